"""The shared list of offers: the first advice to people is also the captain bot's choice."""

from engine.core.dice import policy_dice
from engine.games.fleet_commander.bots import captain, lieutenant
from engine.games.fleet_commander.bots.lieutenant import OFFERS_TAKEN_FROM
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.ranking import is_chancy, ranked
from engine.games.fleet_commander.judgement.reckoning import intents
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle


def test_ending_the_turn_is_advised_and_played_first_if_no_action_gains_anything() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O G:O")
    first, *others = offers(battle.view())
    assert first.intent.actions == (GAME.finish(battle.view()),)
    assert any(isinstance(one.intent.actions[0], a.Attack) for one in others)
    assert not any(one.is_worthwhile for one in others)
    assert captain(battle.view(), policy_dice("idle", 1)) == first.intent.actions[0]


def test_no_offer_is_made_if_only_ending_the_turn_is_left() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "A5")
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:O")
    assert offers(battle.view()) == []
    assert captain(battle.view(), policy_dice("idle", 1)) == GAME.finish(battle.view())


def test_a_gain_that_depends_on_a_die_is_advised_before_an_action_without_gain() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    far = battle.ship("p1", "frigate", "A5")
    battle.ship("p2", "battleship", "C2")
    battle.special("A4", "gravity_field")
    for at in ("B3", "D3", "C4", "B5"):
        battle.special(at, "asteroid_field")
    battle.dice("p1", "R:O B:O")
    battle.dice("p2", bridge="G:O")
    sure, *_ = ranked(battle.view(), [*intents(battle.view())])
    assert not is_chancy(battle.view(), sure.actions[0])
    assert sure.gain <= 0
    first, *_ = offers(battle.view())
    assert first.intent.actions == (battle.move("B:O", far, "A4"),)
    assert first.is_worthwhile


def test_entering_the_same_sector_by_different_dice_is_one_offer() -> None:
    battle = Battle(scenario="control")
    ship = battle.ship("p1", "frigate", None)
    battle.ship("p2", "battleship", "C1")
    battle.dice("p1", "B:O B:D B:M")
    entered = [
        one.intent.actions[0].to
        for one in offers(battle.view())
        if isinstance(one.intent.actions[0], a.Enter) and one.intent.actions[0].ships == (ship,)
    ]
    assert entered
    assert len({*entered}) == len(entered)


def test_a_lieutenant_takes_any_of_the_first_few_offers() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p1", "destroyer", "A5")
    battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "destroyer", "B3")
    battle.dice("p1", "R:O R:O B:O B:D")
    firsts = [one.intent.actions[0] for one in offers(battle.view())]
    assert len(firsts) > OFFERS_TAKEN_FROM
    decided = [lieutenant(battle.view(), policy_dice("errs", one)) for one in range(60)]
    assert {*decided} == {*firsts[:OFFERS_TAKEN_FROM]}
