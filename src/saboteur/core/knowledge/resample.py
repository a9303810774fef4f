"""Another complete world that a seat cannot tell from the real one.

What a seat was shown is in the slots (see `slots`): cards whose identity it does not know are exchanged among all
such places, and cards it knows but lost track of are exchanged within their group. Everything public stays as it
is. Luck to come is drawn from dice, never from the real seed.

Two things are kept as they really are although a seat could not know them: how a public payment was made up of
gold cards and change, and in which order a player discarded out of a hand that others partly knew. Both are
possible worlds too; they only make the choice of worlds a little narrower.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.flow import card_lays
from saboteur.core.table.cards import GOAL_KIND, KIND, PATH_KINDS, ROOM, TREASURE
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import Q_LAY, Q_VETO, SPECIALIST, frame_about, frame_kind, frame_seat, verb_of
from saboteur.core.table.slots import (
    GROUP_AT,
    gold_draft,
    gold_value,
    kind_of,
    knows_what,
    knows_where,
    shown_to,
    with_gold_value,
    with_kind,
)
from saboteur.core.table.state import (
    HAND_ROOM,
    NOTE_CHEST,
    NOTE_DWARF,
    NOTE_GOAL,
    Hidden,
    State,
    note_about,
    note_seat,
    note_value,
    note_where,
)


def resample(s: State, seat: i64, dice: Chance) -> State:
    """Draw a world from all those that look the same to a seat, or to a spectator (-1)."""
    world = s.copy()
    if s.table.over:  # every purse has been opened
        return world
    h = world.hidden
    h.chance = Chance(b"", 0, dice.below(1 << 30) << 31 | dice.below(1 << 30) | 1)
    draw_cards(world, seat, dice)
    draw_dwarfs(h, seat, dice)
    draw_goals(world, seat, dice)
    h.tunnels = exchanged(h.tunnels, seat, dice)
    h.chests = exchanged(h.chests, seat, dice)
    draw_gold(h, seat, dice)
    if len(h.secrets):
        draw_secrets(world, seat, dice)
    draw_vetoer(world, seat, dice)
    rewrite_notes(world, seat)
    return world


def mix(items: vec[i64], dice: Chance) -> None:
    """Shuffle in place."""
    for last in range(i64(len(items)) - 1, i64(0), -1):
        pick = dice.below(last + 1)
        items[last], items[pick] = items[pick], items[last]


def exchanged(slots: vec[i64], seat: i64, dice: Chance) -> vec[i64]:
    """Exchange what the seat does not know, then within groups what it lost track of."""
    n: i64 = len(slots)
    if n == 0:
        return slots
    out = slots[:]
    pool = vec[i64]()
    for i in range(n):
        if not knows_what(out[i], seat):
            pool = append(pool, kind_of(out[i]))
    mix(pool, dice)
    at: i64 = 0
    for i in range(n):
        if not knows_what(out[i], seat):
            out[i] = with_kind(out[i], pool[at])
            at += 1
    regroup_lost(out, seat, dice)
    return out


def regroup_lost(slots: vec[i64], seat: i64, dice: Chance) -> None:
    """Within each group, permute the cards whose place the seat does not know."""
    n: i64 = len(slots)
    done: vec[i64] = vec[i64]()
    for i in range(n):
        card = slots[i]
        if not knows_what(card, seat) or knows_where(card, seat):
            continue
        group = card >> GROUP_AT
        if group in done:
            continue
        done = append(done, group)
        places = vec[i64]()
        cards = vec[i64]()
        for j in range(n):
            if slots[j] >> GROUP_AT == group and not knows_where(slots[j], seat):
                places = append(places, j)
                cards = append(cards, slots[j])
        mix(cards, dice)
        for k in range(i64(len(places))):
            slots[places[k]] = cards[k]


def draw_cards(world: State, seat: i64, dice: Chance) -> None:
    """Exchange the cards of other hands, of both piles, set aside, or looked at by somebody else."""
    h, t = world.hidden, world.table
    n = world.rules.seats
    slots = vec[i64](capacity=160)
    for other in range(n):
        if other != seat:
            for i in range(other * HAND_ROOM, other * HAND_ROOM + h.hand_sizes[other]):
                slots = append(slots, h.hands[i])
    for i in range(i64(len(h.discards))):
        slots = append(slots, h.discards[i])
    for i in range(i64(len(h.looking))):
        slots = append(slots, h.looking[i])
    for i in range(t.pile_size):
        slots = append(slots, h.pile[i])
    for i in range(i64(len(h.aside))):
        slots = append(slots, h.aside[i])
    slots = exchanged(slots, seat, dice)
    specialist = path_due(world)
    if specialist >= 0 and specialist != seat:
        give_path(world, specialist, slots, seat, dice)
    at: i64 = 0
    for other in range(n):
        if other != seat:
            at = put_hand(h, other, slots, at)
    for i in range(i64(len(h.discards))):
        h.discards[i] = slots[at]
        at += 1
    h.looking = slots[at : at + len(h.looking)]
    at += len(h.looking)
    h.pile = kinds(slots, at, t.pile_size)
    h.aside = kinds(slots, at + t.pile_size, len(h.aside))


def path_due(world: State) -> i64:
    """Return the seat that is known to hold a path it can lay: its specialist was playable (R-28); -1 if none."""
    if not len(world.stack):
        return -1
    top = world.stack[len(world.stack) - 1]
    asked = frame_kind(top) == Q_LAY and world.table.paths_laid == 0
    called = frame_kind(top) == Q_VETO and verb_of(frame_about(top)) == SPECIALIST
    return frame_seat(top) if asked or called else -1


def give_path(world: State, owner: i64, slots: vec[i64], seat: i64, dice: Chance) -> None:
    """See that a hand among the slots has a path that can be laid: exchange a card with one it might have been."""
    first: i64 = 0
    for other in range(owner):
        if other != seat:
            first += world.hidden.hand_sizes[other]
    end = first + world.hidden.hand_sizes[owner]
    fits = vec[i64]([0] * ROOM)
    for kind in range(i64(1), PATH_KINDS + 1):
        if len(card_lays(world, world.table.maze, owner, kind, 0, False, vec[i64]())):
            fits[kind] = 1
    pairs = vec[i64]()
    for i in range(first, end):
        if fits[kind_of(slots[i])]:
            return
        for j in range(i64(len(slots))):
            if (j < first or j >= end) and fits[kind_of(slots[j])] and may_change(slots[i], slots[j], seat):
                pairs = append(pairs, i << 16 | j)
    if not len(pairs):
        return
    pair = pairs[dice.below(len(pairs))]
    i, j = pair >> 16, pair & 65535
    if knows_what(slots[i], seat):
        slots[i], slots[j] = slots[j], slots[i]
    else:
        kind = kind_of(slots[i])
        slots[i] = with_kind(slots[i], kind_of(slots[j]))
        slots[j] = with_kind(slots[j], kind)


def may_change(one: i64, other: i64, seat: i64) -> bool:
    """Return whether a seat cannot tell if two cards changed places: both unseen, or both lost in one group."""
    if not knows_what(one, seat):
        return not knows_what(other, seat)
    lost = not knows_where(one, seat) and not knows_where(other, seat)
    return lost and knows_what(other, seat) and one >> GROUP_AT == other >> GROUP_AT


def put_hand(h: Hidden, seat: i64, slots: vec[i64], at: i64) -> i64:
    """Write a hand back, sorted by kind, known to its owner; return the place behind it."""
    first = seat * HAND_ROOM
    for i in range(h.hand_sizes[seat]):
        card = shown_to(slots[at + i], i64(1) << seat)
        j = first + i
        while j > first and kind_of(h.hands[j - 1]) > kind_of(card):
            h.hands[j] = h.hands[j - 1]
            j -= 1
        h.hands[j] = card
    return at + h.hand_sizes[seat]


def kinds(slots: vec[i64], at: i64, size: i64) -> vec[i64]:
    """Take the bare kinds of some slots; nobody knows anything of the draw pile."""
    out = slots[at : at + size]
    for i in range(size):
        out[i] = kind_of(out[i])
    return out


def draw_dwarfs(h: Hidden, seat: i64, dice: Chance) -> None:
    """Exchange the dwarfs of other seats and of the stack."""
    n: i64 = len(h.roles)
    slots = h.roles[:]
    for i in range(i64(len(h.stack))):
        slots = append(slots, h.stack[i])
    slots = exchanged(slots, seat, dice)
    for i in range(n):
        slots[i] = shown_to(slots[i], i64(1) << i)
    h.roles = slots[:n]
    h.stack = slots[n:]


def draw_goals(world: State, seat: i64, dice: Chance) -> None:
    """Exchange face-down goals with one another and with those that do not lie out."""
    h = world.hidden
    n: i64 = len(h.goals)
    slots = h.goals[:]
    for i in range(i64(len(h.goals_aside))):
        slots = append(slots, h.goals_aside[i])
    slots = exchanged(slots, seat, dice)
    if world.rules.treasure_out:
        treasure_lies_out(slots, n, seat, dice)
    h.goals = slots[:n]
    h.goals_aside = kinds(slots, n, len(slots) - n)


def treasure_lies_out(slots: vec[i64], n: i64, seat: i64, dice: Chance) -> None:
    """R-04: a treasure that came to lie aside changes places with an unknown goal that lies out."""
    for i in range(n, i64(len(slots))):
        if GOAL_KIND[kind_of(slots[i])] != TREASURE:
            continue
        unknown = vec[i64]()
        for j in range(n):
            if not knows_what(slots[j], seat):
                unknown = append(unknown, j)
        j = unknown[dice.below(len(unknown))]
        face = kind_of(slots[i])
        slots[i] = with_kind(slots[i], kind_of(slots[j]))
        slots[j] = with_kind(slots[j], face)
        return


def draw_gold(h: Hidden, seat: i64, dice: Chance) -> None:
    """Exchange the values of gold cards that the seat does not know; owners and rounds stay."""
    held: i64 = len(h.gold_held)
    stack: i64 = len(h.gold_stack)
    slots = h.gold_held[:]
    for i in range(stack):
        slots = append(slots, h.gold_stack[i])
    for i in range(i64(len(h.draft))):
        slots = append(slots, h.draft[i])
    exchange_unknown(slots, seat, dice)
    lying = slots[held : held + stack]
    regroup_lost(lying, seat, dice)  # seen before the stack was shuffled (B19)
    h.gold_stack = lying
    taken = slots[:held]
    for i in range(held + stack, i64(len(slots))):
        taken = append(taken, slots[i])
    exchange_drifting(taken, seat, dice)
    h.gold_held = taken[:held]
    h.draft = taken[held:]


def exchange_unknown(slots: vec[i64], seat: i64, dice: Chance) -> None:
    """Exchange the values that the seat has not seen."""
    n: i64 = len(slots)
    pool = vec[i64]()
    for i in range(n):
        if not knows_what(slots[i], seat):
            pool = append(pool, gold_value(slots[i]))
    mix(pool, dice)
    at: i64 = 0
    for i in range(n):
        if not knows_what(slots[i], seat):
            slots[i] = with_gold_value(slots[i], pool[at])
            at += 1


def exchange_drifting(slots: vec[i64], seat: i64, dice: Chance) -> None:
    """Exchange values that the seat lost track of among those of one round's draft (B16)."""
    n: i64 = len(slots)
    for number in range(i64(3)):
        lost = vec[i64]()
        for i in range(n):
            if drifting(slots[i], seat, number):
                lost = append(lost, gold_value(slots[i]))
        mix(lost, dice)
        at: i64 = 0
        for i in range(n):
            if drifting(slots[i], seat, number):
                slots[i] = with_gold_value(slots[i], lost[at])
                at += 1


