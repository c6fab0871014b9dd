# The command line.

cli-error = error: { $reason }
cli-see-help = See what you can write with --help.

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
cli-help-moves = The moves to play, one after the other
cli-help-file = A file with one record or several; - reads standard input
cli-help-position = The text of the position
cli-help-positions = The text of the position; - alone reads texts from standard input, a line each
cli-help-setup = A set-up of the game (see tablier games); the first one if none is named
cli-help-seed = The number that a random set-up is dealt from
cli-help-game-seed = The number that the whole game is drawn from: the same number, the same game
cli-help-listen = Where to listen; 127.0.0.1 and port 7070 or the next free one if left out
cli-help-data = The folder for what is kept; the user’s data folder if left out
cli-help-open = Also open the browser
cli-help-output = Where the picture goes: a name that ends in .svg or .png
cli-help-arrows = Moves to show as arrows, the most important first
cli-help-width = How many pixels wide, 16 to 8192; 1000 by default, only for .png
cli-help-turn = By how many quarters to turn the board, 0 to 3; TZAAR, Tchag and Tanagra only know 0 and 2
cli-help-raised = Terrace seen from the side
cli-help-dark = In the colours of the dark theme
cli-help-plain = Without the names of rows and columns
cli-help-depth = How many moves deep to count, 0 to 99
cli-help-bench-depth = How many moves deep to think, 1 to 99; fixed for each game if left out
cli-help-proofs = Prove endgames of TZAAR whose value is known instead, a line each: number, value, seconds, nodes
cli-help-divide = Also count after each first move
cli-help-bench = Also say how fast it went
cli-help-seconds = Stop after so many seconds; without it, go on until the answer is found
cli-help-memory = Use at most so many mebibytes; 256 by default
cli-help-threads = How many threads search together; one by default

cli-tablier-about = Tablier: a house of abstract games. TZAAR, Terrace, Tchag and Tanagra.
cli-tablier-usage = tablier [COMMAND]
cli-tablier-example =
    Example: tablier show tchag
    Every command has its own help: tablier moves --help

cli-serve-about = Open the house: serve the page at which everything can be played
cli-serve-usage = tablier serve [--listen ADDRESS:PORT] [--data FOLDER] [--public-url URL] [--behind-proxy] [--limits FILE|off] [--log text|json|off] [--metrics] [--open]
cli-serve-example =
    Example: tablier serve --open
    For the whole local network: tablier serve --listen 0.0.0.0:7070
    For the world, behind a proxy that speaks TLS (docs/HOSTING.md): tablier serve --public-url https://tablier.example --behind-proxy

cli-games-about = List the games, their set-ups and how many play
cli-games-usage = tablier games
cli-games-example = Example: tablier games

cli-show-about = Show the board as text
cli-show-usage = tablier show GAME [--position TEXT | --setup NAME [--seed N]]
cli-show-example = Example: tablier show terrace --setup long

cli-draw-about = Draw a position as a picture
cli-draw-usage = tablier draw GAME [--position TEXT | --setup NAME [--seed N]] -o FILE.svg|FILE.png [OPTIONS]
cli-draw-example = Example: tablier draw tzaar --setup fixed -o board.svg --arrows e4xd4

cli-moves-about = List the legal moves, one a line
cli-moves-usage = tablier moves GAME [--position TEXT | --setup NAME [--seed N]]
cli-moves-example = Example: tablier moves tanagra --position "0,0v=a... 3 5 b p 0"

cli-apply-about = Play moves and print the position after them
cli-apply-usage = tablier apply GAME [--position TEXT | --setup NAME [--seed N]] MOVE…
cli-apply-example = Example: tablier apply tzaar --setup fixed e4xd4 e5xd5 pass

cli-perft-about = Count the sequences of moves, to check and to measure
cli-perft-usage = tablier perft GAME [--position TEXT | --setup NAME [--seed N]] --depth N [--divide] [--bench]
cli-perft-example = Example: tablier perft tzaar --setup fixed --depth 5 --bench

cli-solve-about = Prove who wins: win, loss, draw or unknown for the side to move
cli-solve-usage = tablier solve GAME [--position TEXT | --setup NAME [--seed N]] [--seconds N] [--memory N] [--threads N]
cli-solve-example = Example: tablier solve tchag --position "....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0"

