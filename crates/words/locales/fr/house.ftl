# Tenir une maison : ce qui est gardé, et qui s’y trouve.

cli-value-what = QUOI
cli-value-who = QUI
cli-help-what = people, tables, reports, log ; ban, unban, delete, delete-table, reset
cli-help-who = Le nom ou l’identifiant d’une personne, ou l’identifiant d’une table ; après « people », une partie d’un nom
cli-help-show = Combien de lignes afficher ; 50 par défaut
cli-help-yes = Supprimer pour de bon, sans redemander
cli-help-admin-url = L’adresse du lien, si le serveur ne la connaît pas
cli-help-backup-file = Le fichier de la copie ; il ne doit pas encore exister
cli-help-restore-file = La copie faite par tablier backup
cli-help-force = Mettre de côté ce qui s’y trouve, sous un autre nom

cli-admin-about = Administrer la maison : personnes, tables, signalements, journal ; bannir, supprimer, redonner accès
cli-admin-usage = tablier admin QUOI [QUI] [--data DOSSIER] [--show N] [--public-url URL] [--yes]
cli-admin-example =
    people [TEXTE]  les derniers arrivés, ou ceux dont le nom contient TEXTE
    tables          les tables en attente ou en cours
    reports         les signalements, et ce qu’ils visent
    log             ce qui a été fait, et par qui
    ban QUI         interdire l’entrée et mettre fin à toutes ses parties
    unban QUI       permettre de revenir
    delete QUI      supprimer pour de bon ; ses parties restent, sous « deleted »
    delete-table ID supprimer pour de bon, avec tout ce qui s’y est passé
    reset QUI       un lien pour choisir un nouveau mot de passe, valable un jour

    Cela marche que le serveur tourne ou non.
    Exemple : tablier admin reset Anne

cli-backup-about = Copier dans un fichier tout ce qui est partagé, pendant que la maison reste ouverte
cli-backup-usage = tablier backup FICHIER [--data DOSSIER]
cli-backup-example = Exemple : tablier backup tablier-copie.db

cli-restore-about = Remettre une copie à sa place, pendant que la maison est fermée
cli-restore-usage = tablier restore FICHIER [--data DOSSIER] [--force]
cli-restore-example = Exemple : tablier restore tablier-copie.db --force

cli-check-about = Examiner tout ce qui est gardé : la base de données elle-même, et chaque partie d’après les règles
cli-check-usage = tablier check [--data DOSSIER]
cli-check-example =
    Les problèmes trouvés s’affichent, un par ligne ; le code de sortie est alors 1.
    Exemple : tablier check

storage-in-use = un autre processus l’utilise ; arrête d’abord le serveur
storage-missing = { $file } n’existe pas
storage-occupied = { $file } existe déjà
storage-stranger = { $file } est la base de données d’un autre programme
storage-not-a-database = { $file } n’est pas une base de données de Tablier
storage-too-new = elle a été écrite par une version plus récente de Tablier ; utilise cette version
storage-too-old = elle a été écrite par une version plus ancienne de Tablier ; lance le serveur une fois
storage-full = le disque est plein
storage-read-only = on ne peut pas y écrire
storage-damaged = la base de données est endommagée : { $reason }

backup-done = Tout est dans { $file }.
restore-occupied = { $file } existe déjà : --force le met de côté, sous un autre nom
restore-stranger = { $file } n’est pas une sauvegarde de Tablier : indique un fichier fait par tablier backup
restore-aside = Ce qui s’y trouvait avant s’appelle maintenant { $file }.
restore-done = La copie est à sa place dans { $folder }.

check-well = Tables examinées : { $tables }. Rien à signaler.
check-ill = Tables examinées : { $tables }. Problèmes trouvés : { $found }.
check-database = base de données : { $reason }
check-story = table { $table } : { $reason }
check-row = table { $table } : la liste des tables ne correspond pas à ce qui s’est passé ({ $field })
check-rating = personne { $person } : le classement à { $game } n’est pas celui que la dernière partie a donné
check-nobody = table { $table } : la personne { $person } est inconnue

