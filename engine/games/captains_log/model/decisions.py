"""The questions a game of Captain's Log puts to its captains."""

from typing import ClassVar, Literal

from engine.core.agenda import Decision, TimeToAnswer
from engine.core.records import Seat, value
from engine.games.captains_log.model.cards import Good, Nation


@value
class StartDecision(Decision):
    """Choice of a start: the numbered hex of a revealed tile; until then the seat may
    spend money.
    """

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["start"] = "start"
    rule: str = "CL-SETUP-40"


@value
class FacingDecision(Decision):
    """Choice of the heading in which the ship is placed on the map."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["facing"] = "facing"
    rule: str = "CL-SETUP-43"


@value
class PassingShotDecision(Decision):
    """Choice whether to fire at *ship*, which crosses the seat's hex."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["passing_shot"] = "passing_shot"
    rule: str = "CL-MOVE-09"
    ship: Seat


@value
class StowDecision(Decision):
    """Choice of goods to throw overboard, new or old: *goods* come aboard, and *excess* of all the
    goods have no room.
    """

    in_the_open: ClassVar[bool] = True
    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["stow"] = "stow"
    rule: str = "CL-FREE-09"
    goods: tuple[Good, ...]
    excess: int


@value
class GratitudeDecision(Decision):
    """Choice of the nation that is grateful for the destruction of an enemy's ship: the destroyer
    gains esteem there.
    """

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["gratitude"] = "gratitude"
    rule: str = "CL-REP-11"
    nations: tuple[Nation, ...]


@value
class JoinDecision(Decision):
    """Choice whether to enter column 11 and become a member of *nation*."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["join"] = "join"
    rule: str = "CL-NATION-09"
    nation: Nation


@value
class RespawnDecision(Decision):
    """Choice of the place where a destroyed captain comes back: the port on one of *tiles*, or a
    tile decided by a die.
    """

    kind: Literal["respawn"] = "respawn"
    rule: str = "CL-REP-27"
    tiles: tuple[int, ...]


@value
class RespawnHexDecision(Decision):
    """Choice of one of the free *hexes* to come back on, because the place on *tile* is taken.

    *face* is the face of the die; None if the captain chose the tile.
    """

    kind: Literal["respawn_hex"] = "respawn_hex"
    rule: str = "CL-AMB-16"
    tile: int
    hexes: tuple[int, ...]
    face: int | None = None


@value
class KeepMissionDecision(Decision):
    """Choice of the mission kept, of *count* that only the seat has seen."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["keep_mission"] = "keep_mission"
    rule: str = "CL-MISSION-06"
    count: int


@value
class DropMissionDecision(Decision):
    """Choice of an active mission to give up, because the seat has one too many."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["drop_mission"] = "drop_mission"
    rule: str = "CL-MISSION-09"


Asked = (
    StartDecision
    | FacingDecision
    | PassingShotDecision
    | StowDecision
    | GratitudeDecision
    | JoinDecision
    | RespawnDecision
    | RespawnHexDecision
    | KeepMissionDecision
    | DropMissionDecision
)
