-- What is believed of people after their rated games, and of sides; each game counts once.
CREATE TABLE cards (
    person_id   TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    kind        TEXT COLLATE "C" NOT NULL,
    card        BYTEA NOT NULL,           -- JSON
    rating      DOUBLE PRECISION NOT NULL,
    provisional BIGINT NOT NULL,
    PRIMARY KEY (person_id, kind)
);
CREATE INDEX cards_best ON cards (kind, provisional, rating);

CREATE TABLE advantages (
    kind    TEXT COLLATE "C" PRIMARY KEY,
    beliefs BYTEA NOT NULL                -- JSON, by side
);

CREATE TABLE rated (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    kind     TEXT COLLATE "C" NOT NULL,
    ended    DOUBLE PRECISION NOT NULL
);

CREATE TABLE rating_steps (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT COLLATE "C" NOT NULL,
    kind      TEXT COLLATE "C" NOT NULL,
    ended     DOUBLE PRECISION NOT NULL,
    rating    DOUBLE PRECISION NOT NULL,             -- after the game
    half      DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
