## Ce que répond le serveur quand quelque chose ne va pas.

api-malformed = Cette demande est incompréhensible. { $reason }
api-no-json = Un message doit être du JSON et le dire : Content-Type: application/json.
api-too-large = Ce message est trop long.
api-unauthorized = La maison ne te connaît pas. Entre sans compte, ou connecte-toi.
api-too-often = Trop de demandes. Réessaie dans { $seconds } s.
api-too-slow = La réponse a pris trop de temps.
api-no-such-address = Il n’y a rien à cette adresse.
api-no-such-method = Cela ne peut pas se faire à cette adresse.
api-upgrade-required = Cette adresse est un WebSocket : demande un « upgrade ».
api-wrong-host = La maison ne répond pas à ce nom.
api-wrong-origin = Seules les pages de la maison peuvent le faire.

api-disk-full = Le disque est plein : rien n’a changé. Réessaie plus tard.
api-disk-read-only = Le disque est en lecture seule : rien n’a changé. Réessaie plus tard.
api-storage = Rien ne peut être enregistré pour l’instant : rien n’a changé. Réessaie bientôt.

api-banned = Cette personne ne peut pas entrer.
api-scope = Ce jeton ne le permet pas.
api-wrong-password = Nom ou mot de passe incorrect.
api-wrong-code = Nom ou code incorrect, ou code déjà utilisé.
api-name-taken = Un autre compte porte ce nom.
api-account-already = Tu as déjà un compte.
api-bad-name = Un nom compte de 2 à 24 lettres d’une même écriture, chiffres, espaces, traits d’union, points ou apostrophes.
api-bad-password = Un mot de passe compte au moins 8 caractères, et au plus 256 octets.
api-bad-token = Un jeton demande un nom d’au plus 60 caractères et au moins un droit.
api-too-many-tokens = Tu ne peux pas avoir plus de jetons. Révoques-en un d’abord.
api-oneself = C’est toi.
api-no-such-person = Cette personne n’existe pas.
api-blocked = L’un de vous a bloqué l’autre.

api-no-such-table = Cette table n’existe pas.
api-unknown-game = Ce jeu n’existe pas.
api-unknown-setup = Ce jeu n’a pas cette mise en place.
api-wrong-number-of-seats = Cette mise en place n’a pas ce nombre de places.
api-unknown-seat = Une place est pour « me », « open », « level:1 » à « level:10 », ou « person:ID ».
api-seated-twice = On ne peut pas occuper deux places.
api-impossible-clock = Une pendule donne au plus un jour pour la partie, la correspondance au plus 14 jours par tour, et jamais zéro.
api-nobody-plays = Il faut au moins une place pour une personne.
api-impossible-seed = Une graine est un nombre inférieur à 2^53 ; dans une partie classée, c’est la maison qui tire au sort.
api-rated-for-accounts = Il faut un compte pour jouer une partie classée.

api-not-waiting = La partie a commencé, ou la table a été annulée.
api-not-playing = La partie n’a pas commencé, ou elle est finie.
api-not-over = La partie n’est pas finie.
api-no-such-seat = Cette place n’existe pas à cette table.
api-seat-taken = Cette place est prise.
api-already-seated = Tu es déjà à cette table.
api-not-seated = Tu n’es pas à cette table.
api-already-out = Tu es hors jeu dans cette partie.
api-not-your-turn = Ce n’est pas à toi de jouer.
api-stale = La partie a continué entre-temps.
api-no-moves = Envoie un coup, ou plusieurs coups d’un même tour.
api-several-seats = Ces coups ne sont pas tous à toi.
api-illegal-move = { $move } : { $reason }
api-rated = Dans une partie classée, on ne reprend pas ses coups.
api-nothing-to-take-back = Tu n’as rien à reprendre.
api-nothing-offered = Personne ne l’a proposé.
api-engine-declines = L’ordinateur n’accepte pas la nulle.
api-no-clock = Cette partie n’a pas de pendule.
api-too-soon = Le joueur au trait est là, ou peut encore revenir.
api-text = Écris quelque chose, mais pas trop.
api-rematched = La suite se joue déjà à une autre table.
api-not-host = C’est à la personne qui a ouvert la table de le faire.
api-too-few = Ce jeu n’a pas de mise en place pour si peu de joueurs.
api-name-too-short = Il faut au moins deux lettres du nom.
api-since-ahead = Aucun événement de cette table n’a encore ce numéro. Recommence à 0.
