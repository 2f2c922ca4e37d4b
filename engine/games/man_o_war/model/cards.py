"""The data set: all cards and tables that a battle is played by."""

from engine.core.records import value
from engine.games.man_o_war.model.magic import Card, Level, SpellCard, WizardCard
from engine.games.man_o_war.model.ships import ShipCard, ShipSort, Weapon
from engine.games.man_o_war.model.tables import FleetBuilding, FleetCard, Tables, WeaponCard
from engine.games.man_o_war.model.terrain import TerrainCard, TerrainKind


@value
class DataSet:
    hash: str
    ships: dict[ShipSort, ShipCard]
    weapons: dict[Weapon, WeaponCard]
    tables: Tables
    building: FleetBuilding
    fleets: dict[str, FleetCard]
    spells: dict[Card, SpellCard]
    wizards: dict[Level, WizardCard]
    terrain: dict[TerrainKind, TerrainCard]
