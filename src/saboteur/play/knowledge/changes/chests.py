"""What events of chests change (M6-M8)."""

from msgspec.structs import replace

from saboteur.core.modules.chests import DRAW_THREE, EXTRA_DRAW, NO_DRAW, NO_GOAL_MAPS, TAKE_CARD, TAKE_CARD_TOO
from saboteur.core.table.cards import KIND
from saboteur.core.table.slots import KIND_MASK, SEATS_MASK, lost_by, regroup, shown_to
from saboteur.play.fields.tagged import Event
from saboteur.play.fields.values import Cell, code_of
from saboteur.play.knowledge.changes import Account, Show
from saboteur.play.knowledge.ledger import NO_SLOT, Ledger, all_but
from saboteur.play.modules.chests import CardTaken, ChestOpened, DiscardsShuffled, GoalMoved, PileBuried, TunnelTurned
from saboteur.play.views.parts import discards_changed, hand_changed, known, own_changed
from saboteur.play.views.view_types import GoalView, Note, View


def _show_chest_opened(view: View, event: ChestOpened) -> View:
    view = replace(view, chests=[cell for cell in view.chests if cell != event.cell])
    return replace(view, no_goal_maps=view.no_goal_maps or event.chest == NO_GOAL_MAPS)


def _show_goal_moved(view: View, event: GoalMoved) -> View:
    """Move a goal, and what this seat knows of it (R-23)."""
    goals = [GoalView(event.cell) if goal.cell == event.origin else goal for goal in view.goals]
    view = replace(view, goals=goals)
    if view.own is None:
        return view
    notes = [replace(note, cell=event.cell) if _on_goal(note, note.cell, event) else note for note in view.own.notes]
    return own_changed(
        view, notes=[replace(n, other=event.cell) if _on_goal(n, n.other, event) else n for n in notes]
    )


def _on_goal(note: Note, cell: Cell | None, event: GoalMoved) -> bool:
    return note.about in ("goal", "swap") and cell == event.origin


def _show_card_taken(view: View, event: CardTaken) -> View:
    return hand_changed(
        hand_changed(view, event.target, -1, lost=known(event.card)), event.seat, 1, gained=known(event.card)
    )


def _show_pile_buried(view: View, event: PileBuried) -> View:
    return discards_changed(replace(view, pile=view.pile - event.count), event.count)


def _account_tunnel_turned(ledger: Ledger, event: TunnelTurned) -> None:
    """Everybody sees a tunnel; its chest lies face down still (M6)."""
    at = ledger.chest_place(code_of(event.cell))
    ledger.tunnels = ledger.tunnels[:]
    ledger.tunnels[at] = shown_to(ledger.tunnels[at] & ~KIND_MASK | KIND[event.tunnel], SEATS_MASK)


def _account_chest_opened(ledger: Ledger, event: ChestOpened) -> None:
    """Everybody sees the tunnel and the chest: what that does to the draws of this turn (M8, R-16)."""
    chest, course = event.chest, ledger.course
    ledger.see_chest(code_of(event.cell), (KIND[event.tunnel], chest), SEATS_MASK)
    if chest == EXTRA_DRAW:
        course.draws += 1
    elif chest in (NO_DRAW, TAKE_CARD, DRAW_THREE):
        left = course.replace_draw(ledger.rules)
        if chest != NO_DRAW:
            effect = TAKE_CARD_TOO if chest == TAKE_CARD and not left else chest
            course.effects = [*course.effects, effect]


def _account_goal_moved(ledger: Ledger, event: GoalMoved) -> None:
    """A goal lies in another cell; peeks follow it (R-23)."""
    old, new = code_of(event.origin), code_of(event.cell)
    ledger.goal_cells = [new if cell == old else cell for cell in ledger.goal_cells]


def _account_card_taken(ledger: Ledger, event: CardTaken) -> None:
    """A random card changed hands: both seats know which, the others lose track (M8)."""
    ledger.course.effect_comes(TAKE_CARD)
    ledger.own_lists()
    seat, target = event.seat, event.target
    if event.card is None:
        hand = ledger.hands[target]
        card = hand.pop(ledger.unseen_in(hand))
    else:
        card = ledger.take(target, KIND[event.card])
    both = 1 << seat | 1 << target
    others = all_but(both)
    ledger.hands[target] = [regroup(lost_by(one, others), target) for one in ledger.hands[target]]
    ledger.hands[seat].append(shown_to(regroup(lost_by(card, others), target), both))


def _account_pile_buried(ledger: Ledger, event: PileBuried) -> None:
    """Cards went unseen to the discard pile."""
    ledger.course.pile -= event.count
    ledger.discards = ledger.discards + [NO_SLOT] * event.count


def _account_discards_shuffled(ledger: Ledger, event: DiscardsShuffled) -> None:
    """Everybody loses track of the discard pile; the looker does not draw (M8)."""
    _ = event
    group = ledger.new_group()
    ledger.discards = [regroup(lost_by(card, SEATS_MASK), group) for card in ledger.discards]
    ledger.course.replace_draw(ledger.rules)


VIEW: dict[type[Event], Show] = {
    ChestOpened: _show_chest_opened,
    GoalMoved: _show_goal_moved,
    CardTaken: _show_card_taken,
    PileBuried: _show_pile_buried,
}
LEDGER: dict[type[Event], Account] = {
    TunnelTurned: _account_tunnel_turned,
    ChestOpened: _account_chest_opened,
    GoalMoved: _account_goal_moved,
    CardTaken: _account_card_taken,
    PileBuried: _account_pile_buried,
    DiscardsShuffled: _account_discards_shuffled,
}
