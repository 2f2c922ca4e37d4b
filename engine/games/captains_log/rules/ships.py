"""Ships of captains and NPCs alike: position, draft, flags, and enemies."""

import functools
from collections.abc import Iterator

from engine.games.captains_log.model.cards import COUNTRIES, Nation
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.data_set import find as find_data
from engine.games.captains_log.model.printed import npc_card, ship_card
from engine.games.captains_log.model.state import Captain, Hex, Npc, Open, Ship
from engine.games.captains_log.rules import hold, standing
from engine.space.hexes import Heading


def find(sea: Open, ship: Ship) -> Captain | Npc:
    return sea.captains[ship] if ship in sea.captains else sea.npcs[ship]


def position(sea: Open, ship: Ship) -> Hex | None:
    """Hex of *ship*; None if it is off the map, or has only a marker at its start."""
    found = find(sea, ship)
    return found.at if found.heading is not None else None


def heading(sea: Open, ship: Ship) -> Heading:
    found = find(sea, ship).heading
    assert found is not None, f"{ship} is not placed yet"
    return found


def afloat(sea: Open) -> Iterator[tuple[Ship, Hex]]:
    """Every ship on the map with its hex, captains first."""
    for seat, captain in sea.captains.items():
        if captain.at is not None and captain.heading is not None:
            yield seat, captain.at
    for name, npc in sea.npcs.items():
        if npc.at is not None:
            yield name, npc.at


def ships_at(sea: Open, at: Hex, but: Ship | None = None) -> list[Ship]:
    found = [
        seat
        for seat, captain in sea.captains.items()
        if captain.at == at and captain.heading is not None and seat != but
    ]
    return found + [name for name, npc in sea.npcs.items() if npc.at == at and name != but]


def occupied(sea: Open, but: Ship | None = None) -> list[Hex]:
    """Hexes with a ship or the marker of a captain's start; the ship *but* is left out."""
    taken: list[Hex] = []
    for seat, captain in sea.captains.items():
        if captain.at is not None and seat != but:
            taken.append(captain.at)
    for name, npc in sea.npcs.items():
        if npc.at is not None and name != but:
            taken.append(npc.at)
    return taken


def draft(sea: Open, ship: Ship) -> int:
    """CL-SHOAL-02, -05: a captain's loaded draft, an NPC's printed one; in halves."""
    if ship in sea.captains:
        return hold.draft(sea, sea.captains[ship])
    return npc_card(sea, sea.npcs[ship]).draft


def nations(sea: Open, ship: Ship) -> tuple[Nation, ...]:
    """Nations under whose flags a ship sails; none for a captain who has joined nobody."""
    if ship in sea.captains:
        return tuple(company(sea, sea.captains[ship]).joined)
    npc = sea.npcs[ship]
    return npc_card(sea, npc).nations if npc.card is not None else ()


def foremost(flags: tuple[Nation, ...]) -> Nation | None:
    """CL-NPC-07, CL-NATION-16: the nation with which an attack on a ship under *flags* costs
    reputation.

    A corsair counts as a pirate; None for legends and captains of no nation.
    """
    if Nation.PIRATES in flags:
        return Nation.PIRATES
    return flags[0] if flags else None


def level(sea: Open, ship: Ship) -> int:
    if ship in sea.captains:
        return ship_card(sea, sea.captains[ship]).level
    return npc_card(sea, sea.npcs[ship]).level


def at_war(sea: Open, one: Nation, other: Nation) -> bool:
    """CL-SETUP-16: whether the war card has these nations at war."""
    return _at_war(sea.data, one, other)


def enemies(sea: Open, one: Ship, other: Ship) -> bool:
    """CL-SETUP-18, CL-AMB-77: whether two ships attack each other on sight.

    Two captains count as enemies: they decide for themselves whether to fire.
    """
    if one == other:
        return False
    if one in sea.captains:
        return other in sea.captains or _hostile(sea, sea.npcs[other], sea.captains[one])
    if other in sea.captains:
        return _hostile(sea, sea.npcs[one], sea.captains[other])
    return sea.npcs[other].card in fought(sea.data, sea.npcs[one].card)


def enemies_afloat(sea: Open, npc: Ship) -> list[tuple[Ship, Hex]]:
    """Ships on the map that *npc* attacks on sight, captains first, each with its hex."""
    ship = sea.npcs[npc]
    foes = fought(sea.data, ship.card)
    found = [
        (seat, captain.at)
        for seat, captain in sea.captains.items()
        if captain.at is not None and captain.heading is not None and _hostile(sea, ship, captain)
    ]
    return found + [
        (name, other.at)
        for name, other in sea.npcs.items()
        if other.at is not None and other.card in foes and other is not ship
    ]


@functools.lru_cache(maxsize=1024)
def fought(data: str, card: int | None) -> frozenset[int | None]:
    """CL-NPC-08, -09: the cards that an NPC with *card* attacks on sight.

    None stands for any card that lies face down: it fights everybody.
    """
    cards = [None, *find_data(data).npcs]
    return frozenset(other for other in cards if _cards_fight(data, card, other))


def forget(sea: Open, ship: Ship) -> None:
    """CL-SINK-12: forget *ship*, which is lost, as the last target of captains.

    An NPC is also forgotten as the last ship to damage others.
    """
    for captain in sea.captains.values():
        if captain.harmed == ship:
            captain.harmed = None
    if ship in sea.npcs:
        everyone: list[Captain | Npc] = [*sea.captains.values(), *sea.npcs.values()]
        for other in everyone:
            if other.harmed_by == ship:
                other.harmed_by = None


def _hostile(sea: Open, npc: Npc, captain: Captain) -> bool:
    """CL-AMB-77, CL-REP-16, -28: whether *npc* treats *captain* as an enemy."""
    if npc.card is None or (flag := _flag(sea.data, npc.card)) is None:
        return True
    theirs = company(sea, captain)
    return _shuns(sea.data, npc.card, theirs.reputation[flag], tuple(theirs.joined))


@functools.lru_cache(maxsize=256)
def _flag(data: str, card: int) -> Nation | None:
    return foremost(find_data(data).npcs[card].nations)


@functools.lru_cache(maxsize=4096)
def _shuns(data: str, card: int, column: int, joined: tuple[Nation, ...]) -> bool:
    """Whether the NPC of *card* attacks a captain in *column* of its nation who has *joined*
    others.
    """
    flags = find_data(data).npcs[card].nations
    if Nation.PIRATES in flags:
        if any(flag in COUNTRIES and flag in joined for flag in flags):
            return False
        respected = "respected" in standing.effects_at(data, Nation.PIRATES, column)
        return not respected and Nation.PIRATES not in joined
    (flag,) = flags
    if "contempt" in standing.effects_at(data, flag, column):
        return True
    return flag not in joined and any(_at_war(data, flag, nation) for nation in joined)


def _at_war(data: str, one: Nation, other: Nation) -> bool:
    wars = find_data(data).wars
    return (one, other) in wars or (other, one) in wars


def _cards_fight(data: str, one: int | None, other: int | None) -> bool:
    """CL-NPC-08, -09: whether two NPCs attack each other: their nations are at war, or a card has
    no nation or lies face down.
    """
    cards, wars = find_data(data).npcs, find_data(data).wars
    ours = cards[one].nations if one is not None else ()
    theirs = cards[other].nations if other is not None else ()
    if not ours or not theirs:
        return True
    if set(ours) & set(theirs):
        return False
    return any((a, b) in wars or (b, a) in wars for a in ours for b in theirs)
