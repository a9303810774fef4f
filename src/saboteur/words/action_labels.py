"""What can be done, in words: as a button or a menu says it."""

from __future__ import annotations

from saboteur.play import actions as act
from saboteur.play.actions import Action
from saboteur.play.fields.values import Cell
from saboteur.words.thing_names import Names, dashed

_ON_SEAT = (act.HandsOff, act.Trap, act.Free, act.Inspect, act.SwapHats, act.SwapHands)
_ALONE = (act.PlayTheft, act.SearchTrove, act.TurnAbout, act.CallSpecialist)


def tag(value: Action) -> str:
    """Return the wire name of an action."""
    return str(type(value).__struct_config__.tag)


def action_text(action: Action, names: Names) -> str:
    """Say what an action would do."""
    t = names.t
    match action:
        case act.LayPath() | act.MakeDetour():
            return _laying(action, names)
        case act.BreakTool():
            return _on(names, t(f"card-break-{action.tool}"), names.seat(action.seat))
        case act.MendTool():
            return _on(names, t(f"card-fix-{action.tool}"), names.seat(action.seat))
        case act.DropRocks():
            return _on(names, t("card-rockfall"), names.cell(action.cell))
        case act.ReadMap():
            return _on(names, t("card-map"), names.hidden_at(action.cell))
        case act.Pass():
            return t("act-pass", cards=names.cards(action.cards))
        case act.DropFront():
            return t("act-drop", front=names.front(action.front), cards=names.cards(action.cards))
        case act.PlaceToll():
            return t("act-toll", cell=names.cell(guarded(action)))
        case act.AskToll():
            return t("act-ask", name=names.seat(action.seat), cell=names.cell(action.cell))
        case act.PlayCard():
            targets = _targets(action, names)
            card = names.card(action.card)
            return _on(names, card, names.dot.join(targets)) if targets else t("act-play", card=card)
        case act.HandleGoals():
            cell, other = (names.goal_at(cell, as_object=True) for cell in (action.cell, action.other))
            return t("act-goal-swap", cell=cell, other=other)
    if isinstance(action, _ON_SEAT):
        return _on(names, t(f"card-{dashed(tag(action))}"), names.seat(action.seat))
    if isinstance(action, _ALONE):
        return t("act-play", card=t(f"card-{dashed(tag(action))}"))
    return _answer(action, names)


def _answer(action: Action, names: Names) -> str:
    t = names.t
    match action:
        case act.Choose():
            return _choice(action, names)
        case act.ChooseRotation():
            return t("act-rotate-turned" if action.turned else "act-rotate-straight")
        case act.PickGold():
            return t("act-gold", value=action.value)
        case act.SwapGoals():
            return t("act-swap" if action.swapped else "act-leave")
        case act.KeepCard(discards=[first, second]):
            card, first, second = map(names.card, (action.card, first, second))
            return t("act-keep-order", card=card, first=first, second=second)
        case act.KeepCard():
            return t("act-keep", card=names.card(action.card))
        case act.AnswerToll():
            return t("act-pay" if action.pay else "act-refuse")
        case act.OpenReached():
            return t("act-open", cell=names.reached_at(action.cell))
        case act.MoveGoal():
            return t("act-move", cell=names.goal_at(action.cell, as_object=True))
        case act.Rob() | act.TakeCard() | act.LookAtDwarf():
            return t(f"act-{tag(action)}", name=names.seat(action.seat))
    return t(f"act-{tag(action)}")  # allow, veto, done


def _choice(action: act.Choose, names: Names) -> str:
    """Name an answer to a question of a later module."""
    if action.yes is not None:
        return names.t("act-yes" if action.yes else "act-no")
    if action.card is not None:
        return names.card(action.card)
    return names.dot.join(_targets(action, names))


def _targets(action: act.PlayCard | act.Choose, names: Names) -> list[str]:
    """Name what a card of a later module is played on, or what was chosen."""
    cells = [action.cell, action.other] if isinstance(action, act.PlayCard) else [action.cell]
    out = [] if action.seat is None else [names.seat(action.seat)]
    out += [names.reached_at(cell) for cell in cells if cell is not None]
    return out + ([] if action.number is None else [str(action.number)])


def _laying(action: act.LayPath | act.MakeDetour, names: Names) -> str:
    key = "act-lay" if isinstance(action, act.LayPath) else "act-detour"
    parts = [names.t(key, cell=names.cell(action.cell))]
    if action.turned:
        parts.append(names.t("act-turned"))
    if action.payer is not None:
        parts.append(names.t("act-payer", name=names.seat(action.payer)))
    return names.dot.join(parts)


def _on(names: Names, card: str, on: str) -> str:
    return f"{card} {names.to} {on}"


def guarded(action: act.PlaceToll) -> Cell:
    """Return the cell that a toll dwarf will guard: the one its open end points to (M1)."""
    across, down = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[action.side]
    return Cell(action.cell.x + across, action.cell.y + down)
