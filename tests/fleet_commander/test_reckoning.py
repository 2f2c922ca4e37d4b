"""Gains of actions that dice decide: the mean over all faces."""

import pytest

from engine.games.fleet_commander.judgement.odds import cloud
from engine.games.fleet_commander.judgement.reckoning import intents
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from tests.fleet_commander.battle import Battle

WITHOUT_A_DIE = "G:S G:S G:S"
"""All green dice of a commander, none of which is a shield or left to be rolled."""


def shot_into_a_cloud(bridge: str = "", sort: str = "frigate", **what: int) -> Battle:
    """A destroyer of p1 at C3 may fire at a ship of p2 in a gas cloud at C2."""
    battle = Battle()
    battle.special("C2", "gas_cloud")
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", sort, "C2", **what)
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge=bridge)
    return battle


def gain_of_firing(battle: Battle) -> float:
    shot = battle.attack("R:O", "C3", "C2", 1)
    return next(one.gain for one in intents(battle.view()) if one.actions == (shot,))


@pytest.mark.rule("FC-SECTOR-19")
@pytest.mark.parametrize("hull", [2, 6])
def test_a_shot_that_a_cloud_die_may_stop_is_worth_its_average_gain(hull: int) -> None:
    battle = shot_into_a_cloud(hull=hull)
    spared = gain_of_firing(shot_into_a_cloud(WITHOUT_A_DIE, "battleship")) - 2
    full = gain_of_firing(shot_into_a_cloud(WITHOUT_A_DIE, hull=hull))
    found = gain_of_firing(battle)
    battle.act(battle.attack("R:O", "C3", "C2", 1))
    asked = battle.asked()
    assert isinstance(asked, d.ReactDecision)
    stopped = float(cloud(battle.open, asked.strike))
    assert 0 < stopped < 1
    assert found == pytest.approx(stopped * spared + (1 - stopped) * full)


@pytest.mark.rule("FC-SECTOR-19")
def test_a_kill_that_a_cloud_die_may_prevent_does_not_count_as_a_kill() -> None:
    """Only a kill that no die can prevent gives points."""
    for bridge, points in (("", 0), (WITHOUT_A_DIE, 1)):
        battle = shot_into_a_cloud(bridge, hull=2)
        (shot,) = [one for one in intents(battle.view()) if isinstance(one.actions[0], a.Attack)]
        assert shot.points == points
