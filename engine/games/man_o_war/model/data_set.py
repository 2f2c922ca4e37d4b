"""Loading of the data set: the game's TOML files, overlaid by the host's, as records with
a hash.
"""

from pathlib import Path
from typing import Any, Final

from engine.core.data_sets import DataSets, Sheets
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.data_checks import check
from engine.games.man_o_war.model.lengths import in_units
from engine.games.man_o_war.model.magic import SpellCard, WizardCard
from engine.games.man_o_war.model.ships import ShipCard
from engine.games.man_o_war.model.tables import FleetBuilding, FleetCard, Tables, WeaponCard
from engine.games.man_o_war.model.terrain import TerrainCard

FILES: Final = (
    *("ships", "weapons", "tables", "fleets", "building"),
    *("spells", "wizards", "terrain"),
)

_OURS = Path(__file__).parent.parent / "data"


def load(overlay: Path | None = None) -> DataSet:
    """The game's data set, in which entries of the host's files in *overlay* replace the game's
    own.

    :raises BadData: naming file and key of what is unreadable, unknown, missing or contradictory.
    """
    sheets = _SheetsInUnits(_OURS, FILES, overlay)
    data = DataSet(
        hash="",
        ships=sheets.cards("ships", ShipCard, "sort", lambda card: card.sort),
        weapons=sheets.cards("weapons", WeaponCard, "weapon", lambda card: card.weapon),
        tables=sheets.whole("tables", Tables),
        building=sheets.whole("building", FleetBuilding),
        fleets=sheets.cards("fleets", FleetCard, "id", lambda card: card.id),
        spells=sheets.cards("spells", SpellCard, "card", lambda card: card.card),
        wizards=sheets.cards("wizards", WizardCard, "level", lambda card: card.level),
        terrain=sheets.cards("terrain", TerrainCard, "kind", lambda card: card.kind),
    )
    check(data)
    return SETS.register(SETS.hashed(data))


SETS: Final = DataSets(DataSet, load)

standard = SETS.standard
find = SETS.find
register = SETS.register
dump = SETS.dump
restore_all = SETS.restore_all


class _SheetsInUnits(Sheets):
    """Files whose lengths are in centimetres, read as units."""

    def entries(self, file: str) -> dict[str, Any]:
        return {
            key: in_units(plain, f"{file}.toml [{key}]")
            for key, plain in super().entries(file).items()
        }
