-- What operators see and do: running processes, orders to them, bans and mutes, reports of players.
CREATE TABLE processes (
    process_id TEXT COLLATE "C" PRIMARY KEY,
    seen       DOUBLE PRECISION NOT NULL,
    body       BYTEA NOT NULL
);

CREATE TABLE orders (
    order_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    made     DOUBLE PRECISION NOT NULL,
    body     BYTEA NOT NULL
);

CREATE TABLE sanctions (
    kind    TEXT COLLATE "C" NOT NULL,   -- ban or mute
    subject TEXT COLLATE "C" NOT NULL,   -- a person's id, an address, or a network
    until   DOUBLE PRECISION NOT NULL,
    reason  TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
);

CREATE TABLE reports (
    report_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    made      DOUBLE PRECISION NOT NULL,
    table_id  TEXT COLLATE "C" NOT NULL,
    person_id TEXT COLLATE "C" NOT NULL, -- who is reported
    body      BYTEA NOT NULL
);
CREATE INDEX reports_person ON reports (person_id);
CREATE INDEX reports_table ON reports (table_id);
