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
