"""Two fleets at the start of a fight, as tests of dice and of attacks need them."""

from typing import Any

from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle


def ready(phase: Any = "energy", **options: Any) -> Battle:
    """A battle with a battleship on each side, p1 being about to roll."""
    battle = Battle(**options)
    battle.ship("p1", "battleship", "C5", weapon="proton_ray")
    battle.ship("p2", "battleship", "A1", weapon="proton_ray")
    battle.open.turn.phase = phase
    return battle


def duel(dice: str = "R:O", mine: str = "destroyer", **options: object) -> tuple[Battle, int, int]:
    """A ship of p1 at C3, south of a battleship of p2 at C2."""
    battle = Battle(**options)
    ship = battle.ship("p1", mine, "C3")
    foe = battle.ship("p2", "battleship", "C2")
    battle.ship("p2", "frigate", "E1")
    battle.dice("p1", dice)
    return battle, ship, foe


def seconds(battle: Battle) -> list[object]:
    """The second attacks offered after the first one of a pair."""
    return [one for one in battle.suggested() if isinstance(one, a.AttackAgain)]
