-- The operator's page and what was done there; whom players mute for themselves; which address opened how many tables.
CREATE TABLE operator_tokens (
    token_hash BYTEA PRIMARY KEY,
    label      TEXT COLLATE "C" NOT NULL,
    made       DOUBLE PRECISION NOT NULL,
    expires    DOUBLE PRECISION NOT NULL
);

CREATE TABLE audit (
    audit_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    made     DOUBLE PRECISION NOT NULL,
    actor    TEXT COLLATE "C" NOT NULL,
    act      TEXT COLLATE "C" NOT NULL,
    subject  TEXT COLLATE "C" NOT NULL,
    note     TEXT NOT NULL
);

CREATE TABLE own_mutes (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    subject   TEXT COLLATE "C" NOT NULL,             -- whom: a person's id, or table/seat for a bot
    PRIMARY KEY (person_id, subject)
);
CREATE INDEX own_mutes_subject ON own_mutes (subject);

ALTER TABLE tables ADD COLUMN opener TEXT COLLATE "C" NOT NULL DEFAULT '';   -- a keyed hash of the address, never the address
CREATE INDEX tables_opener ON tables (opener) WHERE open;
