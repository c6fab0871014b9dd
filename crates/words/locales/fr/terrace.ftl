# Terrace.

terrace-name = Terrace

terrace-seat-1 = Orange
terrace-seat-2 = Bleu
terrace-seat-3 = Blanc
terrace-seat-4 = Noir

terrace-to-move-1 = À Orange de jouer
terrace-to-move-2 = À Bleu de jouer
terrace-to-move-3 = À Blanc de jouer
terrace-to-move-4 = À Noir de jouer

terrace-wins-1 = Orange gagne
terrace-wins-2 = Bleu gagne
terrace-wins-3 = Blanc gagne
terrace-wins-4 = Noir gagne

terrace-piece-of-1 = Ce pion est à Orange
terrace-piece-of-2 = Ce pion est à Bleu
terrace-piece-of-3 = Ce pion est à Blanc
terrace-piece-of-4 = Ce pion est à Noir
terrace-announcement-mate = Terrace et mat !
terrace-announcement = Terrace !

## Pourquoi un coup est interdit

terrace-refusal-unreadable = ce n’est pas un coup de Terrace : écris b1-b2 pour déplacer un pion, ou c3xb2 pour prendre
terrace-refusal-off-board = { $at } n’est pas sur ce plateau
terrace-refusal-empty = il n’y a rien en { $at }
terrace-refusal-not-yours = le pion en { $at } n’est pas à toi
terrace-refusal-same-square = le pion est déjà en { $at }
terrace-refusal-occupied = la case { $at } est occupée : pour prendre le pion qui s’y trouve, écris x, comme dans c3xb2
terrace-refusal-not-vacant = la case { $at } est occupée : choisis une case libre
terrace-refusal-nothing-there = rien à prendre en { $at } : pour y aller, écris -, comme dans b1-b2
terrace-refusal-level-gap = { $from } et { $to } ont plus d’un niveau d’écart : monte ou descends d’un seul à la fois
terrace-refusal-other-terrace = { $from } et { $to } sont au même niveau, mais sur deux terrasses qui ne se rejoignent pas
terrace-refusal-not-beside = { $to } n’est pas à côté de { $from } : on ne change de niveau que vers une case voisine
terrace-refusal-down-diagonally = de { $from } à { $to }, on descend en diagonale : ce n’est permis que pour prendre
terrace-refusal-blocked = { $by } barre la route de { $from } à { $to }
terrace-refusal-capture-not-down = { $from } ne peut pas prendre { $to } : une prise descend d’exactement un niveau
terrace-refusal-capture-not-diagonal = { $from } ne peut pas prendre { $to } : une prise se fait d’une case en diagonale
terrace-refusal-bigger = { $from } ne peut pas prendre { $to } : { $to } est plus grand

## Ce qui ne va pas dans une position

terrace-fault-shape = écris 8 lignes de 8 cases, ou 6 lignes de 6, séparées par /
terrace-fault-not-a-piece = « { $found } » n’a rien à faire ici ; écris un pion par la lettre du joueur, de a à d, puis T ou une taille, par exemple a2
terrace-fault-size = la taille en { $at } n’existe pas ; les tailles vont de 1 à 4, et de 1 à 3 sur le petit plateau
terrace-fault-small-board-seats = le petit plateau se joue à 2
terrace-fault-no-such-seat = { $name } ({ $letter }) ne joue pas à cette table
terrace-fault-no-t = il n’y a aucun T ; il en faut au moins un
terrace-fault-two-ts = { $name } ({ $letter }) a plus d’un T
terrace-fault-two-goals = deux T sont sur leur but, mais le premier arrivé a gagné
terrace-fault-out = { $name } ({ $letter }) n’a plus de T et se trouve hors jeu ; il ne peut avoir ni pions ni tour de jeu
terrace-fault-too-many-pieces = { $name } ({ $letter }) a plus de { $most } pions
