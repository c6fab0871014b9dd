# La table dans le terminal.

## Sa commande

cli-play-about = Jouer dans le terminal, en plein écran
cli-play-usage = tablier play [JEU] [--level N | --people] [--setup NOM] [--seat N | --lots] [--seed N] [--load FICHIER]
cli-play-example =
    Exemple : tablier play tzaar --level 4
    À deux devant le même écran : tablier play tchag --people
    Sans nom de jeu, un menu s’affiche.
    À la table, la touche ? montre toutes les autres.
cli-help-play-game = tzaar, terrace, tchag ou tanagra ; sans nom, un menu
cli-help-level = La force des adversaires, de 1 (vient de lire les règles) à 10 ; 2 par défaut
cli-help-seat = Ta place, de 1, qui commence, à 4 ; 1 par défaut
cli-help-lots = Tirer les places au sort
cli-help-people = Mettre des personnes à toutes les places, devant cet écran
cli-help-load = Ouvrir une partie notée : la continuer, ou la revoir si elle est finie
play-no-terminal = play a besoin d’un terminal où dessiner : lance-le dans un terminal, sans rediriger son entrée ni sa sortie
play-too-small = play a besoin d’un terminal d’au moins { $columns } colonnes et { $lines } lignes, mais celui-ci en a { $width } et { $height } : agrandis-le, ou choisis une police plus petite
play-no-such-seat = cette table n’a pas de place { $seat } : on y joue à { $seats }
play-not-this-game = { $file } est une partie de { $game } : enlève le nom du jeu, ou écris { $name }
play-kept = La partie est gardée : tablier play { $game } la reprend.

## L’écran

play-too-small-now = La table a besoin de { $columns } × { $lines } caractères ; la fenêtre en a { $width } × { $height }. Agrandis-la et la partie continue.
play-menu-keys = ↑ ↓ choisir · Entrée jouer · n nouvelle partie · o ouvrir · ? aide · q quitter
play-this-turn = Ce tour : { $moves }
play-hint-coming = Le conseil arrive…
play-hint-queued = Le conseil viendra dès que ce sera à toi de jouer.
play-first-steps = Les flèches déplacent le curseur, Entrée prend une pièce et la pose, Tab passe au choix suivant. La souris marche aussi.
play-unknown-key = { $key } ne fait rien ici ; ? montre les touches
play-no-game-yet = Choisis d’abord un jeu
play-elsewhere = Ta partie en cours est ouverte dans un autre terminal. En voici une nouvelle ; chacune est gardée.
play-elsewhere-other = Une autre partie est ouverte dans un autre terminal ; chacune est gardée.
play-looked-at = Cette partie est finie : PgPréc et PgSuiv permettent de la revoir
play-lots-you = Le sort te donne : { $colour }
play-lots-two = Tirage au sort : { $colour } pour la personne au clavier, { $other } pour l’autre
play-lots-several = Tirage au sort : { $colour } pour la personne au clavier ; les autres se partagent les places restantes
play-evaluation = Évaluation
play-wins-in = gagne en { $plies }
play-loses-in = perd en { $plies }
play-nothing-to-take-back = Il n’y a rien à annuler
play-turn-only-terrace = Seul le plateau de Terrace pivote
play-not-your-turn = Ce n’est pas à toi de jouer
play-cannot-resign = Il n’y a pas de partie à abandonner
play-cannot-draw = Il n’y a pas de partie à déclarer nulle
play-engine-no-draw = L’ordinateur n’accepte pas la nulle
play-move-refused = { $move } : { $reason }
play-engine-failed = L’adversaire ne répond pas. Annule un tour ou relance le programme : la partie est gardée.

## Les questions

play-key-yes = o
play-key-no = n
play-key-another = a
play-resume = Une partie de { $game } t’attend, au tour { $turns }. La reprendre ?
play-resume-yes = Reprendre (Entrée)
play-resume-another = Une autre partie (encore { $count } en attente)
play-resume-no = Nouvelle partie à la place
play-resume-leave = Retour au menu ; cette partie reste en attente
play-replace = Le fichier { $file } existe déjà. Le remplacer ?
play-replace-yes = Le remplacer
play-replace-no = Choisir un autre nom
play-draw-sure = Partie nulle : tout le monde est d’accord ?
play-draw-yes = D’accord
play-draw-no = Continuer

## Les parties notées

play-saved = Partie enregistrée : { $file }
play-not-saved = Impossible d’écrire { $file } : { $reason }
play-opened = Partie ouverte : { $file }
play-not-opened = Impossible de lire { $file } : { $reason }
play-not-kept = La partie ne peut pas être gardée pour la prochaine fois : { $reason }
play-kept-too-many = La partie ne peut pas être gardée pour la prochaine fois : trop de parties de ce jeu attendent déjà. Enregistre-la, ou finis-en une autre.
play-save-title = Enregistrer la partie
play-save-help = Un nom de fichier, avec ou sans chemin. Un fichier existant n’est jamais remplacé sans te le demander.
play-open-title = Ouvrir une partie
play-open-help = Le nom d’un fichier qui contient une partie notée
play-type-title = Taper un coup
play-type-help = Par exemple { $move }. Sépare par des espaces les coups d’un même tour.
play-entry-keys = Entrée valider · Échap annuler

