"""The menu of a turn: card first, then where or on whom, then rotation and payer where there is a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from saboteur.cli.terminal.menus import (
    Choice,
    Menu,
    Stage,
    card_choice,
    card_stage,
    cell_stage,
    end_stage,
    entries,
    forced,
    pair_stage,
    parted,
    payer_stage,
    rotation_stage,
    seat_stage,
    target_stage,
    tool_stage,
)
from saboteur.core.table.cards import KIND, TARGETS_OF
from saboteur.play import actions as act
from saboteur.play.actions import AnyAction
from saboteur.play.actions.discards import Discards
from saboteur.play.fields.line import PATHS
from saboteur.play.views.view_types import Own, View
from saboteur.words import Narrator
from saboteur.words.thing_names import does_key

_WHO: dict[type[act.Action], str] = {  # whom a card is played on
    act.BreakTool: "term-whose-tool",
    act.MendTool: "term-whose-tool",
    act.HandsOff: "term-whose-theft",
    act.Trap: "term-who-trapped",
    act.Free: "term-who-freed",
    act.Inspect: "term-whose-dwarf",
    act.SwapHats: "term-who-hat",
    act.SwapHands: "term-who-hands",
}


def played_card(action: AnyAction) -> str | None:
    """Name the card that an action plays; None if it plays none."""
    match action:
        case act.LayPath() | act.MendTool() | act.PlayCard():
            return action.card
        case act.BreakTool():
            return f"break_{action.tool}"
        case act.Pass() | act.DropFront() | act.PlaceToll() | act.AskToll() | act.FinishTurn():
            return None
    return str(type(action).__struct_config__.tag)


def turn_menu(view: View, own: Own, options: Sequence[AnyAction], says: Narrator) -> Menu:
    """Ask for a card of the hand, or for what a turn can be besides."""
    plays: dict[str, list[AnyAction]] = {}
    for action in options:
        card = played_card(action)
        if card is not None:
            plays.setdefault(card, []).append(action)
    discards = _Picking(Discards(own.hand, [action for action in options if isinstance(action, act.Pass)]), says)
    choices = []
    for at, card in enumerate(own.hand, 1):
        mine = plays.get(card, [])
        if mine or discards.may(at):
            then = _card_menu(view, own, at, mine, discards, says)
            choices.append(card_choice(str(at), card, then, says, note=_note(mine, says)))
    return Menu(says.t("term-which-card"), choices + _besides(own, options, discards, says), first=True)


def _note(plays: Sequence[AnyAction], says: Narrator) -> str:
    """Say in two words what can be done with a card."""
    cells = {action.cell for action in plays if isinstance(action, act.LayPath)}
    if cells:
        return says.t("term-places", count=len(cells))
    return "" if plays else says.t("term-not-now")


def _why_not(view: View, own: Own, card: str, says: Narrator) -> str:
    """Say what keeps a path from being laid; of another card, what it does: nobody is there to whom it could."""
    if card not in PATHS:
        return says.t(does_key(card, view.modules))
    blocking = [front for front in view.table[own.seat].front if front != "theft"]  # B9, S8
    if blocking:
        return says.t("prompt-broken", front=says.t.listed(map(says.names.front, blocking)))
    return says.t("term-fits-nowhere")


def _card_menu(
    view: View, own: Own, at: int, plays: Sequence[AnyAction], discards: _Picking, says: Narrator
) -> Callable[[], Menu]:
    """Ask what to do with a card: where or on whom to play it, or to discard it. It always asks."""
    card = own.hand[at - 1]

    def make() -> Menu:
        title, choices = _targets(view, card, plays, says)
        then = discards.menu((at,))
        if then is not None:
            choices.append(Choice("d", says.t("term-discard-it"), then, ("discard", "pass")))
        if not plays:
            title = says.t("term-cannot-now", card=says.names.card(card), does=_why_not(view, own, card, says))
        return Menu(title, choices)

    return make


def _targets(view: View, card: str, plays: Sequence[AnyAction], says: Narrator) -> tuple[str, list[Choice]]:
    if not plays:
        return "", []
    stages = _stages(view, card, plays[0], says)
    if not stages:
        title = f"{says.names.card(card)}: {says.t(does_key(card, view.modules))}"
        return title, [Choice("p", says.t("term-play-it"), plays[0], ("play", "1"))]
    return stages[0].title, entries(parted(plays, stages[0]), stages)


def _stages(view: View, card: str, play: AnyAction, says: Narrator) -> list[Stage]:
    t, names = says.t, says.names
    match play:
        case act.LayPath() | act.MakeDetour():
            laid = card if isinstance(play, act.LayPath) else _last_laid(view)
            where = cell_stage(t("term-where", card=names.card(laid)), names.cell)
            return [where, rotation_stage(laid, says), payer_stage(says)]
        case act.DropRocks():
            return [cell_stage(t("term-which-falls"), names.cell)]
        case act.ReadMap():
            return [cell_stage(t("term-look-at"), names.hidden_at)]
        case act.HandleGoals():
            return [pair_stage(says)]
        case act.PlayCard():
            title = f"{names.card(card)}: {t(does_key(card, view.modules))}"
            return [target_stage(field, title, says) for field in TARGETS_OF[KIND[card]]]
        case act.MendTool():
            return [seat_stage(t(_WHO[act.MendTool]), says), tool_stage(says)]
    return [seat_stage(t(_WHO[type(play)]), says)] if type(play) in _WHO else []


def _last_laid(view: View) -> str:
    return next(lying.card for lying in view.maze if lying.cell == view.last_laid)


def _besides(own: Own, options: Sequence[AnyAction], discards: _Picking, says: Narrator) -> list[Choice]:
    """List what a turn can be without playing a card."""
    t = says.t
    out: list[Choice] = []
    first = discards.menu(())
    if first is not None:
        out.append(Choice("d", t("term-pass"), first, ("discard", "pass")))
    drops = [action for action in options if isinstance(action, act.DropFront)]
    if drops:
        out.append(Choice("f", t("term-drop"), _drop_menu(own, drops, says)))
    tolls = [action for action in options if isinstance(action, act.PlaceToll)]
    if tolls:
        stages = [end_stage(says), card_stage(t("term-toll-card"), own.hand, says)]
        out.append(Choice("t", t("term-set-toll"), lambda: forced(tolls, stages)))
    asks = [action for action in options if isinstance(action, act.AskToll)]
    if asks:
        stages_ = [cell_stage(t("term-toll-cell"), says.names.cell), seat_stage(t("term-toll-whom"), says)]
        out.append(Choice("a", t("term-ask-toll"), lambda: forced(asks, stages_)))
    out += [Choice("e", t("term-end-turn"), a, ("end",)) for a in options if isinstance(a, act.FinishTurn)]
    return out


def _drop_menu(own: Own, drops: Sequence[act.DropFront], says: Narrator) -> Callable[[], Menu]:
    """Ask which card to be rid of, then for two cards to discard (S3)."""
    fronts = list(dict.fromkeys(action.front for action in drops))

    def make() -> Menu:
        choices = []
        for number, front in enumerate(fronts, 1):
            pairs = _Picking(Discards(own.hand, [action for action in drops if action.front == front]), says)
            then = pairs.menu(())
            if then is not None:
                choices.append(Choice(str(number), says.names.front(front), then, (front,)))
        return Menu(says.t("term-drop-which"), choices)

    return make


class _Picking:
    """Menus for picking cards to discard, one after the other."""

    def __init__(self, discards: Discards, says: Narrator) -> None:
        self.discards = discards
        self.may = discards.may
        self.says = says

    def menu(self, places: tuple[int, ...]) -> AnyAction | Callable[[], Menu] | None:
        """Return what follows once these are picked: the action, a menu for another card, or nothing."""
        rest, done = self.discards.next(places), self.discards.done(places)
        return (lambda: self._make(places, rest, done)) if rest else done

    def _make(self, places: tuple[int, ...], rest: list[int], done: AnyAction | None) -> Menu:
        t = self.says.t
        choices = []
        if done is not None:
            choices.append(Choice("n", t("term-no-more"), done, ("no", ".", "0")))
        for at in rest:
            then = self.menu((*places, at))
            if then is not None:
                choices.append(card_choice(str(at), self.discards.hand[at - 1], then, self.says))
        if done is not None:
            return Menu(t("term-discard-more"), choices, "n")
        return Menu(t("term-discard-other" if places else "term-discard-which"), choices)
