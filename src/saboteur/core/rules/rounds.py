"""Rounds: setting up, ending, and going on to the next (B1-B5, B15, B19, B20)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import GOAL_KIND, TREASURE
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import Q_TURN, S_CLOSE, S_END_ROUND, card_to_discard
from saboteur.core.table.events import (
    BY_START,
    CARD_DRAWN,
    DWARF_DEALT,
    DWARF_SHOWN,
    FIELD_CHANGED,
    GAME_ENDED,
    GOAL_SHOWN,
    GOLD_GAINED,
    PURSE_SHOWN,
    ROUND_ENDED,
    ROUND_STARTED,
    SECRET_TOLD,
    TURN_STARTED,
)
from saboteur.core.table.maze import COVERED_GOAL, blank, new_maze
from saboteur.core.table.ruleset import LAST_CARD, LAST_PATH, MARKED_GOLD, Rules
from saboteur.core.table.slots import NO_GROUP, SEATS_MASK, kind_of, lost_by, shown_to, slot
from saboteur.core.table.state import HAND_ROOM, Hidden, State, Table


def start_game(rules: Rules, chance: Chance, listen: bool) -> State:
    """Set up a game and its first round."""
    n = rules.seats
    s = State(rules, fresh_table(n), fresh_hidden(n, chance), vec[i64]())
    s.listen = listen
    s.hidden.gold_stack = rules.gold_cards
    for module in rules.modules:
        module.begin(s)
    starter = rules.first_seat
    if starter < 0:
        seats = blank(n)
        for i in range(n):
            seats[i] = i
        chance.shuffle("first seat", 0, seats)
        starter = seats[0]
    start_round(s, 0, starter)
    return s


def fresh_table(n: i64) -> Table:
    """Make the table of a new round, nothing on it but the start."""
    return Table(new_maze(), blank(n), vec[i64](), vec[i64](), vec[i64](), vec[i64](), vec[i64]())


def fresh_hidden(n: i64, chance: Chance) -> Hidden:
    """Make hidden places with nothing in them."""
    return Hidden(chance, blank(n * HAND_ROOM), blank(n), vec[i64](), blank(n), vec[i64](), vec[i64](), blank(n))


def start_round(s: State, number: i64, starter: i64) -> None:
    """Set up a round: roles, maze, goals, deck; the purses stay (B19)."""
    old, kept = s.table, s.hidden
    n = s.rules.seats
    t = s.table = fresh_table(n)
    h = s.hidden = fresh_hidden(n, kept.chance)
    t.rounds = old.rounds
    t.round = number
    t.starter = starter
    t.mover = starter
    h.coins = kept.coins
    h.gold_held = kept.gold_held
    if len(kept.gold_stack):
        stack = kept.gold_stack[:]
        if s.rules.revision > MARKED_GOLD:
            for i in range(i64(len(stack))):
                stack[i] = lost_by(stack[i], SEATS_MASK)
        h.chance.shuffle("gold", number, stack)
        h.gold_stack = stack
    if len(s.rules.fields):
        t.fields = fresh_fields(s.rules, old.fields)
    deal_dwarfs(s)
    if s.listen:
        tell_fields(s)
    if len(s.rules.secrets):
        deal_secrets(s)
    place_goals(s)
    for module in s.rules.modules:
        module.deal(s)
    deal_cards(s)
    start_turn(s, starter)


def fresh_fields(rules: Rules, old: vec[i64]) -> vec[i64]:
    """Return what modules keep at the beginning of a round."""
    out = vec[i64]()
    for field in rules.fields:
        for _ in range(rules.seats if field.per_seat else i64(1)):
            at: i64 = len(out)
            out = append(out, old[at] if field.kept and at < len(old) else i64(field.start))
    return out


def tell_fields(s: State) -> None:
    """Say what modules keep at the beginning of a round."""
    at: i64 = 0
    for field in s.rules.fields:
        for seat in range(s.rules.seats if field.per_seat else i64(1)):
            s.say(FIELD_CHANGED, field.number, s.table.fields[at], seat + 1 if field.per_seat else i64(0), 0, 0)
            at += 1


def deal_secrets(s: State) -> None:
    """Draw the secret numbers of modules: each seat knows its own, nobody one that is everybody's or left over."""
    out = vec[i64]()
    for field in s.rules.secrets:
        deck = vec[i64]()
        for value in field.secret:
            deck = append(deck, value)
        s.hidden.chance.shuffle(field.name, s.table.round, deck)
        for seat in range(i64(len(deck))):
            own: i64 = 1 << seat if field.per_seat and seat < s.rules.seats else 0
            out = append(out, slot(deck[seat], own, NO_GROUP))
            if s.listen and own:
                s.say(SECRET_TOLD, seat, field.number, seat + 1, deck[seat], own)
    s.hidden.secrets = out


