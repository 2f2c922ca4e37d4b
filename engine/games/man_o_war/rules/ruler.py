"""The range ruler: what lies first under it, and in which band."""

from typing import Final, NamedTuple

from engine.games.man_o_war.model.areas import Battery
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.names import Arc, Reach, ShipId
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.ships import Weapon, weapon_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.tables import WeaponCard
from engine.games.man_o_war.rules.enchantments import fogs
from engine.games.man_o_war.rules.ground import land, lies, obstacles, shape_of
from engine.space.plane import BOW, CIRCLE, PORT, STARBOARD, STERN, Pose, Ratio, Strip, near, strip

SIDE_OF: Final[dict[Arc, int]] = {"bow": BOW, "port": PORT, "starboard": STARBOARD, "stern": STERN}
"""The side of a hull from whose middle each arc is measured (MOW-RANGE-03)."""

BATTERY_OF: Final[dict[Arc, Battery]] = {
    "bow": "bow",
    "port": "broadside",
    "starboard": "broadside",
    "stern": "stern",
}
"""The guns that fire from each side of a ship (MOW-RANGE-06)."""

REACHES: Final[tuple[Reach, ...]] = ("short", "medium", "long")
"""The bands of a gun by name, the nearest first (MOW-RANGE-04)."""


class Target(NamedTuple):
    """What a *weapon* hits under a ruler that begins at *muzzle*: a ship or wreck, *reach* off."""

    ship: ShipId
    muzzle: Pose
    reach: Length
    band: Reach
    weapon: Weapon = Weapon.GUN


def all_under(battle: Open, ship: ShipId, arc: Arc) -> list[Target]:
    """MOW-FIRE-10, MOW-GAP-02: all that the weapon of *arc* may hit, the nearest first.

    MOW-RANGE-05, MOW-LOS-01, MOW-LOS-02, MOW-LOS-03: a gun may hit the first thing only, if one
    lies within its reach (MOW-RANGE-01). A catapult hits nothing too near, and over all other ships
    and wrecks. Of things equally near, an enemy comes before a friend, and a ship before a wreck
    (MOW-GEO-11). Nothing is hit beyond land (MOW-TERRAIN-07), or beyond fog (MOW-HM-36).
    """
    ruler, weapon = ruler_of(battle, ship, arc), weapon_in(battle, ship, arc)
    card = printed(battle).weapons[weapon]
    found: list[tuple[Ratio, int, ShipId]] = []
    for other in obstacles(battle, ship):
        reach = near(ruler, lies(battle, other).outline)
        if reach is not None:
            found.append((reach, _rank(battle, ship, other), other))
    veiled = [far for one in fogs(battle) if (far := near(ruler, one.outline)) is not None]
    found = [one for one in found if all(one[0] <= far for far in veiled)]
    shore = _shore(battle, ruler)
    muzzle = Pose(ruler.muzzle_x, ruler.muzzle_y, ruler.towards % CIRCLE)
    targets = [
        Target(other, muzzle, int(reach), band_of(battle, reach), weapon)
        for reach, _, other in sorted(found)
        if reach >= card.nearest and (shore is None or reach <= shore)
    ]
    return targets if card.over_ships else targets[:1]


def _shore(battle: Open, ruler: Strip) -> Ratio | None:
    """MOW-LOS-01: how far off the nearest land under a ruler lies; None if there is none."""
    reaches = (near(ruler, one.outline) for one in land(battle))
    return min((one for one in reaches if one is not None), default=None)


def weapon_in(battle: Open, ship: ShipId, arc: Arc) -> Weapon:
    """The weapon that fires from a side of a ship."""
    return weapon_of(card_of(battle, ship), BATTERY_OF[arc])


def ruler_of(battle: Open, ship: ShipId, arc: Arc) -> Strip:
    """MOW-GEO-10: the ruler from the middle of a side, straight outward."""
    gun, shape = gun_card(battle), shape_of(battle, ship)
    return strip(
        shape, battle.ships[ship].at, SIDE_OF[arc], width=gun.width, length=gun.bands[-1].reach
    )


def band_of(battle: Open, reach: Ratio) -> Reach:
    """MOW-RANGE-04, MOW-AMB-15: the band of a length; a border belongs to the nearer one."""
    bands = gun_card(battle).bands
    return next(name for name, one in zip(REACHES, bands, strict=True) if reach <= one.reach)


def modifier_at(battle: Open, target: Target) -> int:
    """MOW-SAVE-04, MOW-SAVE-05: what the range of *target* adds to its saves, by the weapon."""
    bands = printed(battle).weapons[target.weapon].bands
    return next(one.save_modifier for one in bands if target.reach <= one.reach)


def gun_card(battle: Open) -> WeaponCard:
    return printed(battle).weapons[Weapon.GUN]


def _rank(battle: Open, ship: ShipId, other: ShipId) -> int:
    """The order in which things equally near are hit."""
    if battle.ships[other].lot != "afloat":
        return 2
    return int(battle.ships[other].flag == battle.ships[ship].flag)
