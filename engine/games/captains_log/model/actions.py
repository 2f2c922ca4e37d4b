"""Actions of Captain's Log: orders and answers of captains, and the steps of NPC ships."""

from typing import Annotated, Final, Literal, get_args

from annotated_types import Ge, Interval, Len
from typing_extensions import TypeIs

from engine.core.records import Seat, value
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.state import Ammo, Cube, Upgrade
from engine.space.hexes import Heading

Row = Literal["legal", "contraband"]


@value
class ChooseStart:
    """Answers ``StartDecision`` with a tile, on whose numbered hex the start is marked."""

    kind: Literal["choose_start"] = "choose_start"
    decision: int
    tile: int


@value
class ChooseFacing:
    kind: Literal["choose_facing"] = "choose_facing"
    decision: int
    heading: Heading


@value
class Sail:
    """Sail one hex. The first step of a turn begins the Move; its heading decides the movement
    points that yaw and wind give or take.
    """

    kind: Literal["sail"] = "sail"
    heading: Heading


@value
class TurnAbout:
    """Turn in place, which is the whole Move."""

    kind: Literal["turn_about"] = "turn_about"
    heading: Heading


@value
class Explore:
    """Reveal *tiles* tiles in sight, the nearest first; of several equally near, the lowest slot
    first.

    With *slot*, reveal the one tile lying there, which must be one of the nearest.
    """

    kind: Literal["explore"] = "explore"
    tiles: Annotated[int, Ge(1)]
    slot: Annotated[int, Ge(0)] | None = None


@value
class Shoot:
    kind: Literal["shoot"] = "shoot"
    target: Seat
    ammo: Ammo = Ammo.NORMAL


@value
class PickUp:
    """Spend a movement point to pick up the barrel token, or all goods adrift in the ship's hex, or
    to do the step of a mission there.
    """

    kind: Literal["pick_up"] = "pick_up"
    what: Literal["barrel", "loose", "mission"]


@value
class Jettison:
    kind: Literal["jettison"] = "jettison"
    good: Good


@value
class JettisonCannon:
    """Throw a cannon overboard; cannons count as cargo."""

    kind: Literal["jettison_cannon"] = "jettison_cannon"


@value
class Rearrange:
    """Stow the hold anew: *hold* lists the cube of every slot; damage stays in its slot."""

    kind: Literal["rearrange"] = "rearrange"
    hold: Annotated[tuple[Cube, ...], Len(1)]


@value
class Repair:
    """Spend wood to repair the damage in *slots* of the hold and *sails* points of torn sail."""

    kind: Literal["repair"] = "repair"
    slots: tuple[int, ...] = ()
    sails: Annotated[int, Ge(0)] = 0


@value
class Buy:
    """Buy *count* goods from a row of the port's market."""

    kind: Literal["buy"] = "buy"
    row: Row
    count: Annotated[int, Ge(1)] = 1


@value
class Sell:
    """Sell *count* of *good*, and *oil* cubes of oil, which are sold as if they were that good."""

    kind: Literal["sell"] = "sell"
    good: Good
    count: Annotated[int, Ge(0)] = 1
    oil: Annotated[int, Ge(0)] = 0


@value
class BuyWood:
    kind: Literal["buy_wood"] = "buy_wood"
    pairs: Annotated[int, Ge(1)] = 1


@value
class SellWood:
    kind: Literal["sell_wood"] = "sell_wood"
    pairs: Annotated[int, Ge(1)] = 1


@value
class BuyCannon:
    kind: Literal["buy_cannon"] = "buy_cannon"


@value
class BuyUpgrade:
    kind: Literal["buy_upgrade"] = "buy_upgrade"
    upgrade: Upgrade


@value
class BuyAmmo:
    kind: Literal["buy_ammo"] = "buy_ammo"
    ammo: Ammo


@value
class BuyShip:
    """Buy the ship of the next level on board A."""

    kind: Literal["buy_ship"] = "buy_ship"


@value
class BuyFame:
    kind: Literal["buy_fame"] = "buy_fame"


@value
class TakeMission:
    """Draw missions in a tavern, one of which is kept."""

    kind: Literal["take_mission"] = "take_mission"


@value
class CallForMissions:
    """Open the port for the steps of missions alone."""

    kind: Literal["call_for_missions"] = "call_for_missions"


@value
class TryMission:
    """Roll the die of *mission*'s step: in the port, beside the fortress, or beside *target*."""

    kind: Literal["try_mission"] = "try_mission"
    mission: str
    target: Seat | None = None


@value
class Scuttle:
    """Give up a ship that lies stranded on a shoal, with no way out."""

    kind: Literal["scuttle"] = "scuttle"


@value
class EndTurn:
    kind: Literal["end_turn"] = "end_turn"


@value
class ReplyShot:
    """Answers ``PassingShotDecision`` with the ammunition to fire; *ammo* None holds fire."""

    kind: Literal["reply_shot"] = "reply_shot"
    decision: int
    ammo: Ammo | None = None


@value
class ChooseStow:
    """Answers ``StowDecision`` with the goods thrown overboard, in any order."""

    kind: Literal["choose_stow"] = "choose_stow"
    decision: int
    overboard: Annotated[tuple[Good, ...], Len(1)]


@value
class ChooseNation:
    """Answers ``GratitudeDecision`` with the grateful nation."""

    kind: Literal["choose_nation"] = "choose_nation"
    decision: int
    nation: Nation


@value
class ReplyJoin:
    kind: Literal["reply_join"] = "reply_join"
    decision: int
    yes: bool


@value
class ChooseRespawn:
    """Answers ``RespawnDecision`` with the tile of a port; *tile* 0 rolls the die."""

    kind: Literal["choose_respawn"] = "choose_respawn"
    decision: int
    tile: Annotated[int, Interval(ge=0, le=24)] = 0


@value
class ChooseRespawnHex:
    """Answers ``RespawnHexDecision`` with one of its hexes."""

    kind: Literal["choose_respawn_hex"] = "choose_respawn_hex"
    decision: int
    at: Annotated[int, Ge(0)]


@value
class KeepMission:
    """Answers ``KeepMissionDecision`` with the mission kept."""

    kind: Literal["keep_mission"] = "keep_mission"
    decision: int
    mission: str


@value
class DropMission:
    """Answers ``DropMissionDecision`` with the mission given up."""

    kind: Literal["drop_mission"] = "drop_mission"
    decision: int
    mission: str


@value
class Activate:
    """Let an NPC carry out its next step, which its card decides."""

    kind: Literal["activate"] = "activate"


YardAction = BuyWood | SellWood | BuyCannon | BuyUpgrade | BuyAmmo | BuyShip
PortAction = Buy | Sell | BuyFame | TakeMission | CallForMissions | YardAction
FreeAction = PickUp | Jettison | JettisonCannon | Rearrange
Answer = (
    ChooseStart
    | ChooseFacing
    | ReplyShot
    | ChooseStow
    | ChooseNation
    | ReplyJoin
    | ChooseRespawn
    | ChooseRespawnHex
    | KeepMission
    | DropMission
)
Order = (
    Sail
    | TurnAbout
    | Explore
    | Shoot
    | Repair
    | TryMission
    | Scuttle
    | EndTurn
    | Activate
    | PortAction
    | FreeAction
)
Action = Order | Answer

_ANSWERS: Final = frozenset(get_args(Answer))


def is_answer(action: Action) -> TypeIs[Answer]:
    """Whether *action* answers a question.

    Faster than ``isinstance`` with the union of all answers, which tries one type after another.
    """
    return type(action) in _ANSWERS
