-- What rated games have told of bots; whom people like, who may see that they are here, to which tables they are
-- invited; and which name is which club's, by what it looks like.
CREATE TABLE bot_cards (
    level       TEXT COLLATE "C" NOT NULL,
    kind        TEXT COLLATE "C" NOT NULL,
    card        BYTEA NOT NULL,           -- JSON
    rating      DOUBLE PRECISION NOT NULL,
    provisional BIGINT NOT NULL,
    PRIMARY KEY (level, kind)
);

CREATE TABLE liked (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    other_id  TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    PRIMARY KEY (person_id, other_id)
);
CREATE INDEX liked_other ON liked (other_id);

CREATE TABLE presence (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    shown     TEXT COLLATE "C" NOT NULL,             -- to whom: liked, known; whoever shows themselves to nobody has no row
    heard     DOUBLE PRECISION NOT NULL              -- when they were here last
);

CREATE TABLE invitations (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    by_id     TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT COLLATE "C" NOT NULL,
    rematch   BIGINT NOT NULL,
    made      DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX invitations_by ON invitations (by_id);

CREATE TABLE club_names (
    skeleton TEXT COLLATE "C" PRIMARY KEY,           -- what the name looks like
    club_id  TEXT COLLATE "C" NOT NULL,
    made     DOUBLE PRECISION NOT NULL
);
CREATE INDEX club_names_club ON club_names (club_id);
