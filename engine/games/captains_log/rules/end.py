"""The end of the game, as soon as a captain has enough fame."""

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.state import LogState


def settle(state: LogState, referee: Referee) -> None:
    """CL-END-01, CL-AMB-35: end the game once a company has the agreed fame.

    If several have it, the active captain's wins; if that is not one of them, the one with the
    most fame wins, or all with equally much.
    """
    sea = state.open
    target = sea.options.target
    for company in sea.companies.values():
        if company.fame >= target:
            break
    else:
        return
    if sea.winners is not None:
        return
    there = [side for side, company in sea.companies.items() if company.fame >= target]
    active = sea.captains[sea.turn.seat].side
    if active in there:
        there = [active]
    best = max(sea.companies[side].fame for side in there)
    won = [side for side in there if sea.companies[side].fame == best]
    sea.winners = tuple(seat for seat, captain in sea.captains.items() if captain.side in won)
    del state.agenda[:]
    referee.announce(e.GameWon(winners=sea.winners))