def deal_dwarfs(s: State) -> None:
    """Deal one dwarf each; the others stay face down (B1, S1)."""
    h = s.hidden
    dwarfs = s.rules.dwarfs[:]
    h.chance.shuffle("dwarfs", s.table.round, dwarfs)
    n = s.rules.seats
    if s.listen:
        s.say(ROUND_STARTED, s.table.round, s.table.starter, len(dwarfs) - n, 0, 0)
    for seat in range(n):
        h.roles[seat] = slot(dwarfs[seat], i64(1) << seat, NO_GROUP)
        if s.listen:
            s.say(DWARF_DEALT, seat, 0, 0, dwarfs[seat], i64(1) << seat)
    stack = vec[i64]()
    for i in range(n, i64(len(dwarfs))):
        stack = append(stack, slot(dwarfs[i], 0, NO_GROUP))
    h.stack = stack


def place_goals(s: State) -> None:
    """Lay the goals out face down (B2, M4, R-04)."""
    r, h, t = s.rules, s.hidden, s.table
    goals = r.goals[:]
    out = r.goals_out
    h.chance.shuffle("goals", t.round, goals)
    if r.treasure_out:  # the treasure takes the place of the last that lies out, then places are shuffled
        for i in range(out, i64(len(goals))):
            if GOAL_KIND[goals[i]] == TREASURE:
                goals[i], goals[out - 1] = goals[out - 1], goals[i]
    if len(goals) > out:
        lying = goals[:out]
        h.chance.shuffle("goal places", t.round, lying)
        h.goals_aside = goals[out:]
        goals = lying
    for i in range(out):
        h.goals = append(h.goals, slot(goals[i], 0, NO_GROUP))
        t.goal_cells = append(t.goal_cells, r.goal_cells[i])
        t.goal_faces = append(t.goal_faces, -1)
        t.maze.put(r.goal_cells[i], COVERED_GOAL, 0)


def deal_cards(s: State) -> None:
    """Shuffle the deck, set cards aside unseen (S2), and deal the hands (B3)."""
    r, h, t = s.rules, s.hidden, s.table
    deck = r.deck[:]
    if r.deck_hook is not None:
        deck = r.deck_hook.middle(s, deck)
    h.chance.shuffle("deck", t.round, deck)
    h.aside = deck[: r.aside]
    h.pile = deck[r.aside :]
    t.pile_size = len(h.pile)
    for seat in range(r.seats):
        deal_hand(s, seat)


def deal_hand(s: State, seat: i64) -> None:
    """Take a whole hand off the pile: the same as drawing card by card."""
    h, t = s.hidden, s.table
    left = t.pile_size - s.rules.hand_size
    own: i64 = 1 << seat
    known = slot(0, own, NO_GROUP)
    dealt = h.pile[left : t.pile_size]
    if s.listen:
        for kind in reversed(list(dealt)):
            t.pile_size -= 1
            s.say(CARD_DRAWN, seat, t.pile_size, 0, kind, own)
    for kind in dealt:
        s.gain(seat, kind | known)
    t.pile_size = left