def drifting(card: i64, seat: i64, number: i64) -> bool:
    """Return whether the seat knows a gold card of a round's draft but not who took it."""
    return gold_draft(card) == number and knows_what(card, seat) and not knows_where(card, seat)


def draw_secrets(world: State, seat: i64, dice: Chance) -> None:
    """Exchange secret numbers of modules that the seat does not know, each with others of its deck."""
    out = vec[i64]()
    for field in world.rules.secrets:
        first = i64(world.rules.secret_at[field.name])
        for card in exchanged(world.hidden.secrets[first : first + len(field.secret)], seat, dice):
            out = append(out, card)
    world.hidden.secrets = out


def draw_vetoer(world: State, seat: i64, dice: Chance) -> None:
    """While a Veto is asked for: somebody else who has answered may have played one, if this world gives it one."""
    h, t = world.hidden, world.table
    if not len(world.stack) or frame_kind(world.stack[len(world.stack) - 1]) != Q_VETO or h.vetoer == seat >= 0:
        return
    player = frame_seat(world.stack[len(world.stack) - 1])
    h.vetoer = -1
    for other in range(world.rules.seats):
        answered = other != player and other != seat and not (t.asked >> other) & 1
        if answered and world.holds(other, KIND["veto"]) and dice.below(2):
            h.vetoer = other


def rewrite_notes(world: State, seat: i64) -> None:
    """Let the others' notes say what this world shows in the places they still know."""
    h, t = world.hidden, world.table
    notes = h.notes[:]
    for i in range(i64(len(notes))):
        owner = note_seat(notes[i])
        about = note_about(notes[i])
        where = note_where(notes[i])
        value = note_value(notes[i])
        if owner == seat:
            continue
        if about == NOTE_DWARF and knows_where(h.roles[where], owner):
            value = kind_of(h.roles[where])
        elif about == NOTE_GOAL:
            for g in range(i64(len(t.goal_cells))):
                if t.goal_cells[g] == where and knows_where(h.goals[g], owner):
                    value = kind_of(h.goals[g])
        elif about == NOTE_CHEST:
            for c in range(i64(len(t.chest_cells))):
                if t.chest_cells[c] == where:
                    value = kind_of(h.tunnels[c]) << 8 | kind_of(h.chests[c])
        notes[i] = (notes[i] & ~(0x3FFFF << 6)) | value << 6
    h.notes = notes
