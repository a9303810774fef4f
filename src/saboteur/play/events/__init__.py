"""Events: what happened, in the past tense, each with public fields and, where something is secret, secret ones.

What is in every game is written down here, what modules bring in their own files. Who may know which part is said in
`audiences`, and there.
"""

from saboteur.play.events.card_events import *  # noqa: F403 - one name for all events
from saboteur.play.events.gold_events import *  # noqa: F403 - one name for all events
from saboteur.play.events.maze_events import *  # noqa: F403 - one name for all events
from saboteur.play.events.round_events import *  # noqa: F403 - one name for all events
from saboteur.play.events.seat_events import *  # noqa: F403 - one name for all events
from saboteur.play.fields.tagged import Event as Event
from saboteur.play.modules.base import GoldOffered as GoldOffered
from saboteur.play.modules.base import GoldTaken as GoldTaken
from saboteur.play.modules.chests import CardTaken as CardTaken
from saboteur.play.modules.chests import ChestOpened as ChestOpened
from saboteur.play.modules.chests import DiscardsShuffled as DiscardsShuffled
from saboteur.play.modules.chests import GoalMoved as GoalMoved
from saboteur.play.modules.chests import PileBuried as PileBuried
from saboteur.play.modules.chests import TunnelTurned as TunnelTurned
from saboteur.play.modules.detour import PathMoved as PathMoved
from saboteur.play.modules.goal_swap import GoalsHandled as GoalsHandled
from saboteur.play.modules.mine import MapRead as MapRead
from saboteur.play.modules.mine import RockFell as RockFell
from saboteur.play.modules.mine import Sight as Sight
from saboteur.play.modules.mine import ToolBroken as ToolBroken
from saboteur.play.modules.mine import ToolMended as ToolMended
from saboteur.play.modules.saboteur2 import FrontDropped as FrontDropped
from saboteur.play.modules.saboteur2 import FrontLaid as FrontLaid
from saboteur.play.modules.saboteur2 import FrontRemoved as FrontRemoved
from saboteur.play.modules.saboteur2 import HandCard as HandCard
from saboteur.play.modules.saboteur2 import HandsSwapped as HandsSwapped
from saboteur.play.modules.saboteur2 import Robbed as Robbed
from saboteur.play.modules.toll import TollAnswered as TollAnswered
from saboteur.play.modules.toll import TollAsked as TollAsked
from saboteur.play.modules.toll import TollGone as TollGone
from saboteur.play.modules.toll import TollPaid as TollPaid
from saboteur.play.modules.toll import TollPlaced as TollPlaced
from saboteur.play.modules.turnabout import WayTurned as WayTurned
from saboteur.play.modules.veto import VetoAsked as VetoAsked
