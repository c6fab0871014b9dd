# The command line.

cli-error = error: { $reason }
cli-see-help = Add --help to see what you can write.

cli-heading-usage = Usage:
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands

cli-value-address = ADDRESS:PORT
cli-value-game = GAME
cli-value-moves = MOVE
cli-value-file = FILE
cli-value-text = TEXT
cli-value-name = NAME
cli-value-number = N

cli-help-help = Show this help
cli-help-version = Show the version
cli-help-game = tzaar, terrace, tchag or tanagra
cli-help-moves = The moves to play, in order
cli-help-file = A file of one or more records; - reads standard input
cli-help-position = The position text
cli-help-positions = The position text; - alone reads position texts from standard input, one per line
cli-help-setup = A set-up of the game (see tablier games); the first one by default
cli-help-seed = The number from which a random set-up is dealt
cli-help-game-seed = The number from which the whole game is drawn: same number, same game
cli-help-listen = Where to listen; by default 127.0.0.1, port 7070 or the next free one
cli-help-data = The folder where everything is kept; the user’s data folder by default
cli-help-open = Open the browser, too
cli-help-output = The file for the picture: a name that ends in .svg or .png
cli-help-arrows = Moves to show as arrows, the most important first
cli-help-width = Width in pixels, 16 to 8192; 1000 by default, for .png only
cli-help-turn = Quarter turns of the board, 0 to 3; TZAAR, Tchag and Tanagra only take 0 and 2
cli-help-raised = Show Terrace from the side
cli-help-dark = Use the colours of the dark theme
cli-help-plain = Leave out the names of rows and columns
cli-help-depth = How many moves deep to count, 0 to 99
cli-help-bench-depth = How many moves deep to think, 1 to 99; by default a fixed depth for each game
cli-help-proofs = Instead, prove TZAAR endgames of known value, one per line: number, value, seconds, nodes
cli-help-divide = Also give the count after each first move
cli-help-bench = Also report the speed
cli-help-seconds = Stop after N seconds; otherwise go on until the answer is found
cli-help-memory = Use at most N mebibytes; 256 by default
cli-help-threads = How many threads search together; 1 by default

cli-tablier-about = Tablier: a house of abstract games. TZAAR, Terrace, Tchag and Tanagra.
cli-tablier-usage = tablier [COMMAND]
cli-tablier-example =
    Example: tablier show tchag
    Every command has its own help: tablier moves --help

cli-serve-about = Open the house: start the server, to play in the browser
cli-serve-usage = tablier serve [--listen ADDRESS:PORT] [--data FOLDER] [--public-url URL] [--behind-proxy] [--limits FILE|off] [--log text|json|off] [--metrics] [--open]
cli-serve-example =
    Example: tablier serve --open
    For the whole local network: tablier serve --listen 0.0.0.0:7070
    For the internet, behind a proxy that speaks TLS (docs/HOSTING.md):
        tablier serve --public-url https://tablier.example --behind-proxy

cli-games-about = List the games, their set-ups and the number of players
cli-games-usage = tablier games
cli-games-example = Example: tablier games

cli-show-about = Show the board as text
cli-show-usage = tablier show GAME [--position TEXT | --setup NAME [--seed N]]
cli-show-example = Example: tablier show terrace --setup long

cli-draw-about = Draw a position as a picture
cli-draw-usage = tablier draw GAME [--position TEXT | --setup NAME [--seed N]] -o FILE.svg|FILE.png [OPTIONS]
cli-draw-example = Example: tablier draw tzaar --setup fixed -o board.svg --arrows e4xd4

cli-moves-about = List the legal moves, one per line
cli-moves-usage = tablier moves GAME [--position TEXT | --setup NAME [--seed N]]
cli-moves-example = Example: tablier moves tanagra --position "0,0v=a... 3 5 b p 0"

cli-apply-about = Play moves and print the position they lead to
cli-apply-usage = tablier apply GAME [--position TEXT | --setup NAME [--seed N]] MOVE…
cli-apply-example = Example: tablier apply tzaar --setup fixed e4xd4 e5xd5 pass

cli-perft-about = Count sequences of moves, to check the rules and measure speed
cli-perft-usage = tablier perft GAME [--position TEXT | --setup NAME [--seed N]] --depth N [--divide] [--bench]
cli-perft-example = Example: tablier perft tzaar --setup fixed --depth 5 --bench

cli-solve-about = Prove who wins: win, loss, draw or unknown for the side to move
cli-solve-usage = tablier solve GAME [--position TEXT | --setup NAME [--seed N]] [--seconds N] [--memory N] [--threads N]
cli-solve-example =
    Example: tablier solve tchag \
        --position "....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0"

cli-random-about = Play a whole game at random and print its record
cli-random-usage = tablier random GAME [--setup NAME] [--seed N]
cli-random-example = Example: tablier random tchag --seed 7 > game.txt

cli-replay-about = Check a record and print how the game ends
cli-replay-usage = tablier replay FILE
cli-replay-example = Example: tablier replay game.txt

cli-engine-about = Run the engine for another program, over the UGI protocol
cli-engine-usage = tablier engine GAME
cli-engine-example =
    Example: tablier engine tchag
    Then write: ugi, position startpos, go movetime 1000, quit.

cli-bench-about = Let the engine think about fixed positions, to check it and measure its speed
cli-bench-usage = tablier bench [--depth N | --proofs]
cli-bench-example = Example: tablier bench --depth 3

