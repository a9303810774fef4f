"""What happened, in words: one line for an event, or none for what the table itself shows.

The line begins with the name of whoever did it, if anybody did; the rest is told after the name. A viewer's events
hold what that viewer may know and nothing else, so nothing has to be kept back here.

Which sentence an event gets follows from its tag: `log-toll-gone`; or `…-own` where somebody does it to themselves,
`…-you` where it is done to the reader, `log-rock-fell-chest` where the field `chest` of `rock_fell` is true, if there
are such sentences. Each can use all fields of its event (`_values`); the few that need more are written out below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from saboteur.play import actions as act
from saboteur.play import events as ev
from saboteur.play.fields.values import Cell, PlacedCard
from saboteur.words.action_labels import action_text, tag
from saboteur.words.sentences import Value
from saboteur.words.thing_names import Names, dashed

OTHERS = ("target", "victim", "owner")  # fields with the seat that something is done to


class Line(NamedTuple):
    """One line of a story: who did it, what is told after the name, and what only this viewer knows of it."""

    who: int | None
    text: str
    secret: str = ""


class Tell:
    """Makes lines for one viewer."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def line(self, who: int | None, key: str, secret: str | None = None, /, **values: Value) -> Line:
        """Make a line from its key."""
        return Line(who, self.names.t(f"log-{key}", **values), secret or "")

    def by_tag(self, event: ev.Event) -> Line | None:
        """Make the line that an event's tag names; None if there is no such sentence."""
        key = dashed(str(event.__struct_config__.tag))
        if not self.names.t.has(f"log-{key}"):
            return None
        fields = {field: getattr(event, field) for field in event.__struct_fields__}
        who = fields.pop("seat", None)
        values: dict[str, Value] = {}
        secret = ""
        for field, value in fields.items():
            if field in _SECRETS and not isinstance(value, PlacedCard):
                secret = _SECRETS[field](self, value) if value is not None else ""
            else:
                values |= self._values(field, value)
        own, you = (any(fields.get(other, -1) == seat for other in OTHERS) for seat in (who, self.names.me))
        whose = ["own"] if own else ["you"] if you else []
        for variant in [*whose, *(field for field, value in fields.items() if value is True)]:
            if self.names.t.has(f"log-{key}-{dashed(variant)}"):
                key = f"{key}-{dashed(variant)}"
        return self.line(who, key, secret, **values)

    def _values(self, field: str, value: Any) -> dict[str, Value]:
        """Put a field into words; a sentence says by the name that it uses what lies in a cell."""
        names = self.names
        if isinstance(value, Cell):
            goal, hidden = names.goal_at(value, as_object=True), names.hidden_at(value, as_object=True)
            return {field: names.cell(value), f"{field}_goal": goal, f"{field}_hidden": hidden}
        if isinstance(value, PlacedCard):
            return {"sides": names.path(value.card, value.turned)}
        if field == "tunnel":
            return {"sides": names.path(value, False)}
        if field in OTHERS:
            return {"name": names.seat(value)}
        if field in _SPOKEN and not isinstance(value, bool):
            return {field: _SPOKEN[field](self, value)}
        return {field: value} if isinstance(value, int) else {}

    def why(self, why: str) -> str:
        """Say why something happened; the card of a later module says it by its name."""
        key = f"why-{dashed(why)}"
        return self.names.t(key) if self.names.t.has(key) else self.names.card(why)

    def gold(self, amount: int) -> str:
        """Name a secret amount."""
        return self.names.t("gold-amount", gold=amount)

    def drawn(self, draws: list[ev.GoldDraw]) -> str:
        """Name the gold that was drawn and kept."""
        kept = [self.gold(draw.value) for draw in draws if draw.kept]
        return self.names.t.listed(kept) if kept else ""

    def sight(self, sight: ev.Sight) -> str:
        """Name what a map showed."""
        if sight.goal:
            return self.names.goal(sight.goal)
        return self.names.chest_seen(sight.chest or 0, sight.tunnel)


