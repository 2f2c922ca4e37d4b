"""Turns planned ahead: the names of rolls, and what calls a commander back."""

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.test_roll_plans import before_the_roll


def watch(battle: Battle) -> dict[str, tuple[str, ...]]:
    return {stop.key: stop.watch for stop in GAME.stops(battle.view())}


def tripped(battle: Battle, watched: dict[str, tuple[str, ...]]) -> list[str]:
    """The stops that are tripped since *watched* was taken."""
    return [stop.key for stop in GAME.stops(battle.view()) if stop.tripped(watched[stop.key])]


def test_a_roll_of_the_same_dice_has_the_same_name_and_stakes_nothing() -> None:
    far, near = ([*GAME.plans(before_the_roll(at).view())] for at in ("A5", "A3"))
    names = {(plan.actions, plan.key) for plan in (*far, *near)}
    assert len(names) == len({key for _, key in names}), "one name for one choice of dice"
    assert all(plan.lasts and not plan.stakes for plan in (*far, *near))


def test_an_enemy_that_comes_near_a_hit_and_a_loss_call_a_commander_back() -> None:
    battle = Battle()
    mine = battle.ship("p1", "cruiser", "A5")
    foe = battle.ship("p2", "destroyer", "A1")
    before = watch(battle)
    battle.change(foe, at=battle.at("A3"))
    assert tripped(battle, before) == ["near"]
    battle.change(foe, at=battle.at("A1"))
    battle.change(mine, hull=battle.hull(mine) - 1)
    assert tripped(battle, before) == ["hit"]
    battle.change(mine, hull=0, at=None)
    assert tripped(battle, before) == ["hit", "lost"]
