-- Device identities, whose only secret is kept as a hash; histories, statistics, private notes.
CREATE TABLE people (
    person_id TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    created   REAL NOT NULL,
    seen      REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE tokens (
    token_hash BLOB PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    created    REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person_id);

CREATE TABLE seats (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;
CREATE INDEX seats_table ON seats (table_id);

CREATE TABLE history (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT NOT NULL,
    ended     REAL NOT NULL,
    summary   BLOB NOT NULL,
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;
CREATE INDEX history_ended ON history (person_id, ended);
CREATE INDEX history_table ON history (table_id);

CREATE TABLE facts (
    person_id TEXT    NOT NULL,
    table_id  TEXT    NOT NULL,
    number    INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    value     TEXT    NOT NULL,
    won       INTEGER NOT NULL,
    gold      INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id, number),
    FOREIGN KEY (person_id, table_id) REFERENCES history ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    holder   TEXT NOT NULL,
    key      TEXT NOT NULL,
    note     BLOB NOT NULL,
    PRIMARY KEY (table_id, holder, key)
) WITHOUT ROWID;
CREATE INDEX notes_holder ON notes (holder);
