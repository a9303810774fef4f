"""The words and limits that messages share."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from saboteur.bots.skills import LEVEL_BY_NAME
from saboteur.core.table.slots import MOST_SEATS
from saboteur.server.limits.bounds import CHAT_LENGTH, KEY_LENGTH

PROTOCOL = 2

Key = Annotated[str, Meta(max_length=KEY_LENGTH)]
Cid = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
RawText = Annotated[str, Meta(max_length=8 * CHAT_LENGTH)]
if TYPE_CHECKING:
    Level: TypeAlias = str  # a type checker takes no computed Literal; messages are checked when they are read
else:
    Level = Literal[tuple(LEVEL_BY_NAME)]
BotStyle = Literal["plain", "bold", "careful", "cunning", "chance"]
BotCompany = Literal["level", "around", "adaptive"]
ClockKind = Literal["none", "relaxed", "brisk", "slow"]
BotSpeed = Literal["slow", "normal", "fast"]
Colour = Literal[
    "amber", "blue", "mint", "violet", "pink", "rust", "lime", "navy", "snow", "pine", "ash", "wine"
]  # as many as seats: no two seats have the same
Face = Literal[
    "mole", "bat", "badger", "owl", "fox", "toad", "canary", "hedgehog", "bear", "rat", "goat", "snail"
]  # animals, because dwarfs are roles
Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["empty", "person", "bot"]
Scope = Literal["play", "watch"]
SCOPES: tuple[Scope, ...] = ("play", "watch")
AwayWhy = Literal["clock", "left", "host"]
Role = Literal["digger", "saboteur", "greedy", "blue", "green", "boss", "profiteer", "geologist"]
GoalKind = Literal["treasure", "stone", "sack", "dragon", "spider"]
Tool = Literal["pick", "lantern", "cart"]
Reading = Literal["usual", "long", "longest"]
Thing = Literal["pebble", "light", "bread", "cheers"]
DeedKind = Literal["break", "mend", "trap", "free", "veto", "rob"]
Feeling = Literal[
    "yes", "no", "thanks", "sorry", "wait", "hello", "good_luck", "well_played", "laugh", "surprise", "doubt", "angry"
]
