# Ce que les évaluations disent d’une partie.

review-standing-lost = perte forcée
review-standing-losing = position perdante
review-standing-worse = net désavantage
review-standing-slightly-worse = léger désavantage
review-standing-even = position équilibrée
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

## Pourquoi un tour est conseillé. On le dit à celui qui demande.

reason-wins = Gagne : { $cause }
reason-wins-plain = Gagne la partie
reason-forced = Il n’y a pas d’autre coup
reason-only-defence = Tout autre coup fait gagner { $player } aussitôt
reason-defends = La plupart des autres coups font gagner { $player } aussitôt
reason-takes-type =
    Prend { $kind ->
        [T] un Tzaar
        [R] une Tzarra
       *[O] un Tott
    } : il en reste { $left } à { $player }
reason-only-in-reach =
    Prend { $kind ->
        [T] le seul Tzaar
        [R] la seule Tzarra
       *[O] le seul Tott
    } à portée
reason-takes-stack = Prend un empilement de { $height }
reason-out-of-reach = Forme un empilement de { $height }, que rien ne peut prendre pour l’instant
reason-builds = Forme un empilement de { $height }
reason-saves-piece = Met ce pion hors de danger
reason-attacks-pieces =
    { $pieces ->
        [one] Attaque un pion
       *[other] Attaque { $pieces } pions
    }
reason-climbs = Monte au niveau { $level }
reason-more-room = Plus d’espace pour tes pions : { $moves } coups au lieu de { $before }
reason-nothing-to-take = Aucun de tes pions ne peut alors être pris
reason-fewer-moves =
    { $moves ->
        [one] { $player } n’a plus qu’un coup au lieu de { $before }
       *[other] { $player } n’a plus que { $moves } coups au lieu de { $before }
    }
reason-more-moves = Plus de coups pour tes pions : { $own } contre { $others }
reason-saves-t = Met ton T hors de danger
reason-attacks-t =
    Attaque le T { $player ->
        [Orange] d’Orange
       *[other] de { $player }
    }
reason-goal-in =
    { $moves ->
        [one] Encore un coup libre et ton T atteint son but
       *[other] Encore { $moves } coups libres et ton T atteint son but
    }
reason-takes-piece = Prend un pion de taille { $size }
reason-takes-piece-safely = Prend un pion de taille { $size }, sans risque d’être repris
reason-stuck = { $player } n’a plus aucun coup
reason-few-moves =
    { $moves ->
        [one] { $player } n’a plus qu’un coup
       *[other] { $player } n’a plus que { $moves } coups
    }
reason-takes-pawn = Prend un pion : { $own } contre { $others }
reason-takes-of-series =
    Prend un { $size ->
        [small] petit pion
        [large] grand pion
       *[only] pion
    } { $player ->
        [Orange] d’Orange
       *[other] de { $player }
    } : { $left ->
        [one] il en reste un
       *[other] il en reste { $left }
    }
reason-out-of-danger = Plus aucun de tes pions ne peut être pris
reason-attacks =
    { $pawns ->
        [one] Attaque un pion
       *[other] Attaque { $pawns } pions
    }

## Ce qui a mis fin à une partie. $who vaut « you » pour la personne dont il s’agit.

cause-type-gone =
    { $who ->
        [you] Il ne te reste { $kind ->
            [T] aucun Tzaar
            [R] aucune Tzarra
           *[O] aucun Tott
        }
       *[other] { $player } n’a plus { $kind ->
            [T] aucun Tzaar
            [R] aucune Tzarra
           *[O] aucun Tott
        }
    }
cause-no-capture =
    { $who ->
        [you] Tu n’as plus rien à prendre
       *[other] { $player } n’a plus rien à prendre
    }
cause-goal =
    { $who ->
        [you] Ton T a atteint son but, { $goal }
       *[other] Le T { $player ->
            [Orange] d’Orange
           *[other] de { $player }
        } a atteint son but, { $goal }
    }
cause-no-t =
    { $who ->
        [you] Tu as perdu ton T
       *[other] { $player } a perdu son T
    }
cause-last-t =
    { $who ->
        [you] Le dernier T du plateau est le tien
       *[other] Le dernier T du plateau est celui { $player ->
            [Orange] d’Orange
           *[other] de { $player }
        }
    }
cause-no-pawn =
    { $who ->
        [you] Tu n’as plus de pion
       *[other] { $player } n’a plus de pion
    }
cause-more-pawns =
    { $who ->
        [you] On compte les pions : { $more } pour toi, contre { $fewer }
       *[other] On compte les pions : { $more } pour { $player }, contre { $fewer }
    }
cause-series-gone =
    { $who ->
        [you] Tu n’as plus de { $size ->
            [small] petit pion
            [large] grand pion
           *[only] pion
        }
       *[other] { $player } n’a plus de { $size ->
            [small] petit pion
            [large] grand pion
           *[only] pion
        }
    }
cause-isolated =
    { $who ->
        [you] Tous tes pions sont isolés
       *[other] Tous les pions { $player ->
            [Orange] d’Orange
           *[other] de { $player }
        } sont isolés
    }
cause-others-isolated =
    { $who ->
        [you] Tous les pions sont isolés, sauf les tiens
       *[other] Tous les pions sont isolés, sauf ceux { $player ->
            [Orange] d’Orange
           *[other] de { $player }
        }
    }
cause-own-tile =
    { $who ->
        [you] Il n’y a plus que toi à avoir une tuile à soi
       *[other] Il n’y a plus { $player ->
            [Orange] qu’Orange
           *[other] que { $player }
        } à avoir une tuile à soi
    }
cause-resigned =
    { $who ->
        [you] Tu as abandonné
       *[other] { $player } a abandonné
    }
cause-time =
    { $who ->
        [you] Ton temps est écoulé
       *[other] Le temps { $player ->
            [Orange] d’Orange
           *[other] de { $player }
        } est écoulé
    }
cause-gone =
    { $who ->
        [you] Tu as quitté la table sans revenir
       *[other] { $player } a quitté la table sans revenir
    }
