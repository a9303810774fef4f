"""Checks that a loaded state can be: its stack, its maze, and that whoever is asked has an answer."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.rules.flow import options, to_act
from saboteur.core.rules.reaching import reached_cells
from saboteur.core.table.cards import DIGGER, FIT, GOAL_KIND, GOAL_SHAPE, KIND, LADDER, NAMES, SIDES, TREASURE
from saboteur.core.table.codes import (
    CARD_AT,
    CELL,
    DETOUR,
    END_TREASURE,
    FRAMES,
    LAY,
    Q_GOLD,
    Q_KEEP,
    Q_LAY,
    Q_OPEN,
    Q_PAY,
    Q_ROTATE,
    Q_SWAP,
    Q_TURN,
    Q_VETO,
    S_CLOSE,
    S_RESOLVE,
    SECOND_AT,
    frame_kind,
    frame_of,
    is_question,
    neighbour,
)
from saboteur.core.table.maze import BESIDE_GOAL, PATH, START
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import KIND_MASK, NO_GROUP, slot
from saboteur.core.table.state import TUNNEL, State
from saboteur.play.fields.values import cell_of
from saboteur.play.positions.document import Position
from saboteur.play.positions.open_questions import BOTTOM, StackFrame, frame, module_of
from saboteur.play.positions.tokens import refuse
from saboteur.play.positions.toll_dwarfs import guarded_cells


def check_modules(p: Position, rules: Rules) -> None:
    """Refuse what belongs to a module that is not in this game."""
    there = {module.spec.key for module in rules.modules}
    belongs: list[tuple[str, bool, tuple[str, ...]]] = [
        ("clockwise", not p.clockwise, ("turnabout",)),
        ("large_used", p.large_used, ("wardrobe", "tunnel_party")),
        ("veto_spent", bool(p.veto_spent), ("veto",)),
        ("no_goal_maps", p.no_goal_maps, ("chests",)),
        ("other_draws", p.other_draws is not None, ("saboteur2",)),
        ("refused", bool(p.refused), ("toll",)),
    ]
    for field, said, owners in belongs:
        if said and not there & set(owners):
            refuse(field, f"this belongs to {' or '.join(owners)}, which is not in this game")


def check_stack(rules: Rules, stack: list[StackFrame], place: str) -> None:
    """Check the open question and what waits under it, the top first."""
    top, rest = stack[0], stack[1:]
    if not is_question(top.kind):
        refuse(place, f"{FRAMES[top.kind]} is a step, not a question")
    for one in stack:
        owner = module_of(one.kind)
        if owner and rules.by_frame[one.kind] is None:
            refuse(place, f"{FRAMES[one.kind]} belongs to {owner}, which is not in this game")
    if top.kind == Q_TURN and rest:
        refuse("then", "nothing comes after take_turn but what the turn brings")
    if stack[-1].kind not in BOTTOM:
        refuse(
            "then", f"what comes last is {', '.join(FRAMES[kind] for kind in BOTTOM)}, not {FRAMES[stack[-1].kind]}"
        )
    for i, one in enumerate(rest):
        asks_again = i == 0 and top.kind == Q_PAY and one.kind in (Q_TURN, Q_LAY)
        if is_question(one.kind) and not asks_again:
            refuse("then", f"{FRAMES[one.kind]} is a question; only one is open")
        if one.kind in BOTTOM and i < len(rest) - 1:
            refuse("then", f"nothing comes after {FRAMES[one.kind]}")
        if (one.kind == S_RESOLVE) != (i == 0 and top.kind == Q_VETO) or (
            i == 0 and one.kind == S_RESOLVE and one[1:] != top[1:]
        ):
            refuse("then", "the card that may be vetoed is resolved next, and no other")


def check(s: State, place: str) -> None:
    """Check that a state can be; `place` is where the question was written."""
    check_fit(s)
    check_ending(s)
    check_piles(s)
    if s.table.over:
        return
    top = frame(int(s.stack[len(s.stack) - 1]))
    check_question(s, top, place)
    reached = [] if s.rules.one_goal else [str(cell_of(cell)) for cell in reached_cells(s)]
    if top.kind == Q_TURN and reached:
        refuse("maze", f"{reached[0]} is reached, but still lies face down or unused")
    asked = to_act(s)
    for seat in range(int(s.rules.seats)):
        if asked >> seat & 1 and not options(s, seat):
            refuse(place, f"{FRAMES[top.kind]}: seat {seat} has nothing to answer")


def check_piles(s: State) -> None:
    """A Veto that was played lies in the discard pile (R-12), and a pile that ran out stays empty (R-03)."""
    t, h = s.table, s.hidden
    seats = range(int(s.rules.seats))
    veto = KIND["veto"]
    lines = {f"hand {seat}": s.holds(seat, veto) for seat in seats}
    lines |= {"pile": veto in list(h.pile)[: t.pile_size], "aside": veto in list(h.aside)}
    for line, has_it in lines.items():
        if t.veto_spent and has_it:
            refuse("veto_spent", f"a Veto that was played lies in the discard pile, but {line} has it")
    if t.passed and t.pile_size:
        refuse("passed", "who passed is counted from when the pile ran out, and it has cards")


def check_ending(s: State) -> None:
    """A round is over when its ending says so: then the dwarfs are shown and gold goes round (B15)."""
    t = s.table
    closing = t.over or (len(s.stack) and frame_kind(s.stack[0]) == S_CLOSE)
    if closing and not t.ending:
        refuse("ending", "the round is over; how did it end?")
    if not closing and (t.ending or t.finder >= 0):
        refuse("ending", "an ending and a finder belong to the end of a round; give its question")
    found = any(face >= 0 and GOAL_KIND[face] == TREASURE for face in t.goal_faces)
    if found != (t.ending == END_TREASURE) or (t.finder >= 0) != found:
        refuse("ending", "the treasure lies face up if, and only if, the ending is treasure and a finder is named")
    if t.over and t.round + 1 < s.rules.rounds:
        refuse("over", f"a game has {s.rules.rounds} rounds")


def check_question(s: State, top: StackFrame, place: str) -> None:
    """Check that what a question is about is there."""
    t, h = s.table, s.hidden
    down = [int(cell) for cell, face in zip(t.goal_cells, t.goal_faces, strict=True) if face < 0]
    if top.kind == Q_OPEN and len(reached_cells(s)) < 2:
        refuse(place, "choose_reached needs two or more things that are reached")
    if top.kind == Q_SWAP and (not {top.arg & CELL, top.arg >> 16} <= set(down) or top.arg & CELL == top.arg >> 16):
        refuse(place, "swap_goals needs two face-down goals")
    if top.kind == Q_ROTATE and not top.arg >> 24:
        shapes = {cell: GOAL_SHAPE[h.goals[i] & KIND_MASK] for i, cell in enumerate(t.goal_cells) if cell in down}
        if shapes.get(top.arg & CELL) != top.arg >> 16:
            refuse(place, "choose_rotation needs a face-down goal of this shape, or the chest whose tunnel it is")
    if top.kind == Q_PAY and (top.arg not in guarded_cells(s) or top.seat == t.mover):
        refuse(place, "pay_toll needs a guarded cell, and a seat other than the one whose turn it is")
    if top.kind == Q_GOLD and (s.role(top.seat) != DIGGER or t.ending != END_TREASURE):
        refuse(place, f"pick_gold: seat {top.seat} is no gold-digger who has won")
    if (top.kind == Q_GOLD) != bool(len(h.draft)):
        refuse("draft", "gold cards go round while pick_gold is asked, and only then")
    if (top.kind == Q_KEEP) != bool(len(h.looking)):
        refuse("looking", "cards are looked at while keep_card is asked, and only then")
    if h.vetoer >= 0 and (top.kind != Q_VETO or t.asked >> h.vetoer & 1 or not s.holds(h.vetoer, KIND["veto"])):
        refuse("vetoer", "a seat that vetoes holds the Veto and has answered the open veto_window")
    if top.kind == Q_VETO:
        check_played(s, top, place)


def check_played(s: State, top: StackFrame, place: str) -> None:
    """Check that the card which may be vetoed could be played; a toll was paid before (R-19)."""
    before = s.copy()
    before.gain(top.seat, slot(top.arg >> CARD_AT & 127, 0, NO_GROUP))
    before.stack = vec[i64]([frame_of(Q_TURN, top.seat, 0)])
    act = top.arg & ~(15 << SECOND_AT) if top.arg & 63 in (LAY, DETOUR) else top.arg
    if act not in options(before, top.seat):
        refuse(place, "veto_window: this seat could not have played this")


def check_fit(s: State) -> None:
    """Path cards fit one another (B7); goals and chest tunnels may lie mismatched (B14, R-33)."""
    maze = s.table.maze
    tunnels = {entry & CELL for entry in s.table.laid if entry & TUNNEL}
    for entry in s.table.laid:
        cell = entry & CELL
        oriented = maze.oriented(cell)
        if entry & TUNNEL:
            continue
        if LADDER[oriented >> 1] and maze.word(cell) & BESIDE_GOAL and s.rules.chests is None:
            refuse("maze", f"{NAMES[oriented >> 1]}@{cell_of(cell)}: a ladder never lies beside a goal")
        for side in range(4):
            there = neighbour(cell, side)
            if maze.what(there) not in (PATH, START) or there in tunnels:
                continue
            if (FIT[oriented] >> side & 1) != (FIT[maze.oriented(there)] >> (side + 2 & 3) & 1):
                refuse(
                    "maze",
                    f"{NAMES[oriented >> 1]}@{cell_of(cell)} does not fit what lies at {cell_of(there)}: "
                    f"its side {SIDES[side]} is {'open' if FIT[oriented] >> side & 1 else 'closed'}",
                )
