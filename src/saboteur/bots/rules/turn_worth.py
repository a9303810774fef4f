"""Weighing what can be done in a turn, action by action; worth is counted in cards of progress."""

from collections.abc import Callable
from typing import Any

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.hand_worth import AVERAGE, doubt, keep_worth
from saboteur.bots.rules.path_worth import Weighed, weigh_detours, weigh_lays, weigh_rocks
from saboteur.core.registry import CARDS
from saboteur.core.table.cards import FACES, KIND, PATH_KINDS
from saboteur.play import actions as act
from saboteur.play.commentary.thoughts import Ground
from saboteur.play.fields.values import Cell, code_of

USEFUL = 0.3  # worth of a path from which a gold-digger digs on rather than clears away
WASTED = 0.6  # and what a rockfall loses then
TURN = 0.3  # what a card more is worth where nobody draws any more
STEPS = (-(1 << 8), 1, 1 << 8, -1)  # from a cell to its neighbours north, east, south and west
THRIFT = 0.75  # of the worth of new cards that counts for throwing more than one away


def weigh(assessment: Assessment, options: list[act.AnyAction]) -> list[Weighed]:
    """Return the worth of every option of a turn."""
    laid = iter(weigh_lays(assessment, [action for action in options if isinstance(action, act.LayPath)]))
    moved = iter(weigh_detours(assessment, [action for action in options if isinstance(action, act.MakeDetour)]))
    out: list[Weighed] = []
    best_lay = 0.0
    rocks: dict[int, Weighed] = {}
    for action in options:
        if isinstance(action, act.LayPath):
            out.append(next(laid))
            best_lay = max(best_lay, out[-1][0])
        elif isinstance(action, act.MakeDetour):
            out.append(next(moved))
        elif isinstance(action, act.DropRocks):
            at = code_of(action.cell)
            if at not in rocks:
                worth, ground = weigh_rocks(assessment, at)
                rocks[at] = (worth - keep_worth(assessment, "rockfall"), ground)
            out.append(rocks[at])
        else:
            out.append(WEIGH[type(action)](assessment, action))
    for i, action in enumerate(options):
        if isinstance(action, act.CallSpecialist):
            out[i] = (out[i][0] + 1.2 * best_lay, out[i][1])
        elif isinstance(action, act.DropRocks) and assessment.wish > 0 and best_lay > USEFUL:
            out[i] = (out[i][0] - WASTED, out[i][1])  # gaps first: a dead end can wait
    return out


# -- tools -----------------------------------------------------------------------------------------------


def _turns_until(assessment: Assessment, seat: int) -> int:
    """Count the turns until a seat's next."""
    n = assessment.view.seats
    return ((seat - assessment.me) * (1 if assessment.view.clockwise else -1)) % n or n


def break_tool(assessment: Assessment, action: act.BreakTool) -> Weighed:
    """Stop an enemy from digging, or an ally's enemy; whoever plays soon first when the treasure is near."""
    if action.seat == assessment.me:
        return -2.0, "own_tool"
    enemy = -assessment.allied[action.seat]
    skill = assessment.skill
    worth = enemy * _hurry(assessment, action.seat) * skill.dig_break
    if assessment.wish < 0:
        worth = enemy * _hurry(assessment, action.seat) * (skill.sab_break + skill.sab_alarm * assessment.near)
    if assessment.memory.blocks[action.seat]:
        worth *= skill.again
    return worth - keep_worth(assessment, f"break_{action.tool}"), _side(enemy)


def _hurry(assessment: Assessment, seat: int) -> float:
    return 1.0 + 0.4 * assessment.near * (1.0 - _turns_until(assessment, seat) / assessment.view.seats)


def _side(enemy: float) -> Ground:
    return "for_enemy" if enemy > 0.2 else "for_ally" if enemy < -0.2 else "for_either"


def mend_tool(assessment: Assessment, action: act.MendTool) -> Weighed:
    """Be able to dig again, or help whom one trusts."""
    last = assessment.memory.blocks[action.seat] == 1
    if action.seat == assessment.me:
        base = (1.3 if last else 0.7) if assessment.wish > 0 else (0.6 + 0.5 * assessment.near if last else 0.3)
        return base - keep_worth(assessment, action.card), "dig_again"
    ally = assessment.allied[action.seat]
    worth = ally * (1.0 if last else 0.5) * (assessment.skill.dig_mend if assessment.wish > 0 else 0.6)
    return worth - keep_worth(assessment, action.card), _side(-ally)


# -- knowledge -------------------------------------------------------------------------------------------


def read_map(assessment: Assessment, action: act.ReadMap) -> Weighed:
    """Look where the treasure may be, as long as one does not know."""
    chance = assessment.memory.goals.get(code_of(action.cell))
    if chance is None:
        return 0.15 - keep_worth(assessment, "map"), "chest_unknown"
    news = 4.0 * chance * (1.0 - chance) * doubt(assessment)
    news *= 1.0 - reported(assessment, action.cell)
    use = assessment.skill.dig_map + (0.3 if assessment.far < 5 else 0.0) if assessment.wish > 0 else 0.7
    known = chance == 0.0 or 1.0 in assessment.memory.goals.values()
    return news * use - keep_worth(assessment, "map"), "spare_cards" if known else "treasure_unknown"


