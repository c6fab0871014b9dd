# Records of played games, and what happens at a table.

table-no-such-seat = there is no seat { $seat } at this table
table-already-out = seat { $seat } is out already

record-error = line { $line }: { $reason }

record-empty = there is no record in this text
record-several = there are several records where one is expected
record-tag-form = a tag looks like [Name "value"]
record-tag-name = “{ $text }” is no name for a tag: use letters, digits and _
record-tag-twice = the tag { $text } appears twice
record-tag-missing = the tag { $text } is missing
record-unknown-game = there is no game called “{ $text }”: write tzaar, terrace, tchag or tanagra
record-seed = “{ $text }” is no seed: write a whole number, without sign or leading zeros
record-seed-surplus = this game is not dealt: leave the seed out
record-position-differs = this is not the position that the set-up and its seed give
record-time-control = “{ $text }” is no time control: write 600+5 (seconds), 3d (days) or -
record-comment-open = the comment is not closed: put a brace {"}"} at its end
record-variation-open = the variation is not closed: put a parenthesis ) at its end
record-variation-stray = a variation stands in parentheses after the move that it replaces
record-variation-too-deep = the variations lie too deep inside each other
record-variation-event = a variation holds moves only, not { $text }
record-event = move { $ply }, { $text }: { $reason }
record-unreadable = { $text } is no move of { $game }, nor resign:1, time:1, draw or a result
record-result-differs = the record says { $stated }, but the result is { $actual }
record-result-open = the record says { $text }, but the game is not over
record-ending-open = the record says that the game ended ({ $text }), but it goes on
record-ending-differs = the record says { $stated }, but the game ended by { $actual }
record-after-result = { $text } stands after the result
