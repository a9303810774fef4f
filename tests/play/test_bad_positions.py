"""Positions that cannot be are refused at the place where they were written, and nothing else comes of them."""

import random

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from tests.play.moments import moment, step

from saboteur.core.table.refusal import Refusal
from saboteur.play.positions import Position, load, read_json, text_of

REFUSED = {
    "sets: 3": "line 1, column 1: there is no key 'sets'; did you mean seats?",
    "seats 3": "line 1, column 1: expected a key and a colon, such as seats: 4, not 'seats 3'",
    "seats: three": "line 1, column 8: expected a whole number, not 'three'",
    "seats: 3\nseats: 4": "line 2, column 1: seats was given before",
    "seats: 2": "setup: base is for 3 to 10 seats, not 2",
    "modules: base vetto": "setup: there is no module 'vetto'",
    "modules: base saboteur2": "setup: exactly one foundation is needed, base or saboteur2; this has base "
    "and saboteur2",
    "options: must_connect=maybe": "setup: the option must_connect cannot be 'maybe'; it is one of yes, no",
    "options: fast=yes": "setup: there is no option 'fast'",
    "options: fast": "line 1, column 10: expected an option and its value, such as must_connect=no, not 'fast'",
    "format: 2": "format: this is format 2; only format 1 can be read",
    "clockwise: perhaps": "line 1, column 12: expected yes or no, not 'perhaps'",
    "mover: 1 2": "line 1, column 1: mover needs one word, not 2",
    "mover: 5": "mover: expected a number from 0 to 4, not 5",
    "round: 4": "round: expected a number from 1 to 3, not 4",
    "hand: map": "line 1, column 1: hand needs a seat, such as hand 2:",
    "maze 2: map": "line 1, column 1: no seat goes here",
    "hand 5: map": "hand 5: there are only 5 seats",
    "hand 99999999999: map": "line 1, column 1: expected a seat from 0 to 11, not '99999999999'",
    "hand 0: ?*201": "line 1, column 9: more than 200 words are too many here",
    "seats: 3\n" + 100_000 * " ": "position: the text has 100009 letters; more than 100000 are no position",
    "seed: -1": "setup: a seed is a number below 2**128 or 32 hexadecimal digits, not -1",
    "turn: -5": "turn: expected a number from 0 to 1048576, not -5",
    "question:": "line 1, column 1: question needs one word, not 0",
    "hand 0: map\nhand 0: map": "line 2, column 1: hand 0 was given before",
    "hand 0: mapp": "line 1, column 9: 'mapp' is no card; did you mean map?",
    "hand 0: SEN": "line 1, column 9: 'SEN' is no card; did you mean NES?",
    "hand 0: map map map map\nhand 1: map map map": "line 2, column 17: this game has only 6 map among its cards",
    "hand 0: theft": "line 1, column 9: this game has no theft among its cards",
    "hand 0: NESW+ladder": "line 1, column 9: this game has no NESW+ladder among its cards",
    "hand 0: NE NE NE NE NE NES NES": "line 1, column 28: seat 0 has 7 cards in hand; 6 are possible in this game",
    "hand 0: map{x}": "line 1, column 9: expected seats such as 02 (10 is a, 11 is b), * for all "
    "or - for none, not 'x'",
    "hand 0: ?*6\nhand 1: ?*70": "line 2, column 9: no card is left for this place among the cards of this game",
    "hand 0: -": "question: take_turn: seat 0 has nothing to answer",
    "maze: NES": "line 1, column 7: expected a path card and its cell, such as NES@3,-1, not 'NES'",
    "maze: NES@1": "line 1, column 7: expected a cell, such as 3,-1, not '1'",
    "maze: NES@1,200": "line 1, column 7: the cell 1,200 lies too far out; columns and rows go from -100 to 100",
    "maze: map@1,0": "line 1, column 7: 'map' is no path card",
    "maze: SEN@1,0": "line 1, column 7: 'SEN' is no path card; did you mean NES?",
    "maze: EW@1,0 NS@1,0": "line 1, column 14: NS cannot lie at 1,0, where EW lies",
    "maze: EW@0,0": "line 1, column 7: EW cannot lie at 0,0, where the start lies",
    "maze: EW@8,0": "goals: a goal cannot lie at 8,0, where EW lies",
    "maze: SW@1,0": "line 1, column 7: 'SW' is no path card; did you mean NE turned?",
    "maze: EW@1,0 setup": "line 1, column 7: setup marks the tournament's middle card, at 4,0",
    "modules: base tournament\nmaze: EW@1,0 setup": "line 2, column 7: setup marks the tournament's middle card, "
    "at 4,0",
    "modules: base chests\nmaze: EW@1,0 tunnel": "line 2, column 7: no chest lies at 1,0 at set-up",
    "modules: base chests\nmaze: EW@1,0 EW@2,0 NEW@3,0 NW@3,-1 turned tunnel\ntunnels: NE": "line 3, column 10: "
    "NE cannot be here: NW lies face up in this place",
    "hand 0: pick": "line 1, column 9: 'pick' is no card; did you mean break_pick?",
    "front 0: break_pick": "line 1, column 10: break_pick lies before a seat as pick",
    "hand 0: ?!vetto": "line 1, column 9: 'vetto' is no card; did you mean veto?",
    "roles: ?path": "line 1, column 8: '?path' is no dwarf",
    "hand 0: ?path*50": "line 1, column 9: no card is left for this place among the cards of this game",
    "modules: base chests\nchests: 11": "line 2, column 9: expected a chest from 1 to 10, not '11'",
    "options: first_seat=7": "setup: the option first_seat cannot be '7'; it is one of random, or a seat number "
    "from 0 to 4",
    "other_draws: 1": "other_draws: this belongs to saboteur2, which is not in this game",
    "no_goal_maps: yes": "no_goal_maps: this belongs to chests, which is not in this game",
    "clockwise: no": "clockwise: this belongs to turnabout, which is not in this game",
    "veto_spent: yes": "veto_spent: this belongs to veto, which is not in this game",
    "large_used: yes": "large_used: this belongs to wardrobe or tunnel_party, which is not in this game",
    "refused: 1": "refused: this belongs to toll, which is not in this game",
    "passed: 1": "passed: who passed is counted from when the pile ran out, and it has cards",
    "draws: 3": "draws: expected a number from 0 to 0, not 3",
    "question: choose_rotation 0 8,0 NE\ndraws: 2": "draws: expected a number from 0 to 1, not 2",
    "note: 0 dwarf 1 boss": "line 1, column 7: this game has no boss among its dwarfs",
    "note: 0 dwarf 1 digger": "line 1, column 7: nobody can look at a dwarf in this game",
    "note: 0 goal 8,0 dragon": "line 1, column 7: this game has no dragon:NE among its goals",
    "note: 0 chest 3,-1 NES gold": "line 1, column 7: there are no chests in this game",
    "note: 0 swap 8,0 8,2 yes": "line 1, column 7: goals are not swapped in this game",
    "modules: base veto\nveto_spent: yes\nhand 1: veto": "veto_spent: a Veto that was played lies in the discard "
    "pile, but hand 1 has it",
    "modules: base veto\nveto_spent: yes\ndiscards: map": "veto_spent: a Veto that was played lies in the discard "
    "pile, but discards does not name it",
    "maze: EW@1,0 tunnel": "line 1, column 7: there are no chest tunnels in this game",
    "maze: NS@1,0": "maze: NS@1,0 does not fit what lies at 0,0: its side W is closed",
    "maze: EW@4,0 NS@5,0": "maze: EW@4,0 does not fit what lies at 5,0: its side E is open",
    "grid:\n  ─ ─": "line 2, column 3: draw the start as S, or name the columns and rows",
    "grid:\n  S S": "line 2, column 5: there is only one start",
    "grid:\n     0  1\ny 0  S  ─  ─": "line 3, column 12: this row has more cells than the heading's 2 columns",
    "grid:\n     0  1\ny 1  S": "line 3, column 6: the start lies at 0,0, not at 0,1",
    "grid:\n  S NX": "line 2, column 5: 'NX' is no path card; did you mean N?",
    "goals: 8,0": "line 1, column 8: expected a cell and a goal, such as 8,0=treasure, not '8,0'",
    "goals: 8,0=gold": "line 1, column 8: 'gold' is no goal; expected treasure, stone, sack, dragon, spider, or with "
    "its sides as stone:NE",
    "goals: 8,0=sack": "line 1, column 8: this game has no sack1:NE among its goals",
    "goals: 8,0=treasure 8,2=treasure": "line 1, column 21: this game has only 1 treasure:NESW among its goals",
    "goals: 8,1=treasure": "line 1, column 8: no goal lies at 8,1 at set-up; name all 3 goals",
    "goals: 8,0=treasure up": "line 1, column 8: the treasure is turned, so the round is over: give ending, finder "
    "and question",
    "goals: 8,0=stone turned": "line 1, column 8: only a goal that lies face up can be turned",
    "seats: 3\ngrid:\n  S ─ ─ ─ ┼ ┼ ┴ ┴": "maze: 8,0 is reached, but still lies face down or unused",
    "roles: digger saboteur saboteur saboteur": "line 1, column 33: this game has only 2 saboteur among its dwarfs",
    "roles: digger boss": "line 1, column 15: this game has no boss among its dwarfs",
    "roles: digger sabotager": "line 1, column 15: 'sabotager' is no dwarf; did you mean saboteur?",
    "seats: 3\nroles: digger digger digger saboteur": "roles: 4 roles for 3 seats",
    "dwarfs: digger digger": "dwarfs: 1 dwarfs are left over in this game, not 2",
    "front 0: lamp": "line 1, column 10: 'lamp' is no card that lies before a seat",
    "front 0: pick pick": "line 1, column 15: pick lies before seat 0 twice",
    "front 0: theft": "line 1, column 10: this game has no theft among its cards",
    "thieves: 2": "thieves: these are not the seats with a theft before them",
    "coins: 1 2": "coins: 2 numbers for 5 seats",
    "gold: 2": "line 1, column 7: expected a seat and its gold card, such as 0=2, not '2'",
    "gold: 0=4": "line 1, column 7: expected a value from 1 to 3, not '4'",
    "gold: 0=3 0=3 0=3 0=3 0=3": "line 1, column 23: this game has only 4 of value 3 among its gold cards",
    "question: take_turns 0": "line 1, column 11: 'take_turns' is no question or step; did you mean take_turn?",
    "question: take_turn": "line 1, column 11: take_turn needs a seat",
    "question: take_turn 9": "line 1, column 11: expected a seat from 0 to 4, not '9'",
    "question: take_turn 1\nmover: 2": "line 1, column 11: it is the turn of seat 2, not of seat 1",
    "question: veto_window 0 lay EW@1,0": "line 1, column 11: veto_window belongs to veto, which is not in this game",
    "modules: base veto\nquestion: veto_window 0 lay EW@1": "line 2, column 11: the action 'lay EW@1': Column 8: "
    "expected a cell, such as 3,-1, not '1'",
    "modules: base veto\nquestion: veto_window 0 pass map": "line 2, column 11: 'pass map' plays no card",
    "modules: base veto\nquestion: veto_window 0 lay NS@1,0": "line 2, column 11: veto_window: this seat could not "
    "have played this",
    "question: end_turn 0": "line 1, column 11: end_turn is a step, not a question",
    "question: rob 0": "line 1, column 11: rob belongs to saboteur2, which is not in this game",
    "question: pick_gold 0\ndraft: 1 2": "ending: the treasure lies face up if, and only if, the ending is treasure "
    "and a finder is named",
    "question: choose_reached 0": "line 1, column 11: choose_reached needs two or more things that are reached",
    "question: choose_rotation 0 8,0 NS": "line 1, column 11: choose_rotation needs a face-down goal of this shape, "
    "or the chest whose tunnel it is",
    "question: choose_rotation 0 8,0": "line 1, column 11: choose_rotation needs 2 more words after the seat",
    "modules: base goal_swap\nquestion: swap_goals 0 8,0 8,1": "line 2, column 11: swap_goals needs "
    "two face-down goals",
    "modules: base toll\nquestion: pay_toll 0 8,0": "line 2, column 11: pay_toll needs mover: whose turn it is",
    "modules: base toll\ntoll: 1 2,0 E": "line 2, column 7: no card lies face up at 2,0 with its side E open",
    "modules: base toll\ntoll: sometimes": "line 2, column 7: expected a toll dwarf: free, out, or as in 2 3,-1 E "
    "payer 4; not 'sometimes'",
    "toll: free": "toll: there are 0 toll dwarfs in this game, not 1",
    "then: end_turn 0": "then: nothing comes after take_turn but what the turn brings",
    "finder: 2": "ending: an ending and a finder belong to the end of a round; give its question",
    "ending: never": "ending: 'never' is no ending",
    "over: yes": "ending: the round is over; how did it end?",
    "chests: gold": "chests: there are no chests in this game",
    "modules: base chests\nchests: goldd": "line 2, column 9: 'goldd' is no chest; did you mean gold?",
    "modules: base chests\nchests: gold gold": "line 2, column 14: this game has only 1 gold among its chests",
    "modules: base chests\ntunnels: NS": "line 2, column 10: this game has no NS among its tunnels",
    "modules: base chests\nchest_cells: 1,1 - - -": "line 2, column 14: this chest lies at 3,-1, or is gone: -",
    "modules: base chests\neffects: gold": "line 2, column 10: 'gold' is no chest that waits",
    "modules: base wardrobe\nmaze: NESW@4,-3": "line 2, column 7: NESW cannot lie at 4,-3, where the large card lies",
    "modules: saboteur2\nmaze: N+ladder@8,1": "maze: N+ladder@8,1: a ladder never lies beside a goal",
    "note: 0 goal 8,0": "line 1, column 7: a note about a goal has 2 words after it, not 1",
    "note: 0 hat 8,0": "line 1, column 7: 'hat' is no sort of note",
    "past: treasure 0 digger": "line 1, column 7: 1 rounds are described, but only 0 are over",
    "round: 2\npast: treasure 0 digger": "line 2, column 7: expected an ending, a finder or -, and 5 roles; "
    "there are 3 words",
    "looking: map": "looking: cards are looked at while keep_card is asked, and only then",
    "asked: 1": "asked: who is asked is named for a veto_window only",
    "paths_laid: 1": "paths_laid: paths are counted in the turn of a path specialist only",
    "vetoer: 1": "vetoer: a seat that vetoes holds the Veto and has answered the open veto_window",
    "question: pick_gold 0\nending: hands_empty\ndraft: 1 2\nroles: digger": "line 1, column 11: pick_gold: "
    "seat 0 is no gold-digger who has won",
    "aside: map": "aside: 0 cards are aside in this game, not 1",
}


