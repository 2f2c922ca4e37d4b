"""Mission cards as records: each is made of steps, each of which may be done in several ways."""

from typing import Annotated, Literal, TypeAlias

from annotated_types import Ge, Interval, Len

from engine.core.records import value
from engine.games.captains_log.model.cards import Good, Nation, Role, Source

MissionKind: TypeAlias = Literal["transport", "rescue", "combat", "personal"]
Symbol: TypeAlias = Literal["secret_mission", "wanted"]
Lack: TypeAlias = Literal["boarding", "clues"]

Marked: TypeAlias = Literal["active", "transport", "rescue", "combat", "hunter", "leader"]
"""Captains that a mission is after: those with an active mission, or one of a kind; a *hunter* has
a mission of the bounty; the *leader* is the most famous other captain.
"""
Neighbour: TypeAlias = Literal["left_1", "left_2", "right_1", "right_2"]
"""The captain that sits so many seats further, by the numbers of the seats."""


@value
class Prey:
    """Ships that a step is about: every ship, or those that one of the fields names."""

    every: bool = False
    captains: Marked | Neighbour | None = None
    symbols: tuple[Symbol, ...] = ()
    role: Role | None = None
    nation: Nation | None = None


@value
class Call:
    """Call at one of the ports on *tiles*; without any, at a port of a nation on another tile.

    *other*: of another nation than the mission has noted. *natives*: or of natives. *farthest*: at
    the one of *tiles* that
    was marked as the farthest. There the ship takes *goods*, and the captain *doubloons*.
    """

    kind: Literal["call"] = "call"
    tiles: tuple[int, ...] = ()
    other: bool = False
    natives: bool = False
    farthest: bool = False
    goods: tuple[Good, ...] = ()
    doubloons: Annotated[int, Ge(0)] = 0


@value
class Roll:
    """Roll a twelve-sided die beside a fortress or ship, or in a port, 1 more at night.

    *fatal*: a failure discards the mission; *disgrace* is the reputation that it costs. *steals*:
    success takes a rescue mission over from the captain concerned.
    """

    kind: Literal["roll"] = "roll"
    at: Literal["port", "fortress", "ship"]
    tiles: tuple[int, ...] = ()
    prey: Prey | None = None
    needs: Annotated[int, Interval(ge=2, le=12)] = 7
    fatal: bool = True
    disgrace: Annotated[int, Ge(0)] = 0
    steals: bool = False


@value
class Destroy:
    """Destroy *ships* ships, by *how* if that is set; *nations*: each of another nation."""

    kind: Literal["destroy"] = "destroy"
    prey: Prey
    how: Literal["sunk", "burned", "collapsed"] | None = None
    ships: Annotated[int, Ge(1)] = 1
    nations: bool = False


@value
class SellGoods:
    """Sell at least *count* of *good* in one visit to the port on *tile*, in the market's *row*."""

    kind: Literal["sell"] = "sell"
    tile: int
    row: Literal["legal", "contraband"]
    good: Good
    count: Annotated[int, Ge(1)]


@value
class Fetch:
    """Pick up the captain's own marker, from the tile that a die gave."""

    kind: Literal["fetch"] = "fetch"


Sign: TypeAlias = Literal["start", "whale"]


@value
class Place:
    """Sail to every one of *places*, a sign on a tile, in any order, for a movement point each."""

    kind: Literal["place"] = "place"
    places: Annotated[tuple[tuple[int, Sign], ...], Len(1)]


@value
class Outlast:
    """See *times* more changes to the phase of the day in which the mission was taken."""

    kind: Literal["outlast"] = "outlast"
    times: Annotated[int, Ge(1)]


@value
class Possess:
    """Own *doubloons*, which are not spent."""

    kind: Literal["possess"] = "possess"
    doubloons: Annotated[int, Ge(1)]


MissionStep: TypeAlias = Call | Roll | Destroy | SellGoods | Fetch | Place | Outlast | Possess


@value
class MissionCard:
    """A mission; each of *steps* lists the ways to do it, one of which is enough.

    *fame* and *doubloons* are rewards besides the point of fame that every mission gives, and
    *reputation* is gained with the nation of the last port. *publishes*: a step done turns a
    *secret* mission face up. *lacks* names rules that the game does not play yet.
    """

    id: str
    source: Source
    secret: bool = True
    publishes: bool = True
    steps: Annotated[tuple[Annotated[tuple[MissionStep, ...], Len(1)], ...], Len(1)]
    fame: Annotated[int, Ge(0)] = 0
    doubloons: Annotated[int, Ge(0)] = 0
    reputation: int = 0
    lacks: Lack | None = None

    @property
    def kind(self) -> MissionKind:
        """CL-MISSION-01: the type, which is the first word of the id."""
        match self.id.partition("-")[0]:
            case "transport":
                return "transport"
            case "rescue":
                return "rescue"
            case "combat":
                return "combat"
            case _:
                return "personal"

    @property
    def number(self) -> int:
        """Number of the card among those of its type."""
        return int(self.id.rpartition("-")[2])
