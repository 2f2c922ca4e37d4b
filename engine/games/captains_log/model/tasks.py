"""Tasks of the agenda: steps of the rules that are still to be resolved."""

from typing import Final, Literal

from engine.core.agenda import Ask
from engine.core.records import Seat, value
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.decisions import Asked


@value
class AskStart:
    """CL-SETUP-40: *seat* marks a starting hex."""

    kind: Literal["ask_start"] = "ask_start"
    seat: Seat


@value
class BeginTurn:
    kind: Literal["begin_turn"] = "begin_turn"
    seat: Seat


@value
class FinishTurn:
    """Fire spreads, then the captain's NPCs activate."""

    kind: Literal["finish_turn"] = "finish_turn"


@value
class NextNpc:
    """The next NPC of the active captain, the next captain, or the round's end."""

    kind: Literal["next_npc"] = "next_npc"


@value
class EndRound:
    kind: Literal["end_round"] = "end_round"


@value
class AskFacing:
    kind: Literal["ask_facing"] = "ask_facing"
    seat: Seat


@value
class AskRespawn:
    """CL-SINK-24, CL-REP-27: at the start of its turn a destroyed captain comes back."""

    kind: Literal["ask_respawn"] = "ask_respawn"
    seat: Seat


@value
class RollRespawn:
    kind: Literal["roll_respawn"] = "roll_respawn"
    seat: Seat


@value
class Cross:
    """CL-MOVE-08, -09: *ship* is in the hex of *other*, which may fire in passing."""

    kind: Literal["cross"] = "cross"
    ship: Seat
    other: Seat


@value
class EnterFireZone:
    """CL-FORT-02: *ship* has entered a hex that a fortress commands."""

    kind: Literal["enter_fire_zone"] = "enter_fire_zone"
    ship: Seat


@value
class Sink:
    """CL-SINK: *ship* is lost; *by* whom, if to anybody, and with which damage last."""

    kind: Literal["sink"] = "sink"
    ship: Seat
    by: Seat | None
    how: Literal["sunk", "burned", "wrecked"]
    collapsed: bool = False
    spread: bool = False


@value
class AskGratitude:
    """CL-REP-11: *seat* chooses among *nations*, asked only when there is a choice."""

    kind: Literal["ask_gratitude"] = "ask_gratitude"
    seat: Seat
    nations: tuple[Nation, ...]


@value
class Esteem:
    """Reputation of *seat* with *nation* changes; column 11 may have to be asked about."""

    kind: Literal["esteem"] = "esteem"
    seat: Seat
    nation: Nation
    change: int
    rule: str


@value
class Stow:
    """Bring *goods* aboard *seat*'s ship; asks what to leave if there is no room."""

    kind: Literal["stow"] = "stow"
    seat: Seat
    goods: tuple[Good, ...]


@value
class NpcWalk:
    """The rest of *npc*'s way, hex by hex."""

    kind: Literal["npc_walk"] = "npc_walk"
    npc: Seat
    route: tuple[int, ...]


@value
class NpcArrive:
    """CL-MERCHANT-08: a merchant at its stop takes the resource and turns to the next."""

    kind: Literal["npc_arrive"] = "npc_arrive"
    npc: Seat


@value
class NpcGoOn:
    """An action of the activation is done: is there another?"""

    kind: Literal["npc_go_on"] = "npc_go_on"


Task = (
    AskStart
    | BeginTurn
    | FinishTurn
    | NextNpc
    | EndRound
    | AskFacing
    | AskRespawn
    | RollRespawn
    | Cross
    | EnterFireZone
    | Sink
    | AskGratitude
    | Esteem
    | Stow
    | NpcWalk
    | NpcArrive
    | NpcGoOn
    | Ask[Asked]
)

FINISH_TURN: Final = FinishTurn()
NEXT_NPC: Final = NextNpc()
END_ROUND: Final = EndRound()
NPC_GO_ON: Final = NpcGoOn()
