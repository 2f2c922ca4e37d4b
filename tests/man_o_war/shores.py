"""Land for tests: pieces put where a test wants them."""

from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.terrain import Piece, TerrainKind
from engine.games.man_o_war.rules.ground import land, lies
from engine.space.plane import DEGREE, Pose, clearance
from tests.man_o_war.battle import Battle


def with_land(battle: Battle, kind: str, x: float, y: float, heading: float = 0) -> Battle:
    """*battle* with another piece, its middle at these centimetres."""
    at = Pose(units(x), units(y), round(heading * DEGREE))
    battle.open.terrain.append(Piece(kind=TerrainKind(kind), at=at))
    return battle


def gap_to_land(battle: Battle, name: str) -> float:
    """Centimetres between a ship and the nearest land; below 0 if it lies on it."""
    hull = lies(battle.open, battle.number(name))
    return min(clearance(hull, one) for one in land(battle.open)) / 1e4
