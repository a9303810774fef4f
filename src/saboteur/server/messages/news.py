"""News: what happened at the table besides the game's own events."""

import msgspec

from saboteur.server.messages.shared_types import AwayWhy


class News(msgspec.Struct, frozen=True, tag_field="news"):
    """Something that happened at the table."""


class TableOpened(News, frozen=True, tag="table_opened"):
    """The table was opened."""


class SeatTaken(News, frozen=True, tag="seat_taken"):
    """Somebody sat down."""

    seat: int  # where
    name: str  # who
    bot: bool = False  # whether it is a bot


class SeatLeft(News, frozen=True, tag="seat_left"):
    """Somebody got up, or was asked to leave by the host."""

    seat: int  # where
    name: str  # who
    kicked: bool = False  # whether the host did it


class KickUndone(News, frozen=True, tag="kick_undone"):
    """Whoever the host sent away last may sit down again."""

    name: str  # who


class SeatRenamed(News, frozen=True, tag="seat_renamed"):
    """Somebody changed their name."""

    seat: int  # where
    name: str  # the new name


class SeatsReordered(News, frozen=True, tag="seats_reordered"):
    """The host reordered the seats."""

    order: list[int]  # the seat that each new seat was before


class SetupChanged(News, frozen=True, tag="setup_changed"):
    """The host changed what is played or how the table is run."""


class DoorLocked(News, frozen=True, tag="door_locked"):
    """The host locked or unlocked the door."""

    locked: bool  # the new state


class HostChanged(News, frozen=True, tag="host_changed"):
    """Somebody else is host now."""

    seat: int | None  # the new host


class GameStarted(News, frozen=True, tag="game_started"):
    """The game began; the same step deals the cards."""


class GamePaused(News, frozen=True, tag="game_paused"):
    """The host paused the game or let it go on."""

    paused: bool  # the new state


class SeatNudged(News, frozen=True, tag="seat_nudged"):
    """A seat's time has run out; the countdown runs."""

    seat: int  # whose


class BotTookOver(News, frozen=True, tag="bot_took_over"):
    """A bot plays for this seat from now on, from that seat's view."""

    seat: int  # whose
    why: AwayWhy  # time ran out, they left, or the host asked


class SeatBack(News, frozen=True, tag="seat_back"):
    """The person plays again."""

    seat: int  # whose


class SeatReplaced(News, frozen=True, tag="seat_replaced"):
    """A bot has this seat for good."""

    seat: int  # which
    name: str  # the bot's name


class SeatMoved(News, frozen=True, tag="seat_moved"):
    """A person moved to another device."""

    seat: int  # whose


class ServerRestarted(News, frozen=True, tag="server_restarted"):
    """The server was away; nobody's clock ran meanwhile."""


class VoteOpened(News, frozen=True, tag="vote_opened"):
    """Half of the draw pile is gone: everybody may point at a saboteur, once and secretly."""

    round: int  # from 1


class VotesShown(News, frozen=True, tag="votes_shown"):
    """The vote is closed: at whom everybody pointed."""

    round: int  # from 1
    at: list[int | None]  # by seat at whom it pointed; null: at nobody


class RematchOpened(News, frozen=True, tag="rematch_opened"):
    """These people play on at another table; seats and devices are the same there."""

    table: str  # its id


class TableClosed(News, frozen=True, tag="table_closed"):
    """The table was closed for good."""


AnyNews = (
    TableOpened | SeatTaken | SeatLeft | KickUndone | SeatRenamed | SeatsReordered | SetupChanged | DoorLocked
    | HostChanged | GameStarted | GamePaused | SeatNudged | BotTookOver | SeatBack | SeatReplaced | SeatMoved
    | ServerRestarted | VoteOpened | VotesShown | RematchOpened | TableClosed
)  # fmt: skip
