# Tchag.

tchag-name = Tchag

tchag-seat-1 = Red
tchag-seat-2 = Yellow

tchag-to-move-1 = Red to move
tchag-to-move-2 = Yellow to move

tchag-lots-1 = By lot, you play Red
tchag-lots-2 = By lot, you play Yellow
tchag-wins-1 = Red wins
tchag-wins-2 = Yellow wins

tchag-piece-of-1 = Red’s pawn
tchag-piece-of-2 = Yellow’s pawn

## Why a move is illegal

tchag-refusal-unreadable = that is not a Tchag move: write b5-c4 or b5xc4 for a pawn, N to close a hole, 3W to slide a row, or stop
tchag-refusal-close-first = close the hole on { $at } first: write N, E, S or W, the way the stones move
tchag-refusal-rejoin-first = rejoin the two zones first: slide a row or a column, as in 3W or dN
tchag-refusal-nothing-to-repair = there is nothing to repair: move a pawn
tchag-refusal-no-pawn = no pawn stands on { $at }
tchag-refusal-not-yours = { $at } is not your pawn
tchag-refusal-straight-only = the stone on { $at } is black: its pawn moves one step up, down, left or right
tchag-refusal-diagonal-only = the stone on { $at } is grey: its pawn moves one step diagonally
tchag-refusal-no-stone = there is no stone on { $at }
tchag-refusal-own-pawn = one of your pawns stands on { $at }
tchag-refusal-nothing-to-take = nothing to take on { $at }: to move there, write - as in b5-c4
tchag-refusal-enemy-there = an enemy pawn stands on { $at }: to take it, write x as in b5xc4
tchag-refusal-opponent-can-move = your opponent can still move: you cannot stop the game yet
tchag-refusal-not-cut =
    { $direction } does not close the hole on { $at }: { $direction ->
        [N] its column
        [S] its column
       *[other] its row
    } is not cut in two
tchag-refusal-does-not-rejoin = { $slide } does not bring the two zones together: slide a row or a column of one zone towards the other
tchag-refusal-not-shortest = after eight repairs you must take a shortest way to the end of the turn

## What is wrong with a position

tchag-fault-shape = write 6 rows of 6 cells, joined by /
tchag-fault-not-a-stone = “{ $found }” is not a stone; write B for black, G for grey, followed by r or y if a pawn stands on it, or a dot for none
tchag-fault-too-many-pawns =
    { $colour ->
        [red] Red
       *[yellow] Yellow
    } has more than 4 pawns
tchag-fault-no-pawns = there is no pawn at all
tchag-fault-broken-lines = a row or a column of stones has a gap
tchag-fault-several-zones = the stones are not all connected
tchag-fault-side-is-stuck = this side cannot move a pawn and the other can; it is the other’s turn
tchag-fault-stop-with-moves = the game cannot have been stopped; the other side can still move
tchag-fault-hole-name = write h and the cell of the hole, as in hc3
tchag-fault-hole-has-stone = a stone lies on { $at }; that is not a hole
tchag-fault-hole-cuts-nothing = the hole on { $at } cuts no row and no column; there is nothing to close
tchag-fault-not-two-zones = phase z is for two zones that touch at a corner
tchag-fault-last-pawn-gone = one colour has no pawns left; write phase m, and that colour as the side
tchag-fault-repairs-outside-repair = write 0 in phases m and s; nothing is being repaired
