# Jouer avec des gens ailleurs.

## La connexion

online-lost = La maison ne répond pas. Vérifie ta connexion et réessaie.
online-link-lost = La connexion est perdue. Nouvel essai…
online-sending = Envoi de ton tour…
online-sending-again = Ton tour n’est pas encore arrivé. Nouvel envoi…
online-outdated = La maison a une version plus récente de cette page.
online-reload = La charger
online-signed-out = Ton compte a été déconnecté : te voilà ici sans compte.

## Les lieux

online-places = Lieux
online-lobby = Salon
online-archive = Archives
online-more-account = Mot de passe perdu, programmes, tes données
online-account = Compte
online-person = Joueur
online-table = Table

## Le salon

online-play-now = Jouer tout de suite
online-play-now-help = Choisis ton temps de réflexion, puis un jeu. Tu rejoins une table qui attend, ou tu en ouvres une.
online-open-table = Ouvrir une table
online-open-it = Ouvrir la table
online-open-tables = Tables en attente
online-no-tables = Personne n’attend en ce moment. Ouvre une table : les prochains venus la trouveront.
online-played-tables = Parties en cours
online-own-games = Tes parties
online-challenges = On te défie
online-challenge-by = par { $player }
online-join = Rejoindre
online-watch = Regarder
online-go = À la table
online-accept = Accepter
online-decline = Refuser
online-people =
    { $count ->
        [one] { $count } personne est ici
       *[other] { $count } personnes sont ici
    }
online-notify = Me prévenir quand c’est à moi de jouer
online-notify-refused = Ton navigateur ne le permet pas. Ses réglages pour ce site peuvent y remédier.
online-plies =
    { $count ->
        [0] tout juste commencée
        [one] { $count } coup
       *[other] { $count } coups
    }
online-rated = classée
online-somebody = un joueur masqué
online-deleted = supprimé

## Ouvrir une table

online-game = Jeu
online-seat-me = Toi
online-seat-anybody = N’importe qui
online-drawn-short = camps tirés au sort
online-private-short = privée
online-drawn = Tirer les camps au sort
online-rated-game = Partie classée
online-private = Privée : seulement par son adresse
online-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
online-short-clock = { $minutes } min + { $seconds } s
online-short-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
online-clock-seconds = { $base } s + { $seconds } s par tour

## Avant la partie

online-waits = En attente de joueurs
online-waiting-open = La partie commence dès que toutes les places sont prises. Tu peux quitter cette page : tes parties sont dans le salon.
online-waiting-private = Envoie cette adresse à qui tu veux pour jouer ensemble. La partie commence dès que toutes les places sont prises.
online-address = Adresse de cette table
online-sit = M’asseoir
online-sit-as = Jouer { $player }
online-guest-name = Ton nom
online-level = Force de l’ordinateur
online-fill = Compléter avec l’ordinateur
online-call-off = Annuler la table
online-stand-up = Quitter ma place
online-called-off = La table a été annulée
online-seat-free = place libre
online-seat-invited = attendu ici
online-seat-away = absent
online-seat-left = a quitté la partie
online-seat-resigned = abandon
online-seat-time = temps écoulé
online-seat-for = joue pour { $player }

## Pendant la partie

online-watching = Tu es spectateur.
online-to-move = À { $player } de jouer
online-draw = Nulle
online-give = + { $seconds } s
online-take-back = Reprendre un tour
online-offers-draw = { $player } propose la nulle.
online-draw-pending = Tu as proposé la nulle.
online-draw-agreed = Tu as accepté la nulle.
online-asks-takeback = { $player } voudrait reprendre un tour.
online-takeback-pending = Tu as demandé à reprendre un tour.
online-takeback-agreed = Tu as accepté la reprise d’un tour.
online-agreed = D’accord : { $players }.
online-awaited = Réponse attendue : { $players }.
online-withdraw = Retirer
online-gone = { $player } semble avoir quitté la table.
online-claim-in = Tu pourras réclamer la victoire dans
online-claim = Réclamer la victoire
online-claim-out = Mettre { $player } hors jeu et continuer
online-claim-engine = Continuer avec l’ordinateur à la place de { $player }
online-go-on-in = Tu pourras continuer sans { $player } dans

## Après la partie

online-wins = { $player } gagne
online-rating-now = { $player } : { $rating } ({ $change })
online-record = Feuille de partie
online-offers-rematch =
    { $count ->
        [one] { $player } aimerait rejouer.
       *[other] Aimeraient rejouer : { $player }.
    }
online-rematch-pending = Tu aimerais rejouer. Réponse attendue : { $players }.
online-rematch-engine = Jouer avec l’ordinateur à leur place
online-rematch-smaller =
    { $count ->
        [2] Jouer à deux
        [3] Jouer à trois
       *[other] Jouer à { $count }
    }
online-rematches = Rejouer ?
online-rematch-go = Aller à la partie suivante

## Ce qui se dit à la table

