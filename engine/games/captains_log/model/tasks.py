"""Tasks of the agenda: steps of the rules that are still to be resolved."""

from typing import Final, Literal

from engine.core.agenda import Ask
from engine.core.records import Seat, value
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.decisions import Asked


@value
class AskStart:
    """CL-SETUP-40: ask *seat* to mark a starting hex."""

    kind: Literal["ask_start"] = "ask_start"
    seat: Seat


@value
class BeginTurn:
    kind: Literal["begin_turn"] = "begin_turn"
    seat: Seat


@value
class FinishTurn:
    """End the turn of the active captain: fire spreads, then the captain's NPCs activate."""

    kind: Literal["finish_turn"] = "finish_turn"


@value
class NextNpc:
    """Activate the active captain's next NPC; if none is left, begin the next captain's turn, or
    end the round.
    """

    kind: Literal["next_npc"] = "next_npc"


@value
class EndRound:
    kind: Literal["end_round"] = "end_round"


@value
class DrawEvent:
    """CL-TURN-12: draw an event card and resolve it."""

    kind: Literal["draw_event"] = "draw_event"


@value
class AskFacing:
    kind: Literal["ask_facing"] = "ask_facing"
    seat: Seat


@value
class AskRespawn:
    """CL-SINK-24, CL-REP-27: bring back a destroyed captain at the start of its turn."""

    kind: Literal["ask_respawn"] = "ask_respawn"
    seat: Seat


@value
class RollRespawn:
    kind: Literal["roll_respawn"] = "roll_respawn"
    seat: Seat


@value
class Cross:
    """CL-MOVE-08, -09: let *other* fire in passing at *ship*, which is in its hex."""

    kind: Literal["cross"] = "cross"
    ship: Seat
    other: Seat


@value
class EnterFireZone:
    """CL-FORT-02: let a fortress fire at *ship*, which has entered a hex of its zone."""

    kind: Literal["enter_fire_zone"] = "enter_fire_zone"
    ship: Seat


@value
class Sink:
    """CL-SINK: resolve the loss of *ship*.

    *by* is the destroyer, None for nobody; *how* is the kind of damage that decided, or
    ``"wrecked"``. *collapsed*: neither kind was enough by itself. *spread*: lost to fire that
    spread.
    """

    kind: Literal["sink"] = "sink"
    ship: Seat
    by: Seat | None
    how: Literal["sunk", "burned", "wrecked"]
    collapsed: bool = False
    spread: bool = False


@value
class AskGratitude:
    """CL-REP-11: raise *seat*'s reputation with one of *nations*; *seat* chooses if there are
    several.
    """

    kind: Literal["ask_gratitude"] = "ask_gratitude"
    seat: Seat
    nations: tuple[Nation, ...]


@value
class Esteem:
    """Change the reputation of *seat* with *nation*; asks before the marker enters column 11."""

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
    """Sail the rest of *npc*'s way, hex by hex."""

    kind: Literal["npc_walk"] = "npc_walk"
    npc: Seat
    route: tuple[int, ...]


@value
class NpcArrive:
    """CL-MERCHANT-08: a merchant reaches a stop of its route, and gains the goods and doubloons
    there.
    """

    kind: Literal["npc_arrive"] = "npc_arrive"
    npc: Seat


@value
class NpcGoOn:
    """Go on with the NPC activation under way: another action, or the end of the NPC's turn."""

    kind: Literal["npc_go_on"] = "npc_go_on"


Task = (
    AskStart
    | BeginTurn
    | FinishTurn
    | NextNpc
    | EndRound
    | DrawEvent
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
DRAW_EVENT: Final = DrawEvent()
NPC_GO_ON: Final = NpcGoOn()
