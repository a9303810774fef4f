-- Who waits for a table, for all processes together; and who has played with whom, for their own lists.
CREATE TABLE waiting (
    person_id TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    name      TEXT NOT NULL,
    wish      BLOB NOT NULL,             -- JSON
    since     REAL NOT NULL,
    heard     REAL NOT NULL,             -- when their page last asked
    called    REAL NOT NULL,             -- when they were last sent word; 0: not yet
    table_id  TEXT NOT NULL,             -- where they sit; '': nowhere yet
    seated    REAL NOT NULL              -- since when
) WITHOUT ROWID;
CREATE INDEX waiting_table ON waiting (table_id);

CREATE TABLE met (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    other_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    times     INTEGER NOT NULL,          -- games that both played to the end
    latest    REAL NOT NULL,
    PRIMARY KEY (person_id, other_id)
) WITHOUT ROWID;
CREATE INDEX met_other ON met (other_id);
