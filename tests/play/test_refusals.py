"""Refusals: every one has a code, a page, a scene that provokes it, and says nothing that is secret."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.play.guesses import guess, large_game, random_game, steps
from tools.site_tables import filled

from saboteur.core.table.cards import GOAL_NAMES, KIND
from saboteur.core.table.refusal import Refusal
from saboteur.play import actions as act
from saboteur.play import game as game_module
from saboteur.play.actions import Action
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.notation import read
from saboteur.play.positions import load
from saboteur.play.refusal_codes import REASONS, SETUP_REASONS
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.play.why import explain

ROOT = Path(__file__).parents[2]
PAGE = filled((ROOT / "docs/refusals.md").read_text("utf-8")).partition("## At the table server")[0]


def attempt(game: Game, seat: int, action: Action) -> Refusal | None:
    """Try something on a copy; return the refusal, if it is refused."""
    try:
        game.copy().apply(seat, action)
    except Refusal as refused:
        return refused
    return None


# -- a scene for every code ----------------------------------------------------------------------------------

HAND = ["NESW", "EW", "NS", "map", "rockfall", "break_pick"]
BASE: dict[str, Any] = {"seats": 3, "mover": 0, "hands": [HAND]}
TOOLS: dict[str, Any] = {"seats": 3, "mover": 0, "hands": [["fix_pick", "fix_lantern_cart", "EW"]]}
TOLL: dict[str, Any] = {**BASE, "modules": ["base", "toll"], "toll": ["1 0,0 E"]}
TWO: dict[str, Any] = {"seats": 3, "modules": ["saboteur2"], "mover": 0}
SPECIALIST: dict[str, Any] = {"seats": 3, "modules": ["base", "path_specialist"], "mover": 0}
DETOUR: dict[str, Any] = {"seats": 3, "modules": ["base", "detour"], "mover": 0, "hands": [["detour", "EW"]]}
CHESTS: dict[str, Any] = {"seats": 3, "modules": ["base", "chests"], "mover": 0}
SWAP: dict[str, Any] = {"seats": 3, "modules": ["base", "goal_swap"], "mover": 0, "hands": [["goal_swap", "map"]]}
REACHED: dict[str, Any] = {
    **TWO,
    "maze": ["E+ladder@6,0", "NESW@7,0", "NS@7,1", "NESW@7,2"],
    "question": "choose_reached 0",
}
TROVE: dict[str, Any] = {
    "seats": 3,
    "modules": ["base", "trove"],
    "question": "keep_card 0 trove",
    "looking": HAND[:3],
}

# Code, position, what seat 0 tries (in notation, or as a value that notation cannot write), part of the sentence.
SCENES: list[tuple[str, dict[str, Any], str | Action, str]] = [
    ("unknown_name", BASE, act.LayPath("XYZ", Cell(1, 0)), "no card 'XYZ'"),
    ("unknown_name", BASE, act.BreakTool("hammer", 1), "no tool 'hammer'"),
    ("unknown_name", BASE, act.DropRocks(Cell(259, 0)), "column and a row"),
    ("unknown_name", BASE, act.LayPath("EW", None), "column and a row"),  # type: ignore[arg-type]
    ("unknown_name", BASE, act.Pass(["EW", 3]), "no card 3"),  # type: ignore[list-item]
    ("no_such_target", BASE, "break pick 3", "seats are 0 to 2"),
    ("no_such_target", BASE, act.BreakTool("pick", 17), "no seat 17"),
    ("wrong_question", BASE, "allow", "your turn"),
    ("wrong_question", BASE, "veto", "on your own turn"),
    ("wrong_question", {**BASE, **CHESTS, "question": "inspect_dwarf 0"}, "pass EW", "whose dwarf"),
    ("not_in_game", BASE, "drop EW NS pick", "saboteur2"),
    ("not_in_game", BASE, "toll 0,0 E EW", "toll"),
    ("not_in_hand", BASE, "lay NE@1,0", "no NE"),
    ("not_in_hand", TWO | {"hands": [["EW", "NS"]]}, "pass EW EW", "have 2 of EW"),
    ("wrong_number", BASE, "pass EW NS", "one card, not 2"),
    ("wrong_number", BASE, act.Pass([]), "not 0"),
    ("wrong_number", TWO | {"hands": [HAND]}, act.Pass(HAND[:4]), "one to three cards, not 4"),
    ("wrong_number", TWO | {"hands": [HAND]}, act.DropFront(["EW"], "pick"), "two cards"),
    ("wrong_card", BASE, act.LayPath("map", Cell(1, 0)), "not a path card"),
    ("wrong_card", TOOLS, act.MendTool("pick", 1, "EW"), "not a repair"),
    ("wrong_card", TOOLS, act.MendTool("pick", 1, "fix_lantern_cart"), "does not repair a pick"),
    ("blocked", BASE | {"front": [["lantern"]]}, "lay EW@1,0", "broken tool"),
    ("blocked", SPECIALIST | {"hands": [["path_specialist", "EW"]], "front": [["cart"]]}, "path_specialist", "you"),
    ("cell_taken", BASE, "lay EW@0,0", "card at 0,0"),
    ("cell_taken", BASE, "lay EW@8,0", "card at 8,0"),
    ("cell_taken", TOLL | {"toll": [], "maze": ["EW@1,0"]}, "toll 0,0 E NS", "is taken"),
    ("touches_nothing", BASE, "lay EW@4,4", "next to 4,4"),
    ("touches_nothing", BASE, "lay EW@7,0", "next to 7,0"),  # a face-down goal is nothing to touch (B8)
    ("touches_nothing", TWO | {"hands": [["NE+ladder"]]}, "lay NE+ladder@3,3", "ladder"),
    ("does_not_fit", BASE | {"maze": ["EW@1,0"]}, "lay NS@2,0", "west side is closed"),
    ("does_not_fit", BASE | {"maze": ["NS@0,1"]}, "lay EW@1,1", "west side is open"),
    ("not_joined", BASE | {"maze": ["EW@3,0"]}, "lay EW@4,0", "back to the start"),
    ("beside_goal", TWO | {"hands": [["NE+ladder"]], "maze": ["EW@6,0"]}, "lay NE+ladder@7,0", "next to a goal"),
    ("toll_unpaid", TOLL, "lay EW@1,0", "say who pays"),
    ("toll_unpaid", TOLL, "lay EW@1,0 toll 2", "Seat 2 has not agreed"),
    ("no_toll", TOLL, "lay NS@0,1 toll 0", "nobody guards"),
    ("no_toll", TOLL | {"toll": ["0 0,0 E"]}, "lay EW@1,0 toll 0", "your own"),
    ("no_toll", TOLL, "ask 1 toll@5,5", "5,5"),
    ("no_gold", TOLL | {"coins": [0, 1, 1]}, "lay EW@1,0 toll 0", "You have no gold"),
    ("no_gold", TOLL | {"coins": [1, 1, 0]}, "ask 2 toll@1,0", "Seat 2 has no gold"),
    ("own_seat", BASE, "break pick 0", "another seat"),
    ("own_seat", TOLL, "ask 0 toll@1,0", "another seat"),
    ("own_seat", TWO | {"hands": [["inspection"]]}, "inspection 0", "another seat"),
    ("already_there", BASE | {"front": [[], ["pick"]]}, "break pick 1", "seat 1"),
    ("already_there", TWO | {"hands": [["theft", "EW"]], "front": [["theft"]]}, "theft", "seat 0"),
    ("already_there", TOLL | {"maze": ["NESW@0,-1", "NESW@1,-1"]}, "toll 1,-1 S NS", "already guards"),
    ("nothing_there", TOOLS, "fix pick 1 with fix_pick", "no broken pick"),
    ("nothing_there", BASE, "rockfall 5,5", "no path card"),
    ("nothing_there", BASE, "map 5,5", "no face-down goal"),
    ("nothing_there", TWO | {"hands": [["hands_off"]]}, "hands_off 1", "no theft card"),
    ("nothing_there", DETOUR, "detour 1,0", "could be moved"),
    ("fixed_card", BASE, "rockfall 0,0", "cannot be removed"),
    ("fixed_card", BASE, "rockfall 8,2", "cannot be removed"),
    ("goal_open", BASE | {"goals": ["8,0=stone up"]}, "map 8,0", "face up"),
    ("maps_barred", CHESTS | {"hands": [HAND], "no_goal_maps": True}, "map 8,0", "rest of this round"),
    ("no_dwarf_free", TOLL | {"toll": ["1 0,0 E", "2 0,0 N"]}, "toll 0,0 S EW", "Both"),
    ("side_closed", TOLL | {"maze": ["NS@0,1"]}, "toll 0,1 E EW", "no open end"),
    ("refused_already", TOLL | {"refused": [2]}, "ask 2 toll@1,0", "has refused"),
    ("promised_already", TOLL | {"toll": ["1 0,0 E payer 2"]}, "ask 1 toll@1,0", "Seat 2 has agreed"),
    ("promised_already", TOLL | {"toll": ["1 0,0 E payer 2", "1 0,0 N"]}, "ask 2 toll@0,-1", "another cell"),
    ("nothing_to_lay", TOLL | {"hands": [["NS", "map"]]}, "ask 2 toll@1,0", "nothing that you can lay"),
    ("nothing_to_lay", SPECIALIST | {"hands": [["path_specialist", "map"]]}, "path_specialist", "no path card"),
    ("same_cell", DETOUR | {"maze": ["EW@1,0"]}, "detour 1,0", "another cell"),
    ("same_cell", SWAP, "goal_swap 8,0 8,0", "two different"),
    ("not_reached", REACHED, "open 8,-2", "8,-2"),
    ("not_offered", TROVE, "keep map", "not one of those"),
    ("empty_hand", CHESTS | {"question": "take_card 0", "hands": [["map"], [], ["map"]]}, "take 1", "no cards"),
    ("must_lay", SPECIALIST | {"hands": [["EW"]], "question": "lay_path 0", "paths_laid": 0}, "done", "must lay"),
    ("must_lay", SPECIALIST | {"hands": [["EW"]], "question": "lay_path 0", "paths_laid": 1}, "done", "second path"),
]
ELSEWHERE = {"game_over", "not_asked", "no_such_seat", "illegal"}  # the tests below


@pytest.mark.parametrize(
    ("code", "position", "tried", "words"), SCENES, ids=[f"{i}-{scene[0]}" for i, scene in enumerate(SCENES)]
)
def test_a_refusal_says_what_is_wrong_and_changes_nothing(
    code: str, position: dict[str, Any], tried: str | Action, words: str
) -> None:
    game = load(position)
    before = game.digest()
    action = read(tried, 0) if isinstance(tried, str) else tried
    with pytest.raises(Refusal) as caught:
        game.apply(0, action)
    assert caught.value.code == code, caught.value.sentence
    assert words in caught.value.sentence
    assert game.digest() == before
    assert game.actions == []


def test_every_reason_has_a_scene() -> None:
    assert {scene[0] for scene in SCENES} | ELSEWHERE == set(REASONS)


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    game = load(BASE)
    for ask in (lambda: game.apply(seat, act.Allow()), lambda: game.legal(seat)):
        with pytest.raises(Refusal) as caught:
            ask()
        assert caught.value.code == "no_such_seat"


def test_a_seat_that_is_not_asked_is_refused_whatever_it_tries() -> None:
    game = load(BASE)
    tries: list[Any] = [act.Allow(), act.Pass(["EW"]), None, "pass"]
    for tried in tries:
        with pytest.raises(Refusal) as caught:
            game.apply(1, tried)
        assert caught.value.code == "not_asked"


def test_nothing_can_be_done_after_the_game() -> None:
    game = random_game(3)
    for _ in steps(game, random.Random(3)):
        pass
    with pytest.raises(Refusal) as caught:
        game.apply(0, act.Allow())
    assert caught.value.code == "game_over"


@pytest.mark.parametrize("tried", [None, "pass EW", 3, Action(), object()])
def test_what_is_no_action_is_refused(tried: Any) -> None:
    with pytest.raises(Refusal) as caught:
        load(BASE).apply(0, tried)
    assert caught.value.code == "unknown_name"
    assert ("saboteur.read" in caught.value.sentence) == isinstance(tried, str)


# -- the same thing said otherwise ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "said", "listed"),
    [
        (BASE, "lay EW@1,0 turned", "lay EW@1,0"),
        (TWO | {"hands": [["EW", "NS", "map"]]}, "pass map NS EW", None),
        (TWO | {"hands": [["EW", "NS"]], "front": [["pick"]]}, "drop EW NS pick", None),
        (SWAP, "goal_swap 8,2 8,-2", "goal_swap 8,-2 8,2"),
        (DETOUR | {"maze": ["EW@1,0"]}, "detour -1,0 turned", "detour -1,0"),
    ],
)
def test_another_spelling_of_a_legal_action_is_taken_for_it(
    position: dict[str, Any], said: str, listed: str | None
) -> None:
    game = load(position)
    legal = game.legal(0)
    assert game.code(0, read(said, 0)) in game.codes(0)  # whoever asks first hears the same as whoever acts
    game.apply(0, read(said, 0))
    ((_, done),) = game.actions
    assert done in legal
    assert listed is None or done == read(listed, 0)


# -- agreement with the rules --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(10))
def test_a_reason_is_found_for_everything_illegal_and_for_nothing_legal(number: int) -> None:
    game = random_game(200 + number)
    rng = random.Random(number)
    for step, _ in enumerate(steps(game, rng)):
        if step % 4:
            continue
        seat = rng.choice(sorted(game.to_act))
        view = game.view(seat)
        legal = game.legal(seat)
        for action in rng.sample(legal, min(4, len(legal))):
            assert explain(view, action).code == "illegal"  # that is: no reason against it
        for _ in range(8):
            tried = guess(view, rng)
            refused = attempt(game, seat, tried)
            assert refused is None or refused.code in set(REASONS) - {"illegal"}, tried


# -- secrets -------------------------------------------------------------------------------------------------


def differences(games: list[Game], guesses: int) -> list[str]:
    """Try the same in worlds that look the same to a seat; list where the refusals differ."""
    found = []
    for number, game in enumerate(games):
        rng = random.Random(number)
        for step, _ in enumerate(islice(steps(game, rng), 120)):
            if step % 12:
                continue
            for seat in sorted(game.to_act):
                view = game.view(seat)
                worlds = [resample(game, seat, rng) for _ in range(2)]
                assert all(world.view(seat) == view for world in worlds)
                for _ in range(guesses):
                    tried = guess(view, rng)
                    ours = _said(attempt(game, seat, tried))
                    for world in worlds:
                        theirs = _said(attempt(world, seat, tried))
                        if ours != theirs:
                            found.append(f"{tried}: {ours} here, {theirs} there")
    return found


def _said(refused: Refusal | None) -> tuple[str, str, dict[str, str | int]] | None:
    """Everything that goes out with a refusal: the server sends the values, too."""
    return None if refused is None else (refused.code, refused.sentence, dict(refused.values))


def several() -> list[Game]:
    return [large_game(foundation, seats, seats) for foundation, seats in [("base", 5), ("saboteur2", 4)]]


@pytest.mark.rule("B8")
def test_a_refusal_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    assert differences(several(), 60) == []


# What a refusal may never depend on: each is planted into a part of it, and has to be found.
TELLTALES: dict[str, Callable[[Any, int], Any]] = {
    "a goal": lambda s, _: GOAL_NAMES[s.hidden.goals[0] & 255],
    "another hand": lambda s, seat: int(s.holds(1 - min(seat, 1), KIND["rockfall"])),
    "another role": lambda s, seat: int(s.role(1 - min(seat, 1))),
    "the pile": lambda s, _: int(s.hidden.pile[s.table.pile_size - 1]) if s.table.pile_size else 0,
}


@pytest.mark.parametrize("secret", TELLTALES)
@pytest.mark.parametrize("part", ["sentence", "values"])
def test_a_reason_that_depends_on_a_secret_would_be_found(
    secret: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing: list[Game] = []
    honest = Game.code

    def remember(self: Game, seat: int, action: Action) -> int:
        playing[:] = [self]
        return honest(self, seat, action)

    def telltale(view: View, action: Action) -> Refusal:
        assert view.own is not None
        told = TELLTALES[secret](playing[0]._state, view.own.seat)
        if part == "sentence":
            return Refusal("does_not_fit", f"{explain(view, action).sentence} {told}")
        return Refusal("does_not_fit", explain(view, action).sentence, {"card": told})

    monkeypatch.setattr(Game, "code", remember)
    monkeypatch.setattr(game_module, "explain", telltale)
    assert differences(several()[:1], 15)


# -- documentation -------------------------------------------------------------------------------------------


def codes_in_the_source() -> set[str]:
    """Every code with which the engine refuses, read out of its source."""
    found = set()
    for folder in ("core", "play"):
        for file in (ROOT / "src/saboteur" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                    called = node.func.id if isinstance(node.func, ast.Name) else ""
                    if called in ("Refusal", "Check", "_chest_fault") or (
                        called == "refuse" and file.parent.name == "why"
                    ):
                        found.add(str(node.args[0].value))
    return found | {"setup"}  # of SetupRefused


def listed() -> list[str]:
    return [line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `")]


def test_every_code_of_the_engine_is_on_its_page_once() -> None:
    assert sorted(listed()) == sorted(codes_in_the_source())


def test_every_reason_is_used_and_explained_on_the_page_in_its_own_words() -> None:
    assert {*REASONS, *SETUP_REASONS} <= codes_in_the_source()
    for code, sentence in {**REASONS, **SETUP_REASONS}.items():
        assert f"| `{code}` | {sentence} |" in PAGE


def test_a_setup_is_refused_with_every_clash() -> None:
    with pytest.raises(Refusal) as caught:
        Setup(seats=1, modules=["base", "saboteur2", "dragons"])
    assert caught.value.code == "setup"
    assert caught.value.sentence.count(";") >= 2


def test_sentences_are_sentences() -> None:
    for code, position, tried, _ in SCENES:
        action = read(tried, 0) if isinstance(tried, str) else tried
        refused = attempt(load(position), 0, action)
        assert refused is not None, code
        assert refused.sentence[0].isupper()
        assert refused.sentence.endswith(".")
        assert len(refused.sentence) < 150
