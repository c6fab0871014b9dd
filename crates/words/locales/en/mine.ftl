# Looking for problems.

cli-mine-about = Find problems: positions in which exactly one turn wins, with proof
cli-mine-usage = tablier mine GAME [--count N] [--seed N] [--threads N] [--out FILE]
cli-mine-example =
    One problem per line, easiest first: position, solution, turns to win,
    difficulty from 1 to 5, line to the end, separated by tabs. Ctrl-C keeps what
    was found; the same command continues the file.
    Example: tablier mine tchag --count 5 --out problems.tsv

cli-help-mine-game = tzaar or tchag
cli-help-count = How many problems; 20 by default
cli-help-mine-seed = The number from which the games are drawn: same number, same problems; 1 by default
cli-help-mine-threads = How many games to play at once; 1 by default
cli-help-mine-out = The file for the problems; standard output by default

mine-games = { $games ->
    [1] 1 game
   *[other] { $games } games
}
mine-done = { $found ->
    [1] 1 problem
   *[other] { $found } problems
} in { $games ->
    [1] 1 game
   *[other] { $games } games
}.
mine-stopped = Stopped: { $found ->
    [1] 1 problem
   *[other] { $found } problems
} in { $games ->
    [1] 1 game
   *[other] { $games } games
}, all kept. To continue: { $command }
mine-stopped-lost = Stopped: { $found ->
    [1] 1 problem
   *[other] { $found } problems
} in { $games ->
    [1] 1 game
   *[other] { $games } games
}.
mine-no-problems = there is no search for problems in { $game }, only in { $games }
mine-no-file = { $file } is not a file of problems that this command can continue
mine-line = { $file }, line { $line }: this is not a problem
mine-other = { $file } belongs to { $game } and seed { $seed }: name another file, or write that game and --seed { $seed }
