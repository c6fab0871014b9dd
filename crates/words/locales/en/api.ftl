## What the server answers when something does not work.

api-malformed = This request cannot be understood. { $reason }
api-no-json = A message must be JSON and say so: Content-Type: application/json.
api-too-large = This message is too large.
api-unauthorized = You are not signed in. Come in as a guest, or sign in.
api-too-often = Too many requests. Try again in { $seconds } s.
api-too-slow = This took too long.
api-no-such-address = There is nothing at this address.
api-no-such-method = This cannot be done at this address.
api-upgrade-required = This address is a WebSocket: ask for an upgrade.
api-wrong-host = This server does not answer to that name.
api-wrong-origin = Only this server’s own pages may do this.

api-disk-full = The disk is full: nothing was changed. Try again later.
api-disk-read-only = The disk cannot be written to: nothing was changed. Try again later.
api-storage = Nothing can be stored at the moment, so nothing was changed. Try again soon.

api-banned = You have been banned.
api-scope = This token does not allow that.
api-wrong-password = The name or the password is wrong.
api-wrong-code = The name or the code is wrong, or the code has been used already.
api-name-taken = Another account has this name.
api-account-already = You already have an account.
api-bad-name = A name has 2 to 24 characters: letters of one script, digits, spaces, hyphens, dots or apostrophes.
api-bad-password = A password has at least 8 characters, and at most 256 bytes.
api-bad-token = A token needs a name of at most 60 characters and at least one permission.
api-too-many-tokens = You cannot have more tokens. Revoke one first.
api-oneself = That is you.
api-no-such-person = There is no such person.
api-blocked = One of you has blocked the other.

api-no-such-table = There is no such table.
api-unknown-game = There is no such game.
api-unknown-setup = The game has no such set-up.
api-wrong-number-of-seats = This set-up has a different number of seats.
api-unknown-seat = A seat is for “me”, “open”, “level:1” to “level:10”, or “person:ID”.
api-seated-twice = A person cannot have two seats.
api-impossible-clock = A clock gives at most a day for the game, correspondence at most 14 days a turn; neither can be zero.
api-nobody-plays = At least one seat must be for a person.
api-impossible-seed = A seed is a whole number below 2^53; rated games are dealt by the house.
api-rated-for-accounts = Rated games need an account.

api-not-waiting = The game has begun, or the table was cancelled.
api-not-playing = The game has not begun, or is over.
api-not-over = The game is not over.
api-no-such-seat = The table has no such seat.
api-seat-taken = That seat is taken.
api-already-seated = You are already at this table.
api-not-seated = You are not at this table.
api-already-out = You are out of this game.
api-not-your-turn = It is not your turn.
api-stale = The game has moved on.
api-no-moves = Send one move, or several moves of one turn.
api-several-seats = Not all of these moves are yours.
api-illegal-move = { $move }: { $reason }
api-rated = There are no takebacks in rated games.
api-nothing-to-take-back = You have nothing to take back.
api-nothing-offered = No one has offered that.
api-engine-declines = The engine does not agree to draws.
api-no-clock = This game has no clock.
api-too-soon = The player to move is here, or may still come back.
api-text = The text is empty or too long.
api-rematched = The players have moved on to another table.
api-not-host = Only the player who opened the table may do that.
api-too-few = This game has no set-up for so few players.
api-name-too-short = At least two letters of the name are needed.
api-since-ahead = No event at this table has this number yet. Start again from 0.
