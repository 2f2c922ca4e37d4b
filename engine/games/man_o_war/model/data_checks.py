"""Checks of a data set, ours or a host's: conditions without which the rules cannot play."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, cast

from engine.core.errors import BadData
from engine.games.man_o_war.model.areas import BATTERIES, ROWS, Area, AreaName, GunLost, OarsLost
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.fleets import FleetFault, cost, fault
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.magic_checks import magic_faults
from engine.games.man_o_war.model.ships import (
    SHIP_CLASSES,
    Nation,
    ShipCard,
    ShipSort,
    Weapon,
    guns_of,
)
from engine.games.man_o_war.model.tables import FleetBuilding, FleetCard, WeaponCard
from engine.games.man_o_war.model.terrain import TerrainKind

_FAULTS: Mapping[FleetFault, str] = {
    "no_such_total": "there is no total of {points} points",
    "foreign_ship": "{nation} has no such ship",
    "too_few_squadrons_to_hire": "{nation} has too few squadrons of its own to hire so many",
    "too_many_capital_ships": "it has too few squadrons of the line for its capital ships",
    "too_dear": "its ships cost {cost} of {points} points, of which {characters} are kept"
    " for the admiral and the wizard",
}


def check(data: DataSet) -> None:
    """Check that the cards are complete and do not contradict each other.

    :raises BadData: naming the file and key of the first fault.
    """
    for where, why in _faults(data):
        raise BadData(f"{where}: {why}")


def _faults(data: DataSet) -> Iterator[tuple[str, str]]:
    yield from (
        (f"ships.toml [{one}]", "it is missing") for one in ShipSort if one not in data.ships
    )
    yield from (
        (f"weapons.toml [{one}]", "it is missing") for one in Weapon if one not in data.weapons
    )
    for ship in data.ships.values():
        yield from ((f"ships.toml [{ship.sort}] {field}", why) for field, why in _ship(ship))
        yield from ((f"ships.toml [{ship.sort}] rulebook", why) for why in _marks(ship))
    for weapon in data.weapons.values():
        yield from (
            (f"weapons.toml [{weapon.weapon}] {field}", why) for field, why in _weapon(weapon)
        )
        yield from ((f"weapons.toml [{weapon.weapon}] rulebook", why) for why in _marks(weapon))
    yield from _terrain(data)
    yield from ((f"building.toml {field}", why) for field, why in _building(data.building))
    for fleet in data.fleets.values():
        yield from ((f"fleets.toml [{fleet.id}]", why) for why in _fleet(data, fleet))
        yield from ((f"fleets.toml [{fleet.id}] rulebook", why) for why in _marks(fleet))
    yield from _standard_fleets(data)
    yield from magic_faults(data)
    for spell in data.spells.values():
        yield from ((f"spells.toml [{spell.card}] rulebook", why) for why in _marks(spell))
    for wizard in data.wizards.values():
        yield from ((f"wizards.toml [{wizard.level}] rulebook", why) for why in _marks(wizard))


def _ship(card: ShipCard) -> Iterator[tuple[str, str]]:
    if not 0 < card.width <= card.length:
        yield "width", "a ship is as long as it is wide, or longer, and both more than 0"
    if card.ram_damage and card.oars is None:
        yield "ram_damage", "a ship without oars has no ram"
    for battery in BATTERIES:
        lost = sum(
            area.boxes
            for area in card.areas.values()
            if isinstance(area.effect, GunLost) and area.effect.battery == battery
        )
        if lost != guns_of(card, battery):
            yield f"guns.{battery}", f"{guns_of(card, battery)}, but its areas lose {lost}"
    for name, area in card.areas.items():
        yield from ((f"areas.{name}.{field}", why) for field, why in _area(card, name, area))
    yield from (("areas", why) for why in _numbers(card))
    yield from (("areas", why) for why in _order(card))


def _area(card: ShipCard, name: AreaName, area: Area) -> Iterator[tuple[str, str]]:
    if card.divided and area.hit:
        yield "hit", "the ship is divided: its areas have high and low numbers"
    if not card.divided and (area.high or area.low):
        yield "high" if area.high else "low", "the ship is undivided: its areas have hit numbers"
    if not (area.hit or area.high or area.low):
        yield "hit", "no number hits the area"
    if isinstance(area.effect, OarsLost) and card.oars is None:
        yield "effect", "the ship has no oars"
    for field, other in (("fore", area.fore), ("aft", area.aft)):
        if other is None:
            continue
        beside = card.areas.get(other)
        if beside is None:
            yield field, f"the ship has no area {other}"
        elif (beside.aft if field == "fore" else beside.fore) != name:
            back = "aft" if field == "fore" else "fore"
            yield field, f"{other} does not have {name} {back} of it"
        elif beside.row != area.row:
            yield field, f"{other} is in another row"
    for above in area.up:
        if above not in card.areas:
            yield "up", f"the ship has no area {above}"
        elif ROWS.index(card.areas[above].row) <= ROWS.index(area.row):
            yield "up", f"{above} is in no higher row"


def _numbers(card: ShipCard) -> Iterator[str]:
    """Faults unless a die hits one area at most."""
    for aim in ("hit", "high", "low"):
        faces: tuple[tuple[int, ...], ...] = tuple(
            getattr(area, aim) for area in card.areas.values()
        )
        for face, times in Counter(face for some in faces for face in some).items():
            if times > 1:
                yield f"{face} stands {times} times among the {aim} numbers"


def _order(card: ShipCard) -> Iterator[str]:
    """Faults unless the areas stand row by row from low to high, bow to stern inside a row."""
    order = [*card.areas]
    for name, after in pairwise(order):
        if ROWS.index(card.areas[name].row) > ROWS.index(card.areas[after].row):
            yield f"{after} is in a lower row than {name}, but stands after it"
    for name, area in card.areas.items():
        if area.aft is not None and area.aft in order and order.index(area.aft) < order.index(name):
            yield f"{name} is nearer to the bow than {area.aft}, but stands after it"


def _marks(card: Any) -> Iterator[str]:
    """Faults unless each value marked as the rulebook's is one of the card."""
    if card.source == "rulebook" and card.rulebook:
        yield "the whole card is the rulebook's"
    for path in card.rulebook:
        if not _values(card, path.split(".")):
            yield f"the card has no value {path!r}"


