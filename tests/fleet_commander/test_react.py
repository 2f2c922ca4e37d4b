"""Reactions: shields, retreat, counter-attack, and cruisers that take the place of a target."""

from typing import Any

import pytest

from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.standing_orders import Orders
from tests.fleet_commander.battle import Battle, told


def under_fire(bridge: str, foe: str = "battleship", **options: Any) -> tuple[Battle, int, int]:
    """A destroyer of p1 at C3 fires with support from D2 at a ship of p2 at C2."""
    battle = Battle(**options)
    ship = battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "D2")
    target = battle.ship("p2", foe, "C2")
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O R:M")
    battle.dice("p2", bridge=bridge)
    battle.act(battle.attack("R:O", "C3", "C2", target))
    return battle, ship, target


@pytest.mark.rule("FC-REACT-01", "FC-REACT-02", "FC-REACT-06", "FC-SHIELD-02")
def test_a_shield_of_the_bridge_blocks_what_comes_from_its_sector_and_returns() -> None:
    battle, _, target = under_fire("G:O")
    step = battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert told(step, e.Shielded)[0].blocked == 2
    assert battle.hull(target) == 24 - 3
    assert battle.commander("p2").reserve == [3, 3, 3]
    assert battle.bridge("p2") == []


@pytest.mark.rule("FC-SHIELD-01")
def test_several_shields_may_be_raised_at_once() -> None:
    battle, _, target = under_fire("G:O G:M")
    shields = (battle.shield("G:O", "C3"), battle.shield("G:M", "D2"))
    battle.answer(a.RaiseShields, shields=shields)
    assert battle.hull(target) == 24


@pytest.mark.rule("FC-SHIELD-02", "FC-SHIELD-05")
def test_a_shield_stops_nothing_from_where_it_does_not_point() -> None:
    battle, _, _ = under_fire("G:D G:O")
    wrong = (battle.shield("G:D", "C3"),)
    assert battle.refuses(a.RaiseShields, shields=wrong) == "FC-SHIELD-05"
    nothing = (battle.shield("G:D", "B1"),)
    assert battle.refuses(a.RaiseShields, shields=nothing) == "FC-SHIELD-05"
    battle, _, target = under_fire("G:O")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "D2"),))
    assert battle.hull(target) == 24 - 2


@pytest.mark.rule("FC-SHIELD-03")
def test_a_multi_directional_shield_blocks_one_sector_of_its_owners_choice() -> None:
    for against, left in (("C3", 21), ("D2", 22)):
        battle, _, target = under_fire("G:M")
        both = (battle.shield("G:M", "C3"), battle.shield("G:M", "D2"))
        assert battle.refuses(a.RaiseShields, shields=both) == "FC-REACT-02"
        battle.answer(a.RaiseShields, shields=(battle.shield("G:M", against),))
        assert battle.hull(target) == left


@pytest.mark.rule("FC-SHIELD-02")
def test_two_shields_against_one_sector_are_refused() -> None:
    battle, _, _ = under_fire("G:O G:M")
    both = (battle.shield("G:O", "C3"), battle.shield("G:M", "C3"))
    assert battle.refuses(a.RaiseShields, shields=both) == "FC-SHIELD-02"


@pytest.mark.rule("FC-SHIELD-04", "FC-SUPPORT-06")
def test_one_shield_blocks_every_ship_of_a_sector_supporters_too() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ships("p1", "frigate", "D2", 4)
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "D2"),))
    assert battle.hull(target) == 24 - 2


@pytest.mark.rule("FC-SHIELD-06")
def test_a_green_special_blocks_nothing_and_asks_nothing() -> None:
    battle, _, target = under_fire("G:S")
    assert not battle.is_asked()
    assert battle.hull(target) == 24 - 5


@pytest.mark.rule("FC-SHIELD-07")
def test_against_a_ranged_attack_the_shield_points_at_the_last_sector_crossed() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "A1")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O R:D")
    battle.dice("p2", bridge="G:O G:D")
    battle.act(battle.attack("R:O R:D", "A1", "B1 C2", target))
    straight = (battle.shield("G:O", "B1"),)
    assert battle.refuses(a.RaiseShields, shields=straight) == "FC-SHIELD-05"
    battle.answer(a.RaiseShields, shields=(battle.shield("G:D", "B1"),))
    assert battle.hull(target) == 24


