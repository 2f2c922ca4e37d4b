"""Capture: prizes and what they may do, ships taken back, and their honours."""

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.ships import ShipSort
from engine.games.man_o_war.model.signals import BoardingOrder, Guns, Helm, Signal
from engine.games.man_o_war.rules.boarding import defence
from engine.games.man_o_war.rules.capture import most_to_move, transfer
from engine.games.man_o_war.rules.gunnery import targets
from engine.games.man_o_war.rules.honours import honours
from engine.games.man_o_war.rules.squadrons import fighting, foes
from engine.games.man_o_war.rules.stragglers import tell_stragglers
from engine.games.man_o_war.rules.turn import order_of_ships
from tests.man_o_war.battle import Battle, Place

FAR_AWAY = (100, 20, 270)


def beside(crew: int = 0, **more: Place) -> Battle:
    """A1 touches B1, which has only so much *crew* left."""
    battle = Battle(A1=(30, 60, 90), B1=(30, 62.001, 90), B9=FAR_AWAY, **more)
    battle.ship("B1").crew = crew
    return battle


def prize(**more: Place) -> Battle:
    """A1 has taken B1."""
    battle = beside(**more)
    battle.acts("A1")
    return battle


@pytest.mark.rule("MOW-BOARD-13", "MOW-CAPTURE-01", "MOW-CAPTURE-02", "MOW-DEC-15")
def test_an_abandoned_enemy_is_taken_without_a_die_by_one_crew() -> None:
    battle = beside()
    step = battle.acts("A1")
    (event,) = battle.told(step, e.ShipManned)
    assert event == e.ShipManned(ship=1, by=0, crew=1, prize=True)
    taken = battle.ship("B1")
    assert (taken.captor, taken.flag, taken.crew, taken.manned_from) == ("west", "west", 1, 0)
    assert battle.ship("A1").crew == 1
    assert [*battle.game.faults(battle.state)] == []


@pytest.mark.rule("MOW-DEC-15")
def test_a_ship_with_one_crew_left_takes_nothing() -> None:
    battle = beside()
    battle.ship("A1").crew = 1
    assert not battle.told(battle.acts("A1"), e.ShipManned)
    assert (battle.ship("B1").captor, battle.ship("B1").crew) == (None, 0)


@pytest.mark.rule("MOW-CAPTURE-01", "MOW-BOARD-12")
def test_a_ship_whose_last_crew_is_beaten_is_abandoned_and_taken() -> None:
    battle = beside(crew=1)
    step = battle.acts("A1", "stay", 6, 1, boarding="always")
    kinds = [type(one) for one in step.events]
    assert kinds[-4:-1] == [e.Boarded, e.ShipAbandoned, e.ShipManned]
    assert battle.ship("B1").captor == "west"


@pytest.mark.rule("MOW-EX-14", "MOW-CREW-01", "MOW-CREW-02")
@pytest.mark.parametrize("sort", [ShipSort.GALLEON, ShipSort.GREATSHIP])
def test_no_more_crew_goes_aboard_than_a_card_allows(sort: ShipSort) -> None:
    battle = beside()
    one, card = battle.ship("A1"), battle.game.data.ships[sort]
    one.sort, one.crew = sort, card.crew
    assert card.crew > 2
    assert most_to_move(battle.open, 0, 1) == 2
    with pytest.raises(AssertionError):
        transfer(battle.open, 0, 1, 3)
    transfer(battle.open, 0, 1, 2)
    assert (one.crew, battle.ship("B1").crew) == (card.crew - 2, 2)


@pytest.mark.rule("MOW-CAPTURE-03")
def test_a_prize_neither_acts_nor_leads_nor_is_signalled() -> None:
    battle = prize()
    order = [battle.names[ship] for ship in order_of_ships(battle.open)]
    assert order == ["A1", "B9"]
    assert battle.open.squadrons[1].leader == battle.number("B9")
    assert battle.number("B1") not in battle.open.to_act


@pytest.mark.rule("MOW-CAPTURE-04")
def test_the_crew_of_a_prize_repels_boarders_without_its_guns() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(35.001, 60, 270), B9=FAR_AWAY)
    assert defence(battle.open, 1, 0) == 3
    battle.ship("B1").captor, battle.ship("B1").manned_from = "east", 2
    battle.ship("B1").side = "west"
    assert defence(battle.open, 1, 0) == 2


