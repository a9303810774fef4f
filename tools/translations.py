"""Help for translators: what is missing, a page with every sentence, and the lines that the tests compare.

tools/translations.py new fr       begin a language: copy the English files, comments and all
tools/translations.py missing      list for every language what is missing, too much, or has other variables
tools/translations.py preview fr   write build/words-fr.html: every sentence with sample values, beside the English
tools/translations.py golden       write tests/words/golden: composed lines in every language, to be read as a diff

docs/translating.md tells the whole way.
"""

from __future__ import annotations

import html
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from saboteur.core.table.refusal import Refusal
from saboteur.play import actions as act
from saboteur.play import events as ev
from saboteur.play.actions import Action
from saboteur.play.commentary.analysis import Analysis, JudgedMove, Lie, SideChance, Standing, Swing
from saboteur.play.commentary.said import Said
from saboteur.play.commentary.thoughts import Belief, Compared, Reason
from saboteur.play.extensions.module_words import own_words
from saboteur.play.fields.values import Cell, GoalFace, PlacedCard
from saboteur.play.views.view_types import Note, Question
from saboteur.words import LANGUAGES, Narrator, Texts, texts
from saboteur.words.analysis_text import analysis_text
from saboteur.words.sentences import ENGLISH, LOCALES, Value

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests/words/golden"
MODULES = "core/modules"  # where modules have their words, all languages in one file
TOP, MIDDLE, AWAY, CHEST = Cell(8, -2), Cell(8, 0), Cell(3, -1), Cell(4, 2)
TREASURE, SACK = GoalFace("treasure", "NESW"), GoalFace("sack", "NE", 2)


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def sources(language: str, folder: Path = LOCALES) -> Iterator[tuple[str, str]]:
    """Read the files of a language, and what the modules of the boxes say in it: each area with its text."""
    for file in sorted((folder / language).glob("*.ftl")):
        try:
            yield file.stem, file.read_text("utf-8")
        except UnicodeDecodeError as error:
            raise ValueError(f"{language}/{file.name}: this is no UTF-8 (byte {error.start})") from error
    if folder == LOCALES:
        yield from ((f"{MODULES}/{key}", text) for key, text in own_words(language, boxes=True).items())


def place(language: str, area: str) -> str:
    """Name the file of an area, and the part of it that has this language."""
    return f"{area}.ftl, ### {language}" if area.startswith(MODULES) else f"{language}/{area}.ftl"


def messages(language: str, folder: Path = LOCALES) -> dict[str, tuple[str, ast.Message, frozenset[str]]]:
    """Read a language: its area, message and variables by key. ValueError: no UTF-8, no Fluent, or a key twice."""
    found: dict[str, tuple[str, ast.Message, frozenset[str]]] = {}
    for area, text in sources(language, folder):
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().splitlines()[0]
                raise ValueError(f"{place(language, area)}: this is no Fluent: {line}")
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            if key in found:
                raise ValueError(f"{place(language, area)}: {key} is there twice")
            variables = _Variables()
            variables.visit(entry)
            found[key] = (area, entry, frozenset(variables.names))
    return found


def faults(language: str, folder: Path = LOCALES) -> Iterator[str]:
    """Say what is wrong with a language, a line each: what to add to which file."""
    english, own = messages(ENGLISH, folder), messages(language, folder)
    for key, (area, _, variables) in english.items():
        where = place(language, area)
        if key not in own:
            yield f"{where}: add {key}, in English: {one_line(key, variables, folder)!r}"
            continue
        its_area, _, its_variables = own[key]
        if its_area != area:
            yield f"{place(language, its_area)}: move {key} to {where}, where English has it"
        if its_variables != variables:
            wanted, has = ([f"${name}" for name in sorted(names)] for names in (variables, its_variables))
            yield f"{where}: {key} must use {wanted or 'no variable'}, not {has or 'none'}"
    for key in own.keys() - english.keys():
        yield f"{place(language, own[key][0])}: remove {key}, which English does not have"


def one_line(key: str, variables: frozenset[str], folder: Path) -> str:
    """Return the English sentence with its variables named."""
    return " ".join(Texts(ENGLISH, folder)(key, **{name: f"${name}" for name in variables}).split())


# -- samples -----------------------------------------------------------------------------------------------


