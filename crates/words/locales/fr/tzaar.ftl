# TZAAR.

tzaar-name = TZAAR

tzaar-seat-1 = Blanc
tzaar-seat-2 = Noir

tzaar-to-move-1 = Aux Blancs de jouer
tzaar-to-move-2 = Aux Noirs de jouer

tzaar-lots-1 = Le sort te donne les Blancs
tzaar-lots-2 = Le sort te donne les Noirs
tzaar-wins-1 = Les Blancs gagnent
tzaar-wins-2 = Les Noirs gagnent

tzaar-piece-of-1 = Cette pièce est aux Blancs
tzaar-piece-of-2 = Cette pièce est aux Noirs

## Pourquoi un coup est interdit

tzaar-refusal-unreadable = ce n’est pas un coup de TZAAR : écris d2xd3 pour prendre, d2+c2 pour empiler, T@e4 pour poser, ou pass
tzaar-refusal-still-placing = on pose encore les pièces : écris un type et un espace, par exemple T@e4
tzaar-refusal-placing-over = toutes les pièces sont posées : tu peux prendre ou empiler, par exemple d2xd3 ou d2+c2
tzaar-refusal-occupied = l’espace { $at } est occupé : choisis un espace vide
tzaar-refusal-none-left =
    il ne te reste { $kind ->
        [T] aucun Tzaar
        [R] aucune Tzarra
       *[O] aucun Tott
    } à poser
tzaar-refusal-must-capture = le premier coup d’un tour est une prise : on ne peut passer que le second
tzaar-refusal-capture-first = le premier coup d’un tour est une prise : on n’empile qu’au second
tzaar-refusal-empty = il n’y a rien en { $at }
tzaar-refusal-not-yours = la pièce en { $at } n’est pas à toi
tzaar-refusal-same-point = la pièce est déjà en { $at }
tzaar-refusal-not-in-line = { $from } et { $to } ne sont pas alignés
tzaar-refusal-across-the-hole = le trou est entre { $from } et { $to } : aucune ligne ne le traverse
tzaar-refusal-blocked = { $by } barre la route de { $from } à { $to }
tzaar-refusal-nothing-there = { $at } est vide : un coup finit sur une pièce, pour la prendre ou pour empiler
tzaar-refusal-takes-own = { $to } est aussi à toi : au second coup, tu peux empiler avec { $from }+{ $to }
tzaar-refusal-stacks-on-enemy = { $to } n’est pas à toi, on n’y empile pas : pour prendre, écris { $from }x{ $to }
tzaar-refusal-higher = { $from } ne peut pas prendre { $to } : la pièce en { $to } est plus haute

## Ce qui ne va pas dans une position

tzaar-fault-column-count = écris neuf colonnes, de a à i, séparées par /
tzaar-fault-column-length = la colonne { $column } du plateau compte { $expected } espaces, ni plus ni moins
tzaar-fault-not-a-piece = « { $found } » n’est pas une pièce ; écris T, R, O pour les Blancs, t, r, o pour les Noirs, ou un point s’il n’y a rien
tzaar-fault-height = la hauteur en { $at } ne va pas ; on ne l’écrit qu’après une pièce, à partir de 2
tzaar-fault-too-many-pieces =
    { $colour ->
        [white] les Blancs
       *[black] les Noirs
    } ont plus de 30 pièces, en comptant celles des empilements
tzaar-fault-too-many-of-kind =
    { $colour ->
        [white] les Blancs
       *[black] les Noirs
    } ont plus de { $most } { $kind ->
        [T] Tzaars
        [R] Tzarras
       *[O] Totts
    }
tzaar-fault-both-lack-kind = il manque un type de pièces à chacun des deux camps ; la partie était finie avant
tzaar-fault-turn-of-the-other = les tours impairs sont aux Blancs, les tours pairs aux Noirs
tzaar-fault-opening-incomplete = le tour 1 commence avec les soixante pièces et sans aucun empilement
tzaar-fault-opening-second-move = le tour 1 n’a qu’un seul coup, l’étape 1
tzaar-fault-placing-turn = le tour 0 et l’étape p vont ensemble ; on pose les pièces avant le tour 1
tzaar-fault-placing-stack = il y a un empilement en { $at }, mais on n’empile pas pendant la pose
tzaar-fault-placing-done = les soixante pièces sont là ; il n’y a plus rien à poser
tzaar-fault-placing-order = on pose chacun son tour, les Blancs d’abord ; les pièces posées et le camp au trait ne vont pas ensemble
