-- How somebody was called, and looked, when two played together last; empty for games from before that was kept.
ALTER TABLE met ADD COLUMN name   TEXT NOT NULL DEFAULT '';
ALTER TABLE met ADD COLUMN colour TEXT NOT NULL DEFAULT '';
ALTER TABLE met ADD COLUMN face   TEXT NOT NULL DEFAULT '';
