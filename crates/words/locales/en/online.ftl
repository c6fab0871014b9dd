# Playing with people elsewhere.

## The link

online-lost = The house does not answer. Check your connection and try again.
online-link-lost = The link is lost. Trying again…
online-sending = Sending your turn…
online-sending-again = Your turn has not arrived yet. Sending it again…
online-outdated = The house has a newer version of this page.
online-reload = Load it
online-signed-out = You have been signed out and are here as a guest.

## The places

online-places = Places
online-lobby = Lobby
online-archive = Archive
online-account = Account
online-person = Player
online-table = Table

## The lobby

online-play-now = Play now
online-play-now-help = Choose how long you want to think, then a game. You join a table that is waiting, or open one.
online-open-table = Open a table
online-open-it = Open the table
online-open-tables = Waiting for a player
online-no-tables = Nobody is waiting right now. Open a table: whoever comes next will find it.
online-played-tables = Being played
online-own-games = Your games
online-challenges = You are challenged
online-challenge-by = by { $player }
online-join = Join
online-watch = Watch
online-go = To the table
online-accept = Accept
online-decline = Decline
online-people =
    { $count ->
        [one] { $count } person is here
       *[other] { $count } people are here
    }
online-notify = Notify me when it is my turn
online-notify-refused = Your browser does not allow that. Its settings for this site can change it.
online-plies =
    { $count ->
        [0] just begun
        [one] { $count } move
       *[other] { $count } moves
    }
online-rated = rated
online-somebody = somebody
online-deleted = deleted

## Opening a table

online-game = Game
online-seat-me = You
online-seat-anybody = Anybody
online-drawn = Draw lots for the sides
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
online-clock-long =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

## Before the game

online-waits = Waiting for players
online-waiting-open = The game starts as soon as every seat is taken. You can leave this page: your games are in the lobby.
online-waiting-private = Send this address to whoever you want to play with. The game starts as soon as every seat is taken.
online-address = Address of this table
online-sit = Sit down
online-sit-as = Play { $player }
online-call-off = Call it off
online-stand-up = Give the seat back
online-called-off = The table was called off
online-seat-free = free seat
online-seat-invited = invited
online-seat-away = away

## During the game

online-to-move = { $player } to move
online-draw = Draw
online-give = + { $seconds } s
online-take-back = Takeback
online-offers-draw = { $player } offers a draw.
online-draw-pending = You have offered a draw.
online-asks-takeback = { $player } would like to take a turn back.
online-takeback-pending = You have asked to take a turn back.
online-withdraw = Withdraw
online-gone = { $player } seems to have left.
online-claim-in = You can claim the game in
online-claim = Claim the game

## After the game

online-wins = { $player } wins
online-rating-now = { $player }: { $rating } ({ $change })
online-record = Record
online-offers-rematch = { $player } would like to play again.
online-rematch-pending = You would like to play again. Waiting for the others…
online-rematch-go = Go to the next game

## What is said at the table

online-talk = Chat
online-say = Say something
online-send = Send
online-mute = Mute this person
online-unmute = Unmute
online-muted = You have muted somebody here.
online-report = Report this message
online-report-help = Whoever runs this house will read the message and what you write about it.
online-report-why = What is wrong with it?
online-reported = Thank you. Your report has been sent.
online-told-seated = { $player }: seated
online-told-stood = { $player }: seat given back
online-told-draw = { $player }: draw offered
online-told-no-draw = { $player }: no draw
online-told-takeback = { $player }: takeback asked for
online-told-no-takeback = { $player }: no takeback
online-told-time = { $player }: 15 seconds given
online-told-flagged = { $player }: out of time
online-told-resigned = { $player }: resigned
online-told-away = { $player }: away
online-told-back = { $player }: back
online-told-rematch = { $player }: would play again

## Somebody

online-kind-guest = Guest
online-kind-account = Account
online-kind-deleted = No longer here
online-since = since { $day }
online-games-played =
    { $count ->
        [0] no game yet
        [one] { $count } game
       *[other] { $count } games
    }
online-challenge = Challenge
online-block = Block
online-unblock = Unblock
online-ratings = Ratings
online-no-ratings = No rated game yet.
online-rating = { $rating } ± { $off }
online-rating-many = { $game }, three or four players
online-chart = Rating over { $count } games, from { $first } to { $now }
online-their-games = Games

## Finished games

online-all-games = All games
online-only-mine = Only mine
online-only-rated = Only rated
online-games-of = Games of { $player }
online-everybody = Show everybody’s
online-find = Find somebody by name
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
online-no-games = No finished game here yet.
online-look = Look at it
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
online-recover = Password lost
online-recover-help = With the recovery code that was shown to you when you created the account.
online-recovery = Recovery code
online-recovery-help = Write it down or save it: with it you can set a new password if you lose yours. It is shown only this once.
online-recovery-kept = I have kept it
online-reset = Set a new password
online-reset-help = The link you opened lets you set a new password for your account.
online-set-password = Set the password
online-rename = Change the name
online-done = Done.
online-change-password = Change the password
online-change-password-help = You stay signed in here and are signed out everywhere else.
online-session = Signed in
online-own-profile = My profile
online-sign-out = Sign out
online-sign-out-everywhere = Sign out everywhere
online-mine = Your data
online-mine-help = All that this house knows about you, as a file.
online-export = Download
online-blocked = Blocked
online-delete = Delete
online-delete-help = You are deleted for good. Your games stay, under “deleted”.
online-delete-yes = Delete me
online-tokens = Tokens for programs
online-tokens-help = A program that plays in your name signs in with a token.
online-token = Token
online-token-once = Copy it now: it is shown only this once.
online-token-name = What it is for
online-token-make = Create a token
online-token-end = End this token
online-scopes = It may
online-scope-read = read
online-scope-play = play
online-scope-chat = chat
