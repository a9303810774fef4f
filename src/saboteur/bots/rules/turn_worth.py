"""Weighing what can be done in a turn, action by action; worth is counted in cards of progress."""

from collections.abc import Callable
from typing import Any, Final

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.hand_worth import doubt, keep_worth
from saboteur.bots.rules.module_worth import said_by_module
from saboteur.bots.rules.path_worth import Weighed, weigh_detours, weigh_lays, weigh_rocks
from saboteur.core.registry import CARDS
from saboteur.core.table.cards import FACES, KIND, PATH_KINDS
from saboteur.play import actions as act
from saboteur.play.commentary.thoughts import Ground
from saboteur.play.fields.values import Cell, code_of

START: Final = code_of(Cell(0, 0))
THROWN_ROCKS: Final = "rockfall!"  # where `Assessment.kept` has what throwing one away costs
STEPS = (-(1 << 8), 1, 1 << 8, -1)  # from a cell to its neighbours north, east, south and west


def weigh(assessment: Assessment, options: list[act.AnyAction]) -> list[Weighed]:
    """Return the worth of every option of a turn."""
    laid = iter(weigh_lays(assessment, [action for action in options if isinstance(action, act.LayPath)]))
    moved = iter(weigh_detours(assessment, [action for action in options if isinstance(action, act.MakeDetour)]))
    out: list[Weighed] = []
    best_lay = 0.0
    rocks: dict[int, Weighed] = {}
    weights = assessment.weights.paths
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
            out[i] = (out[i][0] + weights.second_path * best_lay, out[i][1])
        elif isinstance(action, act.DropRocks) and assessment.wish > 0 and best_lay > weights.digs_on:
            out[i] = (out[i][0] - weights.clears, out[i][1])  # gaps first: a dead end can wait
    return out


# -- tools -----------------------------------------------------------------------------------------------


def _turns_until(assessment: Assessment, seat: int) -> int:
    """Count the turns until a seat's next."""
    n = assessment.view.seats
    return ((seat - assessment.me) * (1 if assessment.view.clockwise else -1)) % n or n


def break_tool(assessment: Assessment, action: act.BreakTool) -> Weighed:
    """Stop an enemy from digging, or an ally's enemy; whoever plays soon first when the treasure is near."""
    if action.seat == assessment.me:
        return assessment.weights.tools.against_oneself, "own_tool"
    enemy = -assessment.allied[action.seat]
    skill = assessment.skill
    worth = enemy * _hurry(assessment, action.seat) * skill.dig_break
    if assessment.wish < 0:
        worth = enemy * _hurry(assessment, action.seat) * (skill.sab_break + skill.sab_alarm * assessment.near)
    if assessment.memory.blocks[action.seat]:
        worth *= skill.again
    return worth - keep_worth(assessment, f"break_{action.tool}"), _side(assessment, enemy)


def _hurry(assessment: Assessment, seat: int) -> float:
    soon = assessment.weights.tools.soon
    return 1.0 + soon * assessment.near * (1.0 - _turns_until(assessment, seat) / assessment.view.seats)


def _side(assessment: Assessment, enemy: float) -> Ground:
    sided = assessment.weights.table.sided
    return "for_enemy" if enemy > sided else "for_ally" if enemy < -sided else "for_either"


def mend_tool(assessment: Assessment, action: act.MendTool) -> Weighed:
    """Be able to dig again, or help whom one trusts."""
    last = assessment.memory.blocks[action.seat] == 1
    weights, digs = assessment.weights.tools, assessment.wish > 0
    keep = keep_worth(assessment, action.card)
    if action.seat == assessment.me:
        hidden = weights.hide_last_mend + weights.hide_last_near * assessment.near if last else weights.hide_mend
        return ((weights.last_mend if last else weights.mend) if digs else hidden) - keep, "dig_again"
    ally = assessment.allied[action.seat]
    worth = ally * (weights.friend_last if last else weights.friend_mend)
    return worth * (assessment.skill.dig_mend if digs else weights.hide_friend) - keep, _side(assessment, -ally)


# -- knowledge -------------------------------------------------------------------------------------------


def read_map(assessment: Assessment, action: act.ReadMap) -> Weighed:
    """Look where the treasure may be, as long as one does not know."""
    chance = assessment.memory.goals.get(code_of(action.cell))
    weights = assessment.weights.looks
    if chance is None:
        told = max(assessment.words.chests.get(code_of(action.cell), {}).values(), default=0.0)
        return weights.chest * (1.0 - told) - keep_worth(assessment, "map"), "chest_unknown"
    news = weights.even * chance * (1.0 - chance) * doubt(assessment)
    news *= 1.0 - reported(assessment, action.cell)
    close = weights.close_map if assessment.far < weights.close else 0.0
    use = assessment.skill.dig_map + close if assessment.wish > 0 else weights.hide_map
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
    unknown = assessment.weights.looks.inspect * assessment.uncertain(action.seat)
    return unknown - keep_worth(assessment, "inspection"), "seat_unknown"


