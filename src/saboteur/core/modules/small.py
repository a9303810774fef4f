"""Small mines for research: the base game with few columns, two or three goals and a short deck.

The sizes are data (`components.toml`), everything else is the base game. They are a ladder for learning; its lowest
rung is small enough to be solved. Nobody is offered them at a table.
"""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import COMPONENTS, DIGGER, KIND, SABOTEUR, SIDES, goal_number, open_sides
from saboteur.core.table.codes import END_TREASURE, cell_code
from saboteur.core.table.events import BY_WIN, CARD_SET
from saboteur.core.table.maze import PATH
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import RESEARCH, ModuleSpec, Option
from saboteur.core.table.state import SET_UP, State

BOX: Final[dict[str, Any]] = COMPONENTS["small"]
SIZES: Final[tuple[str, ...]] = tuple(key for key, value in BOX.items() if isinstance(value, dict))
SIZE_OPTION: Final = "small_size"
OTHERS: Final = ("new_goals", "chests", "toll", "wardrobe", "tunnel_party", "tournament", "greedy_dwarf",
                 "sabotaged_dwarf")  # fmt: skip
PAY: i64 = BOX["pay"]


class Small(Module):
    """A mine with few columns."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "small",
        RESEARCH,
        "a mine with few columns and a short deck",
        order=900,
        seats=(3, 5),
        foundations=("base",),
        clashes=dict.fromkeys(OTHERS, "a small mine has its own goals, cells and pay"),
        options=(Option(SIZE_OPTION, SIZES, "how small the mine is, smallest first"),),
    )

    def __init__(self) -> None:
        self.walls: list[tuple[int, int]] = []

    def claim(self, rules: Rules) -> None:
        """Replace goals and deck; speak before the base game when a round is paid."""
        box = BOX[rules.options.get(SIZE_OPTION, SIZES[0])]
        self.walls = walls(box)
        usual = COMPONENTS["base"]
        cards = [*box.get("paths", usual["paths"]).items(), *box.get("actions", usual["actions"]).items()]
        rules.deck = vec[i64]()
        rules.add_cards({KIND[name]: count for name, count in cards})
        for cell, oriented in self.walls:
            rules.add_cards({oriented >> 1: 1})
            rules.set_up_cells = append(rules.set_up_cells, cell)
        rules.goals_out = box["goals"]
        rules.goals = vec[i64]()
        for card in COMPONENTS["base"]["goals"][: box["goals"]]:
            rules.goals = append(rules.goals, goal_number(card))
        rules.goal_cells = vec[i64]()
        for x, y in box["goal_cells"]:
            rules.goal_cells = append(rules.goal_cells, cell_code(x, y))
        rules.hand_size = box["hand"]
        rules.gold_cards = vec[i64]()
        rules.deck_hook = self
        rules.score_hooks.insert(0, self)

    def middle(self, s: State, deck: vec[i64]) -> vec[i64]:
        """Take the walls out of the deck and lay them."""
        for cell, oriented in self.walls:
            deck = without(deck, oriented >> 1)
            s.table.maze.put(cell, PATH, oriented)
            s.table.laid = append(s.table.laid, cell | SET_UP)
            if s.listen:
                s.say(CARD_SET, -1, cell, oriented, 0, 0)
        return deck

    def score(self, s: State) -> bool:
        """Pay the side that has won: everybody the same."""
        side = DIGGER if s.table.ending == END_TREASURE else SABOTEUR
        for seat in range(s.rules.seats):
            if s.role(seat) == side:
                s.give_coins(seat, PAY, BY_WIN)
        return True


def walls(box: dict[str, Any]) -> list[tuple[int, int]]:
    """List what lies in the maze from the beginning: dead ends, by cell, each turned towards the start."""
    found = []
    for name, cells in box.get("walls", {}).items():
        for x, y in cells:
            facing = SIDES[2 if y < 0 else 0 if y > 0 else 3 if x > 0 else 1]
            oriented = 2 * KIND[name]
            found.append((int(cell_code(x, y)), oriented + int(open_sides(oriented) != 1 << SIDES.index(facing))))
    return found


def without(deck: vec[i64], kind: i64) -> vec[i64]:
    """Return a deck with one card of a kind less."""
    out = vec[i64]()
    found = False
    for card in deck:
        if card == kind and not found:
            found = True
        else:
            out = append(out, card)
    return out
