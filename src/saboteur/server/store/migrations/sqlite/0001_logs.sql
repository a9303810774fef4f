-- Tables, their logs, the answers to message ids, and leases.
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    code     TEXT UNIQUE,                -- only while the door is open
    summary  BLOB,
    phase    TEXT    NOT NULL DEFAULT 'lobby',
    open     INTEGER NOT NULL DEFAULT 0,
    updated  REAL    NOT NULL DEFAULT 0,
    wake     REAL
) WITHOUT ROWID;
CREATE INDEX tables_open ON tables (updated) WHERE open;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_phase ON tables (phase, updated);

CREATE TABLE log (
    table_id TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    fence    INTEGER NOT NULL,           -- under which lease it was written
    entry    BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)          -- two owners cannot both write an entry
) WITHOUT ROWID;

CREATE TABLE answers (
    table_id TEXT NOT NULL,
    cid      TEXT NOT NULL,
    answer   BLOB NOT NULL,
    PRIMARY KEY (table_id, cid)
) WITHOUT ROWID;

CREATE TABLE leases (                    -- rows stay after a release: fences only grow
    table_id TEXT PRIMARY KEY,
    owner    TEXT    NOT NULL,
    fence    INTEGER NOT NULL,
    expires  REAL    NOT NULL            -- by lease_clock()
) WITHOUT ROWID;
