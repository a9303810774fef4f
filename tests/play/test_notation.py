"""Notation: every action as one line and back; what is malformed is refused at its column."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play.moments import moments

from saboteur.core.table.refusal import Refusal
from saboteur.play import actions as act
from saboteur.play.actions import ACTIONS, Action
from saboteur.play.fields.values import Cell
from saboteur.play.notation import read, write

DOCS = Path(__file__).resolve().parents[2] / "docs"

LINES: dict[str, Action] = {
    "lay NES@3,-1": act.LayPath("NES", Cell(3, -1)),
    "lay NE@2,0 turned": act.LayPath("NE", Cell(2, 0), True),
    "lay NE@2,0 turned toll 3": act.LayPath("NE", Cell(2, 0), True, 3),
    "lay NE@2,0 toll 0": act.LayPath("NE", Cell(2, 0), False, 0),
    "lay NS|EW@3,0": act.LayPath("NS|EW", Cell(3, 0)),
    "lay NE+ladder@4,1 turned": act.LayPath("NE+ladder", Cell(4, 1), True),
    "lay NS|E+green@-4,11": act.LayPath("NS|E+green", Cell(-4, 11)),
    "detour 4,1": act.MakeDetour(Cell(4, 1)),
    "detour 4,1 turned toll 3": act.MakeDetour(Cell(4, 1), True, 3),
    "break lantern 3": act.BreakTool("lantern", 3),
    "fix lantern 2 with fix_pick_lantern": act.MendTool("lantern", 2, "fix_pick_lantern"),
    "fix cart 11 with master_craftsman": act.MendTool("cart", 11, "master_craftsman"),
    "rockfall 3,-1": act.DropRocks(Cell(3, -1)),
    "map 8,0": act.ReadMap(Cell(8, 0)),
    "pass map": act.Pass(["map"]),
    "pass map NES rockfall": act.Pass(["map", "NES", "rockfall"]),
    "drop map NES trapped": act.DropFront(["map", "NES"], "trapped"),
    "toll 3,-1 E map": act.PlaceToll(Cell(3, -1), "E", "map"),
    "ask 3 toll@2,0": act.AskToll(3, Cell(2, 0)),
    "theft": act.PlayTheft(),
    "hands_off 3": act.HandsOff(3),
    "trapped 3": act.Trap(3),
    "freed 3": act.Free(3),
    "inspection 3": act.Inspect(3),
    "hat_swap 3": act.SwapHats(3),
    "hand_swap 3": act.SwapHands(3),
    "goal_swap 8,0 8,2": act.HandleGoals(Cell(8, 0), Cell(8, 2)),
    "trove": act.SearchTrove(),
    "turnabout": act.TurnAbout(),
    "path_specialist": act.CallSpecialist(),
    "veto": act.PlayVeto(),
    "allow": act.Allow(),
    "open 8,0": act.OpenReached(Cell(8, 0)),
    "straight": act.ChooseRotation(False),
    "turned": act.ChooseRotation(True),
    "gold 2": act.PickGold(2),
    "swap": act.SwapGoals(True),
    "leave": act.SwapGoals(False),
    "keep map": act.KeepCard("map"),
    "rob 3": act.Rob(3),
    "take 3": act.TakeCard(3),
    "look 3": act.LookAtDwarf(3),
    "move 8,2": act.MoveGoal(Cell(8, 2)),
    "choose seat 3": act.Choose(seat=3),
    "choose cell 3,-1": act.Choose(cell=Cell(3, -1)),
    "choose card map": act.Choose(card="map"),
    "choose number 12": act.Choose(number=12),
    "choose yes": act.Choose(yes=True),
    "choose no": act.Choose(yes=False),
    "pay": act.AnswerToll(True),
    "refuse": act.AnswerToll(False),
    "done": act.FinishTurn(),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_and_written_again(line: str) -> None:
    assert read(line) == LINES[line]
    assert write(LINES[line]) == line


def test_the_table_above_has_every_action() -> None:
    missing = {act.PlayCard}  # the boxes have no such card; examples/house-card has
    assert {type(action) for action in LINES.values()} == set(ACTIONS) - missing


@settings(max_examples=8)
@given(st.integers(0, 1 << 32))
def test_every_legal_action_of_a_game_survives_being_written_and_read(seed: int) -> None:
    lines: dict[str, Action] = {}
    for game in moments(seed):
        for seat in game.to_act:
            for action in game.legal(seat):
                line = write(action)
                assert read(line) == action
                assert lines.setdefault(line, action) == action  # no two actions are written alike


def test_a_bare_toll_is_paid_by_the_seat_that_acts() -> None:
    assert read("lay NE@2,0 turned toll", seat=4) == act.LayPath("NE", Cell(2, 0), True, 4)
    assert read("detour 2,0 toll", seat=4) == act.MakeDetour(Cell(2, 0), False, 4)


def test_a_repair_with_one_symbol_need_not_be_named() -> None:
    assert read("fix cart 1") == act.MendTool("cart", 1, "fix_cart")


def test_blanks_around_words_do_not_matter() -> None:
    assert read("  lay   NES@3,-1  turned ") == act.LayPath("NES", Cell(3, -1), True)


def documented() -> list[str]:
    """Every line of notation in the tables of the rules pages."""
    found = []
    for page in sorted((DOCS / "rules").glob("*.md")):
        _, _, rest = page.read_text("utf-8").partition("## Notation")
        for row in re.findall(r"^\| (`.*?`.*?) \| ", rest.partition("\n## ")[0], re.MULTILINE):
            found += [line.replace("\\|", "|") for line in re.findall(r"`([^`]+)`", row)]
    return found


@pytest.mark.parametrize("line", documented())
def test_what_the_rules_pages_write_can_be_read(line: str) -> None:
    assert read(write(read(line, seat=2)), seat=2) == read(line, seat=2)


def test_the_rules_pages_write_many_lines() -> None:
    assert len(documented()) > 30


MALFORMED = {
    "": "Column 1: expected an action, but the line ends here",
    "   ": "Column 1: expected an action, but the line ends here",
    "lai NES@3,1": "Column 1: 'lai' is no action; did you mean lay?",
    "vetto": "Column 1: 'vetto' is no action; did you mean veto?",
    "xyz 3": "Column 1: 'xyz' is no action",
    "Lay NES@3,1": "Column 1: 'Lay' is no action; did you mean lay?",
    "lay": "Column 4: expected a path card and its cell, such as NES@3,-1, but the line ends here",
    "lay NES": "Column 5: expected a path card and its cell, such as NES@3,-1, not 'NES'",
    "lay NES@3": "Column 9: expected a cell, such as 3,-1, not '3'",
    "lay NES@": "Column 9: expected a cell, such as 3,-1, not ''",
    "lay NES@3,-1,2": "Column 9: expected a cell, such as 3,-1, not '3,-1,2'",
    "lay NES@٣,1": "Column 9: expected a cell, such as 3,-1, not '٣,1'",
    "lay NES@101,0": "Column 9: '101,0' lies too far out; columns and rows go from -100 to 100",
    "lay SEN@3,-1": "Column 5: 'SEN' is no path card; did you mean NES?",
    "lay SWN@3,-1": "Column 5: 'SWN' is no path card; did you mean NES turned?",
    "lay SW@3,-1": "Column 5: 'SW' is no path card; did you mean NE turned?",
    "lay WS|EN@3,-1": "Column 5: 'WS|EN' is no path card; did you mean NE|SW?",
    "lay nes@3,-1": "Column 5: 'nes' is no path card; did you mean NES?",
    "lay NES+blu@3,-1": "Column 5: 'NES+blu' is no path card; did you mean NS+blue?",
    "lay map@3,-1": "Column 5: 'map' is no path card",
    "lay NESW+ladder@3,-1": "Column 5: 'NESW+ladder' is no path card; did you mean NW+ladder?",
    "lay NES@3,-1 twisted": "Column 14: nothing may follow here, but there is 'twisted'",
    "lay NES@3,-1 toll turned": "Column 19: expected a seat from 0 to 11, not 'turned'",
    "lay NES@3,-1 toll": "Column 18: expected the seat that pays the toll, but the line ends here",
    "detour NE@2,0": "Column 8: expected a cell, such as 3,-1, not 'NE@2,0'",
    "break lamp 3": "Column 7: 'lamp' is no tool; expected pick, lantern or cart",
    "break pick": "Column 11: expected a seat, but the line ends here",
    "break pick 12": "Column 12: expected a seat from 0 to 11, not '12'",
    "break pick -1": "Column 12: expected a seat from 0 to 11, not '-1'",
    "fix cart 2 with fix_pick": "Column 17: 'fix_pick' does not repair a cart",
    "fix cart 2 with map": "Column 17: 'map' does not repair a cart",
    "fix cart 2 with": "Column 16: expected a repair card, but the line ends here",
    "pass": "Column 5: expected a card, but the line ends here",
    "pass mapp": "Column 6: 'mapp' is no card; did you mean map?",
    "pass map map map map": "Column 18: nothing may follow here, but there is 'map'",
    "pass NESW+ladder": "Column 6: 'NESW+ladder' is no card; did you mean NW+ladder?",
    "drop map NES": "Column 13: expected a card that lies before a seat, but the line ends here",
    "drop map NES trap": "Column 14: 'trap' is no card that lies before a seat; expected pick, lantern, cart, "
    "theft or trapped",
    "toll 3,-1 east map": "Column 11: 'east' is no side; expected N, E, S or W",
    "ask 3 2,0": "Column 7: expected toll@ and a cell, such as toll@3,-1, not '2,0'",
    "ask 3 toll@2": "Column 12: expected a cell, such as 3,-1, not '2'",
    "goal_swap 8,0": "Column 14: expected a cell, such as 3,-1, but the line ends here",
    "gold 4": "Column 6: expected a value from 1 to 3, not '4'",
    "veto now": "Column 6: nothing may follow here, but there is 'now'",
    "keep " + "x" * 5000: "Column 6: 'xxxxxxxxxxxxxxxxxxxxxxxx…' is no card",
}


@pytest.mark.parametrize(("line", "sentence"), MALFORMED.items(), ids=[line[:30] for line in MALFORMED])
def test_malformed_text_is_refused_where_it_goes_wrong(line: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(line)
    assert refused.value.sentence == sentence
    assert refused.value.code == "malformed"


@given(st.text() | st.lists(st.sampled_from([word for line in LINES for word in line.split()])).map(" ".join))
def test_any_text_is_an_action_or_refused_in_short_words(text: str) -> None:
    code, sentence = "", ""
    try:
        action = read(text)
        assert read(write(action)) == action
    except Refusal as refused:
        code, sentence = refused.code, refused.sentence
    assert code in ("", "malformed")
    assert len(sentence) < 200
