"""Turns planned ahead: the names of rolls, and what calls a commander back."""

from bot.words.language import learn, voice
from engine.core.plans import Plan
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.words.courses import course_of
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.test_roll_plans import before_the_roll

learn(GAME)


def watch(battle: Battle) -> dict[str, tuple[str, ...]]:
    return {stop.key: stop.watch for stop in GAME.stops(battle.view())}


def tripped(battle: Battle, watched: dict[str, tuple[str, ...]]) -> list[str]:
    """The stops that are tripped since *watched* was taken."""
    return [stop.key for stop in GAME.stops(battle.view()) if stop.tripped(watched[stop.key])]


def test_a_roll_of_the_same_dice_has_the_same_name_and_stakes_nothing() -> None:
    far, near = ([*GAME.plans(before_the_roll(at).view())] for at in ("A5", "A3"))
    names = {(plan.actions, plan.key) for plan in (*far, *near)}
    assert len(names) == len({key for _, key in names}), "one name for one choice of dice"
    assert all(plan.opens and not plan.lasts and not plan.stakes for plan in (*far, *near))


def courses(battle: Battle) -> dict[str, Plan[a.Action]]:
    return {plan.key: plan for plan in GAME.plans(battle.view()) if plan.key is not None}


def at_sea(at: str) -> Battle:
    """A destroyer of p1 at *at*, with dice to move, far from one of p2."""
    battle = Battle()
    battle.ship("p1", "destroyer", at)
    battle.ship("p2", "destroyer", "A1")
    battle.dice("p1", rolled="B:O B:D")
    return battle


def test_ships_that_go_on_the_same_way_have_one_name_and_one_intention_in_every_turn() -> None:
    first, second = courses(at_sea("C5")), courses(at_sea("C4"))
    north = "course:0:0"
    assert {first[north].lasts, second[north].lasts} == {True}
    assert first[north].label != second[north].label
    said = [
        voice(code, GAME.slug).say(first[north].intention or first[north].label, plain=True)
        for code in ("en", "fr")
    ]
    assert said == [
        "The destroyer (C4) goes on to the north, a sector a turn",
        "Le destroyer (C4) continue vers le nord, d\N{RIGHT SINGLE QUOTATION MARK}un secteur "
        "par tour",
    ]


def test_a_course_ends_at_the_edge_of_the_board() -> None:
    for at, to, lasts in (("C3", "C2", True), ("C2", "C1", False)):
        battle = Battle()
        mine = battle.ship("p1", "destroyer", at)
        course = course_of(battle.open, (battle.move("B:D", mine, to),))
        assert course is not None
        assert course.lasts is lasts


def test_an_enemy_that_comes_near_a_hit_and_a_loss_call_a_commander_back() -> None:
    battle = Battle()
    mine = battle.ship("p1", "cruiser", "A5")
    foe = battle.ship("p2", "destroyer", "A1")
    before = watch(battle)
    battle.change(foe, at=battle.at("A3"))
    assert tripped(battle, before) == ["near"]
    battle.change(foe, at=battle.at("A1"))
    battle.change(mine, hull=battle.hull(mine) - 1)
    assert tripped(battle, before) == ["hit"]
    battle.change(mine, hull=0, at=None)
    assert tripped(battle, before) == ["hit", "lost"]
