-- Statistics as sums that change with every fact: nobody who asks makes us count. Person '' is everybody.
CREATE TABLE tallies (
    person_id TEXT COLLATE "C" NOT NULL,
    kind      TEXT COLLATE "C" NOT NULL,
    value     TEXT COLLATE "C" NOT NULL,
    times     BIGINT NOT NULL,
    won       BIGINT NOT NULL,
    gold      BIGINT NOT NULL,
    PRIMARY KEY (person_id, kind, value)
);

INSERT INTO tallies
    SELECT person_id, kind, value, count(*), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(gold)
    FROM facts GROUP BY 1, 2, 3;
INSERT INTO tallies SELECT '', kind, value, sum(times), sum(won), sum(gold) FROM tallies GROUP BY 2, 3;

-- Everybody's rows come first, and of a game's facts the one of kind "game": so processes wait for each other in one
-- order and do not block each other for good.
CREATE FUNCTION fact_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tallies VALUES ('', NEW.kind, NEW.value, 1, NEW.won::int, NEW.gold),
                               (NEW.person_id, NEW.kind, NEW.value, 1, NEW.won::int, NEW.gold)
        ON CONFLICT (person_id, kind, value) DO UPDATE
        SET times = tallies.times + 1, won = tallies.won + excluded.won, gold = tallies.gold + excluded.gold;
    RETURN NULL;
END $$;
CREATE TRIGGER facts_added AFTER INSERT ON facts FOR EACH ROW EXECUTE FUNCTION fact_added();

CREATE FUNCTION fact_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tallies SET times = times - 1, won = won - OLD.won::int, gold = gold - OLD.gold
        WHERE person_id IN (OLD.person_id, '') AND kind = OLD.kind AND value = OLD.value;
    DELETE FROM tallies
        WHERE person_id IN (OLD.person_id, '') AND kind = OLD.kind AND value = OLD.value AND times = 0;
    RETURN NULL;
END $$;
CREATE TRIGGER facts_removed AFTER DELETE ON facts FOR EACH ROW EXECUTE FUNCTION fact_removed();
