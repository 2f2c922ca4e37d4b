"""Tasks of the agenda: steps of the rules still to be resolved."""

from typing import Annotated, Literal

from annotated_types import Interval

from engine.core.agenda import Ask
from engine.core.records import Seat, value
from engine.games.fleet_commander.model.cards import Count
from engine.games.fleet_commander.model.decisions import Asked, Strike
from engine.space.grid import Cell


@value
class SetAside:
    """FC-SETUP-09: *seat* sets special sectors aside."""

    kind: Literal["set_aside"] = "set_aside"
    seat: Seat


@value
class PlaceTile:
    """FC-SETUP-10: *seat* places a special sector set aside, or passes."""

    kind: Literal["place_tile"] = "place_tile"
    seat: Seat


@value
class PlacePortal:
    """FC-PORTAL-03: a commander places the portal of *number*, counted from 0."""

    kind: Literal["place_portal"] = "place_portal"
    number: Annotated[int, Interval(ge=0, le=5)]


@value
class ChooseFleets:
    """FC-SETUP-15: all commanders choose a fleet at once."""

    kind: Literal["choose_fleets"] = "choose_fleets"


@value
class LaunchFleets:
    """Chosen fleets are shown, and made ready to deploy."""

    kind: Literal["launch_fleets"] = "launch_fleets"


@value
class DrawWeapons:
    """FC-SECRET-01: weapons are drawn for every battleship, of which some are kept."""

    kind: Literal["draw_weapons"] = "draw_weapons"


@value
class DeployNext:
    """FC-DEPLOY-03: *seat* deploys a ship, or else the next commander with ships left."""

    kind: Literal["deploy_next"] = "deploy_next"
    seat: Seat


@value
class DeployInFormation:
    """FC-DEPLOY-03: a ship of *seat*, whose fleet deploys automatically, comes to the board."""

    kind: Literal["deploy_in_formation"] = "deploy_in_formation"
    seat: Seat


@value
class ArrangeFleets:
    """House option: all commanders arrange their fleets in secret at once."""

    kind: Literal["arrange_fleets"] = "arrange_fleets"


@value
class ShowFleets:
    """All fleets are arranged and are shown."""

    kind: Literal["show_fleets"] = "show_fleets"


@value
class BeginTurn:
    kind: Literal["begin_turn"] = "begin_turn"
    seat: Seat


@value
class NextTurn:
    """FC-TURN-01: the turn of *after* is over, and the next commander with ships begins one."""

    kind: Literal["next_turn"] = "next_turn"
    after: Seat


@value
class OpeningDice:
    """FC-SCEN-TRAP-02: *seat*, the ambusher, rolls dice for the bridge."""

    kind: Literal["opening_dice"] = "opening_dice"
    seat: Seat


@value
class ScenarioEffect:
    """FC-TURN-02: the scenario acts as a turn of *seat* begins."""

    kind: Literal["scenario_effect"] = "scenario_effect"
    seat: Seat


@value
class BeginEffects:
    """FC-TURN-02: special sectors and weapons act, after the scenario."""

    kind: Literal["begin_effects"] = "begin_effects"
    seat: Seat


@value
class StartEffects:
    """FC-TURN-02, -13: asteroid *fields*, then drones of *launchers*, act on ships of *seat*."""

    kind: Literal["start_effects"] = "start_effects"
    seat: Seat
    fields: tuple[Cell, ...] = ()
    launchers: tuple[Count, ...] = ()


@value
class TestField:
    """FC-SECTOR-08: the active commander's ships in the asteroid field at *at* are tested."""

    kind: Literal["test_field"] = "test_field"
    at: Cell


@value
class DronesStrike:
    """FC-WEAPON-21: a token of *launcher*, such as drones, damages the ship it sits on."""

    kind: Literal["drones_strike"] = "drones_strike"
    launcher: Count


@value
class EnterSector:
    """*ships*, moved by *mover* from *origin*, enter *at*: whatever lies there acts on them.

    *entries* counts the gravity fields entered in this move.
    """

    kind: Literal["enter_sector"] = "enter_sector"
    mover: Seat
    ships: tuple[Count, ...]
    at: Cell
    origin: Cell
    entries: Count = 0
    containers: tuple[Count, ...] = ()
    """Containers that the ships carry, by number (FC-SCEN-RESCUE-18)."""


@value
class AskReaction:
    """The target is settled: its owner may answer the attack."""

    kind: Literal["ask_reaction"] = "ask_reaction"
    strike: Strike


@value
class CheckVictory:
    """FC-TURN-11: victory is checked after an action and its results."""

    kind: Literal["check_victory"] = "check_victory"


Task = (
    SetAside
    | PlaceTile
    | PlacePortal
    | ChooseFleets
    | LaunchFleets
    | DrawWeapons
    | DeployNext
    | ArrangeFleets
    | ShowFleets
    | DeployInFormation
    | OpeningDice
    | BeginTurn
    | ScenarioEffect
    | NextTurn
    | BeginEffects
    | StartEffects
    | TestField
    | DronesStrike
    | EnterSector
    | AskReaction
    | CheckVictory
    | Ask[Asked]
)
