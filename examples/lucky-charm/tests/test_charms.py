"""Lucky charms, tested as their author would: by the public interface alone, with the package installed."""

import random
import sys

import pytest
from lucky_charm import NUMBERS, Charms

import saboteur
from saboteur.bots import Memory, decide
from saboteur.bots.arena.bot_game import play as bot_game
from saboteur.play.actions import Choose, PlayCard
from saboteur.play.events import FieldChanged, GoldGained, SecretTold
from saboteur.play.extensions.module_words import lacking
from saboteur.words import Narrator

BEFORE_THE_TREASURE = """
seats: 4
modules: base charms
maze: EW@1,0 EW@2,0 EW@3,0 NESW@4,0 NESW@5,0 NESW@6,0
goals: 8,0=treasure 8,-2=stone 8,2=stone
secrets: charms=5,2,5,? lucky=5
mover: 0
hand 0: fortune_teller fortune_teller NE map
hand 1: NESW NS map
hand 2: map
hand 3: map
"""


def new_game(seats: int = 5, seed: int = 1) -> saboteur.Game:
    return saboteur.Game.new(saboteur.Setup(seats=seats, modules=["base", "charms"], seed=seed))


def own(game: saboteur.Game, seat: int) -> dict[str, list[int]]:
    """Return the secret numbers that a seat knows."""
    view = game.view(seat)
    assert view.own is not None
    return view.own.secrets


def test_each_seat_sees_its_own_charm_and_nobody_the_lucky_number() -> None:
    game = new_game()
    for seat in range(5):
        secrets = own(game, seat)
        assert secrets["charms"][seat] in NUMBERS
        assert sum(secrets["charms"]) == secrets["charms"][seat]
        assert secrets["lucky"] == [0]
    assert game.view(None).fields == {"charms": [0, 0, 0, 0, 0], "lucky": [0]}


def test_a_charm_is_told_to_its_seat_and_others_hear_only_that_there_is_one() -> None:
    game = new_game()
    told = [event for event in game.events(2) if isinstance(event, SecretTold)]
    assert told == [SecretTold(seat, "charms", seat, own(game, 2)["charms"][seat] or None) for seat in range(5)]
    assert all(event.value is None for event in game.events(None) if isinstance(event, SecretTold))


@pytest.mark.parametrize(("whose", "field", "value"), [(1, "charms", 2), (0, "lucky", 5)])
def test_a_fortune_teller_tells_the_player_alone(whose: int, field: str, value: int) -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("fortune_teller"))
    raw_events = game.apply(0, Choose(seat=whose))
    for seat in (0, 1, 2, None):
        told = [event for event in (raw.seen_by(seat) for raw in raw_events) if isinstance(event, SecretTold)]
        assert told == [SecretTold(0, field, None if field == "lucky" else whose, value if seat == 0 else None)]
    assert own(game, 0)[field][0 if field == "lucky" else whose] == value
    assert own(game, 2)[field][0 if field == "lucky" else whose] == 0


def test_the_terminal_says_which_numbers_a_seat_knows_and_that_only_this_seat_does() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("fortune_teller"))
    game.apply(0, Choose(seat=0))
    says = Narrator("en", me=0)
    assert says.fields(game.view(0), 0) == ["Charm 5 (only you)", "Lucky number 5 (only you)"]
    assert says.fields(game.view(0), 1) == []
    assert says.fields(game.view(2), 0) == []
    assert says.tell([SecretTold(0, "charms", 1, 2)]) == ["Seat 1 learns a secret: Charm 2 (Seat 2) (only you)"]


def test_at_the_end_of_the_round_all_is_shown_and_lucky_charms_are_paid() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, saboteur.read("pass map"))
    told = [raw_event.seen_by(None) for raw_event in game.apply(1, saboteur.read("lay NESW@7,0"))]
    assert FieldChanged("lucky", 5, None) in told
    assert [FieldChanged("charms", 5, 0), FieldChanged("charms", 2, 1)] == [
        event for event in told if isinstance(event, FieldChanged) and event.seat in (0, 1)
    ][:2]
    paid = [event.seat for event in told if isinstance(event, GoldGained) and event.why == "fortune_teller"]
    assert set(paid) >= {0, 2}
    assert 1 not in paid


