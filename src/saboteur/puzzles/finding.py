"""Makes puzzles out of games: of bots who talk, or of any story. The same seed gives the same puzzles."""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from msgspec.structs import replace

from saboteur.bots.memory.bot_memory import Memory
from saboteur.play.actions import unpack
from saboteur.play.catalogue import presets
from saboteur.play.commentary.said import Said
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.puzzles import best_move, difficulty, false_claims, hidden_dwarfs
from saboteur.puzzles.played_game import Moment, Story, play_story, walk
from saboteur.puzzles.puzzle import Kind, Puzzle
from saboteur.puzzles.sifting import fault, mended
from saboteur.workers import Workers, each

MOST_MOVES: Final = 3  # puzzles of a kind out of one game, each of another round
MOST_OTHERS: Final = 2
AGAIN: Final = 10  # times as many worlds verify a move as found it
THINKS: Final = 0.5  # share of the turns at which a move is looked for
SEATS: Final = (4, 5, 5, 5, 6, 7)  # at tables, as often as here
EARLY: Final = 12  # actions of a round before which nothing can be known of anybody


class Wanted(NamedTuple):
    """What to look for."""

    kinds: tuple[Kind, ...]
    presets: tuple[str, ...]  # keys; empty: all
    again: int = AGAIN


class Harvest(NamedTuple):
    """What a game gave."""

    puzzles: list[Puzzle]
    sure: int  # rounds in which somebody was sure of everybody's side, before anybody looked whether that is true
    true: int  # rounds of these in which it was, the first time
    thrown: dict[str, int]  # how many would-be puzzles had which fault


def setup_for(seed: int, wanted: Wanted) -> Setup:
    """Draw what is played from a seed."""
    rng = random.Random(f"puzzles:{seed}")
    among = [one for one in presets() if not wanted.presets or one.key in wanted.presets]
    chosen = rng.choice(among)
    seats = rng.choice(
        [number for number in (4, 5, 5, 5, 6, 7) if chosen.fewest_seats <= number <= chosen.most_seats]
    )
    return Setup(seats=seats, modules=chosen.modules, options=chosen.options, seed=seed)


def make(wanted: Wanted, seed: int) -> Harvest:
    """Play one game and return the puzzles in it."""
    return puzzles_in(play_story(setup_for(seed, wanted)), wanted)


def make_many(wanted: Wanted, seeds: Sequence[int], workers: Workers) -> Iterator[Harvest]:
    """Play many games; return the puzzles of each."""
    return each(partial(make, wanted), seeds, workers)


def make_of_many(wanted: Wanted, stories: Sequence[Story], workers: Workers) -> Iterator[Harvest]:
    """Return the puzzles of each game that was played."""
    return each(partial(_in_story, wanted), stories, workers)


def _in_story(wanted: Wanted, story: Story) -> Harvest:
    return puzzles_in(story, wanted)


def puzzles_in(story: Story, wanted: Wanted) -> Harvest:
    """Return the puzzles in a game, each with how hard it is."""
    return _Reader(story, wanted).read()