@pytest.mark.parametrize(
    ("text", "sentence"), REFUSED.items(), ids=[text.replace("\n", " | ")[:60] for text in REFUSED]
)
def test_what_cannot_be_is_refused_where_it_is_written(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        load(text)
    assert refused.value.sentence == sentence
    assert refused.value.code == "bad_position"


def test_json_that_is_no_position_is_refused() -> None:
    for source in (b"[]", b'{"seats": "3"}', b'{"sets": 3}', b"{", b'{"hands": [1]}'):
        with pytest.raises(Refusal) as refused:
            read_json(source)
        assert refused.value.code == "bad_position"
        assert refused.value.sentence.startswith("not a position: ")
    with pytest.raises(Refusal, match="not a position: turn: a whole number is expected"):
        load({"turn": "three"})


def test_a_position_of_wrong_types_is_refused_too() -> None:
    with pytest.raises(
        Refusal, match=r"not a position: mover: a whole number or nothing \(null\) is expected, not a text"
    ):
        load(Position(mover="x"))  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="not a position: "):
        load(5)  # type: ignore[arg-type]


def test_in_json_the_field_and_the_entry_are_named() -> None:
    with pytest.raises(Refusal, match=r"^maze\[1\]: NS cannot lie at 1,0, where EW lies$"):
        load({"seats": 3, "maze": ["EW@1,0", "NS@1,0"]})
    with pytest.raises(Refusal, match=r"^hand 1: 'nap' is no card; did you mean map"):
        load({"seats": 3, "hands": [["map"], ["nap"]]})


