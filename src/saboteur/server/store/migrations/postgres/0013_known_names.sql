-- How somebody was called, and looked, when two played together last; empty for games from before that was kept.
ALTER TABLE met ADD COLUMN name   TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE met ADD COLUMN colour TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE met ADD COLUMN face   TEXT COLLATE "C" NOT NULL DEFAULT '';