online-talk = Discussion
online-say = Dis quelque chose
online-send = Envoyer
online-mute = Ne plus lire cette personne
online-unmute = La lire à nouveau
online-muted = Tu ne lis plus l’une des personnes de cette table.
online-report = Signaler ce message
online-report-help = Les responsables de cette maison liront le message et ce que tu en dis.
online-report-why = Qu’est-ce qui ne va pas ?
online-reported = Merci. Ton signalement est envoyé.
online-told-seated = { $player } : à table
online-told-stood = { $player } : place quittée
online-told-drawn = { $player } : { $colour }, par tirage au sort
online-told-draw = { $player } : nulle proposée
online-told-draw-agreed = { $player } : nulle acceptée
online-told-no-draw = { $player } : nulle refusée
online-told-draw-withdrawn = { $player } : proposition de nulle retirée
online-told-takeback = { $player } : reprise demandée
online-told-takeback-agreed = { $player } : reprise acceptée
online-told-no-takeback = { $player } : reprise refusée
online-told-takeback-withdrawn = { $player } : demande de reprise retirée
online-told-time = { $player } : { $count } secondes offertes
online-told-flagged = { $player } : temps écoulé
online-told-resigned = { $player } : abandon
online-told-gone = { $player } : pas de retour
online-told-played-on = Le niveau { $count } joue à la place de { $player }.
online-told-played-on-own = Tu as quitté la partie. Le niveau { $count } joue à ta place.
online-told-out =
    { $count ->
        [2] { $player } ({ $colour }) est hors jeu, il en reste deux.
        [3] { $player } ({ $colour }) est hors jeu, il en reste trois.
       *[other] { $player } ({ $colour }) est hors jeu, il en reste { $count }.
    }
online-told-out-own =
    { $count ->
        [2] Tu es hors jeu, il en reste deux.
        [3] Tu es hors jeu, il en reste trois.
       *[other] Tu es hors jeu, il en reste { $count }.
    }
online-told-placed =
    { $count ->
        [1] 1re place : { $player } ({ $colour })
       *[other] { $count }e place : { $player } ({ $colour })
    }
online-told-away = { $player } : absent
online-told-back = { $player } : de retour
online-told-rematch = { $player } : souhaite rejouer
online-told-rematch-withdrawn = { $player } : ne souhaite plus rejouer

## Quelqu’un

online-kind-guest = Sans compte
online-kind-account = Avec un compte
online-kind-deleted = N’est plus ici
online-since = depuis le { $day }
online-games-played =
    { $count ->
        [0] aucune partie
        [one] { $count } partie
       *[other] { $count } parties
    }
online-challenge = Défier
online-block = Bloquer
online-unblock = Débloquer
online-ratings = Classements
online-no-ratings = Pas encore de partie classée.
online-rating = { $rating } ± { $off }
online-rating-many = { $game }, à trois ou quatre
online-chart = Classement sur { $count } parties, de { $first } à { $now }
online-their-games = Parties

## Les parties finies

online-all-games = Tous les jeux
online-only-mine = Seulement les miennes
online-only-rated = Seulement les classées
online-games-of = Parties de { $player }
online-everybody = Montrer celles de tous
online-find = Chercher un joueur par son nom
online-nobody-found = Aucun compte ne porte un tel nom.
online-setup = Mise en place
online-all-setups = Toutes
online-result = Résultat
online-all-results = Tous
online-result-won = Gagnées
online-result-lost = Perdues
online-result-drawn = Nulles
online-from = Du
online-to = Au
online-no-games = Pas encore de partie finie ici.
online-look = Regarder
online-more = En montrer plus
online-all-records = Toutes les parties en un seul fichier

## Soi-même

online-you-are = Ton compte : { $name }.
online-you-are-guest = Tu es ici sans compte : { $name }.
online-name = Nom
online-new-name = Nouveau nom
online-password = Mot de passe
online-old-password = Mot de passe actuel
online-new-password = Nouveau mot de passe (8 caractères ou plus)
online-become = Créer un compte
online-become-help = Tu gardes tes parties, tu peux jouer des parties classées et te connecter de partout. Pas besoin d’adresse électronique.
online-sign-in = Se connecter
online-sign-in-help = Si tu as déjà un compte. Les parties jouées sans compte n’y sont pas rattachées.
online-recover = Mot de passe perdu
online-recover-help = Avec le code de secours qui t’a été montré à la création du compte.
online-recovery = Code de secours
online-recovery-help = Note-le ou enregistre-le : il permet de choisir un nouveau mot de passe si tu perds le tien. Il n’est montré que cette fois.
online-recovery-kept = Je l’ai gardé
online-reset = Choisir un nouveau mot de passe
online-reset-help = Le lien que tu as ouvert permet de choisir un nouveau mot de passe pour ton compte.
online-set-password = Changer le mot de passe
online-rename = Changer de nom
online-done = C’est fait.
online-change-password = Changer le mot de passe
online-change-password-help = Ta connexion reste ouverte ici et se ferme partout ailleurs.
online-session = Connexion
online-own-profile = Ma page
online-sign-out = Se déconnecter
online-sign-out-everywhere = Se déconnecter partout
online-mine = Tes données
online-mine-help = Tout ce que cette maison sait de toi, en un fichier.
online-export = Télécharger
online-blocked = Personnes bloquées
online-delete = Supprimer
online-delete-help = La suppression est définitive. Tes parties restent, sous le nom « supprimé ».
online-delete-yes = Me supprimer
online-tokens = Jetons pour programmes
online-tokens-help = Un programme qui joue en ton nom se connecte avec un jeton.
online-token = Jeton
online-token-once = Copie-le maintenant : il n’est montré que cette fois.
online-token-name = À quoi il sert
online-token-make = Créer un jeton
online-token-end = Révoquer ce jeton
online-scopes = Il peut
online-scope-read = lire
online-scope-play = jouer
online-scope-chat = discuter
