# La ligne de commande.

cli-error = erreur : { $reason }
cli-see-help = Ajoute --help pour voir ce que tu peux écrire.

cli-heading-usage = Usage :
cli-heading-arguments = Arguments{" "}
cli-heading-options = Options{" "}
cli-heading-commands = Commandes{" "}

cli-value-address = ADRESSE:PORT
cli-value-game = JEU
cli-value-moves = COUP
cli-value-file = FICHIER
cli-value-text = TEXTE
cli-value-name = NOM
cli-value-number = N

cli-help-help = Afficher cette aide
cli-help-version = Afficher la version
cli-help-game = tzaar, terrace, tchag ou tanagra
cli-help-moves = Les coups à jouer, l’un après l’autre
cli-help-file = Un fichier d’une ou plusieurs parties ; - lit l’entrée standard
cli-help-position = Le texte de la position
cli-help-positions = Le texte de la position ; - seul lit les textes sur l’entrée standard, un par ligne
cli-help-setup = Une mise en place du jeu (voir tablier games) ; la première par défaut
cli-help-seed = Le nombre qui détermine une mise en place tirée au sort
cli-help-game-seed = Le nombre qui détermine toute la partie : même nombre, même partie
cli-help-listen = Où écouter ; par défaut 127.0.0.1 et le port 7070, ou le premier port libre qui suit
cli-help-data = Le dossier où tout est gardé ; par défaut le dossier de données de l’utilisateur
cli-help-open = Ouvrir aussi le navigateur
cli-help-output = Le fichier de l’image : un nom qui finit par .svg ou .png
cli-help-arrows = Les coups à montrer par des flèches, le plus important d’abord
cli-help-width = La largeur en pixels, de 16 à 8192 ; 1000 par défaut, pour .png seulement
cli-help-turn = De combien de quarts de tour pivoter le plateau, de 0 à 3 ; TZAAR, Tchag et Tanagra n’acceptent que 0 et 2
cli-help-raised = Montrer Terrace en relief
cli-help-dark = Prendre les couleurs du thème sombre
cli-help-plain = Omettre les noms des lignes et des colonnes
cli-help-depth = Jusqu’à combien de coups compter, de 0 à 99
cli-help-bench-depth = Jusqu’à combien de coups réfléchir, de 1 à 99 ; par défaut une profondeur fixe pour chaque jeu
cli-help-proofs = Prouver plutôt des finales de TZAAR dont l’issue est connue, une par ligne : numéro, issue, secondes, nœuds
cli-help-divide = Compter aussi après chaque premier coup
cli-help-bench = Donner aussi la vitesse
cli-help-seconds = S’arrêter au bout de N secondes ; sinon, chercher jusqu’à trouver
cli-help-memory = Utiliser au plus N mébioctets ; 256 par défaut
cli-help-threads = Combien de fils d’exécution cherchent ensemble ; 1 par défaut

cli-tablier-about = Tablier, une maison de jeux abstraits : TZAAR, Terrace, Tchag et Tanagra.
cli-tablier-usage = tablier [COMMANDE]
cli-tablier-example =
    Exemple : tablier show tchag
    Chaque commande a sa propre aide : tablier moves --help

cli-serve-about = Ouvrir la maison : servir la page où tout se joue
cli-serve-usage = tablier serve [--listen ADRESSE:PORT] [--data DOSSIER] [--public-url URL] [--behind-proxy] [--limits FICHIER|off] [--log text|json|off] [--metrics] [--open]
cli-serve-example =
    Exemple : tablier serve --open
    Pour tout le réseau local : tablier serve --listen 0.0.0.0:7070
    Pour le monde entier, derrière un serveur mandataire TLS (docs/HOSTING.md) :
        tablier serve --public-url https://tablier.example --behind-proxy

cli-games-about = Donner la liste des jeux, de leurs mises en place et du nombre de joueurs
cli-games-usage = tablier games
cli-games-example = Exemple : tablier games

cli-show-about = Montrer le plateau sous forme de texte
cli-show-usage = tablier show JEU [--position TEXTE | --setup NOM [--seed N]]
cli-show-example = Exemple : tablier show terrace --setup long

cli-draw-about = Dessiner une position
cli-draw-usage = tablier draw JEU [--position TEXTE | --setup NOM [--seed N]] -o FICHIER.svg|FICHIER.png [OPTIONS]
cli-draw-example = Exemple : tablier draw tzaar --setup fixed -o plateau.svg --arrows e4xd4

