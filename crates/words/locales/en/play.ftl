# The table in the terminal.

## Its command

cli-play-about = Play in the terminal, full screen
cli-play-usage = tablier play [GAME] [--level N | --people] [--setup NAME] [--seat N | --lots] [--seed N] [--load FILE]
cli-play-example =
    Example: tablier play tzaar --level 4
    Two people at one screen: tablier play tchag --people
    Without a game, a menu opens. At the table, press ? to see the keys.
cli-help-play-game = tzaar, terrace, tchag or tanagra; without it, a menu
cli-help-level = How strong the opponents are, from 1 (has just read the rules) to 10; 2 by default
cli-help-seat = Your seat, from 1 (which moves first) to 4; 1 by default
cli-help-lots = Draw lots for the seats
cli-help-people = Put people in all seats, at this screen
cli-help-load = Open a record: continue its game, or look through it if it is over
play-no-terminal = play needs a terminal to draw on: run it in one, without redirecting its input or output
play-too-small = play needs a terminal of at least { $columns } columns and { $lines } lines, but this one has { $width } and { $height }: enlarge it, or choose a smaller font
play-no-such-seat = this table has no seat { $seat }: it seats { $seats }
play-not-this-game = { $file } is a game of { $game }: leave out the name of the game, or write { $name }
play-kept = The game is kept: tablier play { $game } continues it.

## The screen

play-too-small-now = The table needs { $columns } × { $lines } characters; this window has { $width } × { $height }. Enlarge it and the game goes on.
play-menu-keys = ↑ ↓ choose · Enter play · n new game · o open a record · ? help · q quit
play-this-turn = This turn: { $moves }
play-hint-coming = Looking for a hint…
play-hint-queued = A hint follows as soon as it is your turn.
play-first-steps = Arrow keys move the cursor, Enter picks a piece up and puts it down, Tab jumps to the next choice. The mouse works, too.
play-unknown-key = { $key } does nothing here; ? shows the keys
play-no-game-yet = Choose a game first
play-elsewhere = The game you left is open in another terminal. This is a new one; both are kept.
play-elsewhere-other = Another game is open in another terminal; both are kept.
play-looked-at = This game is over: PgUp and PgDn go through it
play-lots-you = By lot, you play { $colour }
play-lots-two = By lot, the person at the keyboard now plays { $colour }, the other { $other }
play-lots-several = By lot, the person at the keyboard now plays { $colour }; the others take the remaining seats
play-evaluation = Evaluation
play-wins-in = wins in { $plies }
play-loses-in = loses in { $plies }
play-nothing-to-take-back = There is nothing to take back
play-turn-only-terrace = Only Terrace’s board can be turned
play-not-your-turn = It is not your turn
play-cannot-resign = There is no game to resign
play-cannot-draw = There is no game to call a draw
play-engine-no-draw = The engine does not agree to draws
play-move-refused = { $move }: { $reason }
play-engine-failed = The opponent does not answer. Take back a turn, or restart the program: the game is kept.

## Questions

play-key-yes = y
play-key-no = n
play-key-another = a
play-resume = A game of { $game } is waiting, at turn { $turns }. Continue it?
play-resume-yes = Continue (Enter)
play-resume-another = Another game ({ $count } more waiting)
play-resume-no = New game in its place
play-resume-leave = Back to the menu; this game will wait
play-replace = { $file } already exists. Replace it?
play-replace-yes = Replace it
play-replace-no = Choose another name
play-draw-sure = A draw: do all players agree?
play-draw-yes = All agree
play-draw-no = Play on

## Records

play-saved = Saved: { $file }
play-not-saved = { $file } could not be written: { $reason }
play-opened = Opened: { $file }
play-not-opened = { $file } could not be read: { $reason }
play-not-kept = The game cannot be kept for next time: { $reason }
play-kept-too-many = The game cannot be kept for next time: too many of its kind are waiting. Save it as a record, or finish another.
play-save-title = Save as a record
play-save-help = A file name, with or without a path. An existing file is never replaced without asking.
play-open-title = Open a record
play-open-help = The name of a file with the record of one game
play-type-title = Type a move
play-type-help = For example { $move }. Separate the moves of a turn with spaces.
play-entry-keys = Enter OK · Esc cancel

