"""Ships that missions are about."""

from collections.abc import Sequence

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.mission_cards import Prey
from engine.games.captains_log.model.printed import npc_card, printed
from engine.games.captains_log.model.state import LogState, Mission, Open, Ship
from engine.games.captains_log.rules import ships
from engine.games.captains_log.rules.missions import hands

HUNTERS = (20, 21, 22, 23)
"""CL-MISSION-33: numbers of the combat missions whose owner combat 4 is after."""


def may_be(sea: Open, seat: Seat, ship: Ship, prey: Prey) -> bool:
    """Whether *ship* may be *prey* of *seat*, as far as everybody sees.

    A captain with any secret mission may have one of each kind.
    """
    if ship == seat:
        return False
    if prey.every or (prey.nation and prey.nation in ships.nations(sea, ship)):
        return True
    if ship in sea.npcs:
        return _is_npc_of(sea, ship, prey)
    match prey.captains:
        case None:
            return False
        case "left_1" | "left_2" | "right_1" | "right_2":
            return ship == _neighbour(sea, seat, prey.captains)
        case "leader":
            return ship in leaders(sea, seat)
        case "active":
            return hands.count(sea, ship) > 0
        case _:
            shown = sea.captains[ship].missions
            return sea.captains[ship].secrets > 0 or _have(sea, shown, prey)


def is_prey(state: LogState, seat: Seat, ship: Ship, prey: Prey, referee: Referee) -> bool:
    """Whether *ship* is *prey* of *seat*, its secret missions counted too.

    # Ruling CL-AMB-111: it is said only that the condition holds.
    """
    sea = state.open
    if not may_be(sea, seat, ship, prey):
        return False
    if ship in sea.npcs or prey.every or prey.captains in (None, "active"):
        return True
    if prey.nation and prey.nation in ships.nations(sea, ship):
        return True
    if prey.captains == "leader":
        first = leaders(sea, seat)
        return len(first) == 1 or referee.draw(first, "CL-MISSION-35") == ship
    if prey.captains in ("transport", "rescue", "combat", "hunter"):
        return _have(sea, hands.missions_of(state, ship), prey)
    return True


def leaders(sea: Open, seat: Seat) -> list[Seat]:
    """CL-MISSION-35: the captains with most fame, *seat* left out."""
    fame = {other: company(sea, captain).fame for other, captain in sea.captains.items()}
    del fame[seat]
    return [other for other, points in fame.items() if points == max(fame.values())]


def _is_npc_of(sea: Open, ship: Ship, prey: Prey) -> bool:
    npc = sea.npcs[ship]
    if npc.card is None:
        return False
    card = npc_card(sea, npc)
    return bool(set(prey.symbols) & set(card.symbols)) or card.role is prey.role


def _have(sea: Open, missions: Sequence[Mission], prey: Prey) -> bool:
    cards = printed(sea).missions
    found = [cards[mission.id] for mission in missions]
    if prey.captains == "hunter":
        return any(card.kind == "combat" and card.number in HUNTERS for card in found)
    return any(card.kind == prey.captains for card in found)


def _neighbour(sea: Open, seat: Seat, where: str) -> Seat | None:
    """CL-MISSION-34, CL-AMB-82: the captain so many seats further; None if that is *seat*."""
    side, _, steps = where.partition("_")
    seats = sorted(sea.captains)
    step = int(steps) if side == "left" else -int(steps)
    other = seats[(seats.index(seat) + step) % len(seats)]
    return other if other != seat else None