def _values(part: Any, path: list[str]) -> bool:
    """Whether *path* leads from *part* to a value, at every area if it has a ``*``."""
    if not path:
        return True
    if isinstance(part, dict):
        named = cast("dict[str, Any]", part)
        found = [one for name, one in named.items() if path[0] in {"*", name}]
        return bool(found) and all(_values(one, path[1:]) for one in found)
    return hasattr(part, "__dataclass_fields__") and (
        path[0] in part.__dataclass_fields__ and _values(getattr(part, path[0]), path[1:])
    )


def _weapon(card: WeaponCard) -> Iterator[tuple[str, str]]:
    if not card.width:
        yield "width", "the ruler has none"
    reaches = [card.nearest, *(band.reach for band in card.bands)]
    if any(near >= far for near, far in pairwise(reaches)):
        yield "bands", "each reaches farther than the one before, and than the nearest target"


def _terrain(data: DataSet) -> Iterator[tuple[str, str]]:
    """MOW-GEO-20: faults unless each sort of land is there, and fits into a section."""
    for kind in TerrainKind:
        if kind not in data.terrain:
            yield f"terrain.toml [{kind}]", "it is missing"
    for card in data.terrain.values():
        longest = units(30)
        if not 0 < card.width <= card.length <= longest:
            yield f"terrain.toml [{card.kind}] width", "it is longer than wide, and at most 30 cm"
        if card.round and card.width != card.length:
            yield f"terrain.toml [{card.kind}] width", "what is round is as wide as it is long"


def _building(building: FleetBuilding) -> Iterator[tuple[str, str]]:
    for ship_class in SHIP_CLASSES:
        if ship_class not in building.squadrons:
            yield "squadrons", f"{ship_class} is missing"
    yield from (("rulebook", why) for why in _marks(building))


def _fleet(data: DataSet, fleet: FleetCard) -> Iterator[str]:
    why = fault(data, fleet.nation, fleet.points, fleet.squadrons)
    if why is not None:
        yield _FAULTS[why].format(
            nation=fleet.nation,
            points=fleet.points,
            cost=cost(data, fleet.squadrons),
            characters=data.building.characters,
        )


def _standard_fleets(data: DataSet) -> Iterator[tuple[str, str]]:
    """Faults unless each nation has one standard fleet for each total."""
    found = Counter((one.nation, one.points) for one in data.fleets.values() if one.standard)
    for size in data.building.sizes:
        for nation in Nation:
            if found[nation, size.points] != 1:
                yield (
                    "fleets.toml",
                    f"not one fleet is standard for {nation} at {size.points} points",
                )
