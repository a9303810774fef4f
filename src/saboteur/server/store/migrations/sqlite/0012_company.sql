-- What rated games have told of bots; whom people like, who may see that they are here, to which tables they are
-- invited; and which name is which club's, by what it looks like.
CREATE TABLE bot_cards (
    level       TEXT NOT NULL,
    kind        TEXT NOT NULL,
    card        BLOB NOT NULL,           -- JSON
    rating      REAL NOT NULL,
    provisional INTEGER NOT NULL,
    PRIMARY KEY (level, kind)
) WITHOUT ROWID;

CREATE TABLE liked (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    other_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    PRIMARY KEY (person_id, other_id)
) WITHOUT ROWID;
CREATE INDEX liked_other ON liked (other_id);

CREATE TABLE presence (
    person_id TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    shown     TEXT NOT NULL,             -- to whom: liked, known; whoever shows themselves to nobody has no row
    heard     REAL NOT NULL              -- when they were here last
) WITHOUT ROWID;

CREATE TABLE invitations (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    by_id     TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id  TEXT NOT NULL,
    rematch   INTEGER NOT NULL,
    made      REAL NOT NULL,
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;
CREATE INDEX invitations_by ON invitations (by_id);

CREATE TABLE club_names (
    skeleton TEXT PRIMARY KEY,           -- what the name looks like
    club_id  TEXT NOT NULL,
    made     REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX club_names_club ON club_names (club_id);
