# Tchag.

tchag-name = Tchag

tchag-seat-1 = Rouge
tchag-seat-2 = Jaune

tchag-to-move-1 = Aux Rouges de jouer
tchag-to-move-2 = Aux Jaunes de jouer

tchag-lots-1 = Le sort te donne les Rouges
tchag-lots-2 = Le sort te donne les Jaunes
tchag-wins-1 = Les Rouges gagnent
tchag-wins-2 = Les Jaunes gagnent

tchag-piece-of-1 = Ce pion est aux Rouges
tchag-piece-of-2 = Ce pion est aux Jaunes

## Pourquoi un coup est interdit

tchag-refusal-unreadable = ce n’est pas un coup de Tchag : écris b5-c4 ou b5xc4 pour un pion, N pour refermer un trou, 3W pour faire glisser une ligne, ou stop
tchag-refusal-close-first = referme d’abord le trou en { $at } : écris N, E, S ou W (ouest), le sens dans lequel vont les pierres
tchag-refusal-rejoin-first = réunis d’abord les deux zones : fais glisser une ligne, par exemple 3W ou dN
tchag-refusal-nothing-to-repair = il n’y a rien à réparer : déplace un pion
tchag-refusal-no-pawn = il n’y a pas de pion en { $at }
tchag-refusal-not-yours = le pion en { $at } n’est pas à toi
tchag-refusal-straight-only = la pierre en { $at } est noire : son pion se déplace d’un pas, à l’horizontale ou à la verticale
tchag-refusal-diagonal-only = la pierre en { $at } est grise : son pion se déplace d’un pas en diagonale
tchag-refusal-no-stone = il n’y a pas de pierre en { $at }
tchag-refusal-own-pawn = un de tes pions est en { $at }
tchag-refusal-nothing-to-take = rien à prendre en { $at } : pour y aller, écris -, comme dans b5-c4
tchag-refusal-enemy-there = il y a un pion adverse en { $at } : pour le prendre, écris x, comme dans b5xc4
tchag-refusal-opponent-can-move = ton adversaire peut encore jouer : tu ne peux pas encore arrêter la partie
tchag-refusal-not-cut =
    { $direction } ne referme pas le trou en { $at } : { $direction ->
        [N] sa ligne verticale
        [S] sa ligne verticale
       *[other] sa ligne horizontale
    } n’est pas coupée en deux
tchag-refusal-does-not-rejoin = { $slide } ne réunit pas les deux zones : fais glisser une ligne d’une zone vers l’autre
tchag-refusal-not-shortest = après huit réparations, il faut prendre le plus court chemin vers la fin du tour

## Ce qui ne va pas dans une position

tchag-fault-shape = écris 6 lignes de 6 cases, séparées par /
tchag-fault-not-a-stone = « { $found } » n’est pas une pierre ; écris B pour une noire, G pour une grise, suivi de r ou y si elle porte un pion, ou un point s’il n’y en a pas
tchag-fault-too-many-pawns =
    { $colour ->
        [red] les Rouges
       *[yellow] les Jaunes
    } ont plus de 4 pions
tchag-fault-no-pawns = il n’y a pas un seul pion
tchag-fault-broken-lines = il y a un trou dans une ligne de pierres
tchag-fault-several-zones = les pierres ne sont pas toutes d’un seul tenant
tchag-fault-side-is-stuck = ce camp ne peut déplacer aucun pion et l’autre le peut ; c’est à l’autre de jouer
tchag-fault-stop-with-moves = la partie n’a pas pu être arrêtée ; l’autre camp peut encore jouer
tchag-fault-hole-name = écris h et la case du trou, par exemple hc3
tchag-fault-hole-has-stone = il y a une pierre en { $at } ; ce n’est pas un trou
tchag-fault-hole-cuts-nothing = le trou en { $at } ne coupe aucune ligne ; il n’y a rien à refermer
tchag-fault-not-two-zones = la phase z demande deux zones qui se touchent par un coin
tchag-fault-last-pawn-gone = une couleur n’a plus de pions ; écris la phase m, et cette couleur au trait
tchag-fault-repairs-outside-repair = écris 0 dans les phases m et s ; on ne répare rien
