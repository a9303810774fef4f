-- What brings a person back on another device: recovery phrases, as slow hashes, and passkeys.
CREATE TABLE phrases (
    person_id   TEXT COLLATE "C" PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    phrase_hash BYTEA NOT NULL UNIQUE,
    created     DOUBLE PRECISION NOT NULL
);

CREATE TABLE passkeys (
    credential BYTEA PRIMARY KEY,
    person_id  TEXT COLLATE "C"    NOT NULL REFERENCES people ON DELETE CASCADE,
    public_key BYTEA    NOT NULL,
    count      BIGINT NOT NULL,         -- of signatures, as the authenticator says
    label      TEXT COLLATE "C"    NOT NULL,
    created    DOUBLE PRECISION    NOT NULL,
    used       DOUBLE PRECISION    NOT NULL          -- when the challenge was made that it answered last
);
CREATE INDEX passkeys_person ON passkeys (person_id);
