# Ce que les évaluations disent d’une partie.

review-standing-lost = perte forcée
review-standing-losing = position perdante
review-standing-worse = net désavantage
review-standing-slightly-worse = léger désavantage
review-standing-even = à peu près égal
review-standing-slightly-better = léger avantage
review-standing-better = net avantage
review-standing-winning = position gagnante
review-standing-won = gain forcé

review-gravity-slip = Imprécision
review-gravity-mistake = Erreur
review-gravity-blunder = Gaffe

review-worth = { $chance } % ({ $score })
review-worth-win = 100 % (gain en { $plies })
review-worth-loss = 0 % (perte en { $plies })
review-point = { $gravity }. { $player } : { $before } → { $after }
review-better = Mieux : { $worth }
