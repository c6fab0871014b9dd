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
lesson-skip = Passer
lesson-back = Retour
lesson-again = Encore une fois
lesson-play = Jouer une partie
