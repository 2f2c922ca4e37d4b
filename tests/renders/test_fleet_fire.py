"""Fire in pictures of Fleet Commander: attacks, answers, losses and special weapons."""

from dataclasses import replace

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Weapon
from renders.fleet_commander import scene_of
from renders.fleet_commander.weapons import DRAWINGS
from renders.space.scene import Move, Shield
from tests.renders.fleet_moments import load, scene_at
from tests.renders.fleet_positions import laid_out
from tests.renders.test_fleet_commander import scene_from


def test_an_attack_that_may_still_be_answered_shows_no_damage_yet() -> None:
    scene = scene_at(load("under_fire"))
    assert [shot.damage for shot in scene.shots] == [None, None]
    assert [shot.through[0] for shot in scene.shots] == [(0, 2, 2), (0, 1, 2)]
    assert scene.target == scene.focus == (0, 2, 1)
    assert [fleet.lit for fleet in scene.fleets] == [False, True]


def test_a_shield_stops_the_shot_from_one_sector_and_the_other_shows_its_damage() -> None:
    scene = scene_at(load("shield"))
    assert scene.shields == (Shield((0, 2, 1), (0, 2, 2)),)
    assert [(shot.blocked, shot.damage) for shot in scene.shots] == [(True, None), (False, 3)]


def test_a_counter_attack_is_drawn_as_a_shot_of_its_own() -> None:
    *_, back = scene_at(load("counter")).shots
    assert (back.through, back.seat, back.damage) == (((0, 2, 1), (0, 2, 2)), 1, 4)
    assert back.on == (0, "destroyer", 2)


def test_a_shot_at_a_ship_that_retreats_is_drawn_to_the_sector_it_left() -> None:
    scene = scene_at(load("retreat"))
    assert scene.shots[0].through[-1] == (0, 2, 1)
    assert scene.moves == (Move(((0, 2, 1), (0, 1, 0)), 1),)


@pytest.mark.parametrize("name", ["shield", "counter", "retreat", "taken", "redirected", "helped"])
def test_an_answer_is_drawn_with_its_attack_even_if_that_was_told_before(name: str) -> None:
    moment = load(name)
    attack = next(at for at, event in enumerate(moment.told) if event.kind == "attacked")
    whole = scene_at(moment)
    assert whole.shots
    for cut in (attack + 1, len(moment.told) - 1):
        before, told = moment.told[:cut], moment.told[cut:]
        apart = scene_of(moment.view, moment.wanted.words, before=before, told=told, board="7")
        assert apart == whole


@pytest.mark.parametrize("name", ["under_fire", "asked_after_redirect", "asked_for_help"])
def test_an_attack_that_waits_for_an_answer_is_drawn_without_any_event(name: str) -> None:
    moment = load(name)
    plain = scene_at(replace(moment, told=()))
    assert plain.shots == scene_at(moment).shots != ()
    assert plain.target == scene_at(moment).target


def test_ships_of_others_that_support_an_attack_fire_too() -> None:
    shots = scene_at(load("helped")).shots
    assert [(shot.through[0], shot.seat) for shot in shots] == [((0, 2, 2), 0), ((0, 1, 2), 2)]


def test_a_destroyed_ship_is_drawn_as_a_wreck_where_it_was() -> None:
    scene = scene_at(load("destroyed"))
    (wreck,) = scene.lost
    assert (wreck.at, wreck.seat, wreck.sort) == ((0, 2, 1), 1, "battleship")


def test_shots_of_supporters_are_drawn_from_where_they_stood_when_they_fired() -> None:
    battle = laid_out()
    target = battle.ship("p2", "destroyer", "C2")
    battle.ship("p1", "destroyer", "C3")
    helper = battle.ship("p1", "frigate", "B3")
    battle.dice("p1", rolled="R:O B:O R:D")
    battle.dice("p2")
    fired = battle.act(battle.attack("R:O", "C3", "C2", target))
    moved = battle.act(battle.move("B:O", helper, "B4"))
    shots = scene_from(battle, fired, moved).shots
    assert [shot.through[0] for shot in shots] == [(0, 2, 2), (0, 1, 2)]