cli-random-about = Play a whole game at random and print its record
cli-random-usage = tablier random GAME [--setup NAME] [--seed N]
cli-random-example = Example: tablier random tchag --seed 7 > game.txt

cli-replay-about = Check a record and print how it ends
cli-replay-usage = tablier replay FILE
cli-replay-example = Example: tablier replay game.txt

cli-engine-about = Be the engine of a game for another program, by the protocol UGI
cli-engine-usage = tablier engine GAME
cli-engine-example =
    Example: tablier engine tchag
    Then write: ugi, position startpos, go movetime 1000, quit.

cli-bench-about = Let the engine think about fixed positions, to check and to measure
cli-bench-usage = tablier bench [--depth N | --proofs]
cli-bench-example = Example: tablier bench --depth 3

cli-output-failed = the answer could not be written: { $reason }
cli-unreadable-file = { $file } could not be read: { $reason }
cli-wrong-command = there is no command “{ $value }”: write { $commands }
cli-wrong-argument = “{ $argument }” is not expected here
cli-missing-argument = missing: { $argument }
cli-missing-value = a value is missing after { $argument }
cli-wrong-value = “{ $value }” does not fit { $argument }
cli-unknown-game = there is no game called “{ $value }”: write { $games }
cli-conflict = { $argument } and { $other } do not go together
cli-twice = { $argument } is given twice
cli-not-text = an argument is not readable text
cli-seed-drawn = seed: { $seed }
cli-illegal-move = move { $index }, { $move }: { $reason }
cli-perft-many = --divide and --bench need a single position
cli-show-many = show needs a single position
cli-draw-many = draw needs a single position
cli-draw-name = { $file } should end in .svg or .png
cli-draw-arrow = the arrow { $move }: { $reason }
cli-unwritable-file = { $file } could not be written: { $reason }
cli-perft-speed = { $seconds } s, { $rate } nodes a second
cli-solve-cost = { $seconds } s, { $nodes } nodes

cli-bench-game = { $game }, depth { $depth }: { $nodes } nodes, { $rate } nodes a second
cli-bench-total = total: { $nodes } nodes, { $rate } nodes a second
cli-bench-proofs = { $right } of { $all } right, { $nodes } nodes, median { $median } s, longest { $longest } s

cli-games-seats = { $seats } players
cli-games-seats-seeded = { $seats } players, dealt from a seed

cli-legend-tzaar =
    T Tzaar, R Tzarra, O Tott; capitals are White, a number is a height, · is empty.
    The names at the edge are those of the points beside them.
cli-legend-terrace = a2: a piece of player a, of size 2. A number alone: the level of a free square.
cli-legend-tchag = + a black stone (straight), x a grey one (diagonal); R Red, Y Yellow, () hole.
cli-legend-tanagra = Letters are pawns (capitals are large ones), a dot is a free cell.

## The house on the network

serve-open = Tablier is open: { $address }
serve-closed = Tablier is closed.
serve-no-proxy = Without --behind-proxy everybody who comes through the proxy counts as one address, and shares one set of limits.
serve-other-port = Port { $usual } is taken by another program: this one is at { $port }. Games kept in a browser belong to the port at which they were played.
serve-phone = For a phone in the same network:
serve-taken = { $address } is taken by another program: choose another port with --listen, or leave --listen out
serve-all-taken = all ports from { $first } to { $last } are taken: choose one with --listen
serve-forbidden = the system does not let us listen at { $address }: choose a port from 1024 on with --listen
serve-failed = it is not possible to listen at { $address }: { $reason }
serve-no-folder = no folder was found for what is to be kept: name one with --data
serve-bad-folder = the folder { $folder } cannot be used: { $reason }. Name another one with --data
serve-no-browser = No browser could be opened: open the address yourself.
cli-help-public-url = The address under which the world finds the house, for cookies and pages: https://tablier.example
cli-help-behind-proxy = Believe the last address in X-Forwarded-For: only behind a proxy that writes it
cli-help-limits = A file with limits on requests, tables and sockets (docs/HOSTING.md); “off” for tests on this machine
cli-value-url = URL
serve-bad-url = { $url } is no address of a house: write https://name, or http://name:port, without a path
serve-bad-limits = the limits of { $file } cannot be read: { $reason }
serve-limits-off = limits can be switched off only where nobody else can come: listen on 127.0.0.1
