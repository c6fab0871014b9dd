# What evaluations say about a game.

review-standing-lost = forced loss
review-standing-losing = losing
review-standing-worse = clear disadvantage
review-standing-slightly-worse = slight disadvantage
review-standing-even = about even
review-standing-slightly-better = slight advantage
review-standing-better = clear advantage
review-standing-winning = winning
review-standing-won = forced win

review-gravity-slip = Slip
review-gravity-mistake = Mistake
review-gravity-blunder = Blunder

review-worth = { $chance }% ({ $score })
review-worth-win = 100% (win in { $plies })
review-worth-loss = 0% (loss in { $plies })
review-point = { $gravity }. { $player }: { $before } → { $after }
review-better = Better: { $worth }

## How a sentence names a side, which has more forms in French.

side = { $player }
side-of = of { $player }
side-to = to { $player }
side-has = { $player } has
side-has-not = { $player } has not

## Why a turn is advised. It is said to the player who asks.

reason-wins = Wins: { $cause }
reason-wins-plain = Wins the game
reason-forced = There is no other move
reason-only-defence = Every other move lets { $player } win at once
reason-defends = Most other moves let { $player } win at once
reason-takes-type =
    Takes { $taken ->
        [one] a { $kind ->
            [T] Tzaar
            [R] Tzarra
           *[O] Tott
        }
       *[other] two { $kind ->
            [T] Tzaars
            [R] Tzarras
           *[O] Totts
        }
    }: { $player } has { $left ->
        [one] one left
       *[other] { $left } left
    }
reason-only-in-reach =
    Takes the only { $kind ->
        [T] Tzaar
        [R] Tzarra
       *[O] Tott
    } in reach
reason-takes-stack = Takes a stack of { $height }
reason-out-of-reach = Builds a stack of { $height }, which nothing can take for now
reason-builds = Builds a stack of { $height }
reason-saves-piece = Takes this piece out of danger
reason-attacks-pieces =
    { $pieces ->
        [one] Attacks a piece
       *[other] Attacks { $pieces } pieces
    }
reason-climbs = Climbs to level { $level }
reason-more-room = More room for your pieces: { $moves } moves instead of { $before }
reason-nothing-to-take = None of your pieces can be taken then
reason-fewer-moves =
    { $moves ->
        [one] Leaves { $player } a single move instead of { $before }
       *[other] Leaves { $player } { $moves } moves instead of { $before }
    }
reason-more-moves = Your pawns then have { $own } moves, the other side’s { $others }
reason-saves-t = Takes your T out of danger
reason-attacks-t = Attacks { $player }’s T
reason-goal-in =
    { $moves ->
        [one] One more free move and your T is on its goal
       *[other] { $moves } more free moves and your T is on its goal
    }
reason-takes-piece = Takes a piece of size { $size }
reason-takes-piece-safely = Takes a piece of size { $size } with no risk of recapture
reason-stuck = Leaves { $player } without a move
reason-few-moves =
    { $moves ->
        [one] Leaves { $player } a single move
       *[other] Leaves { $player } only { $moves } moves
    }
reason-takes-pawn = Takes a pawn: { $own } against { $others }
reason-takes-of-series =
    Takes a { $size ->
        [small] small pawn
        [large] large pawn
       *[only] pawn
    } of { $player }: { $left ->
        [one] one is left
       *[other] { $left } are left
    }
reason-out-of-danger = None of your pawns can be taken then
reason-attacks =
    { $pawns ->
        [one] Attacks a pawn
       *[other] Attacks { $pawns } pawns
    }

reason-lays-at-prey =
    { $pawns ->
        [one] The tile touches that of a pawn that yours can take
       *[other] The tile touches those of { $pawns } pawns that yours can take
    }
reason-lays-at-prey-safely =
    { $pawns ->
        [one] The tile touches that of a pawn that yours can take, and none with a pawn that can take yours
       *[other] The tile touches those of { $pawns } pawns that yours can take, and none with a pawn that can take yours
    }
reason-lays-out-of-reach = The tile touches none with a pawn that can take yours
reason-lays-together =
    { $pawns ->
        [one] The tile touches that of another pawn of the same series
       *[other] The tile touches those of { $pawns } other pawns of the same series
    }
reason-isolates =
    { $pawns ->
        [one] An enemy pawn is isolated then
       *[other] { $pawns } enemy pawns are isolated then
    }
reason-fewer-in-danger =
    { $pawns ->
        [one] One of your pawns can be taken then instead of { $before }
       *[other] { $pawns } of your pawns can be taken then instead of { $before }
    }
reason-nearer-prey =
    { $steps ->
        [one] Brings you nearer to a pawn that you can take: one step instead of { $before }
       *[other] Brings you nearer to a pawn that you can take: { $steps } steps instead of { $before }
    }
reason-no-pawn-in-danger = None of your pawns can be taken then

## What ended a game. $who is “you” for the player who is meant.

cause-type-gone =
    { $who ->
        [you] You have no { $kind ->
            [T] Tzaar
            [R] Tzarra
           *[O] Tott
        } left
       *[other] { $player } has no { $kind ->
            [T] Tzaar
            [R] Tzarra
           *[O] Tott
        } left
    }
cause-no-capture =
    { $who ->
        [you] You have nothing to capture
       *[other] { $player } has nothing to capture
    }
cause-goal =
    { $who ->
        [you] Your T has reached its goal, { $goal }
       *[other] { $player }’s T has reached its goal, { $goal }
    }
cause-no-t =
    { $who ->
        [you] Your T is gone
       *[other] { $player }’s T is gone
    }
cause-last-t =
    { $who ->
        [you] Yours is the last T on the board
       *[other] { $player } has the last T on the board
    }
cause-no-pawn =
    { $who ->
        [you] You have no pawn left
       *[other] { $player } has no pawn left
    }
cause-more-pawns =
    { $who ->
        [you] The pawns are counted: { $more } of yours against { $fewer }
       *[other] The pawns are counted: { $player } has { $more } against { $fewer }
    }
cause-series-gone =
    { $who ->
        [you] You have no { $size ->
            [small] small pawn
            [large] large pawn
           *[only] pawn
        } left
       *[other] { $player } has no { $size ->
            [small] small pawn
            [large] large pawn
           *[only] pawn
        } left
    }
cause-isolated =
    { $who ->
        [you] All your pawns are isolated
       *[other] All of { $player }’s pawns are isolated
    }
cause-others-isolated =
    { $who ->
        [you] All pawns but yours are isolated
       *[other] All pawns but { $player }’s are isolated
    }
cause-own-tile =
    { $who ->
        [you] Only you still have a tile of your own
       *[other] Only { $player } still has a tile of their own
    }
cause-resigned =
    { $who ->
        [you] You resigned
       *[other] { $player } resigned
    }
cause-time =
    { $who ->
        [you] You ran out of time
       *[other] { $player } ran out of time
    }
cause-gone =
    { $who ->
        [you] You went away and did not come back
       *[other] { $player } went away and did not come back
    }
