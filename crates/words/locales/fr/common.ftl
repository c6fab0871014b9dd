# Ce que tous les jeux ont en commun.

## Textes de position

position-error = { $field } : { $reason }
position-error-whole = ce n’est pas le texte d’une position : { $reason }

fault-field-count = écris { $expected } champs, avec un seul espace entre eux
fault-not-a-number = écris un nombre tout simple, sans signe ni zéro au début
fault-too-large = le nombre ne peut pas dépasser { $most }
fault-not-one-of = écris { $allowed }

# Les deux derniers mots d’une liste : « p, 1 ou 2 ».
list-or = { $most } ou { $last }

## Coups

refusal-over = la partie est finie

## Mises en place

setup-error-unknown = { $game } n’a pas de mise en place « { $name } » : écris { $setups }
setup-error-seed-missing = cette mise en place est tirée au sort : donne une graine
setup-error-seed-surplus = cette mise en place n’est pas tirée au sort : enlève la graine

## Fins de partie. Le résultat est « Les Blancs gagnent » ou « Partie nulle ».

draw = Partie nulle

ending-type-gone = { $result } : il manque à l’adversaire l’un des trois types de pièces
ending-no-capture = { $result } : l’adversaire ne peut plus rien prendre
ending-goal = { $result } : son T a atteint son but
ending-last-t = { $result } : il ne reste aucun autre T
ending-no-move = { $result } : le joueur dont c’est le tour ne peut pas jouer
ending-quiet = { $result } : rien n’a été pris depuis 200 coups
ending-quiet-with-tiles = { $result } : ni pion pris ni tuile retirée depuis 200 coups
ending-last-pawn = { $result } : l’adversaire a perdu son dernier pion
ending-stopped = { $result } : la partie est arrêtée, et les vainqueurs ont davantage de pions
ending-stopped-level = { $result } : la partie est arrêtée avec autant de pions de chaque côté
ending-nobody-moves = { $result } : plus personne ne peut déplacer de pion
ending-nobody-moves-more = { $result } : plus personne ne peut déplacer de pion, et les vainqueurs en ont davantage
ending-nobody-moves-level = { $result } : plus personne ne peut déplacer de pion, et chacun en a autant
ending-series-gone = { $result } : le dernier pion d’une série a été pris
ending-isolated = { $result } : tous les autres pions sont isolés
ending-own-tile = { $result } : plus aucun autre joueur n’a de tuile à lui seul
ending-resigned = { $result } par abandon
ending-time = { $result } au temps
ending-gone = { $result } : l’autre joueur n’est pas revenu
ending-agreed = { $result } d’un commun accord
ending-repetition = { $result } : la même position s’est présentée trois fois
