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

## Comment une phrase nomme un camp. Une couleur de TZAAR ou de Tchag est un pluriel ; $side vaut « person » pour un nom
## de personne, et $initial vaut « vowel » devant une voyelle.

side =
    { $side ->
        [tzaar-1] les Blancs
        [tzaar-2] les Noirs
        [tchag-1] les Rouges
        [tchag-2] les Jaunes
       *[other] { $player }
    }
side-of =
    { $side ->
        [tzaar-1] des Blancs
        [tzaar-2] des Noirs
        [tchag-1] des Rouges
        [tchag-2] des Jaunes
       *[other] { $initial ->
            [vowel] d’{ $player }
           *[other] de { $player }
        }
    }
side-to =
    { $side ->
        [tzaar-1] aux Blancs
        [tzaar-2] aux Noirs
        [tchag-1] aux Rouges
        [tchag-2] aux Jaunes
       *[other] à { $player }
    }
side-has =
    { $side ->
        [tzaar-1] Les Blancs ont
        [tzaar-2] Les Noirs ont
        [tchag-1] Les Rouges ont
        [tchag-2] Les Jaunes ont
       *[other] { $player } a
    }
side-has-not =
    { $side ->
        [tzaar-1] Les Blancs n’ont
        [tzaar-2] Les Noirs n’ont
        [tchag-1] Les Rouges n’ont
        [tchag-2] Les Jaunes n’ont
       *[other] { $player } n’a
    }

## Pourquoi un tour est conseillé. On le dit à celui qui demande.

reason-wins = Gagne : { $cause }
reason-wins-plain = Gagne la partie
reason-forced = Il n’y a pas d’autre coup
reason-only-defence = Tout autre coup fait gagner { side } aussitôt
reason-defends = La plupart des autres coups font gagner { side } aussitôt
reason-takes-type =
    Prend { $taken ->
        [one] { $kind ->
            [T] un Tzaar
            [R] une Tzarra
           *[O] un Tott
        }
       *[other] deux { $kind ->
            [T] Tzaars
            [R] Tzarras
           *[O] Totts
        }
    } : il en reste { $left } { side-to }
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
        [one] { side-has-not } plus qu’un coup au lieu de { $before }
       *[other] { side-has-not } plus que { $moves } coups au lieu de { $before }
    }
reason-more-moves = Tes pions ont alors { $own } coups, ceux d’en face { $others }
reason-saves-t = Met ton T hors de danger
reason-attacks-t = Attaque le T { side-of }
reason-goal-in =
    { $moves ->
        [one] Encore un coup libre et ton T atteint son but
       *[other] Encore { $moves } coups libres et ton T atteint son but
    }
reason-takes-piece = Prend un pion de taille { $size }
reason-takes-piece-safely = Prend un pion de taille { $size }, sans risque d’être repris
reason-stuck = { side-has-not } plus aucun coup
reason-few-moves =
    { $moves ->
        [one] { side-has-not } plus qu’un coup
       *[other] { side-has-not } plus que { $moves } coups
    }
reason-takes-pawn = Prend un pion : { $own } contre { $others }
reason-takes-of-series =
    Prend un { $size ->
        [small] petit pion
        [large] grand pion
       *[only] pion
    } { side-of } : { $left ->
        [one] il en reste un
       *[other] il en reste { $left }
    }
reason-out-of-danger = Plus aucun de tes pions ne peut être pris
reason-attacks =
    { $pawns ->
        [one] Attaque un pion
       *[other] Attaque { $pawns } pions
    }

reason-lays-at-prey =
    { $pawns ->
        [one] La tuile touche celle d’un pion que le tien peut prendre
       *[other] La tuile touche celles de { $pawns } pions que le tien peut prendre
    }
reason-lays-at-prey-safely =
    { $pawns ->
        [one] La tuile touche celle d’un pion que le tien peut prendre, et aucune avec un pion qui peut prendre le tien
       *[other] La tuile touche celles de { $pawns } pions que le tien peut prendre, et aucune avec un pion qui peut prendre le tien
    }
reason-lays-out-of-reach = La tuile n’en touche aucune avec un pion qui peut prendre le tien
reason-lays-together =
    { $pawns ->
        [one] La tuile touche celle d’un autre pion de la même série
       *[other] La tuile touche celles de { $pawns } autres pions de la même série
    }
reason-isolates =
    { $pawns ->
        [one] Un pion adverse est alors isolé
       *[other] { $pawns } pions adverses sont alors isolés
    }
reason-fewer-in-danger =
    { $pawns ->
        [one] Un seul de tes pions peut alors être pris, au lieu de { $before }
       *[other] { $pawns } de tes pions peuvent alors être pris, au lieu de { $before }
    }
reason-nearer-prey = Te rapproche d’un pion que tu peux prendre : à { $steps } pas au lieu de { $before }
reason-no-pawn-in-danger = Aucun de tes pions ne peut alors être pris

## Ce qui a mis fin à une partie. $who vaut « you » pour la personne dont il s’agit.

cause-type-gone =
    { $who ->
        [you] Il ne te reste { $kind ->
            [T] aucun Tzaar
            [R] aucune Tzarra
           *[O] aucun Tott
        }
       *[other] { side-has-not } plus { $kind ->
            [T] aucun Tzaar
            [R] aucune Tzarra
           *[O] aucun Tott
        }
    }
cause-no-capture =
    { $who ->
        [you] Tu n’as plus rien à prendre
       *[other] { side-has-not } plus rien à prendre
    }
cause-goal =
    { $who ->
        [you] Ton T a atteint son but, { $goal }
       *[other] Le T { side-of } a atteint son but, { $goal }
    }
cause-no-t =
    { $who ->
        [you] Tu as perdu ton T
       *[other] { side-has } perdu son T
    }
cause-last-t =
    { $who ->
        [you] Le dernier T du plateau est le tien
       *[other] Le dernier T du plateau est celui { side-of }
    }
cause-no-pawn =
    { $who ->
        [you] Tu n’as plus de pion
       *[other] { side-has-not } plus de pion
    }
cause-more-pawns =
    { $who ->
        [you] On compte les pions : { $more } pour toi, contre { $fewer }
       *[other] On compte les pions : { $more } pour { side }, contre { $fewer }
    }
cause-series-gone =
    { $who ->
        [you] Tu n’as plus de { $size ->
            [small] petit pion
            [large] grand pion
           *[only] pion
        }
       *[other] { side-has-not } plus de { $size ->
            [small] petit pion
            [large] grand pion
           *[only] pion
        }
    }
cause-isolated =
    { $who ->
        [you] Tous tes pions sont isolés
       *[other] Tous les pions { side-of } sont isolés
    }
cause-others-isolated =
    { $who ->
        [you] Tous les pions sont isolés, sauf les tiens
       *[other] Tous les pions sont isolés, sauf ceux { side-of }
    }
cause-own-tile =
    { $who ->
        [you] Plus personne d’autre que toi n’a de tuile à soi
       *[other] Plus personne d’autre { $initial ->
            [vowel] qu’{ $player }
           *[other] que { $player }
        } n’a de tuile à soi
    }
cause-resigned =
    { $who ->
        [you] Tu as abandonné
       *[other] { side-has } abandonné
    }
cause-time =
    { $who ->
        [you] Ton temps est écoulé
       *[other] Le temps { side-of } est écoulé
    }
cause-gone =
    { $who ->
        [you] Tu as quitté la table sans revenir
       *[other] { side-has } quitté la table sans revenir
    }
