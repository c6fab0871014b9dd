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

## What is particular about the boards here, a line a point

play-rules-title = The rules of { $game }
play-rules-screen = On this screen

play-rules-tzaar-screen =
    T is a Tzaar, R a Tzarra, O a Tott. Capitals are White, small letters Black. A number is the height of a stack.
    The board lies on its side: row a is at the top, and numbers grow to the right. The names at the edge are those of the points beside them.

play-rules-terrace-screen =
    a2 is a piece of player a, of size 2. Larger pieces are drawn larger, and a T has the form of its letter.
    The number in the corner of a square is its level: 1 is the valley, 8 the summit. ◎ is a goal.

play-rules-tchag-screen =
    ┼ is a black stone, ╳ a grey one. (●) is a red pawn, [■] a yellow one. The dashed frame is the hole.
    To repair, choose with the arrow keys where the stones go, look at what moves, and press Enter.

play-rules-tanagra-screen =
    ●a is a pawn of player a. With two players ◦a is a small one and ●A a large one.
    △ and ▽ are places for a tile, which is shown where the cursor is. Tab goes from place to place.
    When the plane is larger than the screen, it follows the cursor.
