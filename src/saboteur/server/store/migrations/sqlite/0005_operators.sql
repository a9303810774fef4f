-- What operators see and do: running processes, orders to them, bans and mutes, reports of players.
CREATE TABLE processes (
    process_id TEXT PRIMARY KEY,
    seen       REAL NOT NULL,
    body       BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE orders (
    order_id INTEGER PRIMARY KEY AUTOINCREMENT,
    made     REAL NOT NULL,
    body     BLOB NOT NULL
);

CREATE TABLE sanctions (
    kind    TEXT NOT NULL,               -- ban or mute
    subject TEXT NOT NULL,               -- a person's id, an address, or a network
    until   REAL NOT NULL,
    reason  TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
) WITHOUT ROWID;

CREATE TABLE reports (
    report_id INTEGER PRIMARY KEY AUTOINCREMENT,
    made      REAL NOT NULL,
    table_id  TEXT NOT NULL,
    person_id TEXT NOT NULL,             -- who is reported
    body      BLOB NOT NULL
);
CREATE INDEX reports_person ON reports (person_id);
CREATE INDEX reports_table ON reports (table_id);
