-- Who tried which puzzle; the first try counts.
CREATE TABLE puzzle_tries (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    puzzle    TEXT NOT NULL,
    at        REAL NOT NULL,
    solved    INTEGER NOT NULL,
    PRIMARY KEY (person_id, puzzle)
) WITHOUT ROWID;

-- What tries come to: how strong a person solves.
CREATE TABLE puzzle_solvers (
    person_id TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    rating    REAL NOT NULL,
    tries     INTEGER NOT NULL
) WITHOUT ROWID;

-- And how hard a puzzle is. It stays when somebody who tried it leaves.
CREATE TABLE puzzle_marks (
    puzzle TEXT PRIMARY KEY,
    rating REAL NOT NULL,
    tries  INTEGER NOT NULL,
    solved INTEGER NOT NULL
) WITHOUT ROWID;
