"""The narrator: events, actions, questions, notes, refusals and bots' reasons in words, for one reader.

It is told events as the reader's seat may know them (`RawEvent.seen_by`), so it cannot say more than that. It
remembers what it was told, where a later line depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from saboteur.core.table.refusal import Refusal
from saboteur.play import events as ev
from saboteur.play.actions import Action, LayPath
from saboteur.play.commentary.thoughts import Ground, Reason
from saboteur.play.fields.values import Cell
from saboteur.play.views.view_types import Note, Question, View
from saboteur.words.action_labels import action_text
from saboteur.words.claim_text import claim_text
from saboteur.words.event_lines import Line, event_line
from saboteur.words.refusal_text import refusal_text
from saboteur.words.sentences import texts
from saboteur.words.thing_names import Names, dashed

Seats = Sequence[str] | Callable[[int], str]

# Grounds that say how a bot chose, and in what worths are counted then; all others count cards of progress.
WORTHS: Final = {"searched": "reason-worth-gold", "learned": "reason-worth-chance"}


class Narrator:
    """Speaks one language to one reader: a seat, or a spectator."""

    def __init__(
        self,
        language: str,
        seats: Seats = (),
        me: int | None = None,
        *,
        ascii_only: bool = False,
        sees_all: bool = False,
    ) -> None:
        """Take the players' names, or a function that names a seat; without names seats are counted from 1.

        Whoever `sees_all` is told every secret, as in the replay of a finished game.
        """
        self.t = texts(language, ascii_only=ascii_only)
        self.names = Names(self.t, seats, me)
        self.me = me
        self.sees_all = sees_all
        self._turn = 0
        self._goals_handled: list[tuple[int, ev.GoalsHandled]] = []
        self._dwarfs_changed: list[tuple[int, int]] = []  # turn and seat

    # -- what happened -----------------------------------------------------------------------------------

    def lines(self, events: Iterable[ev.Event]) -> list[Line]:
        """Tell events in the order in which they happened; what one line says no second one repeats."""
        told: list[Line] = []
        before: ev.Event | None = None
        for kind, group in groupby(events, lambda event: _hand_of(event) if isinstance(event, ev.HandCard) else None):
            for event in [_Hand(kind, list(group))] if kind is not None else group:
                line = self._hand(event) if isinstance(event, _Hand) else self._line(event, before)
                if line is not None:
                    told.append(line)
                before = event if isinstance(event, ev.Event) else None
        return told

    def tell(self, events: Iterable[ev.Event]) -> list[str]:
        """Tell events as plain text."""
        return [self.plain(line) for line in self.lines(events)]

    def plain(self, line: Line) -> str:
        """Write a line as plain text: the name, what happened, and what only the reader knows."""
        text = line.text if line.who is None else f"{self.names.seat(line.who)} {line.text}"
        if not line.secret:
            return text
        return self.t("term-secret-shown" if self.sees_all else "term-secret", text=text, secret=line.secret)

    def _line(self, event: ev.Event, before: ev.Event | None) -> Line | None:
        self._remember(event)
        if isinstance(event, ev.TollGone) and isinstance(before, ev.TollPaid) and before.cell == event.cell:
            return None  # whoever is paid leaves
        return event_line(event, self.names)

    def _remember(self, event: ev.Event) -> None:
        match event:
            case ev.RoundStarted():
                self._turn = 0
                self._goals_handled, self._dwarfs_changed = [], []
            case ev.TurnStarted():
                self._turn = event.turn
            case ev.GoalsHandled():
                self._goals_handled.append((self._turn, event))
            case ev.DwarfChanged():
                self._dwarfs_changed.append((self._turn, event.seat))

    def _hand(self, hand: _Hand) -> Line | None:
        """Say what a whole hand brought: to the reader, or away from the reader."""
        cards = [event.card for event in hand.cards if event.card is not None]
        if not cards:
            return None
        key = "log-hand-got" if hand.seat == self.me or self.me is None else "log-hand-lost"
        return Line(hand.seat, self.t(key), self.names.cards(cards))

    # -- what can be done and is asked -------------------------------------------------------------------

    def action(self, action: Action) -> str:
        """Say what an action would do."""
        return action_text(action, self.names)

    def named(self, action: Action) -> str:
        """Say an action where the hand is not in sight: a path with its open sides."""
        said = self.action(action)
        if not isinstance(action, LayPath):
            return said
        return f"{said}{self.names.dot}{self.names.path(action.card, action.turned)}"

    def question(self, question: Question, owner: int | None = None) -> str:
        """Say what is asked, with what the answer means; `owner` is whose toll dwarf it is about."""
        t, kind = self.t, dashed(question.kind)
        asked = t(f"q-{kind}")
        name = "" if question.by is None else self.names.seat(question.by)
        match question.kind:
            case "take_turn":
                return asked
            case "veto_window":
                what = self.action(question.action) if question.action else ""
                return f"{asked} {t('qline-veto-window', name=name, what=what)}"
            case "swap_goals":
                cell, other = (self.names.goal_at(cell, as_object=True) for cell in question.cells)
                return f"{asked} {t('qline-swap-goals', cell=cell, other=other)}"
            case "pay_toll":
                own = "-own" if owner is not None and owner == self.me else ""
                return f"{asked} {t(f'qline-pay-toll{own}', name=name)}"
            case "lay_path":
                return f"{asked}. {t('qline-lay-path', count=question.paths_laid or 0)}"
        return f"{asked} {t(f'qline-{kind}')}"

    # -- what is known and thought -----------------------------------------------------------------------

    def fields(self, view: View, seat: int) -> list[str]:
        """Say what modules keep of a seat, as far as the viewer knows it; of the viewer also what is nobody's."""
        own = view.own
        out = []
        for field, values in {**view.fields, **(own.secrets if own else {})}.items():
            each = len(values) == view.seats
            at = seat if each else 0
            if values[at] and (each or (own is not None and own.seat == seat)):
                text = self.names.field(field, values[at])
                out.append(text if view.fields[field][at] else f"{text} ({self.t('shown-secret')})")
        return out

    def note(self, note: Note) -> str:
        """Say what the reader was shown, and that it may have changed since, if it may."""
        unsure = self.t.signs(f" – {self.t('note-uncertain')}") if self.unsure(note) else ""
        return f"{self._note(note)} ({self.t('note-turn', turn=note.turn)}{unsure})"

    def _note(self, note: Note) -> str:
        t, names = self.t, self.names
        if note.about == "dwarf" and note.role is not None:
            return t("note-dwarf", name=names.seat(note.seat or 0), role=names.role(note.role))
        if note.cell is None:
            return ""
        if note.about == "goal" and note.goal is not None:
            return t("note-goal", cell=names.goal_at(note.cell), goal=names.goal(note.goal))
        if note.about == "chest" and note.chest is not None:
            seen = names.chest_seen(note.chest, note.tunnel)
            return t("note-chest", cell=names.hidden_at(note.cell), chest=seen)
        swapped = t("log-swapped" if note.swapped else "log-not-swapped")
        return t(
            "note-swap", cell=names.goal_at(note.cell), other=names.goal_at(note.other or note.cell), swapped=swapped
        )

    def unsure(self, note: Note) -> bool:
        """Return whether what a note says may no longer be true, as far as the reader was told."""
        if note.about == "dwarf":
            return any(turn >= note.turn and seat == note.seat for turn, seat in self._dwarfs_changed)
        return note.about == "goal" and any(
            turn >= note.turn and event.swapped is not False and note.cell in (event.cell, event.other)
            for turn, event in self._goals_handled
        )

    def ground(self, ground: Ground, action: Action) -> str:
        """Say a bot's chief ground; it may name the seat or the card of the action, or count its cards."""
        seat, card = getattr(action, "seat", None), getattr(action, "card", None)
        return self.t(
            f"ground-{dashed(ground)}",
            name="" if seat is None else self.names.seat(seat),
            card=self.names.card(card) if card else "",
            count=len(getattr(action, "cards", ())) or 1,
        )

    def reason(self, reason: Reason, action: Action, role: str) -> str:
        """Say in one or two sentences why a bot with this role did something."""
        said = self.t("reason-line", role=self.t(f"role-{role}"), why=self._why(reason, action))
        far = int((reason.far or 0.0) + 0.5)  # people count whole cards
        return f"{said} {self.t('reason-far', far=far)}" if far else said

    def _why(self, reason: Reason, action: Action) -> str:
        """Say the chief ground; of what was searched or learned also what speaks for it in itself."""
        chief = self.ground(reason.ground, action)
        own = next((one.ground for one in reason.compared if one.action == action), reason.ground)
        if reason.ground not in WORTHS or own == reason.ground:
            return chief
        return self.t("reason-and", why=self.ground(own, action), how=chief)

    def worth(self, reason: Reason, worth: float) -> str:
        """Say what an option was worth, in what it was counted in."""
        if reason.ground == "learned":
            return self.t("reason-worth-chance", percent=self.t("chart-percent", percent=round(100 * worth)))
        return self.t(WORTHS.get(reason.ground, "reason-worth-cards"), worth=_rounded(worth))

    def compared(self, reason: Reason) -> list[str]:
        """Say what a bot compared, best first, and what it believed."""
        lines = [
            f"{self.named(one.action)} {self.t.signs('–')} {self.ground(one.ground, one.action)} "
            f"({self.worth(reason, one.worth)})"
            for one in reason.compared
        ]
        for belief in reason.beliefs:
            chances = sorted(belief.roles.items(), key=lambda item: -item[1])
            roles = ", ".join(
                f"{self.t(f'role-{role}')} {self.t('chart-percent', percent=round(100 * chance))}"
                for role, chance in chances
            )
            lines.append(self.t("reason-belief", name=self.names.seat(belief.seat), roles=roles))
        return lines

    def claim(self, claim: object) -> str:
        """Say a quick claim: one on the wire, or one that a bot makes or remembers."""
        return claim_text(claim, self.names)

    def votes(self, at: Sequence[int | None]) -> str:
        """Say at whom everybody pointed."""
        t, names = self.t, self.names
        whom = [t("vote-nobody") if to is None else names.seat(to) for to in at]
        pairs = [f"{names.seat(seat)} {names.to} {name}" for seat, name in enumerate(whom)]
        return t("news-votes-shown", votes=t.listed(pairs))

    # -- what cannot be ----------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Say why something cannot be done; every reason of a setup that cannot be played."""
        return refusal_text(refusal, self.names)

    def place(self, cell: Cell) -> str:
        """Name a cell."""
        return self.names.cell(cell)


class _Hand:
    """The cards that a seat got with a whole hand."""

    def __init__(self, seat: int, cards: list[ev.Event]) -> None:
        self.seat = seat
        self.cards = [event for event in cards if isinstance(event, ev.HandCard)]


def _hand_of(event: ev.HandCard) -> int:
    return event.seat


def _rounded(value: float) -> float | int:
    """Round to a hundredth; a whole number has no fraction."""
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded
