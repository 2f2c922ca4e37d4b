"""Answers to an attack by standing orders and by default."""

from typing import Any

import pytest

from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.under_fire import under_fire


@pytest.mark.rule("FC-DEC-04", "FC-DEC-05")
@pytest.mark.parametrize("reactions", ["cautious", "balanced", "aggressive"])
def test_every_standing_order_saves_a_ship_that_shields_can_save(reactions: Any) -> None:
    battle, _, _ = under_fire("G:O G:D G:M", "frigate")
    battle.change(2, hull=2)
    orders = Orders(reactions=reactions)
    answer = battle.game.answer(battle.view("p2"), battle.asked(), orders)
    assert isinstance(answer, a.RaiseShields)
    assert {shield.against for shield in answer.shields} == {battle.at("C3"), battle.at("D2")}
    assert battle.game.answer(battle.view("p2"), battle.asked(), Orders()) is None


@pytest.mark.rule("FC-DEC-04")
@pytest.mark.parametrize(
    ("reactions", "kind"),
    [("cautious", a.RaiseShields), ("balanced", a.RaiseShields), ("aggressive", a.CounterAttack)],
)
def test_standing_orders_choose_shields_or_a_counter_attack_by_their_temper(
    reactions: Any, kind: type[Any]
) -> None:
    battle, _, _ = under_fire("G:O R:S")
    orders = Orders(reactions=reactions)
    answer = battle.game.answer(battle.view("p2"), battle.asked(), orders)
    assert isinstance(answer, kind)


@pytest.mark.rule("FC-DEC-04", "FC-DEC-06")
def test_frigates_retreat_by_default_to_where_fewest_could_fire_at_them() -> None:
    battle, _, _ = under_fire("B:S", "frigate")
    answer = battle.game.default(battle.view("p2"))
    assert isinstance(answer, a.Retreat)
    assert answer.to == battle.at("B1")
    battle.special("B1", "gas_cloud")
    answer = battle.game.default(battle.view("p2"))
    assert answer == a.Retreat(decision=battle.asked().id, to=battle.at("B2"))


@pytest.mark.rule("FC-DEC-04")
@pytest.mark.parametrize(("abilities", "kind"), [(True, a.Retreat), (False, a.RaiseShields)])
def test_frigates_retreat_by_default_if_their_ability_spares_them_the_damage(
    abilities: Any,
    kind: type[Any],
) -> None:
    battle, _, _ = under_fire("B:S G:O", "frigate", abilities=abilities)
    assert isinstance(battle.game.default(battle.view("p2")), kind)


@pytest.mark.rule("FC-DEC-04", "FC-DEC-08")
def test_a_doomed_ship_strikes_back_by_default_at_the_ship_it_destroys() -> None:
    battle, ship, target = under_fire("R:S", "destroyer")
    battle.change(target, hull=5)
    battle.change(ship, hull=2)
    answer = battle.game.default(battle.view("p2"))
    assert answer == a.CounterAttack(decision=battle.asked().id, ship=ship)


@pytest.mark.rule("FC-DEC-04", "FC-DEC-08")
@pytest.mark.parametrize(
    ("foe", "hull", "strikes"),
    [("frigate", 1, True), ("frigate", 2, False), ("destroyer", 12, True)],
)
def test_a_doomed_ship_strikes_back_by_default_for_a_kill_or_two_points_of_damage(
    foe: str, hull: int, strikes: bool
) -> None:
    battle, ship, target = under_fire("R:S", foe)
    battle.change(target, hull=5)
    battle.change(ship, hull=hull)
    answer = battle.game.default(battle.view("p2"))
    assert isinstance(answer, a.CounterAttack) == strikes


@pytest.mark.rule("FC-DEC-05")
def test_a_ship_that_survives_blocks_by_default_as_much_damage_as_it_can() -> None:
    battle, _, _ = under_fire("G:O G:O G:M")
    answer = battle.game.default(battle.view("p2"))
    assert isinstance(answer, a.RaiseShields)
    assert [(one.die, one.against) for one in answer.shields] == [
        ("G:O", battle.at("C3")),
        ("G:O", battle.at("D2")),
    ]


@pytest.mark.rule("FC-DEC-01")
def test_a_cruiser_takes_the_hit_by_default_only_for_a_ship_that_would_be_lost() -> None:
    for hull, steps_in in ((2, True), (3, False)):
        battle = Battle()
        battle.ship("p1", "destroyer", "C3")
        target = battle.ship("p2", "frigate", "C2", hull=hull)
        cruiser = battle.ship("p2", "cruiser", "C2")
        battle.dice("p1", "R:O")
        battle.act(battle.attack("R:O", "C3", "C2", target))
        chosen = cruiser if steps_in else None
        assert battle.game.default(battle.view("p2")) == a.ReplyRedirect(
            decision=battle.asked().id, ship=chosen
        )
        for order, ship in (("never", None), ("to_save", chosen)):
            orders: Any = Orders(redirect=order)  # type: ignore[arg-type]
            answer = battle.game.answer(battle.view("p2"), battle.asked(), orders)
            assert answer == a.ReplyRedirect(decision=battle.asked().id, ship=ship)


@pytest.mark.rule("FC-DEC-01")
@pytest.mark.parametrize(("hull", "steps_in"), [(2, False), (3, True)])
def test_a_cruiser_takes_no_hit_by_default_that_would_destroy_it(hull: int, steps_in: bool) -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2", hull=1)
    cruiser = battle.ship("p2", "cruiser", "C2", hull=hull)
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    answer = battle.game.default(battle.view("p2"))
    assert isinstance(answer, a.ReplyRedirect)
    assert answer.ship == (cruiser if steps_in else None)