cli-moves-about = Donner la liste des coups permis, un par ligne
cli-moves-usage = tablier moves JEU [--position TEXTE | --setup NOM [--seed N]]
cli-moves-example = Exemple : tablier moves tanagra --position "0,0v=a... 3 5 b p 0"

cli-apply-about = Jouer des coups et donner la position qui en résulte
cli-apply-usage = tablier apply JEU [--position TEXTE | --setup NOM [--seed N]] COUP…
cli-apply-example = Exemple : tablier apply tzaar --setup fixed e4xd4 e5xd5 pass

cli-perft-about = Compter les suites de coups, pour vérifier et pour mesurer
cli-perft-usage = tablier perft JEU [--position TEXTE | --setup NOM [--seed N]] --depth N [--divide] [--bench]
cli-perft-example = Exemple : tablier perft tzaar --setup fixed --depth 5 --bench

cli-solve-about = Prouver qui gagne : win, loss, draw ou unknown pour le camp au trait
cli-solve-usage = tablier solve JEU [--position TEXTE | --setup NOM [--seed N]] [--seconds N] [--memory N] [--threads N]
cli-solve-example =
    Exemple : tablier solve tchag \
        --position "....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0"

cli-random-about = Jouer toute une partie au hasard et donner la partie notée
cli-random-usage = tablier random JEU [--setup NOM] [--seed N]
cli-random-example = Exemple : tablier random tchag --seed 7 > partie.txt

cli-replay-about = Vérifier une partie notée et dire comment elle finit
cli-replay-usage = tablier replay FICHIER
cli-replay-example = Exemple : tablier replay partie.txt

cli-engine-about = Mettre le moteur d’un jeu au service d’un autre programme, par le protocole UGI
cli-engine-usage = tablier engine JEU
cli-engine-example =
    Exemple : tablier engine tchag
    Écris ensuite : ugi, position startpos, go movetime 1000, quit.

cli-bench-about = Faire réfléchir le moteur à des positions fixes, pour vérifier et pour mesurer
cli-bench-usage = tablier bench [--depth N | --proofs]
cli-bench-example = Exemple : tablier bench --depth 3

cli-output-failed = impossible d’écrire la réponse : { $reason }
cli-unreadable-file = impossible de lire { $file } : { $reason }
cli-wrong-command = la commande « { $value } » n’existe pas : écris { $commands }
cli-wrong-argument = « { $argument } » n’a rien à faire ici
cli-missing-argument = il manque { $argument }
cli-missing-value = il manque une valeur après { $argument }
cli-wrong-value = « { $value } » ne convient pas pour { $argument } : écris { $form }
cli-form-number = un nombre entier de { $least } à { $most }
cli-form-seconds = un nombre de secondes de 0 à { $most }, par exemple 0.5
cli-form-time = un nombre de secondes supérieur à 0, { $most } au plus, par exemple 0.5
cli-form-clock = les secondes pour la partie et celles ajoutées à chaque tour, { $most } au plus, par exemple 60+0.5
cli-form-pace = les secondes pour la partie et celles ajoutées à chaque tour, en nombres entiers, par exemple 300+3
cli-form-address = une adresse et un port de 0 à 65535, par exemple 127.0.0.1:7070
cli-form-house = https://nom, ou http://nom:port, sans chemin
cli-form-chance = un nombre supérieur à 0 et inférieur à 0.5, par exemple 0.05
cli-form-sprt = deux écarts Elo séparés par une virgule, le plus petit d’abord, par exemple 0,10
cli-form-label = un nom
cli-wrong-name = « { $value } » ne convient pas pour { $argument } : écris { $names }
cli-unknown-game = aucun jeu ne s’appelle « { $value } » : écris { $games }
cli-conflict = { $argument } et { $other } ne s’emploient pas ensemble
cli-twice = { $argument } est donné deux fois
cli-not-text = un argument n’est pas un texte valide
cli-seed-drawn = graine : { $seed }
cli-illegal-move = coup { $index }, { $move } : { $reason }
cli-perft-many = --divide et --bench demandent une seule position
cli-show-many = show demande une seule position
cli-draw-many = draw demande une seule position
cli-draw-name = { $file } devrait finir par .svg ou .png
cli-draw-arrow = la flèche { $move } : { $reason }
cli-unwritable-file = impossible d’écrire { $file } : { $reason }
cli-perft-speed = { $seconds } s, { $rate } nœuds par seconde
cli-perft-progress = { $done } % : { $count } suites de coups
cli-perft-stopped = Arrêté : { $count } suites de coups comptées, mais pas toutes.
cli-solve-cost = { $seconds } s, { $nodes } nœuds
cli-solve-stopped = Arrêté avant d’avoir trouvé la réponse.

