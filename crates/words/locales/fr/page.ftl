# La table : ce qui est demandé, proposé et décrit, dans une page ou un terminal.

## Ce qu’il y a à faire

prompt-tzaar-place = Pose une pièce sur un espace vide
prompt-tzaar-first = Prends une pièce : chaque tour commence ainsi
prompt-tzaar-second = Second coup : prends, empile ou passe
prompt-terrace = Déplace un pion
prompt-tchag-move = Déplace un pion ; la pierre qu’il quitte disparaît
prompt-tchag-close = Referme le trou : quel côté glisse ?
prompt-tchag-rejoin = Réunis les deux zones : quelle ligne glisse ?
prompt-tanagra-lay = Pose une tuile avec un pion dessus
prompt-tanagra-move = Déplace un pion
prompt-tanagra-dispose = La tuile est vide : laisse-la, retire-la, ou pose-la ailleurs
prompt-tanagra-pass = Aucun de tes pions ne peut bouger

## Ce que l’on veut

goal-tzaar =
    Prends tout un type, ou laisse { $seat ->
        [1] les Noirs
       *[2] les Blancs
    } sans prise
goal-terrace = Mène ton T en { $goal }, ou prends l’autre T
goal-terrace-several = Mène ton T en { $goal }, ou sois le dernier à avoir un T
goal-tchag =
    Prends tous les pions { $seat ->
        [1] jaunes
       *[2] rouges
    }, ou garde le plus de pions quand tout est bloqué
goal-tanagra =
    { $seat ->
        [1] Tes petits prennent les petits, tes grands les grands : prends toute une série
       *[2] Tes petits prennent les grands, tes grands les petits : prends toute une série
    }
goal-tanagra-several =
    Prends tous les pions { $prey ->
        [Orange] d’Orange
       *[other] de { $prey }
    } avant { $hunter ->
        [Orange] qu’Orange
       *[other] que { $hunter }
    } ne prenne tous les tiens
goal-tanagra-laying = Tuile { $tile } sur { $tiles }, puis la chasse.

## Les coups qui se jouent par un bouton

action-pass = Passer
action-stop = Arrêter la partie et compter
action-keep = La laisser
action-drop = La retirer
action-close = Faire glisser
action-lay = Poser ici

## Les coups conseillés

advised-pass = passe
advised-stop = arrête la partie
advised-keep = laisse la tuile
advised-drop = retire la tuile
advised-relay = repose la tuile à l’endroit marqué
advised-lay =
    pose une tuile avec un { $pawn ->
        [large] grand pion
        [small] petit pion
       *[only] pion
    } à l’endroit marqué

## Ce qui s’entend

board-keys = Les flèches vont de place en place, Page précédente et Page suivante de choix en choix. Entrée choisit, Échap revient en arrière.
heard-hand = { $place }, en main. Destinations : { $places }
heard-takes = { $at } avec prise
heard-more = { $count } de plus
heard-choice = Choix { $number } sur { $count } : { $choice }
choice-close =
    les pierres glissent vers { $direction ->
        [N] le nord
        [E] l’est
        [S] le sud
       *[W] l’ouest
    }
choice-slide =
    { $direction ->
        [N] la ligne { $line } glisse vers le nord
        [E] la ligne { $line } glisse vers l’est
        [S] la ligne { $line } glisse vers le sud
       *[W] la ligne { $line } glisse vers l’ouest
    }

## Ce qui se trouve où

place-empty = { $at } : vide
place-tzaar =
    { $at } : { $colour ->
        [1] { $kind ->
            [T] Tzaar blanc
            [R] Tzarra blanche
           *[O] Tott blanc
        }
       *[2] { $kind ->
            [T] Tzaar noir
            [R] Tzarra noire
           *[O] Tott noir
        }
    }{ $height ->
        [1] {""}
       *[other] , hauteur { $height }
    }
place-terrace-empty = { $at }, niveau { $level } : vide
place-terrace =
    { $at }, niveau { $level } : { $form ->
        [T] T
       *[other] taille { $form }
    }, { $player }
place-terrace-goal = { $place }, but : { $players }
place-tchag-none = { $at } : pas de pierre
place-tchag =
    { $at } : { $stone ->
        [black] pierre noire
       *[grey] pierre grise
    }{ $pawn ->
        [0] {""}
        [1] {" "}avec un pion rouge
       *[2] {" "}avec un pion jaune
    }
