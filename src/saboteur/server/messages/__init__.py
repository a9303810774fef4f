"""Every type that goes over the wire, in both directions, over WebSocket and over HTTP.

Messages are JSON objects; `t` names the kind. Unknown fields are ignored, unknown kinds are refused. Times are
milliseconds since 1970 by the server's clock; `Welcome.now` lets a client find the difference to its own. Seats are
numbered from 0. Docstrings here are the protocol's reference: docs/protocol.md and the JSON Schema are made of them.
"""

from saboteur.server.messages.club_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.company_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.daily_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.finished_games import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.from_client import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.from_server import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.identity_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.lobby import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.match_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.news import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.patches import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.people_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.puzzle_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.ratings import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.shared_types import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.table_bodies import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.table_talk import *  # noqa: F403 - one name for all of the protocol
from saboteur.server.messages.tournament_bodies import *  # noqa: F403 - one name for all of the protocol