# -- Saboteur 2 ------------------------------------------------------------------------------------------


def trap(assessment: Assessment, action: act.Trap) -> Weighed:
    """A trapped seat neither digs nor gets gold (S15)."""
    enemy = -assessment.allied[action.seat]
    weights = assessment.weights.tools
    worth = weights.trap * enemy * _hurry(assessment, action.seat)
    worth *= weights.trap_blocked if assessment.memory.blocks[action.seat] else 1.0
    if assessment.wish < 0:
        worth *= weights.hide_trap + weights.hide_trap_near * assessment.near
    return worth - keep_worth(assessment, "trapped"), _side(assessment, enemy)


def free(assessment: Assessment, action: act.Free) -> Weighed:
    """Get out of the trap, or an ally."""
    if action.seat == assessment.me:
        return assessment.weights.tools.free - keep_worth(assessment, "freed"), "am_trapped"
    ally = assessment.allied[action.seat]
    return assessment.weights.tools.free_friend * ally - keep_worth(assessment, "freed"), _side(assessment, -ally)


def hands_off(assessment: Assessment, action: act.HandsOff) -> Weighed:
    """Stop a thief, unless it is oneself."""
    if action.seat == assessment.me:
        return assessment.weights.tools.against_oneself, "own_theft"
    weights = assessment.weights.modules
    risk = weights.thief_rich if assessment.own.gold > 0 else weights.thief_poor
    friend = weights.thief_friend * assessment.allied[action.seat]
    return risk - friend - keep_worth(assessment, "hands_off"), "thief_waits"


def theft(assessment: Assessment, action: act.PlayTheft) -> Weighed:
    """Take one gold at the round's end."""
    _ = action
    anyone = any(info.any_gold for seat, info in enumerate(assessment.view.table) if seat != assessment.me)
    weights = assessment.weights.modules
    late = 1.0 - min(1.0, assessment.view.pile / weights.late_pile)
    rich, poor = weights.steal + weights.steal_late * late, weights.steal_nothing + weights.steal_nothing_late * late
    use = (rich if anyone else poor) + assessment.skill.thief
    return use - keep_worth(assessment, "theft"), "gold_to_steal"


def is_late(assessment: Assessment) -> bool:
    """Return whether the round may soon be over."""
    limits = assessment.weights.sense
    return assessment.view.pile <= limits.late_pile or assessment.far <= limits.late_far


def outlook(assessment: Assessment) -> float:
    """Guess how likely the own role is to win this round."""
    weights = assessment.weights.modules
    ahead = assessment.cards_left / weights.cards_per_step - assessment.far
    chances = weights.even_chances + weights.card_ahead * ahead
    reach = max(weights.least_chance, min(weights.most_chance, chances))
    if assessment.role == "geologist":
        crystals = sum(FACES[oriented >> 1].crystals for oriented in assessment.maze.cards.values())
        return weights.geologist + weights.geologist_crystal * crystals
    if assessment.role == "profiteer":
        return weights.profiteer
    return reach if assessment.wish > 0 else 1.0 - reach


def swap_hats(assessment: Assessment, action: act.SwapHats) -> Weighed:
    """Change sides when one's own is losing; make an enemy change when it is winning."""
    keep, weights = keep_worth(assessment, "hat_swap"), assessment.weights.modules
    if action.seat == assessment.me:
        return weights.hat * (weights.hat_below - outlook(assessment)) - keep, "side_loses"
    return -weights.hat_enemy * assessment.allied[action.seat] - weights.hat_cost - keep, "better_as_other"


def swap_hands(assessment: Assessment, action: act.SwapHands) -> Weighed:
    """Return the worth of swapping a poor hand for one that may be better."""
    weights, drawn = assessment.weights.modules, assessment.weights.hand.drawn
    rest = list(assessment.own.hand)
    rest.remove("hand_swap")
    mine = sum(keep_worth(assessment, card) for card in rest)
    theirs = assessment.view.table[action.seat].hand * drawn
    if not assessment.view.pile:  # cards are turns then, and nobody draws any more
        theirs += assessment.weights.hand.turn * (assessment.view.table[action.seat].hand - len(rest))
    worth = weights.better_hand * (theirs - mine) - drawn - weights.hand_friend * assessment.allied[action.seat]
    return worth - keep_worth(assessment, "hand_swap"), "poor_hand"


