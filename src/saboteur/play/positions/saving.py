"""Writing a game down as a position, with everything in it."""

from saboteur.core.modules.chests import EFFECTS
from saboteur.core.table.cards import FRONTS, GOAL_NAMES, NAMES, ROLES
from saboteur.core.table.codes import CELL, ENDINGS, Q_GOLD, Q_ROTATE, Q_TURN
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.state import HAND_ROOM, NOTE_CHEST, NOTE_DWARF, NOTE_GOAL, SET_UP, TUNNEL, State
from saboteur.play.fields.values import cell_of
from saboteur.play.positions import usual_knowledge
from saboteur.play.positions.document import Position
from saboteur.play.positions.entries import (
    gold_name,
    told,
    write_fields,
    write_note,
    write_rounds,
    write_secrets,
)
from saboteur.play.positions.open_questions import WAITING, StackFrame, frame, usual_draws, usual_rest, write_frame
from saboteur.play.positions.tokens import write_slot
from saboteur.play.positions.toll_dwarfs import write_dwarfs
from saboteur.play.setup import Setup


def write_position(setup: Setup, s: State) -> Position:
    """Write everything down."""
    t, h = s.table, s.hidden
    n = int(s.rules.seats)
    stack = [frame(int(packed)) for packed in s.stack][::-1]
    seats = range(n)
    return Position(
        seats=setup.seats,
        modules=list(setup.modules),
        options={key: str(value) for key, value in setup.options.items()},
        seed=_seed(str(setup.seed)),
        revision=setup.revision,
        round=int(t.round) + 1,
        turn=t.turn,
        mover=t.mover,
        starter=None if t.starter == t.mover else t.starter,
        clockwise=t.direction > 0,
        last_card=_seat(t.last_card),
        last_turn=_seat(t.last_turn),
        last_path=_seat(t.last_path),
        passed=[seat for seat in seats if t.passed >> seat & 1],
        dry=None if bool(t.pile_was_empty) == (t.pile_size == 0) else bool(t.pile_was_empty),
        maze=[_laid(s, entry) for entry in t.laid],
        goals=_goals(s, stack),
        chest_cells=[str(cell_of(cell)) if cell else "-" for cell in t.chest_cells] or None,
        front=_fronts(s),
        thieves=_thieves(s),
        toll=write_dwarfs(s),
        large_used=bool(t.large_used),
        veto_spent=None if bool(t.veto_spent) == usual_knowledge.veto_spent(s) else bool(t.veto_spent),
        no_goal_maps=bool(t.no_goal_maps),
        fields=write_fields(s),
        roles=_roles(s),
        dwarfs=_stack(s),
        hands=[_hand(s, seat) for seat in seats],
        pile=[NAMES[kind] for kind in reversed(list(h.pile)[: t.pile_size])],
        discards=[
            write_slot(NAMES[slot & KIND_MASK], slot, usual_knowledge.NOBODY) for slot in reversed(list(h.discards))
        ],
        aside=[NAMES[kind] for kind in h.aside],
        looking=_looking(s, stack),
        goals_aside=[GOAL_NAMES[face] for face in h.goals_aside],
        tunnels=_chests(s, stack, True),
        chests=_chests(s, stack, False),
        secrets=write_secrets(s),
        coins=_coins(s),
        gold=[_held(slot) for slot in h.gold_held],
        gold_stack=_gold_stack(s),
        draft=_draft(s, stack),
        question=_question(s, stack),
        then=_then(s, stack),
        asked=[seat for seat in seats if t.asked >> seat & 1] or None,
        vetoer=_seat(h.vetoer),
        paths_laid=_seat(t.paths_laid),
        turned_goal=bool(t.turned_goal),
        draws=None if stack and t.draws == usual_draws(stack[0], int(t.paths_laid)) else t.draws,
        effects=_effects(int(t.effects)),
        other_draws=_seat(t.other_draws - 1),
        refused=[seat for seat in seats if t.refused >> seat & 1],
        finder=_seat(t.finder),
        ending=ENDINGS[t.ending] if t.ending else None,
        rounds=write_rounds(list(t.rounds), n),
        over=bool(t.over),
        notes=[write_note(note) for note in h.notes],
        next_group=h.next_group,
        chance=h.chance.count,
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _laid(s: State, entry: int) -> str:
    oriented = s.table.maze.oriented(entry & CELL)
    marks = [
        name for name, on in (("turned", oriented & 1), ("setup", entry & SET_UP), ("tunnel", entry & TUNNEL)) if on
    ]
    return " ".join([f"{NAMES[oriented >> 1]}@{cell_of(entry & CELL)}", *marks])


def _goals(s: State, stack: list[StackFrame]) -> list[str]:
    t, h = s.table, s.hidden
    setting = _setting(stack)
    notes = list(h.notes)
    out = []
    for i, cell in enumerate(t.goal_cells):
        face, up = h.goals[i] & KIND_MASK, t.goal_faces[i] >= 0
        known = usual_knowledge.goal(up or cell == setting or t.ending != 0, told(notes, NOTE_GOAL, cell, face))
        marks = ["up"] * up + ["turned"] * (t.maze.oriented(cell) & 1)
        out.append(" ".join([f"{cell_of(cell)}={write_slot(GOAL_NAMES[face], h.goals[i], known)}", *marks]))
    return out


def _setting(stack: list[StackFrame]) -> int:
    """Return the cell of the turned card whose rotation is being chosen; -1 if there is none."""
    return stack[0].arg & CELL if stack and stack[0].kind == Q_ROTATE else -1


def _seed(digits: str) -> str | int:
    """A small seed is written as the number that somebody will have given."""
    return int(digits, 16) if int(digits, 16) < 1 << 53 else digits


def _fronts(s: State) -> list[list[str]]:
    fronts = [[name for bit, name in enumerate(FRONTS) if front >> bit & 1] for front in s.table.front]
    return fronts if any(fronts) else []


def _thieves(s: State) -> list[int] | None:
    out, packed = [], int(s.table.thieves)
    while packed:
        out.append((packed & 15) - 1)
        packed >>= 4
    return None if out == sorted(out) else out


def _question(s: State, stack: list[StackFrame]) -> str | None:
    if not stack or stack[0] == StackFrame(Q_TURN, int(s.table.mover)):
        return None
    return write_frame(stack[0], s.rules.questions)


def _then(s: State, stack: list[StackFrame]) -> list[str] | None:
    if not stack:
        return None
    t = s.table
    first_thief = (int(t.thieves) & 15) - 1 if t.thieves else stack[0].seat
    if stack[1:] == usual_rest(stack[0], int(t.mover), int(t.paths_laid), first_thief, int(s.rules.seats)):
        return None
    return [write_frame(one, s.rules.questions) for one in stack[1:]]


def _coins(s: State) -> list[int] | None:
    coins = [int(amount) for amount in s.hidden.coins]
    return None if coins == usual_knowledge.coins(s.rules) else coins


def _effects(packed: int) -> list[str]:
    out = []
    while packed:
        out += [word for word, effect in WAITING.items() if effect == packed & 15]
        packed >>= 4
    return out


def _roles(s: State) -> list[str]:
    h = s.hidden
    shown, notes = s.table.ending != 0, list(h.notes)
    return [
        write_slot(
            ROLES[slot & KIND_MASK],
            slot,
            usual_knowledge.dwarf(shown, seat, told(notes, NOTE_DWARF, seat, slot & KIND_MASK)),
        )
        for seat, slot in enumerate(h.roles)
    ]


def _stack(s: State) -> list[str]:
    stack = list(s.hidden.stack)
    known = usual_knowledge.spare(s.table.ending != 0, len(stack))
    return [write_slot(ROLES[slot & KIND_MASK], slot, known) for slot in reversed(stack)]


def _hand(s: State, seat: int) -> list[str]:
    first = seat * HAND_ROOM
    slots = list(s.hidden.hands)[first : first + s.hidden.hand_sizes[seat]]
    return [write_slot(NAMES[slot & KIND_MASK], slot, usual_knowledge.alone(seat)) for slot in slots]


def _looking(s: State, stack: list[StackFrame]) -> list[str]:
    known = usual_knowledge.alone(stack[0].seat) if stack else usual_knowledge.NOBODY
    return [write_slot(NAMES[slot & KIND_MASK], slot, known) for slot in s.hidden.looking]


def _chests(s: State, stack: list[StackFrame], tunnels: bool) -> list[str]:
    h, cells, notes = s.hidden, list(s.table.chest_cells), list(s.hidden.notes)
    setting = _setting(stack)
    out = []
    for i, slot in enumerate(h.tunnels if tunnels else h.chests):
        known = usual_knowledge.NOBODY
        if i < len(cells):
            value = (h.tunnels[i] & KIND_MASK) << 8 | h.chests[i] & KIND_MASK
            turned = tunnels and cells[i] == setting
            known = usual_knowledge.chest(not cells[i] or turned, told(notes, NOTE_CHEST, cells[i], value))
        kind = slot & KIND_MASK
        out.append(write_slot(NAMES[kind] if tunnels else EFFECTS[kind - 1], slot, known))
    return out


def _held(slot: int) -> str:
    owner = int(slot) >> 32
    return f"{owner}={write_slot(gold_name(slot), slot, usual_knowledge.alone(owner, owner))}"


def _gold_stack(s: State) -> list[str] | None:
    if not len(s.rules.gold_cards):
        return None
    return [
        write_slot(gold_name(slot), slot, usual_knowledge.UNSEEN_GOLD) for slot in reversed(list(s.hidden.gold_stack))
    ]


def _draft(s: State, stack: list[StackFrame]) -> list[str]:
    picking = stack and stack[0].kind == Q_GOLD
    known = usual_knowledge.alone(stack[0].seat, 0) if picking else usual_knowledge.UNSEEN_GOLD
    return [write_slot(gold_name(slot), slot, known) for slot in s.hidden.draft]
