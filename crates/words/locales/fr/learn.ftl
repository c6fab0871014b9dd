# Ce qu’il y a d’un jeu, outre d’y jouer : règles, leçons, problèmes, analyse.

## Ce qu’il y a

room-table = Jouer
room-lesson = Première leçon
room-rules = Règles
room-problems = Problèmes
room-analysis = Analyse
page-opening = Un instant…
page-not-opened = Le chargement a échoué. Le réseau est-il coupé ?
page-try-again = Réessayer

## Les règles

rules-contents = Sommaire
rules-print = Imprimer
rules-reading = notre lecture
rules-house = règle maison
rules-reset = Revenir au début

## Une leçon

lesson-step = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-skip = Sauter l’étape
lesson-back = Retour
lesson-again = Encore une fois
lesson-play = Jouer une partie

## Analyse

table-type = Taper un coup
analysis-engine = Moteur
analysis-depth = pour { $player } · profondeur { $depth } · { $thousands } k positions
analysis-thinking = Il réfléchit…
analysis-off = Le moteur est arrêté
analysis-failed = Le moteur ne répond pas. Recharge la page : rien n’est perdu.
analysis-win =
    { $turns ->
        [0] gagne
        [one] gagne en 1 tour
       *[other] gagne en { $turns } tours
    }
analysis-loss =
    { $turns ->
        [0] perd
        [one] perd en 1 tour
       *[other] perd en { $turns } tours
    }
analysis-chance =
    Chances { $player ->
        [Blanc] des Blancs
        [Rouge] des Rouges
        [Orange] d’Orange
       *[other] de { $player }
    } : { $percent } %
analysis-empty = Joue un coup, ou ouvre une partie.
analysis-comment = Un commentaire sur cette position
analysis-promote = En faire la variante principale
analysis-cut = Supprimer à partir d’ici
analysis-position = Position
analysis-by-text = La position en texte
analysis-lay-out = Mettre en place
analysis-load = Ouvrir
analysis-save = Enregistrer
analysis-share = Partager
analysis-record = Feuille de partie
analysis-from-file = Depuis un fichier
analysis-unreadable = Ce fichier est illisible.
analysis-other-game = C’est une partie de { $game }. Ouvre-la dans l’analyse de ce jeu.
analysis-link-game = Lien vers cette partie
analysis-link-position = Lien vers cette position
analysis-bad-link = Ce lien ne mène à rien : il est peut-être incomplet. Redemande-le, ou ouvre la feuille de partie.
analysis-copy = Copier
analysis-copied = Copié
table-analyse = Analyser la partie

## Problèmes

problem-place = Problème { $number } sur { $count }
problem-solved-count =
    { $solved ->
        [0] aucun résolu
        [one] 1 résolu
       *[other] { $solved } résolus
    }
problem-grades = Difficulté
problem-grade = Difficulté { $grade }
problem-streak = Série : { $streak } · record { $best }
problem-task = Un seul tour gagne. Trouve-le.
problem-solution = La solution : { $move }
problem-right = C’est le bon : le gain est forcé.
problem-won = C’est le bon : gagné.
problem-wrong = Cela ne gagne pas.
problem-answer = La réponse serait { $move }.
problem-watch = Voici la suite.
problem-watch-won = Ce coup gagne aussitôt.
problem-again = Réessayer
problem-show = Voir la solution
problem-line = Voir la suite
problem-next = Problème suivant

## Une partie entière

analysis-examine = Analyser toute la partie
analysis-stop = Arrêter
analysis-progress = { $percent } %
analysis-graph = Les chances au fil de la partie
analysis-points = Les tournants
analysis-write-down = L’ajouter aux coups

## Composer une position

analysis-by-hand = La composer à la main
editor-title = Composer une position
editor-board = Le plateau que tu composes. Tu peux aussi écrire la position en texte.
editor-help = Touche une place du plateau pour y poser ceci.
editor-help-stacks = Touche un espace pour y poser ceci ; encore une fois, et l’empilement monte.
editor-keys = Les flèches vont de place en place, Entrée pose ce que tu as en main.
editor-place = { $at } : { $what }
editor-nothing = rien
editor-height = hauteur { $height }
editor-remove = Enlever
editor-black = Pierre noire
editor-grey = Pierre grise
editor-tile = Tuile
editor-turn = Le trait
editor-second = Second coup du tour
editor-possible = Cette position est possible.
editor-clear = Vider
editor-cancel = Annuler
editor-done = Terminé