def reported(assessment: Assessment, cell: Cell) -> float:
    """Return how far somebody who looked at a goal and is trusted has said what it is."""
    readers = assessment.memory.readers.get(code_of(cell), [])
    words = [
        said.by
        for said in assessment.memory.said.values()
        if said.cell == cell
        and said.say in ("goal_is", "goal_is_not")
        and said.by in readers
        and said.by != assessment.me
    ]
    return max((max(0.0, assessment.allied[seat]) for seat in words), default=0.0)


def inspect(assessment: Assessment, action: act.Inspect) -> Weighed:
    """Look at the dwarf one knows least about."""
    return 0.9 * assessment.uncertain(action.seat) - keep_worth(assessment, "inspection"), "seat_unknown"


# -- Saboteur 2 ------------------------------------------------------------------------------------------


def trap(assessment: Assessment, action: act.Trap) -> Weighed:
    """A trapped seat neither digs nor gets gold (S15)."""
    enemy = -assessment.allied[action.seat]
    worth = 1.6 * enemy * _hurry(assessment, action.seat) * (0.5 if assessment.memory.blocks[action.seat] else 1.0)
    if assessment.wish < 0:
        worth *= 0.7 + 0.4 * assessment.near
    return worth - keep_worth(assessment, "trapped"), _side(enemy)


def free(assessment: Assessment, action: act.Free) -> Weighed:
    """Get out of the trap, or an ally."""
    if action.seat == assessment.me:
        return 2.2 - keep_worth(assessment, "freed"), "am_trapped"
    ally = assessment.allied[action.seat]
    return 1.1 * ally - keep_worth(assessment, "freed"), _side(-ally)


def hands_off(assessment: Assessment, action: act.HandsOff) -> Weighed:
    """Stop a thief, unless it is oneself."""
    if action.seat == assessment.me:
        return -2.0, "own_theft"
    risk = 0.5 if assessment.own.gold > 0 else 0.25
    return risk - 0.2 * assessment.allied[action.seat] - keep_worth(assessment, "hands_off"), "thief_waits"


def theft(assessment: Assessment, action: act.PlayTheft) -> Weighed:
    """Take one gold at the round's end."""
    _ = action
    anyone = any(info.any_gold for seat, info in enumerate(assessment.view.table) if seat != assessment.me)
    late = 1.0 - min(1.0, assessment.view.pile / 60)
    use = (0.65 + 0.35 * late if anyone else 0.4 + 0.5 * late) + assessment.skill.thief
    return use - keep_worth(assessment, "theft"), "gold_to_steal"


def outlook(assessment: Assessment) -> float:
    """Guess how likely the own role is to win this round."""
    reach = max(0.05, min(0.95, 0.5 + 0.12 * (assessment.cards_left / 9.0 - assessment.far)))
    if assessment.role == "geologist":
        return 0.3 + 0.08 * sum(FACES[oriented >> 1].crystals for oriented in assessment.maze.cards.values())
    if assessment.role == "profiteer":
        return 0.5
    return reach if assessment.wish > 0 else 1.0 - reach


def swap_hats(assessment: Assessment, action: act.SwapHats) -> Weighed:
    """Change sides when one's own is losing; make an enemy change when it is winning."""
    keep = keep_worth(assessment, "hat_swap")
    if action.seat == assessment.me:
        return 1.6 * (0.45 - outlook(assessment)) - keep, "side_loses"
    return -0.5 * assessment.allied[action.seat] - 0.1 - keep, "better_as_other"


def swap_hands(assessment: Assessment, action: act.SwapHands) -> Weighed:
    """Return the worth of swapping a poor hand for one that may be better."""
    rest = list(assessment.own.hand)
    rest.remove("hand_swap")
    mine = sum(keep_worth(assessment, card) for card in rest)
    theirs = assessment.view.table[action.seat].hand * AVERAGE
    if not assessment.view.pile:  # cards are turns then, and nobody draws any more
        theirs += TURN * (assessment.view.table[action.seat].hand - len(rest))
    worth = 0.8 * (theirs - mine) - AVERAGE - 0.2 * assessment.allied[action.seat]
    return worth - keep_worth(assessment, "hand_swap"), "poor_hand"


def drop_front(assessment: Assessment, action: act.DropFront) -> Weighed:
    """Free oneself at the price of two cards (S3)."""
    cost = sum(keep_worth(assessment, card) for card in action.cards) + AVERAGE
    if action.front == "theft":
        return -1.0 - cost, "own_theft"
    use = 2.0 if action.front == "trapped" else 1.2 if assessment.memory.blocks[assessment.me] == 1 else 0.6
    return (use if assessment.wish > 0 or action.front == "trapped" else 0.5) - cost, "dig_again"


