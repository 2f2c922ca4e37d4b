"""Deeds: what a ship did in its turn to act; its way, its ram and its volleys."""

from typing import Literal, TypeAlias

from engine.core.records import value
from engine.games.man_o_war.model.areas import Aim, AreaName
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.names import Arc, Reach, ShipId
from engine.games.man_o_war.model.ships import Count
from engine.games.man_o_war.model.tables import Mishap
from engine.games.man_o_war.model.terrain import PieceId
from engine.space.plane import Pose

Stroke: TypeAlias = Literal["ahead", "battle", "turn", "pivot", "back", "disengage", "slide"]
"""Kinds of legs: ahead, at battle speed, a turn with the template, on the spot, straight back,
off what lies before the bow, or carried away by a current.
"""

StoppedBy: TypeAlias = Literal["ship", "wreck", "wind", "held", "land"]
"""What ends a way early: a ship or wreck that is met, the *wind* for a sailing ship that turned
into it (MOW-SAIL-04), no room to disengage (*held*), or *land* that it runs onto.
"""


@value
class Leg:
    """A leg of a way: *run* is the length rowed, *by* the angle turned in 1/16 degree, *to* the
    pose it ended in.
    """

    stroke: Stroke
    run: Length = 0
    by: int = 0
    to: Pose


@value
class Way:
    """The way of a ship from one pose along *legs*, in order.

    *stopped* is what ended it early, *met* the ship or wreck that it then touched, *land* the piece
    of terrain that it ran onto, and *contact* the whole units of the last leg up to that touch,
    without the gap that is left. *sailing* tells a way under sail from one under oars.
    """

    start: Pose
    legs: tuple[Leg, ...] = ()
    stopped: StoppedBy | None = None
    met: ShipId | None = None
    land: PieceId | None = None
    contact: Length | None = None
    sailing: bool = False

    @property
    def end(self) -> Pose:
        return self.legs[-1].to if self.legs else self.start


@value
class Grounding:
    """A ship ran onto a *piece* of terrain: its *save*, and the waterline *points* it took.

    They were told by the *face* of a die, which is None if the save was good. *first_save* failed
    and was rolled again, by a good omen.
    """

    piece: PieceId
    save: Count
    first_save: Count | None = None
    face: Count | None = None
    points: Count = 0


@value
class Ram:
    """A ram: the target's *save*, and the waterline *points* it took; 0 if it was saved.

    *first_save* is a die that a spell had rolled again.
    """

    target: ShipId
    save: Count
    points: Count
    first_save: Count | None = None


Result: TypeAlias = Literal[
    "missed", "saved", "damaged", "destroyed", "critical", "unharmed", "warded"
]
"""Result of one gunnery die; *unharmed* is a failed save that can do nothing more to the area, and
*warded* a critical hit that a spell wards off.
"""


@value
class Panicked:
    """What befell the captain of a ship, by the *face* of a die.

    *no_move* and *no_fire* are the tokens that the ship got. *dice* were rolled for its crew, of
    which so much was *lost*, or for where it drifts, which it did along *drift*; a
    ship aground does not.
    """

    face: Count
    mishap: Mishap
    no_move: bool = False
    no_fire: bool = False
    dice: tuple[Count, ...] = ()
    lost: Count = 0
    drift: Way | None = None
    grounding: Grounding | None = None
    """What came of it if it drifted onto land."""


@value
class Shot:
    """One gunnery *die*: the *area* it hit, the *save* rolled for it, and the *critical* die.

    What was not hit or rolled is None. A critical hit may set the area *alight*, or cause a panic.
    *first_die* and *first_save* are dice that a spell had rolled again.
    """

    die: Count
    result: Result
    area: AreaName | None = None
    save: Count | None = None
    critical: Count | None = None
    alight: bool = False
    panicked: Panicked | None = None
    first_die: Count | None = None
    first_save: Count | None = None


@value
class Volley:
    """The guns of one *arc* fired along a ruler that begins at *muzzle*, pointing along its
    heading.

    *reach* is the length from there to the nearest point of what was *met*, in *band*. *shots* are
    its dice in order; a die that fell after its target had sunk is left out. *aim* is None for a
    target without high and low areas.
    """

    arc: Arc
    muzzle: Pose
    reach: Length
    band: Reach
    met: ShipId
    shots: tuple[Shot, ...]
    aim: Aim | None = None


@value
class Bout:
    """A round of a boarding: the *totals* of the *attacker* and of the defender.

    *lost* are the ships that lost a crew by it, both after a tie.
    """

    attacker: ShipId
    totals: tuple[Count, Count]
    lost: tuple[ShipId, ...]


@value
class Boarding:
    """A boarding of *target*: its *bouts*, none of an abandoned ship, and the ship that ended it.

    *ended_by* is None if somebody's last crew was lost.
    """

    target: ShipId
    bouts: tuple[Bout, ...] = ()
    ended_by: ShipId | None = None


@value
class Act:
    """All that a *ship* did when it acted, in order: its way, ram, volleys and boarding."""

    ship: ShipId
    way: Way
    grounding: Grounding | None = None
    ram: Ram | None = None
    volleys: tuple[Volley, ...] = ()
    boarding: Boarding | None = None
