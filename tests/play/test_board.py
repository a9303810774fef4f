"""The maze as text: tunnels that connect are drawn connected, and nothing hidden shows."""

import pytest
from tests.play.moments import moment

from saboteur.core.table.cards import FACES, NAMES, PATH_KINDS, SIDES, canonical, turned_groups
from saboteur.play.positions import load
from saboteur.play.views.text_board import HIGH, WIDE, draw, path

EDGES = {"N": (0, 2), "E": (1, 4), "S": (2, 2), "W": (1, 0)}


def open_edges(rows: list[str]) -> str:
    """The sides at which something is drawn at the edge of a cell."""
    return "".join(side for side in SIDES if rows[EDGES[side][0]][EDGES[side][1]] != " ")


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("turned", [False, True])
def test_every_card_is_open_at_its_open_sides_and_nowhere_else(turned: bool, ascii_only: bool) -> None:
    for name, face in zip(NAMES[1 : PATH_KINDS + 1], FACES[1:], strict=True):
        groups = turned_groups(face.groups) if turned else face.groups
        rows = path(name, turned, ascii_only=ascii_only)
        assert [len(row) for row in rows] == [WIDE] * HIGH
        assert open_edges(rows) == canonical(groups.replace("|", ""))


@pytest.mark.parametrize("ascii_only", [False, True])
def test_no_two_cards_are_drawn_alike(ascii_only: bool) -> None:
    drawn: dict[str, set[str]] = {}
    for name in NAMES[1:PATH_KINDS]:
        for turned in (False, True):
            drawn.setdefault("\n".join(path(name, turned, ascii_only=ascii_only)), set()).add(name)
    assert [names for names in drawn.values() if len(names) > 1] == []


def test_stubs_bridges_doors_ladders_and_crystals_can_be_told_apart() -> None:
    assert path("N|E|S|W", False) == ["  ╵  ", "─ × ─", "  ╷  "]
    assert path("NS|E|W", False) == ["  │  ", "─ │ ─", "  │  "]
    assert path("NS|EW", False) == ["  │  ", "─)│(─", "  │  "]
    assert path("NW|ES", False) == [" ╭╯  ", "─╯ ╭─", "  ╭╯ "]
    assert path("EW+blue", False) == ["     ", "──B──", "     "]
    assert path("NE+ladder", True) == ["     ", "──H  ", "  │  "]
    assert path("NES+crystal", False) == ["  │* ", "  ├──", "  │  "]


MAZE = """\
grid:
       0  1      2       3         4          5
y  0   S  NS|EW  ┬       EW+green  ┤          ·
y  1   ┼  NE|SW  NW+green  ·       ·          ·
y  2   └  NES|W+crystal' E+ladder'  ·  ·  N|E|S
goals: 8,2=stone:NE up
toll: 2 4,0 S
hand 0: map
"""
DRAWING = """\
      0    1    2    3    4    5    6    7    8
                        ░░░░░░░░░░
 -3   ·    ·    ·    ·  ░░W░░░░W░░  ·    ·    ·
                        ░░░░░░░░░░
                        ░░░░░░░░░░          ┌───┐
 -2   ·    ·    ·    ·  ░░W░░░░W░░  ·    ·  │ ? │
                        ░░░░░░░░░░          └───┘
                   ┌───┐          ┌───┐
 -1   ·    ·    ·  │ C │  ·    ·  │ C │  ·    ·
                   └───┘          └───┘
      │    │              │                 ┌───┐
  0 ──S───)│(───┬────G────┤    ·    ·    ·  │ ? │
      │    │    │         │                 └───┘
      │    ╰╮   │  ┌───┐          ┌───┐
  1 ──┼───╮ ╰───G  │ C │ $3    ·  │ C │  ·    ·
      │   ╰╮       └───┘          └───┘
      │    │*                  ╵              ║
  2   └────┤ ───H    ·    ·    × ─  ·    ·    O══
           │                   ╷
"""
TO_ASCII = str.maketrans("─│┬┤┼└├┌┐┘╰╮║═░·×╵╷", "-|++++++++`.|=:.x',")


def test_a_view_is_drawn_with_everything_in_it() -> None:
    game = load("seats: 4\nmodules: saboteur2 toll wardrobe chests\n" + MAZE)
    assert draw(game.view(None)) == DRAWING
    assert draw(game.view(None), ascii_only=True) == DRAWING.translate(TO_ASCII)


def test_face_down_cards_show_nothing_to_anybody() -> None:
    game = load("seats: 3\ngoals: 8,0=treasure\nnote: 1 goal 8,0 treasure\n")
    assert draw(game.view(1)) == draw(game.view(None))
    assert draw(game.view(1)).count("?") == 3


def test_goals_are_shown_where_they_lie_at_the_end_of_a_round() -> None:
    text = "seats: 3\ngoals: 8,0=treasure up\nfinder: 0\nroles: digger digger\ndraft: 1 2\nquestion: pick_gold 0\n"
    drawing = draw(load(text + "grid:\n  S ─ ─ ─ ┼ ┼ ┴ ┴\n").view(None))
    assert "══T══" in drawing
    assert drawing.count("│ O │") == 2


def test_every_maze_can_be_drawn_and_ascii_is_ascii() -> None:
    for seed in range(12):
        view = moment(seed, 150).view(None)
        assert draw(view, ascii_only=True).isascii()
        assert len(draw(view).splitlines()) == len(draw(view, ascii_only=True).splitlines())


def test_a_usual_maze_fits_into_eighty_columns() -> None:
    game = load("seats: 3\nmaze: EW@1,0 EW@-1,0 NES@2,0 turned\n")
    assert max(len(line) for line in draw(game.view(None)).splitlines()) <= 80
