"""Weighing path cards: where they lead, what they bar, what they tell of the one who lays them."""

from typing import Final

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.hand_worth import keep_worth
from saboteur.bots.skills import OTHER_DOORS
from saboteur.core.measure.known_maze import KnownMaze, is_dead_end, oriented_of, shared_maze
from saboteur.core.table.cards import FACES, KIND, PATH_KINDS
from saboteur.play.actions import LayPath, MakeDetour
from saboteur.play.commentary.thoughts import Ground
from saboteur.play.fields.values import code_of

STONES: Final = ("NE", "NW")  # what stones show (B2), one each in the base game
BASE_GOALS: Final = 3
Weighed = tuple[float, Ground]  # the worth of an option, and the chief ground for it


def weigh_lays(assessment: Assessment, lays: list[LayPath]) -> list[Weighed]:
    """Return the worth of every path that can be laid; the same paths are weighed once."""
    if assessment.lays[0] == lays:
        return assessment.lays[1]
    worths = [worth_of(assessment, after_turning(assessment, lay), lay) for lay in lays]
    if assessment.wish > 0 and assessment.skill.plan:
        _plan_ahead(assessment, lays, worths)
    assessment.lays = lays, worths
    return worths


def _plan_ahead(assessment: Assessment, lays: list[LayPath], worths: list[Weighed]) -> None:
    """Like those among the best paths more from which another card in the hand leads on."""
    weights = assessment.weights.paths
    for i in sorted(range(len(lays)), key=lambda i: -worths[i][0])[: weights.planned]:
        if worths[i][0] > weights.hopeless:
            worths[i] = worths[i][0] + assessment.skill.plan * _next_gain(assessment, lays[i]), worths[i][1]


def _next_gain(assessment: Assessment, lay: LayPath) -> float:
    """Return how many cards nearer the best of the other cards would bring the treasure after a path."""
    rest = list(assessment.own.hand)
    if lay.card in rest:
        rest.remove(lay.card)
    cell, laid = _where(lay)
    maze = assessment.maze.changed({cell: laid})
    far = assessment.expected(maze.far)
    best = 0.0
    for kind in {KIND[card] for card in rest if KIND[card] <= PATH_KINDS}:
        for oriented in (2 * kind, 2 * kind + 1):
            if not is_dead_end(oriented):
                best = max(
                    [best, *(far - assessment.expected(maze.after(at, oriented)) for at in maze.fitting(oriented))]
                )
    return min(best, assessment.weights.paths.sequel)


def _where(lay: LayPath) -> tuple[int, int]:
    return code_of(lay.cell), oriented_of(lay.card, lay.turned)


def after_turning(assessment: Assessment, lay: LayPath) -> dict[int, float]:
    """Return the distances after a path was laid, where goals that it turns may be stones, which lead on (B13)."""
    cell, laid = _where(lay)
    after = assessment.maze.after(cell, laid)
    reached = [goal for goal, far in after.items() if far == 0 < assessment.distances[goal]]
    stones = [goal for goal in reached if assessment.goals[goal] < 1.0]
    if not stones or len(assessment.goals) == 1:
        return after
    past = _past(assessment, cell, laid, stones)
    return {**after, **{goal: far for goal, far in past.items() if goal not in reached}}


def _past(assessment: Assessment, cell: int, laid: int, stones: list[int]) -> dict[int, float]:
    """Return the mean distances once one of some stones is turned, whatever it may show."""
    shown = _shown(assessment)
    others = [tunnel for tunnel in STONES if tunnel not in shown.values()]
    unknown = others if others and len(assessment.view.goals) == BASE_GOALS else STONES
    found = [
        _once_turned(assessment, {cell: laid}, goal, tunnel)
        for goal in stones
        for tunnel in ([shown[goal]] if goal in shown else unknown)
    ]
    return {goal: sum(far[goal] for far in found if goal in far) / len(found) for goal in found[0]}


def _shown(assessment: Assessment) -> dict[int, str]:
    """Return the tunnels of stones that a seat has seen, by cell."""
    seen = [(note.cell, note.goal) for note in assessment.own.notes]
    seen += [(goal.cell, goal.face) for goal in assessment.view.goals]
    return {code_of(cell): face.card for cell, face in seen if cell and face and face.kind == "stone"}


def _once_turned(assessment: Assessment, laid: dict[int, int], goal: int, tunnel: str) -> dict[int, float]:
    """Return the distances of the other goals; a stone that fits either way is set as the layer likes (B14)."""
    memory = assessment.memory
    others = tuple(other for other in memory.goals if other != goal)

    def maze(more: dict[int, int]) -> KnownMaze:
        cards, ages = tuple({**memory.cards, **laid, **more}.items()), tuple(memory.ages.items())
        return shared_maze(cards, others, tuple(memory.large), ages, OTHER_DOORS.get(assessment.role, ""))

    bare = maze({})
    ways = [oriented_of(tunnel, turned) for turned in (False, True)]
    fitting = [oriented for oriented in ways if bare.fits(goal, oriented)] or ways
    found = [maze({goal: oriented}).far for oriented in fitting]
    return max(found, key=lambda far: -assessment.wish * sum(assessment.goals[at] * far[at] for at in others))


