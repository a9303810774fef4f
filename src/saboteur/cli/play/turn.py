"""The menu of a turn: card first, then where or on whom, then rotation and payer where there is a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from saboteur.cli.play.menus import (
    Choice,
    Menu,
    Stage,
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
    tool_stage,
)
from saboteur.cli.play.naming import CARDS, FRONTS, card_words
from saboteur.play import actions as act
from saboteur.play.actions import AnyAction
from saboteur.play.values import PlacedCard
from saboteur.play.views import Own, View

MOST_DISCARDED = 3  # S3

_TARGETS: dict[type[act.Action], list[Stage]] = {
    act.BreakTool: [seat_stage("Whose tool?")],
    act.MendTool: [seat_stage("Whose tool?"), tool_stage()],
    act.DropRocks: [cell_stage("Which card falls?")],
    act.ReadMap: [cell_stage("Look at which?")],
    act.HandsOff: [seat_stage("Whose theft is removed?")],
    act.Trap: [seat_stage("Who is trapped?")],
    act.Free: [seat_stage("Who is freed?")],
    act.Inspect: [seat_stage("Whose dwarf?")],
    act.SwapHats: [seat_stage("Who exchanges the dwarf?")],
    act.SwapHands: [seat_stage("Hands with whom?")],
    act.HandleGoals: [pair_stage()],
}


def played_card(action: AnyAction) -> str | None:
    """Name the card that an action plays; None if it plays none."""
    match action:
        case act.LayPath() | act.MendTool():
            return action.card
        case act.BreakTool():
            return f"break_{action.tool}"
        case act.Pass() | act.DropFront() | act.PlaceToll() | act.AskToll() | act.FinishTurn():
            return None
    return str(type(action).__struct_config__.tag)


def turn_menu(view: View, own: Own, options: Sequence[AnyAction]) -> Menu:
    """Ask for a card of the hand, or for what a turn can be besides."""
    plays: dict[str, list[AnyAction]] = {}
    for action in options:
        card = played_card(action)
        if card is not None:
            plays.setdefault(card, []).append(action)
    discards = Discards(own.hand, [action for action in options if isinstance(action, act.Pass)])
    choices = []
    for at, card in enumerate(own.hand, 1):
        mine = plays.get(card, [])
        if not mine and not discards.may(at):
            continue
        label = card_words(card)
        then = _card_menu(view, own, at, mine, discards)
        note = _note(mine)
        choices.append(Choice(str(at), label, then, face=PlacedCard(card, False), note=note))
    return Menu("Which card?", choices + _besides(own, options, discards))


def _note(plays: Sequence[AnyAction]) -> str:
    """Say in two words what can be done with a card."""
    cells = {action.cell for action in plays if isinstance(action, act.LayPath)}
    if cells:
        return f"{len(cells)} place" + ("s" if len(cells) > 1 else "")
    return "" if plays else "not now"


def _card_menu(view: View, own: Own, at: int, plays: Sequence[AnyAction], discards: Discards) -> Callable[[], Menu]:
    """Ask what to do with a card: where or on whom to play it, or to discard it. It always asks."""
    card = own.hand[at - 1]

    def make() -> Menu:
        title, choices = _targets(view, own, card, plays)
        then = discards.menu((at,))
        if then is not None:
            choices.append(Choice("d", "discard it", then, ("discard", "pass")))
        if not plays:
            about = f": {CARDS[card]}" if card in CARDS else ""
            title = f"{card_words(card).capitalize()} cannot be played now{about}"
        return Menu(title, choices)

    return make


def _targets(view: View, own: Own, card: str, plays: Sequence[AnyAction]) -> tuple[str, list[Choice]]:
    if not plays:
        return "", []
    kind = type(plays[0])
    stages = _TARGETS.get(kind, [])
    if kind in (act.LayPath, act.MakeDetour):
        laid = card if kind is act.LayPath else _last_laid(view)
        stages = [cell_stage(f"Where? {card_words(laid)}"), rotation_stage(laid), payer_stage(own.seat)]
    if not stages:
        about = CARDS.get(card, "")
        return f"{card_words(card).capitalize()}: {about}", [Choice("p", "play it", plays[0], ("play", "1"))]
    return stages[0].title, entries(parted(plays, stages[0]), stages)


def _last_laid(view: View) -> str:
    return next(lying.card for lying in view.maze if lying.cell == view.last_laid)


def _besides(own: Own, options: Sequence[AnyAction], discards: Discards) -> list[Choice]:
    """List what a turn can be without playing a card."""
    out: list[Choice] = []
    first = discards.menu(())
    if first is not None:
        out.append(Choice("d", "pass: discard", first, ("discard", "pass")))
    drops = [action for action in options if isinstance(action, act.DropFront)]
    if drops:
        out.append(Choice("f", "discard two, get rid of what lies before you", _drop_menu(own, drops)))
    tolls = [action for action in options if isinstance(action, act.PlaceToll)]
    if tolls:
        stages = [end_stage(), card_stage("Which card do you discard for it?", own.hand)]
        out.append(Choice("t", "set a toll dwarf", lambda: forced(tolls, stages)))
    asks = [action for action in options if isinstance(action, act.AskToll)]
    if asks:
        stages_ = [cell_stage("Which guarded cell?"), seat_stage("Whom do you ask to pay?")]
        out.append(Choice("a", "ask somebody to pay a toll", lambda: forced(asks, stages_)))
    out += [Choice("e", "end your turn", a, ("end",)) for a in options if isinstance(a, act.FinishTurn)]
    return out


def _drop_menu(own: Own, drops: Sequence[act.DropFront]) -> Callable[[], Menu]:
    """Ask which card to be rid of, then for two cards to discard (S3)."""
    fronts = list(dict.fromkeys(action.front for action in drops))

    def make() -> Menu:
        choices = []
        for number, front in enumerate(fronts, 1):
            pairs = Discards(own.hand, [action for action in drops if action.front == front])
            then = pairs.menu(())
            if then is not None:
                choices.append(Choice(str(number), FRONTS[front], then, (front,)))
        return Menu("Get rid of which card before you?", choices)

    return make


class Discards:
    """Picking one to three cards by their places in the hand; their order counts only where the game says so."""

    def __init__(self, hand: Sequence[str], actions: Sequence[act.Pass | act.DropFront]) -> None:
        self.hand = hand
        self.exact = {tuple(action.cards): action for action in actions}
        self.any_order = {tuple(sorted(action.cards)): action for action in actions}
        self.starts = {part for cards in self.any_order for size in range(1, MOST_DISCARDED + 1)
                       for part in combinations(cards, size)}  # fmt: skip

    def _names(self, places: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.hand[at - 1] for at in places)

    def done(self, places: tuple[int, ...]) -> AnyAction | None:
        """Return the action that discards just these."""
        names = self._names(places)
        return self.exact.get(names) or self.any_order.get(tuple(sorted(names)))

    def may(self, *places: int) -> bool:
        """Return whether these may be among the cards discarded."""
        return tuple(sorted(self._names(places))) in self.starts

    def menu(self, places: tuple[int, ...]) -> AnyAction | Callable[[], Menu] | None:
        """Return what follows once these are picked: the action, a menu for another card, or nothing."""
        rest = [at for at in range(1, len(self.hand) + 1) if at not in places and self.may(*places, at)]
        done = self.done(places)
        if not rest:
            return done
        return lambda: self._make(places, rest, done)

    def _make(self, places: tuple[int, ...], rest: list[int], done: AnyAction | None) -> Menu:
        choices = []
        if done is not None:
            choices.append(Choice("n", "no more", done, ("no", ".", "0")))
        for at in rest:
            then = self.menu((*places, at))
            if then is not None:
                card = self.hand[at - 1]
                choices.append(Choice(str(at), card_words(card), then, face=PlacedCard(card, False)))
        title = "Discard another one too? (enter: no)" if done is not None else "Which card do you discard?"
        if places and done is None:
            title = "And which other card?"
        return Menu(title, choices, "n" if done is not None else "")