# -- championship cards and mini-expansions --------------------------------------------------------------


def swap_gain(assessment: Assessment, one: int, two: int) -> float:
    """Return by how many cards the treasure comes nearer if two goals change places."""
    goals, far = assessment.goals, assessment.distances
    if one not in goals or two not in goals:
        return 0.0
    return (goals[one] - goals[two]) * (far[one] - far[two])


def handle_goals(assessment: Assessment, action: act.HandleGoals) -> Weighed:
    """Bring the treasure nearer, or take it away (C17)."""
    gain = swap_gain(assessment, code_of(action.cell), code_of(action.other))
    return assessment.wish * gain - keep_worth(assessment, "goal_swap"), "goals_otherwise"


def trove(assessment: Assessment, action: act.SearchTrove) -> Weighed:
    """Choose the best of five discards."""
    _ = action
    found = min(5, assessment.view.discards)
    return 0.12 * found - keep_worth(assessment, "trove"), "in_discards"


def turnabout(assessment: Assessment, action: act.TurnAbout) -> Weighed:
    """Let the better neighbour play next."""
    _ = action
    n, step = assessment.view.seats, 1 if assessment.view.clockwise else -1
    after, before = assessment.allied[(assessment.me + step) % n], assessment.allied[(assessment.me - step) % n]
    return 0.25 * (before - after) - keep_worth(assessment, "turnabout"), "other_neighbour"


def specialist(assessment: Assessment, action: act.CallSpecialist) -> Weighed:
    """Two paths at once: as good as the best path, and once more (the best path is added by `weigh`)."""
    _ = action
    return 0.2 - keep_worth(assessment, "path_specialist"), "two_paths"


def place_toll(assessment: Assessment, action: act.PlaceToll) -> Weighed:
    """Earn a coin where everybody wants to go, or bar the way (M1)."""
    guarded = code_of(action.cell) + STEPS["NESW".index(action.side)]
    on_way = any(chance and assessment.maze.on_way(guarded, goal) for goal, chance in assessment.goals.items())
    use = (0.7 if on_way else 0.1) if assessment.wish > 0 else (0.6 + 0.6 * assessment.near if on_way else 0.1)
    return use - keep_worth(assessment, action.card) - AVERAGE, "toll_earns"


def ask_toll(assessment: Assessment, action: act.AskToll) -> Weighed:
    """Let an ally pay for the cell one wants to dig; a saboteur digs elsewhere."""
    if assessment.wish < 0:
        return -0.5, "no_way_there"
    at = code_of(action.cell)
    gain = max(
        (assessment.gain_of(assessment.maze.after(at, 2 * KIND[card])) for card in _paths(assessment)), default=0.0
    )
    trust = 0.5 + 0.5 * assessment.allied[action.seat]
    return (gain - 0.3) * trust - 0.1, "way_guarded"


def _paths(assessment: Assessment) -> set[str]:
    return {card for card in assessment.own.hand if KIND[card] <= PATH_KINDS}


def pass_turn(assessment: Assessment, action: act.Pass) -> Weighed:
    """Throw away what one can do without; more cards mean more new ones (S3)."""
    cost = sum([keep_worth(assessment, card) for card in action.cards])
    fresh = THRIFT * AVERAGE * min(len(action.cards) - 1, assessment.view.pile)
    return fresh - cost, "spare_cards"


def play_card(assessment: Assessment, action: act.PlayCard) -> Weighed:
    """A card of a module, by what it says of itself: what it gains, and what it is to the seat it is played on."""
    card = CARDS[action.card]
    gain = card.gain[assessment.wish < 0]
    if card.on_target and action.seat is not None:
        gain *= card.on_target * (1.0 if action.seat == assessment.me else assessment.allied[action.seat])
    return gain - keep_worth(assessment, action.card), "module_says"


def finish_turn(assessment: Assessment, action: act.FinishTurn) -> Weighed:
    """Lay no second path if there is no good one (R-28)."""
    _ = assessment, action
    return 0.0, "no_second_path"


WEIGH: dict[type[act.Action], Callable[[Assessment, Any], Weighed]] = {
    act.BreakTool: break_tool,
    act.MendTool: mend_tool,
    act.ReadMap: read_map,
    act.Inspect: inspect,
    act.Trap: trap,
    act.Free: free,
    act.HandsOff: hands_off,
    act.PlayTheft: theft,
    act.SwapHats: swap_hats,
    act.SwapHands: swap_hands,
    act.DropFront: drop_front,
    act.HandleGoals: handle_goals,
    act.SearchTrove: trove,
    act.TurnAbout: turnabout,
    act.CallSpecialist: specialist,
    act.PlaceToll: place_toll,
    act.AskToll: ask_toll,
    act.Pass: pass_turn,
    act.FinishTurn: finish_turn,
    act.PlayCard: play_card,
}