@pytest.mark.rule("FC-SPECIAL-10", "FC-SPECIAL-08", "FC-AMB-12")
def test_two_green_dice_of_the_bridge_make_a_shield_of_another_direction() -> None:
    battle, _, target = under_fire("G:D G:S")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:D>O", "C3"),))
    assert battle.hull(target) == 24 - 3
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-REACT-02", "FC-DICE-08")
def test_without_a_stored_die_that_answers_nobody_is_asked() -> None:
    battle, _, target = under_fire("R:O B:M G:S")
    assert not battle.is_asked()
    assert battle.hull(target) == 24 - 5


@pytest.mark.rule("FC-REACT-02")
def test_only_what_lies_on_the_bridge_answers_an_attack() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", rolled="G:O R:S B:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    assert not battle.is_asked()


@pytest.mark.rule("FC-DICE-08")
def test_green_results_are_of_no_use_in_ones_own_turn() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "G:O G:M")
    kinds = {type(one) for one in battle.suggested()}
    assert kinds == {a.EndTurn}


@pytest.mark.rule("FC-REACT-01")
def test_there_is_one_reaction_to_an_attack() -> None:
    battle, _, target = under_fire("G:O R:S B:S")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert not battle.is_asked()
    assert battle.bridge("p2") == ["B:S", "R:S"]
    assert battle.hull(target) == 21


@pytest.mark.rule("FC-REACT-01")
def test_nobody_needs_to_react() -> None:
    battle, _, target = under_fire("G:O")
    battle.answer(a.TakeHit)
    assert battle.hull(target) == 19
    assert battle.bridge("p2") == ["G:O"]


@pytest.mark.rule("FC-REACT-03")
def test_each_attack_may_be_answered_in_another_way() -> None:
    battle, _, target = under_fire("G:O R:S")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    battle.act(battle.attack("R:M", "C3", "C2", target))
    battle.answer(a.CounterAttack, ship=0)
    assert battle.hull(0) == 12 - 4


@pytest.mark.rule("FC-REACT-04")
def test_only_the_owner_of_the_target_answers() -> None:
    battle, _, _ = under_fire("G:O")
    asked = battle.asked()
    assert asked.seat == "p2"
    assert battle.game.to_act(battle.state) == ("p2",)
    assert battle.refused(a.TakeHit(decision=asked.id), "p1") == "FC-REACT-04"
    assert battle.refused(a.EndTurn(), "p1") == "FC-TURN-01"


@pytest.mark.rule("FC-SPECIAL-11", "FC-SPECIAL-12", "FC-SPECIAL-13")
def test_a_retreat_takes_the_damage_and_then_all_ships_of_the_sector_away() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "battleship", "C2")
    escort = battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    step = battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(target) == 22
    assert battle.is_in(target, "B1")
    assert battle.is_in(escort, "B1")
    assert battle.commander("p2").reserve == [3, 3, 3]
    kinds = [type(event) for event in step.events]
    assert kinds == [e.Damaged, e.Moved]


@pytest.mark.rule("FC-SPECIAL-13", "FC-AMB-09")
def test_those_who_survive_retreat_and_only_they_count() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    weak = battle.ship("p2", "cruiser", "C2", hull=1)
    escort = battle.ship("p2", "destroyer", "C2")
    battle.ship("p2", "cruiser", "B1")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", weak))
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.place(weak) is None
    assert battle.is_in(escort, "B1")


@pytest.mark.rule("FC-SPECIAL-14")
def test_a_retreat_goes_any_way_but_not_to_an_enemy_or_a_full_sector() -> None:
    battle, _, target = under_fire("B:S")
    ways = {one.to for one in battle.suggested("p2") if isinstance(one, a.Retreat)}
    free = {battle.at(name) for name in ("B1", "C1", "D1", "B2", "B3", "D3")}
    assert ways == free
    assert battle.refuses(a.Retreat, to=battle.at("C3")) == "FC-SPECIAL-14"
    assert battle.refuses(a.Retreat, to=battle.at("A5")) == "FC-SPECIAL-14"
    assert battle.is_in(target, "C2")


@pytest.mark.rule("FC-SPECIAL-14", "FC-WEAPON-09")
def test_a_retreat_does_not_enter_an_interdictor() -> None:
    battle, _, _ = under_fire("B:S")
    launcher = battle.ship("p1", "battleship", "E5", weapon="interdictor")
    battle.interdictor(launcher, "B1")
    assert battle.refuses(a.Retreat, to=battle.at("B1")) == "FC-SPECIAL-14"
    assert battle.refuses(a.Retreat, to=battle.at("C1")) is None


