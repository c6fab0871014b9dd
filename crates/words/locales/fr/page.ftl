# La table : ce qui est demandé, proposé et décrit, dans une page ou un terminal.

## Ce qu’il y a à faire

prompt-tzaar-place = Pose un pion sur un point vide
prompt-tzaar-first = Prends un pion : chaque tour commence ainsi
prompt-tzaar-second = Second coup : prendre, empiler ou passer
prompt-terrace = Déplace un pion
prompt-tchag-move = Déplace un pion ; la dalle qu’il quitte disparaît
prompt-tchag-close = Referme le trou : quel côté glisse ?
prompt-tchag-rejoin = Réunis les deux morceaux : quelle ligne glisse ?
prompt-tanagra-lay = Pose une tuile avec un pion dessus
prompt-tanagra-move = Déplace un pion
prompt-tanagra-dispose = La tuile est vide : laisse-la, retire-la, ou pose-la ailleurs
prompt-tanagra-pass = Aucun de tes pions ne peut bouger

## Les coups qui se jouent par un bouton

action-pass = Passer
action-stop = Arrêter la partie et compter
action-keep = La laisser
action-drop = La retirer
action-close = Faire glisser
action-lay = Poser ici

## Ce qui s’entend

board-keys = Les flèches vont de place en place, Page précédente et Page suivante de choix en choix. Entrée choisit, Échap revient en arrière.
heard-hand = { $place }, en main. Destinations : { $places }
heard-takes = { $at } avec prise
heard-more = { $count } de plus
heard-choice = Choix { $number } sur { $count } : { $choice }
choice-close =
    les dalles glissent vers { $direction ->
        [N] le nord
        [E] l’est
        [S] le sud
       *[W] l’ouest
    }
choice-slide =
    { $direction ->
        [N] la colonne { $line } glisse vers le nord
        [E] la rangée { $line } glisse vers l’est
        [S] la colonne { $line } glisse vers le sud
       *[W] la rangée { $line } glisse vers l’ouest
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
place-tchag-none = { $at } : pas de dalle
place-tchag =
    { $at } : { $stone ->
        [black] dalle noire
       *[grey] dalle grise
    }{ $pawn ->
        [0] {""}
        [1] {" "}avec un pion rouge
       *[2] {" "}avec un pion jaune
    }
place-in-hand = { $place }, en main
place-open = { $place }, tu peux y aller
place-tanagra-free = { $at } : libre
place-tanagra-place = { $at } : place pour une tuile
place-tanagra =
    { $at } : { $size ->
        [small] petit pion
        [large] grand pion
       *[only] pion
    }, { $player }

## Les mises en place

setup-tzaar-random = Tirée au sort
setup-tzaar-fixed = Position de départ fixe
setup-tzaar-tournament = Tournoi : on pose soi-même les pions
setup-terrace-short = Courte, 7 pions chacun
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
page-home = L’étagère
box-tzaar = Trois sortes de pions. N’en perds aucune.
box-terrace = Huit niveaux, et un T à mener de l’autre côté.
box-tchag = À chaque coup, une dalle de moins.
box-tanagra = On pose le terrain, puis on s’y poursuit.
box-tzaar-facts = 2 joueurs · 30 min
box-terrace-facts = 2 à 4 joueurs · 30 min
box-tchag-facts = 2 joueurs · 15 min
box-tanagra-facts = 2 à 4 joueurs · 25 min
page-online = En ligne
page-missing-title = Il n’y a rien ici
page-missing-text = Cette adresse ne mène nulle part. Les jeux sont tous sur l’étagère.

## Ceux qui jouent

player-you = Toi
player-level = Niveau { $level }
player-pawns =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
player-goal = objectif { $goal }
player-goes-to = { $player } → { $goal }
player-takes = prend { $player }
player-out = éliminé
player-types-left = { $kind } : encore { $count }
kind-tzaar = Tzaars
kind-tzarra = Tzarras
kind-tott = Totts
pawns-small = Petits pions
pawns-large = Grands pions
player-played = { $player } : { $turn }

## La table

table-your-move = À toi de jouer
table-thinking = { $player } réfléchit…
table-over = La partie est finie
table-confirm = Confirmer le coup
table-other = Autre choix
table-steps = Ce tour
table-undo = Annuler
table-take-back = Reprendre le coup
table-hint = Conseil
table-resign = Abandonner
table-new = Nouvelle partie
table-rematch = Rejouer
table-flip = Retourner le plateau
table-coordinates = Coordonnées
table-sound = Son
table-raise = Vue en relief
table-fit = Tout montrer
table-moves = Coups
event-resigned = { $player } : abandon
event-time = { $player } : temps écoulé
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
table-newcomer = Première partie ? Essaie un des pions cerclés.
table-newcomer-lay = Première partie ? Touche un des petits triangles.
table-you-won = Tu as gagné
table-you-lost = Tu as perdu
table-drawn = Partie nulle
table-close = Fermer
table-settings = Réglages
table-in-hand = En main
table-hint-none = Pas de conseil pour l’instant
table-hinted = Conseil : { $move }
table-take-own = Prendre ton propre pion en { $at }
table-you-are-out = Tu es éliminé
table-goes-on = Les ordinateurs continuent
table-engine-failed = L’adversaire ne répond pas. Recharge la page : la partie est enregistrée.
table-resign-sure = Abandonner cette partie ?
table-resign-yes = Abandonner
table-resign-no = Continuer
table-other-level = Affronter le niveau { $level }
table-kept-broken = Une partie enregistrée n’a pas pu être lue ; elle a été mise de côté.

## Une nouvelle partie

new-title = Nouvelle partie
new-setup = Mise en place
new-seats = Qui joue
new-seat-person = Une personne ici
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-pace = { $minutes } min + { $seconds } s par tour
new-start = Commencer
new-levels-help = Le niveau 1 vient de lire les règles ; le niveau 10 joue aussi bien qu’il peut.

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
settings-local = Cette adresse n’est pas chiffrée : Tablier ne peut pas être installé depuis cette adresse, ni fonctionner hors ligne.

## Une nouvelle version

page-update = Une nouvelle version est arrivée. Elle servira au prochain démarrage.
page-update-now = L’utiliser maintenant
