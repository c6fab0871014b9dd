# The table: what is asked, offered and described, in a page or a terminal.

## What is to be done

prompt-tzaar-place = Place a piece on any empty point
prompt-tzaar-first = Begin with a capture
prompt-tzaar-second = Second move: capture, stack or pass
prompt-terrace = Move one piece
prompt-tchag-move = Move a pawn; the stone it leaves is gone
prompt-tchag-close = Close the gap: which side slides in?
prompt-tchag-rejoin = Rejoin the two zones: which line slides?
prompt-tanagra-lay = Lay a tile with a pawn on it
prompt-tanagra-move = Move a pawn
prompt-tanagra-dispose = The tile is empty: keep it, drop it, or lay it elsewhere
prompt-tanagra-pass = None of your pawns can move

## What a player wants

goal-tzaar =
    Take all of one type, or leave { $seat ->
        [1] Black
       *[2] White
    } without a capture
goal-terrace = Bring your T to { $goal }, or take the other T
goal-terrace-several = Bring your T to { $goal }, or be the last with a T
goal-tchag =
    Take all of { $seat ->
        [1] Yellow’s
       *[2] Red’s
    } pawns, or have more left when nobody can move
goal-tanagra =
    { $seat ->
        [1] Your small take small, your large take large: take a whole series
       *[2] Your small take large, your large take small: take a whole series
    }
goal-tanagra-several = Take all of { $prey }’s pawns before { $hunter } takes all of yours
goal-tanagra-laying = Tile { $tile } of { $tiles }, then the hunt.

## Moves that are made by a button

action-pass = Pass
action-stop = Stop the game and count
action-keep = Keep it
action-drop = Drop it
action-close = Slide it
action-lay = Lay it here

## Moves that are advised

advised-pass = pass
advised-stop = stop the game
advised-keep = keep the tile
advised-drop = drop the tile
advised-relay = lay the tile where the mark is
advised-lay =
    lay a tile with a { $pawn ->
        [large] large pawn
        [small] small pawn
       *[only] pawn
    } where the mark is

## What is heard

