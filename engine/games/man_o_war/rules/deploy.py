"""Deployment: where squadrons may begin, and where they do unless they are placed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from engine.core.seating import Side
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId, SquadronId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.ships import ShipCard
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import land, lies, shape_of
from engine.games.man_o_war.rules.terrain import TABLE, ZONE
from engine.space.plane import DEGREE, Placed, Pose, bounds, clearance, distance, placed

ABREAST: Final[Length] = units(8)
"""Distance between the ships of a squadron that lie abreast (MOW-DEPLOY-06)."""

APART: Final[Length] = units(25)
"""Distance between the middles of squadrons as they are deployed, if there is room for it."""

GAP: Final[Length] = units(2)
"""Room between ships of a squadron one behind the other, or abreast where room is short."""

BESIDE: Final[Length] = units(0.75)
"""Least room between ships of different squadrons."""

COMMAND: Final[Length] = units(15)
"""MOW-DEPLOY-06: the distance from its leader within which each ship begins."""

SHIFT: Final[Length] = units(2.5)
"""Steps in which other places are tried."""

Formation: TypeAlias = Literal["abreast", "column"]
"""Bows to the enemy, side by side or one behind the other."""

Spot = tuple[int, int]
"""Units toward the enemy and to the north of the middle of a squadron."""


def deploy(battle: Open, side: Side, squadrons: Sequence[SquadronId]) -> bool:
    """MOW-DEC-04: *squadrons* of *side* as far forward as there is room, abreast if they can.

    They spread along the edge, the first one farthest north. Ships of others stay where they are.
    Whether there is room for all.
    """
    taken = _taken(battle, side, squadrons)
    for place, number in enumerate(squadrons):
        wanted = _middle(place, len(squadrons))
        found = next(
            (
                berths
                for spread in (ABREAST, None)
                if (berths := _berths(battle, number, "abreast", wanted, taken, spread=spread))
            ),
            None,
        ) or _berths(battle, number, "column", wanted, taken)
        if found is None:
            return False
        _settle(battle, number, found)
        taken += [lies(battle, ship) for ship in battle.squadrons[number].ships]
    return True


def heading_of(side: Side) -> int:
    """The heading straight toward the edge of the enemy."""
    return (90 if side == "west" else 270) * DEGREE


def is_lawful(battle: Open, ship: ShipId, at: Pose) -> bool:
    """MOW-DEPLOY-04, MOW-DEPLOY-05, MOW-GEO-21: whether a ship *at* a pose lies in its zone."""
    west, south, east, north = bounds(placed(shape_of(battle, ship), at).outline)
    deep = (0, ZONE) if battle.ships[ship].side == "west" else (TABLE - ZONE, TABLE)
    return deep[0] <= west and east <= deep[1] and south >= ZONE and north <= TABLE - ZONE


def _taken(battle: Open, side: Side, moving: Iterable[SquadronId]) -> list[Placed]:
    """All land, and the ships of *side* that are not of the squadrons *moving*."""
    free = {*moving}
    mine = (
        lies(battle, number)
        for number, ship in enumerate(battle.ships)
        if ship.side == side and ship.squadron not in free
    )
    return [*land(battle), *mine]


def _settle(battle: Open, number: SquadronId, berths: Sequence[Pose]) -> None:
    for ship, at in zip(battle.squadrons[number].ships, berths, strict=True):
        battle.ships[ship].at = at


def _middle(place: int, squadrons: int) -> Length:
    """MOW-DEPLOY-05, MOW-DEC-04: the middle of a squadron, the first one farthest north."""
    apart = min(APART, (TABLE - 2 * ZONE) // squadrons)
    return TABLE // 2 + (squadrons - 1 - 2 * place) * apart // 2


def _berths(
    battle: Open,
    number: SquadronId,
    formation: Formation,
    middle: Length,
    taken: Sequence[Placed],
    *,
    spread: Length | None = None,
) -> tuple[Pose, ...] | None:
    """The first lawful places, from the border of the zone back, and from *middle* outward."""
    ships = battle.squadrons[number].ships
    cards = [card_of(battle, one) for one in ships]
    side = battle.squadrons[number].side
    heading, hand = heading_of(side), 1 if side == "west" else -1
    deep = cards[0].length
    spots = [*_spots(cards, formation, spread)]
    border = ZONE if hand > 0 else TABLE - ZONE
    for back in range(0, ZONE - deep + 1, SHIFT):
        for aside in _outward():
            poses = tuple(
                Pose(border + hand * (toward - back - deep // 2), middle + aside + north, heading)
                for toward, north in spots
            )
            if _are_lawful(battle, ships, poses, taken):
                return poses
    return None


def _outward() -> Iterator[int]:
    yield 0
    for far in range(SHIFT, TABLE + 1, SHIFT):
        yield from (far, -far)


def _spots(
    cards: Sequence[ShipCard], formation: Formation, spread: Length | None
) -> Iterator[Spot]:
    """Where the ships of a squadron lie in a *formation*, the leader first."""
    count, card = len(cards), cards[0]
    line, wide = card.length + GAP, spread or card.width + GAP
    for number in range(count):
        match formation:
            case "abreast":
                aside = (number + 1) // 2 * (1 if number % 2 else -1)
                yield 0, aside * wide - (0 if count % 2 else wide // 2)
            case "column":
                yield -number * line, 0


def _are_lawful(
    battle: Open, ships: Sequence[ShipId], poses: Sequence[Pose], taken: Sequence[Placed]
) -> bool:
    """MOW-DEPLOY-06, MOW-GEO-21: in the zone, near the leader, and clear of all that is *taken*."""
    if not all(is_lawful(battle, ship, at) for ship, at in zip(ships, poses, strict=True)):
        return False
    hulls = [lies(battle, ship, at) for ship, at in zip(ships, poses, strict=True)]
    if any(distance(hulls[0].outline, one.outline) > COMMAND for one in hulls[1:]):
        return False
    return not any(
        _is_near(hull, one) and clearance(hull, one) < BESIDE for hull in hulls for one in taken
    )


def _is_near(one: Placed, two: Placed) -> bool:
    east, north, far = one.x - two.x, one.y - two.y, one.radius + two.radius + BESIDE
    return east * east + north * north < far * far
