"""The end of a battle: sides that have lost two thirds of their fleet, and the winners."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import figures, fleet_of, points_of
from engine.games.fleet_commander.model.cards import FLEET_SORTS
from engine.games.fleet_commander.model.end_causes import EndCause
from engine.games.fleet_commander.model.state import FleetState, Open
from engine.games.fleet_commander.rules.bridge import spend, usable
from engine.games.fleet_commander.rules.damage import end_tokens_of
from engine.games.fleet_commander.rules.reveal import reveal
from engine.games.fleet_commander.rules.scenarios import Verdict, scenario_of


def threshold(start: int) -> int:
    """FC-END-02: the most class points with which a side that began with *start* has lost."""
    return start // 3


def points_left(battle: Open) -> dict[Seat, int]:
    """FC-END-01: the class points of each commander's ships that are not destroyed.

    For a hidden fleet it is reckoned from the points that it began with, and those that it has
    lost, both of which everybody knows.
    """
    if battle.options.hidden_deployment:
        found = {seat: commander.points for seat, commander in battle.commanders.items()}
        for ship in battle.ships:
            if ship.sort not in FLEET_SORTS:
                found[ship.owner] += points_of(battle, [ship])
            if ship.gone or not ship.hull:
                found[ship.owner] -= points_of(battle, [ship])
        return found
    found, classes = dict.fromkeys(battle.commanders, 0), figures(battle.data).ship_class
    for ship in battle.ships:
        if ship.hull and not ship.gone:
            found[ship.owner] += classes[ship.sort]
    return found


def check_victory(state: FleetState, referee: Referee) -> None:
    """FC-TURN-11: ends a won battle, after an action with all its consequences."""
    scenario = scenario_of(state.open)
    if scenario.by_points:
        _judge_points(state, referee)
    elif (verdict := scenario.verdict(state.open)) is not None:
        _end(state, verdict, referee)


def _judge_points(state: FleetState, referee: Referee) -> None:
    """FC-END-02, -03: sides left with a third of their points have lost; if all are, most points
    win.
    """
    battle = state.open
    left = points_by_side(battle)
    start = starting_points(battle)
    beaten = [side for side in left if left[side] <= threshold(start[side])]
    if not beaten:
        return
    others = [side for side in left if side not in beaten]
    if len(others) > 1:  # FC-FFA-05
        for seat in battle.order:
            if battle.commanders[seat].side in beaten:
                _eliminate(state, seat, referee)
    elif others:
        finish(state, others, "third" if _two_sides(battle) else "last", referee)
    else:  # FC-FFA-08
        most = max(left.values())
        best = [side for side in left if left[side] == most]
        why: EndCause = "both_thirds" if _two_sides(battle) else "all_thirds"
        finish(state, best, why if len(best) == 1 else "draw", referee)


def points_by_side(battle: Open) -> dict[int, int]:
    """FC-TEAM-11: the class points left to each side, of commanders who are still in the game."""
    left = points_left(battle)
    found: dict[int, int] = {}
    for seat, commander in battle.commanders.items():
        if not commander.eliminated:
            found[commander.side] = found.get(commander.side, 0) + left[seat]
    return found


def starting_points(battle: Open) -> dict[int, int]:
    """The class points that each side began with."""
    found: dict[int, int] = {}
    for commander in battle.commanders.values():
        found[commander.side] = found.get(commander.side, 0) + commander.points
    return found


def finish(state: FleetState, sides: Sequence[int], why: EndCause, referee: Referee) -> None:
    """End the battle: a single one of *sides* has won, several have drawn."""
    battle = state.open
    won = sides if len(sides) == 1 else ()
    winners = tuple(seat for seat in battle.order if battle.commanders[seat].side in won)
    _end(state, Verdict(winners=winners, why=why), referee)


def _end(state: FleetState, verdict: Verdict, referee: Referee) -> None:
    battle = state.open
    battle.winners, battle.ended = verdict.winners, verdict.why
    battle.turn.again = None
    state.agenda.clear()
    points = tuple(points_left(battle).items())
    referee.announce(e.BattleEnded(winners=verdict.winners, why=verdict.why, points=points))


def _two_sides(battle: Open) -> bool:
    return len({commander.side for commander in battle.commanders.values()}) == 2


def _eliminate(state: FleetState, seat: Seat, referee: Referee) -> None:
    """FC-FFA-06: ships and tokens of *seat* leave the board, and its turn is over."""
    battle = state.open
    reveal(battle, [ship.id for ship in battle.ships if ship.owner == seat], referee)
    commander = battle.commanders[seat]
    fleet = fleet_of(battle, seat)
    commander.eliminated = True
    spend(commander, usable(commander))
    referee.announce(
        e.Eliminated(
            seat=seat, ships=tuple(ship.id for ship in fleet), points=points_of(battle, fleet)
        )
    )
    for ship in fleet:
        battle.ships[ship.id] = replace(ship, hull=0, at=None)
        end_tokens_of(battle, ship.id, referee)
    if battle.turn.seat == seat:
        state.agenda.clear()
        state.agenda.append(t.NextTurn(after=seat))
