"""Events: what happened, in the past tense, each with public fields and at most one secret one.

Who may know which part is said in `telling`.
"""

from saboteur.play.events.cards import *  # noqa: F403 - one name for all events
from saboteur.play.events.event import Event as Event
from saboteur.play.events.gold import *  # noqa: F403 - one name for all events
from saboteur.play.events.maze import *  # noqa: F403 - one name for all events
from saboteur.play.events.rounds import *  # noqa: F403 - one name for all events
from saboteur.play.events.seats import *  # noqa: F403 - one name for all events
