"""Answers of a commander before the first turn."""

from typing import Literal

from engine.core.records import value
from engine.games.fleet_commander.model.cards import Count, Formation, Special, Weapon
from engine.games.fleet_commander.model.results import Result
from engine.space.grid import Cell


@value
class ChooseFleet:
    """Answers ``FleetDecision``; *weapons* belong to the battleships, in order."""

    kind: Literal["choose_fleet"] = "choose_fleet"
    decision: int
    frigates: Count = 0
    destroyers: Count = 0
    cruisers: Count = 0
    battleships: Count = 0
    weapons: tuple[Weapon, ...] = ()


@value
class KeepWeapons:
    """Answers ``WeaponsDecision`` with the weapon kept for each battleship, in order."""

    kind: Literal["keep_weapons"] = "keep_weapons"
    decision: int
    weapons: tuple[Weapon, ...] = ()


@value
class SetTilesAside:
    """Answers ``TilesDecision`` with as many special sectors as the table agreed on."""

    kind: Literal["set_tiles_aside"] = "set_tiles_aside"
    decision: int
    tiles: tuple[Special, ...]


@value
class PlaceSector:
    """Answers ``PlaceDecision``; *tile* None passes, and with *never* passes in all later rounds
    too.
    """

    kind: Literal["place_sector"] = "place_sector"
    decision: int
    tile: Special | None = None
    at: Cell = 0
    never: bool = False


@value
class PlacePortal:
    """Answers ``PortalDecision``."""

    kind: Literal["place_portal"] = "place_portal"
    decision: int
    at: Cell


@value
class Deploy:
    """Answers ``DeployDecision``, or moves a ship during ``ArrangeDecision``."""

    kind: Literal["deploy"] = "deploy"
    decision: int
    ship: Count
    at: Cell


@value
class DeployFleet:
    """Answers ``DeployDecision``: the ships left deploy automatically, in *formation*.

    During ``ArrangeDecision`` the whole fleet takes that formation.
    """

    kind: Literal["deploy_fleet"] = "deploy_fleet"
    decision: int
    formation: Formation


@value
class Ready:
    """Answers ``ArrangeDecision``: the fleet stays as it stands."""

    kind: Literal["ready"] = "ready"
    decision: int


@value
class RollOpening:
    """Answers ``OpeningDiceDecision``: roll that many dice of each colour."""

    kind: Literal["roll_opening"] = "roll_opening"
    decision: int
    red: Count = 0
    blue: Count = 0
    green: Count = 0


@value
class KeepOpening:
    """Answers ``OpeningKeepDecision``: *keep* stays on the bridge, all other dice return."""

    kind: Literal["keep_opening"] = "keep_opening"
    decision: int
    keep: tuple[Result, ...] = ()


Preparation = (
    ChooseFleet
    | KeepWeapons
    | SetTilesAside
    | PlaceSector
    | PlacePortal
    | Deploy
    | DeployFleet
    | Ready
    | RollOpening
    | KeepOpening
)
