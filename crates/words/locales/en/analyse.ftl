# Looking through positions and games.

cli-analyse-about = Analyse a position, or go through a game and find its turning points
cli-analyse-usage = tablier analyse GAME [--position TEXT | --setup NAME [--seed N]] [OPTIONS], or tablier analyse FILE [OPTIONS]
cli-analyse-example =
    A position: its best lines. A record: a copy with comments on the turning
    points and the better moves as variations; chances are those of the player to
    move. Ctrl-C stops at once and still writes what was found.
    Examples: tablier analyse tchag --nodes 100000
    tablier analyse game.txt --out commented.txt --plot game.svg

cli-value-subject = GAME|FILE
cli-help-subject = tzaar, terrace, tchag or tanagra for a position; otherwise a file of records, - reads standard input
cli-help-analyse-nodes = How many positions to examine; by default 1000000 for a position, 50000 for each position of a game
cli-help-analyse-seconds = Seconds for each position
cli-help-lines = How many lines to show for a position; 3 by default
cli-help-analyse-out = The file for the commented record; standard output by default
cli-help-plot = The file for a graph of the chances over the game: a name that ends in .svg

analyse-line = { $rank }. { $standing }, { $worth }: { $line }
analyse-cost = depth { $depth }, { $nodes } positions
analyse-progress = depth { $depth }
analyse-head = Analysis by Tablier: { $done } of { $all } positions, { $count ->
    [0] no turning point
    [1] 1 turning point
   *[other] { $count } turning points
}
analyse-stopped = Stopped: { $done } of { $all } positions examined.
analyse-found = { $count ->
    [0] No turning point
    [1] 1 turning point
   *[other] { $count } turning points
}.
analyse-not-a-record = --out and --plot are for records: name a file instead of { $game }
analyse-not-a-position = --position, --setup and --seed need the name of a game; { $file } is taken for a file
analyse-many = analyse needs a single position
analyse-plot-one = --plot needs a file with one record
analyse-plot-name = { $file } should end in .svg
