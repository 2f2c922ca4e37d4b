"""Orders: actions of a commander's own turn."""

from typing import Annotated, Literal, TypeAlias

from annotated_types import Len

from engine.core.records import Seat, value
from engine.games.fleet_commander.model.cards import Count
from engine.games.fleet_commander.model.results import Played, Result
from engine.space.grid import Cell


@value
class RollDice:
    """Roll so many dice of the reserve: the energy of the turn."""

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
    """How many go along, each with a ship."""


@value
class MoveAgain:
    """Play the same result once more with *ships* that it has just moved: ion drive."""

    kind: Literal["move_again"] = "move_again"
    ships: Annotated[tuple[Count, ...], Len(1)]
    to: Cell


PortalDie: TypeAlias = Played | Literal["B:S"]
"""What ships go through a portal with: beside the other one, or with a special onto it."""


@value
class UsePortal:
    """Spend *die* to send *ships* through the portal of their sector, *to* where it leads.

    *die* None plays a result once more with ships that it has just moved: ion drive.
    """

    kind: Literal["use_portal"] = "use_portal"
    die: PortalDie | None = None
    ships: Annotated[tuple[Count, ...], Len(1)]
    to: Cell


@value
class Attack:
    """Spend *dice* to attack *target* from the sector *at*, crossing *way* up to its sector.

    Everybody there takes part, and all that may support do, but for those of *held*. With *twice*
    one result of a lone destroyer is played two times: over two sectors of way, or else at two
    targets of a sector beside it, one after the other.
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
    """Play the result of a lone destroyer once more, at another *target* of the same sector."""

    kind: Literal["attack_again"] = "attack_again"
    target: Count


@value
class Scan:
    """Spend *dice* to scan signals from the sector *at*, crossing *way* up to their sector."""

    kind: Literal["scan"] = "scan"
    dice: Annotated[tuple[Played, ...], Len(1, 3)]
    at: Cell
    way: Annotated[tuple[Cell, ...], Len(1, 3)]


@value
class ScanFog:
    """Spend *die* to discover the sectors beside *at* that it points at."""

    kind: Literal["scan_fog"] = "scan_fog"
    die: Played
    at: Cell


@value
class Reroll:
    """Roll two specials again, which no battleship needs."""

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

    What it aims at is its *target*, a ship, its sector *at*, or the *seat* of an opponent. If it
    moves ships *to* a sector, these are its target, or the *ships* of sector *at*.
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
    """End what the battleship *ship* has laid at a sector, as the interdictor, at no cost."""

    kind: Literal["switch_off"] = "switch_off"
    ship: Count


@value
class ShakeOff:
    """Spend a red multi-directional result to end what *launcher* keeps on a ship, as drones."""

    kind: Literal["shake_off"] = "shake_off"
    launcher: Count


@value
class Evacuate:
    """Spend *die* to leave the battle with *ships* of one sector, each with a container."""

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
    """Spend *die* to bring *ships* that wait through their portal, *to* it or beside it."""

    kind: Literal["enter"] = "enter"
    die: Played | Literal["B:S"]
    ships: Annotated[tuple[Count, ...], Len(1)]
    to: Cell


@value
class EndTurn:
    """End the turn, with *keep* on the bridge: all other dice return to the reserve."""

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
