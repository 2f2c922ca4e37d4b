"""Shields: dice that block damage from a sector, and cruisers that let any of them fit."""

import pytest

from bot.words.language import voice
from engine.core.errors import RuleViolation
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.under_fire import under_fire


@pytest.mark.rule("FC-REACT-01", "FC-REACT-02", "FC-REACT-06", "FC-SHIELD-02")
def test_a_stored_shield_blocks_damage_from_one_sector_and_returns_to_the_reserve() -> None:
    battle, _, target = under_fire("G:O")
    step = battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert told(step, e.Shielded)[0].blocked == 2
    assert battle.hull(target) == 24 - 3
    assert battle.commander("p2").reserve == [3, 3, 3]
    assert battle.bridge("p2") == []


def test_a_shield_raised_by_standing_order_can_be_worded_after_the_attack() -> None:
    battle, _, _ = under_fire("G:O")
    answer = a.RaiseShields(decision=battle.asked().id, shields=(battle.shield("G:O", "C3"),))
    battle.act(answer, seat="p2")
    (label,) = FLEET_COMMANDER.label(battle.view("p2"), answer)
    assert "against C3" in voice("en", FLEET_COMMANDER.slug).say(label, plain=True)


@pytest.mark.rule("FC-SHIELD-01")
def test_several_shields_may_be_raised_at_once() -> None:
    battle, _, target = under_fire("G:O G:M")
    shields = (battle.shield("G:O", "C3"), battle.shield("G:M", "D2"))
    step = battle.answer(a.RaiseShields, shields=shields)
    assert battle.hull(target) == 24
    assert not told(step, e.Damaged)


@pytest.mark.rule("FC-SHIELD-01")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_shields_as_there_are_green_directions_may_be_raised_at_once(count: int) -> None:
    battle = Battle()
    sectors = ("C3", "B2", "D2")
    for name in sectors:
        battle.ship("p1", "destroyer", name)
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O G:O G:O")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    shields = tuple(battle.shield("G:O", name) for name in sectors[:count])
    assert battle.refuses(a.RaiseShields, shields=shields) is None
    raised = a.RaiseShields(decision=battle.asked().id, shields=shields)
    assert raised in battle.suggested("p2")
    battle.answer(a.RaiseShields, shields=shields)
    assert battle.hull(target) == 24 - 2 * (3 - count)
    assert battle.bridge("p2") == ["G:O"] * (3 - count)


@pytest.mark.rule("FC-SHIELD-01", "FC-SHIELD-02", "FC-REACT-02")
@pytest.mark.parametrize(
    ("bridge", "sets"),
    [("G:O", {"C3", "D2"}), ("G:M", {"C3", "D2"}), ("G:O G:O", {"C3", "D2", "C3 D2"})],
)
def test_offered_shields_use_each_die_once_and_each_against_a_different_sector(
    bridge: str, sets: set[str]
) -> None:
    battle, _, _ = under_fire(bridge)
    names = {battle.at(name): name for name in ("C3", "D2")}
    found = [
        " ".join(sorted(names[shield.against] for shield in one.shields))
        for one in battle.suggested("p2")
        if isinstance(one, a.RaiseShields)
    ]
    assert sorted(found) == sorted(sets)


@pytest.mark.rule("FC-SHIELD-05")
@pytest.mark.parametrize(
    ("die", "against", "why"),
    [("G:O", "B2", "no-damage-from-there"), ("G:D", "C3", "shield-does-not-fit")],
)
def test_a_refused_shield_says_why_it_is_of_no_use(die: str, against: str, why: str) -> None:
    battle, _, _ = under_fire("G:O G:D")
    shields = (battle.shield(die, against),)
    answer = a.RaiseShields(decision=battle.asked().id, shields=shields)
    with pytest.raises(RuleViolation) as refused:
        battle.game.check(battle.view("p2"), answer)
    assert (refused.value.rule, refused.value.why) == ("FC-SHIELD-05", why)


@pytest.mark.rule("FC-SHIELD-02", "FC-SHIELD-05")
def test_a_shield_stops_no_damage_from_a_direction_it_does_not_point_to() -> None:
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
def test_a_green_special_is_no_shield_and_causes_no_question() -> None:
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
def test_a_stored_green_special_turns_a_stored_shield() -> None:
    battle, _, target = under_fire("G:D G:S")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:D>O", "C3"),))
    assert battle.hull(target) == 24 - 3
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-DICE-08")
def test_green_directions_cannot_be_played_in_the_own_turn() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "G:O G:M")
    for die in ("G:O", "G:M"):
        assert battle.refused(battle.move(die, 0, "C4")) == "FC-DICE-07"
        assert battle.refused(battle.attack(die, "C3", "C2", 1)) == "FC-DICE-07"
        shields = (battle.shield(die, "C2"),)
        assert battle.refused(a.RaiseShields(decision=1, shields=shields)) is not None
    assert {type(one) for one in battle.suggested()} == {a.EndTurn}


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
def test_without_abilities_a_cruiser_makes_no_shield_fit_and_takes_no_hit_for_others() -> None:
    battle, _, _ = under_fire("G:D R:S", "cruiser", abilities=False)
    assert battle.refuses(a.RaiseShields, shields=(battle.shield("G:D", "C3"),)) == "FC-SHIELD-05"
