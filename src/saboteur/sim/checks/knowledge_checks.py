"""What seats know of hidden cards: always their own, and nothing that they were not shown (R-23, R-24, law 4)."""

from __future__ import annotations

from saboteur.core.table.cards import KIND
from saboteur.core.table.codes import Q_ROTATE
from saboteur.core.table.slots import MOST_SEATS, SEATS_MASK, WHAT_BIT, WHERE_BIT
from saboteur.core.table.state import HAND_ROOM, NOTE_CHEST, NOTE_DWARF, NOTE_GOAL, State
from saboteur.sim.checks.naive_maze import unpack
from saboteur.sim.checks.violations import require


def what(card: int) -> int:
    """Return the set of seats that know what a card is."""
    return card >> WHAT_BIT & SEATS_MASK


def where(card: int) -> int:
    """Return the set of seats that know where it is."""
    return card >> WHERE_BIT & SEATS_MASK


def check_knowledge(state: State) -> None:
    """Check hands, dwarfs, goals, chests and secret numbers of modules."""
    check_own(state)
    check_secrets(state)
    check_strangers_hands(state)
    check_dwarfs_seen(state)
    check_goals_seen(state)
    check_chests_seen(state)


def check_own(state: State) -> None:
    """A seat knows its own hand and dwarf; whoever knows where a card is knows what it is."""
    h = state.hidden
    hands = list(h.hands)
    for seat in range(int(state.rules.seats)):
        me = 1 << seat
        for card in (*hands[seat * HAND_ROOM : seat * HAND_ROOM + int(h.hand_sizes[seat])], int(h.roles[seat])):
            require(bool(what(card) & where(card) & me), state, f"seat {seat} does not know its own cards")
    for place in (hands, h.roles, h.stack, h.goals, h.tunnels, h.chests, h.discards):
        odd = [card & 255 for card in place if card >> WHERE_BIT & ~(card >> WHAT_BIT) & SEATS_MASK]
        require(not odd, state, f"somebody knows where the cards {odd} are, but not what they are")


def check_secrets(state: State) -> None:
    """Secret numbers are those of their deck; seats know their own, all what lies on the table, nobody the rest."""
    rules, seats = state.rules, int(state.rules.seats)
    for field in rules.secrets:
        name, size = field.name, seats if field.per_seat else 1
        cards = list(state.hidden.secrets)[rules.secret_at[name] :][: len(field.secret)]
        require(sorted(card & 255 for card in cards) == sorted(field.secret), state, f"{name} are not of its deck")
        require(not any(what(card) for card in cards[size:]), state, f"somebody knows {name} that are left over")
        shown = list(state.table.fields)[rules.field_at[name] :][:size]
        for place, (card, value) in enumerate(zip(cards, shown, strict=False)):
            own = 1 << place if field.per_seat else 0
            known = what(card) & own == own
            if value:
                known = what(card) == where(card) == SEATS_MASK and card & 255 == value
            require(known, state, f"{name} of place {place}: the wrong seats know it, or another lies on the table")


def check_strangers_hands(state: State) -> None:
    """Where no card can come back or change hands, nobody knows anything of another seat's hand."""
    rules = state.rules
    if rules.chests is not None or rules.by_card[KIND["trove"]] or rules.by_card[KIND["hand_swap"]]:
        return
    for place, card in enumerate(state.hidden.hands):
        if card:
            owner = 1 << place // HAND_ROOM
            require(what(card) == owner, state, f"others know a card of seat {place // HAND_ROOM}")


def shown(state: State, about: int) -> set[tuple[int, int, int]]:
    """Read the notes of one sort: seat, where, what was seen."""
    notes = list(state.hidden.notes)
    return {(note & 15, note >> 24 & 65535, note >> 6 & 0x3FFFF) for note in notes if note >> 4 & 3 == about}


def seats_of(seats: int) -> list[int]:
    """List the seats of a set that may exist."""
    return [seat for seat in range(MOST_SEATS) if seats >> seat & 1]


def check_dwarfs_seen(state: State) -> None:
    """As long as no dwarf changed places, only those who inspected one know it (S8, M8)."""
    h, t = state.hidden, state.table
    if t.ending or t.large_used or any(what(card) for card in h.stack):
        return
    notes = shown(state, NOTE_DWARF)
    for holder, card in enumerate(h.roles):
        for seat in seats_of(what(card)):
            fine = seat == holder or (seat, holder, card & 255) in notes
            require(fine, state, f"seat {seat} knows the dwarf of seat {holder} unseen")


def check_goals_seen(state: State) -> None:
    """Only those who read a map know a face-down goal (B12); where it was seen, it may have moved since."""
    t, h = state.table, state.hidden
    if t.ending:
        shown_up = [*h.goals, *h.roles, *(h.stack if len(h.stack) == 1 else ())]
        all_known = all(what(card) == where(card) == SEATS_MASK for card in shown_up)
        require(all_known, state, "the round has ended and not everybody knows dwarfs, spare and goals (B15)")
        return
    top = int(state.stack[-1]) if len(state.stack) else 0
    turning = top >> 12 & 65535 if top & 255 == Q_ROTATE else -1
    notes = {(seat, face) for seat, _, face in shown(state, NOTE_GOAL)}
    for cell, face, card in zip(t.goal_cells, t.goal_faces, h.goals, strict=True):
        if face >= 0 or cell == turning:
            require(what(card) == SEATS_MASK, state, f"not everybody knows the turned goal at {unpack(cell)}")
            continue
        for seat in seats_of(what(card)):
            require((seat, card & 255) in notes, state, f"seat {seat} knows the goal at {unpack(cell)} unseen")


def check_chests_seen(state: State) -> None:
    """Only those who read a map know a covered tunnel and its chest (M7); nobody knows those aside."""
    t, h = state.table, state.hidden
    notes = shown(state, NOTE_CHEST)
    out = len(t.chest_cells)
    top = int(state.stack[-1]) if len(state.stack) else 0
    turning = top >> 12 & 65535 if top & 255 == Q_ROTATE else -1  # its chest is opened only when it lies (M6)
    for tunnel, chest, cell in zip(h.tunnels, h.chests, t.chest_cells, strict=False):
        alike = what(tunnel) == (SEATS_MASK if cell == turning else what(chest))
        require(alike, state, "a tunnel is known to others than its chest")
        if cell:
            seen = (tunnel & 255) << 8 | chest & 255
            for seat in seats_of(what(chest)):
                require((seat, cell, seen) in notes, state, f"seat {seat} knows the chest at {unpack(cell)} unseen")
    aside = [*list(h.tunnels)[out:], *list(h.chests)[out:]]
    require(not any(what(card) for card in aside), state, "somebody knows a chest that is set aside")
