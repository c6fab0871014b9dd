# Tanagra.

tanagra-name = Tanagra

tanagra-seat-1 = Bleu
tanagra-seat-2 = Orange
tanagra-seat-3 = Vert
tanagra-seat-4 = Violet

tanagra-to-move-1 = À Bleu de jouer
tanagra-to-move-2 = À Orange de jouer
tanagra-to-move-3 = À Vert de jouer
tanagra-to-move-4 = À Violet de jouer

tanagra-wins-1 = Bleu gagne
tanagra-wins-2 = Orange gagne
tanagra-wins-3 = Vert gagne
tanagra-wins-4 = Violet gagne

tanagra-piece-of-1 = Ce pion est à Bleu
tanagra-piece-of-2 = Ce pion est à Orange
tanagra-piece-of-3 = Ce pion est à Vert
tanagra-piece-of-4 = Ce pion est à Violet

## Pourquoi un coup est interdit

tanagra-refusal-unreadable = ce n’est pas un coup de Tanagra : écris a@0,0v pour poser, 0,0v-1,0^ ou 0,0vx1,0^ pour un pion, keep, drop ou >2,1v pour une tuile, ou pass
tanagra-refusal-still-laying = on pose encore les tuiles : écris un pion et une place, par exemple a@0,0v
tanagra-refusal-laying-over = toutes les tuiles sont posées : déplace un pion, par exemple 0,0v-1,0^
tanagra-refusal-first-place = la première tuile se pose en 0,0v
tanagra-refusal-not-your-pawn = le pion { $pawn } n’est pas à toi
tanagra-refusal-none-left = tous tes pions { $pawn } sont posés
tanagra-refusal-dispose-first = la tuile { $at } est vide : écris keep (la laisser), drop (la retirer), ou sa nouvelle place, par exemple >2,1v
tanagra-refusal-nothing-to-dispose = aucune tuile ne vient de se vider : déplace un pion
tanagra-refusal-same-place = la tuile est déjà en { $at } : pour l’y laisser, écris keep
tanagra-refusal-overlaps = une tuile en { $place } recouvrirait la tuile { $tile }
tanagra-refusal-no-contact = une tuile en { $at } n’en toucherait aucune autre : pose-la contre une tuile, par un demi-côté au moins
tanagra-refusal-too-far = { $at } est trop loin : les coordonnées s’arrêtent à { $most }
tanagra-refusal-no-tile = il n’y a pas de tuile en { $at }
tanagra-refusal-no-pawn = il n’y a pas de pion en { $at }
tanagra-refusal-not-yours = le pion en { $at } n’est pas à toi
tanagra-refusal-same-cell = le pion est déjà en { $at }
tanagra-refusal-not-reached = { $from } n’atteint pas { $to } : un pion va sur une case voisine, ou passe par-dessus une chaîne de pions identiques
tanagra-refusal-own-pawn = un de tes pions est en { $at }
tanagra-refusal-not-prey = { $from } ne peut pas prendre { $to } : un pion ne prend que ceux d’une seule série
tanagra-refusal-nothing-to-take = rien à prendre en { $at } : pour y aller, écris -, comme dans 0,0v-1,0^
tanagra-refusal-prey-there = il y a un pion à prendre en { $at } : écris x, comme dans 0,0vx1,0^
tanagra-refusal-must-move = un de tes pions peut bouger : tu ne peux pas passer

# La place n’est pas seulement recouverte, c’est la même.
tanagra-place-taken = il y a déjà une tuile en { $at }

## Les mêmes avec les noms courts, ou quand la case est marquée

tanagra-typed-unreadable = ce n’est pas un coup de Tanagra : écris 1-2a ou 1x2a pour un pion, avec le numéro des tuiles et la lettre de leurs coins, ou 0,0v-1,0^ ; a@0,0v pour poser, keep, drop ou >2,1v pour une tuile, ou pass
tanagra-marked-not-reached = c’est trop loin : un pion va sur une case voisine, ou passe par-dessus une chaîne de pions identiques
tanagra-marked-own-pawn = un de tes pions est déjà là
tanagra-marked-not-prey = ce pion ne peut pas prendre celui-là : un pion ne prend que ceux d’une seule série

## Ce qui ne va pas dans une position

tanagra-fault-tile-form = la tuile numéro { $place } ne va pas ; écris-la comme 0,0v=a... avec quatre cases après le signe
tanagra-fault-too-far = la tuile numéro { $place } est trop loin ; les coordonnées s’arrêtent à { $most }
tanagra-fault-not-a-pawn = « { $found } » n’est pas un pion ; écris une lettre de a à d, A ou B, ou un point pour une case libre
tanagra-fault-no-such-pawn = il n’y a pas de pions { $pawn } à cette table
tanagra-fault-overlap = les tuiles { $tile } et { $other } se recouvrent
tanagra-fault-unsorted = la tuile { $tile } vient trop tard ; trie par le second nombre, puis par le premier, puis ^ avant v
tanagra-fault-too-many-tiles = il y a trop de tuiles ; cette table en a { $most }
tanagra-fault-too-many-pawns = il y a plus de { $most } pions { $pawn }
tanagra-fault-several-series-gone = plus d’une série n’a plus de pions ; la partie était finie avant
tanagra-fault-no-such-seat = { $name } ({ $letter }) ne joue pas à cette table
tanagra-fault-laying-done = toutes les tuiles sont posées ; il n’y a plus rien à poser
tanagra-fault-laying-first-tile = il manque la première tuile, 0,0v
tanagra-fault-laying-pawn = pendant la pose, la tuile { $tile } doit porter un seul pion, au centre
tanagra-fault-laying-apart = les tuiles ne sont pas toutes d’un seul tenant
tanagra-fault-laying-order = on pose chacun son tour ; les tuiles posées et le joueur au trait ne vont pas ensemble
tanagra-fault-laying-quiet = écris 0 pendant la pose
tanagra-fault-dispose-form = écris t et le nom d’une tuile, par exemple t0,0v
tanagra-fault-dispose-no-tile = aucune tuile de ce nom n’est sur la table
tanagra-fault-dispose-pawns = la tuile { $tile } porte des pions ; seule une tuile vide se garde, se retire ou se déplace

# Les tuiles ne font pas que se recouvrir, c’est la même.
tanagra-tile-twice = la tuile { $tile } figure deux fois
