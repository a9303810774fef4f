# ruff: noqa: ARG002 - hooks are given what they do not all need
"""Run by `test_module_slots` where two packages are installed: one keeps a public field, one secret numbers."""

from __future__ import annotations

import random
import warnings
from itertools import pairwise
from typing import ClassVar

import numpy as np
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.env.test_leaks import same_worlds
from tests.env.watching import Watched
from tests.leaks.harness import Table
from tests.leaks.worlds import Leak

from saboteur import Setup
from saboteur.core.registry import register
from saboteur.core.research.module_slots import FIELDS, FIRST_CARD, LOOKING, NUMBER_SIZE, PLAYED, QUESTION
from saboteur.core.table.cards import KIND
from saboteur.core.table.codes import PLAY, VERBS, verb_of
from saboteur.core.table.slots import KIND_MASK, kind_of, knows_what
from saboteur.core.table.state import HAND_ROOM
from saboteur.env.every_deal import DealsError, every_deal
from saboteur.env.prompts import parse, prompt
from saboteur.env.single_game import OneGame
from saboteur.env.vector import VectorGames
from saboteur.kit import (
    Card,
    CardModule,
    Field,
    ModuleSpec,
    Option,
    Question,
    State,
    any_seat,
    ask,
    asked,
    choose_card,
    choose_cell,
    choose_number,
    play_on,
    put,
    seat_of,
    yes_or_no,
)
from saboteur.sim.random_rulesets import Ruleset

BOTH: list[Ruleset] = [
    (5, ["base", "wager", "charms"], {}),
    (6, ["base", "veto", "trove", "chests", "wager", "charms"], {}),
    (4, ["saboteur2", "path_specialist", "detour", "charms", "wager"], {}),
]
SEEDS = range(4)


class Probe(CardModule):
    """Takes and asks everything that a card and a question of a module can."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "probe",
        "house",
        "one of each",
        cards=(
            Card("probe_plain", 4),
            Card("probe_number", 4, targets=("number",)),
            Card("probe_cell", 4, targets=("seat", "cell")),
            Card("probe_cells", 4, targets=("cell", "other")),
        ),
        questions=tuple(
            Question(f"probe_{answer}", answer, asks="it") for answer in ("seat", "cell", "card", "number", "yes")
        ),
        fields=(Field("probe_balance", -300), Field("probe_turns", per_seat=True)),
        options=(Option("probe_mood", ("calm", "wild"), "how it is"),),
    )

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        if kind == KIND["probe_plain"]:
            return append(out, play_on(kind, 0, 0, 0, 0))
        if kind == KIND["probe_number"]:
            for number in range(0, 128, 9):
                out = append(out, play_on(kind, 0, 0, 0, number))
        cells = s.table.goal_cells
        for one, other in pairwise([*cells, cells[0]]):
            if kind == KIND["probe_cells"]:
                out = append(out, play_on(kind, 0, one, other, 0))
            elif kind == KIND["probe_cell"]:
                for target in range(s.rules.seats):
                    out = append(out, play_on(kind, target, one, 0, 0))
        return out

    def effect(self, s: State, seat: i64, kind: i64, target: i64) -> None:
        put(s, "probe_turns", s.table.turn, seat)
        names = [question.name for question in self.spec.questions]
        ask(s, seat, names[s.table.turn % 5], about_seat=seat, about_cell=s.table.goal_cells[1], about_card=kind)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        what = asked(s, frame)
        if what == "probe_seat":
            return any_seat(s, out)
        if what == "probe_yes":
            return yes_or_no(out)
        for number in range(3):
            card = choose_card(KIND[("map", "probe_cell", "NS")[number]])
            cell = choose_cell(s.table.goal_cells[number])
            out = append(out, {"probe_cell": cell, "probe_card": card}.get(what, choose_number(40 * number)))
        return out

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        put(s, "probe_balance", 20_000 if seat_of(act) else -300)


if "probe" not in VERBS and "probe_plain" not in KIND:
    register(Probe)


def places(table: Table) -> int:
    """Return where the block of a row begins."""
    return len(Watched.begin(table.setup, table.s).row(None)[0]) - (FIELDS + 8 * NUMBER_SIZE * table.setup.seats)


@pytest.mark.parametrize("number", range(len(BOTH)))
@pytest.mark.parametrize("seed", SEEDS)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_written_alike(number: int, seed: int) -> None:
    table = Table.at(seed, BOTH[number])
    compared, _ = same_worlds(table, table.rng.choice(table.viewers()), 120)
    assert compared > 20


@pytest.mark.parametrize("number", range(len(BOTH)))
def test_a_row_names_no_card_and_no_number_that_its_seat_was_not_shown(number: int) -> None:
    """Canaries: cards in slots are those in one's own hand, secret numbers those that one knows."""
    table = Table.at(7, BOTH[number])
    watched, block, n = Watched.begin(table.setup, table.s), places(table), table.setup.seats
    kinds, fields = watched.trace.slots.kinds, ["wagers", "charms", "lucky"]
    if number:  # slots follow the order of modules, which is that of their names
        assert watched.trace.slots.keys == ["charms", "wager"]
    fields = ["charms", "lucky", "wagers"]
    known = hidden = 0
    for _ in range(200):
        if table.s.table.over:
            break
        h, rules = table.s.hidden, table.s.rules
        for viewer in table.viewers():
            row, seat = watched.row(viewer)[0][block:], -1 if viewer is None else viewer
            hand = [h.hands[seat * HAND_ROOM + i] & KIND_MASK for i in range(h.hand_sizes[seat])] if seat >= 0 else []
            assert list(row[: len(kinds)]) == [hand.count(kind) for kind in kinds]
            for slot, name in enumerate(fields):
                for away in range(n if name != "lucky" else 1):
                    who = (max(seat, 0) + away) % n if name != "lucky" else 0
                    at = FIELDS + NUMBER_SIZE * (slot * n + away)
                    shown, value = row[at], row[at + 1] + 128 * row[at + 2]
                    on_table = int(table.s.table.fields[rules.field_at[name] + who])
                    if name == "wagers" or on_table:
                        assert (shown, value) == (1, on_table)
                        continue
                    card = h.secrets[rules.secret_at[name] + who]
                    assert (shown, value) == ((1, kind_of(card)) if knows_what(card, seat) else (0, 0))
                    known, hidden = known + shown, hidden + (not shown)
        watched.act(*table.step())
    assert min(known, hidden) > 100


