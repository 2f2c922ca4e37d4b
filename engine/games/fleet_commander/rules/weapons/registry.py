"""Every special weapon by its name."""

from collections.abc import Mapping
from typing import Final

from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.rules.weapons.drones import Drones
from engine.games.fleet_commander.rules.weapons.exo_bomb import ExoBomb
from engine.games.fleet_commander.rules.weapons.interdictor import Interdictor
from engine.games.fleet_commander.rules.weapons.magnetic_bomb import MagneticBomb
from engine.games.fleet_commander.rules.weapons.nano_repairer import NanoRepairer
from engine.games.fleet_commander.rules.weapons.proton_ray import ProtonRay
from engine.games.fleet_commander.rules.weapons.tractor_ray import TractorRay
from engine.games.fleet_commander.rules.weapons.vortex_gate import VortexGate
from engine.games.fleet_commander.rules.weapons.vortex_missiles import VortexMissiles
from engine.games.fleet_commander.rules.weapons.weapon import SpecialWeapon

_ALL: Final[tuple[SpecialWeapon, ...]] = (
    ProtonRay(),
    VortexMissiles(),
    NanoRepairer(),
    MagneticBomb(),
    Drones(),
    TractorRay(),
    ExoBomb(),
    VortexGate(),
    Interdictor(),
)

WEAPONS: Final[Mapping[Weapon, SpecialWeapon]] = {one.name: one for one in _ALL}