def samples(language: str, variables: frozenset[str]) -> list[dict[str, Value]]:
    """Return sample values for the variables of a sentence; several, where a number decides about the form."""
    says = Narrator(language, ["Anna", "Петро"])
    words: dict[str, Value] = {
        "name": "Anna", "names": "Anna, Петро", "victim": "Петро", "seat": "Anna", "on": "Петро",
        "cell": says.names.goal_at(TOP), "other": says.names.goal_at(MIDDLE), "origin": says.names.cell(AWAY),
        "cell_goal": says.names.goal_at(TOP, as_object=True), "guards": says.names.cell(AWAY),
        "other_goal": says.names.goal_at(MIDDLE, as_object=True),
        "cell_hidden": says.names.hidden_at(CHEST, as_object=True),
        "place": says.names.cell(AWAY), "sides": "↑→ | ↓", "goal": says.t("said-goal-treasure"),
        "chest": says.t("chest-4"), "tool": says.t("tool-pick"), "front": says.t("card-break-cart"),
        "card": says.t("card-map"), "cards": says.t("card-map"), "first": says.t("card-map"),
        "second": says.t("card-rockfall"), "role": says.t("said-role-saboteur"), "roles": says.t("role-saboteur"),
        "what": says.t("card-map"), "why": says.t("why-sack"), "ending": says.t("ending-treasure"),
        "swapped": says.t("log-swapped"), "question": says.t("q-rob"), "side": says.t("side-north"),
        "module": says.t("module-toll"), "foundation": says.t("module-base"), "option": says.t("option-round-end"),
        "phase": "playing", "text": "…", "label": "deck 1", "ranking": "1. Anna: 5", "level": says.t("level-master"),
        "notes": "…", "keys": "1, 2, d", "does": says.t("does-map"), "file": "game.json", "command": "saboteur play",
        "code": "ABCDEFGH", "url": "https://example.test/t/1", "date": "2026", "share": 0.4, "chance": 1.5,
        "worth": -0.7, "secret": says.t("card-map"), "pointer": "touch",
    }  # fmt: skip
    fixed = {name: words[name] for name in variables if name in words}
    numbers = [name for name in variables if name not in words]
    if not numbers:
        return [fixed]
    return [{**fixed, **dict.fromkeys(numbers, number)} for number in (0, 1, 2, 5)]


