# What there is of a game besides playing it: rules, lessons, problems, analysis.

## What there is

room-table = Play
room-lesson = First lesson
room-rules = Rules
room-problems = Problems
room-analysis = Analysis
page-opening = One moment…
page-not-opened = This could not be loaded. Are you offline?
page-try-again = Try again

## The rules

rules-contents = Contents
rules-print = Print
rules-reading = our reading
rules-house = house rule
rules-reset = Back to the start

## A lesson

lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-skip = Skip this step
lesson-back = Back
lesson-again = Once more
lesson-play = Play a game

## Analysis

table-type = Type a move
analysis-engine = Engine
analysis-depth = for { $player } · depth { $depth } · { $thousands }k positions
analysis-thinking = Thinking…
analysis-off = The engine is off
analysis-failed = The engine does not answer. Reload the page: nothing is lost.
analysis-win =
    { $turns ->
        [0] wins
        [one] wins in 1 turn
       *[other] wins in { $turns } turns
    }
analysis-loss =
    { $turns ->
        [0] loses
        [one] loses in 1 turn
       *[other] loses in { $turns } turns
    }
analysis-chance = { $player }’s chances: { $percent }%
analysis-empty = Move a piece, or load a game.
analysis-comment = A comment on this position
analysis-promote = Make this the main line
analysis-cut = Delete from here on
analysis-position = Position
analysis-by-text = Position as text
analysis-lay-out = Set it up
analysis-load = Load
analysis-save = Save
analysis-share = Share
analysis-record = Record of a game
analysis-from-file = From a file
analysis-unreadable = This file cannot be read.
analysis-other-game = This is a game of { $game }: open it on that game’s analysis board.
analysis-link-game = Link to this game
analysis-link-position = Link to this position
analysis-bad-link = This link does not work: it may have been cut short. Ask for it again, or load the record.
analysis-copy = Copy
analysis-copied = Copied
table-analyse = Analyse this game

## Problems

problem-place = Problem { $number } of { $count }
problem-solved-count = { $solved } solved
problem-grades = Difficulty
problem-grade = Difficulty { $grade }
problem-streak = Streak: { $streak } · best { $best }
problem-task = Exactly one turn wins. Find it.
problem-solution = The solution: { $move }
problem-right = That is the one: it wins by force.
problem-won = That is the one: you have won.
problem-wrong = That does not win.
problem-answer = The reply would be { $move }.
problem-watch = This is how it goes.
problem-watch-won = This wins at once.
problem-again = Try again
problem-show = Show the solution
problem-line = Show how it goes on
problem-next = Next problem

## A whole game looked at

analysis-examine = Analyse the whole game
analysis-stop = Stop
analysis-progress = { $percent }%
analysis-graph = Chances over the game
analysis-points = Turning points
analysis-write-down = Add this to the moves

## Setting up a position

analysis-by-hand = Set it up by hand
editor-title = Set up a position
editor-board = The board that you are setting up. You can also write the position as text.
editor-help = Press a place on the board to put this there.
editor-help-stacks = Press a point to put this there; press again to make the stack higher.
editor-keys = Arrow keys go from place to place, Enter puts down what is in hand.
editor-place = { $at }: { $what }
editor-nothing = nothing
editor-height = { $height } high
editor-remove = Remove
editor-black = Black stone
editor-grey = Grey stone
editor-tile = Tile
editor-turn = Turn
editor-second = Second move of the turn
editor-possible = This position is possible.
editor-clear = Clear
editor-cancel = Cancel
editor-done = Done
