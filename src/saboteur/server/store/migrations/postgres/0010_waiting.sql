-- Who waits for a table, for all processes together; and who has played with whom, for their own lists.
CREATE TABLE waiting (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    name      TEXT COLLATE "C" NOT NULL,
    wish      BYTEA NOT NULL,             -- JSON
    since     DOUBLE PRECISION NOT NULL,
    heard     DOUBLE PRECISION NOT NULL,             -- when their page last asked
    called    DOUBLE PRECISION NOT NULL,             -- when they were last sent word; 0: not yet
    table_id  TEXT COLLATE "C" NOT NULL,             -- where they sit; '': nowhere yet
    seated    DOUBLE PRECISION NOT NULL              -- since when
);
CREATE INDEX waiting_table ON waiting (table_id);

CREATE TABLE met (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    other_id  TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    times     BIGINT NOT NULL,          -- games that both played to the end
    latest    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person_id, other_id)
);
CREATE INDEX met_other ON met (other_id);
