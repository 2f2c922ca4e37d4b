"""Fleets: named or free compositions of ships by class points."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import figures, printed
from engine.games.fleet_commander.model.cards import (
    FLEET_SORTS,
    DataSet,
    FleetCard,
    ShipSort,
    Weapon,
)
from engine.games.fleet_commander.model.state import Fleet, FleetState, FleetView, Open
from engine.games.fleet_commander.rules.deploy import can_deploy
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.sides import handicap


def choose_fleets(state: FleetState, data: DataSet) -> None:
    """FC-SETUP-14, -19: gives out the fleets of the first game; others are chosen, all at once.

    A seat that has a handicap, or may not command the first game's fleet, chooses another.
    """
    battle = state.open
    if battle.options.fleets == "first_game":
        for seat, commander in battle.commanders.items():
            weapon = data.first_weapons[commander.side % len(data.first_weapons)]
            fleet = _of_card(data.fleets["first_game"])
            armed_with = () if battle.options.secret_weapons else (weapon,) * fleet.battleships
            even = not handicap(battle.options, commander.side)
            if even and _is_allowed(battle, seat, fleet):
                state.own[seat].fleet = replace(fleet, weapons=armed_with)
    choosing = [seat for seat in battle.order if state.own[seat].fleet is None]
    if choosing:
        ask(
            state,
            *(
                d.FleetDecision(id=state.asked + number, seat=seat)
                for number, seat in enumerate(choosing, 1)
            ),
        )


def _is_allowed(battle: Open, seat: Seat, fleet: Fleet | a.ChooseFleet) -> bool:
    """Whether the scenario lets *seat* command *fleet*."""
    sorts = scenario_of(battle).sorts(battle, seat)
    return all(sort in sorts for sort, count in counts(fleet) if count)


def fleet_points(battle: Open, fleet: Fleet | a.ChooseFleet) -> int:
    """FC-SETUP-13: the class points of all ships of *fleet* together."""
    return sum(count * figures(battle.data).ship_class[sort] for sort, count in counts(fleet))


def counts(fleet: Fleet | a.ChooseFleet) -> tuple[tuple[ShipSort, int], ...]:
    """The number of ships of each sort, the smallest sort first."""
    return (
        (ShipSort.FRIGATE, fleet.frigates),
        (ShipSort.DESTROYER, fleet.destroyers),
        (ShipSort.CRUISER, fleet.cruisers),
        (ShipSort.BATTLESHIP, fleet.battleships),
    )


def most_points(battle: Open, seat: Seat) -> int:
    """FC-SETUP-15: the class points that the fleet of *seat* may have.

    # Ruling FC-SETUP-15: a handicap is added to what the scenario gives a side.
    """
    side = battle.commanders[seat].side
    return scenario_of(battle).most_points(battle, seat) + handicap(battle.options, side)


def check_fleet(view: FleetView, action: a.ChooseFleet) -> None:
    """FC-SETUP-15, -17, -22, -23: the fleet has ships, points and weapons as allowed.

    # Ruling FC-DEPLOY-05: a fleet that its deployment zone cannot hold is refused.
    """
    battle = view.open
    points, most = fleet_points(battle, action), most_points(battle, view.seat)
    if not points:
        raise RuleViolation("FC-SETUP-15", "no-ships")
    if points > most:
        raise RuleViolation("FC-SETUP-15", "too-many-points", points=points, most=most)
    if not _is_allowed(battle, view.seat, action):
        raise RuleViolation("FC-SCEN-CAPTURE-01", "not-such-ships")
    if not can_deploy(battle, view.seat, _classes(battle, action)):
        room = printed(battle).rulings.most_in_sector
        raise RuleViolation("FC-DEPLOY-05", "no-room-for-fleet", most=room)
    if battle.options.secret_weapons:
        if action.weapons:
            raise RuleViolation("FC-SECRET-01", "weapons-are-drawn")
    elif len(action.weapons) != action.battleships:
        raise RuleViolation("FC-SETUP-17", "one-weapon-each")
    if len(set(action.weapons)) < len(action.weapons):
        raise RuleViolation("FC-SETUP-23", "weapon-twice")


def fleets_to_offer(battle: Open, data: DataSet, seat: Seat) -> Iterator[tuple[str | None, Fleet]]:
    """Named fleets, then all others, with as many points as *seat* may have.

    The name is None for the others. If no fleet of so many points finds room, they are the fleets
    of the most points that do.
    """
    for points in range(most_points(battle, seat), 0, -1):
        fleets = all_fleets(battle.data, points)
        found = [fleet for fleet in fleets if _is_open(battle, seat, fleet)]
        if found:
            named = named_fleets(battle, data, points)
            yield from ((name, fleet) for fleet, name in named.items() if fleet in found)
            yield from ((None, fleet) for fleet in found if fleet not in named)
            return


def named_fleets(battle: Open, data: DataSet, points: int) -> dict[Fleet, str]:
    """The names of the data set's fleets, each fleet made larger or smaller to have *points*."""
    found: dict[Fleet, str] = {}
    for card in data.fleets.values():
        fleet = _resized(battle, _of_card(card), points)
        if fleet is not None:
            found.setdefault(fleet, card.id)
    return found


