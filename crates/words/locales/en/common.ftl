# What all games share.

## Position texts

position-error = { $field }: { $reason }
position-error-whole = this is not the text of a position: { $reason }

fault-field-count = write { $expected } fields, with a single space between them
fault-not-a-number = write a plain number, without sign or leading zeros
fault-too-large = the number can be at most { $most }
fault-not-one-of = write { $allowed }

# The last two words of a list: “p, 1 or 2”.
list-or = { $most } or { $last }

## Moves

refusal-over = the game is over

## Set-ups

setup-error-unknown = { $game } has no set-up called “{ $name }”: write { $setups }
setup-error-seed-missing = this set-up is dealt at random: give a seed
setup-error-seed-surplus = this set-up is not dealt: leave the seed out

## Endings. The result is “White wins” or “Draw”.

draw = Draw

ending-type-gone = { $result }: the other side has none left of one of the three types
ending-no-capture = { $result }: the other side cannot capture
ending-goal = { $result }: its T has reached its goal
ending-last-t = { $result }: no other T is left
ending-no-move = { $result }: the player to move has no move
ending-quiet = { $result }: nothing has been taken for 200 moves
ending-quiet-with-tiles = { $result }: no pawn taken and no tile dropped for 200 moves
ending-last-pawn = { $result }: the other side has lost its last pawn
ending-stopped = { $result }: the game was stopped, and the winner has more pawns left
ending-stopped-level = { $result }: the game was stopped, and both sides have the same number of pawns
ending-nobody-moves = { $result }: no one can move a pawn
ending-nobody-moves-more = { $result }: neither side can move a pawn, and the winner has more left
ending-nobody-moves-level = { $result }: neither side can move a pawn, and both have the same number
ending-series-gone = { $result }: the last pawn of a series has been taken
ending-isolated = { $result }: all other pawns are isolated
ending-own-tile = { $result }: no other player has a tile of their own
ending-resigned = { $result } by resignation
ending-time = { $result } on time
ending-gone = { $result }: the other player did not come back
ending-agreed = { $result } by agreement
ending-repetition = { $result }: the same position has come up three times
