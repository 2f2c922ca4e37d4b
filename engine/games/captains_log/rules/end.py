"""The end of the game, as soon as a captain has enough fame."""

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.state import LogState


def settle(state: LogState, referee: Referee) -> None:
    """CL-END-01, CL-AMB-35: whoever has the agreed fame wins at once.

    If several reach it together, the active captain wins; else the one with most fame; else all of
    those.
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
