"""The battlefield: its board, the ships in each sector, and their combined figures."""

import functools
from collections.abc import Iterable
from typing import Final

from engine.core.records import Seat, value
from engine.games.fleet_commander.model import data_set
from engine.games.fleet_commander.model.cards import (
    Ability,
    DataSet,
    Fog,
    ShipSort,
    SignalSort,
    Special,
    VesselSort,
)
from engine.games.fleet_commander.model.results import Face
from engine.games.fleet_commander.model.state import Open, Portal, Ship, Token
from engine.space.grid import Cell, Grid, grid

SHELTERS: Final = (Special.ASTEROID_FIELD, Special.GAS_CLOUD)
"""Sectors whose ships neither support attacks nor fire special weapons."""

BARRED_BY_CONTAINERS: Final = (Ability.ION_DRIVE, Ability.MULTIPOINT)
"""FC-SCEN-RESCUE-05: abilities that cannot be used in a sector with a container."""


@value
class Figures:
    """Figures printed on the ships of a data set, by sort; signals and decoys have no class and
    firepower.
    """

    ship_class: dict[VesselSort, int]
    firepower: dict[VesselSort, int]
    hull: dict[VesselSort, int]
    ability: dict[VesselSort, Ability | None]
    """Ability of each sort; a signal is left out, for its ability is unknown."""


def printed(battle: Open) -> DataSet:
    """The data set that *battle* is played with."""
    return _data_set(battle.data)


@functools.lru_cache(maxsize=16)
def _data_set(data: str) -> DataSet:
    return data_set.find(data)


@functools.lru_cache(maxsize=16)
def figures(data: str) -> Figures:
    """The figures of the ships in the data set with the hash *data*."""
    cards = data_set.find(data).ships.values()
    nothing: dict[VesselSort, int] = {SignalSort.SIGNAL: 0, SignalSort.DECOY: 0}
    whole: dict[VesselSort, int] = {SignalSort.SIGNAL: 1, SignalSort.DECOY: 1}
    return Figures(
        ship_class={**nothing, **{card.sort: card.ship_class for card in cards}},
        firepower={**nothing, **{card.sort: card.firepower for card in cards}},
        hull={**whole, **{card.sort: card.hull for card in cards}},
        ability={SignalSort.DECOY: None, **{card.sort: card.ability for card in cards}},
    )


def board(battle: Open) -> Grid:
    return grid(battle.zones)


def pointed(field: Grid, at: Cell, face: Face) -> tuple[Cell, ...]:
    """FC-DICE-02..05: the sectors beside *at* that *face* points at; none for a special."""
    if face == "O":
        return field.orthogonal[at]
    if face == "D":
        return field.diagonal[at]
    return field.beside[at] if face == "M" else ()


def ships_at(battle: Open, at: Cell) -> list[Ship]:
    return [ship for ship in battle.ships if ship.at == at]


def ships_by_sector(battle: Open) -> dict[Cell, list[Ship]]:
    """The ships in each sector that has any."""
    found: dict[Cell, list[Ship]] = {}
    for ship in battle.ships:
        at = ship.at
        if at in found:
            found[at].append(ship)
        elif at is not None:
            found[at] = [ship]
    return found


def fleet_of(battle: Open, seat: Seat) -> list[Ship]:
    """The ships of *seat* still in the battle, on the board or not, without decoys."""
    return [
        ship
        for ship in battle.ships
        if ship.owner == seat and ship.hull and not ship.gone and ship.sort is not SignalSort.DECOY
    ]


def waiting_ships(battle: Open, seat: Seat) -> list[Ship]:
    """The ships of *seat* that have yet to come to the board, the heaviest first."""
    classes = figures(battle.data).ship_class
    found = [
        one
        for one in battle.ships
        if one.owner == seat and one.at is None and one.hull and not one.gone
    ]
    return sorted(found, key=lambda one: -classes[one.sort])


def are_enemies(battle: Open, one: Seat, other: Seat) -> bool:
    return battle.commanders[one].side != battle.commanders[other].side


def points_of(battle: Open, ships: Iterable[Ship]) -> int:
    """FC-END-01: the class points of *ships*; damage does not reduce them."""
    classes = figures(battle.data).ship_class
    return sum([classes[ship.sort] for ship in ships])


