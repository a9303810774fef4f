"""Talk at a terminal: what the player can say, and that bots speak and answer there."""

from pathlib import Path

import pytest

from saboteur.bots import Memory, Said
from saboteur.cli.terminal.bot_seats import Bots
from saboteur.cli.terminal.saves import read_save, save_text
from saboteur.cli.terminal.saying import spoken
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup


def game() -> Game:
    return Game.new(Setup(seats=5, options={"first_seat": 1}, seed=4))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("suspect 3", Said(0, "suspect", seat=2, role="saboteur")),
        ("trust 2", Said(0, "trust", seat=1)),
        ("why 4", Said(0, "why_that", seat=3)),
        ("goal 1 is", Said(0, "goal_is", cell=Cell(8, -2), kind="treasure")),
        ("goal 3 not", Said(0, "goal_is_not", cell=Cell(8, 2), kind="treasure")),
        ("mend cart", Said(0, "please_mend", seat=0, tool="cart")),
        ("wait", Said(0, "feel", feeling="wait")),
        ("suspect 1", None),  # oneself
        ("suspect 9", None),
        ("goal 4 is", None),
        ("mend hat", None),
        ("", None),
    ],
)
def test_the_player_can_say_what_everybody_can(words: str, said: Said | None) -> None:
    assert spoken(0, words.split(), game().view(0)) == said


LEVELS = ["", *["steady"] * 4]


def played(pace: float, steps: int = 60, said: Said | None = None) -> Bots:
    """Let bots play on; the player's seat passes or does the first thing it may."""
    table = game()
    bots = Bots(table, 0, LEVELS, pace)
    for _ in range(steps):
        if table.over:
            break
        if bots.asked():
            bots.answer()
        else:
            bots.hear(table.apply(0, table.legal(0)[0]))
            if said:
                bots.hear_claim(said)
                said = None
    return bots


def test_bots_talk_at_a_terminal_and_not_where_they_answer_at_once() -> None:
    said = played(0.0001).said
    assert said
    assert {one.by for one in said} <= {1, 2, 3, 4}
    assert not played(0.0).said


def test_what_the_player_says_is_heard() -> None:
    table = game()
    bots = Bots(table, 0, ["", *["steady"] * 4], 0.0)
    bots.hear_claim(Said(0, "suspect", seat=2, role="saboteur"))
    heard: list[Memory] = list(bots._memories.values())
    assert all(memory.said for memory in heard)
    assert bots._mouths[2].addressed
    assert not bots._mouths[3].addressed


def test_a_saved_game_keeps_what_was_said_of_facts_and_a_resumed_one_remembers_it(tmp_path: Path) -> None:
    bots = played(0.0001, said=Said(0, "suspect", seat=2, role="saboteur"))
    assert {one.by for one in bots.said} > {0}
    assert [one.said for one in bots.talk] == [said for said in bots.said if said.factual]
    file = tmp_path / "game.json"
    file.write_text(save_text(bots.game, 0, LEVELS, bots.thoughts, bots.talk), "utf-8")
    again = read_save(file)
    assert again.talk == bots.talk
    resumed = Bots(again.game, 0, LEVELS, 0.0, again.talk)
    assert resumed.talk == bots.talk
    assert not resumed.said  # it was shown before
    assert {seat: memory.rows for seat, memory in resumed._memories.items()} == {
        seat: memory.rows for seat, memory in bots._memories.items()
    }
    assert any(one.said.by == 0 for one in resumed.talk)
    assert all(0 in {said.by for said in memory.said.values()} for memory in resumed._memories.values())


def test_a_finished_game_has_its_talk_in_the_record() -> None:
    bots = played(0.00001, steps=1000)
    assert bots.game.over
    record = Record.load(record_of(bots.game, bots.thoughts, talk=bots.talk).dump())
    assert record.talk == bots.talk != []
