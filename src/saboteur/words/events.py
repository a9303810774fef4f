"""What happened, in words: one line for an event, or none for what the table itself shows.

The line begins with the name of whoever did it, if anybody did; the rest is told after the name. A viewer's events
hold what that viewer may know and nothing else, so nothing has to be kept back here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from saboteur.play import actions as act
from saboteur.play import events as ev
from saboteur.words.actions import action_text, tag
from saboteur.words.names import Names, dashed
from saboteur.words.sentences import Value


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

    def own_or(self, event: Any, key: str, /, **values: Value) -> Line:
        """Make a line about somebody's card or tool; it reads otherwise if it is the doer's own."""
        if event.seat == event.target:
            return self.line(event.seat, f"{key}-own", **values)
        return self.line(event.seat, key, name=self.names.seat(event.target), **values)

    def cards(self, cards: Sequence[str] | None) -> str:
        """Name secret cards, where they are known."""
        return self.names.cards(cards) if cards else ""

    def card(self, card: str | None) -> str:
        """Name a secret card, where it is known."""
        return self.names.card(card) if card else ""

    def why(self, why: str) -> str:
        """Say why something happened; the card of a later module says it by its name."""
        key = f"why-{dashed(why)}"
        return self.names.t(key) if self.names.t.has(key) else self.names.card(why)

    def gold(self, amount: int | None) -> str:
        """Name a secret amount, where it is known."""
        return "" if amount is None else self.names.t("gold-amount", gold=amount)


def event_line(event: ev.Event, names: Names) -> Line | None:
    """Put an event into words; None for what goes without saying."""
    how = _LINES.get(type(event))
    return how(Tell(names), event) if how else None


def _round_started(tell: Tell, event: ev.RoundStarted) -> Line:
    return tell.line(None, "round-started", round=event.round)


def _dwarf_dealt(tell: Tell, event: ev.DwarfDealt) -> Line | None:
    return tell.line(event.seat, "dwarf-dealt", tell.names.role(event.role)) if event.role else None


def _card_drawn(tell: Tell, event: ev.CardDrawn) -> Line | None:
    return tell.line(event.seat, "card-drawn", tell.card(event.card)) if event.card else None


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
    return tell.line(event.seat, "card-vetoed", victim=tell.names.seat(event.victim), what=what)


def _path_laid(tell: Tell, event: ev.PathLaid) -> Line:
    sides = tell.names.path(event.card.card, event.card.turned)
    return tell.line(event.seat, "path-laid", cell=tell.names.cell(event.cell), sides=sides)


def _path_moved(tell: Tell, event: ev.PathMoved) -> Line:
    cell = tell.names.cell
    return tell.line(event.seat, "path-moved", **{"from": cell(event.origin), "cell": cell(event.cell)})


def _card_set(tell: Tell, event: ev.CardSet) -> Line:
    sides = tell.names.sides(event.card.card, event.card.turned)
    key = "card-set-up" if event.seat is None else "card-set"
    return tell.line(event.seat, key, cell=tell.names.reached_at(event.cell), sides=sides)


def _goal_turned(tell: Tell, event: ev.GoalTurned) -> Line:
    goal = tell.names.goal(event.goal)
    return tell.line(event.seat, "goal-turned", cell=tell.names.goal_at(event.cell, as_object=True), goal=goal)


def _tunnel_turned(tell: Tell, event: ev.TunnelTurned) -> Line:
    sides = tell.names.path(event.tunnel, False)
    return tell.line(event.seat, "tunnel-turned", cell=tell.names.cell(event.cell), sides=sides)


def _chest_opened(tell: Tell, event: ev.ChestOpened) -> Line:
    cell, chest = tell.names.hidden_at(event.cell, as_object=True), tell.names.chest(event.chest)
    return tell.line(event.seat, "chest-opened", cell=cell, chest=chest)


def _large_reached(tell: Tell, event: ev.LargeReached) -> Line:
    return tell.line(event.seat, "large-reached", place=tell.names.t(f"module-{dashed(event.place)}"))


def _tool_broken(tell: Tell, event: ev.ToolBroken) -> Line:
    return tell.own_or(event, "tool-broken", tool=tell.names.tool(event.tool))


def _tool_mended(tell: Tell, event: ev.ToolMended) -> Line:
    return tell.own_or(event, "tool-mended", tool=tell.names.tool(event.tool))


def _rock_fell(tell: Tell, event: ev.RockFell) -> Line:
    key = "rock-fell-chest" if event.chest else "rock-fell"
    return tell.line(event.seat, key, cell=tell.names.cell(event.cell))


def _map_read(tell: Tell, event: ev.MapRead) -> Line:
    sight = event.sight
    seen = None
    if sight is not None:
        seen = tell.names.goal(sight.goal) if sight.goal else tell.names.chest(sight.chest or 0)
    return tell.line(event.seat, "map-read", seen, cell=tell.names.hidden_at(event.cell, as_object=True))


def _passed(tell: Tell, event: ev.Passed) -> Line:
    return tell.line(event.seat, "passed", tell.cards(event.cards), count=event.count)


def _front_dropped(tell: Tell, event: ev.FrontDropped) -> Line:
    return tell.line(event.seat, "front-dropped", tell.cards(event.cards), front=tell.names.front(event.front))


def _front_laid(tell: Tell, event: ev.FrontLaid) -> Line:
    return tell.own_or(event, "front-laid", front=tell.names.front(event.front))


def _front_removed(tell: Tell, event: ev.FrontRemoved) -> Line:
    return tell.own_or(event, "front-removed", front=tell.names.front(event.front))


def _dwarf_inspected(tell: Tell, event: ev.DwarfInspected) -> Line:
    role = tell.names.role(event.role) if event.role else None
    return tell.line(event.seat, "dwarf-inspected", role, name=tell.names.seat(event.target))


def _dwarf_changed(tell: Tell, event: ev.DwarfChanged) -> Line:
    role = tell.names.role(event.role) if event.role else None
    return tell.line(event.seat, "dwarf-changed", role, why=tell.why(event.why))


def _hands_swapped(tell: Tell, event: ev.HandsSwapped) -> Line:
    return tell.line(event.seat, "hands-swapped", name=tell.names.seat(event.target))


def _goals_handled(tell: Tell, event: ev.GoalsHandled) -> Line:
    cell, other = (tell.names.goal_at(cell, as_object=True) for cell in (event.cell, event.other))
    known = event.swapped is not None
    secret = tell.names.t("log-swapped" if event.swapped else "log-not-swapped") if known else None
    return tell.line(event.seat, "goals-handled", secret, cell=cell, other=other)


def _card_kept(tell: Tell, event: ev.CardKept) -> Line:
    return tell.line(event.seat, "card-kept", tell.card(event.card))


def _way_turned(tell: Tell, event: ev.WayTurned) -> Line:
    return tell.line(event.seat, "way-turned")


def _toll_placed(tell: Tell, event: ev.TollPlaced) -> Line:
    return tell.line(event.seat, "toll-placed", tell.card(event.card), cell=tell.names.cell(event.guards))


def _toll_asked(tell: Tell, event: ev.TollAsked) -> Line:
    cell = tell.names.cell(event.cell)
    return tell.line(event.seat, "toll-asked", name=tell.names.seat(event.target), cell=cell)


def _toll_answered(tell: Tell, event: ev.TollAnswered) -> Line:
    key = "toll-agreed" if event.agreed else "toll-refused"
    return tell.line(event.seat, key, cell=tell.names.cell(event.cell))


def _toll_paid(tell: Tell, event: ev.TollPaid) -> Line:
    cell = tell.names.cell(event.cell)
    if event.seat == event.owner:  # nobody pays: the owner lets a card pass
        return tell.line(event.seat, "toll-free", cell=cell)
    return tell.line(event.seat, "toll-paid", name=tell.names.seat(event.owner), cell=cell)


def _toll_gone(tell: Tell, event: ev.TollGone) -> Line:
    return tell.line(None, "toll-gone", cell=tell.names.cell(event.cell))


def _card_worked(tell: Tell, event: ev.CardWorked) -> Line | None:
    """Say what a card of a later module did, if the module has a line for it."""
    key = f"worked-{dashed(event.card)}"
    if not tell.names.t.has(f"log-{key}"):
        return None
    target = "" if event.target is None else tell.names.seat(event.target)
    cell = "" if event.cell is None else tell.names.reached_at(event.cell)
    return tell.line(event.seat, key, target=target, cell=cell, number=event.number)


def _gold_gained(tell: Tell, event: ev.GoldGained) -> Line:
    return tell.line(event.seat, "gold-gained", amount=event.amount, why=tell.why(event.why))


def _gold_lost(tell: Tell, event: ev.GoldLost) -> Line:
    return tell.line(event.seat, "gold-lost", amount=event.amount, why=tell.why(event.why))


def _gold_taken(tell: Tell, event: ev.GoldTaken) -> Line:
    return tell.line(event.seat, "gold-taken", tell.gold(event.value))


def _gold_seen(tell: Tell, event: ev.GoldSeen) -> Line:
    kept = [tell.gold(draw.value) for draw in event.draws or () if draw.kept]
    return tell.line(event.seat, "gold-seen", tell.names.t.listed(kept) if kept else None)


def _purse_changed(tell: Tell, event: ev.PurseChanged) -> Line | None:
    return None if event.total is None else tell.line(event.seat, "purse", tell.gold(event.total))


def _goal_moved(tell: Tell, event: ev.GoalMoved) -> Line:
    return tell.line(event.seat, "goal-moved", cell=tell.names.goal_at(event.cell, as_object=True))


def _card_taken(tell: Tell, event: ev.CardTaken) -> Line:
    return tell.line(event.seat, "card-taken", tell.card(event.card), name=tell.names.seat(event.target))


def _pile_buried(tell: Tell, event: ev.PileBuried) -> Line:
    return tell.line(event.seat, "pile-buried", count=event.count)


def _discards_shuffled(tell: Tell, event: ev.DiscardsShuffled) -> Line:
    return tell.line(event.seat, "discards-shuffled")


def _round_ended(tell: Tell, event: ev.RoundEnded) -> Line:
    return tell.line(None, "round-ended", ending=tell.names.t(f"ending-{dashed(event.ending)}"))


def _dwarf_shown(tell: Tell, event: ev.DwarfShown) -> Line:
    key = "spare-shown" if event.seat is None else "dwarf-shown"
    return tell.line(event.seat, key, role=tell.names.role(event.role))


def _goal_shown(tell: Tell, event: ev.GoalShown) -> Line:
    return tell.line(None, "goal-shown", cell=tell.names.goal_at(event.cell), goal=tell.names.goal(event.goal))


def _robbed(tell: Tell, event: ev.Robbed) -> Line:
    return tell.line(event.seat, "robbed", name=tell.names.seat(event.victim))


def _game_ended(tell: Tell, event: ev.GameEnded) -> Line:
    del event  # it says nothing more
    return tell.line(None, "game-ended")


def _purse_shown(tell: Tell, event: ev.PurseShown) -> Line:
    return tell.line(event.seat, "purse-shown", gold=event.gold)


_LINES: dict[type[ev.Event], Callable[[Tell, Any], Line | None]] = {
    ev.RoundStarted: _round_started,
    ev.DwarfDealt: _dwarf_dealt,
    ev.CardDrawn: _card_drawn,
    ev.CardPlayed: _card_played,
    ev.CardVetoed: _card_vetoed,
    ev.PathLaid: _path_laid,
    ev.PathMoved: _path_moved,
    ev.CardSet: _card_set,
    ev.GoalTurned: _goal_turned,
    ev.TunnelTurned: _tunnel_turned,
    ev.ChestOpened: _chest_opened,
    ev.LargeReached: _large_reached,
    ev.ToolBroken: _tool_broken,
    ev.ToolMended: _tool_mended,
    ev.RockFell: _rock_fell,
    ev.MapRead: _map_read,
    ev.Passed: _passed,
    ev.FrontDropped: _front_dropped,
    ev.FrontLaid: _front_laid,
    ev.FrontRemoved: _front_removed,
    ev.DwarfInspected: _dwarf_inspected,
    ev.DwarfChanged: _dwarf_changed,
    ev.HandsSwapped: _hands_swapped,
    ev.GoalsHandled: _goals_handled,
    ev.CardKept: _card_kept,
    ev.WayTurned: _way_turned,
    ev.TollPlaced: _toll_placed,
    ev.TollAsked: _toll_asked,
    ev.TollAnswered: _toll_answered,
    ev.TollPaid: _toll_paid,
    ev.TollGone: _toll_gone,
    ev.CardWorked: _card_worked,
    ev.GoldGained: _gold_gained,
    ev.GoldLost: _gold_lost,
    ev.GoldTaken: _gold_taken,
    ev.GoldSeen: _gold_seen,
    ev.PurseChanged: _purse_changed,
    ev.GoalMoved: _goal_moved,
    ev.CardTaken: _card_taken,
    ev.PileBuried: _pile_buried,
    ev.DiscardsShuffled: _discards_shuffled,
    ev.RoundEnded: _round_ended,
    ev.DwarfShown: _dwarf_shown,
    ev.GoalShown: _goal_shown,
    ev.Robbed: _robbed,
    ev.GameEnded: _game_ended,
    ev.PurseShown: _purse_shown,
}
# What goes without saying: the table itself shows it, or another line has said it.
SILENT = (
    ev.TurnStarted,
    ev.VetoAsked,
    ev.CardShown,
    ev.HandCard,
    ev.GoldOffered,
    ev.CardDiscarded,
    ev.FieldChanged,
    ev.Asked,
)
TOLD = tuple(_LINES)
