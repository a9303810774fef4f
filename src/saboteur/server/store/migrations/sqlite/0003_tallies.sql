-- Statistics as sums that change with every fact: nobody who asks makes us count. Person '' is everybody.
CREATE TABLE tallies (
    person_id TEXT    NOT NULL,
    kind      TEXT    NOT NULL,
    value     TEXT    NOT NULL,
    times     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    gold      INTEGER NOT NULL,
    PRIMARY KEY (person_id, kind, value)
) WITHOUT ROWID;

INSERT INTO tallies SELECT person_id, kind, value, count(*), sum(won), sum(gold) FROM facts GROUP BY 1, 2, 3;
INSERT INTO tallies SELECT '', kind, value, sum(times), sum(won), sum(gold) FROM tallies GROUP BY 2, 3;

CREATE TRIGGER facts_added AFTER INSERT ON facts BEGIN
    INSERT INTO tallies VALUES (NEW.person_id, NEW.kind, NEW.value, 1, NEW.won, NEW.gold),
                               ('', NEW.kind, NEW.value, 1, NEW.won, NEW.gold)
        ON CONFLICT (person_id, kind, value) DO UPDATE
        SET times = times + 1, won = won + excluded.won, gold = gold + excluded.gold;
END;

CREATE TRIGGER facts_removed AFTER DELETE ON facts BEGIN
    UPDATE tallies SET times = times - 1, won = won - OLD.won, gold = gold - OLD.gold
        WHERE person_id IN (OLD.person_id, '') AND kind = OLD.kind AND value = OLD.value;
    DELETE FROM tallies
        WHERE person_id IN (OLD.person_id, '') AND kind = OLD.kind AND value = OLD.value AND times = 0;
END;
