"""The state of a battle, divided by who may know it."""

from dataclasses import field
from typing import Literal, TypeAlias

from engine.core.records import Seat, state, value
from engine.core.seating import Side
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.decisions import Asked
from engine.games.man_o_war.model.deeds import Act
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.magic import Card, Casting, DispelPolicy, Lasting, Wizard
from engine.games.man_o_war.model.names import ShipId, SquadronId, Wind
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.ships import Count, ShipSort
from engine.games.man_o_war.model.signals import Signal
from engine.games.man_o_war.model.tasks import Task
from engine.games.man_o_war.model.terrain import Piece, PieceId
from engine.space.plane import Pose

Lot: TypeAlias = Literal["afloat", "wreck", "debris", "gone"]
"""What has become of a ship: *gone* is sunk without a trace left."""


@value
class Aground:
    """How a ship lies on a *piece* of terrain; it gets off along its way back, heading *off*."""

    piece: PieceId
    off: int


@state
class Ship:
    """A ship, afloat or not; *number* counts the ships of its squadron from 1.

    *at* is its pose; a wreck keeps that in which the ship sank. *hits* are boxes marked by area,
    with no area that has none.
    """

    side: Side
    sort: ShipSort
    squadron: SquadronId
    number: Count
    at: Pose
    crew: Count
    captor: Side | None = None
    """Side that has captured the ship, and holds it, with a crew or without (MOW-CAPTURE-02)."""
    manned_from: ShipId | None = None
    """Ship that the crew of a prize came from; None if it is no prize."""
    waterline: Count = 0
    """Waterline points taken (MOW-SINK-01)."""
    hits: dict[AreaName, Count]
    lot: Lot = "afloat"
    sunk_in: Count = 0
    """Turn in which the ship sank; 0 while it has not."""
    burning: dict[AreaName, Count] = field(default_factory=dict[AreaName, Count])
    """How many of the boxes in *hits* burn, by area; none that does not."""
    no_move: bool = False
    no_fire: bool = False
    """Tokens that the ship has until the end of the turn (MOW-CAPTAIN-09)."""
    straggler: bool = False
    """Whether it was too far from its leader when the last turn ended (MOW-STRAGGLER-01)."""
    aground: Aground | None = None
    """The land that it lies on; None if it floats (MOW-OBST-01)."""
    scuttled: bool = False
    """Whether a ship that is no longer afloat was sunk by its own crew (MOW-SCUTTLE-04)."""
    sighted: bool = False
    """Whether *at* only tells the cell in which the ship lies, and its sector (MOW-RANGE-02).

    Its own side knows its pose exactly; nothing meets or touches a sighting.
    """

    @property
    def flag(self) -> Side:
        """The side that the ship belongs to now: its captor, or else its first owner."""
        return self.captor or self.side


@state
class Squadron:
    """A squadron of *side*, known by its *letter*; *leader* is one of its *ships*."""

    side: Side
    letter: str
    leader: ShipId
    ships: tuple[ShipId, ...]


@state
class Open:
    """The part of the state that everybody may see."""

    data: str
    """Hash of the data set."""
    options: Options
    width: Length
    height: Length
    """Size of the table, from west to east and from south to north."""
    wind: Wind
    turn: Count = 0
    """Turns begun."""
    initiative: Side = "west"
    """Side that has initiative in this turn."""
    dice: tuple[Count, Count] = (0, 0)
    """The dice for it, of the west and of the east."""
    sealed: list[Side]
    """Sides whose sheet of this turn is sealed."""
    terrain: list[Piece] = field(default_factory=list[Piece])
    """The pieces of land on the table."""
    ships: list[Ship]
    """Every ship of the battle by its id."""
    squadrons: list[Squadron]
    to_act: list[ShipId]
    """Ships still to act in this turn, the next one first."""
    acts: list[Act]
    """What ships did in this turn, or in the last one until the first ship acts in this."""
    wizards: dict[Side, Wizard] = field(default_factory=dict[Side, Wizard])
    """The wizard of each side; none in a battle without magic."""
    to_cast: list[Side] = field(default_factory=list[Side])
    """Sides whose wizard may still cast in this turn, the next one first."""
    in_magic: bool = False
    """Whether wizards cast, before any ship acts."""
    spells: list[Lasting] = field(default_factory=list[Lasting])
    """Spells that last until the end of this turn."""
    discards: list[Card] = field(default_factory=list[Card])
    """Cards used or thrown away, until they are shuffled into a new deck (MOW-END-07)."""
    winner: Side | None = None
    """The side that won; None while the battle goes on, and if it is a draw."""
    ended: Literal["last_afloat", "honours"] | None = None
    """The cause of the end, once the battle is over."""

    @property
    def phase(self) -> Literal["signals", "acting", "over"]:
        """Whether admirals signal, ships act, or the battle is over."""
        if self.ended is not None:
            return "over"
        return "acting" if self.to_act or self.to_cast else "signals"

    @property
    def round(self) -> int:
        """Rounds begun: every turn of the book is one, as all sides act in it."""
        return self.turn


@state
class Own:
    """The part of the state that only one seat knows: nothing, as a side shares its signals."""


@state
class Fleet:
    """The part of the state that only one side knows: the signal of each of its squadrons.

    *given* are those that were signalled in this turn, in order. *scuttle* are the ships that it
    will scuttle at the end of the turn. *poses* are those of its ships of which everybody else has
    a mere sighting. *dispel* says which enemy spells its wizard tries to dispel, until it is
    changed.
    """

    signals: dict[SquadronId, Signal]
    given: list[SquadronId]
    scuttle: list[ShipId] = field(default_factory=list[ShipId])
    poses: dict[ShipId, Pose] = field(default_factory=dict[ShipId, Pose])
    hand: list[Card] = field(default_factory=list[Card])
    """Cards of its wizard."""
    casting: Casting | None = None
    """The spell that he shall cast this turn."""
    dispel: DispelPolicy = "never"
    discard: list[Card] = field(default_factory=list[Card])
    """Cards that he will throw away at the end of this turn."""


@state
class Hidden:
    """Facts that no word may tell: the acts in ``Open.acts`` with exact poses, for pictures alone,
    and the cards in the deck of magic, in no order.

    There are no acts while measuring is free.
    """

    acts: list[Act] = field(default_factory=list[Act])
    deck: list[Card] = field(default_factory=list[Card])


@state
class WarState:
    open: Open
    own: dict[Seat, Own]
    sides: dict[Side, Fleet]
    hidden: Hidden
    offers: list[Asked]
    agenda: list[Task]
    asked: Count = 0


@state
class WarView:
    """The state as a seat knows it; *side* is the part of its own side."""

    seat: Seat
    open: Open
    own: Own | None
    side: Fleet | None
    offers: list[Asked]
    agenda: list[Task]
    asked: int
