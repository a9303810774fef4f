"""The narrator says what a seat may know, in any language, and English stands in for what is missing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from saboteur.core.table.refusal import Refusal
from saboteur.play import actions as act
from saboteur.play import events as ev
from saboteur.play.actions import ACTIONS
from saboteur.play.catalogue import presets
from saboteur.play.commentary.said import Said
from saboteur.play.commentary.thoughts import Compared, Reason
from saboteur.play.events.audiences import EVENTS
from saboteur.play.fields.values import Cell, GoalFace
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import Note
from saboteur.server import messages as m
from saboteur.words import LANGUAGES, Narrator, Texts, spoken, system_language, texts
from saboteur.words.event_lines import WRITTEN_OUT
from saboteur.words.thing_names import dashed, does_key

# What goes without saying: the table itself shows it, or another line has said it.
SILENT = {
    ev.TurnStarted,
    ev.VetoAsked,
    ev.CardShown,
    ev.HandCard,
    ev.GoldOffered,
    ev.CardDiscarded,
    ev.FieldChanged,
    ev.Asked,
}


def test_every_event_has_a_sentence_by_its_tag_or_is_written_out_or_goes_without_saying() -> None:
    by_tag = {event for event in EVENTS if texts("en").has(f"log-{dashed(str(event.__struct_config__.tag))}")}
    assert set(EVENTS) == by_tag | set(WRITTEN_OUT) | SILENT
    assert not SILENT & (by_tag | set(WRITTEN_OUT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_to_everybody(language: str) -> None:
    done = set()
    for preset in presets():
        if preset.key not in ("everything", "everything2"):
            continue
        game = Game.new(Setup(seats=5, modules=tuple(preset.modules), seed=4))
        dice = random.Random(4)
        says = Narrator(language)
        for _ in range(120):
            if game.over:
                break
            seat = min(game.to_act)
            action = dice.choice(game.legal(seat))
            done.add(type(action))
            said = [says.action(action), says.question(game.view(seat).question)]  # type: ignore[arg-type]
            assert all(said)
            assert not any(sign in line for line in said for sign in "{}$")
            game.apply(seat, action)
        for viewer in (None, 0):
            for line in Narrator(language, me=viewer).tell(game.events(viewer)):
                assert "{" not in line
                assert "None" not in line
    assert len(done) > len(ACTIONS) // 3


def test_places_have_names_and_no_coordinates() -> None:
    names = Narrator("en").names
    assert names.cell(Cell(3, -1)) == "3 right, 1 up"
    assert names.cell(Cell(-2, 0)) == "2 left"
    assert names.cell(Cell(0, 0)) == "the start"
    assert names.goal_at(Cell(8, 2)) == "the bottom goal"
    assert names.goal_at(Cell(9, 0)) == "the middle goal"  # moved by a chest
    assert names.hidden_at(Cell(4, 1)) == "the chest (4 right, 1 down)"
    assert names.sides("NE|SW", True) == "↓← | ↑→" or names.sides("NE|SW", True) == "↑→ | ↓←"


def test_a_payment_is_told_once_and_an_owner_pays_nothing() -> None:
    says = Narrator("en", ["Ann", "Bob"])
    cell = Cell(2, 0)
    assert says.tell([ev.TollPaid(0, 1, cell), ev.TollGone(cell)]) == ["Ann pays Bob the toll (2 right)"]
    assert says.tell([ev.TollPaid(1, 1, cell), ev.TollGone(cell)]) == [
        "Bob lets the card pass without paying (2 right)"
    ]


def test_a_swap_of_hands_says_what_was_lost_and_got() -> None:
    says = Narrator("en", ["Ann", "Bob"], me=0)
    swap = [ev.HandsSwapped(0, 1), ev.HandCard(0, "map"), ev.HandCard(0, "veto"), ev.HandCard(1, "theft")]
    assert says.tell(swap) == [
        "Ann swaps hands with Bob",
        "Ann gets a new hand: Map and Veto (only you)",
        "Bob gets your old hand: Theft (only you)",
    ]
    assert Narrator("en", ["Ann", "Bob"]).tell([ev.HandsSwapped(0, 1), ev.HandCard(0), ev.HandCard(1)]) == [
        "Ann swaps hands with Bob"
    ]


@pytest.mark.parametrize(
    ("me", "told"), [(1, "breaks your pick"), (0, "breaks Bob’s pick"), (None, "breaks Bob’s pick")]
)
def test_whoever_reads_is_spoken_to_and_nobody_else(me: int | None, told: str) -> None:
    says = Narrator("en", ["Ann", "Bob"], me)
    assert says.tell([ev.ToolBroken(0, 1, "pick")]) == [f"Ann {told}"]
    assert says.tell([ev.ToolBroken(1, 1, "pick")]) == ["Bob breaks their own pick"]


def test_a_note_is_uncertain_only_after_a_swap_of_that_goal_in_that_round() -> None:
    says = Narrator("en", me=0)
    note = Note(2, "goal", cell=Cell(8, 0))
    says.tell([ev.RoundStarted(0, 0, 1), ev.TurnStarted(0, 2)])
    assert not says.unsure(note)
    says.tell([ev.TurnStarted(1, 3), ev.GoalsHandled(1, Cell(8, -2), Cell(8, 2))])
    assert not says.unsure(note)
    says.tell([ev.GoalsHandled(0, Cell(8, 0), Cell(8, 2), False)])
    assert not says.unsure(note)
    says.tell([ev.GoalsHandled(1, Cell(8, 0), Cell(8, 2))])
    assert says.unsure(note)
    says.tell([ev.RoundStarted(1, 0, 1)])
    assert not says.unsure(note)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_can_be_said(language: str) -> None:
    says = Narrator(language, ["Ann", "Bob"])
    goal, chest = Cell(8, -2), Cell(3, 1)
    claims: list[object] = [
        m.GoalIs(goal, "treasure"), m.GoalIsNot(goal, "sack"), m.ChestHolds(chest, 4), m.Suspect(1, "saboteur"),
        m.Trust(1), m.IAm("digger"), m.PleaseMend(1, "pick"), m.PleaseFree(1), m.PleaseBreak(1),
        m.PleaseRead(goal), m.PleaseDig(goal), m.WhyThat(1), m.Feel("good_luck"),
        Said(by=1, say="suspect", seat=0, role="saboteur"),
    ]  # fmt: skip
    said = [says.claim(claim) for claim in claims]
    assert len(set(said)) == len(said)
    assert not any(sign in line for line in said for sign in "{}$")


def test_english_stands_in_for_what_is_missing_or_broken(tmp_path: Path) -> None:
    for language, text in (
        ("en", "hello = Hello { $name }\nonly = Only here\n"),
        ("de", "hello = Hallo { $nobody }\nbroken = { \n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "app.ftl").write_text(text, "utf-8")
    t = Texts("de", tmp_path)
    assert t("only") == "Only here"
    assert t("hello", name="Ann") == "Hello Ann"
    with pytest.raises(KeyError):
        t("nowhere")


def test_a_name_is_inflected_after_a_verb_where_the_language_does_so() -> None:
    chest, goal = Cell(3, 1), Cell(8, -2)
    assert Narrator("cs", ["Ann"]).tell([ev.MapRead(0, chest)]) == ["Ann si tajně prohlíží truhlu (3 vpravo, 1 dolů)"]
    assert Narrator("cs").note(Note(2, "chest", cell=chest, chest=4)).startswith("truhla (3 vpravo, 1 dolů)")
    assert Narrator("uk", ["Ann"]).tell([ev.MapRead(0, goal)]) == ["Ann таємно дивиться на верхню карту мети"]
    assert Narrator("en").names.goal_at(goal, as_object=True) == "the top goal"


def test_whoever_sees_everything_is_not_told_that_only_they_know() -> None:
    seen = ev.MapRead(0, Cell(8, 0), ev.Sight(goal=GoalFace("stone", "NE")))
    assert Narrator("en", ["Ann"], me=0).tell([seen]) == ["Ann looks secretly at the middle goal: a stone (only you)"]
    told = Narrator("en", ["Ann"], sees_all=True).tell([seen])
    assert told == ["Ann looks secretly at the middle goal: a stone (secret)"]


def test_whoever_asks_for_themselves_does_not_say_their_own_name() -> None:
    says = Narrator("en", ["Ann", "Ben"])
    assert says.claim(Said(1, "please_mend", seat=1, tool="cart")) == "Please repair my cart"
    assert says.claim(Said(1, "please_mend", seat=0, tool="cart")) == "Please repair Ann’s cart"
    assert says.claim(Said(1, "please_free", seat=1)) == "Please free me"
    assert says.claim(Said(1, "please_free", seat=0)) == "Please free Ann"


MAP = act.ReadMap(Cell(8, 0))
LAYS = [act.LayPath("NES", Cell(3, 0)), act.LayPath("EW", Cell(3, 0))]


def test_a_bot_that_searched_says_what_speaks_for_its_choice_and_counts_in_gold() -> None:
    options = [Compared(MAP, 1.28, "treasure_unknown"), Compared(LAYS[0], 1.21, "nearer")]
    reason, says = Reason("searched", 2.34, [], options), Narrator("en")
    assert says.reason(reason, MAP, "digger") == (
        "Gold-digger: I do not know where the treasure is, and this worked best in the games I imagined. "
        "I think the treasure is 2 cards away."
    )
    assert says.compared(reason) == [
        "Map → the middle goal – I do not know where the treasure is (worth in gold: 1.28)",
        "Lay the path → 3 right · ↑→↓ – it brings the treasure closer (worth in gold: 1.21)",
    ]


def test_worths_are_told_in_what_they_are_counted_in() -> None:
    says = Narrator("en")
    weighed = Reason("nearer", 3.0, [], [Compared(LAYS[1], 0.5, "nearer")])
    assert "(worth in cards: 0.5)" in says.compared(weighed)[0]
    learned = Reason("learned", 3.0, [], [Compared(LAYS[1], 0.5, "nearer")])
    assert "(chosen in 50% of such cases)" in says.compared(learned)[0]


def test_a_map_speaks_of_chests_only_where_they_are_played_with() -> None:
    assert does_key("map", ["base"]) == "does-map"
    assert does_key("map", ["base", "chests"]) == "does-map-chests"


def test_one_card_is_not_called_several() -> None:
    says = Narrator("en")
    assert says.ground("spare_cards", act.Pass(["NS"])) == "I can do without this card"
    assert says.ground("spare_cards", act.Pass(["NS", "NE"])) == "I can do without these cards"
    assert says.ground("spare_cards", MAP) == "I can do without this card"


def test_options_with_different_cards_in_one_place_can_be_told_apart() -> None:
    reason = Reason("searched", 3.0, [], [Compared(lay, 1.0, "nearer") for lay in LAYS])
    one, other = Narrator("en").compared(reason)
    assert one != other


def test_nobody_says_that_a_treasure_that_is_reached_is_no_cards_away() -> None:
    assert "cards away" not in Narrator("en").reason(Reason("likeliest", 0.0), MAP, "digger")


def test_cards_up_to_the_treasure_are_counted_whole() -> None:
    said = [Narrator("en").reason(Reason("likeliest", far), MAP, "digger") for far in (2.4, 2.5, 0.6)]
    assert [line.split(" is ")[-1] for line in said] == ["2 cards away.", "3 cards away.", "1 card away."]


def test_a_single_card_is_not_called_cards_when_the_number_is_wrong() -> None:
    said = [Narrator("en").refusal(Refusal("wrong_number", "", {"number": number})) for number in (1, 4)]
    assert said == ["That does not work with one card.", "That does not work with 4 cards."]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "2,4" in texts("de")("reason-far", far=2.4)
    assert "2.4" in texts("en")("reason-far", far=2.4)


def test_the_language_is_the_systems_or_english() -> None:
    assert spoken(["xx", "de-AT"]) == "de"
    assert system_language({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert system_language({"LANGUAGE": "pl:uk", "LANG": "de_DE"}) == "uk"
    assert system_language({"LC_ALL": "C", "LANG": "de_DE"}) == "en"
    assert system_language({}) == "en"