@pytest.mark.rule("FC-SPECIAL-15")
def test_a_retreat_enters_asteroids_and_gas_but_no_gravity_field() -> None:
    battle, _, target = under_fire("B:S")
    battle.special("B1", "gravity_field")
    battle.special("C1", "gas_cloud")
    battle.special("D1", "asteroid_field")
    assert battle.refuses(a.Retreat, to=battle.at("B1")) == "FC-SPECIAL-14"
    assert battle.refuses(a.Retreat, to=battle.at("C1")) is None
    battle.answer(a.Retreat, "S", to=battle.at("D1"))
    assert battle.hull(target) == 24 - 5 - 4


@pytest.mark.rule("FC-SPECIAL-15")
def test_without_anywhere_to_go_nobody_is_asked_to_retreat() -> None:
    battle = Battle(zones=((1, 2),))
    battle.ship("p1", "destroyer", "A1")
    target = battle.ship("p2", "battleship", "B1")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "A1", "B1", target))
    assert not battle.is_asked()
    assert battle.bridge("p2") == ["B:S"]


@pytest.mark.rule("FC-ABILITY-04")
def test_frigates_alone_retreat_without_damage() -> None:
    battle, _, target = under_fire("B:S", "frigate", abilities=True)
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(target) == 6
    assert battle.is_in(target, "B1")


@pytest.mark.rule("FC-ABILITY-04")
def test_frigates_with_another_ship_are_hit_before_they_retreat() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    battle.ship("p2", "destroyer", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(target) == 4


@pytest.mark.rule("FC-SPECIAL-16", "FC-SPECIAL-17", "FC-SPECIAL-18")
def test_a_counter_attack_costs_the_full_damage_and_deals_that_of_the_sector() -> None:
    battle = Battle()
    ship = battle.ship("p1", "battleship", "C3")
    target = battle.ship("p2", "destroyer", "C2")
    battle.ship("p2", "cruiser", "B2")
    battle.ships("p2", "frigate", "C2", 2)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    battle.answer(a.CounterAttack, ship=ship)
    assert battle.hull(target) == 12 - 4
    assert battle.hull(ship) == 24 - (2 + 1 + 1)
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-SPECIAL-19", "FC-REACT-05")
def test_a_counter_attack_comes_from_those_destroyed_too() -> None:
    battle, ship, target = under_fire("R:S", "frigate")
    other = battle.ship("p2", "cruiser", "C2")
    battle.change(target, hull=5)
    step = battle.answer(a.CounterAttack, ship=ship)
    assert battle.place(target) is None
    assert battle.hull(ship) == 12 - 4
    assert battle.hull(other) == 18
    order = [type(event) for event in step.events]
    assert order == [e.Damaged, e.CounterAttacked, e.Damaged, e.ShipDestroyed]


@pytest.mark.rule("FC-SPECIAL-20")
def test_nothing_answers_a_counter_attack() -> None:
    battle, ship, _ = under_fire("R:S")
    battle.dice("p1", bridge="G:M B:S R:S")
    battle.answer(a.CounterAttack, ship=ship)
    assert not battle.is_asked()
    assert battle.hull(ship) == 8


@pytest.mark.rule("FC-SPECIAL-21", "FC-SPECIAL-22")
def test_a_supporter_may_be_struck_back_and_nobody_else() -> None:
    battle, ship, _ = under_fire("R:S", "destroyer")
    idle = battle.ship("p1", "frigate", "E5")
    assert battle.refuses(a.CounterAttack, ship=idle) == "FC-SPECIAL-17"
    battle.answer(a.CounterAttack, ship=1)
    assert battle.hull(1) == 18 - 2
    assert battle.hull(ship) == 12


@pytest.mark.rule("FC-SPECIAL-22")
def test_a_counter_attack_has_no_support() -> None:
    battle, ship, _ = under_fire("R:S", "frigate")
    battle.ship("p2", "battleship", "D4")
    battle.answer(a.CounterAttack, ship=ship)
    assert battle.hull(ship) == 11


@pytest.mark.rule("FC-RANGE-07")
def test_a_ranged_attack_is_shielded_or_fled_but_not_struck_back() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O R:O")
    battle.dice("p2", bridge="G:O R:S B:S")
    battle.act(battle.attack("R:O R:O", "C4", "C3 C2", target))
    kinds = {type(one) for one in battle.suggested("p2")}
    assert kinds == {a.RaiseShields, a.Retreat, a.TakeHit}
    assert battle.refuses(a.CounterAttack, ship=0) == "FC-SPECIAL-17"


@pytest.mark.rule("FC-ABILITY-06", "FC-ABILITY-07")
def test_with_depolarised_shields_any_green_direction_blocks_any_one_sector() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "D1")
    target = battle.ship("p2", "frigate", "C2")
    battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:D")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    battle.answer(a.ReplyRedirect)
    battle.answer(a.RaiseShields, shields=(battle.shield("G:D", "C3"),))
    assert battle.hull(target) == 6 - 3