## Une nouvelle partie

play-form-game = Jeu
play-form-lots = Places
play-form-lots-no = comme ci-dessous
play-form-lots-yes = tirées au sort
play-form-keys = ↑ ↓ ligne · ← → changer · Entrée commencer · Échap annuler

## Les touches : une lettre, un mot, et ce qu’elle fait

play-key-type = t
play-do-type = taper
play-help-type = Taper un coup
play-key-hint = c
play-do-hint = conseil
play-help-hint = Montrer ou cacher le tour que jouerait l’ordinateur
play-key-take-back = a
play-do-take-back = annuler
play-help-take-back = Annuler ton dernier tour, même pendant que l’adversaire réfléchit
play-key-evaluate = e
play-do-evaluate = éval.
play-help-evaluate = Montrer ce que vaut la position : la barre est ta part
play-key-save = s
play-do-save = enreg.
play-help-save = Enregistrer la partie dans un fichier
play-key-open = o
play-do-open = ouvrir
play-help-open = Ouvrir une partie notée, pour la continuer ou la revoir
play-key-rules = r
play-do-rules = règles
play-help-rules = Montrer les règles de ce jeu
play-key-resign = b
play-do-resign = abandon
play-help-resign = Abandonner cette partie
play-key-draw = u
play-do-draw = nulle
play-help-draw = Déclarer la partie nulle, si tout le monde est d’accord
play-key-new = n
play-do-new = autre
play-help-new = Nouvelle partie : autre mise en place, autre niveau, autres joueurs
play-key-turn = p
play-do-turn = pivoter
play-help-turn = Faire pivoter le plateau de Terrace
play-do-help = aide
play-help-help = Montrer ces touches
play-key-quit = q
play-do-quit = quitter
play-help-quit = Quitter ; la partie est gardée pour la prochaine fois

play-help-title = Les touches et les signes
play-help-board = Sur le plateau
play-help-keys = Autres touches
play-help-signs = Les signes du plateau
play-help-move-key = ← ↑ ↓ →
play-help-move = Déplacer le curseur, les deux barres claires
play-help-next-key = Tab, Maj-Tab
play-help-next = Passer au choix suivant, ou au précédent
play-help-pick-key = Entrée, Espace
play-help-pick = Prendre une pièce en main, la poser, choisir
play-help-back-key = Échap
play-help-back = Reposer la pièce en main, ou annuler une étape de ce tour
play-help-choice-key = 1 à 9
play-help-choice = Choisir ce que propose le panneau : passer, laisser la tuile, un autre type de pièce
play-help-look-key = PgPréc, PgSuiv
play-help-look = Revoir les positions passées ; Début va au départ, Fin au présent
play-help-mouse-key = Souris
play-help-mouse = Un clic vaut curseur et Entrée ; le bouton droit vaut Échap, la molette fait revoir les coups
play-text-keys = ↑ ↓ défiler · Échap fermer

play-sign-hand = la pièce en main
play-sign-free = elle peut aller ici
play-sign-capture = elle peut prendre ici
play-sign-stack = elle peut s’empiler ici
play-sign-hint-from = le conseil : cette pièce …
play-sign-hint-to = … va ici
play-sign-arrived = vient d’arriver ici
play-sign-left = vient de quitter cette place
play-sign-danger = un T qui pourrait être pris

## Ce que les plateaux ont de particulier ici, un point par ligne

play-rules-title = Les règles de { $game }
play-rules-screen = Sur cet écran

play-rules-tzaar-screen =
    T est un Tzaar, R une Tzarra, O un Tott. Majuscules : Blancs ; minuscules : Noirs. Un nombre est la hauteur d’un empilement.
    Le plateau est couché : la rangée a est en haut, et les numéros vont vers la droite. Les noms au bord sont ceux des espaces voisins.

play-rules-terrace-screen =
    a2 est un pion du joueur a, de taille 2. Les grands pions sont dessinés plus grands, et un T a la forme de sa lettre.
    Le chiffre au coin d’une case est son niveau : 1 est la vallée, 8 le sommet. ◎ est un but.

play-rules-tchag-screen =
    ┼ est une pierre noire, ╳ une grise. (●) est un pion rouge, [■] un jaune. Le cadre en tirets est le trou.
    Pour réparer, choisis avec les flèches où vont les pierres, regarde ce qui bouge, et valide par Entrée.

play-rules-tanagra-screen =
    ●a est un pion du joueur a. À deux, ◦a est un petit pion et ●A un grand.
    △ et ▽ sont des places pour une tuile, qui se montre là où est le curseur. Tab va d’une place à l’autre.
    Quand le terrain est plus grand que l’écran, la vue suit le curseur.
    Les tuiles sont numérotées dans l’ordre de la pose : 3 est le centre de la tuile 3, et 3a, 3b, 3c sont ses coins. Les coups s’écrivent et se tapent ainsi : 3a-5.