place-in-hand = { $place }, en main
place-open = { $place }, tu peux y aller
place-tanagra-free = { $at } : libre
place-tanagra-place = { $at } : place pour une tuile
place-tanagra-beside = Place pour une tuile, contre { $tiles }
place-tanagra =
    { $at } : { $size ->
        [small] petit pion
        [large] grand pion
       *[only] pion
    }, { $player }

## Les mises en place

setup-tzaar-random = Tirée au sort
setup-tzaar-fixed = Position de départ fixe
setup-tzaar-tournament = Tournoi : on pose soi-même les pièces
setup-terrace-short = Courte, 6 pions chacun
setup-terrace-long = Longue, 16 pions chacun
setup-terrace-four = À quatre
setup-terrace-three = À trois
setup-terrace-short6 = Petit plateau, courte
setup-terrace-long6 = Petit plateau, longue
setup-tchag-standard = Normale
setup-tanagra = À { $seats }, { $pawns } pions par série

## L’étagère

page-title = Tablier
page-slogan = Une maison de jeux abstraits
page-play = Jouer
page-continue = Reprendre
page-skip = Aller au contenu
page-home = Tous les jeux
box-tzaar = Trois types de pièces. N’en perds aucun.
box-terrace = Huit niveaux, et un T à mener de l’autre côté.
box-tchag = À chaque coup, une pierre de moins.
box-tanagra = On pose le terrain, puis on s’y poursuit.
box-tzaar-facts = 2 joueurs · 30 min
box-terrace-facts = 2 à 4 joueurs · 15 à 120 min
box-tchag-facts = 2 joueurs · 15 à 30 min
box-tanagra-facts = 2 à 4 joueurs · 30 min
page-online = En ligne
page-missing-title = Page introuvable
page-missing-text = Aucune page à cette adresse : elle est peut-être mal écrite, ou ce qui s’y trouvait n’existe plus.
page-turns =
    { $count ->
        [one] À toi de jouer dans 1 partie en ligne
       *[other] À toi de jouer dans { $count } parties en ligne
    }
page-new-window = dans une nouvelle fenêtre

## Les pages telles que les moteurs de recherche les montrent

describe-shelf = TZAAR, Terrace, Tchag et Tanagra : quatre jeux abstraits à jouer dans le navigateur, contre l’ordinateur ou avec des joueurs à distance.
describe-table = Joue à { $game } dans le navigateur, contre un ordinateur à dix niveaux ou à plusieurs devant le même écran.
describe-lesson = Apprends à jouer à { $game } en quelques minutes, en jouant toi-même les coups.
describe-rules = Les règles de { $game }, avec des plateaux où chaque coup peut s’essayer.
describe-problems = Des problèmes de { $game } : un seul tour gagne. À toi de le trouver.
describe-analysis = Analyse tes parties de { $game } avec le moteur : meilleures suites, variantes et tournants.
describe-lobby = Trouve des adversaires pour TZAAR, Terrace, Tchag et Tanagra, tout de suite ou sur plusieurs jours.
describe-game = Une partie à distance : prends place, ou regarde.
describe-person = Un joueur de cette maison : ses classements et ses parties.
describe-account = Ton nom, ton mot de passe et tes parties dans cette maison.
describe-archive = Les parties finies, à revoir et à télécharger.
describe-missing = Aucune page à cette adresse.

## Ceux qui jouent

player-you = Toi
player-you-among = toi
player-level = Niveau { $level }
player-pawns =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
player-goal = but { $goal }
player-takes = prend { $player }
player-out = hors jeu
player-is-out =
    { $player } est hors jeu, il en reste { $count ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $count }
    }
player-is-out-too = { $player } est hors jeu
player-left-over = { $player } a quitté la partie ; l’ordinateur continue à sa place
stand-in-wins = Le niveau { $level } gagne, à la place de { $player }
stand-in-wins-own = Le niveau { $level } a gagné à ta place
player-came = Tu finis { $rank }
player-left-over-own = L’ordinateur continue à ta place
player-clock-long = { $days } j { $hours } h
player-plays-for-you = joue pour toi
player-plays-for = joue pour { $player }
player-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
player-to-lay =
    { $count ->
        [one] { $count } tuile à poser
       *[other] { $count } tuiles à poser
    }
