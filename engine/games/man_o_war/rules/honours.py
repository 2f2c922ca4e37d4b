"""Battle honours: what each side has done to the other."""

from engine.core.seating import Side
from engine.games.man_o_war.model.names import SEATS
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.wizards import honours_for_wizard


def honours(battle: Open, side: Side) -> int:
    """MOW-HONOUR-02, MOW-HONOUR-03, MOW-HONOUR-04: the honours that *side* has won so far.

    Each enemy ship sunk, captured or abandoned counts the honours of its card, and any other a
    point for each point of its waterline that is damaged (MOW-AMB-07). Whoever sinks a prize, its
    captor keeps what it counts (MOW-AMB-59). The enemy wizard counts too, drowned or captured
    (MOW-HONOUR-05).
    """
    total = 0
    for number, ship in enumerate(battle.ships):
        if ship.side == side:
            continue
        lost = ship.lot != "afloat" or not ship.crew or ship.captor is not None
        total += card_of(battle, number).honours if lost else ship.waterline
    return total + honours_for_wizard(battle, side)


def both(battle: Open) -> tuple[tuple[Side, int], ...]:
    """The honours of each side."""
    return tuple((side, honours(battle, side)) for side in SEATS)
