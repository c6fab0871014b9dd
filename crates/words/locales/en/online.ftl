# Playing with people elsewhere.

## The link

online-lost = The server does not answer. Check your connection and try again.
online-link-lost = Connection lost. Reconnecting…
online-sending = Sending your turn…
online-sending-again = Your turn has not arrived yet. Sending it again…
online-outdated = There is a newer version of this page.
online-reload = Load it
online-signed-out = You have been signed out and are here as a guest.

## The places

online-places = Places
online-lobby = Lobby
online-archive = Archive
online-more-account = Lost password, programs, your data
online-account = Account
online-person = Player
online-table = Table

## The lobby

online-play-now = Play now
online-play-now-help = Choose how long you want to think, then a game. You join a table that is waiting, or open one.
online-open-table = Open a table
online-open-it = Open the table
online-open-tables = Tables waiting for players
online-no-tables = Nobody is waiting right now. Open a table, and the next visitor will find it.
online-played-tables = Games in progress
online-own-games = Your games
online-challenges = Challenges to you
online-challenge-by = from { $player }
online-join = Join
online-watch = Watch
online-go = Go to table
online-accept = Accept
online-decline = Decline
online-people =
    { $count ->
        [one] { $count } person is here
       *[other] { $count } people are here
    }
online-notify = Notify me when it is my turn
online-notify-refused = Your browser does not allow notifications. You can change that in its settings for this site.
online-plies =
    { $count ->
        [0] just begun
        [one] { $count } move
       *[other] { $count } moves
    }
online-rated = rated
online-somebody = a hidden player
online-deleted = deleted

## Opening a table

online-game = Game
online-seat-me = You
online-seat-anybody = Anyone
online-drawn-short = colours drawn by lot
online-private-short = private
online-drawn = Draw lots for the colours
online-rated-game = Rated game
online-private = Private: only by its address
online-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
online-short-clock = { $minutes } min + { $seconds } s
online-short-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
online-clock-seconds = { $base } s + { $seconds } s a turn

## Before the game

online-waits = Waiting for players
online-waiting-open = The game starts as soon as every seat is taken. You can leave this page: your games are in the lobby.
online-waiting-private = Send this address to the people you want to play with. The game starts as soon as every seat is taken.
online-address = Address of this table
online-sit = Sit down
online-sit-as = Play { $player }
online-guest-name = Your name
online-level = Strength of the engine
online-fill = Fill free seats with engines
online-call-off = Cancel table
online-stand-up = Leave seat
online-called-off = The table was cancelled
online-seat-free = free seat
online-seat-invited = invited
online-seat-away = away
online-seat-left = has left
online-seat-resigned = resigned
online-seat-time = out of time
online-seat-for = plays for { $player }

## During the game

online-watching = You are watching.
online-to-move = { $player } to move
online-draw = Draw
online-give = + { $seconds } s
online-take-back = Takeback
online-offers-draw = { $player } offers a draw.
online-draw-pending = You have offered a draw.
online-draw-agreed = You have agreed to a draw.
online-asks-takeback = { $player } would like to take a turn back.
online-takeback-pending = You have asked to take a turn back.
online-takeback-agreed = You have agreed to the takeback.
online-agreed = Agreed: { $players }.
online-awaited = Still to answer: { $players }.
online-withdraw = Withdraw
online-gone = { $player } seems to have left.
online-claim-in = You can claim the game in
online-claim = Claim the game
online-claim-out = Go on without { $player }, who is then out
online-claim-engine = Go on with an engine in place of { $player }
online-go-on-in = You can go on without { $player } in

## After the game

online-wins = { $player } wins
online-rating-now = { $player }: { $rating } ({ $change })
online-record = Record
online-offers-rematch =
    { $count ->
        [one] { $player } would like to play again.
       *[other] Would like to play again: { $player }.
    }
online-rematch-pending = You would like to play again. Still to answer: { $players }.
online-rematch-engine = Play with engines in their place
online-rematch-smaller =
    { $count ->
        [2] Play with two
        [3] Play with three
       *[other] Play with { $count }
    }
online-rematches = Play again?
online-rematch-go = Go to the next game

## What is said at the table