player-pieces =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
player-types-laid = { $kind } : { $count } sur { $of } en place
player-types-left = { $kind } : encore { $count }
kind-tzaar = Tzaars
kind-tzarra = Tzarras
kind-tott = Totts
pawns-all = Pions
pawns-small = Petits pions
pawns-large = Grands pions
player-played = { $player } : { $turn }

## La table

table-your-move = À toi de jouer
table-to-move = À { $player } de jouer
table-stuck = Cette pièce n’a aucun coup pour l’instant
table-thinking = { $player } réfléchit…
table-over = La partie est finie
table-confirm = Confirmer le coup
table-other = Autre choix
table-steps = Ce tour
table-undo = Annuler
table-take-back = Reprendre
table-hint = Conseil
table-resign = Abandonner
table-new = Nouvelle partie
table-rematch = Rejouer
table-flip = Faire pivoter le plateau
table-coordinates = Coordonnées
table-tile-names = Numéros des tuiles
table-sound = Son
table-raise = Vue en relief
table-fit = Tout montrer
table-moves = Coups
event-resigned = { $player } : abandon
event-time = { $player } : temps écoulé
event-gone = { $player } : pas de retour
event-draw = Nulle d’un commun accord
table-no-moves = Aucun coup pour l’instant
table-first = Au début
table-back = Coup précédent
table-forward = Coup suivant
table-last = Position actuelle
table-looking-back =
    { $turn ->
        [0] Tu regardes le début.
       *[other] Tu regardes le tour { $turn } sur { $turns }.
    }
table-newcomer = Première partie ? Commence par ce qui est cerclé.
table-newcomer-lay = Première partie ? Touche l’un des petits triangles.
table-newcomer-lay-touch = Première partie ? Touche un petit triangle, puis « Poser ici ».
table-newcomer-lay-first = Première partie ? Touche le triangle pour le poser.
table-newcomer-lay-first-touch = Première partie ? Touche le triangle, puis « Poser ici ».
table-you-won = Tu as gagné
table-you-lost = Tu as perdu
table-drawn = Partie nulle
table-close = Fermer
table-settings = Réglages
table-in-hand = En main
table-hint-none = Pas de conseil pour l’instant
table-hinted = Conseil : { $move }
table-take-own = Prendre ton propre pion en { $at }
table-you-are-out = Tu es hors jeu
table-goes-on = Les ordinateurs continuent la partie
table-engine-failed = L’adversaire ne répond pas. Recharge la page : la partie est enregistrée.
table-resign-sure = Abandonner cette partie ?
table-resign-terrace = Tes pions quittent le plateau, et les autres continuent.
table-resign-tanagra = L’ordinateur continue à ta place.
table-resign-yes = Abandonner
table-resign-player = { $player } abandonne
table-player-wins = { $player } gagne
table-resign-no = Continuer
table-draw-agreed = Tous d’accord pour la nulle
table-other-level = Affronter le niveau { $level }
table-kept-broken = Une partie enregistrée n’a pas pu être lue ; elle a été mise de côté.
table-turned = Voir où la partie a basculé
table-turned-at = La partie a basculé avec { $turn }. { $move } ; { $better } valait mieux.
table-turned-wait = À la recherche du tournant… { $percent } %
table-not-turned = Aucun coup n’a décidé de la partie à lui seul.

## Une nouvelle partie

new-title = Nouvelle partie
new-setup = Mise en place
new-seats = Qui joue
new-seat-person = Devant cet écran
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-pace = { $minutes } min + { $seconds } s par tour
new-start = Commencer
new-levels-help = Le niveau 1 vient de lire les règles ; le niveau 10 est le plus fort.
new-name = Nom
new-lots = Tirer les couleurs au sort

## Réglages

settings-language = Langue
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-sound = Sons
settings-coordinates = Coordonnées sur le plateau
settings-confirm = Confirmer chaque tour
settings-hints = Conseils aux débutants
settings-tile-names = Numéros des tuiles de Tanagra
settings-turns = Sur un même écran, faire pivoter le plateau de Terrace vers qui doit jouer
settings-local = Cette adresse n’est pas chiffrée : Tablier ne peut ni s’installer d’ici ni fonctionner hors ligne.

## Une nouvelle version

page-update = Une nouvelle version est prête. Elle démarrera à la prochaine ouverture de Tablier.
page-update-now = La démarrer maintenant
