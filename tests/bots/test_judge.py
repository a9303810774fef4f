"""The judge: the same record, the same analysis; blunders cost; nobody is blamed for what nobody could see."""

import itertools
import random

import pytest
from tests.rules.helpers import BEFORE_THE_TREASURE

from lab import calibrate_costs
from lab.calibrate_chances import lines_of, listened
from lab.sense import cases
from saboteur.bots.arena.bot_game import play
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.network import public_beliefs
from saboteur.bots.review import judge
from saboteur.bots.review.chances import chances
from saboteur.bots.review.judge import Thoroughness, analyse
from saboteur.bots.review.lies import Listeners, is_lie
from saboteur.bots.review.verdict import LEAST, Effort, judge_move
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import AnyAction, LayPath, Pass
from saboteur.play.catalogue import presets
from saboteur.play.commentary.analysis import Analysis, SideChance, Standing
from saboteur.play.commentary.said import Said, Spoken
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.notation import write
from saboteur.play.positions import load, position_of
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup

QUICK = Thoroughness(standing=4, closer=4, effort=Effort(8, 8))
MIDDLE, TOP = Cell(8, 0), Cell(8, -2)
ONE_CARD_AWAY = f"""{BEFORE_THE_TREASURE}note: 1 goal 8,0 treasure turn 1
note: 2 goal 8,0 treasure turn 2
hand 2: NEW N|E|S map fix_cart break_pick
"""


def late_game(seed: int, modules: tuple[str, ...], left: int = 4) -> Game:
    """Play at random until few cards are left in the last round."""
    game, dice = Game.new(Setup(seats=4, modules=modules, seed=seed)), random.Random(seed)
    while not game.over:
        view = game.view(None)
        if view.round == 3 and view.pile <= left and view.question and view.question.kind == "take_turn":
            return game
        seat = min(game.to_act)
        game.apply(seat, dice.choice(game.legal(seat)))
    return late_game(seed + 1000, modules, left)


def finish(game: Game, seed: int, first: AnyAction | None = None) -> Record:
    """Let a seat do something, if it is told what, and play on at random to the end."""
    dice = random.Random(seed)
    while not game.over:
        seat = min(game.to_act)
        game.apply(seat, first or dice.choice(game.legal(seat)))
        first = None
    return record_of(game)


@pytest.fixture(scope="module")
def judged() -> tuple[Record, Analysis]:
    """Return a game among bots and what the judge makes of it."""
    record = play(Setup(seats=3, seed=5), lambda _seat, _view: "steady", keep=True).record
    assert record is not None
    return record, analyse(record, QUICK)


def test_the_same_record_gives_the_same_analysis() -> None:
    record = finish(load(position_of(late_game(1, ("base",)))), 1)
    assert analyse(record, QUICK) == analyse(Record.load(record.dump()), QUICK)


def test_every_round_begins_open_and_ends_with_what_came(judged: tuple[Record, Analysis]) -> None:
    record, analysis = judged
    assert record.result is not None
    for number, result in enumerate(record.result.rounds, 1):
        last = [one for one in analysis.standings if one.round == number][-1]
        won = {one.side for one in last.chances if one.chance == 1.0}
        assert won == ({"digger"} if result.ending == "treasure" else {"saboteur"})
        assert all(one.chance in (0.0, 1.0) for one in last.chances)
        before = [one for one in analysis.standings if one.round == number][:-1]
        assert all(0.0 < one.chance < 1.0 for standing in before for one in standing.chances)


def test_steps_seats_and_moments_are_those_of_the_record(judged: tuple[Record, Analysis]) -> None:
    record, analysis = judged
    movers = [seat for seat, _ in record.moves()]
    assert all(movers[move.step - 1] == move.seat for move in analysis.moves)
    assert all((move.cost > 0) == (move.better is not None) for move in analysis.moves)
    assert all(movers[swing.step - 1] == swing.seat for swing in analysis.swings)
    assert len(analysis.swings) <= 5
    sizes = [abs(swing.after - swing.before) for swing in analysis.swings]
    assert sizes == sorted(sizes, reverse=True)
    assert not analysis.talk


def test_a_round_with_many_answers_is_played_to_its_end() -> None:
    """Eight seats that may veto everything answer more often than a roll-out usually goes on for."""
    modules = next(preset.modules for preset in presets() if preset.key == "everything2")
    game = Game.new(Setup(seats=8, modules=tuple(modules), seed=1))
    assert sum(one.chance for one in chances(game, Memory.start(game.view(None)), 2)) >= 1.0


