# TZAAR.

tzaar-name = TZAAR

tzaar-seat-1 = White
tzaar-seat-2 = Black

tzaar-to-move-1 = White to move
tzaar-to-move-2 = Black to move

tzaar-lots-1 = By lot, you play White
tzaar-lots-2 = By lot, you play Black
tzaar-wins-1 = White wins
tzaar-wins-2 = Black wins

tzaar-piece-of-1 = White’s piece
tzaar-piece-of-2 = Black’s piece

## Why a move is illegal

tzaar-refusal-unreadable = that is not a TZAAR move: write d2xd3 to take, d2+c2 to stack, T@e4 to place, or pass
tzaar-refusal-still-placing = the pieces are still being placed: write a type and a point, as in T@e4
tzaar-refusal-placing-over = all pieces are placed: now take or stack, as in d2xd3 or d2+c2
tzaar-refusal-occupied = { $at } is occupied: choose an empty point
tzaar-refusal-none-left =
    you have no { $kind ->
        [T] Tzaar
        [R] Tzarra
       *[O] Tott
    } left to place
tzaar-refusal-must-capture = the first move of a turn takes a piece: only the second can be passed
tzaar-refusal-capture-first = the first move of a turn takes a piece: stacking comes second
tzaar-refusal-empty = nothing stands on { $at }
tzaar-refusal-not-yours = { $at } is not your piece
tzaar-refusal-same-point = the piece already stands on { $at }
tzaar-refusal-not-in-line = { $from } and { $to } are not on one line
tzaar-refusal-across-the-hole = the hole lies between { $from } and { $to }: no line crosses it
tzaar-refusal-blocked = { $by } stands in the way from { $from } to { $to }
tzaar-refusal-nothing-there = { $at } is empty: a move ends on a piece, to take it or to stack
tzaar-refusal-takes-own = { $to } is yours too: as a second move you can stack it with { $from }+{ $to }
tzaar-refusal-stacks-on-enemy = { $to } is not yours, so nothing can be stacked there: to take it, write { $from }x{ $to }
tzaar-refusal-higher = { $from } cannot take { $to }: it is higher

## What is wrong with a position

tzaar-fault-column-count = write nine columns, a to i, joined by /
tzaar-fault-column-length = column { $column } needs { $expected } points
tzaar-fault-not-a-piece = “{ $found }” is not a piece; write T, R, O for White, t, r, o for Black, or a dot for an empty point
tzaar-fault-height = the height on { $at } is wrong; write one only after a piece, from 2 up
tzaar-fault-too-many-pieces =
    { $colour ->
        [white] White
       *[black] Black
    } has more than 30 pieces, counting those in stacks
tzaar-fault-too-many-of-kind =
    { $colour ->
        [white] White
       *[black] Black
    } has more than { $most } { $kind ->
        [T] Tzaars
        [R] Tzarras
       *[O] Totts
    }
tzaar-fault-both-lack-kind = both sides lack one of the three types; the game was over before that
tzaar-fault-turn-of-the-other = odd turns are White’s, even turns are Black’s
tzaar-fault-opening-incomplete = turn 1 begins with all sixty pieces and no stack
tzaar-fault-opening-second-move = turn 1 has only one move, step 1
tzaar-fault-placing-turn = turn 0 and step p go together; pieces are placed before turn 1
tzaar-fault-placing-stack = { $at } holds a stack, but nothing is stacked while pieces are placed
tzaar-fault-placing-done = all sixty pieces stand; nothing is left to place
tzaar-fault-placing-order = the sides place in turn, White first; the pieces placed and the side to move do not fit