EVENTS: tuple[ev.Event, ...] = (
    ev.RoundStarted(1, 1, 1),
    ev.DwarfDealt(0, "saboteur"),
    ev.CardDrawn(0, 30, "fix_pick_cart"),
    ev.CardPlayed(1, act.SearchTrove()),
    ev.CardPlayed(1, act.SwapHats(seat=0)),
    ev.CardVetoed(0, 1, act.ReadMap(cell=TOP)),
    ev.PathLaid(0, AWAY, PlacedCard("NES", True)),
    ev.PathLaid(1, Cell(-1, 0), PlacedCard("N|E", False)),
    ev.PathMoved(0, AWAY, Cell(4, 0), PlacedCard("NS", False)),
    ev.GoalTurned(1, TOP, TREASURE),
    ev.GoalTurned(1, Cell(9, -1), SACK),
    ev.TunnelTurned(0, CHEST, "NE"),
    ev.CardSet(0, CHEST, PlacedCard("NE", True)),
    ev.CardSet(None, Cell(4, 0), PlacedCard("NESW", False)),
    ev.ChestOpened(0, CHEST, "NE", 4),
    ev.LargeReached(1, "tunnel_party"),
    ev.ToolBroken(0, 1, "pick"),
    ev.ToolBroken(0, 0, "cart"),
    ev.ToolMended(0, 1, "lantern"),
    ev.ToolMended(0, 0, "pick"),
    ev.RockFell(0, AWAY),
    ev.RockFell(0, CHEST, True),
    ev.MapRead(1, MIDDLE),
    ev.MapRead(0, CHEST, ev.Sight(tunnel="NE", chest=6)),
    ev.Passed(0, 1, ["map"]),
    ev.Passed(1, 3),
    ev.FrontDropped(1, "trapped"),
    ev.FrontLaid(0, 1, "trapped"),
    ev.FrontLaid(0, 0, "theft"),
    ev.FrontRemoved(0, 1, "theft"),
    ev.FrontRemoved(1, 1, "trapped"),
    ev.DwarfInspected(0, 1, "boss"),
    ev.DwarfChanged(1, "hat_swap"),
    ev.HandsSwapped(0, 1),
    ev.HandCard(0, "map"),
    ev.HandCard(0, "NS"),
    ev.HandCard(1, "theft"),
    ev.GoalsHandled(0, TOP, MIDDLE, True),
    ev.GoalsHandled(1, TOP, Cell(8, 2)),
    ev.CardKept(0, "trove", 4, "veto"),
    ev.WayTurned(1, False),
    ev.TollPlaced(0, AWAY, Cell(4, -1), "NS"),
    ev.TollAsked(1, 0, AWAY),
    ev.TollAnswered(0, True, AWAY),
    ev.TollAnswered(0, False, AWAY),
    ev.TollPaid(1, 0, AWAY),
    ev.TollGone(AWAY),
    ev.TollPaid(0, 0, AWAY),
    ev.TollGone(Cell(1, 0)),
    ev.GoldGained(0, 1, "win"),
    ev.GoldGained(0, 5, "win"),
    ev.GoldLost(1, 1, "dragon"),
    ev.GoldTaken(0, 2, 3),
    ev.GoldSeen(0, [ev.GoldDraw(2, True), ev.GoldDraw(1, True)]),
    ev.PurseChanged(0, True, 2),
    ev.GoalMoved(1, TOP, Cell(9, -2)),
    ev.CardTaken(0, 1, "detour"),
    ev.PileBuried(0, 5),
    ev.DiscardsShuffled(1),
    ev.RoundEnded("spider", None),
    ev.DwarfShown(1, "profiteer"),
    ev.DwarfShown(None, "digger"),
    ev.GoalShown(Cell(8, 2), GoalFace("stone", "NE")),
    ev.Robbed(0, 1),
    ev.GameEnded(),
    ev.PurseShown(0, 1),
    ev.PurseShown(1, 22),
)
ACTIONS: tuple[Action, ...] = (
    act.LayPath(card="NES", cell=AWAY, turned=True, payer=1),
    act.MakeDetour(cell=AWAY, turned=False, payer=None),
    act.BreakTool(tool="pick", seat=1),
    act.MendTool(card="fix_pick", seat=1, tool="pick"),
    act.DropRocks(cell=AWAY),
    act.ReadMap(cell=CHEST),
    act.Pass(cards=["map", "NS"]),
    act.DropFront(front="trapped", cards=["map", "theft"]),
    act.PlaceToll(card="map", cell=AWAY, side="E"),
    act.AskToll(cell=AWAY, seat=1),
    act.HandleGoals(cell=TOP, other=MIDDLE),
    act.Trap(seat=1),
    act.PlayTheft(),
    act.OpenReached(cell=TOP),
    act.ChooseRotation(turned=True),
    act.PickGold(value=2),
    act.KeepCard(card="veto"),
    act.KeepCard(card="veto", discards=["map", "NS"]),
    act.MoveGoal(cell=MIDDLE),
    act.Rob(seat=1),
    act.LookAtDwarf(seat=1),
)
QUESTIONS = (
    Question("take_turn", [0]),
    Question("veto_window", [0, 1], by=1, action=act.ReadMap(cell=TOP)),
    Question("swap_goals", [0], cells=[TOP, MIDDLE]),
    Question("pay_toll", [0], by=1, cells=[AWAY]),
    Question("lay_path", [0], paths_laid=1),
    Question("rob", [0]),
    Question("choose_rotation", [0]),
)
NOTES = (
    Note(3, "goal", cell=TOP, goal=TREASURE),
    Note(4, "dwarf", seat=1, role="saboteur"),
    Note(5, "chest", cell=CHEST, tunnel="EW", chest=7),
    Note(6, "swap", cell=TOP, other=MIDDLE, swapped=True),
)
REASONS = (
    (Reason("for_enemy", far=1.0), act.BreakTool(tool="pick", seat=1)),
    (Reason("nearer", far=2.4), act.LayPath(card="NS", cell=AWAY, turned=False, payer=None)),
    (Reason("most_useful", far=5.0), act.KeepCard(card="veto")),
    (
        Reason("searched", far=2.4, compared=[Compared(act.BreakTool(tool="pick", seat=1), 1.28, "for_enemy")]),
        act.BreakTool(tool="pick", seat=1),
    ),
)
COMPARED = Reason(
    "searched",
    beliefs=[Belief(1, {"saboteur": 0.62, "digger": 0.38})],
    compared=[Compared(act.Rob(seat=1), -0.75, "looks_richest")],
)
REFUSALS = (
    Refusal("cell_taken", "", {"cell": "3,-1"}),
    Refusal("does_not_fit", "", {"side": "north"}),
    Refusal("no_gold", "", {"seat": 1}),
    Refusal("wrong_question", "", {"question": "pay_toll"}),
    Refusal("wrong_question", "", {"question": "take_turn"}),
)
ANALYSIS = Analysis(
    version=1,
    standings=[
        Standing(0, 1, [SideChance("digger", 0.62), SideChance("saboteur", 0.38)]),
        Standing(2, 1, [SideChance("digger", 0.0), SideChance("saboteur", 1.0)]),
    ],
    moves=[JudgedMove(1, 0, 0.35, act.ReadMap(cell=TOP), "treasure_unknown"), JudgedMove(2, 1, 0.0)],
    swings=[Swing(2, 1, 1, "digger", 0.71, 0.08)],
    lies=[
        Lie(1, Said(by=1, say="goal_is", cell=TOP, kind="treasure"), [0], [0]),
        Lie(1, Said(by=1, say="i_am", role="digger"), [], []),
    ],
    left_out=["veto"],
    talk=True,
)


