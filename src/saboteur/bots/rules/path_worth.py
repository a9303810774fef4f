"""Weighing path cards: where they lead, what they bar, what they tell of the one who lays them."""

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.hand_worth import keep_worth
from saboteur.bots.skills import OTHER_DOORS
from saboteur.core.measure import seen_distances as g
from saboteur.core.measure import seen_grid
from saboteur.core.table.cards import KIND, PATH_KINDS
from saboteur.play.actions import LayPath, MakeDetour
from saboteur.play.commentary.thoughts import Ground

Weighed = tuple[float, Ground]  # the worth of an option, and the chief ground for it
PLANNED = 4  # paths whose sequel is thought of
SEQUEL = 1.5  # cards of progress that a sequel counts at most
ROUND_ABOUT = 0.8  # what a ladder loses that leads round one's own door (S5)
HOPELESS = -0.3  # a path worth less is not thought on


def weigh_lays(assessment: Assessment, lays: list[LayPath]) -> list[Weighed]:
    """Return the worth of every path that can be laid: a quick look at all, a complete one at the best."""
    looks = [_quick(assessment, lay) for lay in lays]
    worths = [worth_of(assessment, look, lay) for look, lay in zip(looks, lays, strict=True)]
    if assessment.wish < 0 and assessment.skill.exact:
        _work_out_harm(assessment, lays, worths)
    _work_out_best(assessment, lays, worths)
    if assessment.wish > 0 and assessment.skill.plan:
        _plan_ahead(assessment, lays, worths)
    return worths


def _plan_ahead(assessment: Assessment, lays: list[LayPath], worths: list[Weighed]) -> None:
    """Like those among the best paths more from which another card in the hand leads on."""
    for i in sorted(range(len(lays)), key=lambda i: -worths[i][0])[:PLANNED]:
        at, _ = _where(lays[i])
        if at >= 0 and worths[i][0] > HOPELESS:
            worths[i] = worths[i][0] + assessment.skill.plan * _next_gain(assessment, lays[i]), worths[i][1]


def _next_gain(assessment: Assessment, lay: LayPath) -> float:
    """Return how many cards nearer the best of the other cards would bring the treasure after a path."""
    rest = list(assessment.own.hand)
    if lay.card in rest:
        rest.remove(lay.card)
    grid = assessment.grid.with_card(*_where(lay))
    far = assessment.expected(grid.distances())
    best = 0.0
    for kind in {KIND[card] for card in rest if KIND[card] <= PATH_KINDS}:
        for oriented in (2 * kind, 2 * kind + 1):
            if not g.is_dead_end(oriented):
                best = max(
                    [best, *(far - assessment.expected(grid.guess(at, oriented)) for at in grid.fitting(oriented))]
                )
    return min(best, SEQUEL)


def _work_out_best(assessment: Assessment, lays: list[LayPath], worths: list[Weighed]) -> None:
    """Work the best-looking path out completely, until the best is one that was."""
    done: set[int] = set()
    while lays and len(done) < assessment.skill.exact:
        best = max(range(len(lays)), key=lambda i: worths[i][0])
        if best in done:
            break
        done.add(best)
        worths[best] = worth_of(assessment, _complete(assessment, lays[best]), lays[best])


def _work_out_harm(assessment: Assessment, lays: list[LayPath], worths: list[Weighed]) -> None:
    """A saboteur's best card bars ways, which the quick look cannot see: work out what lies on the shortest ones."""
    seen: dict[int, dict[int, float]] = {}  # by cell: all dead ends bar it alike
    for i, lay in enumerate(lays):
        at, oriented = _where(lay)
        if at < 0 or not g.is_dead_end(oriented):
            continue
        if at not in seen:
            seen[at] = _complete(assessment, lay)
        worths[i] = worth_of(assessment, seen[at], lay)


def _where(lay: LayPath) -> tuple[int, int]:
    return seen_grid.place(lay.cell.x, lay.cell.y), g.oriented_of(lay.card, lay.turned)


def _quick(assessment: Assessment, lay: LayPath) -> dict[int, float]:
    at, oriented = _where(lay)
    return assessment.grid.guess(at, oriented) if at >= 0 else assessment.distances


def _complete(assessment: Assessment, lay: LayPath) -> dict[int, float]:
    at, oriented = _where(lay)
    return assessment.grid.with_card(at, oriented).distances() if at >= 0 else assessment.distances


