"""The ensign: a bot that plays at random, but moves its ships towards a goal."""

import pytest

from engine.core.dice import policy_dice
from engine.games.fleet_commander.bots import ensign
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.model import actions as a
from engine.space.grid import Cell
from tests.fleet_commander.battle import Battle


def goals(battle: Battle) -> set[Cell | None]:
    """Sectors an ensign moves to, None for ending the turn, over many random choices."""
    decided = [ensign(battle.view(), policy_dice("goals", one)) for one in range(60)]
    assert all(isinstance(one, a.Move | a.EndTurn) for one in decided)
    return {one.to if isinstance(one, a.Move) else None for one in decided}


@pytest.mark.parametrize(
    ("foe", "found"),
    [
        ("C1", {"B3", "C3", "D3"}),
        ("C3", {None}),
        ("E5", {"D4", "D5"}),
    ],
)
def test_an_ensign_comes_nearer_or_stays_beside_an_enemy(foe: str, found: set[str | None]) -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "cruiser", foe)
    battle.dice("p1", "B:O B:D")
    assert goals(battle) == {None if one is None else battle.at(one) for one in found}


@pytest.mark.parametrize(
    ("shelter", "found"),
    [("C4", {"B3", "D3", "B4", "D4", "B5", "C5", "D5"}), ("C3", {"B3", "D3"}), ("A1", {None})],
)
def test_an_ensign_leaves_asteroids_and_ignores_enemies_among_them(
    shelter: str, found: set[str | None]
) -> None:
    battle = Battle()
    battle.special(shelter, "asteroid_field")
    battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "cruiser", "C3")
    battle.ship("p2", "cruiser", "C1")
    battle.dice("p1", "B:O B:D")
    assert goals(battle) == {None if one is None else battle.at(one) for one in found}


def test_an_ensign_moves_anywhere_in_a_scenario_not_won_by_fighting() -> None:
    battle = Battle(scenario="rescue")
    battle.open.edges = {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "cruiser", "C3")
    battle.dice("p1", "B:O B:D")
    assert len(goals(battle)) > 3


def test_an_ensign_fires_any_of_the_shots_that_are_offered() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "destroyer", "B3")
    battle.dice("p1", "R:O R:O")
    offered = [one.intent.actions[0] for one in offers(battle.view())]
    decided = {ensign(battle.view(), policy_dice("shots", one)) for one in range(20)}
    assert len(decided) > 1
    assert decided <= {*offered}
