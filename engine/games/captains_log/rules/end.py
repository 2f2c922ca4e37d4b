"""The end of the game, as soon as a captain has enough fame."""

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.state import LogState


def settle(state: LogState, referee: Referee) -> None:
    """CL-END-01, CL-AMB-35: end the game once a captain has the agreed fame.

    If several captains have it, the active captain wins; if the active captain is not one of them,
    the one with the most fame wins, or all with equally much.
    """
    sea = state.open
    target = sea.options.target
    for captain in sea.captains.values():
        if captain.fame >= target:
            break
    else:
        return
    if sea.winners is not None:
        return
    there = [seat for seat, captain in sea.captains.items() if captain.fame >= target]
    if sea.turn.seat in there:
        there = [sea.turn.seat]
    best = max(sea.captains[seat].fame for seat in there)
    sea.winners = tuple(seat for seat in there if sea.captains[seat].fame == best)
    del state.agenda[:]
    referee.announce(e.GameWon(winners=sea.winners))