@settings(max_examples=40)
@given(st.integers(0, 200), st.data())
def test_an_edited_position_is_refused_or_can_be_played(seed: int, data: st.DataObject) -> None:
    """Whatever is edited, nothing but a refusal comes of it, or a game that goes on without a fault."""
    lines = text_of(moment(seed, data.draw(st.integers(0, 120)))).splitlines()
    words = [word for line in lines for word in line.split()]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        key, _, rest = lines[at].partition(":")
        parts = rest.split()
        place = data.draw(st.integers(0, len(parts)))
        parts[place : place + data.draw(st.integers(0, 2))] = data.draw(st.lists(st.sampled_from(words), max_size=2))
        lines[at] = f"{key}: {' '.join(parts)}"
    code = ""
    game = None
    try:
        game = load("\n".join(lines))
    except Refusal as refused:
        code = refused.code
    event(code or "loaded")
    assert code in ("", "bad_position")
    rng = random.Random(seed)
    for _ in range(40):
        if game is not None and not game.over:
            step(game, rng)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "it ends too early"),
        ("{]", "it is no JSON: "),
        ('{"depth": 1}', "there is no field depth"),
        ('{"seats": "x"}', "seats: a whole number is expected, not a text"),
    ],
)
def test_json_that_is_no_position_is_refused_in_words(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_json(text)
    assert f"not a position: {sentence}" in refused.value.sentence
    assert not set("`$") & set(refused.value.sentence)