def opened_by(assessment: Assessment, lay: LayPath) -> float:
    """Return by how many cards a path brings the treasure nearer that turns a goal known to be none."""
    after = assessment.maze.after(*_where(lay))
    reached = [goal for goal, far in after.items() if far == 0 < assessment.distances[goal]]
    if not reached or any(assessment.goals[goal] > 0.0 for goal in reached):
        return 0.0
    return assessment.gain_of(after_turning(assessment, lay))


def worth_of(assessment: Assessment, after: dict[int, float], lay: LayPath) -> Weighed:
    """Weigh the distances after a path was laid, and the card it costs."""
    gain = assessment.gain_of(after)
    worth, ground = change_worth(assessment, gain, assessment.reach_worth(after), assessment.handed_over(after))
    kind = oriented_of(lay.card, False) >> 1
    if lay.payer == assessment.me:
        worth -= assessment.weights.paths.toll
    worth += _colours(assessment, kind, gain)
    return worth - keep_worth(assessment, lay.card), ground


def _colours(assessment: Assessment, kind: int, gain: float) -> float:
    """Doors and crystals: an own door on the way shuts the others out; geologists count crystals (S6, S13)."""
    extra = 0.0
    door = FACES[kind].door
    weights = assessment.weights.paths
    if door and assessment.role in OTHER_DOORS:
        if door != assessment.role:
            extra += weights.other_door
        elif gain > weights.door_gain:
            extra += assessment.skill.own_door
    elif door and assessment.role == "saboteur":
        extra += weights.saboteur_door
    if FACES[kind].ladder and assessment.role in OTHER_DOORS and _own_door(assessment):
        extra -= weights.round_door
    if assessment.role == "geologist":
        extra += assessment.skill.crystal * FACES[kind].crystals
    return extra


def _own_door(assessment: Assessment) -> bool:
    """Return whether a door of one's own colour keeps the others out."""
    return any(FACES[card >> 1].door == assessment.role for card in assessment.maze.cards.values())


def change_worth(assessment: Assessment, gain: float, reach: float, handed: float = 0.0) -> Weighed:
    """Weigh a change of the maze for those who dig and for those who do not want it.

    `handed` is the chance that it leaves the last card to the treasure to whoever plays next.
    """
    skill, weights = assessment.skill, assessment.weights.paths
    ground = _ground_of(gain, reach, weights.told)
    if assessment.wish < 0 and ground == "nearer":
        ground = "seems_honest"  # what it is for: nobody of that side wants the treasure closer
    if assessment.wish > 0:
        worth = assessment.wish * (gain + reach) - (skill.idle if gain < weights.idle_gain and not reach else 0.0)
        return worth - (handed * assessment.rivals if handed and not reach else 0.0), ground
    press = skill.press + skill.alarm * assessment.near
    harmless = weights.quiet_loss <= gain <= weights.quiet_gain and reach >= 0
    return -gain * press - reach + (weights.quiet * (1.0 - assessment.near) if harmless else 0.0), ground


def _ground_of(gain: float, reach: float, told: float) -> Ground:
    if reach:
        return "reaches_goal"
    if gain > told:
        return "nearer"
    if gain < -told:
        return "farther"
    return "changes_little"


def weigh_detours(assessment: Assessment, moves: list[MakeDetour]) -> list[Weighed]:
    """Weigh where the path laid last could go instead (C23)."""
    last, weights = assessment.view.last_laid, assessment.weights.paths
    at = code_of(last) if last else 0
    if not moves or at not in assessment.maze.cards:
        return [(weights.no_detour, "changes_little")] * len(moves)
    oriented = assessment.maze.cards[at]
    bare = assessment.maze.changed({at: 0})
    out = []
    for move in moves:
        after = bare.after(code_of(move.cell), oriented ^ (oriented & 1) | move.turned)
        gain, reach = assessment.gain_of(after), assessment.reach_worth(after)
        worth, ground = change_worth(assessment, gain, reach, assessment.handed_over(after))
        out.append((worth - keep_worth(assessment, "detour") - weights.toll * (move.payer == assessment.me), ground))
    return out


def weigh_rocks(assessment: Assessment, at: int) -> Weighed:
    """Weigh a card's fall: diggers clear dead ends, saboteurs cut the way."""
    oriented, weights = assessment.maze.cards.get(at, 0), assessment.weights.paths
    if not oriented:
        return weights.empty_cell, "changes_little"
    if assessment.wish < 0 and assessment.near < weights.rocks_near:
        return weights.too_early, "too_early"
    gain = assessment.gain_of(assessment.maze.after(at, 0))
    barred = FACES[oriented >> 1].door and FACES[oriented >> 1].door == OTHER_DOORS.get(assessment.role)
    if assessment.wish > 0 and not (is_dead_end(oriented) or barred):
        gain = min(gain, _gain_once_fresh(assessment, at))
        if gain < weights.rocks_gain:
            return weights.useful_path, "path_of_use"
    return change_worth(assessment, gain, 0.0)


def _gain_once_fresh(assessment: Assessment, at: int) -> float:
    """Return the gain of a card's fall if no open end had waited: a new end in its place is no progress by itself."""
    memory = assessment.memory
    cards, goals, large = tuple(memory.cards.items()), tuple(memory.goals), tuple(memory.large)
    fresh = shared_maze(cards, goals, large, (), OTHER_DOORS.get(assessment.role, ""))
    return assessment.expected(fresh.far) - assessment.expected(fresh.after(at, 0))
