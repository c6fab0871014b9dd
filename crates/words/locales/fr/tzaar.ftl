# TZAAR.

tzaar-name = TZAAR

tzaar-seat-1 = Blanc
tzaar-seat-2 = Noir

tzaar-to-move-1 = Aux Blancs de jouer
tzaar-to-move-2 = Aux Noirs de jouer

tzaar-wins-1 = Les Blancs gagnent
tzaar-wins-2 = Les Noirs gagnent

## Pourquoi un coup est interdit

tzaar-refusal-unreadable = ce n’est pas un coup de TZAAR : écris d2xd3 pour prendre, d2+c2 pour empiler, T@e4 pour poser, ou pass
tzaar-refusal-still-placing = on pose encore les pions : écris un type et un point, par exemple T@e4
tzaar-refusal-placing-over = tous les pions sont posés : tu peux prendre ou empiler, par exemple d2xd3 ou d2+c2
tzaar-refusal-occupied = { $at } est occupé : choisis un point vide
tzaar-refusal-none-left =
    il ne te reste { $kind ->
        [T] aucun Tzaar
        [R] aucune Tzarra
       *[O] aucun Tott
    } à poser
tzaar-refusal-must-capture = le premier coup d’un tour est une prise : on ne peut passer que le second
tzaar-refusal-capture-first = le premier coup d’un tour est une prise : on n’empile qu’au second
tzaar-refusal-empty = il n’y a rien en { $at }
tzaar-refusal-not-yours = le pion en { $at } n’est pas à toi
tzaar-refusal-same-point = le pion est déjà en { $at }
tzaar-refusal-not-in-line = { $from } et { $to } ne sont pas alignés
tzaar-refusal-across-the-hole = le trou est entre { $from } et { $to } : aucune ligne ne le traverse
tzaar-refusal-blocked = { $by } barre la route de { $from } à { $to }
tzaar-refusal-nothing-there = { $at } est vide : un coup finit sur un pion, pour le prendre ou pour empiler
tzaar-refusal-takes-own = { $to } est aussi à toi : au second coup, tu peux empiler avec { $from }+{ $to }
tzaar-refusal-stacks-on-enemy = { $to } n’est pas à toi, on n’y empile pas : pour prendre, écris { $from }x{ $to }
tzaar-refusal-higher = { $from } ne peut pas prendre { $to } : { $to } est plus haut

## Ce qui ne va pas dans une position

tzaar-fault-column-count = écris neuf colonnes, de a à i, séparées par /
tzaar-fault-column-length = il faut { $expected } points dans la colonne { $column }
tzaar-fault-not-a-piece = « { $found } » n’est pas un pion ; écris T, R, O pour les Blancs, t, r, o pour les Noirs, ou un point s’il n’y a rien
tzaar-fault-height = la hauteur en { $at } ne va pas ; on ne l’écrit qu’après un pion, à partir de 2
tzaar-fault-too-many-pieces =
    { $colour ->
        [white] les Blancs
       *[black] les Noirs
    } ont plus de 30 pions, en comptant ceux des piles
tzaar-fault-too-many-of-kind =
    { $colour ->
        [white] les Blancs
       *[black] les Noirs
    } ont plus de { $most } { $kind ->
        [T] Tzaars
        [R] Tzarras
       *[O] Totts
    }
tzaar-fault-both-lack-kind = il manque un type de pion à chacun des deux camps ; la partie était finie avant
tzaar-fault-turn-of-the-other = les tours impairs sont aux Blancs, les tours pairs aux Noirs
tzaar-fault-opening-incomplete = le tour 1 commence avec les soixante pions et sans aucune pile
tzaar-fault-opening-second-move = le tour 1 n’a qu’un seul coup, l’étape 1
tzaar-fault-placing-turn = le tour 0 et l’étape p vont ensemble ; on pose les pions avant le tour 1
tzaar-fault-placing-stack = il y a une pile en { $at }, mais on n’empile pas pendant la pose
tzaar-fault-placing-done = les soixante pions sont là ; il n’y a plus rien à poser
tzaar-fault-placing-order = on pose chacun son tour, les Blancs d’abord ; les pions posés et le camp au trait ne vont pas ensemble
