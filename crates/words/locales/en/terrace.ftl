# Terrace.

terrace-name = Terrace

terrace-seat-1 = Orange
terrace-seat-2 = Blue
terrace-seat-3 = White
terrace-seat-4 = Black

terrace-to-move-1 = Orange to move
terrace-to-move-2 = Blue to move
terrace-to-move-3 = White to move
terrace-to-move-4 = Black to move

terrace-wins-1 = Orange wins
terrace-wins-2 = Blue wins
terrace-wins-3 = White wins
terrace-wins-4 = Black wins

terrace-piece-of-1 = Orange’s piece
terrace-piece-of-2 = Blue’s piece
terrace-piece-of-3 = White’s piece
terrace-piece-of-4 = Black’s piece
terrace-announcement-mate = Terrace and mate!
terrace-announcement = Terrace!

## Why a move is illegal

terrace-refusal-unreadable = that is not a Terrace move: write b1-b2 to move, or c3xb2 to take
terrace-refusal-off-board = { $at } is not on this board
terrace-refusal-empty = nothing stands on { $at }
terrace-refusal-not-yours = { $at } is not your piece
terrace-refusal-same-square = the piece already stands on { $at }
terrace-refusal-occupied = { $at } is occupied: to take what stands there, write x as in c3xb2
terrace-refusal-not-vacant = { $at } is occupied: choose a vacant square
terrace-refusal-nothing-there = nothing to take on { $at }: to move there, write - as in b1-b2
terrace-refusal-level-gap = { $from } and { $to } are more than one level apart: go up or down one at a time
terrace-refusal-other-terrace = { $from } and { $to } are on the same level, but on two terraces that never join
terrace-refusal-not-beside = { $to } is not beside { $from }: a piece changes level only to a neighbouring square
terrace-refusal-down-diagonally = from { $from } to { $to } goes down diagonally: only a capture can do that
terrace-refusal-blocked = { $by } stands in the way from { $from } to { $to }
terrace-refusal-capture-not-down = { $from } cannot take { $to }: a capture goes exactly one level down
terrace-refusal-capture-not-diagonal = { $from } cannot take { $to }: a capture goes one square diagonally
terrace-refusal-bigger = { $from } cannot take { $to }: it is bigger

## What is wrong with a position

terrace-fault-shape = write 8 rows of 8 squares, or 6 rows of 6, joined by /
terrace-fault-not-a-piece = “{ $found }” does not belong here; write a piece as its seat, a to d, and then T or a size, as in a2
terrace-fault-size = the size on { $at } does not exist; sizes go from 1 to 4, on the small board from 1 to 3
terrace-fault-small-board-seats = the small board is for 2 players
terrace-fault-no-such-seat = { $name } ({ $letter }) does not play at this table
terrace-fault-no-t = there is no T; at least one player must have one
terrace-fault-two-ts = { $name } ({ $letter }) has more than one T
terrace-fault-two-goals = two Ts stand on their goals, but the first to get there has won
terrace-fault-out = { $name } ({ $letter }) has no T and is out, so it can have neither pieces nor a turn
terrace-fault-too-many-pieces = { $name } ({ $letter }) has more than { $most } pieces
