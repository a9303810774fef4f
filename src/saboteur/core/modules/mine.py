"""What both foundations share: laying paths, tools, rockfalls, maps, and the plain goals (B6-B14)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.cards_in_front import BROKEN
from saboteur.core.rules.digging import keep, keep_options, keep_then, keep_why
from saboteur.core.rules.reaching import goal_at
from saboteur.core.rules.rounds import end_round
from saboteur.core.table.cards import (
    BASE_ACTIONS,
    BASE_PATHS,
    COMPONENTS,
    KIND,
    NUMBERED,
    STONE,
    TOOL_MASK,
    TREASURE,
    goal_number,
)
from saboteur.core.table.codes import (
    BREAK,
    CARD_AT,
    CELL_AT,
    END_TREASURE,
    FIX,
    MAP,
    Q_KEEP,
    ROCKFALL,
    SEAT_AT,
    TOOL_AT,
    card_of,
    cell_code,
    cell_of,
    seat_of,
    tool_of,
    verb_of,
)
from saboteur.core.table.events import MAP_READ, ROCK_FELL, TOOL_BROKEN, TOOL_MENDED
from saboteur.core.table.ruleset import LAST_CARD, LAST_PATH, LAST_TURN, Module, Rules
from saboteur.core.table.slots import kind_of, shown_to
from saboteur.core.table.spec import SHARED, Card, ModuleSpec, Option
from saboteur.core.table.state import NOTE_GOAL, TUNNEL, State, laid_cell

STARTERS: Final = {"last_card": LAST_CARD, "last_turn": LAST_TURN, "last_path": LAST_PATH}  # R-13, the default first
ROCKFALL_CARD: Final[i64] = KIND["rockfall"]


class Mine(Module):
    """What holds in every game, whatever else is played."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "mine",
        SHARED,
        "what both foundations share",
        order=-1,
        options=(
            Option("next_starter", tuple(STARTERS), "who begins the next round (R-13)"),
            Option("self_sabotage", ("no", "yes"), "whether a broken tool may be laid before oneself (R-31)"),
        ),
        cells=((0, 0),),
        cards=(
            Card("rockfall", 0, says="take a path card out of the maze", worth=(0.35, 0.6)),
            Card("map", 0, says="look secretly at a face-down goal"),
        ),
    )

    def claim(self, rules: Rules) -> None:
        """Bring paths, actions and the three goals, and the traits that options decide."""
        rules.next_starter = STARTERS[rules.options.get("next_starter", "last_card")]
        rules.self_sabotage = rules.options.get("self_sabotage") == "yes"
        rules.add_cards(BASE_PATHS)
        rules.add_cards(BASE_ACTIONS)
        for kind in range(NUMBERED):
            if TOOL_MASK[kind]:
                rules.claim_card(kind, self)
        rules.claim_card(KIND["rockfall"], self)
        rules.claim_card(KIND["map"], self)
        for verb in (BREAK, FIX, ROCKFALL, MAP):
            rules.claim_verb(verb, self)
        rules.claim_question(Q_KEEP, self)
        rules.claim_goal(TREASURE, self)
        rules.claim_goal(STONE, self)
        for card in COMPONENTS["base"]["goals"]:
            rules.goals = append(rules.goals, goal_number(card))
        for x, y in COMPONENTS["base"]["goal_cells"]:
            rules.goal_cells = append(rules.goal_cells, cell_code(x, y))

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """List targets: a card that needs one can be played only if there is one (R-25)."""
        mask = TOOL_MASK[kind]
        if mask:
            return tool_options(s, seat, kind, mask, out)
        t = s.table
        if kind == ROCKFALL_CARD:
            act = ROCKFALL | kind << CARD_AT
            for laid in t.laid:
                out = append(out, act | laid_cell(laid) << CELL_AT)
        else:
            act = MAP | kind << CARD_AT
            if not t.no_goal_maps:
                n: i64 = len(t.goal_cells)
                for i in range(n):
                    if t.goal_faces[i] < 0:
                        out = append(out, act | t.goal_cells[i] << CELL_AT)
        for cell in t.chest_cells:  # M7
            if cell:
                out = append(out, act | cell << CELL_AT)
        return out

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Carry out a broken tool, a repair, a rockfall or a map."""
        verb = verb_of(act)
        kind = card_of(act)
        if verb == ROCKFALL:
            fall(s, seat, cell_of(act), kind)
            return
        if verb == MAP:
            read_map(s, seat, cell_of(act), kind)
            return
        target = seat_of(act)
        tool = tool_of(act)
        if verb == BREAK:
            s.table.front[target] |= 1 << tool
            if s.listen:
                s.say(TOOL_BROKEN, seat, target, tool, 0, 0)
            return
        s.table.front[target] &= ~(1 << tool)
        s.discard_open(BROKEN[tool])
        s.discard_open(kind)
        if s.listen:
            s.say(TOOL_MENDED, seat, target, tool, 0, 0)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Keep one of the cards looked at."""
        return keep_options(s, keep_why(frame), out)

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Keep the card chosen."""
        keep(s, seat, act, keep_why(frame), keep_then(frame))

    def goal(self, s: State, seat: i64, face: i64, cell: i64) -> None:
        """Treasure: the round ends at once; stone: nothing (B13)."""
        if s.table.finder >= 0:
            end_round(s, END_TREASURE)


def tool_options(s: State, seat: i64, kind: i64, mask: i64, out: vec[i64]) -> vec[i64]:
    """List whom to break (B9, R-31) or mend (B10)."""
    target: i64 = 0
    tool: i64 = 0
    if mask > 7:
        mask >>= 3
        while mask >> tool != 1:
            tool += 1
        act = BREAK | kind << CARD_AT | tool << TOOL_AT
        spared = i64(-1) if s.rules.self_sabotage else seat
        for front in s.table.front:
            if not front & mask and target != spared:
                out = append(out, act | target << SEAT_AT)
            target += 1
        return out
    act = FIX | kind << CARD_AT
    for front in s.table.front:
        broken = front & mask
        if broken:
            tool = 0
            while broken >> tool:
                if broken >> tool & 1:
                    out = append(out, act | target << SEAT_AT | tool << TOOL_AT)
                tool += 1
        target += 1
    return out


def fall(s: State, seat: i64, cell: i64, kind: i64) -> None:
    """Let a path card, or a chest tunnel (M7), fall out of the maze (B11, R-27)."""
    t = s.table
    oriented = t.maze.oriented(cell)
    if oriented == 0:
        chests = s.rules.chests
        assert chests is not None
        chests.left_maze(s, cell)
    else:
        rest = vec[i64]()
        for laid in t.laid:
            if laid_cell(laid) != cell:
                rest = append(rest, laid)
            elif not laid & TUNNEL:
                s.discard_open(oriented >> 1)
        t.laid = rest
    t.maze.lift(cell)
    s.discard_open(kind)
    if s.listen:
        s.say(ROCK_FELL, seat, cell, 1 if oriented == 0 else 0, 0, 0)
    if s.rules.guard is not None:
        s.rules.guard.left_maze(s, cell)


def read_map(s: State, seat: i64, cell: i64, kind: i64) -> None:
    """Look secretly at a face-down goal (B12), or at a covered chest tunnel and its chest (M7)."""
    h = s.hidden
    s.discard_open(kind)
    for i in range(i64(len(s.table.chest_cells))):
        if s.table.chest_cells[i] == cell:
            chests = s.rules.chests
            assert chests is not None
            chests.act(s, seat, i)
            return
    goal = goal_at(s, cell)
    me = i64(1) << seat
    h.goals[goal] = shown_to(h.goals[goal], me)
    face = kind_of(h.goals[goal])
    s.note(seat, NOTE_GOAL, cell, face)
    if s.listen:
        s.say(MAP_READ, seat, cell, 0, face, me)