class _Reader:
    """Reads a game from its beginning and stops where there is something to ask."""

    def __init__(self, story: Story, wanted: Wanted) -> None:
        self._story = story
        self._wanted = wanted
        self._rng = random.Random(f"{story.setup.seed}:puzzles")
        self._found: list[Puzzle] = []
        self._round = 0
        self._began = 0  # the action with which the round began
        self._since = 0  # claims before the round
        self._odds: list[list[float]] = []  # by action of the round, of each seat
        self._lied: list[bool] = []  # by claim
        self._true: list[bool] = []
        self._sure: dict[int, bool] = {}  # by round whether the first who was sure of everybody was right
        self._thrown: dict[str, int] = {}

    def read(self) -> Harvest:
        for moment in walk(self._story):
            view = moment.game.view(None)
            if view.round != self._round:
                self._round, self._began, self._since = view.round, moment.step, moment.heard
                self._odds = []
            self._hear(moment)
            if hidden_dwarfs.BAD in moment.public.roles:
                self._odds.append(hidden_dwarfs.public_odds(moment.public))
            question = view.question
            if question is not None and question.kind == "take_turn" and moment.step - self._began >= EARLY:
                self._ask(moment)
        return Harvest(self._found, len(self._sure), sum(self._sure.values()), self._thrown)

    def _hear(self, moment: Moment) -> None:
        """Note of each claim, when it is made, whether its speaker knew better, and whether it is true."""
        for place in range(len(self._lied), moment.heard):
            said = self._story.talk[place].said
            self._lied.append(false_claims.knew_better(said, moment.game.view(said.by), moment.memories[said.by]))
            self._true.append(is_true(said, moment.game))

    def _ask(self, moment: Moment) -> None:
        for kind, most, look in (
            ("lie", MOST_OTHERS, self._lie),
            ("who", MOST_OTHERS, self._who),
            ("move", MOST_MOVES, self._move),
        ):
            if kind not in self._wanted.kinds or sum(one.kind == kind for one in self._found) >= most:
                continue
            if any(one.kind == kind and one.steps >= self._began for one in self._found):
                continue  # one of a kind a round
            found = look(moment)
            if found is not None:
                self._found.append(found)
                return

    def _good(self, puzzle: Puzzle) -> Puzzle | None:
        puzzle = mended(puzzle)
        wrong = fault(puzzle)
        if wrong is None:
            return puzzle
        self._thrown[wrong] = self._thrown.get(wrong, 0) + 1
        return None

    def _setting(self, moment: Moment, seat: int) -> best_move.Setting:
        game: Game = moment.game
        return best_move.Setting(game.view(seat), game.legal(seat), moment.memories[seat])

    def _puzzle(self, moment: Moment, kind: Kind, seat: int, answer: list[int], themes: list[str]) -> Puzzle:
        setup, moves, talk = self._story
        return Puzzle(
            kind=kind, setup=setup, moves=moves[: 2 * moment.step], seat=seat, answer=answer,
            talk=talk[: moment.heard], themes=[*themes, *themes_of(moment.game, seat)],
        )  # fmt: skip

    def _move(self, moment: Moment) -> Puzzle | None:
        if self._rng.random() > THINKS:
            return None
        seat = moment.seat
        setting = self._setting(moment, seat)
        luck = f"{self._story.setup.seed}:{moment.step}"
        worths = best_move.best_move(setting, luck)
        if not worths:
            return None
        right = best_move.right(worths)
        deed = type(unpack(right[0])).__name__
        found = self._good(_with(self._puzzle(moment, "move", seat, right, [deed]), worths=worths))
        worlds = self._wanted.again * best_move.PAIRS
        if found is None or not best_move.verified(setting, found.worths, f"{luck}:again", worlds):
            return None
        worths = best_move.explained(setting, found.worths, luck)
        return _with(
            found, worths=worths, rating=difficulty.rating(difficulty.move_solvers(setting, found.answer, luck))
        )

    def _who(self, moment: Moment) -> Puzzle | None:
        game, seat = moment.game, moment.seat
        if hidden_dwarfs.BAD not in moment.public.roles or game.view(seat).own.role == hidden_dwarfs.BAD:  # type: ignore[union-attr]  # a seat has a view of its own
            return None
        memory: Memory = moment.memories[seat]
        setting = self._setting(moment, seat)
        chances = hidden_dwarfs.saboteurs(setting.view, setting.options, memory)
        answer = hidden_dwarfs.plain_to_see(chances, seat)
        truth = [one for one in range(self._story.setup.seats) if game.own(one).role == hidden_dwarfs.BAD]
        if not answer or any(one in memory.known for one in answer):
            return None
        self._sure.setdefault(self._round, answer == truth)
        if answer != truth:
            return None
        told = hidden_dwarfs.telling(self._odds, answer, self._began)
        rating = difficulty.rating(difficulty.dwarf_solvers(setting, answer))
        return self._good(_with(self._puzzle(moment, "who", seat, answer, []), telling=told, rating=rating))

    def _lie(self, moment: Moment) -> Puzzle | None:
        seat = moment.seat
        view, memory = moment.game.view(seat), moment.memories[seat]
        talk = self._story.talk[: moment.heard]
        doubt = false_claims.doubtful(talk, self._since, view, memory, self._lied, self._true)
        if doubt is None:
            return None
        rating = difficulty.rating(difficulty.lie_solvers(talk, doubt, view, memory))
        puzzle = self._puzzle(moment, "lie", seat, [doubt.lie], ["certain" if doubt.certain else "likely"])
        liar = self._story.talk[doubt.lie].said.by
        told = [] if doubt.certain else hidden_dwarfs.telling(self._odds, [liar], self._began)
        return self._good(_with(puzzle, claims=doubt.claims, certain=doubt.certain, telling=told, rating=rating))


def is_true(said: Said, game: Game) -> bool:
    """Return whether a claim about a goal is true; whoever asks sees all cards."""
    if said.cell is None or said.say not in ("goal_is", "goal_is_not"):
        return False
    kinds = [goal.face.kind for goal in game.true_goals() if goal.cell == said.cell and goal.face is not None]
    return bool(kinds) and (kinds[0] == said.kind) == (said.say == "goal_is")


def themes_of(game: Game, seat: int) -> list[str]:
    """Return by what a puzzle can be looked for: whose side one is on, how late it is, with what is played."""
    view = game.view(seat)
    assert view.own is not None, "a puzzle is seen through a seat's eyes"
    side = "bluff" if view.own.role == hidden_dwarfs.BAD else "dig"
    late = ["last_cards"] if view.pile == 0 else []
    return [side, *late, *view.modules]


def _with(puzzle: Puzzle, **changes: object) -> Puzzle:
    return replace(puzzle, **changes)
