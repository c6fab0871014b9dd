# Looking for problems.

cli-mine-about = Look for problems: positions in which exactly one turn wins, proven
cli-mine-usage = tablier mine GAME [--count N] [--seed N] [--threads N] [--out FILE]
cli-mine-example =
    One problem a line, easiest first: position, solution, turns to win, difficulty
    from 1 to 5, line to the end; tabs between. Ctrl-C keeps what was found, and the
    same command goes on with the file.
    Example: tablier mine tchag --count 5 --out problems.tsv

cli-help-mine-game = tzaar or tchag
cli-help-count = How many problems; 20 by default
cli-help-mine-seed = The number that the games follow from: same number, same problems; 1 by default
cli-help-mine-threads = How many games are played at once; one by default
cli-help-mine-out = The file for the problems; standard output by default

mine-games = { $games } games
mine-done = { $found } problems in { $games } games.
mine-stopped = Stopped: { $found } problems in { $games } games, all kept. To go on: { $command }
mine-stopped-lost = Stopped: { $found } problems in { $games } games.
mine-no-problems = no problems are looked for in { $game }, only in { $games }
mine-no-file = { $file } is not a file of problems that this command can go on with
mine-line = { $file }, line { $line }: that is no problem
mine-other = { $file } belongs to { $game } and seed { $seed }: name another file, or write that game and --seed { $seed }
