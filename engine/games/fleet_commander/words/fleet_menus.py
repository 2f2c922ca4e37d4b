"""Menus for composing a fleet: its ships, then a weapon for each battleship."""

import functools
from collections.abc import Sequence

from engine.core.choices import MENU_CHOICES
from engine.core.words import Listing, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import figures, printed
from engine.games.fleet_commander.model.cards import FLEET_SORTS, ShipSort
from engine.games.fleet_commander.model.state import Fleet, FleetView, Open
from engine.games.fleet_commander.rules.fleets import (
    all_fleets,
    counts,
    fleet_points,
    fleets_to_offer,
    named_fleets,
)
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.secret_weapons import battleships
from engine.games.fleet_commander.words import things


def way(battle: Open, action: a.ChooseFleet) -> tuple[Text, ...]:
    """The menu entries of a fleet: its battleships, its other ships, then each weapon in turn."""
    ships = Fleet(
        frigates=action.frigates,
        destroyers=action.destroyers,
        cruisers=action.cruisers,
        battleships=action.battleships,
    )
    weapons = [Text.of("weapon", weapon=weapon.value) for weapon in action.weapons]
    return (*_way_to_ships(battle.data, ships), *weapons)


def menu_asks(view: FleetView, path: Sequence[Text]) -> Text | None:
    """The question above the menu below *path*, while composing a fleet or keeping weapons or dice;
    else None.
    """
    if not path:
        return None
    last = path[-1]
    if last.key == "menu-end-turn":
        return Text.of("asks-kept-dice")
    if last.key == "label-keep":
        ship = battleships(view.open, view.seat)[len(path)]
        return Text.of("asks-kept", ship=things.the_ship(view.open, ship.id))
    if path[0].key != "menu-own-fleet":
        return None
    if last.key == "menu-own-fleet":
        return Text.of("asks-battleships", points=_points(view))
    if last.key in ("menu-battleships", "menu-cruisers"):
        sort = "battleship" if last.key == "menu-battleships" else "cruiser"
        return Text.of("asks-ships", sort=sort, count=dict(last.facts)["count"])
    taken = tuple(text for text in path if text.key == "weapon")
    return Text.of(
        "asks-weapon",
        number=len(taken) + 1,
        count=dict(path[1].facts)["count"],
        taken=Listing(items=taken),
    )


def about_entry(view: FleetView, path: Sequence[Text]) -> Text | None:
    """Tell about the entry at the end of *path* while a fleet is composed; None for other menus.

    For a weapon, chosen or kept, it tells what the weapon does.
    """
    if path and path[-1].key == "label-keep":
        return Text.of("weapon-does", weapon=dict(path[-1].facts)["weapon"])
    if not path or path[0].key != "menu-own-fleet":
        return None
    match path[-1].key:
        case "menu-battleships" | "menu-cruisers":
            return _about_rest(view, path)
        case "weapon":
            return Text(key="weapon-does", facts=path[-1].facts)
        case "label-ships" | "label-no-others":
            return _about_ships(view, tuple(path))
        case _:
            return None


@functools.lru_cache(maxsize=1024)
def _way_to_ships(data: str, fleet: Fleet) -> tuple[Text, ...]:
    """Menu entries to the ships of *fleet*: battleships, cruisers, then all other ships.

    Cruisers have no entry if a single menu can list all fleets with as many battleships.
    """
    classes = figures(data).ship_class
    points = sum(count * classes[sort] for sort, count in counts(fleet))
    menus = [
        Text.of("menu-own-fleet"),
        Text.of("menu-battleships", count=fleet.battleships),
    ]
    alike = [one for one in all_fleets(data, points) if one.battleships == fleet.battleships]
    if len(alike) > MENU_CHOICES:
        menus.append(Text.of("menu-cruisers", count=fleet.cruisers))
    others = [
        sort
        for sort, count in counts(fleet)
        for _ in range(count)
        if sort is not ShipSort.BATTLESHIP
    ]
    whole = Text.of("label-no-others")
    if others:
        whole = Text.of("label-ships", ships=things.count_of_ships(others))
    return (*menus, whole)


def _points(view: FleetView) -> int:
    """The class points of every fleet on offer; all have the same."""
    battle = view.open
    _, fleet = next(fleets_to_offer(battle, printed(battle), view.seat))
    return fleet_points(battle, fleet)


def _about_rest(view: FleetView, path: Sequence[Text]) -> Text:
    """Tell the class points left for other ships, and the points of each sort that still fits."""
    battle = view.open
    classes = figures(battle.data).ship_class
    chosen = {
        "menu-battleships": ShipSort.BATTLESHIP,
        "menu-cruisers": ShipSort.CRUISER,
    }
    left = _points(view)
    for text in path[1:]:
        count = dict(text.facts)["count"]
        assert isinstance(count, int), "a menu says how many"
        left -= count * classes[chosen[text.key]]
    gone = [chosen[text.key] for text in path[1:]]
    sorts = scenario_of(battle).sorts(battle, view.seat)
    others = tuple(
        Text.of("class-of", sort=sort.value, points=classes[sort])
        for sort in reversed(FLEET_SORTS)
        if sort in sorts and sort not in gone and classes[sort] <= left
    )
    return Text.of("about-rest", left=left, others=Listing(items=others))


def _about_ships(view: FleetView, path: tuple[Text, ...]) -> Text | None:
    """Tell the number of ships of a fleet, the abilities of all but its battleships, and its name
    if any.

    Firepower and hull are left out: they add up alike in all fleets of equal class points.
    """
    battle = view.open
    offered = (fleet for _, fleet in fleets_to_offer(battle, printed(battle), view.seat))
    fleet = next((one for one in offered if _way_to_ships(battle.data, one) == path), None)
    if fleet is None:
        return None
    named = named_fleets(battle, printed(battle), fleet_points(battle, fleet))
    traits = tuple(
        Text.of("trait-of", sort=sort.value, count=count)
        for sort, count in reversed(counts(fleet))
        if count and sort is not ShipSort.BATTLESHIP and battle.options.abilities
    )
    return Text.of(
        "about-ships",
        fleet=named.get(fleet, "none"),
        count=sum(count for _, count in counts(fleet)),
        traits=Listing(items=traits),
        told="yes" if traits else "no",
    )
