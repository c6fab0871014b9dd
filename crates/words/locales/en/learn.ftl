# What there is of a game besides playing it: rules, lessons, problems, analysis.

## What there is

room-table = Play
room-lesson = First lesson
room-rules = Rules
room-problems = Problems
room-analysis = Analysis
page-opening = One moment…
page-not-opened = This could not be loaded. Is the network gone?
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
lesson-skip = Skip
lesson-back = Back
lesson-again = Once more
lesson-play = Play a game
