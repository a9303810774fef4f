"""Keeps the good puzzles: says what is wrong with the others, and mends what can be mended.

Every fault here was met when puzzles were read one by one (docs/puzzles.md).
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from saboteur.play.actions import Allow, AnyAction, LayPath, PlayVeto, unpack
from saboteur.play.events import GoalMoved, GoalsHandled
from saboteur.puzzles.false_claims import only_lies
from saboteur.puzzles.puzzle import Puzzle, Telling
from saboteur.words import Narrator

FAULTS: Final = {  # by key, what a person would say
    "few": "there are too few answers to choose from",
    "guessed": "too many of the answers are right",
    "alike": "two answers read the same, and one of them is wrong",
    "dull": "all answers do one and the same kind of thing",
    "untold": "what is told says too little about one of those who are looked for",
    "unread": "nobody but the judge could see it",
    "moved": "goals were moved after the claims, so that it is not plain which of them was meant",
    "again": "many others have the same answer",
}
FEWEST: Final = 4  # answers that read differently
FEWEST_CLAIMS: Final = 3
LUCKY: Final = 1 / 3  # share of right answers at most
DEEDS: Final = 3  # kinds of things that answers do, at least
NOTHING: Final = 0.3  # nats below which an action says nothing that is worth telling
OTHERS: Final = 0.8  # the same of what somebody else did: it confuses who reads it
MUCH: Final = 0.5  # nats that an action has to say of whoever lies
ENOUGH: Final = 1.4  # nats that all of them have to say of each saboteur: four times as likely
OFTEN: Final = 24  # puzzles whose answer is one and the same deed
USUAL: Final = {"LayPath", "BreakTool", "MendTool", "DropRocks"}  # but for these, which are never twice the same
PLAIN: Final = 2.0  # the same where no level of bots sees it
UNREAD: Final = 2200  # the rating of what no level of bots sees


def mended(puzzle: Puzzle) -> Puzzle:
    """Leave out answers that read like another that is as good, and show telling actions where they are told."""
    if puzzle.kind == "move":
        return _merged(puzzle)
    return replace(puzzle, telling=_shown(puzzle)) if puzzle.telling else puzzle


def fault(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a mended puzzle: a key of FAULTS."""
    if puzzle.kind == "move":
        return _fault_of_move(puzzle)
    if puzzle.kind == "who":
        return _fault_of_dwarfs(puzzle)
    if len(puzzle.claims) < FEWEST_CLAIMS:
        return "few"
    if _goals_moved(puzzle):
        return "moved"
    shown = puzzle.certain or follows(puzzle) or any(one.said >= MUCH for one in puzzle.telling)
    return None if shown else "untold"


def _fault_of_dwarfs(puzzle: Puzzle) -> str | None:
    least = min(sum(one.said for one in puzzle.telling if one.seat == seat) for seat in puzzle.answer)
    if least < ENOUGH:
        return "untold"
    return "unread" if puzzle.rating >= UNREAD and least < PLAIN else None


def _goals_moved(puzzle: Puzzle) -> bool:
    """Return whether a goal was swapped or moved since the first of the claims."""
    game = puzzle.game().beginning()
    first = puzzle.talk[puzzle.claims[0]].step
    for step, (seat, code) in enumerate(zip(puzzle.moves[::2], puzzle.moves[1::2], strict=True)):
        heard = game.apply_code(seat, code)
        if step >= first and any(raw_event.kind in (GoalsHandled, GoalMoved) for raw_event in heard):
            return True
    return False


def follows(puzzle: Puzzle) -> bool:
    """Return whether no other of a puzzle's claims could be the only lie, by what its seat has seen."""
    return only_lies(puzzle.talk, puzzle.claims, puzzle.game().view(puzzle.seat)) == set(puzzle.answer)


def _fault_of_move(puzzle: Puzzle) -> str | None:
    words = [wording(one.code) for one in puzzle.worths]
    if len(set(words)) < len(words):
        return "alike"
    if len(words) < FEWEST:
        return "few"
    if len(puzzle.answer) > LUCKY * len(words):
        return "guessed"
    return "dull" if len({_deed(unpack(one.code)) for one in puzzle.worths}) < DEEDS else None


def wording(code: int) -> str:
    """Return how an answer reads, whatever the order in which it names cards: whoever chooses sees no more of it."""
    action = unpack(code)
    if hasattr(action, "cards"):
        action = replace(action, cards=sorted(action.cards))
    return Narrator("en").named(action)


def _deed(action: AnyAction) -> tuple[str, object]:
    """Return what kind of thing an action does: paths by where they lie, and all discarding is one."""
    if hasattr(action, "cards"):
        return "discards", None
    return type(action).__name__, action.cell if isinstance(action, LayPath) else None


def _merged(puzzle: Puzzle) -> Puzzle:
    seen: dict[tuple[str, bool], int] = {}
    for one in puzzle.worths:  # the best first
        seen.setdefault((wording(one.code), one.code in puzzle.answer), one.code)
    kept = set(seen.values())
    return replace(
        puzzle,
        worths=[one for one in puzzle.worths if one.code in kept],
        answer=[code for code in puzzle.answer if code in kept],
    )


def _shown(puzzle: Puzzle) -> list[Telling]:
    """Move each telling action to where the seat is told of it: a card in a veto window is told when it is played."""
    told = told_at(puzzle)
    sums: dict[tuple[int, int], float] = {}
    for one in puzzle.telling:
        if one.said < OTHERS and _is_anothers(puzzle, one):
            continue
        step = next((step for step in range(one.step, puzzle.steps + 1) if told[step]), one.step)
        sums[step, one.seat] = sums.get((step, one.seat), 0.0) + one.said
    return [Telling(step, seat, round(said, 2)) for (step, seat), said in sorted(sums.items()) if said >= NOTHING]


def _is_anothers(puzzle: Puzzle, telling: Telling) -> bool:
    """Return whether somebody else did it; what a Veto could stop takes effect with the last answer to that."""
    seat, code = puzzle.moves[2 * (telling.step - 1) :][:2]
    return seat != telling.seat and not isinstance(unpack(code), Allow | PlayVeto)


def told_at(puzzle: Puzzle) -> list[bool]:
    """Return for each action, and the deal before them, whether the puzzle's seat is told anything of it."""
    game = puzzle.game().beginning()
    says = Narrator("en", me=puzzle.seat)
    told = [True]
    for seat, code in zip(puzzle.moves[::2], puzzle.moves[1::2], strict=True):
        heard = [raw_event.seen_by(puzzle.seat) for raw_event in game.apply_code(seat, code)]
        told.append(bool(says.tell(heard)))
    return told


def sifted(puzzles: Iterable[Puzzle]) -> tuple[list[Puzzle], dict[str, int]]:
    """Return the good ones, mended, and how many of the others have which fault."""
    good: list[Puzzle] = []
    thrown: dict[str, int] = {}
    deeds: dict[str, int] = {}
    for puzzle in map(mended, puzzles):
        deed = type(unpack(puzzle.answer[0])).__name__ if puzzle.kind == "move" else ""
        wrong = fault(puzzle) or ("again" if deeds.get(deed, 0) >= OFTEN else None)
        if wrong is not None:
            thrown[wrong] = thrown.get(wrong, 0) + 1
            continue
        good.append(puzzle)
        if deed and deed not in USUAL:
            deeds[deed] = deeds.get(deed, 0) + 1
    return good, thrown