_SPOKEN: dict[str, Callable[[Tell, Any], str]] = {
    "chest": lambda tell, number: tell.names.chest(number),
    "ending": lambda tell, ending: tell.names.t(f"ending-{dashed(ending)}"),
    "front": lambda tell, front: tell.names.front(front),
    "goal": lambda tell, face: tell.names.goal(face),
    "place": lambda tell, place: tell.names.t(f"module-{dashed(place)}"),
    "tool": lambda tell, tool: tell.names.tool(tool),
    "why": Tell.why,
}
_SECRETS: dict[str, Callable[[Tell, Any], str]] = {
    "card": lambda tell, card: tell.names.card(card),
    "cards": lambda tell, cards: tell.names.cards(cards) if cards else "",
    "draws": Tell.drawn,
    "role": lambda tell, role: tell.names.role(role),
    "sight": Tell.sight,
    "swapped": lambda tell, swapped: tell.names.t("log-swapped" if swapped else "log-not-swapped"),
    "value": Tell.gold,
}


def event_line(event: ev.Event, names: Names) -> Line | None:
    """Put an event into words; None for what goes without saying."""
    how = WRITTEN_OUT.get(type(event), Tell.by_tag)
    return how(Tell(names), event)


def _dwarf_dealt(tell: Tell, event: ev.DwarfDealt) -> Line | None:
    return tell.line(event.seat, "dwarf-dealt", tell.names.role(event.role)) if event.role else None


def _card_drawn(tell: Tell, event: ev.CardDrawn) -> Line | None:
    return tell.line(event.seat, "card-drawn", tell.names.card(event.card)) if event.card else None


def _card_played(tell: Tell, event: ev.CardPlayed) -> Line | None:
    """Say which card was played, if what it does is only asked about or seen by one player."""
    told = (act.SearchTrove, act.CallSpecialist, act.SwapHats, act.HandleGoals)
    if not isinstance(event.action, told):
        return None
    card = tell.names.t(f"card-{dashed(tag(event.action))}")
    if isinstance(event.action, act.SwapHats) and event.action.seat != event.seat:
        return tell.line(event.seat, "front-laid", front=card, name=tell.names.seat(event.action.seat))
    return tell.line(event.seat, "front-laid-own", front=card)


def _card_vetoed(tell: Tell, event: ev.CardVetoed) -> Line:
    what = action_text(event.action, tell.names)
    key = tell.names.to_reader("log-card-vetoed", event.victim).removeprefix("log-")
    return tell.line(event.seat, key, victim=tell.names.seat(event.victim), what=what)


def _card_set(tell: Tell, event: ev.CardSet) -> Line:
    sides = tell.names.sides(event.card.card, event.card.turned)
    key = "card-set-up" if event.seat is None else "card-set"
    return tell.line(event.seat, key, cell=tell.names.reached_at(event.cell), sides=sides)


def _card_worked(tell: Tell, event: ev.CardWorked) -> Line | None:
    """Say what a card of a later module did, if the module has a line for it."""
    key = f"worked-{dashed(event.card)}"
    if not tell.names.t.has(f"log-{key}"):
        return None
    target = "" if event.target is None else tell.names.seat(event.target)
    cell = "" if event.cell is None else tell.names.reached_at(event.cell)
    return tell.line(event.seat, key, target=target, cell=cell, number=event.number)


def _secret_told(tell: Tell, event: ev.SecretTold) -> Line | None:
    if event.value is None:
        return None
    said = tell.names.field(event.field, event.value)
    other = event.whose not in (None, event.seat)
    return tell.line(event.seat, "secret-told", f"{said} ({tell.names.seat(event.whose or 0)})" if other else said)


def _purse_changed(tell: Tell, event: ev.PurseChanged) -> Line | None:
    return None if event.total is None else tell.line(event.seat, "purse", tell.gold(event.total))


def _dwarf_shown(tell: Tell, event: ev.DwarfShown) -> Line:
    key = "spare-shown" if event.seat is None else "dwarf-shown"
    return tell.line(event.seat, key, role=tell.names.role(event.role))


def _goal_shown(tell: Tell, event: ev.GoalShown) -> Line:
    return tell.line(None, "goal-shown", cell=tell.names.goal_at(event.cell), goal=tell.names.goal(event.goal))


WRITTEN_OUT: dict[type[ev.Event], Callable[[Tell, Any], Line | None]] = {
    ev.DwarfDealt: _dwarf_dealt,
    ev.CardDrawn: _card_drawn,
    ev.CardPlayed: _card_played,
    ev.CardVetoed: _card_vetoed,
    ev.CardSet: _card_set,
    ev.CardWorked: _card_worked,
    ev.PurseChanged: _purse_changed,
    ev.SecretTold: _secret_told,
    ev.DwarfShown: _dwarf_shown,
    ev.GoalShown: _goal_shown,
}
