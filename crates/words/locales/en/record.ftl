# Records of played games, and what happens at a table.

table-no-such-seat = there is no seat { $seat } at this table
table-already-out = seat { $seat } is already out

record-error = line { $line }: { $reason }

record-empty = there is no record in this text
record-several = there are several records where one is expected
record-tag-form = a tag looks like [Name "value"]
record-tag-name = “{ $text }” is not a tag name: use letters, digits and _
record-tag-twice = the tag { $text } appears twice
record-tag-missing = the tag { $text } is missing
record-unknown-game = there is no game called “{ $text }”: write tzaar, terrace, tchag or tanagra
record-seed = “{ $text }” is not a seed: write a whole number, without sign or leading zeros
record-seed-surplus = this game is not dealt at random: leave the seed out
record-position-differs = this is not the position that the set-up and its seed give
record-time-control = “{ $text }” is not a time control: write 600+5 (seconds), 3d (days) or -
record-comment-open = the comment is not closed: put a brace {"}"} at its end
record-variation-open = the variation is not closed: put a parenthesis ) at its end
record-variation-stray = a variation is written in parentheses, after the move it replaces
record-variation-too-deep = the variations are nested too deeply
record-variation-event = a variation holds only moves, not { $text }
record-event = move { $ply }, { $text }: { $reason }
record-unreadable = { $text } is neither a { $game } move nor resign:1, time:1, gone:1, draw or a result
record-result-differs = the record says { $stated }, but the result is { $actual }
record-result-open = the record says { $text }, but the game is not over
record-ending-open = the record says that the game ended ({ $text }), but it goes on
record-ending-differs = the record says { $stated }, but the game ended by { $actual }
record-after-result = { $text } comes after the result
did-you-mean = { $sentence }. Did you mean “{ $name }”?
