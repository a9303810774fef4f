"""Common sense: what no level does, whatever its rules, its search or its network may think of it."""

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.path_worth import weigh_lays, weigh_rocks
from saboteur.core.measure.known_maze import oriented_of
from saboteur.play import actions as act
from saboteur.play.fields.values import Cell, code_of


def sensible(assessment: Assessment, options: list[act.AnyAction]) -> list[act.AnyAction]:
    """Leave out what is senseless; if nothing would be left, nothing is left out."""
    turning = [action for action in options if _turns_a_goal(assessment, action)]
    if turning:
        return turning
    asked = _whom_to_ask(assessment, options)
    kept = [action for action in options if not _senseless(assessment, action, asked)]
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
    before = assessment.distances
    return any(memory.goals[goal] > 0.0 and reached[goal] == 0 < before[goal] for goal in memory.goals)


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
    memory, view = assessment.memory, assessment.view
    match action:
        case act.BreakTool() | act.Trap():
            return memory.blocks[action.seat] >= assessment.weights.sense.broken
        case act.ReadMap():
            return _nothing_new(assessment, action.cell)
        case act.AskToll():
            return action.seat != asked
        case act.PlaceToll():
            return memory.laps < view.seats  # nobody knows yet where the way will go
        case act.DropFront():
            return view.pile == 0 and len(assessment.own.hand) <= len(action.cards)
        case act.Pass():
            return view.pile == 0 and len(action.cards) > 1
        case act.PlayVeto():
            return _of_use_to_us(assessment)
    return False


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