def test_the_previous_turn_is_drawn_until_a_ship_acts_in_the_next() -> None:
    battle = laid_out()
    target = battle.ship("p2", "destroyer", "C2")
    battle.ship("p1", "destroyer", "C3")
    launcher = battle.ship("p1", "battleship", "A5", weapon="drones")
    battle.drones(launcher, battle.ship("p2", "destroyer", "B4"))
    battle.dice("p1", rolled="R:O")
    battle.dice("p2")
    steps = [
        battle.act(battle.attack("R:O", "C3", "C2", target)),
        battle.act(a.EndTurn()),
    ]
    assert len(scene_from(battle, *steps).shots) == 1, "though drones have struck since"
    steps.append(battle.act(a.RollDice(red=0, blue=3, green=0), "D", "D", "D", seat="p2"))
    before = scene_from(battle, *steps)
    assert [shot.on for shot in before.shots] == [(1, "destroyer", 2)]
    steps.append(battle.act(battle.move("B:D", target, "B3"), seat="p2"))
    scene = scene_from(battle, *steps)
    assert (scene.shots, [harm.points for harm in scene.harms]) == ((), [2])
    assert [move.through for move in scene.moves] == [((0, 2, 1), (0, 1, 2))]


def test_a_shot_redirected_to_a_cruiser_is_drawn_at_the_cruiser() -> None:
    battle = laid_out()
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.ship("p1", "destroyer", "C3")
    battle.dice("p1", rolled="R:O R:M B:D")
    battle.dice("p2")
    fired = battle.act(battle.attack("R:O", "C3", "C2", target))
    answered = battle.answer(a.ReplyRedirect, ship=cruiser)
    (shot,) = scene_from(battle, fired, answered).shots
    assert shot.on == (1, "cruiser", battle.open.ships[cruiser].number)
    assert shot.damage == 2


def test_a_special_weapon_aimed_at_a_ship_is_drawn_as_a_shot_with_its_damage() -> None:
    (shot,) = scene_at(load("weapon")).shots
    assert (shot.through[-1], shot.damage) == ((0, 2, 2), 4)


def test_a_bomb_is_drawn_as_a_blast_with_the_damage_of_each_ship_around() -> None:
    scene = scene_at(load("bomb"))
    assert scene.blasts == ((0, 2, 1),)
    assert len(scene.harms) == 7
    assert not scene.shots


def test_repairs_are_drawn_as_negative_damage() -> None:
    battle = laid_out()
    own = battle.ship("p1", "battleship", "C3", weapon="nano_repairer", hull=10)
    battle.dice("p1", rolled="R:S B:S G:O")
    step = battle.act(a.FireWeapon(ship=own, specials=("R:S", "B:S"), target=own))
    scene = scene_from(battle, step)
    assert [harm.points for harm in scene.harms] == [-4]
    assert scene.target is None
    assert not scene.shots


def test_ships_moved_by_a_vortex_gate_are_drawn_as_jumping() -> None:
    assert scene_at(load("gate")).moves == (Move(((0, 0, 3), (0, 2, 1)), 0, jump=True),)


def test_tokens_are_drawn_where_they_are() -> None:
    scene = scene_at(load("tokens"))
    assert [(sign.kind, sign.at, sign.letter, sign.seat) for sign in scene.signs] == [
        ("interdictor", (0, 2, 2), "I", 1)
    ]
    assert [ship.sort for ship in scene.ships if ship.drones] == ["frigate"]


def test_every_weapon_has_a_letter_of_its_own() -> None:
    assert set(DRAWINGS) == set(Weapon)
    assert len({one.letter for one in DRAWINGS.values()}) == len(Weapon)
