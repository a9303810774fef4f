-- What brings a person back on another device: recovery phrases, as slow hashes, and passkeys.
CREATE TABLE phrases (
    person_id   TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    phrase_hash BLOB NOT NULL UNIQUE,
    created     REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE passkeys (
    credential BLOB PRIMARY KEY,
    person_id  TEXT    NOT NULL REFERENCES people ON DELETE CASCADE,
    public_key BLOB    NOT NULL,
    count      INTEGER NOT NULL,         -- of signatures, as the authenticator says
    label      TEXT    NOT NULL,
    created    REAL    NOT NULL,
    used       REAL    NOT NULL          -- when the challenge was made that it answered last
) WITHOUT ROWID;
CREATE INDEX passkeys_person ON passkeys (person_id);