admin-really = { $who } disparaîtrait pour de bon : ajoute --yes
admin-no-answer = le serveur ne répond pas comme prévu : { $reason }
admin-nobody = personne n’a l’identifiant ni le nom « { $who } »{ $detail }
admin-several = plusieurs personnes s’appellent « { $who } » ; prends un identifiant : { $detail }
admin-no-account = « { $who } » joue sans compte, donc sans mot de passe{ $detail }
admin-no-table = il n’y a pas de table « { $who } »{ $detail }
admin-failed = rien n’a été fait pour « { $who } » : { $detail }
admin-done-ban = { $name } ({ $id }) ne peut plus entrer.
admin-done-unban = { $name } ({ $id }) peut revenir.
admin-done-delete = { $name } ({ $id }) n’existe plus.
admin-done-delete-table = La table { $id } ({ $name }) et tout ce qui s’y est passé ont disparu.

## Un programme joue dans une maison

cli-value-command = COMMANDE
cli-value-id = ID
cli-value-shell = SHELL
cli-help-url = L’adresse de la maison : https://tablier.example
cli-help-command = Le programme qui parle UGI, et ses arguments
cli-help-token = Le jeton avec lequel jouer ; il doit permettre read et play. TABLIER_TOKEN dans l’environnement convient aussi
cli-help-guest = Jouer sans compte, sous ce nom
cli-help-join = Rejoindre cette table
cli-help-bridge-open = Ouvrir une table, puis une autre après chaque partie
cli-help-bridge-clock = La pendule de cette table, en secondes : 300+3 ; aucune par défaut
cli-help-bridge-seconds = Combien de secondes réfléchir sans pendule ; 1 par défaut
cli-help-bridge-games = S’arrêter après N parties ; sinon, continuer
cli-help-shell = bash, zsh ou fish
cli-help-log = Comment tenir le journal sur la sortie d’erreur : text, json ou off ; TABLIER_LOG en donne le niveau
cli-help-metrics = Répondre à tous sur /metrics, pas seulement à cette machine
cli-value-log = FORMAT

cli-bridge-about = Faire jouer un programme qui parle UGI dans une maison sur le réseau
cli-bridge-usage = tablier bridge URL --token TEXTE|--guest NOM --game JEU [--open|--join ID] [OPTIONS] -- COMMANDE…
cli-bridge-example =
    Tous les défis sont acceptés ; voir docs/BOTS.md.
    Exemple : tablier bridge http://127.0.0.1:7070 --guest Robot --game tchag \
        --open -- tablier engine tchag

cli-completions-about = Afficher le script de complétion pour un shell
cli-completions-usage = tablier completions SHELL
cli-completions-example =
    Exemple : tablier completions bash \
        > ~/.local/share/bash-completion/completions/tablier

bridge-in = Dans la maison sous le nom de { $name }.
bridge-waits = En attente à { $table }
bridge-plays = En jeu à { $table }
bridge-over = Partie finie à { $table } : place { $place } ({ $reason }).
bridge-failure = Le programme n’a pas pu continuer et abandonne : { $reason }
bridge-nobody = qui joue ? Écris --token TEXTE ou --guest NOM
bridge-refused = la maison refuse : { $reason }
bridge-link = impossible de joindre la maison : { $reason }
bridge-strange = il n’y a pas de maison Tablier à cette adresse
bridge-unreachable = { $address } ne répond pas encore ({ $reason }) ; on attend (Ctrl-C pour arrêter).
bridge-unresolved = aucune machine ne s’appelle « { $host } » : vérifie l’adresse et ta connexion
bridge-tls = impossible d’établir une connexion sûre avec { $host } (« { $reason } »)
bridge-program = impossible de lancer le programme : { $reason }
bridge-greeting = le programme ne parle pas UGI : { $reason }
bridge-stopped-no-move = il n’a donné aucun coup
bridge-stopped-illegal = il a joué { $move }, ce qui n’est pas permis
bridge-stopped-late = il n’a pas répondu à temps
bridge-stopped-gone = il s’est terminé sans répondre
