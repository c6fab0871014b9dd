## What the server answers when something does not work.

api-malformed = That request makes no sense. { $reason }
api-no-json = A message must be JSON, and say so: Content-Type: application/json.
api-too-large = That message is too large.
api-unauthorized = The house does not know who you are. Come in as a guest, or sign in.
api-too-often = Too often. Try again in { $seconds } s.
api-too-slow = That took too long.
api-no-such-address = There is nothing at this address.
api-no-such-method = That cannot be done at this address.
api-upgrade-required = This address is a WebSocket: ask for an upgrade.
api-wrong-host = The house does not go by this name.
api-wrong-origin = Only pages of the house may ask for this.

api-disk-full = There is no room left on the disk: nothing was changed. Try again later.
api-disk-read-only = The disk cannot be written to: nothing was changed. Try again later.
api-storage = Nothing can be stored at the moment: nothing was changed. Try again soon.

api-banned = This person may not come in.
api-scope = This token may not do that.
api-wrong-password = Name or password is wrong.
api-wrong-code = Name or code is wrong, or the code was used already.
api-name-taken = Another account has this name.
api-account-already = You have an account already.
api-bad-name = A name has 2 to 24 letters of one script, digits, spaces, hyphens, dots or apostrophes.
api-bad-password = A password has at least 8 characters, and at most 256 bytes.
api-bad-token = A token needs a name of at most 60 characters, and something that it may do.
api-too-many-tokens = You have as many tokens as one may have. End one first.
api-oneself = That is you.
api-no-such-person = There is no such person.
api-blocked = One of you has blocked the other.

api-no-such-table = There is no such table.
api-unknown-game = There is no such game.
api-unknown-setup = The game has no such set-up.
api-wrong-number-of-seats = The set-up has another number of seats.
api-unknown-seat = A seat is for “me”, “open”, “level:1” to “level:10”, or “person:ID”.
api-seated-twice = Nobody sits on two seats.
api-impossible-clock = A clock has up to a day for the game, a turn by correspondence up to 14 days, and neither has nothing.
api-nobody-plays = At least one seat must be for a person.
api-impossible-seed = A seed is a number below 2^53, and a rated game is dealt by the house.
api-rated-for-accounts = Rated games are for accounts.

api-not-waiting = The game has begun, or the table was called off.
api-not-playing = The game has not begun, or is over.
api-not-over = The game is not over.
api-no-such-seat = The table has no such seat.
api-seat-taken = That seat is taken.
api-already-seated = You sit at this table already.
api-not-seated = You do not sit at this table.
api-already-out = You are out of this game.
api-not-your-turn = It is not your turn.
api-stale = The game has gone on meanwhile.
api-no-moves = Send one move, or several of one turn.
api-several-seats = The moves are not all yours.
api-illegal-move = { $move }: { $reason }
api-rated = Rated games go without takebacks.
api-nothing-to-take-back = There is nothing of yours to take back.
api-nothing-offered = Nobody has asked for that.
api-engine-declines = The engine does not agree on draws.
api-no-clock = This game has no clock.
api-too-soon = Whoever is to move is here, or may still come back.
api-text = Write something, and not too much.
api-rematched = It goes on at another table already.
api-name-too-short = At least two letters of the name are needed.
api-since-ahead = Nothing has happened there that would have this number. Begin again at 0.
