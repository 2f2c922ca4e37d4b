"""Who could strike a commander's ships next, as far as everybody at the table can see."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.words import Person, Text
from engine.games.fleet_commander.battlefield import (
    SHELTERS,
    are_enemies,
    board,
    can_hold,
    figures,
    firepower_of,
    may_target,
    printed,
    ships_by_sector,
)
from engine.games.fleet_commander.cards import Special, Weapon
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.weapons import AT_ENEMIES, check_aim, ready
from engine.games.fleet_commander.state import FleetView, Open, Ship
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell

SPECIALS_TO_FIRE: Final = 2
"""FC-SPECIAL-02: what a special weapon takes."""

How: TypeAlias = Literal["beside", "coming", "weapon"]


@value
class Threat:
    """*power* that *seat* could bring upon *ship*, by a *weapon* if one is named."""

    ship: Ship
    power: int
    seat: Seat
    how: How
    weapon: Weapon | None = None

    @property
    def left(self) -> int:
        return max(0, self.ship.hull - self.power)


def outlook(view: FleetView) -> tuple[Text, ...]:
    """The gravest threat to ships of the view's commander, in a line, if there is any."""
    battle, worst = view.open, gravest(view)
    if worst is None:
        return ()
    assert worst.ship.at is not None
    return (
        Text.of(
            "outlook-threat",
            how=worst.how,
            commander=Person(seat=worst.seat),
            weapon="none" if worst.weapon is None else worst.weapon.value,
            ship=things.your_ship(battle, worst.ship.id),
            sector=things.sector_name(battle, worst.ship.at),
            power=worst.power,
            hull=worst.ship.hull,
            left=worst.left,
        ),
    )


def gravest(view: FleetView) -> Threat | None:
    """The gravest threat to ships of the view's commander: who would be lost comes first."""
    classes = figures(view.open.data).ship_class
    return max(
        _threats(view.open, view.seat),
        key=lambda one: (not one.left, classes[one.ship.sort], one.power),
        default=None,
    )


def warned(told: Text, threat: Threat | None) -> Text:
    """*told* of a plan, and a short sign of the *threat* that it brings."""
    if threat is None:
        return told
    return Text.of("plan-warned", about=told, power=threat.power, left=threat.left)


def _threats(battle: Open, seat: Seat) -> Iterator[Threat]:
    """Of enemies beside, of those who would have to come only what destroys a ship."""
    if seat not in battle.commanders or battle.winners is not None:
        return
    mine = [one for one in battle.ships if one.owner == seat and one.at is not None]
    for foe in battle.order:
        if not are_enemies(battle, seat, foe):
            continue
        groups = _groups(battle, foe)
        for ship in mine:
            yield from _by_weapons(battle, foe, ship)
            if not _can_be_fired_at(battle, ship):
                continue
            near = _beside(battle, groups, ship)
            if near:
                yield Threat(ship=ship, power=near, seat=foe, how="beside")
            coming = near + _coming(battle, foe, groups, ship)
            if near < ship.hull <= coming:
                yield Threat(ship=ship, power=coming, seat=foe, how="coming")


def _groups(battle: Open, foe: Seat) -> dict[Cell, list[Ship]]:
    """The ships of *foe* that fire, by sector; what signals are nobody knows."""
    found = ships_by_sector(battle)
    return {
        at: ships
        for at, ships in found.items()
        if ships[0].owner == foe and firepower_of(battle, ships)
    }


def _can_be_fired_at(battle: Open, ship: Ship) -> bool:
    """FC-SECTOR-06, FC-HIDDEN-06: neither in asteroids, nor as a signal."""
    assert ship.at is not None
    sheltered = battle.sectors[ship.at] is Special.ASTEROID_FIELD
    return not sheltered and not ship.hidden and may_target(ship)


def _beside(battle: Open, groups: dict[Cell, list[Ship]], ship: Ship) -> int:
    """FC-SUPPORT-01, FC-SECTOR-04, -16: all who are beside, or one alone from a gas cloud."""
    assert ship.at is not None
    beside = [at for at in board(battle).beside[ship.at] if at in groups]
    free = [one for at in beside if battle.sectors[at] not in SHELTERS for one in groups[at]]
    clouds = [groups[at] for at in beside if battle.sectors[at] is Special.GAS_CLOUD]
    return max(firepower_of(battle, ships) for ships in (free, *clouds))


def _coming(battle: Open, foe: Seat, groups: dict[Cell, list[Ship]], ship: Ship) -> int:
    """What the strongest group would add that can come beside by one blue die."""
    assert ship.at is not None
    field, best = board(battle), 0
    for at, ships in groups.items():
        if field.distances[at][ship.at] == 2 and any(
            ship.at in field.beside[cell]
            and battle.sectors[cell] is None
            and can_hold(battle, foe, ships, cell)
            for cell in field.beside[at]
        ):
            best = max(best, firepower_of(battle, ships))
    return best


def _by_weapons(battle: Open, foe: Seat, ship: Ship) -> Iterator[Threat]:
    """FC-SPECIAL-02, FC-WEAPON-05: those that aim at a ship, with two specials to be used."""
    held = usable(battle.commanders[foe])
    if sum(one[2] == "S" for one in held) < SPECIALS_TO_FIRE or ship.hidden:
        return
    for launcher in battle.ships:
        weapon = launcher.weapon
        if launcher.owner != foe or weapon is None or not ready(battle, launcher):
            continue
        if weapon not in AT_ENEMIES:
            continue
        try:
            check_aim(battle, launcher, ship)
        except RuleViolation:
            continue
        points = printed(battle).weapons[weapon].points
        if weapon is Weapon.PROTON_RAY:
            points *= figures(battle.data).ship_class[ship.sort]
        yield Threat(ship=ship, power=points, seat=foe, how="weapon", weapon=weapon)