def test_a_planted_leak_of_a_secret_number_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Watched.row

    def telling(self: Watched, viewer: int | None) -> tuple[bytes, bytes]:
        told, maze = row(self, viewer)
        at = self.s.rules.secret_at["lucky"]
        return told[:-1] + bytes([int(self.s.hidden.secrets[at]) & KIND_MASK]), maze

    monkeypatch.setattr(Watched, "row", telling)
    with pytest.raises(Leak):
        same_worlds(Table.at(1, BOTH[0]), 2, 120)


@pytest.mark.parametrize("modules", [["base", "probe", "wager"], ["saboteur2", "veto", "probe", "charms"]])
def test_every_option_has_a_number_and_features_of_its_own(modules: list[str]) -> None:
    setup = Setup(seats=4, modules=modules, options={"probe_mood": "wild"}, seed=0)
    games, dice = VectorGames(4, setup, 5, masks=True, talk=1, history=64), np.random.default_rng(3)
    names, seen, verbs = games.spec.names(), set[str](), set[str]()
    assert len(names) == games.spec.observation_size
    for _ in range(700):
        assert (games.masks.sum(1) == games.counts).all()
        assert games.observations.max() < 128
        assert games.options.max() < 128
        for game in range(4):
            seen |= {names[i] for i in np.flatnonzero(games.observations[game])}
            mine = games.codes[games.starts[game] : games.starts[game + 1]]
            late = [i for i, code in enumerate(mine) if int(code) < 1 << 60 and verb_of(int(code)) >= PLAY]
            verbs |= {VERBS[verb_of(int(mine[i]))] for i in late}
            rows = games.options[games.starts[game] :][late]
            assert len({row.tobytes() for row in rows}) == len(late)
        games.step_numbers(np.array([dice.choice(np.flatnonzero(games.masks[game])) for game in range(4)]))
    assert games.refused.sum() == 0
    assert "spare" not in seen
    assert verbs == set(VERBS[PLAY:])
    assert {"probe_balance: below zero", "probe_balance: seven high bits", "probe_turns of seat 3 clockwise: known",
            "the question is about a cell: row", "value of the option probe_mood, as listed from 0 (127: another)",
            "question is probe_card", "probe_cells in hand"} <= seen  # fmt: skip


