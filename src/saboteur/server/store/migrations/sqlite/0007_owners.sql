-- Which processes live: as long as one does, so do all its leases.
CREATE TABLE owners (
    owner   TEXT PRIMARY KEY,
    expires REAL NOT NULL                -- by lease_clock()
) WITHOUT ROWID;