def test_the_more_players_slip_the_less_certain_a_round_is_whose_cards_are_all_drawn() -> None:
    """Nothing is drawn any more, so roll-outs differ by slips alone."""
    text = ONE_CARD_AWAY.replace("goals:", "pile: -\ngoals:").partition("hand 2")[0]
    game = load(text + "hand 0: -\nhand 1: -\nhand 2: NEW NS\nhand 3: -\n")
    assert game.view(None).pile == 0
    memory = Memory.start(game.view(None))
    sure, slipping = (
        next(one.chance for one in chances(game, memory, 40, slips=slips) if one.side == "digger")
        for slips in (0.0, 40.0)
    )
    assert sure > 0.9
    assert 0.05 < slipping < sure


def test_what_was_said_of_a_round_is_compared_with_how_it_ended() -> None:
    said = listened(["novice"], 3, ["base"], [0.0, 0.9], 4, 1)
    assert {one.round for one in said} == {(1, 1), (1, 2), (1, 3)}
    assert all(len(one.chances) == 2 for one in said)
    assert all(len({one.won for one in said if one.round == (1, number)}) == 1 for number in (1, 2, 3))
    lines = {line.name: line for line in lines_of(said, 1)}
    assert lines["Brier"].cases == 3
    assert 0 < lines["Brier"].value < 1


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        analyse(record_of(Game.new(Setup(seats=3, seed=1)), unfinished=True), QUICK)
    assert refused.value.code == "game_running"


