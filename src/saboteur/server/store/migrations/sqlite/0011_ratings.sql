-- What is believed of people after their rated games, and of sides; each game counts once.
CREATE TABLE cards (
    person_id   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind        TEXT NOT NULL,
    card        BLOB NOT NULL,           -- JSON
    rating      REAL NOT NULL,
    provisional INTEGER NOT NULL,
    PRIMARY KEY (person_id, kind)
) WITHOUT ROWID;
CREATE INDEX cards_best ON cards (kind, provisional, rating);

CREATE TABLE advantages (
    kind    TEXT PRIMARY KEY,
    beliefs BLOB NOT NULL                -- JSON, by side
) WITHOUT ROWID;

CREATE TABLE rated (
    table_id TEXT PRIMARY KEY,
    kind     TEXT NOT NULL,
    ended    REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE rating_steps (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT NOT NULL,
    kind      TEXT NOT NULL,
    ended     REAL NOT NULL,
    rating    REAL NOT NULL,             -- after the game
    half      REAL NOT NULL,
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;
