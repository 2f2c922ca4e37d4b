"""Ship cards: size, speeds, guns, crew, worth and areas of each sort of ship."""

from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from annotated_types import Ge, Len

from engine.core.records import value
from engine.games.man_o_war.model.areas import Aim, Area, AreaName, Battery, Waterline
from engine.games.man_o_war.model.lengths import Length

Source: TypeAlias = Literal["rulebook", "authored"]
Count: TypeAlias = Annotated[int, Ge(0)]
ShipClass: TypeAlias = Literal["ship_of_the_line", "capital_ship"]
SHIP_CLASSES: Final[tuple[ShipClass, ...]] = ("ship_of_the_line", "capital_ship")


class Nation(StrEnum):
    EMPIRE = "empire"
    BRETONNIA = "bretonnia"
    PIRATES = "pirates"


class ShipSort(StrEnum):
    WARGALLEY = "wargalley"
    PIRATE_GALLEY = "pirate_galley"
    WOLFSHIP = "wolfship"
    GREATSHIP = "greatship"
    CORSAIR = "corsair"
    BUCCANEER = "buccaneer"
    GALLEON = "galleon"


class Weapon(StrEnum):
    GUN = "gun"
    CATAPULT = "catapult"


@value
class Sails:
    """Sail speeds with a *beam* wind and with a *following* wind."""

    beam: Length
    following: Length


@value
class Oars:
    """Speeds under oars: turning allowed, at *battle* speed, and straight *back*."""

    speed: Length
    battle: Length
    back: Length


@value
class Guns:
    """Guns of each battery; those of the *broadside* for each flank, with one die a gun."""

    bow: Count = 0
    broadside: Count = 0
    stern: Count = 0


@value
class Weapons:
    """Weapons that stand as guns in each battery."""

    bow: Weapon = Weapon.GUN
    broadside: Weapon = Weapon.GUN
    stern: Weapon = Weapon.GUN


@value
class ShipCard:
    """What is printed on the card of a sort of ship.

    *length* and *width* are those of its footprint. *areas* stand in the order in which their fires
    are rolled: row by row from low to high, bow to stern inside a row. Values of an
    ``authored`` card that the rulebook gives are listed in *rulebook*, as in ``guns.bow`` or
    ``areas.deck.save``, where ``*`` is every area.
    """

    sort: ShipSort
    nation: Nation
    ship_class: ShipClass
    divided: bool
    """Whether volleys at it are aimed high or low."""
    length: Length
    width: Length
    sails: Sails
    oars: Oars | None = None
    ram_damage: Count = 0
    """Waterline points of its ram; 0 for a ship without one."""
    guns: Guns
    weapons: Weapons = Weapons()
    crew: Annotated[int, Ge(1)]
    waterline: Waterline
    honours: Count
    points: Annotated[int, Ge(1)]
    areas: Annotated[dict[AreaName, Area], Len(1)]
    source: Source
    rulebook: tuple[str, ...] = ()


def guns_of(card: ShipCard, battery: Battery) -> int:
    """Guns of an undamaged *battery*."""
    counts: dict[Battery, int] = {
        "bow": card.guns.bow,
        "broadside": card.guns.broadside,
        "stern": card.guns.stern,
    }
    return counts[battery]


def weapon_of(card: ShipCard, battery: Battery) -> Weapon:
    """The weapon that stands in *battery*."""
    standing: dict[Battery, Weapon] = {
        "bow": card.weapons.bow,
        "broadside": card.weapons.broadside,
        "stern": card.weapons.stern,
    }
    return standing[battery]


def numbers_of(card: ShipCard, area: AreaName, aim: Aim) -> tuple[int, ...]:
    """The faces that hit *area* with this *aim*, which matters only for a divided ship."""
    target = card.areas[area]
    if not card.divided:
        return target.hit
    return target.high if aim == "high" else target.low


def area_hit(card: ShipCard, number: int, aim: Aim) -> AreaName | None:
    """MOW-FIRE-05: the area hit by a die that shows *number*; None for a miss."""
    for name in card.areas:
        if number in numbers_of(card, name, aim):
            return name
    return None
