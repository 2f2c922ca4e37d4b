"""The end of a battle: who has lost two thirds of a fleet, and who wins."""

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import fleet_of, points_of
from engine.games.fleet_commander.state import FleetState, Open


def threshold(start: int) -> int:
    """FC-END-02: a side with this many class points left, of *start*, has lost."""
    return start // 3


def points_left(battle: Open) -> dict[Seat, int]:
    """FC-END-01: the class points of each commander's ships that are not destroyed.

    Of a hidden fleet everybody knows what it began with, and what it has lost.
    """
    if battle.options.hidden_deployment:
        lost = [ship for ship in battle.ships if not ship.hull]
        return {
            seat: commander.points - points_of(battle, (one for one in lost if one.owner == seat))
            for seat, commander in battle.commanders.items()
        }
    return {seat: points_of(battle, fleet_of(battle, seat)) for seat in battle.commanders}


def check_victory(state: FleetState, referee: Referee) -> None:
    """FC-TURN-11, FC-END-03: judged once an action, and all that came of it, is over."""
    battle = state.open
    left = points_left(battle)
    start = dict.fromkeys((one.side for one in battle.commanders.values()), 0)
    now = dict(start)
    for seat, commander in battle.commanders.items():
        start[commander.side] += commander.points
        now[commander.side] += left[seat]
    beaten = [side for side in start if now[side] <= threshold(start[side])]
    if not beaten:
        return
    if len(beaten) < len(start):
        best = [side for side in start if side not in beaten]
        why: e.EndCause = "third"
    else:
        most = max(now.values())
        best = [side for side in start if now[side] == most]
        why = "both_thirds" if len(best) == 1 else "draw"
    won = best if len(best) == 1 else []
    winners = tuple(seat for seat in battle.order if battle.commanders[seat].side in won)
    battle.winners = winners
    battle.turn.again = None
    state.agenda.clear()
    referee.announce(e.BattleEnded(winners=winners, why=why, points=tuple(left.items())))
