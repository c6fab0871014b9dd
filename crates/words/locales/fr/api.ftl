## Ce que répond le serveur quand quelque chose ne va pas.

api-malformed = Cette demande n’a pas de sens. { $reason }
api-no-json = Un message doit être du JSON, et le dire : Content-Type: application/json.
api-too-large = Ce message est trop long.
api-unauthorized = La maison ne sait pas qui tu es. Entre comme invité, ou connecte-toi.
api-too-often = Trop souvent. Réessaie dans { $seconds } s.
api-too-slow = C’était trop long.
api-no-such-address = Il n’y a rien à cette adresse.
api-no-such-method = Cela ne peut pas se faire à cette adresse.
api-upgrade-required = Cette adresse est un WebSocket : demande un « upgrade ».
api-wrong-host = La maison ne porte pas ce nom.
api-wrong-origin = Seules les pages de la maison peuvent demander cela.

api-disk-full = Le disque est plein : rien n’a été changé. Réessaie plus tard.
api-disk-read-only = On ne peut pas écrire sur le disque : rien n’a été changé. Réessaie plus tard.
api-storage = Rien ne peut être enregistré pour l’instant : rien n’a été changé. Réessaie bientôt.

api-banned = Cette personne ne peut pas entrer.
api-scope = Ce jeton ne donne pas ce droit.
api-wrong-password = Le nom ou le mot de passe est faux.
api-wrong-code = Le nom ou le code est faux, ou le code a déjà servi.
api-name-taken = Un autre compte porte ce nom.
api-account-already = Tu as déjà un compte.
api-bad-name = Un nom compte de 2 à 24 lettres d’une même écriture, chiffres, espaces, traits d’union, points ou apostrophes.
api-bad-password = Un mot de passe compte au moins 8 caractères, et au plus 256 octets.
api-bad-token = Un jeton a besoin d’un nom d’au plus 60 caractères, et d’un droit au moins.
api-too-many-tokens = Tu as déjà autant de jetons que possible. Retires-en un d’abord.
api-oneself = C’est toi.
api-no-such-person = Cette personne n’existe pas.
api-blocked = L’un de vous a bloqué l’autre.

api-no-such-table = Cette table n’existe pas.
api-unknown-game = Ce jeu n’existe pas.
api-unknown-setup = Ce jeu n’a pas cette mise en place.
api-wrong-number-of-seats = Cette mise en place a un autre nombre de places.
api-unknown-seat = Une place est pour « me », « open », « level:1 » à « level:10 », ou « person:ID ».
api-seated-twice = Personne n’occupe deux places.
api-impossible-clock = Une pendule donne jusqu’à un jour pour la partie, un tour par correspondance jusqu’à 14 jours, et jamais rien.
api-nobody-plays = Il faut au moins une place pour une personne.
api-impossible-seed = Une graine est un nombre inférieur à 2^53, et une partie classée est distribuée par la maison.
api-rated-for-accounts = Les parties classées sont réservées aux comptes.

api-not-waiting = La partie a commencé, ou la table a été annulée.
api-not-playing = La partie n’a pas commencé, ou elle est finie.
api-not-over = La partie n’est pas finie.
api-no-such-seat = La table n’a pas cette place.
api-seat-taken = Cette place est prise.
api-already-seated = Tu es déjà à cette table.
api-not-seated = Tu n’es pas assis à cette table.
api-already-out = Tu n’es plus dans cette partie.
api-not-your-turn = Ce n’est pas à toi de jouer.
api-stale = La partie a continué entre-temps.
api-no-moves = Envoie un coup, ou plusieurs coups d’un même tour.
api-several-seats = Ces coups ne sont pas tous à toi.
api-illegal-move = { $move } : { $reason }
api-rated = Dans une partie classée, on ne reprend pas ses coups.
api-nothing-to-take-back = Tu n’as rien à reprendre.
api-nothing-offered = Personne n’a demandé cela.
api-engine-declines = L’ordinateur n’accepte pas de nulle.
api-no-clock = Cette partie n’a pas de pendule.
api-too-soon = La personne au trait est là, ou peut encore revenir.
api-text = Écris quelque chose, mais pas trop.
api-rematched = Cela continue déjà à une autre table.
api-name-too-short = Il faut au moins deux lettres du nom.
api-since-ahead = Rien de ce numéro ne s’est passé à cette table. Reprends à 0.
