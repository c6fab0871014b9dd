# Tanagra.

tanagra-name = Tanagra

tanagra-seat-1 = Blue
tanagra-seat-2 = Orange
tanagra-seat-3 = Green
tanagra-seat-4 = Purple

tanagra-to-move-1 = Blue to move
tanagra-to-move-2 = Orange to move
tanagra-to-move-3 = Green to move
tanagra-to-move-4 = Purple to move

tanagra-wins-1 = Blue wins
tanagra-wins-2 = Orange wins
tanagra-wins-3 = Green wins
tanagra-wins-4 = Purple wins

tanagra-piece-of-1 = Blue’s pawn
tanagra-piece-of-2 = Orange’s pawn
tanagra-piece-of-3 = Green’s pawn
tanagra-piece-of-4 = Purple’s pawn

## Why a move is illegal

tanagra-refusal-unreadable = that is not a Tanagra move: write a@0,0v to lay, 0,0v-1,0^ or 0,0vx1,0^ for a pawn, keep, drop or >2,1v for a tile, or pass
tanagra-refusal-still-laying = the tiles are still being laid: write a pawn and a place, as in a@0,0v
tanagra-refusal-laying-over = all tiles are laid: move a pawn, as in 0,0v-1,0^
tanagra-refusal-first-place = the first tile lies on 0,0v
tanagra-refusal-not-your-pawn = the pawn { $pawn } is not yours
tanagra-refusal-none-left = all your { $pawn } pawns are laid
tanagra-refusal-dispose-first = the tile { $at } is empty: write keep, drop, or where to lay it, as in >2,1v
tanagra-refusal-nothing-to-dispose = no tile was left empty: move a pawn
tanagra-refusal-same-place = the tile already lies on { $at }: to leave it there, write keep
tanagra-refusal-overlaps = a tile on { $place } would overlap the tile { $tile }
tanagra-refusal-no-contact = a tile on { $at } would touch no other: lay it against one, by half a side at least
tanagra-refusal-too-far = { $at } is too far out: coordinates end at { $most }
tanagra-refusal-no-tile = there is no tile on { $at }
tanagra-refusal-no-pawn = no pawn stands on { $at }
tanagra-refusal-not-yours = { $at } is not your pawn
tanagra-refusal-same-cell = the pawn already stands on { $at }
tanagra-refusal-not-reached = { $from } does not reach { $to }: a pawn goes to a cell beside it, or over a chain of pawns like it
tanagra-refusal-own-pawn = one of your pawns stands on { $at }
tanagra-refusal-not-prey = { $from } cannot take { $to }: a pawn takes only pawns of one series
tanagra-refusal-nothing-to-take = nothing to take on { $at }: to move there, write - as in 0,0v-1,0^
tanagra-refusal-prey-there = a pawn that you can take stands on { $at }: write x as in 0,0vx1,0^
tanagra-refusal-must-move = one of your pawns can move: you cannot pass

# The place is not only overlapped but the same.
tanagra-place-taken = a tile already lies on { $at }

## The same where short names are used, or where the cell is marked

tanagra-typed-unreadable = that is not a Tanagra move: write 1-2a or 1x2a for a pawn, with the numbers of tiles and the letters of their corners, or 0,0v-1,0^; a@0,0v to lay, keep, drop or >2,1v for a tile, or pass
tanagra-marked-not-reached = that is too far: a pawn goes to a cell beside it, or over a chain of pawns like it
tanagra-marked-own-pawn = one of your own pawns stands there
tanagra-marked-not-prey = this pawn cannot take that one: a pawn takes only pawns of one series

## What is wrong with a position

tanagra-fault-tile-form = tile number { $place } is wrong; write it as 0,0v=a... with four cells after the sign
tanagra-fault-too-far = tile number { $place } is too far out; coordinates end at { $most }
tanagra-fault-not-a-pawn = “{ $found }” is not a pawn; write a letter a to d, A or B, or a dot for a free cell
tanagra-fault-no-such-pawn = there are no { $pawn } pawns at this table
tanagra-fault-overlap = the tiles { $tile } and { $other } overlap
tanagra-fault-unsorted = the tile { $tile } comes too late; sort by the second number, then by the first, then ^ before v
tanagra-fault-too-many-tiles = there are too many tiles; this table has { $most }
tanagra-fault-too-many-pawns = there are more than { $most } { $pawn } pawns
tanagra-fault-several-series-gone = more than one series has no pawns left; the game was over before that
tanagra-fault-no-such-seat = { $name } ({ $letter }) does not play at this table
tanagra-fault-laying-done = all tiles are laid; nothing is left to lay
tanagra-fault-laying-first-tile = the first tile, 0,0v, is missing
tanagra-fault-laying-pawn = the tile { $tile } needs one pawn, on its centre, while tiles are laid
tanagra-fault-laying-apart = the tiles are not all connected
tanagra-fault-laying-order = the players lay in turn; the tiles laid and the side to move do not fit
tanagra-fault-laying-quiet = write 0 while tiles are laid
tanagra-fault-dispose-form = write t and the name of a tile, as in t0,0v
tanagra-fault-dispose-no-tile = no tile of that name is on the table
tanagra-fault-dispose-pawns = the tile { $tile } has pawns; only an empty tile can be kept, dropped or laid again

# The tiles not only overlap but are the same.
tanagra-tile-twice = the tile { $tile } is there twice