def worth_of(assessment: Assessment, after: dict[int, float], lay: LayPath) -> Weighed:
    """Weigh the distances after a path was laid, and the card it costs."""
    gain = assessment.gain_of(after)
    worth, ground = change_worth(assessment, gain, assessment.reach_worth(after), assessment.handed_over(after))
    kind = g.oriented_of(lay.card, False) >> 1
    if lay.payer == assessment.me:
        worth -= 0.7
    worth += _colours(assessment, kind, gain)
    return worth - keep_worth(assessment, lay.card), ground


def _colours(assessment: Assessment, kind: int, gain: float) -> float:
    """Doors and crystals: an own door on the way shuts the others out; geologists count crystals (S6, S13)."""
    extra = 0.0
    door = g.DOORS[kind]
    if door and assessment.role in ("blue", "green"):
        extra += (
            assessment.skill.own_door
            if door == assessment.role and gain > 0.5
            else -0.3
            if door != assessment.role
            else 0.0
        )
    elif door and assessment.role == "saboteur":
        extra += 0.3
    if g.LADDERS[kind] and assessment.role in OTHER_DOORS and _own_door(assessment):
        extra -= ROUND_ABOUT
    if assessment.role == "geologist":
        extra += assessment.skill.crystal * g.CRYSTALS[kind]
    return extra


def _own_door(assessment: Assessment) -> bool:
    """Return whether a door of one's own colour keeps the others out."""
    return any(g.DOORS[card >> 1] == assessment.role for card in assessment.grid.cards.values())


def change_worth(assessment: Assessment, gain: float, reach: float, handed: float = 0.0) -> Weighed:
    """Weigh a change of the maze for those who dig and for those who do not want it.

    `handed` is the chance that it leaves the last card to the treasure to whoever plays next.
    """
    skill = assessment.skill
    if assessment.wish > 0:
        worth = assessment.wish * (gain + reach) - (skill.idle if gain < 0.1 and not reach else 0.0)
        return worth - (handed * assessment.rivals if handed and not reach else 0.0), _said(gain, reach)
    press = skill.press + skill.alarm * assessment.near
    quiet = (
        0.12 * (1.0 - assessment.near) if -0.2 <= gain <= 0.5 and reach >= 0 else 0.0
    )  # to be seen digging, uselessly
    return -gain * press - reach + quiet, _said(gain, reach)


def _said(gain: float, reach: float) -> Ground:
    if reach:
        return "reaches_goal"
    if gain > 0.2:
        return "nearer"
    if gain < -0.2:
        return "farther"
    return "changes_little"


def weigh_detours(assessment: Assessment, moves: list[MakeDetour]) -> list[Weighed]:
    """Weigh where the path laid last could go instead (C23)."""
    last = assessment.view.last_laid
    at = seen_grid.place(last.x, last.y) if last else -1
    if not moves or at not in assessment.grid.cards:
        return [(-0.5, "changes_little")] * len(moves)
    oriented = assessment.grid.cards[at]
    bare = assessment.grid.without(at)
    out = []
    for move in moves:
        new = seen_grid.place(move.cell.x, move.cell.y)
        after = bare.guess(new, oriented ^ (oriented & 1) | move.turned) if new >= 0 else bare.distances()
        worth, ground = change_worth(assessment, assessment.gain_of(after), assessment.reach_worth(after))
        out.append((worth - keep_worth(assessment, "detour") - 0.7 * (move.payer == assessment.me), ground))
    return out


def weigh_rocks(assessment: Assessment, at: int) -> Weighed:
    """Weigh a card's fall: diggers clear dead ends, saboteurs cut the way."""
    oriented = assessment.grid.cards.get(at, 0)
    if not oriented:
        return -0.4, "changes_little"
    barred = assessment.grid.shut and g.DOORS[oriented >> 1] == assessment.grid.shut
    if assessment.wish > 0 and not (g.is_dead_end(oriented) or barred or assessment.far > 9):
        return -0.6, "path_of_use"
    if assessment.wish < 0 and assessment.near < 0.25:
        return -0.4, "too_early"
    after = assessment.grid.without(at).distances()
    return change_worth(assessment, assessment.gain_of(after), 0.0)