board-keys = Arrow keys go from place to place, Page Up and Page Down from choice to choice. Enter chooses, Escape goes back.
heard-hand = { $place }, in hand. It can go to { $places }
heard-takes = { $at }, taking
heard-more = { $count } more
heard-choice = Choice { $number } of { $count }: { $choice }
choice-close =
    the stones slide { $direction ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
choice-slide =
    { $direction ->
        [N] column { $line } slides north
        [E] row { $line } slides east
        [S] column { $line } slides south
       *[W] row { $line } slides west
    }

## What stands where

place-empty = { $at }: empty
place-tzaar =
    { $at }: { $colour ->
        [1] white
       *[2] black
    } { $kind ->
        [T] Tzaar
        [R] Tzarra
       *[O] Tott
    }{ $height ->
        [1] {""}
       *[other] , { $height } high
    }
place-terrace-empty = { $at }, level { $level }: empty
place-terrace =
    { $at }, level { $level }: { $form ->
        [T] { $player }’s T
       *[other] { $player }’s piece of size { $form }
    }
place-terrace-goal = { $place }, goal of { $players }
place-tchag-none = { $at }: no stone
place-tchag =
    { $at }: { $stone ->
        [black] black stone
       *[grey] grey stone
    }{ $pawn ->
        [0] {""}
        [1] {" "}with a red pawn
       *[2] {" "}with a yellow pawn
    }
place-in-hand = { $place }, in hand
place-open = { $place }, you can go there
place-tanagra-free = { $at }: free
place-tanagra-place = { $at }: place for a tile
place-tanagra-beside = Place for a tile, beside { $tiles }
place-tanagra =
    { $at }: { $player }’s { $size ->
        [small] small pawn
        [large] large pawn
       *[only] pawn
    }

## Set-ups

setup-tzaar-random = Dealt at random
setup-tzaar-fixed = Fixed start
setup-tzaar-tournament = Tournament: you place the pieces
setup-terrace-short = Short, 6 pieces each
setup-terrace-long = Long, 16 pieces each
setup-terrace-four = Four players
setup-terrace-three = Three players
setup-terrace-short6 = Small board, short
setup-terrace-long6 = Small board, long
setup-tchag-standard = Standard
setup-tanagra = { $seats } players, { $pawns } pawns in each series

## The shelf

page-title = Tablier
page-slogan = A house of abstract games
page-play = Play
page-continue = Continue
page-skip = Skip to the content
page-home = All games
box-tzaar = Three types of pieces. Never run out of one.
box-terrace = Eight levels, and a T to bring to the other side.
box-tchag = Every move costs a stone.
box-tanagra = Lay the land, then hunt across it.
box-tzaar-facts = 2 players · 30 min
box-terrace-facts = 2 to 4 players · 15 to 120 min
box-tchag-facts = 2 players · 15 to 30 min
box-tanagra-facts = 2 to 4 players · 30 min
page-online = Online
page-missing-title = Page not found
page-missing-text = There is no page at this address. It may have been mistyped, or what was here is gone.
page-turns =
    { $count ->
        [one] Your move in 1 online game
       *[other] Your move in { $count } online games
    }
page-new-window = in a new window

## Pages as search engines show them

describe-shelf = TZAAR, Terrace, Tchag and Tanagra: four abstract games to play in the browser, against an engine or with people anywhere.
describe-table = Play { $game } in the browser, against an engine with ten levels or with friends at one screen.
describe-lesson = Learn { $game } in a few minutes, by making the moves yourself.
describe-rules = The rules of { $game }, with boards on which every move can be tried.
describe-problems = { $game } problems to solve: exactly one turn wins. Find it.
describe-analysis = Analyse your games of { $game } with the engine: best lines, variations and turning points.
describe-lobby = Find opponents for TZAAR, Terrace, Tchag and Tanagra, for a game now or over several days.
describe-game = A game between people: take a seat, or watch.
describe-person = A player of this house: ratings and games played.
describe-account = Your name, your password and your games in this house.
describe-archive = Finished games, to play through and to download.
describe-missing = There is no page at this address.

## Those who play

player-you = You
player-you-among = you
player-level = Level { $level }
player-pawns =
    { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }
player-goal = goal { $goal }
player-takes = takes { $player }
player-out = out
player-is-out =
    { $player } is out, { $count ->
        [1] one remains
        [2] two remain
        [3] three remain
       *[other] { $count } remain
    }
player-is-out-too = { $player } is out
player-left-over = { $player } has left; an engine plays on
stand-in-wins = Level { $level } wins, playing for { $player }
stand-in-wins-own = Level { $level } has won in your place
player-came = You came { $rank }
player-left-over-own = An engine plays on for you
player-clock-long =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
player-plays-for-you = plays for you
player-plays-for = plays for { $player }
player-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
player-to-lay =
    { $count ->
        [one] { $count } tile to lay
       *[other] { $count } tiles to lay
    }
player-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
player-types-laid = { $kind }: { $count } of { $of } laid
player-types-left = { $kind }: { $count } left
kind-tzaar = Tzaars
kind-tzarra = Tzarras
kind-tott = Totts
pawns-all = Pawns
pawns-small = Small pawns
pawns-large = Large pawns
player-played = { $player }: { $turn }

## The table

table-your-move = Your move
table-to-move = { $player } to move
table-stuck = This piece has no move now
table-thinking = { $player } is thinking…
table-over = The game is over
table-confirm = Confirm the move
table-other = Another one
table-steps = This turn
table-undo = Undo
table-take-back = Take back
table-hint = Hint
table-resign = Resign
table-new = New game
table-rematch = Play again
table-flip = Turn the board
table-coordinates = Coordinates
table-tile-names = Tile numbers
table-sound = Sound
table-raise = Raised view
table-fit = Show everything
table-moves = Moves
event-resigned = { $player } resigns
event-time = { $player } is out of time
event-gone = { $player } did not come back
event-draw = Draw agreed
table-no-moves = No moves yet
table-first = To the start
table-back = Previous move
table-forward = Next move
table-last = Latest position
table-looking-back =
    { $turn ->
        [0] You are looking at the start.
       *[other] You are looking at turn { $turn } of { $turns }.
    }
table-newcomer = New here? Begin with one of those ringed.
table-newcomer-lay = New here? Press one of the small triangles.
table-newcomer-lay-touch = New here? Press one of the small triangles, then “Lay it here”.
table-newcomer-lay-first = New here? Press the triangle to lay it.
table-newcomer-lay-first-touch = New here? Press the triangle, then “Lay it here”.
table-you-won = You have won
table-you-lost = You have lost
table-drawn = Draw
table-close = Close
table-settings = Settings
table-in-hand = In hand
table-hint-none = No hint for now
table-hinted = Hint: { $move }
table-take-own = Take your own piece on { $at }
table-you-are-out = You are out
table-goes-on = The engines play on
table-engine-failed = The opponent does not answer. Reload the page: the game is saved.
table-resign-sure = Resign this game?
table-resign-terrace = Your pieces leave the board, and the others play on.
table-resign-tanagra = An engine plays on for you.
table-resign-yes = Resign
table-resign-player = { $player } resigns
table-player-wins = { $player } wins
table-resign-no = Play on
table-draw-agreed = All agree to a draw
table-other-level = Play level { $level }
table-kept-broken = A saved game could not be read and was put aside.
table-turned = See where it turned
table-turned-at = The game turned on { $turn }. { $move }; { $better } was better.
table-turned-wait = Looking for the turning point… { $percent }%
table-not-turned = No single move decided it.

## A new game

new-title = New game
new-setup = Set-up
new-seats = Who plays
new-seat-person = At this screen
new-clock = Clock
new-clock-none = No clock
new-clock-pace = { $minutes } min + { $seconds } s a turn
new-start = Start
new-levels-help = Level 1 has just read the rules; level 10 is as strong as the engine gets.
new-name = Name
new-lots = Draw lots for the colours

## Settings

settings-language = Language
settings-theme = Colours
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-coordinates = Coordinates on the board
settings-confirm = Confirm each turn
settings-hints = Hints for newcomers
settings-tile-names = Tile numbers in Tanagra
settings-turns = At one screen, turn Terrace’s board towards the player to move
settings-local = This address is not encrypted, so Tablier cannot be installed from here or used offline.

## A new version

page-update = A new version is ready. It starts the next time you open Tablier.
page-update-now = Start it now
