"""What learners are shown stays the same to the byte: the weights that are shipped were trained with it."""

import numpy as np
from train.settings import Price, Ruleset, Settings
from train.workers import mix_of

from saboteur.core.batch import net_layout as layout
from saboteur.core.batch.chronicle import ACTION_KINDS, HARM, HELP
from saboteur.core.batch.training_tables import ACTION, Tables
from train import bench

PLAYED = Settings(
    rulesets=[Ruleset(5, weight=3), Ruleset(3), Ruleset(10), Ruleset(6, ("base", "tournament"))],
    prices=[Price(0.0), Price(0.1)], told_share=300, old_share=100, rule_share=300, clone_share=100,
)  # fmt: skip
MEND_SELF = 27  # the kind of action: one's own tools
SEEN = "e273cc89300e4c8e6290dc14a4dc75e87bb080c8a2d240ced43529760bb6beb4"


def test_twelve_hundred_decisions_are_shown_as_they_were_to_the_weights_that_are_shipped() -> None:
    _, digest = bench.play(Tables(24, mix_of(PLAYED), 20251116), 50, 1)
    assert digest == SEEN


def test_the_last_actions_are_those_that_were_counted() -> None:
    tables = Tables(24, mix_of(PLAYED), 7)
    seen = tables.step(b"")
    dice = np.random.default_rng(2)
    for _ in range(30):
        seen = tables.step(bench.chosen(seen[1], seen[3], dice))
    all_of_them = np.frombuffer(tables.last_actions(120), np.uint8).reshape(24, 120, ACTION)
    states = np.frombuffer(seen[0], np.uint8).reshape(24, layout.STATE)
    blocks = states[:, layout.BLOCKS : layout.MAZE].reshape(24, layout.SEAT_ROOM, layout.BLOCK)
    for rows, seats in zip(all_of_them, blocks, strict=True):
        counted = np.zeros((layout.SEAT_ROOM, ACTION_KINDS), np.uint8)
        for who, whom, kind in rows[rows[:, 0] > 0]:
            counted[who - 1, kind - 1] += 1
            assert (whom > 0) == (kind - 1 in (MEND_SELF, HARM, HELP))
        assert (counted == seats[:, layout.S_ACTIONS : layout.S_ACTIONS + ACTION_KINDS]).all()
    assert (np.frombuffer(tables.last_actions(2), np.uint8).reshape(24, 2, ACTION) == all_of_them[:, :2]).all()