cli-bench-game = { $game }, profondeur { $depth } : { $nodes } nœuds, { $rate } nœuds par seconde
cli-bench-total = total : { $nodes } nœuds, { $rate } nœuds par seconde
cli-bench-proofs = { $right } justes sur { $all }, { $nodes } nœuds, médiane { $median } s, maximum { $longest } s

cli-games-seats = { $seats } joueurs
cli-games-seats-seeded = { $seats } joueurs, mise en place tirée au sort

cli-legend-tzaar =
    T Tzaar, R Tzarra, O Tott ; majuscules : Blancs, nombre : hauteur, · : vide.
    Les noms au bord sont ceux des espaces voisins.
cli-legend-terrace = a2 : un pion du joueur a, de taille 2. Chiffre seul : niveau d’une case libre.
cli-legend-tchag = + pierre noire (tout droit), x grise (en diagonale) ; R rouge, Y jaune, () trou.
cli-legend-tanagra = Les lettres sont les pions (majuscule : grand pion), un point : case libre.

## La maison sur le réseau

serve-open = Tablier est ouvert : { $address }
serve-closed = Tablier est fermé.
serve-no-proxy = Sans --behind-proxy, tous les visiteurs qui passent par le serveur mandataire comptent pour une seule adresse et partagent les mêmes limites.
serve-other-port = Le port { $usual } est pris par un autre programme : celui-ci écoute sur le port { $port }. Les parties gardées dans un navigateur restent attachées au port où elles ont été jouées.
serve-phone = Pour un téléphone du même réseau :
serve-taken = { $address } est pris par un autre programme : choisis un autre port avec --listen, ou enlève --listen
serve-all-taken = tous les ports de { $first } à { $last } sont pris : choisis-en un avec --listen
serve-forbidden = le système ne permet pas d’écouter sur { $address } : choisis un port à partir de 1024 avec --listen
serve-failed = impossible d’écouter sur { $address } : { $reason }
serve-no-folder = aucun dossier où garder les parties : indiques-en un avec --data
serve-bad-folder = impossible d’utiliser le dossier { $folder } : { $reason }. Indiques-en un autre avec --data
serve-no-browser = Aucun navigateur n’a pu s’ouvrir : ouvre toi-même l’adresse.
cli-help-public-url = L’adresse publique de la maison, pour les cookies et les pages : https://tablier.example
cli-help-behind-proxy = Se fier à la dernière adresse de X-Forwarded-For : seulement derrière un serveur mandataire qui l’écrit
cli-help-limits = Un fichier de limites pour les demandes, les tables et les connexions (docs/HOSTING.md) ; « off » pour des essais sur cette machine
cli-value-url = URL
serve-bad-url = { $url } n’est pas l’adresse d’une maison : écris https://nom, ou http://nom:port, sans chemin
serve-bad-limits = impossible de lire { $file } : { $reason }
serve-limits-form = { $file }, ligne { $line } : une limite s’écrit « sign_ins = 30 »
serve-limits-key = { $file }, ligne { $line } : aucune limite ne s’appelle « { $key } » : écris { $keys }
serve-limits-value = { $file }, ligne { $line } : « { $key } » demande un nombre entier de 0 à { $most }
serve-limits-off = les limites ne peuvent être levées que là où personne d’autre ne vient : écoute sur 127.0.0.1
serve-bad-level = « { $value } » dans TABLIER_LOG n’est pas un niveau : écris { $levels }

## Ce que dit le système

system-not-found = il n’existe pas
system-forbidden = accès refusé
system-exists = il existe déjà
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-full = le disque est plein
system-read-only = le disque est en lecture seule
system-not-text = ce n’est pas du texte
system-refused = connexion refusée
system-late = pas de réponse à temps
system-closed = l’autre côté a fermé la connexion
system-taken = un autre programme s’en sert
system-no-address = cette machine n’a pas cette adresse
system-unreachable = le réseau ou la machine est injoignable
system-bad-name = le système n’accepte pas ce nom
system-busy = il est occupé par autre chose
system-other = le système répond « { $text } »
