"""A ship that is about to enter a special sector."""

from tests.fleet_commander.battle import Battle


def beside(kind: str, dice: str = "B:O", sort: str = "destroyer") -> tuple[Battle, int]:
    """A battle with a ship of p1 at C3, south of a special sector at C2; and its number."""
    battle = Battle()
    battle.special("C2", kind)
    ship = battle.ship("p1", sort, "C3")
    battle.ship("p1", "battleship", "E5")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", dice)
    return battle, ship
