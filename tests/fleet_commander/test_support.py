"""Support from other players' ships: by allies in teams, by anybody in a free-for-all."""

from typing import Any

import pytest

from engine.core.agenda import waiting
from engine.games.fleet_commander.judgement import reflexes
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.rules.react import damage_by_sector
from tests.fleet_commander.battle import Battle, told


def joined(mode: str = "free_for_all", **what: Any) -> tuple[Battle, int, int]:
    """p1 may attack a battleship of p2 at C2 from C3; a destroyer of p3 at B1 may support."""
    battle = Battle(mode=mode, **what)
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "battleship", "C2")
    helper = battle.ship("p3", "destroyer", "B1")
    battle.ship("p2", "battleship", "E5")
    if mode == "teams_of_four":
        battle.ship("p4", "frigate", "D1")
    battle.dice("p1", "R:O R:O")
    return battle, target, helper


def strike(battle: Battle, target: int) -> Any:
    return battle.act(battle.attack("R:O", "C3", "C2", target))


@pytest.mark.rule("FC-TEAM-10", "FC-TEAM-12", "FC-FFA-03")
@pytest.mark.parametrize("mode", ["teams_of_four", "free_for_all"])
def test_ships_of_others_beside_the_target_support_if_their_owner_agrees(mode: str) -> None:
    for helps, hull in ((True, 20), (False, 22)):
        battle, target, helper = joined(mode)
        strike(battle, target)
        asked = battle.asked()
        assert isinstance(asked, d.SupportDecision)
        assert (asked.seat, asked.ships) == ("p3", (helper,))
        step = battle.answer(a.Support, ships=(helper,) if helps else ())
        assert battle.hull(target) == hull
        assert [one.firepower for one in told(step, e.Supported)] == [2] * helps


@pytest.mark.rule("FC-FFA-03", "FC-TEAM-10")
def test_only_enemies_of_the_attacked_player_are_asked_to_support_with_able_ships() -> None:
    battle, target, helper = joined("teams_of_four")
    battle.ship("p4", "destroyer", "C1")
    battle.ship("p3", "frigate", "E1")
    gassed = battle.ship("p3", "frigate", "D3")
    battle.special("D3", "gas_cloud")
    strike(battle, target)
    asked = battle.asked()
    assert isinstance(asked, d.SupportDecision)
    assert asked.ships == (helper,)
    assert battle.refuses(a.Support, ships=(gassed,)) == "FC-FFA-03"
    assert battle.refuses(a.Support, ships=(helper, helper)) == "FC-FFA-03"


@pytest.mark.rule("FC-SUPPORT-05", "FC-ABILITY-13", "FC-FFA-03")
def test_others_are_not_asked_to_support_ranged_paired_or_gas_cloud_attacks() -> None:
    battle, target, _ = joined()
    battle.change(0, at=battle.at("C4"))
    battle.act(battle.attack("R:O R:O", "C4", "C3 C2", target))
    assert not battle.is_asked()
    battle, target, _ = joined()
    battle.ship("p2", "frigate", "C2")
    battle.act(battle.attack("R:O", "C3", "C2", target, twice=True))
    assert not battle.is_asked()
    battle, target, _ = joined()
    battle.special("C3", "gas_cloud")
    strike(battle, target)
    assert not battle.is_asked()


@pytest.mark.rule("FC-FFA-04")
def test_third_parties_decide_anew_on_support_for_each_attack() -> None:
    battle, target, helper = joined()
    strike(battle, target)
    battle.answer(a.Support, ships=(helper,))
    strike(battle, target)
    battle.answer(a.Support)
    assert battle.hull(target) == 24 - 4 - 2


@pytest.mark.rule("FC-FFA-03", "FC-FFA-04")
def test_several_third_parties_are_asked_at_the_same_time_about_each_ship() -> None:
    battle, target, helper = joined(people=4)
    other = battle.ship("p3", "frigate", "D2")
    fourth = battle.ship("p4", "frigate", "D1")
    strike(battle, target)
    first, second = waiting(battle.state.agenda)
    assert isinstance(first, d.SupportDecision)
    assert (first.seat, first.ships) == ("p3", (helper, other))
    assert second.seat == "p4"
    answers = battle.suggested("p3")
    assert [one.ships for one in answers if isinstance(one, a.Support)] == [
        (helper, other),
        (helper,),
        (other,),
        (),
    ]
    assert battle.legal(answers, "p3") == answers
    assert battle.refused(a.Support(decision=first.id, ships=(fourth,)), "p3") == "FC-FFA-03"
    battle.act(a.Support(decision=second.id, ships=(fourth,)), seat="p4")
    battle.act(a.Support(decision=first.id, ships=(other,)), seat="p3")
    assert battle.hull(target) == 24 - 2 - 1 - 1


