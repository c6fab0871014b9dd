# The table in the terminal.

## Its command

cli-play-about = Play in the terminal, full-screen
cli-play-usage = tablier play [GAME] [--level N | --people] [--setup NAME] [--seat N] [--seed N] [--load FILE]
cli-play-example =
    Example: tablier play tzaar --level 4
    Two people at one screen: tablier play tchag --people
    Without a game there is a menu. Press ? at the table to see its keys.
cli-help-play-game = tzaar, terrace, tchag or tanagra; without it, a menu
cli-help-level = How strong the others are, from 1 (has just read the rules) to 10; 2 if left out
cli-help-seat = On which seat you sit, from 1, who begins, to 4; 1 if left out
cli-help-people = People sit on all seats, at this screen
cli-help-load = Go on with the game of a record
play-no-terminal = play needs a terminal to draw on: run it in one, without redirecting its input or output
play-too-small = play needs a terminal of { $columns } columns and { $lines } lines at least, and this one has { $width } by { $height }: enlarge it, or choose a smaller font
play-no-such-seat = this table has no seat { $seat }: it is for { $seats }
play-not-this-game = { $file } is a game of { $game }: leave the name of the game out, or write { $name }
play-kept = The game is kept: tablier play { $game } goes on with it.

## The screen

play-too-small-now = The table needs { $columns } × { $lines } characters; here are { $width } × { $height }. Enlarge the window and the game goes on.
play-menu-keys = ↑ ↓ choose · Enter play · n new game · o open a record · ? help · q quit
play-this-turn = This turn: { $moves }
play-hint-coming = Looking for a hint…
play-first-steps = Arrow keys move the cursor, Enter takes a piece up and puts it down, Tab goes to what can be chosen. A mouse will do, too.
play-evaluation = Evaluation
play-wins-in = wins in { $plies }
play-loses-in = loses in { $plies }
play-nothing-to-take-back = There is nothing to take back
play-turn-only-terrace = Only the board of Terrace can be turned
play-not-your-turn = It is not your turn
play-cannot-resign = There is no game to give up
play-move-refused = { $move }: { $reason }
play-engine-failed = The opponent does not answer. Take a turn back, or start again: the game is kept.

## Questions

play-key-yes = y
play-key-no = n
play-resume =
    A game of { $game } is waiting here, at turn { $turns }. Do you want to go on with it?
play-resume-yes = Go on (Enter)
play-resume-no = New game
play-replace = There is a file { $file } already. Replace it?
play-replace-yes = Replace it
play-replace-no = Choose another name

## Records

play-saved = Saved: { $file }
play-not-saved = { $file } could not be written: { $reason }
play-opened = Opened: { $file }
play-not-opened = { $file } could not be read: { $reason }
play-not-kept = The game cannot be kept for the next time: { $reason }
play-save-title = Save as a record
play-save-help = The name of a file, here or elsewhere. A file that is there is not replaced without asking.
play-open-title = Open a record
play-open-help = The name of a file with a record of one game
play-type-title = Type a move
play-type-help = For example { $move }. Several moves of a turn are separated by spaces.
play-entry-keys = Enter done · Esc cancel

## A new game

play-form-game = Game
play-form-keys = ↑ ↓ row · ← → change · Enter start · Esc cancel

## Keys: a letter, a word for it, and what it does

play-key-type = m
play-do-type = move
play-help-type = Type a move
play-key-hint = h
play-do-hint = hint
play-help-hint = Show the turn that the engine would make; once more hides it
play-key-take-back = u
play-do-take-back = undo
play-help-take-back = Take back your last turn, also while the opponent thinks
play-key-evaluate = e
play-do-evaluate = evaluation
play-help-evaluate = Show what the position is worth: the bar is your share of it
play-key-save = s
play-do-save = save
play-help-save = Save the game as a record
play-key-open = o
play-do-open = open
play-help-open = Open a record and go on with it
play-key-rules = r
play-do-rules = rules
play-help-rules = The rules of this game
play-key-resign = g
play-do-resign = give up
play-help-resign = Give up this game
play-key-new = n
play-do-new = new
play-help-new = A new game: another set-up, another level, other people
play-key-turn = f
play-do-turn = flip
play-help-turn = Turn the board of Terrace
play-do-help = help
play-help-help = These keys
play-key-quit = q
play-do-quit = quit
play-help-quit = Leave; the game is kept for the next time

play-help-title = Keys and signs
play-help-board = On the board
play-help-keys = Besides
play-help-signs = Signs on the board
play-help-move-key = ← ↑ ↓ →
play-help-move = Move the cursor, the two bright bars
play-help-next-key = Tab, Shift-Tab
play-help-next = Go to the next thing that can be chosen, or the one before
play-help-pick-key = Enter, Space
play-help-pick = Take a piece up, put it down, choose
play-help-back-key = Esc
play-help-back = Put back what is in hand, or take back one step of this turn
play-help-choice-key = 1 to 9
play-help-choice = Choose what the panel offers: pass, keep, another kind of piece
play-help-look-key = PgUp, PgDn
play-help-look = Look at earlier positions; Home and End go to the start and to the present
play-help-mouse-key = Mouse
play-help-mouse = A click does what the cursor and Enter do; the other button is Esc, the wheel looks back
play-text-keys = ↑ ↓ scroll · Esc close