@pytest.mark.rule("FC-ABILITY-06")
def test_without_abilities_a_cruiser_widens_no_shield_and_takes_nobodys_place() -> None:
    battle, _, _ = under_fire("G:D R:S", "cruiser", abilities=False)
    assert battle.refuses(a.RaiseShields, shields=(battle.shield("G:D", "C3"),)) == "FC-SHIELD-05"


@pytest.mark.rule("FC-ABILITY-08", "FC-REACT-05")
def test_a_cruiser_takes_the_place_of_the_target_before_any_reaction() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    other = battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    assert isinstance(battle.asked(), d.RedirectDecision)
    assert battle.refuses(a.ReplyRedirect, ship=other) == "FC-ABILITY-08"
    battle.answer(a.ReplyRedirect, ship=cruiser)
    assert isinstance(battle.asked(), d.ReactDecision)
    battle.answer(a.TakeHit)
    assert battle.hull(cruiser) == 16
    assert battle.hull(target) == 6


@pytest.mark.rule("FC-ABILITY-09", "FC-AMB-10")
def test_a_cruiser_takes_the_place_of_a_target_at_range_and_once_in_a_pair() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O R:O R:O")
    battle.act(battle.attack("R:O R:O", "C4", "C3 C2", target))
    battle.answer(a.ReplyRedirect, ship=cruiser)
    assert battle.hull(cruiser) == 16
    near = Battle()
    near.ship("p1", "destroyer", "C3")
    target = near.ship("p2", "frigate", "C2")
    other = near.ship("p2", "frigate", "C2")
    cruiser = near.ship("p2", "cruiser", "C2")
    near.dice("p1", "R:O")
    near.act(near.attack("R:O", "C3", "C2", target, twice=True))
    near.answer(a.ReplyRedirect, ship=cruiser)
    assert near.refused(a.AttackAgain(target=cruiser)) == "FC-ABILITY-14"
    near.act(a.AttackAgain(target=other))
    assert not near.is_asked()
    assert near.hull(other) == 4


@pytest.mark.rule("FC-ABILITY-09", "FC-AMB-10")
def test_of_a_pair_one_attack_at_most_is_taken_over_even_with_two_cruisers() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    first = battle.ship("p2", "cruiser", "C2")
    second = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", target, twice=True))
    battle.answer(a.ReplyRedirect, ship=first)
    battle.act(a.AttackAgain(target=target))
    assert not battle.is_asked()
    assert [battle.hull(one) for one in (target, first, second)] == [4, 16, 18]


@pytest.mark.rule("FC-ABILITY-14", "FC-AMB-10")
def test_the_first_target_of_a_pair_does_not_take_the_place_of_the_second() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", cruiser, twice=True))
    battle.act(a.AttackAgain(target=target))
    assert not battle.is_asked()
    assert battle.hull(target) == 4


@pytest.mark.rule("FC-DEC-04", "FC-DEC-05")
@pytest.mark.parametrize("reactions", ["cautious", "balanced", "aggressive"])
def test_whatever_the_standing_order_who_can_be_saved_is(reactions: Any) -> None:
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
def test_standing_orders_have_a_temper(reactions: Any, kind: type[Any]) -> None:
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


@pytest.mark.rule("FC-DEC-04", "FC-DEC-08")
def test_who_is_lost_strikes_back_by_default_at_whom_it_destroys() -> None:
    battle, ship, target = under_fire("R:S", "destroyer")
    battle.change(target, hull=5)
    battle.change(ship, hull=2)
    answer = battle.game.default(battle.view("p2"))
    assert answer == a.CounterAttack(decision=battle.asked().id, ship=ship)


@pytest.mark.rule("FC-DEC-01")
def test_a_cruiser_steps_in_by_default_for_who_would_be_lost() -> None:
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
