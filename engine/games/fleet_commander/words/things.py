"""Names of ships, sectors and dice."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander.model.actions import ChooseFleet
from engine.games.fleet_commander.model.battlefield import are_enemies, board, figures, portal_at
from engine.games.fleet_commander.model.cards import (
    ShipSort,
    SignalSort,
    Special,
    VesselSort,
    Weapon,
)
from engine.games.fleet_commander.model.results import RANK, Face
from engine.games.fleet_commander.model.state import Fleet, Open, Ship, ShipId
from engine.games.fleet_commander.rules.fleets import counts
from engine.games.fleet_commander.rules.move import beset
from engine.space.grid import Cell

COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

_COLOURS: Final = {
    "R": "\N{LARGE RED CIRCLE}",
    "B": "\N{LARGE BLUE CIRCLE}",
    "G": "\N{LARGE GREEN CIRCLE}",
}
_FACES: Final = {
    "O": "\N{HEAVY GREEK CROSS}",
    "D": "\N{MULTIPLICATION X}",
    "M": "\N{HEAVY ASTERISK}",
    "S": "\N{BLACK STAR}",
}
_ORDER: Final[tuple[VesselSort, ...]] = (*SignalSort, *ShipSort)
_TURNED: Final = "\N{RIGHTWARDS ARROW}"
_NO_OTHERS: Final[Mapping[VesselSort, int]] = {}
_JOINED: Final = "\N{WORD JOINER}"
"""A joiner between the colour of a die and its face, which bars a line break there."""


def sector_name(battle: Open, at: Cell) -> Fact:
    """Name of a sector: column letter from the west, row number from the north, as in ``"B3"``.

    With several zones it names the zone too: "zone 2, B3".
    """
    field, name = board(battle), short_name(battle, at)
    if len(field.zones) == 1:
        return name
    return Text.of("sector-in-zone", zone=field.zone[at] + 1, name=name)


def short_name(battle: Open, at: Cell) -> str:
    """Name of a sector without its zone, for sentences that name the zone already."""
    field = board(battle)
    return f"{COLUMNS[field.column[at]]}{field.row[at] + 1}"


def sector_of(battle: Open, ship: Ship) -> Fact:
    """Name of the sector of *ship*, which must be on the board."""
    assert ship.at is not None, "who is told of is somewhere"
    return sector_name(battle, ship.at)


def sector(battle: Open, at: Cell) -> Text:
    """Name of a sector, with its portal or its special kind."""
    special = battle.sectors[at]
    if (portal := portal_at(battle, at)) is not None:
        return Text.of("sector-portal", name=sector_name(battle, at), letter=portal.letter)
    if special is None:
        return Text.of("sector", name=sector_name(battle, at))
    return Text.of("sector-special", name=sector_name(battle, at), special=special.value)


def ship(battle: Open, number: ShipId) -> Text:
    """Name of a ship, as in "frigate 3", or "battleship" if its fleet has only one.

    Ships of a hidden fleet keep the number that they have as signals.
    """
    one = battle.ships[number]
    if battle.options.hidden_deployment:
        return Text.of("ship", sort=one.sort.value, number=one.number)
    alike = sum(other.owner == one.owner and other.sort == one.sort for other in battle.ships)
    return Text.of("ship", sort=one.sort.value, number=one.number if alike > 1 else 0)


def the_ship(battle: Open, number: ShipId) -> Text:
    """Name of a ship with the article that a sentence needs."""
    return Text(key="the-ship", facts=ship(battle, number).facts)


def ship_of(battle: Open, number: ShipId) -> Text:
    """Name of a ship and its owner."""
    named = ship(battle, number)
    owner = Person(seat=battle.ships[number].owner)
    return Text.of("ship-of", owner=owner, **dict(named.facts))


def your_ship(battle: Open, number: ShipId) -> Text:
    """Name of a ship that belongs to the reader: "your frigate 3"."""
    return Text(key="your-ship", facts=ship(battle, number).facts)


def ships_of(battle: Open, numbers: Sequence[ShipId]) -> Text:
    """Names of ships of one fleet, and their owner."""
    if len(numbers) == 1:
        return ship_of(battle, numbers[0])
    owner = Person(seat=battle.ships[numbers[0]].owner)
    return Text.of("ships-of", owner=owner, ships=ships(battle, numbers))


def ships(battle: Open, numbers: Iterable[ShipId]) -> Fact:
    """Ships by sort, as in "destroyer 2 and 4 frigates"."""
    return _ships(battle, numbers, ship)


def any_ships(sort: VesselSort, count: int, among: int) -> Text:
    """A choice among equal ships, as in "one frigate" or "2 of the 3 frigates"."""
    ships = Text.of("ships", sort=sort.value, count=among)
    return Text.of("any-ships", count=count, ships=ships, sort=sort.value)


def the_ships(battle: Open, numbers: Iterable[ShipId]) -> Fact:
    """Ships by sort within a sentence, with articles."""
    return _ships(battle, numbers, the_ship)


def _ships(
    battle: Open,
    numbers: Iterable[ShipId],
    called: Callable[[Open, ShipId], Text],
    among: Mapping[VesselSort, int] = _NO_OTHERS,
) -> Fact:
    """Ships by sort.

    If *among* counts more ships of a sort, they are named as any of those: "any 2 of the 3
    frigates".
    """
    found: dict[VesselSort, list[ShipId]] = {}
    for number in numbers:
        found.setdefault(battle.ships[number].sort, []).append(number)
    named: list[Fact] = []
    for sort, ids in sorted(found.items(), key=lambda one: _ORDER.index(one[0])):
        if among.get(sort, 0) > len(ids):
            named.append(any_ships(sort, len(ids), among[sort]))
        elif len(ids) == 1:
            named.append(called(battle, ids[0]))
        else:
            named.append(Text.of("ships", sort=sort.value, count=len(ids)))
    return named[0] if len(named) == 1 else Listing(items=tuple(named[::-1]))


def group(battle: Open, numbers: Sequence[ShipId]) -> Fact:
    """Ships of one sort by name; ships of several sorts only counted: "3 ships"."""
    if len({battle.ships[number].sort for number in numbers}) == 1:
        return the_ships(battle, numbers)
    return Text.of("ships-of-any-sort", count=len(numbers))


def numbered(battle: Open, numbers: Sequence[ShipId]) -> Fact:
    """Ships with their numbers, by sort, as in "frigates 1 and 2"."""
    return _numbered(battle, numbers, ship, "ships-numbered")


def _numbered(
    battle: Open, numbers: Sequence[ShipId], called: Callable[[Open, ShipId], Text], several: str
) -> Fact:
    by_sort: dict[VesselSort, list[ShipId]] = {}
    for number in numbers:
        by_sort.setdefault(battle.ships[number].sort, []).append(number)
    named: list[Fact] = []
    for sort, alike in by_sort.items():
        if len(alike) == 1 or any(battle.ships[number].hidden for number in alike):
            named += (called(battle, number) for number in alike)
            continue
        each = Listing(items=tuple(battle.ships[number].number for number in alike))
        named.append(Text.of(several, sort=sort.value, numbers=each))
    return named[0] if len(named) == 1 else Listing(items=tuple(named))


def moved(battle: Open, numbers: Sequence[ShipId]) -> Fact:
    """Names of ships that move together out of one sector.

    They have numbers if ships of the same sort stay behind that differ in hull, weapon, drones or
    in being hidden; else they are named by sort.
    """
    return numbered(battle, numbers) if _leave_others(battle, numbers) else ships(battle, numbers)


def chosen(battle: Open, numbers: Sequence[ShipId]) -> Fact:
    """Names of ships to move, where equal ones may stand for each other: "any 2 of the 3
    frigates".
    """
    if battle.options.hidden_deployment or _leave_others(battle, numbers):
        return moved(battle, numbers)
    among = Counter(one.sort for one in _mates(battle, numbers[0]))
    return _ships(battle, numbers, ship, among)


def alike(battle: Open, number: ShipId) -> int:
    """Number of ships in the same sector that differ from a ship in nothing but the number, itself
    included.

    Always 1 in hidden fleets, whose ships keep the number of their signal.
    """
    if battle.options.hidden_deployment:
        return 1
    drones = beset(battle)
    looks = [_looks(one, drones) for one in _mates(battle, number)]
    return looks.count(_looks(battle.ships[number], drones))


def the_moved(battle: Open, numbers: Sequence[ShipId]) -> Fact:
    """Names as from ``moved``, with articles."""
    if _leave_others(battle, numbers):
        return _numbered(battle, numbers, the_ship, "the-ships-numbered")
    return the_ships(battle, numbers)


def _leave_others(battle: Open, numbers: Sequence[ShipId]) -> bool:
    """Whether some ships of a sort move and others stay that differ in more than numbers."""
    drones, mates = beset(battle), _mates(battle, numbers[0])
    taken = [battle.ships[number] for number in numbers]
    for sort in {one.sort for one in taken}:
        there = [one for one in mates if one.sort is sort]
        going = [one for one in taken if one.sort is sort]
        if len(going) < len(there) and len({_looks(one, drones) for one in there}) > 1:
            return True
    return False


def _mates(battle: Open, number: ShipId) -> list[Ship]:
    """The ships of the same fleet in the same sector, the ship itself included."""
    one = battle.ships[number]
    return [
        ship
        for ship in battle.ships
        if ship.at == one.at and ship.owner == one.owner and ship.hull > 0
    ]


def _looks(ship: Ship, drones: Sequence[ShipId]) -> tuple[object, ...]:
    return ship.sort, ship.hull, ship.hidden, ship.weapon, drones.count(ship.id)


def count_of_ships(sorts: Iterable[ShipSort]) -> Fact:
    """Counts of ships by sort, the largest sort first."""
    found = Counter(sorts)
    named = [
        Text.of("ships", sort=sort.value, count=found[sort])
        for sort in reversed(ShipSort)
        if found[sort]
    ]
    return named[0] if len(named) == 1 else Listing(items=tuple(named))


def composition(fleet: Fleet | ChooseFleet) -> Fact:
    """The ships of a composed fleet, counted by sort."""
    return count_of_ships([sort for sort, count in counts(fleet) for _ in range(count)])


def joined(head: Text, parts: Text) -> Text:
    """Two clauses joined."""
    return Text.of("about-and", head=head, parts=parts)


def recommended(why: Text, about: Text) -> Text:
    """Text on the best choice, with *why* it is the best."""
    return Text.of("about-best", why=why, about=about)


def weapons(found: Iterable[Weapon]) -> Listing:
    """Weapons listed, as in "drones and exo-bomb"."""
    return Listing(items=tuple(Text.of("weapon", weapon=one.value) for one in found))


def tiles(specials: Iterable[Special]) -> Fact:
    """Special sectors counted, as in "2 asteroid fields and a gas cloud"."""
    found = Counter(specials)
    named = [Text.of("tiles", special=one.value, count=count) for one, count in found.items()]
    return named[0] if len(named) == 1 else Listing(items=tuple(named))


def dice(shown: Sequence[str]) -> str:
    """Dice as signs, in the usual order; a turned die shows both faces."""
    return " ".join(die(one) for one in sorted(shown, key=lambda one: RANK[one[:3]]))


def die(shown: str) -> str:
    """Sign of a die: its colour, then its face, or both faces of a turned one."""
    faces = _FACES[shown[2]]
    if len(shown) > 3:
        faces += _JOINED + _TURNED + _JOINED + _FACES[shown[-1]]
    return _COLOURS[shown[0]] + _JOINED + faces


def face(shown: Face) -> str:
    """Sign of a face without a colour."""
    return _FACES[shown]


def face_of(shown: str) -> str:
    """Sign of the face that a die is played as, without its colour."""
    return _FACES[shown[-1]]


def in_reserve(reserve: Sequence[int]) -> str:
    """Counts of dice in the reserve by colour."""
    colours = [*_COLOURS.values()]
    return " ".join(f"{count}{colours[number]}" for number, count in enumerate(reserve) if count)


def ship_for(battle: Open, reader: Seat, number: ShipId) -> Text:
    """Name of a ship for *reader*, with its owner unless that is the reader."""
    mine = battle.ships[number].owner == reader
    return ship(battle, number) if mine else ship_of(battle, number)


def with_hull(battle: Open, reader: Seat, number: ShipId, count: int = 1) -> Fact:
    """Name and hull of a ship for *reader*, standing for *count* equal ships.

    A placeholder if there is no such ship.
    """
    if number >= len(battle.ships):
        return Text.of("label-nowhere")
    named = ship_for(battle, reader, number)
    hull, most = battle.ships[number].hull, full_hull(battle, number)
    return Text.of("target", ship=named, hull=hull, most=most, alike=count)


def full_hull(battle: Open, number: ShipId) -> int:
    """The hull that a ship of this sort begins with."""
    return figures(battle.data).hull[battle.ships[number].sort]


def aimed_at(battle: Open, reader: Seat, number: ShipId) -> Text:
    """Name and sector of a ship aimed at: an enemy ship, or its owner's if there are several
    enemies.
    """
    one = battle.ships[number]
    sector = sector_of(battle, one)
    foes = [seat for seat in battle.commanders if are_enemies(battle, reader, seat)]
    if one.owner not in foes:
        named = the_ship(battle, number)
    elif len(foes) > 1:
        named = ship_of(battle, number)
    else:
        named = Text(key="enemy-ship", facts=ship(battle, number).facts)
    return Text.of("plan-target", ship=named, sector=sector)


def aimed_group(battle: Open, reader: Seat, numbers: Sequence[ShipId]) -> Text:
    """Name and sector of several ships of one sector, as ``aimed_at`` names one; of more than one
    only their number is told.
    """
    if len(numbers) == 1:
        return aimed_at(battle, reader, numbers[0])
    sector = sector_of(battle, battle.ships[numbers[0]])
    return Text.of("plan-target", ship=Text.of("enemy-ships", count=len(numbers)), sector=sector)


def known_ship_of(battle: Open, number: ShipId) -> Fact:
    """Name and owner of a ship; a placeholder if there is no such ship."""
    if number >= len(battle.ships):
        return Text.of("label-nowhere")
    return ship_of(battle, number)


def known_ship(battle: Open, number: ShipId) -> Fact:
    """Name of a ship; a placeholder if there is no such ship."""
    if number >= len(battle.ships):
        return Text.of("label-nowhere")
    return ship(battle, number)


def with_all(battle: Open, reader: Seat, number: ShipId) -> Fact:
    """Name, owner, sector and hull of a ship aimed at; a placeholder if there is no such ship."""
    if number >= len(battle.ships):
        return Text.of("label-nowhere")
    one = battle.ships[number]
    named = ship_for(battle, reader, number)
    if one.at is None:
        return named
    return Text.of(
        "target-at",
        ship=named,
        sector=sector_name(battle, one.at),
        hull=one.hull,
        most=full_hull(battle, number),
    )