@pytest.mark.rule("MOW-CAPTURE-06", "MOW-CAPTURE-08")
def test_a_ship_taken_back_is_its_first_owners_and_acts_with_its_squadron_from_then_on() -> None:
    battle = prize(B2=(30, 64.002, 90))
    battle.state.sides["east"].signals[1] = Signal(
        helm=Helm(intent="stay"), boarding=BoardingOrder(policy="always")
    )
    step = battle.acts("B2", "stay", 6, 1)
    manned = battle.told(step, e.ShipManned)
    assert manned == [e.ShipManned(ship=1, by=battle.number("B2"), crew=1, prize=False)]
    taken = battle.ship("B1")
    assert (taken.captor, taken.manned_from, taken.flag) == (None, None, "east")
    assert battle.number("B1") not in battle.open.to_act, "it acts no more in this turn"
    assert battle.number("B1") not in order_of_ships(battle.open), "it is a straggler so far"
    tell_stragglers(battle.open, Referee(ScriptedDice([])))
    assert battle.number("B1") in order_of_ships(battle.open)


@pytest.mark.rule("MOW-AMB-19")
def test_an_abandoned_friend_is_manned_again_after_enemies() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 62.001, 90), B1=FAR_AWAY)
    battle.ship("A2").crew = 0
    step = battle.acts("A1")
    assert battle.told(step, e.ShipManned) == [e.ShipManned(ship=1, by=0, crew=1, prize=False)]
    assert (battle.ship("A1").crew, battle.ship("A2").crew) == (1, 1)


@pytest.mark.rule("MOW-AMB-20")
def test_a_prize_is_a_target_for_its_first_owner_and_a_friend_for_its_captor() -> None:
    battle = prize(A2=(30, 80, 180), B2=(20, 62.9, 90))
    (found,) = targets(battle.open, battle.number("B2"), Guns())
    assert found[1].ship == battle.number("B1")
    battle.ship("A2").at = battle.ship("A2").at._replace(y=battle.ship("B1").at.y + 100_000)
    seen = battle.under("A2")
    assert seen is not None
    assert seen.ship == battle.number("B1")
    assert targets(battle.open, battle.number("A2"), Guns()) == []
    assert battle.number("B1") in foes(battle.open, "east")
    assert battle.number("B1") not in foes(battle.open, "west")


@pytest.mark.rule("MOW-VICTORY-01", "MOW-HONOUR-02")
def test_a_captured_ship_counts_its_honours_and_fights_for_nobody() -> None:
    battle = prize()
    assert honours(battle.open, "west") == 2
    assert honours(battle.open, "east") == 0
    assert fighting(battle.open, "east") == (battle.number("B9"),)
    assert fighting(battle.open, "west") == (0,)


@pytest.mark.rule("MOW-AMB-59")
def test_the_captor_keeps_the_honours_of_a_prize_that_is_sunk() -> None:
    battle = prize()
    battle.ship("B1").lot, battle.ship("B1").waterline = "wreck", 2
    assert (honours(battle.open, "west"), honours(battle.open, "east")) == (2, 0)


@pytest.mark.rule("MOW-CREW-04")
def test_an_abandoned_ship_stays_and_blocks_sight() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(40, 60, 0), B2=(48, 60, 0))
    battle.ship("B1").crew = 0
    seen = battle.under()
    assert seen is not None
    assert seen.ship == battle.number("B1")
    battle.seal()
    assert battle.number("B1") not in battle.open.to_act


@pytest.mark.rule("MOW-DEC-14")
def test_the_crew_of_a_prize_obeys_the_order_of_the_squadron_it_came_from() -> None:
    for lead, rounds in ((0, 2), (None, 1)):
        battle = beside(B2=(30, 64.002, 90))
        battle.signals("A", lead=lead)
        battle.signals("B", boarding="always")
        battle.seal()
        battle.acts("A1")
        battle.ship("B1").crew = battle.ship("B2").crew = 2
        faces = (1, 6, 6, 1)[: 2 * rounds]
        step = battle.acts("B2", "stay", *faces)
        (event,) = battle.told(step, e.Boarded)
        assert len(event.boarding.bouts) == rounds
