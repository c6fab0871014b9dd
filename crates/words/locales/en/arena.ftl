# Matches between players.

## The command

cli-arena-about = Let players meet in a match, and see who is stronger
cli-arena-usage = tablier arena GAME PLAYER PLAYER… [OPTIONS], or tablier arena ladder
cli-arena-example =
    A player is level:6, level:9/10 (a tenth of its thinking), engine, engine:hash=64,nodes=5000,
    uct, alphabeta, standin, random, or ugi:PATH ARGUMENTS; put name=LABEL,
    in front to give it a name.
    Example: tablier arena tchag engine random --nodes 200 --games 4

cli-ladder-about = Let every level play the one below, and write a table of the scores
cli-ladder-usage = tablier arena ladder [GAME…] [--games N] [--scale N] [--out FOLDER]
cli-ladder-example =
    The same command goes on with a ladder that was stopped.
    Example: tablier arena ladder tchag --games 20

cli-value-players = PLAYER
cli-value-seconds = SECONDS
cli-value-clock = BASE+INC
cli-value-sprt = ELO0,ELO1
cli-value-folder = FOLDER

cli-help-players = Two players or more; at a table for two, everybody meets everybody
cli-help-games = How many games, for each pair of players at a table for two; 100 by default
cli-help-time = Seconds for a move; 0.1 by default
cli-help-nodes = How many positions may be looked at for a move
cli-help-arena-depth = How many moves deep to think
cli-help-clock = Seconds for the whole game, and seconds added each turn
cli-help-opening-plies = How many random moves begin a game
cli-help-arena-seed = The number that openings and chance follow from; 1 by default
cli-help-concurrency = How many games are played at once; as many as there are cores by default
cli-help-gauntlet = Only the first player meets all the others
cli-help-sprt = Stop as soon as one of two differences in strength is accepted
cli-help-alpha = How often the test may accept the higher difference wrongly; 0.05 by default
cli-help-beta = How often the test may accept the lower difference wrongly; 0.05 by default
cli-help-out = The folder for results, games and progress
cli-help-resume = Go on with the match in the folder
cli-help-scale = From level 7 on, both players think about one in N of their positions; 10 by default
cli-help-ladder-games = The games; all if none is named
cli-help-ladder-out = The folder for results, games and progress; ladder by default

## Results

arena-title = { $table }: { $played } of { $games } games, seed { $seed }, { $plies } moves a game
arena-pairing = { $first } – { $second }: { $result }, { $score }%, Elo { $elo }, stronger with a probability of { $superiority }%
arena-player = { $player }: { $score } ± { $error }% on { $seats } seats, first { $firsts } times
arena-test-open = The test is open: log-likelihood ratio { $ratio } between Elo { $elo0 } and { $elo1 }
arena-test-lower = The test accepts Elo { $elo0 } rather than { $elo1 }: log-likelihood ratio { $ratio }
arena-test-higher = The test accepts Elo { $elo1 } rather than { $elo0 }: log-likelihood ratio { $ratio }
arena-endings = Endings: { $endings }
arena-faults = { $player } lost games by its own fault: { $faults }
arena-late = { $player } moved late { $count } times
arena-kept = Kept in { $folder }.
arena-stopped = Stopped; what was played is kept. To go on: { $command }
arena-stopped-lost = Stopped. Nothing is kept, because no folder was named with --out.

ladder-title = Every level against the one below
ladder-introduction =
    Made by `{ $command }`: { $games } games each, the same random openings with sides exchanged, scores with an
    interval of 95%. “/{ $scale }” means that both levels thought about one part in { $scale } of their positions.
ladder-columns = | level | against | games | score in % | Elo |

## What is refused

arena-unknown-player = “{ $player }” is no player: write { $kinds }
arena-unknown-level = “{ $player }”: there is no level { $level }; write 1 to 10, or 9/10 for a tenth of level 9
arena-unknown-option = “{ $player }”: the option { $option } does not exist for this player
arena-wrong-value = “{ $player }”: “{ $value }” does not fit { $option }
arena-no-program = “{ $player }”: write the path of a program after ugi
arena-too-few-players = a match needs two players at least
arena-no-pair = --sprt needs exactly two players at a table for two
arena-other-game = { $player } does not play { $game }
arena-no-start = the program { $path } could not be started: { $reason }
arena-file = { $path } could not be read or written: { $reason }. What was played before is kept, and --resume goes on with it
arena-taken = { $path } has a match already: go on with it with --resume, or name another folder
arena-other-match = { $path } belongs to another match, or was begun by another version of the engine: give the same game, players, limits, seed and openings, or name another folder
arena-line = { $path }, line { $line }: this is no finished game
