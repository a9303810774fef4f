-- Answers to message ids come from the log alone: every entry carries the id it answers.
DROP TABLE answers;