def test_a_card_is_counted_where_it_is_played_and_named_among_the_last_actions() -> None:
    setup = Setup(seats=3, modules=["base", "probe"], seed=0)
    game, dice = OneGame(setup), random.Random(2)
    block = len(game.observation(0)) - 2 * 13 * 16 - (FIELDS + 8 * NUMBER_SIZE * 3)
    while True:
        code = dice.choice(game.codes(game.asked))
        mover, kind = game.asked, code >> 6 & 127
        game.raw_step(game.asked, code)
        if verb_of(code) == PLAY and kind == KIND["probe_plain"]:
            break
    row = game.observation(mover)
    assert row[block + PLAYED] == 1
    assert sum(row[block + QUESTION : block + QUESTION + 5]) == 1
    assert not any(row[block + LOOKING : block + LOOKING + 16])
    last = row[464:480]
    assert (last[0], last[1], last[2], last[3]) == (1, 0, PLAY, FIRST_CARD)


def test_several_rulesets_share_the_slots_of_all_their_modules() -> None:
    setups = [Setup(seats=4, modules=modules, seed=0) for modules in (["base", "wager"], ["saboteur2", "charms"])]
    games, dice = VectorGames(8, setups, 5), np.random.default_rng(3)
    assert games.spec.modules == ("charms", "wager")
    names = games.spec.names()
    for _ in range(200):
        for game in range(8):
            told = {names[i] for i in np.flatnonzero(games.observations[game])}
            assert ("module wager" in told) == (games.setups[game] == 0)
            assert ("module charms" in told) == (games.setups[game] == 1)
        games.step(games.random(dice))


def test_processes_play_the_same_games() -> None:
    setup = Setup(seats=4, modules=["base", "wager", "charms"], seed=0)
    one, two = (VectorGames(4, setup, 5, masks=True, truth=True, processes=number) for number in (1, 2))
    dice = np.random.default_rng(3)
    for _ in range(60):
        for name in ("observations", "masks", "options", "hands"):
            assert (getattr(one, name) == getattr(two, name)).all()
        assert (one.observe(1, None)[0] == two.observe(1, None)[0]).all()
        choices = one.random(dice)
        one.step(choices)
        two.step(choices)
    two.close()


def test_pettingzoo_and_gymnasium_pass_their_own_checks() -> None:
    saboteur_v0 = pytest.importorskip("saboteur.env.saboteur_v0", reason="pettingzoo is not installed")
    gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    import saboteur.env.gym  # noqa: F401 - registers the games

    setup = {"seats": 4, "modules": ["base", "wager", "charms"]}
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of spaces that are dictionaries
        api_test(saboteur_v0.env(setup=setup, episode="round"), num_cycles=60)
        check_env(gymnasium.make("saboteur/Saboteur-v0", setup=setup).unwrapped, skip_render_check=True)


def test_openspiel_plays_them_and_makes_up_other_secret_numbers() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import saboteur.env.openspiel  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_saboteur(seats=3,modules=base+wager+charms)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, dice = game.new_initial_state(), random.Random(1)
    state.apply_action(7)
    lucky, worlds = set(), 0
    while not state.is_terminal():
        me = state.current_player()
        other = state.resample_from_infostate(me, dice.random)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.legal_actions() == state.legal_actions()
        secrets = [list(map(kind_of, one.held.game.state.hidden.secrets)) for one in (state, other)]
        at = state.held.game.rules.secret_at["charms"]
        assert secrets[0][at + me] == secrets[1][at + me]
        worlds += secrets[0] != secrets[1]
        lucky.add(secrets[1][-6])
        state.apply_action(dice.choice(state.legal_actions()))
    assert worlds > 10
    assert len(lucky) > 3


def test_deals_are_not_listed_where_numbers_are_drawn_beside_them() -> None:
    with pytest.raises(DealsError, match="secret numbers charms, lucky are drawn beside the deal"):
        every_deal(Setup(seats=3, modules=["base", "small", "charms"], options={"first_seat": "0"}, seed=0))


def test_text_for_models_knows_them() -> None:
    game = OneGame(Setup(seats=4, modules=["base", "wager"], seed=1))
    dice = random.Random(4)
    while not any("wager" in str(action) for action in game.actions(game.asked)):
        game.raw_step(game.asked, dice.choice(game.codes(game.asked)))
    seat = game.asked
    options = game.actions(seat)
    text = prompt(game.view(seat), options, [])
    assert "wager" in text.lower()
    wanted = next(i for i, action in enumerate(options) if "wager" in str(action))
    assert parse(f"Option {wanted + 1}", options) == options[wanted]
