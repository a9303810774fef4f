"""Rounds and turns: what is due, and who did what last."""

from saboteur.core.modules.chests import TAKE_CARD
from saboteur.core.table.slots import FIRST_FREE_GROUP, NO_GROUP, SEATS_MASK, slot
from saboteur.play import events as ev
from saboteur.play.knowledge.ledger import NO_SLOT, UNKNOWN, Course, Ledger, dealt_secrets


def round_started(ledger: Ledger, event: ev.RoundStarted) -> None:
    """Everything but the purses is set up again (B19)."""
    rules = ledger.rules
    out = int(rules.goals_out)
    ledger.round = event.round
    ledger.course = Course()
    ledger.next_group = FIRST_FREE_GROUP
    ledger.hands = [[] for _ in range(ledger.seats)]
    ledger.discards, ledger.looking, ledger.draft = [], [], []
    ledger.roles = [slot(UNKNOWN, 1 << seat, NO_GROUP) for seat in range(ledger.seats)]
    ledger.stack = [NO_SLOT] * event.spare
    ledger.goals = [NO_SLOT] * out
    ledger.goal_cells = list(rules.goal_cells)[:out]
    ledger.tunnels = [NO_SLOT] * len(rules.chest_cells)
    ledger.chests = [NO_SLOT] * len(rules.chest_cells)
    ledger.secrets = dealt_secrets(rules)


def secret_told(ledger: Ledger, event: ev.SecretTold) -> None:
    """A seat knows a secret number of a module."""
    ledger.tell_secret(event.field, event.whose, event.value, 1 << event.seat)


def field_changed(ledger: Ledger, event: ev.FieldChanged) -> None:
    """A number that was secret lies on the table."""
    if event.value and event.field in ledger.rules.secret_at:
        ledger.tell_secret(event.field, event.seat, event.value, SEATS_MASK)


def turn_started(ledger: Ledger, event: ev.TurnStarted) -> None:
    """Nothing is due yet."""
    _ = event
    course = ledger.course
    course.pile_was_empty = course.pile == 0
    course.paths, course.draws, course.effects, course.other_draws = -1, 0, [], -1


def asked(ledger: Ledger, event: ev.Asked) -> None:
    """A specialist is known by the question, and so is a chest that takes effect at the end of the turn."""
    course = ledger.course
    if event.question.kind == "lay_path" and course.paths < 0:
        course.paths, course.draws = 0, 0
    elif event.question.kind == "take_card":
        course.effect_comes(TAKE_CARD)


def path_laid(ledger: Ledger, event: ev.PathLaid) -> None:
    """A specialist draws as many cards as it lays (C22)."""
    course = ledger.course
    course.last_path = event.seat
    course.turned_goal = False
    if course.paths >= 0:
        course.paths += 1
        course.draws += 1
