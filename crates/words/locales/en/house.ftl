# Running a house: what is kept, and who is in it.

cli-value-what = WHAT
cli-value-who = WHO
cli-help-what = people, tables, reports, log; ban, unban, delete, delete-table, reset
cli-help-who = Somebody’s name or id; after “people”, a part of a name
cli-help-show = How many lines to show; 50 by default
cli-help-yes = Delete for good, without asking again
cli-help-admin-url = The address for the link, if the server does not know it
cli-help-backup-file = Where the copy goes: a file that does not exist yet
cli-help-restore-file = The copy, as made by tablier backup
cli-help-force = Put what is there aside, under another name

cli-admin-about = Look after the house: people, tables, complaints, the log; ban, delete, reset
cli-admin-usage = tablier admin WHAT [WHO] [--data FOLDER] [--show N] [--public-url URL] [--yes]
cli-admin-example =
    people [TEXT]   who came last, or whose name contains a text
    tables          tables that wait or are played
    reports         complaints, and what they are about
    log             what was done, by whom
    ban WHO         may not come in any more, and leaves all games
    unban WHO       may again
    delete WHO      for good; games stay, under “deleted”
    delete-table ID for good, with all that happened at it
    reset WHO       a link that sets a new password, for a day

    It works while the server runs, and while it does not.
    Example: tablier admin reset Ann

cli-backup-about = Copy everything that people share to a file, while the house stays open
cli-backup-usage = tablier backup FILE [--data FOLDER]
cli-backup-example = Example: tablier backup tablier-backup.db

cli-restore-about = Put a copy back in its place, while the house is closed
cli-restore-usage = tablier restore FILE [--data FOLDER] [--force]
cli-restore-example = Example: tablier restore tablier-backup.db --force

cli-check-about = Look at everything that is kept: the database itself, and every game against the rules
cli-check-usage = tablier check [--data FOLDER]
cli-check-example =
    Prints what is wrong, a line each; the exit code is 1 if anything is.
    Example: tablier check

storage-in-use = another process has it open; stop the server first
storage-missing = there is nothing at { $file }
storage-occupied = { $file } is there already
storage-stranger = { $file } is a database of another program
storage-too-new = a newer version of Tablier wrote it; use that one
storage-too-old = an older version of Tablier wrote it; start the server once
storage-full = there is no room left on the disk
storage-read-only = it cannot be written to
storage-damaged = the database is damaged: { $reason }

backup-done = Everything is in { $file }.
restore-occupied = { $file } is there already: --force puts it aside, under another name
restore-aside = What was there before is now { $file }.
restore-done = The copy is in its place in { $folder }.

check-well = Tables looked at: { $tables }. Nothing is wrong.
check-ill = Tables looked at: { $tables }. Things wrong: { $found }.
check-database = database: { $reason }
check-story = table { $table }: { $reason }
check-row = table { $table }: the list says something else than what happened ({ $field })
check-rating = person { $person }: the rating in { $game } is not what the last game made of it
check-nobody = table { $table }: nobody knows person { $person }

admin-really = { $who } would be gone for good: write --yes as well
admin-no-answer = the server does not answer as it should: { $reason }
admin-nobody = nobody has the id or the name “{ $who }”{ $detail }
admin-several = several have the name “{ $who }”; take an id: { $detail }
admin-no-account = “{ $who }” is a guest, and guests have no password{ $detail }
admin-no-table = there is no table “{ $who }”{ $detail }
admin-failed = nothing was done for “{ $who }”: { $detail }
admin-done-ban = { $name } ({ $id }) may not come in any more.
admin-done-unban = { $name } ({ $id }) may come in again.
admin-done-delete = { $name } ({ $id }) is deleted.
admin-done-delete-table = The table { $id } ({ $name }) and all that happened at it are gone.

## A program plays in a house

cli-value-command = COMMAND
cli-value-id = ID
cli-value-shell = SHELL
cli-help-url = Where the house is: https://tablier.example
cli-help-command = The program that speaks UGI, and its arguments
cli-help-token = In whose name it plays: a token that allows read and play; TABLIER_TOKEN in the environment does as well
cli-help-guest = It plays as a guest of this name
cli-help-join = Join this table
cli-help-bridge-open = Open a table, and another one after each game
cli-help-bridge-clock = The clock of that table, in seconds: 300+3; none if left out
cli-help-bridge-seconds = How long it thinks where there is no clock; a second by default
cli-help-bridge-games = Go home after so many games; without it, play on
cli-help-shell = bash, zsh or fish
cli-help-log = How to log to standard error: text, json or off; TABLIER_LOG names the level
cli-help-metrics = Answer /metrics to everybody, not only to this machine
cli-value-log = FORM

cli-bridge-about = Let a program that speaks UGI play in a house on the network
cli-bridge-usage = tablier bridge URL --token TEXT|--guest NAME --game GAME [--open|--join ID] [OPTIONS] -- COMMAND…
cli-bridge-example =
    It accepts every challenge; see docs/BOTS.md.
    Example: tablier bridge http://127.0.0.1:7070 --guest Robot --game tchag --open -- tablier engine tchag

cli-completions-about = Print what a shell needs to complete the words of tablier
cli-completions-usage = tablier completions SHELL
cli-completions-example = Example: tablier completions bash > ~/.local/share/bash-completion/completions/tablier

bridge-in = In the house as { $name }.
bridge-waits = Waiting at { $table }
bridge-plays = Playing at { $table }
bridge-over = Over at { $table }: place { $place } ({ $reason }).
bridge-failure = The program could not go on, and resigned: { $reason }
bridge-nobody = in whose name? Write --token TEXT, or --guest NAME
bridge-refused = the house refuses: { $reason }
bridge-link = the house cannot be reached: { $reason }
bridge-strange = there is no house of Tablier there: { $reason }
bridge-program = the program cannot be started: { $reason }