def _resized(battle: Open, fleet: Fleet, points: int) -> Fleet | None:
    """*fleet* changed to have *points*; None if that is not possible.

    It loses its smallest ships, or gains more of its largest sort except battleships.
    """
    classes = figures(battle.data).ship_class
    held = dict(counts(fleet))
    grows = [sort for sort, count in held.items() if count and sort is not ShipSort.BATTLESHIP]
    while (spare := sum(classes[sort] * count for sort, count in held.items()) - points) > 0:
        held[next(sort for sort, count in held.items() if count)] -= 1
    for sort in dict.fromkeys((*reversed(grows), ShipSort.FRIGATE)):
        more = -spare // classes[sort]
        held[sort] += more
        spare += more * classes[sort]
    return None if spare else _fleet_of(held)


def all_fleets(data: str, points: int) -> Iterator[Fleet]:
    """Every fleet of exactly *points* points, by the figures of the data set of hash *data*."""
    classes = figures(data).ship_class
    f, d_, c, b = (classes[sort] for sort in FLEET_SORTS)
    for battleships in range(points // b + 1):
        for cruisers in range((points - b * battleships) // c + 1):
            left = points - b * battleships - c * cruisers
            for destroyers in range(left // d_ + 1):
                frigates, rest = divmod(left - d_ * destroyers, f)
                if not rest:
                    yield Fleet(
                        frigates=frigates,
                        destroyers=destroyers,
                        cruisers=cruisers,
                        battleships=battleships,
                    )


def _is_open(battle: Open, seat: Seat, fleet: Fleet) -> bool:
    """Whether *seat* may command *fleet*, and has room to deploy it."""
    sizes = _classes(battle, fleet)
    return _is_allowed(battle, seat, fleet) and can_deploy(battle, seat, sizes)


def _classes(battle: Open, fleet: Fleet | a.ChooseFleet) -> list[int]:
    """The class of each ship, the largest first."""
    classes = figures(battle.data).ship_class
    return [classes[sort] for sort, count in reversed(counts(fleet)) for _ in range(count)]


def _of_card(card: FleetCard) -> Fleet:
    return Fleet(
        frigates=card.frigates,
        destroyers=card.destroyers,
        cruisers=card.cruisers,
        battleships=card.battleships,
    )


def _fleet_of(held: Mapping[ShipSort, int]) -> Fleet:
    return Fleet(
        frigates=held[ShipSort.FRIGATE],
        destroyers=held[ShipSort.DESTROYER],
        cruisers=held[ShipSort.CRUISER],
        battleships=held[ShipSort.BATTLESHIP],
    )


def suggest_fleets(view: FleetView, data: DataSet, decision: int) -> Iterator[a.ChooseFleet]:
    """Each fleet to offer, those of fewest battleships first, with each choice of weapons.

    The order of the weapons matters: the first battleship stands in the middle of a line.
    """
    offered = [fleet for _, fleet in fleets_to_offer(view.open, data, view.seat)]
    for fleet in sorted(offered, key=lambda one: one.battleships):
        for weapons in permutations(Weapon, _weapons_to_choose(view.open, fleet)):
            yield armed(fleet, weapons, decision)


def fleets_of_a_name(
    view: FleetView, data: DataSet, decision: int
) -> Iterator[tuple[str, a.ChooseFleet]]:
    """The names and choices of the named fleets to offer, each with the first weapons."""
    for name, fleet in fleets_to_offer(view.open, data, view.seat):
        if name is not None:
            yield name, _with_first_weapons(view.open, fleet, decision)


def default_fleet(view: FleetView, data: DataSet, decision: int) -> a.ChooseFleet:
    """The fleet that the clock chooses: the first to offer, with the first weapons."""
    _, fleet = next(fleets_to_offer(view.open, data, view.seat))
    return _with_first_weapons(view.open, fleet, decision)


def _with_first_weapons(battle: Open, fleet: Fleet, decision: int) -> a.ChooseFleet:
    weapons = tuple(Weapon)[: _weapons_to_choose(battle, fleet)]
    return armed(fleet, weapons, decision)


def _weapons_to_choose(battle: Open, fleet: Fleet) -> int:
    """FC-SETUP-17, FC-SECRET-01: one weapon for each battleship, none if weapons are drawn."""
    return 0 if battle.options.secret_weapons else fleet.battleships


def armed(fleet: Fleet, weapons: tuple[Weapon, ...], decision: int) -> a.ChooseFleet:
    return a.ChooseFleet(
        decision=decision,
        frigates=fleet.frigates,
        destroyers=fleet.destroyers,
        cruisers=fleet.cruisers,
        battleships=fleet.battleships,
        weapons=weapons,
    )


def choose_fleet(state: FleetState, seat: Seat, action: a.ChooseFleet) -> None:
    """Keeps the chosen fleet secret until everybody has chosen.

    # Ruling FC-SETUP-15: fleets are chosen all at once, so that nobody adapts to another's.
    """
    state.own[seat].fleet = Fleet(
        frigates=action.frigates,
        destroyers=action.destroyers,
        cruisers=action.cruisers,
        battleships=action.battleships,
        weapons=action.weapons,
    )


FLEET: Final = Question[FleetState, FleetView, d.FleetDecision, a.ChooseFleet](
    decision=d.FleetDecision,
    answers=(a.ChooseFleet,),
    check=lambda view, _, action: check_fleet(view, action),
    suggest=lambda view, asked: suggest_fleets(view, printed(view.open), asked.id),
    resolve=lambda state, asked, action, _: choose_fleet(state, asked.seat, action),
)
