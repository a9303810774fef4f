-- Who tried which puzzle; the first try counts.
CREATE TABLE puzzle_tries (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    puzzle    TEXT COLLATE "C" NOT NULL,
    at        DOUBLE PRECISION NOT NULL,
    solved    INTEGER NOT NULL,
    PRIMARY KEY (person_id, puzzle)
);

-- What tries come to: how strong a person solves.
CREATE TABLE puzzle_solvers (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    rating    DOUBLE PRECISION NOT NULL,
    tries     INTEGER NOT NULL
);

-- And how hard a puzzle is. It stays when somebody who tried it leaves.
CREATE TABLE puzzle_marks (
    puzzle TEXT COLLATE "C" PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    tries  INTEGER NOT NULL,
    solved INTEGER NOT NULL
);