def test_a_moment_is_saved_with_what_each_seat_knows_and_loaded() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("fortune_teller"))
    game.apply(0, Choose(seat=1))
    text = saboteur.text_of(game)
    assert "charms=5,2{01},5," in text
    assert saboteur.load_position(text).digest() == game.digest()
    assert saboteur.load_position(saboteur.position_of(game)).digest() == game.digest()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("secrets: charm=1", "'charm' is no secret field of a module in this game; did you mean charms"),
        ("secrets: charms=7", "'7' is no number of this field"),
        ("secrets: charms=5,5,5", "this game has only 2 5 among its numbers of charms"),
        ("secrets: lucky=1,2,3,4,5,6,?", "there are 6 numbers in its deck, not 7"),
        ("secrets: charms=5\nfields: charms=4,0,0,0", "4 lies on the table in this place"),
    ],
)
def test_numbers_that_cannot_be_are_refused_with_the_place(line: str, sentence: str) -> None:
    with pytest.raises(saboteur.Refusal, match=sentence):
        saboteur.load_position(f"seats: 4\nmodules: base charms\n{line}\n")


def test_other_worlds_have_the_same_number_for_the_seat_and_other_ones_for_others() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("fortune_teller"))
    game.apply(0, Choose(seat=1))
    worlds = [saboteur.resample(game, 0, random.Random(number)) for number in range(60)]
    assert all(world.view(0) == game.view(0) for world in worlds)
    assert {own(world, 1)["charms"][1] for world in worlds} == {2}  # seat 0 has seen it
    assert {own(world, 2)["charms"][2] for world in worlds} == set(NUMBERS)


@pytest.mark.parametrize("modules", [["base", "charms", "veto"], ["saboteur2", "charms", "trove", "chests"]])
def test_what_every_seat_was_told_adds_up_to_what_it_sees(modules: list[str]) -> None:
    game = saboteur.Game.new(saboteur.Setup(seats=5, modules=modules, seed=3))
    rng = random.Random(3)
    while not game.over:
        seat = min(game.to_act)
        game.apply(seat, rng.choice(game.legal(seat)))
    for viewer in (None, *range(5)):
        assert saboteur.fold_story(game.public, viewer, game.events(viewer)) == game.view(viewer)
    record = saboteur.record_of(game)
    assert record.outside == {"charms": "saboteur-lucky-charm 1.0"}
    assert saboteur.Record.load(record.dump()).game().digest() == game.digest()


@pytest.mark.parametrize("level", ["steady", "master"])
def test_bots_play_it_and_imagine_worlds_with_it(level: str) -> None:
    setup = saboteur.Setup(seats=4, modules=["base", "charms"], seed=2)
    played = bot_game(setup, lambda seat, _view: level if seat == 0 else "steady", keep=True)
    assert played.record is not None
    assert any("play fortune_teller" in line for line in played.record.actions)


def choice(game: saboteur.Game, seat: int) -> Choose:
    """Return what a level of ours answers for a seat."""
    view = game.view(seat)
    decision = decide("steady", view, game.legal(seat), Memory.start(view), random.Random(1))
    assert isinstance(decision.action, Choose)
    return decision.action


def test_bots_look_at_the_lucky_number_first_and_then_at_a_charm_that_they_do_not_know() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("fortune_teller"))
    assert choice(game, 0).seat == 0
    known = saboteur.load_position(
        BEFORE_THE_TREASURE.replace("lucky=5", "lucky=5{0}").replace("5,2,5,?", "5,2{0},5,?")
    )
    known.apply(0, PlayCard("fortune_teller"))
    assert choice(known, 0).seat in {2, 3}


def test_a_worth_that_is_no_number_is_told_with_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Charms, "worth", staticmethod(lambda *_: float("nan")))
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    view = game.view(0)
    with pytest.raises(ValueError, match="charms: worth answered nan"):
        decide("steady", view, game.legal(0), Memory.start(view), random.Random(1))


def test_the_words_are_all_there() -> None:
    assert lacking(Charms) == []


if __name__ == "__main__":
    sys.exit(pytest.main([__file__]))
