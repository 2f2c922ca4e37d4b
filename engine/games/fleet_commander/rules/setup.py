"""Before the first turn: who is first, special sectors, fleets, and where ships are deployed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, combinations_with_replacement

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander import tasks as t
from engine.games.fleet_commander.battlefield import board, figures, portal_at, printed
from engine.games.fleet_commander.cards import (
    FLEET_SORTS,
    DataSet,
    ShipSort,
    SignalSort,
    Special,
    Weapon,
)
from engine.games.fleet_commander.options import Options
from engine.games.fleet_commander.results import EACH
from engine.games.fleet_commander.rules import fog
from engine.games.fleet_commander.rules.deploy import deploy_in_line
from engine.games.fleet_commander.rules.layout import board_for, share_out
from engine.games.fleet_commander.rules.portals import pairs_in_use
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.scenarios.scenario import seat_of
from engine.games.fleet_commander.rules.sides import FACTIONS, sides_of
from engine.games.fleet_commander.state import (
    Commander,
    Fleet,
    FleetState,
    FleetView,
    Hidden,
    Open,
    Own,
    Ship,
    Turn,
)
from engine.space.grid import Cell

ROUNDS_OF_TILES = 2
"""FC-SETUP-12: each commander places a special sector, or passes, so often."""

_LETTERS = {"A": Special.ASTEROID_FIELD, "G": Special.GRAVITY_FIELD, "C": Special.GAS_CLOUD}


def set_up(data: DataSet, seats: Sequence[Seat], options: Options, referee: Referee) -> FleetState:
    """The board laid out, and all that is to be chosen before the first turn on the agenda."""
    card = board_for(data, options, len(seats))
    edges = share_out(card, seats, options, referee)
    battle = Open(
        data=data.hash,
        options=options,
        zones=tuple((len(zone), len(zone[0])) for zone in card.zones),
        sectors=[_LETTERS.get(letter) for zone in card.zones for row in zone for letter in row],
        portals=[],
        edges=edges,
        order=[*edges],
        turn=Turn(seat=seats[0]),
        commanders={
            seat: Commander(
                side=side,
                faction=FACTIONS[side % len(FACTIONS)],
                reserve=[EACH] * 3,
                rolled=[],
                left=[],
                right=[],
                tiles=[],
            )
            for seat, side in sides_of(seats, options).items()
        },
        ships=[],
        tokens=[],
        containers=[],
        evacuated=dict.fromkeys(seats, 0),
    )
    scenario = scenario_of(battle)
    scenario.lay_out(battle, card)
    if options.fog_of_war:
        fog.spread(battle)
    own = {seat: Own() for seat in seats}
    state = FleetState(open=battle, own=own, hidden=Hidden(), offers=[], agenda=[])
    if scenario.begins is None:
        _choose_first(battle, data, referee)
    else:
        _begin_with(battle, seat_of(battle, scenario.begins), referee)
    steps: list[t.Task] = []
    chosen = options.special_sectors and not options.fog_of_war  # FC-FOG-14
    if scenario.tiles:
        for commander in battle.commanders.values():
            commander.tiles = [*scenario.tiles]
    elif chosen:
        steps += (t.SetAside(seat=seat) for seat in battle.order)
    if scenario.tiles or chosen:
        steps += (t.PlaceTile(seat=s) for _ in range(ROUNDS_OF_TILES) for s in battle.order)
    if not battle.portals:
        steps += (t.PlacePortal(number=number) for number in range(2 * pairs_in_use(battle)))
    steps += (t.ChooseFleets(), t.LaunchFleets())
    if options.secret_weapons:
        steps.append(t.DrawWeapons())
    if scenario.ambusher is not None:
        steps.append(t.OpeningDice(seat=seat_of(battle, scenario.ambusher)))
    steps.append(t.DeployNext(seat=battle.order[0]))
    state.agenda += reversed(steps)
    return state


def _choose_first(battle: Open, data: DataSet, referee: Referee) -> None:
    """FC-SETUP-02, -03: most specials begin; whoever is level rolls again."""
    seats: list[Seat] = [*battle.order]
    faces = data.rulings.faces
    while len(seats) > 1:
        specials = tuple(
            sum(faces[face - 1] == "S" for face in shown)
            for shown in (referee.roll(3 * EACH, len(faces), "FC-SETUP-02") for _ in seats)
        )
        referee.announce(e.FirstRolled(seats=tuple(seats), specials=specials))
        seats = [seat for seat, n in zip(seats, specials, strict=True) if n == max(specials)]
    _begin_with(battle, seats[0], referee)


def _begin_with(battle: Open, seat: Seat, referee: Referee) -> None:
    first = battle.order.index(seat)
    battle.order = [*battle.order[first:], *battle.order[:first]]
    battle.turn.seat = battle.order[0]
    referee.announce(e.FirstChosen(seat=seat))


def ask_tiles(state: FleetState, seat: Seat) -> None:
    ask(state, d.TilesDecision(id=state.asked + 1, seat=seat))


def suggest_tiles(view: FleetView, decision: int) -> Iterator[a.Answer]:
    """FC-SETUP-09, -21: any kinds, equal or different."""
    for tiles in combinations_with_replacement(Special, view.open.options.special_sectors):
        yield a.SetTilesAside(decision=decision, tiles=tiles)


def check_tiles(view: FleetView, action: a.SetTilesAside) -> None:
    if len(action.tiles) != (count := view.open.options.special_sectors):
        raise RuleViolation("FC-SETUP-09", "so-many-tiles", tiles=count)


def set_tiles_aside(
    state: FleetState, seat: Seat, action: a.SetTilesAside, referee: Referee
) -> None:
    state.open.commanders[seat].tiles = [*action.tiles]
    referee.announce(e.TilesSetAside(seat=seat, tiles=action.tiles))


def ask_place(state: FleetState, seat: Seat) -> None:
    """FC-SETUP-10: who has no tile left has nothing to place."""
    if state.open.commanders[seat].tiles:
        ask(state, d.PlaceDecision(id=state.asked + 1, seat=seat))


def free_sectors(battle: Open, tile: Special) -> list[Cell]:
    """FC-SETUP-10, -11: neutral sectors that the scenario does not keep free."""
    barred = scenario_of(battle).barred(battle, tile)
    return [
        cell
        for cell in board(battle).cells
        if cell not in barred and battle.sectors[cell] is None and portal_at(battle, cell) is None
    ]


def suggest_places(view: FleetView, decision: int) -> Iterator[a.Answer]:
    battle = view.open
    for tile in dict.fromkeys(battle.commanders[view.seat].tiles):
        for cell in free_sectors(battle, tile):
            yield a.PlaceSector(decision=decision, tile=tile, at=cell)
    if _may_pass(battle):
        yield a.PlaceSector(decision=decision)


def default_place(view: FleetView, decision: int) -> a.Answer:
    """What the clock places: nothing, or what must be placed in the first sector that takes it."""
    if _may_pass(view.open):
        return a.PlaceSector(decision=decision)
    return next(suggest_places(view, decision))


def check_place(view: FleetView, action: a.PlaceSector) -> None:
    battle = view.open
    if action.tile is None:
        if not _may_pass(battle):
            raise RuleViolation("FC-SCEN-BELT-02", "must-place")
        if action.at:
            raise RuleViolation("FC-SETUP-10", "no-such-tile")
        return
    if action.tile not in battle.commanders[view.seat].tiles:
        raise RuleViolation("FC-SETUP-10", "no-such-tile")
    if action.at in scenario_of(battle).barred(battle, action.tile):
        zones = {cell for edge in battle.edges.values() for cell in edge}
        why = "in-deployment-zone" if action.at in zones else "kept-free"
        raise RuleViolation("FC-SETUP-11", why)
    if action.at not in free_sectors(battle, action.tile):
        raise RuleViolation("FC-SETUP-10", "not-neutral")


def _may_pass(battle: Open) -> bool:
    """FC-SETUP-10, FC-SCEN-BELT-02: what a scenario gives out is placed while there is room."""
    return not any(free_sectors(battle, tile) for tile in scenario_of(battle).tiles)


def place_sector(state: FleetState, seat: Seat, action: a.PlaceSector, referee: Referee) -> None:
    battle = state.open
    if action.tile is not None:
        battle.commanders[seat].tiles.remove(action.tile)
        battle.sectors[action.at] = action.tile
    referee.announce(e.SectorPlaced(seat=seat, tile=action.tile, at=action.at))


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
    if battle.options.deployment == "in_line":
        deploy_in_line(battle, referee)


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
