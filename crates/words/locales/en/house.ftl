# Running a house: what is kept, and who is in it.

cli-value-what = WHAT
cli-value-who = WHO
cli-help-what = people, tables, reports, log; ban, unban, delete, delete-table, reset
cli-help-who = The name or id of a person, or the id of a table; after “people”, part of a name
cli-help-show = How many lines to show; 50 by default
cli-help-yes = Delete for good, without asking
cli-help-admin-url = The address for the link, if the server does not know its own
cli-help-backup-file = The file for the copy; it must not exist yet
cli-help-restore-file = The backup to restore, made by tablier backup
cli-help-force = Move what is there aside, under another name

cli-admin-about = Run the house: people, tables, reports, log; ban, delete, reset
cli-admin-usage = tablier admin WHAT [WHO] [--data FOLDER] [--show N] [--public-url URL] [--yes]
cli-admin-example =
    people [TEXT]   the newest people, or those whose name contains TEXT
    tables          tables that are waiting or in play
    reports         reports from players, and what they are about
    log             what was done, and by whom
    ban WHO         keep out, and end all their games
    unban WHO       let in again
    delete WHO      delete for good; games stay, under “deleted”
    delete-table ID delete for good, with everything that happened at it
    reset WHO       a link for setting a new password, valid for a day

    This works whether the server is running or not.
    Example: tablier admin reset Ann

cli-backup-about = Copy everything that people share to a file, while the house stays open
cli-backup-usage = tablier backup FILE [--data FOLDER]
cli-backup-example = Example: tablier backup tablier-backup.db

cli-restore-about = Restore a backup, while the house is closed
cli-restore-usage = tablier restore FILE [--data FOLDER] [--force]
cli-restore-example = Example: tablier restore tablier-backup.db --force

cli-check-about = Check everything that is kept: the database itself, and every game against the rules
cli-check-usage = tablier check [--data FOLDER]
cli-check-example =
    Prints the problems found, one per line; the exit code is then 1.
    Example: tablier check

storage-in-use = another process is using it; stop the server first
storage-missing = { $file } does not exist
storage-occupied = { $file } already exists
storage-stranger = { $file } is the database of another program
storage-not-a-database = { $file } is not a Tablier database
storage-too-new = it was written by a newer version of Tablier; use that version
storage-too-old = it was written by an older version of Tablier; start the server once
storage-full = the disk is full
storage-read-only = it cannot be written to
storage-damaged = the database is damaged: { $reason }

backup-done = Everything has been copied to { $file }.
restore-occupied = { $file } already exists: --force moves it aside, under another name
restore-stranger = { $file } is not a Tablier backup: name a file made by tablier backup
restore-aside = What was there before is now { $file }.
restore-done = The backup has been restored in { $folder }.

check-well = Tables examined: { $tables }. No problems found.
check-ill = Tables examined: { $tables }. Problems found: { $found }.
check-database = database: { $reason }
check-story = table { $table }: { $reason }
check-row = table { $table }: the list of tables disagrees with what happened there ({ $field })
check-rating = person { $person }: the rating in { $game } is not the one that the last game gave
check-nobody = table { $table }: person { $person } is unknown

admin-really = { $who } would be deleted for good: add --yes
admin-no-answer = the server does not answer as expected: { $reason }
admin-nobody = no one has the id or the name “{ $who }”{ $detail }
admin-several = several people are called “{ $who }”; use an id: { $detail }
admin-no-account = “{ $who }” is a guest, and guests have no password{ $detail }
admin-no-table = there is no table “{ $who }”{ $detail }
admin-failed = nothing was done for “{ $who }”: { $detail }
admin-done-ban = { $name } ({ $id }) is banned.
admin-done-unban = { $name } ({ $id }) is no longer banned.
admin-done-delete = { $name } ({ $id }) has been deleted.
admin-done-delete-table = Table { $id } ({ $name }) and everything that happened at it have been deleted.

## A program plays on a server

cli-value-command = COMMAND
cli-value-id = ID
cli-value-shell = SHELL
cli-help-url = The address of the server: https://tablier.example
cli-help-command = The program that speaks UGI, and its arguments
cli-help-token = The token to play with; it must allow read and play. TABLIER_TOKEN in the environment works, too
cli-help-guest = Play as a guest with this name
cli-help-join = Join this table
cli-help-bridge-open = Open a table, and another after each game
cli-help-bridge-clock = The clock of that table, in seconds: 300+3; none by default
cli-help-bridge-seconds = How long to think when there is no clock; 1 second by default
cli-help-bridge-games = Stop after N games; otherwise play on
cli-help-shell = bash, zsh or fish
cli-help-log = How to log to standard error: text, json or off; TABLIER_LOG sets the level
cli-help-metrics = Serve /metrics to everyone, not only to this machine
cli-value-log = FORMAT

cli-bridge-about = Let a UGI program play on a Tablier server
cli-bridge-usage = tablier bridge URL --token TEXT|--guest NAME --game GAME [--open|--join ID] [OPTIONS] -- COMMAND…
cli-bridge-example =
    It accepts every challenge; see docs/BOTS.md.
    Example: tablier bridge http://127.0.0.1:7070 --guest Robot --game tchag \
        --open -- tablier engine tchag

cli-completions-about = Print the completion script for a shell
cli-completions-usage = tablier completions SHELL
cli-completions-example =
    Example: tablier completions bash \
        > ~/.local/share/bash-completion/completions/tablier

bridge-in = Signed in as { $name }.
bridge-waits = Waiting at { $table }
bridge-plays = Playing at { $table }
bridge-over = Game over at { $table }: place { $place } ({ $reason }).
bridge-failure = The program could not go on and resigned: { $reason }
bridge-nobody = who plays? Write --token TEXT or --guest NAME
bridge-refused = the server refuses: { $reason }
bridge-link = the server cannot be reached: { $reason }
bridge-strange = there is no Tablier server at this address
bridge-unreachable = { $address } does not answer yet ({ $reason }); waiting (Ctrl-C stops).
bridge-unresolved = there is no machine called “{ $host }”: check the address and your connection
bridge-tls = no secure connection to { $host } could be made (“{ $reason }”)
bridge-program = the program cannot be started: { $reason }
bridge-greeting = the program does not speak UGI: { $reason }
bridge-stopped-no-move = it gave no move
bridge-stopped-illegal = it played { $move }, which is illegal
bridge-stopped-late = it did not answer in time
bridge-stopped-gone = it ended without an answer