def golden(language: str) -> str:
    """Write composed lines in a language: what a reader called Anna at seat 0 is told."""
    says = Narrator(language, ["Anna", "Петро"], 0)
    parts = {
        "events": says.tell(EVENTS),
        "actions": [says.action(action) for action in ACTIONS],
        "questions": [*map(says.question, QUESTIONS), says.question(QUESTIONS[3], owner=0)],
        "notes": [says.note(note) for note in NOTES],
        "reasons": [
            *(says.reason(reason, action, "digger") for reason, action in REASONS),
            *says.compared(COMPARED),
        ],
        "refusals": [says.refusal(refusal) for refusal in REFUSALS],
        "analysis": analysis_text(ANALYSIS, [(0, ACTIONS[0]), (1, ACTIONS[1])], says),
    }
    return "\n\n".join("\n".join([f"# {title}", *lines]) for title, lines in parts.items()) + "\n"


# -- commands ----------------------------------------------------------------------------------------------


def begin(language: str) -> None:
    """Copy the English files, and what modules say in English, comments and all."""
    shutil.copytree(LOCALES / ENGLISH, LOCALES / language)
    for key, words in own_words(ENGLISH, boxes=True).items():
        with (ROOT / "src/saboteur" / MODULES / f"{key}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\n### {language}\n\n{words}")


def preview(language: str) -> Path:
    """Write a page with every sentence of a language beside the English one."""
    rows = []
    for key, (area, _, variables) in messages(ENGLISH).items():
        cells = []
        for one in (ENGLISH, language):
            said = dict.fromkeys(texts(one)(key, **values) for values in samples(one, variables))
            cells.append("<br>".join(html.escape(line).replace("\n", "<br>") for line in said))
        rows.append(f"<tr><td>{area}</td><td><code>{key}</code></td><td>{cells[0]}</td><td>{cells[1]}</td></tr>")
    lines = html.escape(golden(language))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{language}</title>'
        "<style>body{font:15px sans-serif}td{border-bottom:1px solid #ccc;padding:4px;vertical-align:top}</style>"
        f"<h1>Composed lines</h1><pre>{lines}</pre><h1>Every sentence</h1><table>{''.join(rows)}</table></html>\n"
    )
    target = ROOT / f"build/words-{language}.html"
    target.parent.mkdir(exist_ok=True)
    target.write_text(page, "utf-8")
    return target


def main(arguments: list[str]) -> int:
    """Do what is asked."""
    match arguments:
        case ["new", language]:
            begin(language)
            print(f"{LOCALES / language}: translate what stands to the right of each =")
            print(f"{ROOT / 'src/saboteur' / MODULES}: the same under ### {language} in each file")
        case ["missing"]:
            try:
                found = [fault for language in LANGUAGES if language != ENGLISH for fault in faults(language)]
            except ValueError as error:
                found = [str(error)]
            print("\n".join(found) or "Nothing is missing.")
            return 1 if found else 0
        case ["preview", language] if language in LANGUAGES:
            print(preview(language))
        case ["golden"]:
            GOLDEN.mkdir(parents=True, exist_ok=True)
            for language in LANGUAGES:
                (GOLDEN / f"{language}.txt").write_text(golden(language), "utf-8")
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