online-talk = Chat
online-say = Say something
online-send = Send
online-mute = Mute this person
online-unmute = Unmute
online-muted = You have muted a player here.
online-report = Report this message
online-report-help = The people who run this house will read the message and what you write about it.
online-report-why = What is wrong with it?
online-reported = Thank you. Your report has been sent.
online-told-seated = { $player }: seated
online-told-stood = { $player }: left the seat
online-told-drawn = { $player }: { $colour }, by lot
online-told-draw = { $player }: draw offered
online-told-draw-agreed = { $player }: draw accepted
online-told-no-draw = { $player }: draw declined
online-told-draw-withdrawn = { $player }: draw offer withdrawn
online-told-takeback = { $player }: takeback requested
online-told-takeback-agreed = { $player }: takeback accepted
online-told-no-takeback = { $player }: takeback declined
online-told-takeback-withdrawn = { $player }: takeback request withdrawn
online-told-time = { $player }: { $count } seconds given
online-told-flagged = { $player }: out of time
online-told-resigned = { $player }: resigned
online-told-gone = { $player }: did not come back
online-told-played-on = Level { $count } plays on for { $player }.
online-told-played-on-own = You have left the game. Level { $count } plays on for you.
online-told-out =
    { $count ->
        [2] { $player } ({ $colour }) is out, two remain.
        [3] { $player } ({ $colour }) is out, three remain.
       *[other] { $player } ({ $colour }) is out, { $count } remain.
    }
online-told-out-own =
    { $count ->
        [2] You are out, two remain.
        [3] You are out, three remain.
       *[other] You are out, { $count } remain.
    }
online-told-placed =
    { $count ->
        [1] 1st: { $player } ({ $colour })
        [2] 2nd: { $player } ({ $colour })
        [3] 3rd: { $player } ({ $colour })
       *[other] { $count }th: { $player } ({ $colour })
    }
online-told-away = { $player }: away
online-told-back = { $player }: back
online-told-rematch = { $player }: would like to play again
online-told-rematch-withdrawn = { $player }: no longer wants to play again

## A player

online-kind-guest = Guest
online-kind-account = Account
online-kind-deleted = No longer here
online-since = since { $day }
online-games-played =
    { $count ->
        [0] no games yet
        [one] { $count } game
       *[other] { $count } games
    }
online-challenge = Challenge
online-block = Block
online-unblock = Unblock
online-ratings = Ratings
online-no-ratings = No rated games yet.
online-rating = { $rating } ± { $off }
online-rating-many = { $game }, three or four players
online-chart = Rating over { $count } games, from { $first } to { $now }
online-their-games = Games

## Finished games

online-all-games = All games
online-only-mine = Only mine
online-only-rated = Only rated
online-games-of = Games of { $player }
online-everybody = Show everyone’s
online-find = Find a player by name
online-nobody-found = No account has a name like that.
online-setup = Set-up
online-all-setups = All
online-result = Result
online-all-results = All
online-result-won = Won
online-result-lost = Lost
online-result-drawn = Drawn
online-from = From
online-to = To
online-no-games = No finished games here yet.
online-look = View
online-more = Show more
online-all-records = All games as one file of records

## Oneself

online-you-are = You are signed in as { $name }.
online-you-are-guest = You are here as a guest: { $name }.
online-name = Name
online-new-name = New name
online-password = Password
online-old-password = Current password
online-new-password = New password (8 characters or more)
online-become = Create an account
online-become-help = You keep your games, can play rated games, and can sign in from anywhere. No e-mail needed.
online-sign-in = Sign in
online-sign-in-help = If you have an account already. Games you played as a guest stay with the guest.
online-recover = Lost password
online-recover-help = With the recovery code that was shown to you when you created the account.
online-recovery = Recovery code
online-recovery-help = Write it down or save it: with it you can set a new password if you lose yours. It is shown only this once.
online-recovery-kept = I have saved it
online-reset = Set a new password
online-reset-help = The link you opened lets you set a new password for your account.
online-set-password = Set password
online-rename = Change name
online-done = Done.
online-change-password = Change password
online-change-password-help = You stay signed in here and are signed out everywhere else.
online-session = Signed in
online-own-profile = My profile
online-sign-out = Sign out
online-sign-out-everywhere = Sign out everywhere
online-mine = Your data
online-mine-help = All that this house knows about you, as a file.
online-export = Download
online-blocked = Blocked people
online-delete = Delete profile
online-delete-help = Your profile is deleted for good. Your games stay, under “deleted”.
online-delete-yes = Delete my profile
online-tokens = Tokens for programs
online-tokens-help = A program that plays in your name signs in with a token.
online-token = Token
online-token-once = Copy it now: it is shown only this once.
online-token-name = What it is for
online-token-make = Create a token
online-token-end = Revoke this token
online-scopes = It may
online-scope-read = read
online-scope-play = play
online-scope-chat = chat