play-sign-hand = this piece is in hand
play-sign-free = it can go here
play-sign-capture = it can take here
play-sign-stack = it can go on top here
play-sign-hint-from = the hint: this piece …
play-sign-hint-to = … goes here
play-sign-arrived = has just come here
play-sign-left = has just left this place
play-sign-danger = a T that could be taken

## The rules in short, a line a point

play-rules-title = The rules of { $game } in short
play-rules-aim = Aim
play-rules-turn = Your turn
play-rules-end = The end
play-rules-screen = On this screen

play-rules-tzaar-aim =
    Keep all three kinds of pieces on the board: Tzaars, Tzarras and Totts.
    Always be able to capture something.
play-rules-tzaar-turn =
    White opens with a single capture. After that, every turn has two moves.
    The first move is a capture. The second is another capture, a stack, or a pass.
    A piece goes along a line to the first piece in its way, near or far. It never jumps, and never stops on an empty point.
    It captures an enemy piece or stack that is not higher than itself.
    To stack, go on a piece of your own: the heights add up, and only the kind on top counts.
    In the tournament set-up the players first place all their pieces, one at a time.
play-rules-tzaar-end =
    A side with none left of one of the three kinds loses at once. Covering your own last one loses, too.
    A side that cannot capture at the start of its turn loses. There are no draws.
play-rules-tzaar-screen =
    T is a Tzaar, R a Tzarra, O a Tott. Capitals are White, small letters Black. A number is the height of a stack.
    The board lies on its side: row a is at the top, and numbers grow to the right. The names at the edge are those of the points beside them.

play-rules-terrace-aim =
    Bring your T to its goal, the low corner opposite. The panel names it.
    Or take the T of the others.
play-rules-terrace-turn =
    Move one piece.
    Along its terrace: to any free square of the same L, round the corner too, over your own pieces but not over others.
    Up: one level, to a free square beside it, straight or diagonally.
    Down: one level, to a free square beside it, straight only.
    Capture: one level down, diagonally only, a piece of the same size or smaller. Your own pieces can be taken, too.
play-rules-terrace-end =
    A T on its goal wins. Whoever loses the T is out, with all pieces; the last one left wins.
    It is a draw when the player to move has no move, when a position comes up for the third time, and after 200 moves without a capture.
play-rules-terrace-screen =
    a2 is a piece of player a, of size 2. Larger pieces are drawn larger, and a T has the form of its letter.
    The number in the corner of a square is its level: 1 is the valley, 8 the summit. ◎ is a goal.

play-rules-tchag-aim =
    Take all enemy pawns, or have more pawns than the other when nobody can move.
play-rules-tchag-turn =
    Move a pawn by one step: straight from a black stone, diagonally from a grey one. An enemy pawn there is taken.
    The stone that it leaves is gone. If that cuts a row or a column in two, close the gap: one side slides into the hole, and again until nothing is cut.
    If two parts then touch only at a corner, slide a row or a column so that they join again.
play-rules-tchag-end =
    Whoever takes the last enemy pawn wins.
    If your opponent cannot move, you may stop the game: more pawns win, and as many are a draw.
    When nobody can move, the pawns are counted in the same way.
play-rules-tchag-screen =
    ┼ is a black stone, ╳ a grey one. (●) is a red pawn, [■] a yellow one. The dashed frame is the hole.
    To repair, choose with the arrow keys where the stones go, look at what moves, and press Enter.

play-rules-tanagra-aim =
    Take the last of the pawns that you hunt.
play-rules-tanagra-turn =
    First all lay their tiles in turn, each with a pawn on its centre. A tile touches another by half a side at least.
    Then move one pawn a turn: to a cell beside it, or over a chain of identical pawns to a cell beside any of them.
    Pawns hunt in a circle. With two players a takes b, b takes A, A takes B and B takes a; with more, everybody takes the pawns of the next one.
    If the tile that a pawn has left is empty, keep it, drop it, or lay it elsewhere.
play-rules-tanagra-end =
    Whoever takes the last pawn of a player wins; with two players, the last of any series.
    You also win when all pawns of the others stand on tiles that touch no other; and with three or four players, when you alone still have a tile to yourself.
    It is a draw when nobody can move, when a position comes up for the third time, and after 200 moves in which nothing left the game.
play-rules-tanagra-screen =
    ●a is a pawn of player a. With two players ◦a is a small one and ●A a large one.
    △ and ▽ are places for a tile, which is shown where the cursor is. Tab goes from place to place.
    When the plane is larger than the screen, it follows the cursor.
