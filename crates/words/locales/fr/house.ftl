# Tenir une maison : ce qui est gardé, et qui s’y trouve.

cli-value-what = QUOI
cli-value-who = QUI
cli-help-what = people, tables, reports, log ; ban, unban, delete, delete-table, reset
cli-help-who = Le nom ou l’identifiant de quelqu’un ; après « people », une partie d’un nom
cli-help-show = Combien de lignes montrer ; 50 par défaut
cli-help-yes = Supprimer pour de bon, sans redemander
cli-help-admin-url = L’adresse du lien, si le serveur ne la connaît pas
cli-help-backup-file = Où va la copie : un fichier qui n’existe pas encore
cli-help-restore-file = La copie, faite par tablier backup
cli-help-force = Mettre de côté ce qui s’y trouve, sous un autre nom

cli-admin-about = S’occuper de la maison : personnes, tables, plaintes, journal ; bannir, supprimer, redonner accès
cli-admin-usage = tablier admin QUOI [QUI] [--data DOSSIER] [--show N] [--public-url URL] [--yes]
cli-admin-example =
    people [TEXTE]  les derniers venus, ou ceux dont le nom contient un texte
    tables          les tables qui attendent ou qui jouent
    reports         les plaintes, et ce qu’elles visent
    log             ce qui a été fait, et par qui
    ban QUI         n’entre plus, et quitte toutes ses parties
    unban QUI       peut revenir
    delete QUI      pour de bon ; ses parties restent, sous « deleted »
    delete-table ID pour de bon, avec tout ce qui s’y est passé
    reset QUI       un lien pour choisir un nouveau mot de passe, valable un jour

    Cela marche que le serveur tourne ou non.
    Exemple : tablier admin reset Anne

cli-backup-about = Copier dans un fichier tout ce qui est partagé, pendant que la maison reste ouverte
cli-backup-usage = tablier backup FICHIER [--data DOSSIER]
cli-backup-example = Exemple : tablier backup tablier-copie.db

cli-restore-about = Remettre une copie à sa place, pendant que la maison est fermée
cli-restore-usage = tablier restore FICHIER [--data DOSSIER] [--force]
cli-restore-example = Exemple : tablier restore tablier-copie.db --force

cli-check-about = Examiner tout ce qui est gardé : la base elle-même, et chaque partie d’après les règles
cli-check-usage = tablier check [--data DOSSIER]
cli-check-example =
    Affiche ce qui ne va pas, une ligne par défaut ; le code de sortie est alors 1.
    Exemple : tablier check

storage-in-use = un autre processus l’utilise ; arrête d’abord le serveur
storage-missing = il n’y a rien dans { $file }
storage-occupied = { $file } existe déjà
storage-stranger = { $file } est la base d’un autre programme
storage-too-new = une version plus récente de Tablier l’a écrite ; prends celle-là
storage-too-old = une version plus ancienne de Tablier l’a écrite ; lance le serveur une fois
storage-full = il n’y a plus de place sur le disque
storage-read-only = on ne peut pas y écrire
storage-damaged = la base est abîmée : { $reason }

backup-done = Tout est dans { $file }.
restore-occupied = { $file } existe déjà : --force le met de côté, sous un autre nom
restore-aside = Ce qui s’y trouvait avant est maintenant { $file }.
restore-done = La copie est à sa place dans { $folder }.

check-well = Tables examinées : { $tables }. Rien à signaler.
check-ill = Tables examinées : { $tables }. Défauts : { $found }.
check-database = base : { $reason }
check-story = table { $table } : { $reason }
check-row = table { $table } : la liste dit autre chose que ce qui s’est passé ({ $field })
check-rating = personne { $person } : le classement à { $game } n’est pas celui que la dernière partie a donné
check-nobody = table { $table } : personne ne connaît { $person }

admin-really = { $who } disparaîtrait pour de bon : ajoute --yes
admin-no-answer = le serveur ne répond pas comme il faut : { $reason }
admin-nobody = personne n’a l’identifiant ni le nom « { $who } »{ $detail }
admin-several = plusieurs s’appellent « { $who } » ; prends un identifiant : { $detail }
admin-no-account = « { $who } » est un invité, et les invités n’ont pas de mot de passe{ $detail }
admin-no-table = il n’y a pas de table « { $who } »{ $detail }
admin-failed = rien n’a été fait pour « { $who } » : { $detail }
admin-done-ban = { $name } ({ $id }) n’entre plus.
admin-done-unban = { $name } ({ $id }) peut revenir.
admin-done-delete = { $name } ({ $id }) est supprimé.
admin-done-delete-table = La table { $id } ({ $name }) et tout ce qui s’y est passé ont disparu.

## Un programme joue dans une maison

cli-value-command = COMMANDE
cli-value-id = ID
cli-value-shell = SHELL
cli-help-url = Où se trouve la maison : https://tablier.example
cli-help-command = Le programme qui parle UGI, et ses arguments
cli-help-token = Au nom de qui il joue : un jeton qui permet read et play ; TABLIER_TOKEN dans l’environnement convient aussi
cli-help-guest = Il joue comme invité sous ce nom
cli-help-join = Rejoindre cette table
cli-help-bridge-open = Ouvrir une table, puis une autre après chaque partie
cli-help-bridge-clock = La pendule de cette table, en secondes : 300+3 ; aucune par défaut
cli-help-bridge-seconds = Combien de temps il réfléchit sans pendule ; une seconde par défaut
cli-help-bridge-games = Rentrer après tant de parties ; sans cela, continuer
cli-help-shell = bash, zsh ou fish
cli-help-log = Comment tenir le journal sur la sortie d’erreur : text, json ou off ; TABLIER_LOG donne le niveau
cli-help-metrics = Répondre à /metrics pour tout le monde, pas seulement pour cette machine
cli-value-log = FORME

cli-bridge-about = Faire jouer un programme qui parle UGI dans une maison sur le réseau
cli-bridge-usage = tablier bridge URL --token TEXTE|--guest NOM --game JEU [--open|--join ID] [OPTIONS] -- COMMANDE…
cli-bridge-example =
    Il accepte tous les défis ; voir docs/BOTS.md.
    Exemple : tablier bridge http://127.0.0.1:7070 --guest Robot --game tchag --open -- tablier engine tchag

cli-completions-about = Afficher ce qu’il faut à un shell pour compléter les mots de tablier
cli-completions-usage = tablier completions SHELL
cli-completions-example = Exemple : tablier completions bash > ~/.local/share/bash-completion/completions/tablier

bridge-in = Dans la maison sous le nom de { $name }.
bridge-waits = En attente à { $table }
bridge-plays = En jeu à { $table }
bridge-over = Fini à { $table } : place { $place } ({ $reason }).
bridge-failure = Le programme n’a pas pu continuer et abandonne : { $reason }
bridge-nobody = au nom de qui ? Écris --token TEXTE, ou --guest NOM
bridge-refused = la maison refuse : { $reason }
bridge-link = impossible de joindre la maison : { $reason }
bridge-strange = il n’y a pas de maison de Tablier à cet endroit : { $reason }
bridge-program = impossible de lancer le programme : { $reason }