def start_turn(s: State, seat: i64) -> None:
    """Begin a seat's turn."""
    t = s.table
    t.mover = seat
    t.turn += 1
    t.pile_was_empty = 0 if t.pile_size else 1
    t.draws = 0
    t.effects = 0
    t.other_draws = 0
    t.paths_laid = -1
    t.refused = 0
    if len(t.toll):
        for i in range(i64(3), i64(len(t.toll)), 4):
            t.toll[i] = 0
    if s.listen:
        s.say(TURN_STARTED, seat, t.turn, 0, 0, 0)
    s.stack = append(s.stack, Q_TURN | seat << 8)


def end_round(s: State, ending: i64) -> None:
    """End the round at once: nothing more is turned or drawn (R-18)."""
    s.table.ending = ending
    for frame in s.stack:
        card = card_to_discard(frame)
        if card:
            s.discard_open(card)
    s.stack = vec[i64]()
    s.push(S_END_ROUND, 0, 0)


def finish_round(s: State) -> None:
    """Turn up the dwarfs, the spare and the goals, nothing else (B15), then pay out."""
    t, h = s.table, s.hidden
    n = s.rules.seats
    shown = vec[i64]()
    for seat in range(n):
        h.roles[seat] = shown_to(h.roles[seat], SEATS_MASK)
        shown = append(shown, kind_of(h.roles[seat]))
    t.shown_roles = shown
    for i in range(i64(len(h.goals))):
        h.goals[i] = shown_to(h.goals[i], SEATS_MASK)
    if len(h.stack) == 1:  # the spare; the stack of Saboteur 2 stays hidden
        h.stack[0] = shown_to(h.stack[0], SEATS_MASK)
    if s.listen:
        s.say(ROUND_ENDED, t.ending, t.finder + 1, 0, 0, 0)
        for seat in range(n):
            s.say(DWARF_SHOWN, seat + 1, shown[seat], 0, 0, 0)
        if len(h.stack) == 1:
            s.say(DWARF_SHOWN, 0, kind_of(h.stack[0]), 0, 0, 0)
        for i in range(i64(len(t.goal_cells))):
            if t.goal_faces[i] < 0:
                s.say(GOAL_SHOWN, t.goal_cells[i], kind_of(h.goals[i]), 0, 0, 0)
    s.push(S_CLOSE, 0, 0)
    for module in s.rules.score_hooks:
        if module.score(s):
            return


def next_starter(s: State) -> i64:
    """Find the seat that begins the next round, or would (R-13)."""
    t = s.table
    seat = t.last_turn
    if s.rules.next_starter == LAST_CARD:
        seat = t.last_card
    elif s.rules.next_starter == LAST_PATH:
        seat = t.last_path
    if seat < 0:
        seat = t.starter
    return (seat + 1) % s.rules.seats


def close_round(s: State) -> None:
    """Keep what the round came to; go on, or end the game (B20)."""
    t = s.table
    rounds = append(append(t.rounds[:], t.ending), t.finder)
    for seat in range(s.rules.seats):
        rounds = append(rounds, t.shown_roles[seat])
    t.rounds = rounds
    if t.round + 1 < s.rules.rounds and not s.one_round:
        start_round(s, t.round + 1, next_starter(s))
        return
    t.over = 1
    if s.listen:
        for seat in range(s.rules.seats):
            s.say(PURSE_SHOWN, seat, s.purse(seat), 0, 0, 0)
        s.say(GAME_ENDED, 0, 0, 0, 0, 0)


def starting_coins(s: State, amount: i64) -> None:
    """Give every seat coins before the first round (M1)."""
    for seat in range(s.rules.seats):
        s.hidden.coins[seat] += amount
        if s.listen:
            s.say(GOLD_GAINED, seat, amount, BY_START, 0, 0)
            s.purse_changed(seat)
