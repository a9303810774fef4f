-- Tables, their logs, the answers to message ids, and leases.
-- Ids are compared by their bytes, so that their order is that of SQLite and of Python.
CREATE TABLE tables (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    code     TEXT UNIQUE,                -- only while the door is open
    summary  BYTEA,
    phase    TEXT NOT NULL DEFAULT 'lobby',
    open     BOOLEAN NOT NULL DEFAULT FALSE,
    updated  DOUBLE PRECISION NOT NULL DEFAULT 0,
    wake     DOUBLE PRECISION
);
CREATE INDEX tables_open ON tables (updated) WHERE open;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_phase ON tables (phase, updated);

CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL,
    seq      INTEGER NOT NULL,
    fence    BIGINT NOT NULL, -- under which lease it was written
    entry    BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)          -- two owners cannot both write an entry
);

CREATE TABLE answers (
    table_id TEXT COLLATE "C" NOT NULL,
    cid      TEXT NOT NULL,
    answer   BYTEA NOT NULL,
    PRIMARY KEY (table_id, cid)
);

CREATE TABLE leases (                    -- rows stay after a release: fences only grow
    table_id TEXT COLLATE "C" PRIMARY KEY,
    owner    TEXT NOT NULL,
    fence    BIGINT NOT NULL,
    expires  DOUBLE PRECISION NOT NULL -- by lease_clock()
);

CREATE FUNCTION lease_clock() RETURNS DOUBLE PRECISION LANGUAGE SQL VOLATILE
    AS 'SELECT extract(epoch FROM clock_timestamp())::DOUBLE PRECISION';
