"""Initiative: both sides roll, ties turn the wind, and the higher acts first."""

from typing import Final

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import WINDS, Wind
from engine.games.man_o_war.model.state import Open

DIE: Final = 6
"""MOW-SETUP-11: every die of the game has six sides."""


def roll_initiative(battle: Open, referee: Referee) -> None:
    """MOW-INIT-01, MOW-INIT-02, MOW-INIT-03: the higher die has initiative for this turn.

    Both roll again after a tie, each of which turns the wind (MOW-WIND-04).
    """
    while True:
        west, east = referee.roll(2, DIE, "MOW-INIT-01")
        if west != east:
            break
        battle.wind = turned(battle.wind, west)
        referee.announce(e.WindTurned(face=west, wind=battle.wind))
    battle.initiative = "west" if west > east else "east"
    battle.dice = (west, east)
    referee.announce(
        e.TurnBegan(turn=battle.turn, initiative=battle.initiative, west=west, east=east)
    )


def turned(wind: Wind, face: int) -> Wind:
    """MOW-WIND-02, MOW-WIND-03: a tie of even numbers turns the wind clockwise, else the other
    way.
    """
    step = 1 if face % 2 == 0 else -1
    return WINDS[(WINDS.index(wind) + step) % len(WINDS)]