cli-output-failed = the answer could not be written: { $reason }
cli-unreadable-file = { $file } could not be read: { $reason }
cli-wrong-command = there is no command “{ $value }”: write { $commands }
cli-wrong-argument = “{ $argument }” is not expected here
cli-missing-argument = { $argument } is missing
cli-missing-value = a value is missing after { $argument }
cli-wrong-value = “{ $value }” does not fit { $argument }: write { $form }
cli-form-number = a whole number from { $least } to { $most }
cli-form-seconds = a number of seconds from 0 to { $most }, such as 0.5
cli-form-time = a number of seconds above 0, { $most } at most, such as 0.5
cli-form-clock = the seconds for the game and those added each turn, { $most } at most, such as 60+0.5
cli-form-pace = whole seconds for the game and whole seconds added each turn, such as 300+3
cli-form-address = an address and a port from 0 to 65535, such as 127.0.0.1:7070
cli-form-house = https://name, or http://name:port, without a path
cli-form-chance = a number above 0 and below 0.5, such as 0.05
cli-form-sprt = two differences in Elo, the lower one first, such as 0,10
cli-form-label = a name
cli-wrong-name = “{ $value }” does not fit { $argument }: write { $names }
cli-unknown-game = there is no game called “{ $value }”: write { $games }
cli-conflict = { $argument } and { $other } cannot be used together
cli-twice = { $argument } is given twice
cli-not-text = an argument is not valid text
cli-seed-drawn = seed: { $seed }
cli-illegal-move = move { $index }, { $move }: { $reason }
cli-perft-many = --divide and --bench need a single position
cli-show-many = show needs a single position
cli-draw-many = draw needs a single position
cli-draw-name = { $file } should end in .svg or .png
cli-draw-arrow = the arrow { $move }: { $reason }
cli-unwritable-file = { $file } could not be written: { $reason }
cli-perft-speed = { $seconds } s, { $rate } nodes per second
cli-perft-progress = { $done }%, { $count } counted
cli-perft-stopped = Stopped before the end: { $count } counted so far.
cli-solve-cost = { $seconds } s, { $nodes } nodes
cli-solve-stopped = Stopped before the answer was found.

cli-bench-game = { $game }, depth { $depth }: { $nodes } nodes, { $rate } nodes per second
cli-bench-total = total: { $nodes } nodes, { $rate } nodes per second
cli-bench-proofs = { $right } of { $all } right, { $nodes } nodes, median { $median } s, longest { $longest } s

cli-games-seats = { $seats } players
cli-games-seats-seeded = { $seats } players, dealt from a seed

cli-legend-tzaar =
    T Tzaar, R Tzarra, O Tott; capitals are White, a number is a height, · is empty.
    The names at the edge are those of the points beside them.
cli-legend-terrace = a2 is a piece of size 2, of player a. A number alone is the level of an empty square.
cli-legend-tchag = + is a black stone (straight), x a grey one (diagonal); R Red, Y Yellow, () the hole.
cli-legend-tanagra = Letters are pawns (capitals are large pawns), a dot is a free cell.

## The house on the network

serve-open = Tablier is open: { $address }
serve-closed = Tablier is closed.
serve-no-proxy = Without --behind-proxy, all visitors who come through the proxy count as one address and share one set of limits.
serve-other-port = Port { $usual } is taken by another program, so Tablier listens on port { $port }. Games kept in a browser belong to the port on which they were played.
serve-phone = For a phone on the same network:
serve-taken = { $address } is taken by another program: choose another port with --listen, or leave --listen out
serve-all-taken = all ports from { $first } to { $last } are taken: choose one with --listen
serve-forbidden = the system does not allow listening at { $address }: choose a port from 1024 up with --listen
serve-failed = cannot listen at { $address }: { $reason }
serve-no-folder = there is no folder to keep games in: name one with --data
serve-bad-folder = the folder { $folder } cannot be used: { $reason }. Name another one with --data
serve-no-browser = No browser could be opened: open the address yourself.
cli-help-public-url = The address at which visitors find the house, for cookies and pages: https://tablier.example
cli-help-behind-proxy = Trust the last address in X-Forwarded-For: only behind a proxy that writes it
cli-help-limits = A file with limits on requests, tables and sockets (docs/HOSTING.md); “off” for tests on this machine
cli-value-url = URL
serve-bad-url = { $url } is not the address of a server: write https://name, or http://name:port, without a path
serve-bad-limits = { $file } could not be read: { $reason }
serve-limits-form = { $file }, line { $line }: write a limit as “sign_ins = 30”
serve-limits-key = { $file }, line { $line }: there is no limit called “{ $key }”: write { $keys }
serve-limits-value = { $file }, line { $line }: “{ $key }” takes a whole number from 0 to { $most }
serve-limits-off = limits can only be switched off where no other machine can connect: listen on 127.0.0.1
serve-bad-level = “{ $value }” in TABLIER_LOG is not a level: write { $levels }

## What the system says

system-not-found = it does not exist
system-forbidden = permission denied
system-exists = it already exists
system-folder = it is a folder
system-no-folder = part of the path is not a folder
system-full = the disk is full
system-read-only = the disk is read-only
system-not-text = it is not text
system-refused = the connection was refused
system-late = no answer in time
system-closed = the other side has closed the connection
system-taken = another program is using it
system-no-address = this machine does not have that address
system-unreachable = the network or the machine cannot be reached
system-bad-name = the system does not accept that name
system-busy = something else is using it
system-other = the system says “{ $text }”
