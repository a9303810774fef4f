-- Which processes live: as long as one does, so do all its leases.
CREATE TABLE owners (
    owner   TEXT PRIMARY KEY,
    expires DOUBLE PRECISION NOT NULL    -- by lease_clock()
);
