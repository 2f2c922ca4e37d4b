"""Orders: actions of a commander's own turn."""

from typing import Annotated, Literal, TypeAlias

from annotated_types import Len

from engine.core.records import Seat, value
from engine.games.fleet_commander.model.cards import Count
from engine.games.fleet_commander.model.results import Played, Result
from engine.space.grid import Cell


@value
class RollDice:
    """Roll that many dice of the reserve for use in this turn; their number is set by the rules."""

    kind: Literal["roll_dice"] = "roll_dice"
    red: Count = 0
    blue: Count = 0
    green: Count = 0


@value
class Move:
    """Spend *die* to move *ships*, which share a sector, to the next sector *to*."""

    kind: Literal["move"] = "move"
    die: Played
    ships: Annotated[tuple[Count, ...], Len(1)]
    to: Cell
    containers: Count = 0
    """Containers taken along, at most one with each ship."""


@value
class MoveAgain:
    """Move *ships* that have just moved once more, without a die: the ion drive."""

    kind: Literal["move_again"] = "move_again"
    ships: Annotated[tuple[Count, ...], Len(1)]
    to: Cell


PortalDie: TypeAlias = Played | Literal["B:S"]
"""Die spent on a portal: a blue special leads onto the other portal, a direction leads to a sector
beside that.
"""


@value
class UsePortal:
    """Spend *die* to send *ships* through the portal of their sector, *to* the other one or beside
    it.

    With *die* None, ships that have just moved go through it by their ion drive.
    """

    kind: Literal["use_portal"] = "use_portal"
    die: PortalDie | None = None
    ships: Annotated[tuple[Count, ...], Len(1)]
    to: Cell


@value
class Attack:
    """Spend *dice* to attack *target* from the sector *at*, along *way*, which ends in its sector.

    All ships at *at* and all that may support take part, except those in *held*. *twice* plays one
    die of a lone destroyer two times: on a target two sectors away, or else on two targets in one
    sector beside it, the second by ``AttackAgain``.
    """

    kind: Literal["attack"] = "attack"
    dice: Annotated[tuple[Played, ...], Len(1, 3)]
    at: Cell
    way: Annotated[tuple[Cell, ...], Len(1, 3)]
    target: Count
    held: tuple[Count, ...] = ()
    twice: bool = False


@value
class AttackAgain:
    """Fire once more with the die of a lone destroyer, at another *target* in the same sector."""

    kind: Literal["attack_again"] = "attack_again"
    target: Count


@value
class Scan:
    """Spend *dice* to scan signals from the sector *at*, along *way*, which ends in their
    sector.
    """

    kind: Literal["scan"] = "scan"
    dice: Annotated[tuple[Played, ...], Len(1, 3)]
    at: Cell
    way: Annotated[tuple[Cell, ...], Len(1, 3)]


@value
class ScanFog:
    """Spend *die* to discover the sectors beside *at* to which the die points."""

    kind: Literal["scan_fog"] = "scan_fog"
    die: Played
    at: Cell


@value
class Reroll:
    """Roll two specials again; unlike a special weapon, this takes no battleship."""

    kind: Literal["reroll"] = "reroll"
    specials: tuple[Result, Result]


@value
class Drain:
    """Spend a green special: *seat* returns *die* from its bridge to its reserve."""

    kind: Literal["drain"] = "drain"
    seat: Seat
    die: Result


@value
class FireWeapon:
    """Spend two *specials* on the special weapon of the battleship *ship*.

    The weapon aims at a ship (*target*), a sector (*at*) or an opponent (*seat*). A weapon that
    moves ships brings *target*, or *ships* from *at*, *to* another sector.
    """

    kind: Literal["fire_weapon"] = "fire_weapon"
    ship: Count
    specials: tuple[Result, Result]
    target: Count | None = None
    at: Cell | None = None
    seat: Seat | None = None
    to: Cell | None = None
    ships: tuple[Count, ...] = ()


@value
class SwitchOff:
    """End the token that the battleship *ship* has laid at a sector, such as an interdictor, for
    free.
    """

    kind: Literal["switch_off"] = "switch_off"
    ship: Count


@value
class ShakeOff:
    """Spend a red multi-directional result to end a token of *launcher* on a ship, such
    as drones.
    """

    kind: Literal["shake_off"] = "shake_off"
    launcher: Count


@value
class Evacuate:
    """Spend *die* to take *ships* of one sector out of the battle, each with a container."""

    kind: Literal["evacuate"] = "evacuate"
    die: Played
    ships: Annotated[tuple[Count, ...], Len(1)]


@value
class Escape:
    """Spend *die* to bring *ship*, which the scenario is about, to safety."""

    kind: Literal["escape"] = "escape"
    die: Played
    ship: Count


@value
class Enter:
    """Spend *die* to bring waiting *ships* onto their portal or beside it, *to* that sector."""

    kind: Literal["enter"] = "enter"
    die: Played | Literal["B:S"]
    ships: Annotated[tuple[Count, ...], Len(1)]
    to: Cell


@value
class EndTurn:
    """End the turn and keep *keep* on the bridge; all other dice return to the reserve."""

    kind: Literal["end_turn"] = "end_turn"
    keep: tuple[Result, ...] = ()


Going = Move | MoveAgain | UsePortal
ScenarioOrder = Evacuate | Escape | Enter
Order = (
    RollDice
    | Move
    | MoveAgain
    | UsePortal
    | Attack
    | AttackAgain
    | Scan
    | ScanFog
    | Reroll
    | Drain
    | FireWeapon
    | SwitchOff
    | ShakeOff
    | ScenarioOrder
    | EndTurn
)
