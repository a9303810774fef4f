"""Common sense: what no level does, whatever its rules, its search or its network may think of it."""

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.answer_worth import harm_of
from saboteur.bots.rules.path_worth import opened_by, weigh_detours, weigh_lays, weigh_rocks
from saboteur.bots.rules.turn_worth import guards_way, is_late, outlook
from saboteur.core.measure.known_maze import is_dead_end, oriented_of
from saboteur.play import actions as act
from saboteur.play.fields.values import Cell, code_of

CLEARS = ("digger", "blue", "green")  # who opens the way for others, too


def sensible(assessment: Assessment, options: list[act.AnyAction]) -> list[act.AnyAction]:
    """Leave out what is senseless; if nothing would be left, nothing is left out."""
    turning = [action for action in options if _turns_a_goal(assessment, action)]
    if turning:
        return turning
    clearing = _clearing(assessment, options)
    if clearing:
        return clearing
    asked = _whom_to_ask(assessment, options)
    kept = [action for action in options if not _senseless(assessment, action, asked)]
    kept = _modest(assessment, _from_the_richest(assessment, kept))
    if assessment.wish > 0:  # nothing is weighed for the others, whose time would tell that they hold rocks
        useful = [action for action in kept if not _wastes_a_turn(assessment, action)]
        if len(useful) < len(kept) and _can_dig_on(assessment, useful):
            return useful
    return kept or options


def _turns_a_goal(assessment: Assessment, action: act.AnyAction) -> bool:
    """Return whether a gold-digger's path reaches a goal that may be the treasure, and nobody's spider (M4)."""
    memory = assessment.memory
    if not isinstance(action, act.LayPath) or assessment.role != "digger" or memory.spiders:
        return False
    at = code_of(action.cell)
    reached = assessment.maze.after(at, oriented_of(action.card, action.turned))
    before, least = assessment.distances, assessment.weights.sense.turns
    return any(
        memory.goals[goal] > 0.0 and chance >= least and reached[goal] == 0 < before[goal]
        for goal, chance in assessment.goals.items()
    )


def _clearing(assessment: Assessment, options: list[act.AnyAction]) -> list[act.AnyAction]:
    """Return the rockfalls that open the way where it is shut, for whoever digs and knows the treasure (B10).

    Teams open it if it was shut for good: the other team goes there, too.
    """
    limits = assessment.weights.sense
    rocks = [action for action in options if isinstance(action, act.DropRocks)]
    if assessment.role not in CLEARS or not rocks or max(assessment.goals.values(), default=0.0) < limits.knows:
        return []
    lays = [action for action in options if isinstance(action, act.LayPath)]
    if any(worth > limits.leads_on for worth, _ in weigh_lays(assessment, lays)):
        return []
    gains = [assessment.gain_of(assessment.maze.after(code_of(action.cell), 0)) for action in rocks]
    opens = limits.opens_way if assessment.role == "digger" else limits.opens_for_teams
    least = max(opens, max(gains) - limits.alike)
    return [action for action, gain in zip(rocks, gains, strict=True) if gain >= least]


def _from_the_richest(assessment: Assessment, options: list[act.AnyAction]) -> list[act.AnyAction]:
    """Return the options, of thefts those alone that rob the seat with the most gold (S14)."""
    gold = assessment.memory.gold
    most = max((gold[action.seat] for action in options if isinstance(action, act.Rob)), default=0)
    return [action for action in options if not isinstance(action, act.Rob) or gold[action.seat] == most]


def _modest(assessment: Assessment, options: list[act.AnyAction]) -> list[act.AnyAction]:
    """Leave out passing with too many cards (S3), as long as a path can be laid that leads on.

    Nobody throws several away in the first lap, whatever its side, nor does a geologist throw three away at any time.
    """
    limits = assessment.weights.sense
    first_lap = assessment.memory.cards_played < assessment.view.seats
    if not first_lap and assessment.role != "geologist":
        return options
    most = limits.thrown_early if first_lap else limits.thrown_by_geologists
    modest = [action for action in options if not isinstance(action, act.Pass) or len(action.cards) <= most]
    return modest if len(modest) < len(options) and _leads_on(assessment, options) else options


def _leads_on(assessment: Assessment, options: list[act.AnyAction]) -> bool:
    """Return whether a path can be laid that brings the goals nearer on average, whoever wants that."""
    for action in options:
        if isinstance(action, act.LayPath) and not is_dead_end(oriented := oriented_of(action.card, action.turned)):
            after = assessment.maze.after(code_of(action.cell), oriented).values()
            nearer = assessment.maze.mean - sum(after) / max(1, len(after))
            if nearer >= assessment.weights.sense.leads_nearer:
                return True
    return False


