"""The search itself: what is rightly told in the step that ends a round is no leak, told to others it is one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.leaks.worlds import Leak
from tests.rules.helpers import CORRIDOR, load, run
from tests.rules.scenes import no_cards
from tests.server.leaks.search import search_message

from saboteur.play.actions import unpack
from saboteur.play.events import Event
from saboteur.play.game import Game
from saboteur.play.notation import read
from saboteur.server.tables.delivery.frames import told

TABLE = "modules: saboteur2 path_specialist\nseats: 3\nroles: blue green saboteur"
# What seat 0 does to end the round; the next one is dealt in the same step. So neither the game before that step nor
# the game after it knows what was seen in between.
SCENES = {
    "card_discarded": (
        (TABLE, "goals: 8,0=treasure", "hand 0: path_specialist NEW", CORRIDOR),
        ["path_specialist", "lay NEW@7,0"],
    ),
    "map_read": ((TABLE, no_cards(3, "map")), ["map 8,0"]),
    "dwarf_inspected": ((TABLE, no_cards(3, "inspection")), ["inspection 2"]),
    "dwarf_changed": ((TABLE, "dwarfs: geologist", no_cards(3, "hat_swap")), ["hat_swap 0"]),
}


class Ending:
    """A round that seat 0 has just ended."""

    def __init__(self, name: str) -> None:
        parts, lines = SCENES[name]
        self.game = load(*parts)
        run(self.game, *(f"0 {line}" for line in lines[:-1]))
        self.before = self.game.copy()
        self.happened = self.game.apply(0, read(lines[-1], 0))
        self.at = next(at for at, one in enumerate(told(self.happened, 0)) if _name(one) == name)
        assert self.game.view(None).round == self.before.view(None).round + 1

    def search(self, viewer: int | None, planted: Event | None = None) -> int:
        """Search what a viewer is sent, with the one event as planted, if anything is."""
        events = told(self.happened, viewer)
        if planted is not None:
            events[self.at] = planted
        return search_message(_message(self.game, viewer, events), self.before, self.game._state)


def _name(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _message(game: Game, viewer: int | None, events: list[Event]) -> dict[str, Any]:
    """Return a frame as it is read off the wire."""
    codes = game.codes(viewer) if viewer in game.to_act and viewer is not None else []
    part = {"view": game.view(viewer), "options": [unpack(code) for code in codes]}
    frame: dict[str, Any] = msgspec.json.decode(msgspec.json.encode({"seat": viewer, "events": events, "game": part}))
    return frame


@pytest.mark.parametrize("name", SCENES)
def test_what_was_seen_in_the_step_that_ends_a_round_is_no_leak(name: str) -> None:
    ending = Ending(name)
    for viewer in (None, 0, 1, 2):
        assert ending.search(viewer) > 0


@pytest.mark.parametrize("name", [name for name in SCENES if name != "card_discarded"])
def test_what_one_seat_saw_as_the_round_ended_is_a_leak_to_a_spectator(name: str) -> None:
    ending = Ending(name)
    with pytest.raises(Leak):
        ending.search(None, told(ending.happened, 0)[ending.at])


@pytest.mark.parametrize(
    ("name", "lie"),
    [
        ("card_discarded", {"card": "rockfall"}),
        ("dwarf_inspected", {"role": "profiteer"}),
        ("dwarf_changed", {"role": "profiteer"}),
    ],
)
def test_another_name_than_what_was_seen_as_the_round_ended_is_a_leak(name: str, lie: dict[str, str]) -> None:
    ending = Ending(name)
    true = told(ending.happened, 0)[ending.at]
    with pytest.raises(Leak):
        ending.search(0, msgspec.structs.replace(true, **lie))
