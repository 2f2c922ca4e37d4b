"""Victory: the last side afloat wins, or that with more honours when time is up."""

from typing import Literal

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import SEATS
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.honours import both, honours
from engine.games.man_o_war.rules.squadrons import fighting


def check_victory(battle: Open, referee: Referee) -> None:
    """MOW-VICTORY-01, MOW-VICTORY-03: is one side alone afloat, or the last turn over?

    Abandoned and captured ships count as sunk (MOW-AMB-55). If nobody is left, honours decide
    (MOW-AMB-51).
    """
    alive = [side for side in SEATS if fighting(battle, side)]
    if len(alive) == 1:
        _end(battle, alive[0], "last_afloat", referee)
    elif not alive or battle.turn >= battle.options.turns:
        _end(battle, _more_honoured(battle), "honours", referee)


def _more_honoured(battle: Open) -> Side | None:
    """MOW-VICTORY-04: the side with more honours; None if they are equal (MOW-AMB-60)."""
    west, east = honours(battle, "west"), honours(battle, "east")
    if west == east:
        return None
    return "west" if west > east else "east"


def _end(
    battle: Open, winner: Side | None, why: Literal["last_afloat", "honours"], referee: Referee
) -> None:
    battle.winner, battle.ended = winner, why
    referee.announce(e.BattleEnded(winner=winner, why=why, honours=both(battle)))