@pytest.mark.rule("FC-FFA-09", "FC-AMB-38", "FC-SHIELD-04")
def test_shields_block_supporting_third_parties_sector_by_sector() -> None:
    battle, target, helper = joined()
    battle.dice("p2", "", "G:O G:D")
    strike(battle, target)
    battle.answer(a.Support, ships=(helper,))
    asked = battle.asked()
    assert isinstance(asked, d.ReactDecision)
    coming = damage_by_sector(battle.open, asked.strike)
    assert coming == {battle.at("C3"): 2, battle.at("B1"): 2}
    both = (battle.shield("G:O", "C3"), battle.shield("G:D", "B1"))
    assert battle.refuses(a.RaiseShields, shields=both) is None
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert battle.hull(target) == 22


@pytest.mark.rule("FC-SPECIAL-21", "FC-FFA-03")
def test_a_supporting_third_party_may_be_the_target_of_a_counter_attack() -> None:
    battle, target, helper = joined()
    battle.dice("p2", "", "R:S")
    strike(battle, target)
    battle.answer(a.Support, ships=(helper,))
    battle.answer(a.CounterAttack, ship=helper)
    assert battle.hull(helper) == 8


@pytest.mark.rule("FC-DEC-10", "FC-DEC-11", "FC-TEAM-12", "FC-AMB-11")
def test_an_absent_player_supports_an_ally_by_default_and_nobody_else() -> None:
    for mode, count in (("teams_of_four", 1), ("free_for_all", 0)):
        battle, target, _ = joined(mode)
        strike(battle, target)
        answer = default_answer(battle.view("p3"), battle.asked())
        assert isinstance(answer, a.Support)
        assert len(answer.ships) == count


@pytest.mark.rule("FC-DEC-10", "FC-DEC-11", "FC-TEAM-12")
@pytest.mark.parametrize(
    ("mode", "orders", "count"),
    [
        ("teams_of_four", Orders(), None),
        ("teams_of_four", Orders(allies="always", others="never"), 1),
        ("teams_of_four", Orders(allies="never", others="always"), 0),
        ("free_for_all", Orders(allies="always"), None),
        ("free_for_all", Orders(others="always"), 1),
        ("free_for_all", Orders(others="never"), 0),
        ("free_for_all", Orders(others="strongest"), 1),
    ],
)
def test_standing_orders_decide_on_support_for_allies_and_others(
    mode: str, orders: Orders, count: int | None
) -> None:
    battle, target, _ = joined(mode)
    strike(battle, target)
    answer = battle.game.answer(battle.view("p3"), battle.asked(), orders)
    assert (None if answer is None else len(answer.ships)) == count  # type: ignore[union-attr]


@pytest.mark.rule("FC-DEC-10")
def test_support_against_the_strongest_is_given_only_if_the_strongest_is_attacked() -> None:
    battle, target, _ = joined()
    for cell in ("A4", "A5", "B4"):
        battle.ship("p1", "battleship", cell)
    strike(battle, target)
    answer = battle.game.answer(battle.view("p3"), battle.asked(), Orders(others="strongest"))
    assert answer == a.Support(decision=battle.asked().id)


@pytest.mark.rule("FC-FFA-03")
def test_nobody_is_asked_to_support_if_the_target_is_lost_anyhow() -> None:
    battle, target, _ = joined()
    battle.change(target, hull=2)
    strike(battle, target)
    assert not battle.is_asked()
    assert battle.hull(target) == 0
    battle, target, _ = joined()
    battle.change(target, hull=2)
    battle.dice("p2", "", "G:O")
    strike(battle, target)
    assert isinstance(battle.asked(), d.SupportDecision)


@pytest.mark.rule("FC-REACT-05", "FC-DEC-01")
def test_a_cruiser_takes_the_hit_before_others_support_and_expects_their_support() -> None:
    battle, _, helper = joined()
    battle.change(1, at=battle.at("A5"))
    target = battle.ship("p2", "frigate", "C2", hull=4)
    cruiser = battle.ship("p2", "cruiser", "C2")
    strike(battle, target)
    asked = battle.asked()
    assert isinstance(asked, d.RedirectDecision)
    assert reflexes.redirect(battle.open, asked).ship == cruiser
    battle.change(helper, at=battle.at("E1"))
    assert reflexes.redirect(battle.open, asked).ship is None
    battle.change(helper, at=battle.at("B1"))
    battle.answer(a.ReplyRedirect, ship=cruiser)
    following = battle.asked()
    assert isinstance(following, d.SupportDecision)
    assert following.strike.target == cruiser


@pytest.mark.rule("FC-FFA-03")
def test_in_a_duel_nobody_is_asked_to_support() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "battleship", "C2")
    battle.ship("p1", "destroyer", "B1")
    battle.dice("p1", "R:O")
    strike(battle, target)
    assert not battle.is_asked()
    assert battle.hull(target) == 20
