-- The operator's page and what was done there; whom players mute for themselves; which address opened how many tables.
CREATE TABLE operator_tokens (
    token_hash BLOB PRIMARY KEY,
    label      TEXT NOT NULL,
    made       REAL NOT NULL,
    expires    REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE audit (
    audit_id INTEGER PRIMARY KEY AUTOINCREMENT,
    made     REAL NOT NULL,
    actor    TEXT NOT NULL,
    act      TEXT NOT NULL,
    subject  TEXT NOT NULL,
    note     TEXT NOT NULL
);

CREATE TABLE own_mutes (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    subject   TEXT NOT NULL,             -- whom: a person's id, or table/seat for a bot
    PRIMARY KEY (person_id, subject)
) WITHOUT ROWID;
CREATE INDEX own_mutes_subject ON own_mutes (subject);

ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT '';   -- a keyed hash of the address, never the address
CREATE INDEX tables_opener ON tables (opener) WHERE open;