def firepower_of(battle: Open, ships: Iterable[Ship]) -> int:
    """FC-ATTACK-11: the firepower of *ships*; damage does not reduce it."""
    firepower = figures(battle.data).firepower
    return sum([firepower[ship.sort] for ship in ships])


def have_only(battle: Open, ships: Iterable[Ship], ability: Ability) -> bool:
    """Whether all *ships* have *ability* and may use it; never where the table plays without
    abilities.

    Another player's signal counts as having any ability, for nobody knows better.
    """
    if not battle.options.abilities:
        return False
    if battle.containers and ability in BARRED_BY_CONTAINERS:
        ships = [*ships]
        if any(containers_at(battle, ship.at) for ship in ships):
            return False
    abilities = figures(battle.data).ability
    return all(abilities.get(ship.sort, ability) is ability for ship in ships)


def has(battle: Open, ship: Ship, ability: Ability) -> bool:
    """Whether *ship* has *ability* and may use it, as in ``have_only``."""
    if not battle.options.abilities:
        return False
    if figures(battle.data).ability.get(ship.sort, ability) is not ability:
        return False
    return not (ability in BARRED_BY_CONTAINERS and containers_at(battle, ship.at))


def containers_at(battle: Open, at: Cell | None) -> int:
    """Number of containers in sector *at*."""
    if at is None or not battle.containers:
        return 0
    return sum(one.at == at for one in battle.containers)


def may_target(ship: Ship) -> bool:
    """FC-SCEN-CAPTURE-04: whether *ship* can be aimed at; only a shuttle cannot."""
    return ship.sort is not ShipSort.SHUTTLE


def is_undiscovered(battle: Open, at: Cell) -> bool:
    """FC-FOG-09: whether nobody knows yet what lies at *at*."""
    return battle.sectors[at] is Fog.UNDISCOVERED


def barrier_at(battle: Open, at: Cell) -> Token | None:
    """FC-WEAPON-09: the token that makes *at* impassable, such as an interdictor; None without."""
    for token in battle.tokens:
        if token.at == at:
            return token
    return None


def portal_at(battle: Open, at: Cell) -> Portal | None:
    return next((one for one in battle.portals if one.at == at), None)


def is_empty(battle: Open, at: Cell) -> bool:
    """FC-WEAPON-02, -32: whether *at* has no ship, special sector, container, portal or
    interdictor.
    """
    return is_clear(battle, at) and portal_at(battle, at) is None


def is_clear(battle: Open, at: Cell) -> bool:
    """FC-RANGE-04, -06, -10: whether a ranged attack may cross *at*; a portal does not bar it."""
    if battle.sectors[at] is not None or containers_at(battle, at):
        return False
    if any(ship.at == at for ship in battle.ships):
        return False
    return not battle.tokens or barrier_at(battle, at) is None


def blocked(battle: Open) -> int:
    """The sectors that are not clear as in ``is_clear``, as bits: bit n for sector n."""
    found = 0
    for cell in {ship.at for ship in battle.ships}:
        if cell is not None:
            found |= 1 << cell
    for at, special in enumerate(battle.sectors):
        if special is not None:
            found |= 1 << at
    for token in battle.tokens:
        if token.at is not None:
            found |= 1 << token.at
    for container in battle.containers:
        if container.at is not None:
            found |= 1 << container.at
    return found


def can_hold(battle: Open, seat: Seat, ships: Iterable[Ship], at: Cell) -> bool:
    """FC-DEPLOY-01, -02: whether *ships* of *seat* may come into sector *at*, by whatever means.

    The sector must not exceed its class points, nor hold an interdictor or another's ships, except
    a shuttle that is alone (FC-SCEN-CAPTURE-07).
    # Ruling FC-HIDDEN-16: decoys are no ships, so decoys alone cannot capture a shuttle.
    """
    if battle.tokens and barrier_at(battle, at) is not None:
        return False
    coming = list(ships)
    points = points_of(battle, coming)
    captures = any(ship.sort is not SignalSort.DECOY for ship in coming)
    for ship in battle.ships:
        if ship.at == at and ship not in coming:
            if ship.owner != seat and not (captures and ship.sort is ShipSort.SHUTTLE):
                return False
            points += figures(battle.data).ship_class[ship.sort]
    return points <= printed(battle).rulings.most_in_sector