def test_progress_goes_up_to_the_end() -> None:
    record = finish(load(position_of(late_game(2, ("base",), left=0))), 2)
    told: list[tuple[int, int]] = []
    analyse(record, QUICK, lambda done, total: told.append((done, total)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_letting_the_treasure_lie_costs_and_digging_it_up_does_not() -> None:
    game = load(ONE_CARD_AWAY)
    view, options, memory = game.view(2), game.legal(2), Memory.start(game.view(2))
    digs = [one for one in options if isinstance(one, LayPath) and one.cell == Cell(7, 0) and one.card == "NEW"]
    costs = {judge_move(view, options, memory, action, "luck", Effort()).cost for action in digs if not action.turned}
    assert costs == {0.0}
    wasted = judge_move(view, options, memory, Pass(["NEW"]), "luck", Effort())
    assert wasted.cost > 0.2
    assert isinstance(wasted.better, LayPath)


def test_the_judge_believes_of_the_seats_what_replays_show(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    ask = public_beliefs.evidence

    def listen(memory: Memory) -> list[list[float]]:
        asked.append(memory.seat)
        return ask(memory)

    monkeypatch.setattr(public_beliefs, "evidence", listen)
    game = load(ONE_CARD_AWAY)
    judge_move(game.view(2), game.legal(2), Memory.start(game.view(2)), Pass(["NEW"]), "luck", Effort(8, 8))
    assert asked == [2]


def test_the_chart_does_not_zigzag_between_states_that_are_alike() -> None:
    game = Game.new(Setup(seats=3, modules=["base", "new_goals"], seed=1))
    memory = Memory.start(game.view(None))

    def moments(*chances: float, rounds: tuple[int, ...] = (1,) * 9) -> list[judge._Moment]:
        pairs = [[SideChance("digger", one), SideChance("saboteur", round(1 - one, 2))] for one in chances]
        return [judge._Moment(Standing(step, rounds[step], pair), game, memory) for step, pair in enumerate(pairs)]

    def shown(found: list[judge._Moment]) -> list[float]:
        return [one.standing.chances[0].chance for one in judge.settled(found)]

    assert shown(moments(0.98, 0.06, 0.98, 0.98)) == [0.98, 0.98, 0.98, 0.98]
    assert shown(moments(0.4, 0.5, 0.9, 0.95)) == [0.4, 0.5, 0.9, 0.95]  # what lasts is shown at once
    assert shown(moments(0.9, 0.2, 0.9, rounds=(1, 2, 2))) == [0.9, 0.2, 0.9]
    over = [*moments(0.9, 0.9), moments(0.0)[0]._replace(game=None)]
    assert shown(over) == [0.9, 0.9, 0.0]


def test_a_rockfall_that_is_thrown_away_where_it_would_open_the_way_is_charged() -> None:
    for case in itertools.islice(cases(["clears"]), 3):
        game = case.game()
        seat = min(game.to_act)
        view, options, memory = game.view(seat), game.legal(seat), case.memory(game, seat)
        played = next(one for one in options if write(one) == "pass rockfall")
        verdict = judge_move(view, options, memory, played, "luck", Effort(8, 4))
        assert verdict.cost >= LEAST, case.name
        assert verdict.better is not None, case.name
        assert case.sensible(verdict.better), case.name


def test_the_judge_charges_random_moves_more_than_thoughtful_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrate_costs, "SPEND", QUICK)
    levels = ["random", "shrewd"]
    games = [calibrate_costs.costs_of(levels, 3, ["base"], 1)]
    lines = {line.name: line.value for line in calibrate_costs.lines_of(games, levels)}
    assert lines["random: gold given away by 100 moves"] > 2 * lines["shrewd: gold given away by 100 moves"]


@pytest.mark.parametrize(
    ("seed", "modules"), [(1, ("base",)), (3, ("base",)), (4, ("saboteur2",)), (6, ("saboteur2", "veto"))]
)
def test_games_that_a_seat_cannot_tell_apart_give_its_move_the_same_cost(seed: int, modules: tuple[str, ...]) -> None:
    """Hands, piles, dwarfs and goals differ, and all that comes later; the first move is judged alike."""
    game, dice = late_game(seed, modules), random.Random(seed)
    seat = min(game.to_act)
    action = max(game.legal(seat), key=lambda one: (isinstance(one, Pass), str(one)))
    worlds = [resample(game, seat, dice) for _ in range(3)]
    assert len({world.digest() for world in worlds}) > 1
    records = [finish(load(position_of(world)), seed + i, action) for i, world in enumerate(worlds)]
    firsts = [analyse(record, QUICK).moves[0] for record in records]
    assert firsts[0].step == 1
    assert all(one == firsts[0] for one in firsts)


def test_whoever_knew_better_lied_and_whoever_guessed_did_not() -> None:
    game = load(ONE_CARD_AWAY)

    def lies(by: int, **words: object) -> bool:
        return is_lie(Said(by=by, **words), game.view(by), Memory.start(game.view(by)))  # type: ignore[arg-type]

    assert lies(1, say="goal_is", cell=TOP, kind="treasure")
    assert lies(1, say="goal_is_not", cell=MIDDLE, kind="treasure")
    assert not lies(1, say="goal_is", cell=MIDDLE, kind="treasure")
    assert not lies(0, say="goal_is", cell=TOP, kind="treasure")  # it has not looked
    assert lies(1, say="i_am", role="digger")
    assert not lies(0, say="i_am", role="digger")
    assert not lies(1, say="suspect", seat=0, role="saboteur")  # it cannot know


def test_a_lie_works_on_whoever_believes_it_or_digs_as_told() -> None:
    game = load(
        ONE_CARD_AWAY.replace("mover: 2", "mover: 3").replace("hand 2", "hand 3").replace("N|E|S map", "NS NE")
    )
    roles = [game.own(seat).role for seat in range(4)]
    memories = [Memory.start(game.view(seat)) for seat in range(4)]
    lie = Spoken(0, Said(by=1, say="goal_is", cell=TOP, kind="treasure"))
    up, on = (LayPath("NS", Cell(6, -1), False), LayPath("NEW", Cell(7, 0), False))
    assert all(one in game.legal(3) for one in (up, on))
    heard = Listeners(lie, memories, roles)
    assert 2 not in heard.believed  # it has looked itself
    heard.sees(3, up, memories[3])
    assert heard.told().followed == [3]
    assert heard.told().worked
    heard.sees(3, up, memories[3])  # only the next turn counts
    assert heard.told().followed == [3]
    wary = Listeners(lie, memories, roles)
    wary.sees(3, on, memories[3])
    assert wary.told().followed == []


def test_lies_are_told_with_the_game_and_honest_words_are_not() -> None:
    game = load(ONE_CARD_AWAY.replace("seats: 4", "seats: 4\nround: 3"))
    claims = [
        Spoken(0, Said(by=0, say="i_am", role="digger")),
        Spoken(0, Said(by=1, say="i_am", role="digger")),
        Spoken(0, Said(by=1, say="suspect", seat=0, role="saboteur")),  # of that dwarf the speaker knew nothing
    ]
    record = record_of(finish(game, 3).game(), talk=claims)
    analysis = analyse(Record.load(record.dump()), QUICK)
    assert analysis.talk
    assert [(lie.said.by, lie.said.say) for lie in analysis.lies] == [(1, "i_am")]


@pytest.mark.parametrize(
    ("spoken", "fault"),
    [
        (Spoken(99999, Said(by=0, say="i_am", role="digger")), "was not said between"),
        (Spoken(0, Said(by=9, say="i_am", role="digger")), "a seat that is not at the table"),
        (Spoken(0, Said(by=0, say="i_am")), "is no whole claim"),
        (Spoken(0, Said(by=0, say="feel", feeling="angry")), "is no whole claim"),
        (Spoken(0, Said(by=0, say="i_am", role="king")), "names no role"),
        (Spoken(0, Said(by=0, say="chest_holds", cell=TOP, chest=99)), "names no chest"),
    ],
)
def test_talk_that_a_record_cannot_have_is_refused(spoken: Spoken, fault: str) -> None:
    game = Game.new(Setup(seats=3, seed=1))
    with pytest.raises(Refusal, match=fault):
        Record.load(record_of(game, talk=[spoken], unfinished=True).dump())
