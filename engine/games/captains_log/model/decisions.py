"""The questions a game of Captain's Log puts to its captains."""

from typing import ClassVar, Literal

from engine.core.agenda import Decision
from engine.core.records import Seat, value
from engine.games.captains_log.model.cards import Good, Nation


@value
class StartDecision(Decision):
    """Where to begin: the numbered hex of a revealed tile; until then, what to fit out with."""

    kind: Literal["start"] = "start"
    rule: str = "CL-SETUP-40"


@value
class FacingDecision(Decision):
    """Which way the ship faces as it is placed on the map."""

    kind: Literal["facing"] = "facing"
    rule: str = "CL-SETUP-43"


@value
class PassingShotDecision(Decision):
    """Whether to fire at *ship*, which crosses the seat's hex."""

    kind: Literal["passing_shot"] = "passing_shot"
    rule: str = "CL-MOVE-09"
    ship: Seat


@value
class StowDecision(Decision):
    """What to throw overboard, *goods* having come aboard and *excess* of all finding no room."""

    in_the_open: ClassVar[bool] = True
    kind: Literal["stow"] = "stow"
    rule: str = "CL-FREE-09"
    goods: tuple[Good, ...]
    excess: int


@value
class GratitudeDecision(Decision):
    """Which enemy of a nation whose ship was destroyed thinks better of its destroyer."""

    kind: Literal["gratitude"] = "gratitude"
    rule: str = "CL-REP-11"
    nations: tuple[Nation, ...]


@value
class JoinDecision(Decision):
    """Whether to enter column 11 and become a member of *nation*."""

    kind: Literal["join"] = "join"
    rule: str = "CL-NATION-09"
    nation: Nation


@value
class RespawnDecision(Decision):
    """Whether to come back in a port of a grateful nation, named by tile, or where a die says."""

    kind: Literal["respawn"] = "respawn"
    rule: str = "CL-REP-27"
    tiles: tuple[int, ...]


@value
class RespawnHexDecision(Decision):
    """Which of the free *hexes* to come back on, the place on *tile* being taken.

    *face* is what the die showed; None if the captain chose the tile.
    """

    kind: Literal["respawn_hex"] = "respawn_hex"
    rule: str = "CL-AMB-16"
    tile: int
    hexes: tuple[int, ...]
    face: int | None = None


Asked = (
    StartDecision
    | FacingDecision
    | PassingShotDecision
    | StowDecision
    | GratitudeDecision
    | JoinDecision
    | RespawnDecision
    | RespawnHexDecision
)
