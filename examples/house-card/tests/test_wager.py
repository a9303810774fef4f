"""The wager, tested as its author would: by the public interface alone, with the package installed."""

import random
import sys

import pytest
from house_card import Wager

import saboteur
from saboteur.bots.arena.bot_game import play as bot_game
from saboteur.play.actions import Choose, PlayCard
from saboteur.play.events import CardWorked, FieldChanged, GoldGained
from saboteur.play.extensions.module_lessons import lesson_words, lessons_in
from saboteur.play.extensions.module_words import lacking, words_of
from saboteur.play.lessons import play

BEFORE_THE_TREASURE = """
seats: 4
modules: base wager
maze: EW@1,0 EW@2,0 EW@3,0 NESW@4,0 NESW@5,0 NESW@6,0
goals: 8,0=treasure 8,-2=stone 8,2=stone
mover: 0
hand 0: wager wager NE map
hand 1: NESW NS map
hand 2: map
hand 3: map
"""


def random_game(number: int, modules: list[str]) -> saboteur.Game:
    """Play a whole game at random."""
    game = saboteur.Game.new(saboteur.Setup(seats=5, modules=modules, seed=number))
    rng = random.Random(number)
    while not game.over:
        seat = min(game.to_act)
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


def test_the_module_is_offered_with_the_package_that_brought_it() -> None:
    (wager,) = [module for module in saboteur.modules() if module.key == "wager"]
    assert (wager.group, wager.package) == ("house", "saboteur-house-card 1.0")


def test_playing_it_asks_for_a_seat_and_everybody_sees_the_bet() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, saboteur.read("play wager"))
    assert game.question is not None
    assert (game.question.kind, game.question.seats, game.question.card) == ("wager_on", [0], "wager")
    assert game.legal(0) == [Choose(seat=seat) for seat in range(4)]
    told = [raw_event.seen_by(3) for raw_event in game.apply(0, Choose(seat=1))]
    assert FieldChanged("wagers", 2, 0) in told
    assert CardWorked(0, "wager", 1, None, 0) in told
    assert game.view(None).fields == {"wagers": [2, 0, 0, 0]}


@pytest.mark.parametrize(("seat", "paid"), [(1, True), (0, False)])
def test_who_bet_on_the_finder_gets_two_gold_when_the_treasure_is_found(seat: int, paid: bool) -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("wager"))
    game.apply(0, Choose(seat=seat))
    told = [raw_event.seen_by(None) for raw_event in game.apply(1, saboteur.read("lay NESW@7,0"))]
    assert (GoldGained(0, 2, "wager") in told) is paid


def test_its_lesson_ends_with_the_bet_won() -> None:
    (lesson,) = lessons_in(Wager)
    assert lacking(Wager, ("de",), lesson_words([lesson])) == []
    game = play(lesson)
    assert [game.own(seat).gold for seat in range(3)] == [4, 1, 0]


def test_a_moment_with_the_question_open_is_saved_and_loaded() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("wager"))
    assert "question: wager_on 0 card=wager" in saboteur.text_of(game)
    assert saboteur.load_position(saboteur.text_of(game)).digest() == game.digest()
    game.apply(0, Choose(seat=2))
    assert "fields: wagers=3,0,0,0" in saboteur.text_of(game)
    assert saboteur.load_position(saboteur.position_of(game)).digest() == game.digest()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [("choose number 3", "answer to this is a seat"), ("pass map", "You are asked whom you bet on")],
)
def test_what_is_no_answer_is_refused_with_a_reason(line: str, sentence: str) -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    game.apply(0, PlayCard("wager"))
    with pytest.raises(saboteur.Refusal, match=sentence):
        game.apply(0, saboteur.read(line))


def test_a_card_that_takes_no_seat_is_not_played_on_one() -> None:
    game = saboteur.load_position(BEFORE_THE_TREASURE)
    with pytest.raises(saboteur.Refusal, match="wager is played on nothing"):
        game.apply(0, PlayCard("wager", seat=2))


@pytest.mark.parametrize("modules", [["base", "wager", "veto"], ["saboteur2", "wager", "trove", "chests"]])
def test_what_every_seat_was_told_adds_up_to_what_it_sees(modules: list[str]) -> None:
    game = random_game(3, modules)
    for seat in (None, *range(5)):
        assert saboteur.fold_story(game.public, seat, game.events(seat)) == game.view(seat)


def test_a_record_names_the_package_and_verifies() -> None:
    record = saboteur.record_of(random_game(4, ["base", "wager"]))
    assert record.outside == {"wager": "saboteur-house-card 1.0"}
    assert saboteur.Record.load(record.dump()) == record


@pytest.mark.parametrize("level", ["steady", "shrewd"])
def test_bots_play_it_and_answer_its_question(level: str) -> None:
    played = bot_game(
        saboteur.Setup(seats=5, modules=["base", "wager"], seed=2), lambda _seat, _view: level, keep=True
    )
    assert played.record is not None
    assert any("choose seat" in line for line in played.record.actions)


def test_the_words_are_all_there() -> None:
    assert lacking(Wager) == []
    assert set(words_of("wager")) == {"en", "de"}


if __name__ == "__main__":
    sys.exit(pytest.main([__file__]))
