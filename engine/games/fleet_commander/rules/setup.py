"""The setup of a battle: its board, its first player, and the choices before the first turn."""

from collections.abc import Sequence

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.cards import BoardCard, DataSet, LayoutCard, Special
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.results import EACH
from engine.games.fleet_commander.model.state import Commander, FleetState, Hidden, Open, Own, Turn
from engine.games.fleet_commander.rules import fog
from engine.games.fleet_commander.rules.layout import board_for, share_out
from engine.games.fleet_commander.rules.portals import pairs_in_use
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.scenarios.scenario import seat_of
from engine.games.fleet_commander.rules.sides import FACTIONS, sides_of
from engine.space.grid import Cell

ROUNDS_OF_TILES = 2
"""FC-SETUP-12: rounds in which each commander places a special sector, or passes."""

_LETTERS = {"A": Special.ASTEROID_FIELD, "G": Special.GRAVITY_FIELD, "C": Special.GAS_CLOUD}


def set_up(data: DataSet, seats: Sequence[Seat], options: Options, referee: Referee) -> FleetState:
    """A new battle: its board, and an agenda of all choices before the first turn."""
    card = board_for(data, options, len(seats))
    edges = share_out(card, seats, options, referee)
    battle = _empty_board(data, seats, options, card, edges)
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
    if options.deployment == "arranged":
        steps.append(t.ArrangeFleets())
    steps.append(t.DeployNext(seat=battle.order[0]))
    state.agenda += reversed(steps)
    return state


def _empty_board(
    data: DataSet,
    seats: Sequence[Seat],
    options: Options,
    card: BoardCard | LayoutCard,
    edges: dict[Seat, tuple[Cell, ...]],
) -> Open:
    """A battle with the zones of *card* and its commanders, without ships."""
    return Open(
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


def _choose_first(battle: Open, data: DataSet, referee: Referee) -> None:
    """FC-SETUP-02, -03: the seat that rolls most specials begins; seats that tie roll again."""
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
