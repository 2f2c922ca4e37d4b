"""Sparring partners: each follows its one idea, and none holds against a captain."""

import pytest

from engine.ai.policies import sparring
from engine.arena import contest
from engine.core.dice import SeededDice
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import PRESETS
from tests.fleet_commander.battle import Battle

SPARRING = sparring(FLEET_COMMANDER)

GAMES = 60
"""Games of a soak against each partner, half of them from each seat."""


def chosen(battle: Battle, partner: str) -> a.Action:
    action: a.Action = SPARRING[partner](battle.view(), SeededDice(0))
    return action


def apart(dice: str) -> Battle:
    """A battle of two ships three sectors apart, with *dice* rolled."""
    battle = Battle()
    battle.ship("p1", "cruiser", "C2")
    battle.ship("p2", "cruiser", "C5")
    battle.dice("p1", dice)
    return battle


def test_who_never_moves_keeps_its_place() -> None:
    assert isinstance(chosen(apart("R:O B:M B:O"), "never_moves"), a.EndTurn)


def test_a_rusher_comes_nearer() -> None:
    battle = apart("R:O B:M B:O")
    action = chosen(battle, "rusher")
    assert isinstance(action, a.Move)
    assert action.to in {battle.at(name) for name in ("B3", "C3", "D3")}


def test_who_waits_goes_into_cover_where_there_is_some() -> None:
    battle = apart("R:O B:M B:O")
    battle.special("D2", "gas_cloud")
    action = chosen(battle, "waits_in_cover")
    assert isinstance(action, a.Move)
    assert action.to == battle.at("D2")


def test_who_waits_goes_away_where_there_is_no_cover() -> None:
    battle = apart("R:O B:M B:O")
    action = chosen(battle, "waits_in_cover")
    assert isinstance(action, a.Move)
    assert action.to in {battle.at(name) for name in ("B1", "C1", "D1")}


@pytest.mark.soak
@pytest.mark.parametrize("partner", SPARRING)
def test_no_sparring_partner_wins_more_than_a_third_against_a_captain(partner: str) -> None:
    played = contest(
        FLEET_COMMANDER,
        [partner, "captain"],
        games=GAMES,
        seed="sparring",
        options=PRESETS["pitched_battle"],
        paired=True,
    )
    won = 0
    for match in played:
        assert match.outcome, "nobody comes to an end"
        won += {dict(match.policies)[seat] for seat in match.outcome.winners} == {partner}
    assert won <= GAMES / 3
