-- When an operator had seen to a report.
ALTER TABLE reports ADD COLUMN done DOUBLE PRECISION;
