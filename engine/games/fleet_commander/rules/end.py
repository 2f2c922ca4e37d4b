"""The end of a battle: who has lost two thirds of a fleet, and who wins."""

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import fleet_of, points_of
from engine.games.fleet_commander.rules.scenarios import Verdict, scenario_of
from engine.games.fleet_commander.state import FleetState, Open


def threshold(start: int) -> int:
    """FC-END-02: a side with this many class points left, of *start*, has lost."""
    return start // 3


def points_left(battle: Open) -> dict[Seat, int]:
    """FC-END-01: the class points of each commander's ships that are not destroyed."""
    return {seat: points_of(battle, fleet_of(battle, seat)) for seat in battle.commanders}


def check_victory(state: FleetState, referee: Referee) -> None:
    """FC-TURN-11: judged once an action, and all that came of it, is over."""
    battle = state.open
    scenario = scenario_of(battle)
    verdict = _by_points(battle) if scenario.by_points else scenario.verdict(battle)
    if verdict is None:
        return
    battle.winners = verdict.winners
    battle.turn.again = None
    state.agenda.clear()
    left = tuple(points_left(battle).items())
    referee.announce(e.BattleEnded(winners=verdict.winners, why=verdict.why, points=left))


def _by_points(battle: Open) -> Verdict | None:
    """FC-END-02, -03: who is down to a third has lost; of two who has more points left wins."""
    left = points_left(battle)
    start = dict.fromkeys((one.side for one in battle.commanders.values()), 0)
    now = dict(start)
    for seat, commander in battle.commanders.items():
        start[commander.side] += commander.points
        now[commander.side] += left[seat]
    beaten = [side for side in start if now[side] <= threshold(start[side])]
    if not beaten:
        return None
    if len(beaten) < len(start):
        best = [side for side in start if side not in beaten]
        why: e.EndCause = "third"
    else:
        most = max(now.values())
        best = [side for side in start if now[side] == most]
        why = "both_thirds" if len(best) == 1 else "draw"
    won = best if len(best) == 1 else []
    winners = tuple(seat for seat in battle.order if battle.commanders[seat].side in won)
    return Verdict(winners=winners, why=why)
