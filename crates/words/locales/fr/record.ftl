# Les parties notées, et ce qui se passe à une table.

table-no-such-seat = il n’y a pas de place { $seat } à cette table
table-already-out = le joueur à la place { $seat } est déjà hors jeu

record-error = ligne { $line } : { $reason }

record-empty = il n’y a pas de partie dans ce texte
record-several = il y a plusieurs parties là où une seule est attendue
record-tag-form = une étiquette s’écrit [Nom "valeur"]
record-tag-name = « { $text } » n’est pas un nom d’étiquette : prends des lettres, des chiffres et _
record-tag-twice = l’étiquette { $text } figure deux fois
record-tag-missing = l’étiquette { $text } manque
record-unknown-game = aucun jeu ne s’appelle « { $text } » : écris tzaar, terrace, tchag ou tanagra
record-seed = « { $text } » n’est pas une graine : écris un nombre entier, sans signe ni zéro au début
record-seed-surplus = cette mise en place n’est pas tirée au sort : enlève la graine
record-position-differs = ce n’est pas la position que donnent la mise en place et sa graine
record-time-control = « { $text } » n’est pas une cadence : écris 600+5 (secondes), 3d (jours) ou -
record-comment-open = le commentaire n’est pas fermé : termine-le par une accolade {"}"}
record-variation-open = la variante n’est pas fermée : termine-la par une parenthèse )
record-variation-stray = une variante s’écrit entre parenthèses, après le coup qu’elle remplace
record-variation-too-deep = les variantes sont trop imbriquées
record-variation-event = une variante ne contient que des coups, pas { $text }
record-event = coup { $ply }, { $text } : { $reason }
record-unreadable = { $text } n’est ni un coup de { $game }, ni resign:1, time:1, gone:1 ou draw, ni un résultat
record-result-differs = le texte donne { $stated }, mais le résultat est { $actual }
record-result-open = le texte donne { $text }, mais la partie n’est pas finie
record-ending-open = la partie est notée comme finie ({ $text }), mais elle continue
record-ending-differs = la fin notée est { $stated }, mais la partie a fini par { $actual }
record-after-result = { $text } est écrit après le résultat
did-you-mean = { $sentence }. Voulais-tu dire « { $name } » ?
