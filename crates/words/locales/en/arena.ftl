# Matches between players.

## The command

cli-arena-about = Play a match and see who is stronger
cli-arena-usage = tablier arena GAME PLAYER PLAYER… [OPTIONS], or tablier arena ladder
cli-arena-example =
    A player is level:6, level:9/10 (a tenth of its thinking), engine,
    engine:hash=64,nodes=5000, uct, alphabeta, standin, random,
    or ugi:PATH ARGUMENTS; name=LABEL, in front gives it a name.
    Example: tablier arena tchag engine random --nodes 200 --games 4

cli-ladder-about = Play every level against the one below and write a table of the scores
cli-ladder-usage = tablier arena ladder [GAME…] [--games N] [--scale N] [--out FOLDER]
cli-ladder-example =
    The same command continues a ladder that was interrupted.
    Example: tablier arena ladder tchag --games 20

cli-value-players = PLAYER
cli-value-seconds = SECONDS
cli-value-clock = BASE+INC
cli-value-sprt = ELO0,ELO1
cli-value-folder = FOLDER

cli-help-players = Two or more players; with two seats, every player meets every other
cli-help-games = How many games; with two seats, for each pair of players; 100 by default
cli-help-time = Seconds per move; 0.1 by default
cli-help-nodes = How many positions to examine per move, at most
cli-help-arena-depth = How many moves deep to think
cli-help-clock = Seconds for the whole game, and seconds added each turn
cli-help-opening-plies = How many random moves open a game
cli-help-arena-seed = The number from which openings and chance are drawn; 1 by default
cli-help-concurrency = How many games to play at once; by default one per core
cli-help-gauntlet = Pair the first player with each of the others, and no others with each other
cli-help-sprt = Stop as soon as one of two differences in strength is accepted
cli-help-alpha = How often the test may wrongly accept the higher difference; 0.05 by default
cli-help-beta = How often the test may wrongly accept the lower difference; 0.05 by default
cli-help-out = The folder for results, games and progress
cli-help-resume = Continue the match in the folder
cli-help-scale = From level 7 on, let both players examine one position in N; 10 by default
cli-help-ladder-games = The games; all of them by default
cli-help-ladder-out = The folder for results, games and progress; ladder by default

## Results

arena-title = { $table }: { $played } of { $games } games, seed { $seed }, { $plies } moves per game
arena-pairing = { $first } – { $second }: { $result }, { $score }%, Elo { $elo }, stronger with a probability of { $superiority }%
arena-player = { $player }: { $score } ± { $error }% over { $seats } seats, first { $firsts } times
arena-test-open = The test is undecided: log-likelihood ratio { $ratio } between Elo { $elo0 } and { $elo1 }
arena-test-lower = The test accepts Elo { $elo0 } rather than { $elo1 }: log-likelihood ratio { $ratio }
arena-test-higher = The test accepts Elo { $elo1 } rather than { $elo0 }: log-likelihood ratio { $ratio }
arena-endings = Endings: { $endings }
arena-faults = { $player } lost games through its own fault: { $faults }
arena-late = Late moves by { $player }: { $count }
arena-kept = Kept in { $folder }.
arena-stopped = Stopped; everything played is kept. To continue: { $command }
arena-stopped-lost = Stopped. Nothing is kept, because no folder was named with --out.

ladder-title = Every level against the one below
ladder-introduction =
    Made by `{ $command }`: { $games } games each, the same random openings with sides exchanged, scores with an
    interval of 95%. “/{ $scale }” means that both levels thought about one part in { $scale } of their positions.
ladder-columns = | level | against | games | score in % | Elo |

## What is refused

arena-unknown-player = “{ $player }” is not a player: write { $kinds }
arena-unknown-level = “{ $player }”: there is no level { $level }; write 1 to 10, or 9/10 for a tenth of level 9
arena-unknown-option = “{ $player }”: this player has no option { $option }
arena-wrong-value = “{ $player }”: “{ $value }” does not fit { $option }: write { $form }
arena-no-program = “{ $player }”: write the path of a program after ugi:
arena-too-few-players = a match needs at least two players
arena-no-pair = --sprt needs exactly two players and two seats
arena-other-game = { $player } does not play { $game }
arena-no-start = the program { $path } could not be started: { $reason }
arena-file = { $path } could not be read or written: { $reason }. Everything played before is kept; --resume continues from there
arena-taken = { $path } already holds a match: continue it with --resume, or name another folder
arena-other-match = { $path } belongs to another match, or was begun by another version of the engine: give the same game, players, limits, seed and openings, or name another folder
arena-line = { $path }, line { $line }: this is not a finished game