def _whom_to_ask(assessment: Assessment, options: list[act.AnyAction]) -> int | None:
    """Choose the one seat that may be asked for a toll: the likeliest ally, and nobody once somebody refused."""
    asks = [action.seat for action in options if isinstance(action, act.AskToll)]
    if not asks or assessment.view.toll_refused:
        return None
    best = max(asks, key=lambda seat: assessment.allied[seat])
    return best if assessment.allied[best] > assessment.weights.sense.ally else None


def _wastes_a_turn(assessment: Assessment, action: act.AnyAction) -> bool:
    """Return whether somebody throws several cards away (S3), or a team's dwarf drops rocks that help nobody."""
    if isinstance(action, act.DropRocks) and assessment.role != "digger":
        return weigh_rocks(assessment, code_of(action.cell))[1] != "nearer"
    return isinstance(action, act.Pass) and len(action.cards) > 1


def _can_dig_on(assessment: Assessment, options: list[act.AnyAction]) -> bool:
    """Return whether somebody who wants the treasure found can lay a path that leads there."""
    lays = [action for action in options if isinstance(action, act.LayPath)]
    return (
        any(worth > assessment.weights.sense.leads_on for worth, _ in weigh_lays(assessment, lays)) if lays else False
    )


def _nothing_new(assessment: Assessment, cell: Cell) -> bool:
    """Return whether a map would show what is known of a goal.

    A seat knows what it has seen, and what somebody trusted has seen and said. If those contradict each other, a look
    is worth it; if it knows where the treasure is, a map is a card to spare, for any goal but those it has seen.
    """
    at = code_of(cell)
    chance = assessment.goals.get(at)
    if chance is None:
        return False
    if 1.0 in assessment.goals.values():
        return assessment.me in assessment.memory.readers.get(at, [])
    treasures, stones = _reports(assessment)
    if len(treasures) > 1 or treasures & stones:
        return False
    return chance == 0.0 or cell in stones or bool(treasures)


def _reports(assessment: Assessment) -> tuple[set[Cell], set[Cell]]:
    """Return which goals are the treasure and which are not, by the word of trusted seats that have looked."""
    memory = assessment.memory
    claims: dict[str, set[Cell]] = {"goal_is": set(), "goal_is_not": set()}
    for said in memory.said.values():
        if said.say not in claims or said.cell is None or said.kind != "treasure" or said.by == assessment.me:
            continue
        looked = said.by in memory.readers.get(code_of(said.cell), [])
        if looked and assessment.role_chance(said.by, "saboteur") <= assessment.weights.sense.trusted:
            claims[said.say].add(said.cell)
    return claims["goal_is"], claims["goal_is_not"]


def _senseless(assessment: Assessment, action: act.AnyAction, asked: int | None) -> bool:
    memory, view, limits = assessment.memory, assessment.view, assessment.weights.sense
    match action:
        case act.BreakTool() | act.Trap():
            return memory.blocks[action.seat] >= limits.broken
        case act.LayPath():
            return assessment.wish < 0 and opened_by(assessment, action) >= limits.opens
        case act.DropRocks():
            return assessment.role == "digger" and weigh_rocks(assessment, code_of(action.cell))[1] != "nearer"
        case act.MakeDetour():
            return assessment.wish > 0 and weigh_detours(assessment, [action])[0][0] < limits.serves
        case act.ReadMap():
            return _nothing_new(assessment, action.cell)
        case act.AskToll():
            return action.seat != asked
        case act.PlaceToll():  # in the first lap nobody knows yet where the way will go
            return memory.cards_played < view.seats or not guards_way(assessment, action)
        case act.PlayTheft():
            return not is_late(assessment)
        case act.SwapHats():
            return not _has_reason(assessment, action.seat)
        case act.DropFront():
            return view.pile == 0 and len(assessment.own.hand) <= len(action.cards)
        case act.Pass():
            return view.pile == 0 and len(action.cards) > 1
        case act.PlayVeto():
            return _of_use_to_us(assessment)
        case act.Allow():
            return harm_of(assessment) >= limits.stops
    return False


def _has_reason(assessment: Assessment, seat: int) -> bool:
    """Return whether a dwarf is worth changing: one's own if its side is losing, another's if it is an enemy.

    In the first laps there is no reason yet for either.
    """
    limits = assessment.weights.sense
    if assessment.memory.cards_played < limits.losing_laps * assessment.view.seats:
        return False
    if seat == assessment.me:
        return outlook(assessment) < limits.losing
    return assessment.allied[seat] < -limits.ally


def _of_use_to_us(assessment: Assessment) -> bool:
    """Return whether the card that could be vetoed is an ally's map, or harms somebody held for an enemy (C19)."""
    question = assessment.view.question
    played = question.action if question else None
    ally = assessment.weights.sense.ally
    if isinstance(played, act.ReadMap):
        return question is not None and question.by is not None and assessment.allied[question.by] > -ally
    if not isinstance(played, act.BreakTool | act.Trap) or played.seat == assessment.me:
        return False
    return assessment.allied[played.seat] < -ally
