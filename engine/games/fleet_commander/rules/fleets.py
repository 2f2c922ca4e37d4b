"""Fleets: how they are composed by class points, and made ready to deploy."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import figures, printed
from engine.games.fleet_commander.cards import FLEET_SORTS, DataSet, ShipSort, SignalSort, Weapon
from engine.games.fleet_commander.rules.formations import deploy_at_once
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.state import Fleet, FleetState, FleetView, Open, Ship


def choose_fleets(state: FleetState, data: DataSet) -> None:
    """FC-SETUP-14, -19: the fleets of the first game are given; others are chosen, all at once.

    Who may not command that fleet chooses another.
    """
    battle = state.open
    if battle.options.fleets == "first_game":
        card = data.fleets["first_game"]
        for seat, commander in battle.commanders.items():
            weapon = data.first_weapons[commander.side % len(data.first_weapons)]
            fleet = Fleet(
                frigates=card.frigates,
                destroyers=card.destroyers,
                cruisers=card.cruisers,
                battleships=card.battleships,
                weapons=() if battle.options.secret_weapons else (weapon,) * card.battleships,
            )
            if _is_allowed(battle, seat, fleet):
                state.own[seat].fleet = fleet
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
    """Whether the scenario lets *seat* command such a fleet."""
    sorts = scenario_of(battle).sorts(battle, seat)
    return all(sort in sorts for sort, count in counts(fleet) if count)


def fleet_points(battle: Open, fleet: Fleet | a.ChooseFleet) -> int:
    """FC-SETUP-13: the classes of its ships together."""
    return sum(count * figures(battle.data).ship_class[sort] for sort, count in counts(fleet))


def counts(fleet: Fleet | a.ChooseFleet) -> tuple[tuple[ShipSort, int], ...]:
    """How many ships of each sort, the smallest first."""
    return (
        (ShipSort.FRIGATE, fleet.frigates),
        (ShipSort.DESTROYER, fleet.destroyers),
        (ShipSort.CRUISER, fleet.cruisers),
        (ShipSort.BATTLESHIP, fleet.battleships),
    )


def check_fleet(view: FleetView, action: a.ChooseFleet) -> None:
    """FC-SETUP-15, -17, -22, -23."""
    battle = view.open
    points, most = fleet_points(battle, action), scenario_of(battle).most_points(battle, view.seat)
    if not points:
        raise RuleViolation("FC-SETUP-15", "no-ships")
    if points > most:
        raise RuleViolation("FC-SETUP-15", "too-many-points", points=points, most=most)
    if not _is_allowed(battle, view.seat, action):
        raise RuleViolation("FC-SCEN-CAPTURE-01", "not-such-ships")
    if battle.options.secret_weapons:
        if action.weapons:
            raise RuleViolation("FC-SECRET-01", "weapons-are-drawn")
    elif len(action.weapons) != action.battleships:
        raise RuleViolation("FC-SETUP-17", "one-weapon-each")
    if len(set(action.weapons)) < len(action.weapons):
        raise RuleViolation("FC-SETUP-23", "weapon-twice")


def fleets_to_offer(battle: Open, data: DataSet, seat: Seat) -> Iterator[tuple[str | None, Fleet]]:
    """The fleets that have a name, then all others of just as many points as *seat* may have."""
    most = scenario_of(battle).most_points(battle, seat)
    named = [
        (
            card.id,
            Fleet(
                frigates=card.frigates,
                destroyers=card.destroyers,
                cruisers=card.cruisers,
                battleships=card.battleships,
            ),
        )
        for card in data.fleets.values()
    ]
    named = [
        (name, fleet)
        for name, fleet in named
        if fleet_points(battle, fleet) == most and _is_allowed(battle, seat, fleet)
    ]
    yield from named
    known = [fleet for _, fleet in named]
    classes = figures(battle.data).ship_class
    f, d_, c, b = (classes[sort] for sort in FLEET_SORTS)
    for battleships in range(most // b + 1):
        for cruisers in range((most - b * battleships) // c + 1):
            left = most - b * battleships - c * cruisers
            for destroyers in range(left // d_ + 1):
                frigates, rest = divmod(left - d_ * destroyers, f)
                fleet = Fleet(
                    frigates=frigates,
                    destroyers=destroyers,
                    cruisers=cruisers,
                    battleships=battleships,
                )
                if not rest and fleet not in known and _is_allowed(battle, seat, fleet):
                    yield None, fleet


def suggest_fleets(view: FleetView, data: DataSet, decision: int) -> Iterator[a.Answer]:
    """Each fleet with each choice of weapons for its battleships."""
    for _, fleet in fleets_to_offer(view.open, data, view.seat):
        armed_by_choice = 0 if view.open.options.secret_weapons else fleet.battleships
        for weapons in combinations(Weapon, armed_by_choice):
            yield armed(fleet, weapons, decision)


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
    """Sealed until everybody has chosen.

    # Ruling FC-SETUP-15: fleets are chosen all at once, so that nobody answers another's.
    """
    state.own[seat].fleet = Fleet(
        frigates=action.frigates,
        destroyers=action.destroyers,
        cruisers=action.cruisers,
        battleships=action.battleships,
        weapons=action.weapons,
    )


def launch_fleets(state: FleetState, referee: Referee) -> None:
    """FC-SETUP-16, -17: all ships whole, each battleship with its weapon.

    # Ruling FC-HIDDEN-01: how many class points a hidden fleet began with, and how many signals it
    # has, is open; what they are is not.
    """
    battle = state.open
    for seat in battle.order:
        fleet = state.own[seat].fleet
        assert fleet is not None
        state.own[seat].fleet = None
        ships = _ships_of(battle, seat, fleet)
        if battle.options.hidden_deployment:
            _hide(battle, seat, ships, referee)
        else:
            for ship in ships:
                battle.ships.append(replace(ship, id=len(battle.ships)))
            referee.announce(e.FleetLaunched(seat=seat, fleet=fleet))
        battle.commanders[seat].points = fleet_points(battle, fleet)
    scenario_of(battle).muster(state, referee)
    deploy_at_once(battle, referee)


def _ships_of(battle: Open, seat: Seat, fleet: Fleet) -> list[Ship]:
    """The ships of *fleet*, the largest first; the id of each is still to be given."""
    hulls, secret = figures(battle.data).hull, battle.options.secret_weapons
    found: list[Ship] = []
    for sort, count in reversed(counts(fleet)):
        battleship = sort is ShipSort.BATTLESHIP
        armed_with = fleet.weapons if battleship and not secret else (None,) * count
        for number, weapon in enumerate(armed_with, 1):
            ship = Ship(
                id=0,
                owner=seat,
                sort=sort,
                number=number,
                hull=hulls[sort],
                weapon=weapon,
                sealed=battleship and secret,
            )
            found.append(ship)
    return found


def _hide(battle: Open, seat: Seat, ships: Sequence[Ship], referee: Referee) -> None:
    """FC-HIDDEN-01, -02: *ships* and some decoys as signals, in an order that tells nothing."""
    decoys = printed(battle).rulings.decoys
    decoy = Ship(id=0, owner=seat, sort=SignalSort.DECOY, number=1, hull=1)
    tokens = [*ships, *[decoy] * decoys]
    left = [*range(len(tokens))]
    for number in range(1, len(tokens) + 1):
        drawn = referee.draw(left, "FC-HIDDEN-01", only(seat))
        left.remove(drawn)
        battle.ships.append(
            replace(tokens[drawn], id=len(battle.ships), number=number, hidden=True)
        )
    referee.announce(e.SignalsLaunched(seat=seat, count=len(tokens)))
