"""Reasons, told to a player, why an adjacent enemy or a die against an attack is of no use."""

from itertools import islice

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.shots import Groups
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.words import things
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.test_hints_and_plans import positions
from tests.soak import Seeds

learn(GAME)


def said(battle: Battle, seat: str = "p1", code: str = "en") -> list[str]:
    words = voice(code, GAME.slug)
    return [words.say(line, plain=True) for line in GAME.words.hindered(battle.view(seat))]


def beside(dice: str) -> Battle:
    """A destroyer of p1 at C3, with enemies to the north and the north-west."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "frigate", "C2")
    battle.ship("p2", "cruiser", "B2")
    battle.dice("p1", dice)
    return battle


@pytest.mark.rule("FC-SECTOR-06")
def test_an_adjacent_enemy_among_asteroids_is_told_as_no_target() -> None:
    battle = beside("R:M")
    assert said(battle) == []
    battle.special("C2", "asteroid_field")
    assert said(battle) == [
        "No shot at enemy frigate (C2). Ships in an asteroid field cannot be targeted."
    ]
    assert said(battle, code="fr")[0].startswith("Pas de tir sur la frégate ennemie (C2). ")


def test_an_adjacent_enemy_that_no_red_die_points_at_is_told_with_the_reason() -> None:
    assert said(beside("R:O")) == [
        "No shot at enemy cruiser (B2). The die does not point that way."
    ]
    assert said(beside("R:D R:S")) == [], "the special turns the die"


@pytest.mark.rule("FC-SECTOR-04")
def test_ships_among_asteroids_are_told_that_they_cannot_attack() -> None:
    battle = beside("R:M")
    battle.special("C3", "asteroid_field")
    (told,) = said(battle)
    assert told.endswith("Ships in an asteroid field cannot attack.")


def test_no_reason_is_told_without_a_red_die_to_fire() -> None:
    battle = beside("B:O")
    battle.special("C2", "asteroid_field")
    assert said(battle) == []


@pytest.mark.rule("FC-RANGE-07", "FC-SHIELD-02")
def test_a_die_that_does_not_answer_an_attack_gives_its_reason_beside_those_that_do() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "cruiser", "C1")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S G:O G:D B:S")
    battle.act(battle.attack("R:O", "C3", "C2 C1", 1, twice=True))
    assert said(battle, "p2") == [
        "A retreat does not avoid this hit: your ships move after the damage",
        "🔴\u2060★ cannot counter a ranged attack",
    ]
    assert said(battle) == [], "only the commander asked is told"


@pytest.mark.parametrize("preset", ["pitched_battle", "hidden_battle", "asteroid_belt"])
def test_an_adjacent_enemy_is_a_target_or_told_as_none_in_played_games(
    preset: str, seeds: Seeds
) -> None:
    told = 0
    for seed in seeds(1):
        for view in islice(positions(preset, f"beside-{seed}"), 0, 120, 3):
            aims = {one.target for one in suggest_attacks(view) if isinstance(one, a.Attack)}
            missed = {at for at, foes in near(view).items() if not aims & {*foes}}
            lines = [one for one in GAME.words.hindered(view) if one.key == "no-shot"]
            told += len(lines)
            said = " ".join(voice("en", GAME.slug).say(line, plain=True) for line in lines)
            for at in missed:
                assert f"({things.short_name(view.open, at)})" in said
    assert told or preset == "pitched_battle", "or else the test shows nothing"


def near(view: FleetView) -> dict[int, list[int]]:
    """Enemies beside armed ships of a commander who holds a red die that fires, by sector."""
    battle, groups = view.open, Groups(view.open, view.seat)
    found: dict[int, list[int]] = {}
    reds = {"R:O", "R:D", "R:M"} & {*usable(battle.commanders[view.seat])}
    foes = [one for one in battle.ships if are_enemies(battle, view.seat, one.owner)]
    for ship in foes if reds else []:
        beside = () if ship.at is None else groups.field.beside[ship.at]
        if ship.at is not None and any(at in groups.ships for at in beside):
            found.setdefault(ship.at, []).append(ship.id)
    return found
