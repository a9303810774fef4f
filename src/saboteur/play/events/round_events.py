"""How rounds and turns begin, go on and end."""

from saboteur.play.actions import AnyAction
from saboteur.play.fields.tagged import Event
from saboteur.play.fields.values import Cell
from saboteur.play.views.view_types import Question


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round was set up; `spare` dwarfs lie face down beside those dealt."""

    round: int  # its number, from 1
    starter: int  # the seat that begins
    spare: int  # dwarfs left over, face down


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """It is a seat's turn."""

    seat: int  # whose turn it is
    turn: int  # its number in the round, from 1


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card was played with its cell, rotation and targets; it has not yet taken effect."""

    seat: int  # who played it
    action: AnyAction  # what was played, with all that was chosen


class CardVetoed(Event, frozen=True, tag="card_vetoed"):
    """A Veto was played: the card does not take effect."""

    seat: int  # who played the Veto
    victim: int  # whose card was stopped
    action: AnyAction  # what was stopped


class Passed(Event, frozen=True, tag="passed"):
    """A seat passed, discarding face down."""

    seat: int  # who passed
    count: int  # how many cards were discarded
    cards: list[str] | None = None  # secret: told to the seat itself, in the order discarded


class CardWorked(Event, frozen=True, tag="card_worked"):
    """A card of a module did what it does: on a seat, at a cell, with a number, as far as the card has them."""

    seat: int  # who played it
    card: str  # the module's card
    target: int | None  # the seat it was played on; null: none
    cell: Cell | None  # where it was played; null: nowhere
    number: int  # what the module says with it; 0: nothing


class FieldChanged(Event, frozen=True, tag="field_changed"):
    """A number that a module keeps on the table changed, of a seat where each has one."""

    field: str  # the name that the module gave it
    value: int  # what it is now
    seat: int | None  # whose number it is; null: everybody's


class SecretTold(Event, frozen=True, tag="secret_told"):
    """A seat was told a secret number that a module keeps: its own, another seat's, or everybody's."""

    seat: int  # who was told
    field: str  # the name that the module gave it
    whose: int | None  # whose number it is; null: everybody's
    value: int | None = None  # secret: told to the seat itself


class Asked(Event, frozen=True, tag="asked"):
    """Everything that had to happen has happened, and this is asked now; it ends what an action led to."""

    question: Question  # what is asked, and of whom


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """The round is over."""

    ending: str  # treasure, hands_empty, all_passed or spider
    finder: int | None  # who found the treasure; null: nobody


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""