def drop_front(assessment: Assessment, action: act.DropFront) -> Weighed:
    """Free oneself at the price of two cards (S3)."""
    cost = sum(_thrown_worth(assessment, card) for card in action.cards) + assessment.weights.hand.drawn
    weights = assessment.weights.tools
    if action.front == "theft":
        return weights.drop_theft - cost, "own_theft"
    if action.front == "trapped":
        return weights.drop_trap - cost, "dig_again"
    use = weights.drop_last if assessment.memory.blocks[assessment.me] == 1 else weights.drop
    return (use if assessment.wish > 0 else weights.hide_drop) - cost, "dig_again"


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
    weights = assessment.weights.modules
    found = min(weights.trove_cards, assessment.view.discards)
    return weights.trove_card * found - keep_worth(assessment, "trove"), "in_discards"


def turnabout(assessment: Assessment, action: act.TurnAbout) -> Weighed:
    """Let the better neighbour play next."""
    _ = action
    n, step = assessment.view.seats, 1 if assessment.view.clockwise else -1
    after, before = assessment.allied[(assessment.me + step) % n], assessment.allied[(assessment.me - step) % n]
    return assessment.weights.modules.next_seat * (before - after) - keep_worth(
        assessment, "turnabout"
    ), "other_neighbour"


def specialist(assessment: Assessment, action: act.CallSpecialist) -> Weighed:
    """Two paths at once: as good as the best path, and once more (the best path is added by `weigh`)."""
    _ = action
    return assessment.weights.paths.two_paths - keep_worth(assessment, "path_specialist"), "two_paths"


def place_toll(assessment: Assessment, action: act.PlaceToll) -> Weighed:
    """Earn a coin where everybody wants to go, or bar the way (M1)."""
    on_way = guards_way(assessment, action)
    weights = assessment.weights.modules
    sabotage = weights.hide_toll_way + weights.hide_toll_near * assessment.near
    use = (weights.toll_way if assessment.wish > 0 else sabotage) if on_way else weights.toll_aside
    return use - keep_worth(assessment, action.card) - assessment.weights.hand.drawn, "toll_earns"


def guards_way(assessment: Assessment, action: act.PlaceToll) -> bool:
    """Return whether a toll dwarf would stand where somebody may want to dig on towards the treasure."""
    guarded = code_of(action.cell) + STEPS["NESW".index(action.side)]
    return any(chance and assessment.maze.on_way(guarded, goal) for goal, chance in assessment.goals.items())


def ask_toll(assessment: Assessment, action: act.AskToll) -> Weighed:
    """Let an ally pay for the cell one wants to dig; a saboteur digs elsewhere."""
    weights = assessment.weights.modules
    if assessment.wish < 0:
        return weights.hide_ask, "no_way_there"
    at = code_of(action.cell)
    gain = max(
        (assessment.gain_of(assessment.maze.after(at, 2 * KIND[card])) for card in _paths(assessment)), default=0.0
    )
    trust = weights.ask_trust + weights.ask_trust * assessment.allied[action.seat]
    return (gain - weights.ask_gain) * trust - weights.ask_cost, "way_guarded"


def _paths(assessment: Assessment) -> set[str]:
    return {card for card in assessment.own.hand if KIND[card] <= PATH_KINDS}


def _thrown_worth(assessment: Assessment, card: str) -> float:
    """Return what throwing a card away costs: rocks that could clear or shut the way now are worth more than any."""
    if card != "rockfall":
        return keep_worth(assessment, card)
    worth = assessment.kept.get(THROWN_ROCKS)
    if worth is None:
        lying = [at for at in assessment.maze.cards if at != START]
        best = max((weigh_rocks(assessment, at)[0] for at in lying), default=0.0)
        worth = max(keep_worth(assessment, card), assessment.weights.hand.rocks_now * best)
        assessment.kept[THROWN_ROCKS] = worth
    return worth


def pass_turn(assessment: Assessment, action: act.Pass) -> Weighed:
    """Throw away what one can do without; more cards mean more new ones (S3)."""
    cost = sum([_thrown_worth(assessment, card) for card in action.cards])
    weights = assessment.weights.hand
    fresh = weights.thrift * weights.drawn * min(len(action.cards) - 1, assessment.view.pile)
    return fresh - cost, "spare_cards"


def play_card(assessment: Assessment, action: act.PlayCard) -> Weighed:
    """A card of a module, by what it says of itself: what it gains, and what it is to the seat it is played on."""
    card = CARDS[action.card]
    said = said_by_module(assessment, action)
    gain = card.gain[assessment.wish < 0] if said is None else said
    if said is None and card.on_target and action.seat is not None:
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
