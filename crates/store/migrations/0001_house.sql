-- Times are milliseconds since 1970. What is only shown, never searched, is JSON as the API writes it.

CREATE TABLE people (
    id       TEXT NOT NULL PRIMARY KEY,
    name     TEXT NOT NULL,
    -- The name as the eye takes it: see `fold` in people.rs.
    folded   TEXT NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'deleted')),
    since    INTEGER NOT NULL,
    password TEXT,
    recovery BLOB,
    banned   INTEGER NOT NULL
) STRICT;

-- Guests may share a name, and who is gone needs none.
CREATE UNIQUE INDEX account_names ON people (folded) WHERE kind = 'account';
CREATE INDEX people_newest ON people (since);
CREATE INDEX people_to_forget ON people (id) WHERE kind = 'deleted' AND name <> 'deleted';

CREATE TABLE keys (
    hash   BLOB NOT NULL PRIMARY KEY,
    id     TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    kind   TEXT NOT NULL CHECK (kind IN ('session', 'token', 'reset')),
    -- A token's.
    name   TEXT,
    scopes TEXT,
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_of ON keys (person, since);
CREATE INDEX keys_ending ON keys (until);

CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id),
    other  TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id      TEXT NOT NULL PRIMARY KEY,
    game    TEXT NOT NULL,
    setup   TEXT NOT NULL,
    -- 64 bits without a sign, kept in 64 bits with one.
    seed    INTEGER NOT NULL,
    pace    TEXT,
    rated   INTEGER NOT NULL,
    private INTEGER NOT NULL,
    drawn   INTEGER NOT NULL,
    by      TEXT NOT NULL,
    status  TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    seats   TEXT NOT NULL,
    ply     INTEGER NOT NULL,
    to_move INTEGER,
    result  TEXT,
    since   INTEGER NOT NULL,
    last    INTEGER NOT NULL,
    -- The same as `last` for a finished game; nothing for a table that goes on or was called off.
    ended   INTEGER
) STRICT;

CREATE INDEX tables_by ON tables (by);
CREATE INDEX called_off ON tables (last) WHERE status = 'over' AND ended IS NULL;
CREATE INDEX running ON tables (since, id) WHERE status <> 'over';
-- What a search may ask for besides stands in the index too, so that it skips rows without reading them.
CREATE INDEX archive ON tables (ended, id, game, rated, private) WHERE ended IS NOT NULL;
CREATE INDEX archive_of_game ON tables (game, ended, id, rated, private) WHERE ended IS NOT NULL;

-- Who played a finished game. The triggers below keep it, so that no ply of a running game costs anything here.
CREATE TABLE players (
    person   TEXT NOT NULL,
    ended    INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, ended, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_at ON players (table_id);

CREATE TRIGGER game_kept AFTER INSERT ON tables WHEN NEW.ended IS NOT NULL
BEGIN
    INSERT OR IGNORE INTO players (person, ended, table_id)
    SELECT value ->> 'person', NEW.ended, NEW.id FROM json_each(NEW.seats)
    WHERE value ->> 'kind' = 'person' AND value ->> 'person' IS NOT NULL;
END;

CREATE TRIGGER game_changed AFTER UPDATE OF ended, seats ON tables
WHEN NEW.ended IS NOT OLD.ended OR (NEW.ended IS NOT NULL AND NEW.seats <> OLD.seats)
BEGIN
    DELETE FROM players WHERE table_id = NEW.id;
    INSERT OR IGNORE INTO players (person, ended, table_id)
    SELECT value ->> 'person', NEW.ended, NEW.id FROM json_each(NEW.seats)
    WHERE NEW.ended IS NOT NULL AND value ->> 'kind' = 'person' AND value ->> 'person' IS NOT NULL;
END;

-- The first event of a table may be written before the table, in the same unit: hence no reference.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    event    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, event)
) STRICT, WITHOUT ROWID;

CREATE TABLE standings (
    person     TEXT NOT NULL,
    game       TEXT NOT NULL,
    many       INTEGER NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (person, game, many)
) STRICT, WITHOUT ROWID;

CREATE TABLE standing_points (
    number     INTEGER PRIMARY KEY,
    person     TEXT NOT NULL,
    game       TEXT NOT NULL,
    many       INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    table_id   TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL
) STRICT;

CREATE INDEX history ON standing_points (person, game, many, at);

CREATE TABLE reports (
    number   INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    by       TEXT NOT NULL,
    table_id TEXT NOT NULL,
    event    INTEGER NOT NULL,
    -- Whose words they were, and the words.
    about    TEXT NOT NULL,
    said     TEXT NOT NULL,
    text     TEXT NOT NULL
) STRICT;

CREATE INDEX reports_newest ON reports (at);

CREATE TABLE log (
    number INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    by     TEXT NOT NULL,
    what   TEXT NOT NULL,
    about  TEXT NOT NULL
) STRICT;

CREATE INDEX log_newest ON log (at);

CREATE TABLE lives (
    "from" INTEGER NOT NULL PRIMARY KEY,
    until  INTEGER NOT NULL
) STRICT;