## A new game

play-form-game = Game
play-form-lots = Seats
play-form-lots-no = as set below
play-form-lots-yes = drawn by lot
play-form-keys = ↑ ↓ row · ← → change · Enter start · Esc cancel

## Keys: a letter, a word for it, and what it does

play-key-type = m
play-do-type = move
play-help-type = Type a move
play-key-hint = h
play-do-hint = hint
play-help-hint = Show the turn the engine would play; press again to hide it
play-key-take-back = u
play-do-take-back = undo
play-help-take-back = Take back your last turn, even while the opponent thinks
play-key-evaluate = e
play-do-evaluate = evaluation
play-help-evaluate = Show what the position is worth: the bar is your share
play-key-save = s
play-do-save = save
play-help-save = Save the game as a record
play-key-open = o
play-do-open = open
play-help-open = Open a record, to continue it or to look through it
play-key-rules = r
play-do-rules = rules
play-help-rules = Show the rules of this game
play-key-resign = g
play-do-resign = resign
play-help-resign = Resign this game
play-key-draw = d
play-do-draw = draw
play-help-draw = Call the game a draw, if all players agree
play-key-new = n
play-do-new = new
play-help-new = New game: another set-up, level or opponents
play-key-turn = f
play-do-turn = flip
play-help-turn = Turn Terrace’s board
play-do-help = help
play-help-help = Show these keys
play-key-quit = q
play-do-quit = quit
play-help-quit = Leave; the game is kept for next time

play-help-title = Keys and signs
play-help-board = On the board
play-help-keys = Other keys
play-help-signs = Signs on the board
play-help-move-key = ← ↑ ↓ →
play-help-move = Move the cursor, shown as two bright bars
play-help-next-key = Tab, Shift-Tab
play-help-next = Jump to the next choice, or the one before
play-help-pick-key = Enter, Space
play-help-pick = Pick a piece up, put it down, choose
play-help-back-key = Esc
play-help-back = Put back the piece in hand, or take back one step of this turn
play-help-choice-key = 1 to 9
play-help-choice = Choose what the panel offers: pass, keep, another type of piece
play-help-look-key = PgUp, PgDn
play-help-look = Look at earlier positions; Home goes to the start, End to the present
play-help-mouse-key = Mouse
play-help-mouse = A click does what cursor and Enter do; the right button is Esc, the wheel looks back
play-text-keys = ↑ ↓ scroll · Esc close

play-sign-hand = the piece in hand
play-sign-free = it can go here
play-sign-capture = it can capture here
play-sign-stack = it can stack here
play-sign-hint-from = the hint: this piece …
play-sign-hint-to = … goes here
play-sign-arrived = has just arrived here
play-sign-left = has just left this place
play-sign-danger = a T that could be taken

## What is particular about the boards here, a line a point

play-rules-title = The rules of { $game }
play-rules-screen = On this screen

play-rules-tzaar-screen =
    T is a Tzaar, R a Tzarra, O a Tott. Capitals are White, small letters Black. A number is the height of a stack.
    The board lies on its side: row a is at the top, and numbers grow to the right. The names at the edge are those of the points beside them.

play-rules-terrace-screen =
    a2 is a piece of size 2, of player a. Larger pieces are drawn larger, and a T has the shape of its letter.
    The number in the corner of a square is its level: 1 is the valley, 8 the summit. ◎ is a goal.

play-rules-tchag-screen =
    ┼ is a black stone, ╳ a grey one. (●) is a red pawn, [■] a yellow one. The dashed frame is the hole.
    To repair, choose with the arrow keys where the stones go, see what moves, and press Enter.

play-rules-tanagra-screen =
    ●a is a pawn of player a. With two players ◦a is a small one and ●A a large one.
    △ and ▽ are places for a tile, which is shown where the cursor is. Tab goes from place to place.
    When the tiles take more room than the screen has, the view follows the cursor.
    Tiles are numbered in the order of laying: 3 is the centre of tile 3, and 3a, 3b, 3c are its corners. Moves are written and typed that way: 3a-5.
