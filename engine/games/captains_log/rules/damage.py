"""Damage to ships: the slots it fills, the goods it destroys, and the loss of the ship."""

from typing import Literal

from engine.core.records import clone
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Good, HoldCard
from engine.games.captains_log.model.printed import hold_card, npc_card, ship_card
from engine.games.captains_log.model.state import Captain, Cube, LogState, Npc, Open, Ship
from engine.games.captains_log.model.tasks import Sink
from engine.games.captains_log.rules import hold

Kind = Literal["water", "fire"]

FIRE_TO_SPREAD = 3
"""Points of fire aboard that spread by one more point at the end of a turn."""

_OIL_ABLAZE: tuple[Kind, ...] = ("fire", "fire")
"""CL-DMG-14: the damage that replaces one point of any kind that falls on oil."""

_ON_PLANKS = {"water": Cube.WATER, "fire": Cube.FIRE}
_ON_CANNON = {"water": Cube.FLOODED_CANNON, "fire": Cube.BURNT_CANNON}


def hurt(
    state: LogState, ship: Ship, points: int, kind: Kind, referee: Referee, *, by: Ship | None
) -> None:
    """CL-DMG: *ship* takes *points* of damage; pushes ``Sink`` if the ship is lost.

    *by* is the ship that fired, None for fortresses and the sea.
    """
    if points < 1:
        return
    last = _take(state, ship, points, kind, referee)
    if by is not None:
        _find(state.open, ship).harmed_by = by
    _judge(state, ship, last, by)


def spread_fire(state: LogState, ship: Ship, referee: Referee) -> None:
    """CL-DMG-05: at the end of its turn a ship takes 1 fire for each full 3 aboard."""
    found = _find(state.open, ship)
    points = spreading(found)
    if not points:
        return
    referee.announce(e.FireSpread(ship=ship, damage=points))
    last = _take(state, ship, points, "fire", referee)
    _judge(state, ship, last, found.harmed_by, spread=True)


def burns_down(sea: Open, captain: Captain) -> bool:
    """Whether *captain* loses the ship to the fire that spreads when the turn ends."""
    points = spreading(captain)
    if not points:
        return False
    later = clone(captain)
    _fall(hold_card(sea, later), later.hold, points, "fire")
    return any(_fate(sea, later))


def clear(captain: Captain) -> None:
    """Discard all damage; cannons below it are sound again."""
    captain.hold[:] = [hold.SOUND.get(cube, cube) for cube in captain.hold]


def flood(sea: Open, captain: Captain, points: int) -> None:
    """CL-SINK-23: put *points* of water into a hold that carries no goods."""
    order = hold_card(sea, captain).water
    for slot in order[:points]:
        captain.hold[slot] = _covered(captain.hold[slot], "water")


def spreading(found: Captain | Npc) -> int:
    """CL-DMG-05: points of fire that the ship's own fire adds at the end of its turn."""
    aflame = found.fire if isinstance(found, Npc) else hold.damage(found, hold.FIRE)
    return aflame // FIRE_TO_SPREAD


def _find(sea: Open, ship: Ship) -> Captain | Npc:
    return sea.captains[ship] if ship in sea.captains else sea.npcs[ship]


def _take(state: LogState, ship: Ship, points: int, kind: Kind, referee: Referee) -> Kind:
    """Add *points* of damage to *ship*, and return the kind of the last point."""
    if ship in state.open.captains:
        return _fill_hold(state.open, ship, points, kind, referee)
    npc = state.open.npcs[ship]
    if kind == "water":
        npc.water += points
    else:
        npc.fire += points
    return kind


def _fill_hold(sea: Open, ship: Ship, points: int, kind: Kind, referee: Referee) -> Kind:
    """CL-DMG-01 … -04, -14: fill slot after slot; the goods in them are lost, cannons are damaged.

    # Ruling CL-AMB-53: a full hold takes no more.
    """
    captain = sea.captains[ship]
    overboard, burned, last = _fall(hold_card(sea, captain), captain.hold, points, kind)
    _lose_goods(sea, ship, overboard, burned, referee)
    return last


def _fall(
    card: HoldCard, held: list[Cube], points: int, kind: Kind
) -> tuple[tuple[Good, ...], tuple[Good, ...], Kind]:
    """Damage *held* in place; returns goods gone overboard, goods burned, and the kind of the last
    point.
    """
    falling: list[Kind] = [kind for _ in range(points)]
    overboard: list[Good] = []
    burned: list[Good] = []
    last = kind
    while falling:
        now = falling.pop()
        order = card.water if now == "water" else card.fire
        slot = next((slot for slot in order if held[slot] not in hold.DAMAGED), None)
        if slot is None:
            break
        cube = held[slot]
        if cube is Cube.OIL:
            held[slot] = Cube.EMPTY
            burned.append(Good.OIL)
            falling += _OIL_ABLAZE
            continue
        if cube not in (Cube.EMPTY, Cube.CANNON):
            (overboard if now == "water" else burned).append(Good(cube.value))
        held[slot] = _covered(cube, now)
        last = now
    return tuple(overboard), tuple(burned), last


def _covered(cube: Cube, kind: Kind) -> Cube:
    """CL-DMG-07, -11: the content of a slot that held *cube* once damage of *kind* fills it.

    A cannon becomes a damaged cannon; anything else is replaced by the damage.
    """
    return _ON_CANNON[kind] if cube is Cube.CANNON else _ON_PLANKS[kind]


def _lose_goods(
    sea: Open, ship: Ship, overboard: tuple[Good, ...], burned: tuple[Good, ...], referee: Referee
) -> None:
    at = sea.captains[ship].at
    assert at is not None
    if overboard:
        sea.loose.setdefault(at, []).extend(overboard)
        referee.announce(e.Overboard(ship=ship, at=at, goods=overboard, why="damage"))
    if burned:
        for good in burned:
            sea.supply[good] += 1
        referee.announce(e.GoodsBurned(ship=ship, goods=burned))


def _judge(
    state: LogState, ship: Ship, last: Kind, by: Ship | None, *, spread: bool = False
) -> None:
    """CL-SINK-01, -02, -08, -09, -13 … -15: push ``Sink`` if *ship* is lost to its damage."""
    sea = state.open
    if ship in sea.captains:
        sunk, burned, full = _fate(sea, sea.captains[ship])
        lost = sunk or burned or full
    else:
        npc = sea.npcs[ship]
        sunk, burned = npc.water > npc.fire, npc.fire > npc.water
        lost = npc.water + npc.fire >= npc_card(sea, npc).robustness
    if not lost:
        return
    # If water and fire each suffice, or neither does, the last point decides.
    by_water = last == "water" if sunk == burned else sunk
    how: Literal["sunk", "burned"] = "sunk" if by_water else "burned"
    collapsed = not sunk and not burned
    state.agenda.append(Sink(ship=ship, by=by, how=how, collapsed=collapsed, spread=spread))


def _fate(sea: Open, captain: Captain) -> tuple[bool, bool, bool]:
    """CL-SINK-01, -08, -13: whether the ship has sunk, whether it has burned, and whether its hold
    is full of damage.
    """
    robustness = ship_card(sea, captain).robustness
    water, fire = hold.damage(captain, hold.WATER), hold.damage(captain, hold.FIRE)
    return water >= robustness, fire >= robustness, water + fire == len(captain.hold)
