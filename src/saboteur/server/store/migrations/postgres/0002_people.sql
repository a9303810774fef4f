-- Device identities, whose only secret is kept as a hash; histories, statistics, private notes.
CREATE TABLE people (
    person_id TEXT COLLATE "C" PRIMARY KEY,
    name      TEXT NOT NULL,
    created   DOUBLE PRECISION NOT NULL,
    seen      DOUBLE PRECISION NOT NULL
);

CREATE TABLE tokens (
    token_hash BYTEA PRIMARY KEY,
    person_id  TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    created    DOUBLE PRECISION NOT NULL
);
CREATE INDEX tokens_person ON tokens (person_id);

CREATE TABLE seats (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX seats_table ON seats (table_id);

CREATE TABLE history (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT COLLATE "C" NOT NULL,
    ended     DOUBLE PRECISION NOT NULL,
    summary   BYTEA NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX history_ended ON history (person_id, ended);
CREATE INDEX history_table ON history (table_id);

CREATE TABLE facts (
    person_id TEXT COLLATE "C" NOT NULL,
    table_id  TEXT COLLATE "C" NOT NULL,
    number    INTEGER NOT NULL,
    kind      TEXT COLLATE "C" NOT NULL,
    value     TEXT COLLATE "C" NOT NULL,
    won       BOOLEAN NOT NULL,
    gold      INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id, number),
    FOREIGN KEY (person_id, table_id) REFERENCES history ON DELETE CASCADE
);

CREATE TABLE notes (
    table_id TEXT COLLATE "C" NOT NULL,
    holder   TEXT COLLATE "C" NOT NULL,
    key      TEXT COLLATE "C" NOT NULL,
    note     BYTEA NOT NULL,
    PRIMARY KEY (table_id, holder, key)
);
CREATE INDEX notes_holder ON notes (holder);
