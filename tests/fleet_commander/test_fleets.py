"""Fleets by class points: named fleets of any size, handicaps, and fleets too big for a zone."""

from dataclasses import replace
from typing import Any

import pytest

from bot.messages.planner.planner_card import ABOUT_LETTERS
from bot.messages.planner.planner_state import BEST_PLANS
from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.errors import RuleViolation
from engine.core.game import look
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import Fleet, Open
from engine.games.fleet_commander.rules.fleets import (
    fleet_points,
    fleets_to_offer,
    most_points,
    named_fleets,
)
from engine.games.fleet_commander.rules.sides import handicap
from tests.fleet_commander.preparing import Preparing

PLAIN = Options(special_sectors=0)
LINE_LETTERS = 100
NAMES = {"first_game", "line", "escort", "hunters", "swarm", "guard"}


def offered(battle: Open, seat: str) -> list[tuple[str | None, Fleet]]:
    return [*fleets_to_offer(battle, printed(battle), seat)]


def spoken(options: Options, code: str = "en") -> list[str]:
    """The goal and the terms of a game, as the lobby words them."""
    learn(GAME)
    words = voice(code, GAME.slug)
    assert GAME.words.terms is not None
    lines = [*GAME.words.goal(options, 2), *GAME.words.terms(options, 2)]
    return [
        words.say(line, plain=True).replace("\u00a0", " ").replace("\u202f", " ") for line in lines
    ]


@pytest.mark.rule("FC-SETUP-13", "FC-SETUP-15")
@pytest.mark.parametrize("points", range(9, 16))
def test_every_number_of_points_has_all_named_fleets(points: int) -> None:
    game = Preparing(replace(PLAIN, points=points))
    found = offered(game.state.open, "p1")
    assert {name for name, _ in found if name} == NAMES
    assert {fleet_points(game.state.open, fleet) for _, fleet in found} == {points}
    assert len({fleet for _, fleet in found}) == len(found), "each stands once"


def test_a_named_fleet_grows_by_its_larger_ships_and_shrinks_by_its_smallest() -> None:
    battle = Preparing(PLAIN).state.open
    by_points = {
        points: {
            name: fleet for fleet, name in named_fleets(battle, printed(battle), points).items()
        }
        for points in (9, 12, 15)
    }
    assert by_points[9]["first_game"] == Fleet(frigates=1, destroyers=2, battleships=1)
    assert by_points[12]["first_game"] == Fleet(frigates=4, destroyers=2, battleships=1)
    assert by_points[15]["first_game"] == Fleet(frigates=5, destroyers=3, battleships=1)
    assert by_points[15]["guard"] == Fleet(frigates=3, cruisers=4)


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_the_escort_of_the_shuttle_has_named_fleets_too() -> None:
    game = Preparing(replace(PRESETS["capture"], special_sectors=0))
    found = offered(game.state.open, "p1")
    assert {name for name, _ in found if name} == {"hunters", "swarm"}
    assert {fleet_points(game.state.open, fleet) for _, fleet in found} == {8}


@pytest.mark.parametrize("points", [10, 13])
def test_named_fleets_are_plans_for_a_fleet_of_any_number_of_points(points: int) -> None:
    game = Preparing(replace(PLAIN, points=points))
    learn(GAME)
    words = voice("en", GAME.slug)
    plans = [*GAME.plans(look(GAME, game.state, "p1"))]
    labels = [words.say(plan.label, plain=True) for plan in plans]
    assert len(labels) == len(NAMES)
    (classic,) = (one for one in labels if one.startswith("Classic"))
    frigates = "2 frigates" if points == 10 else "5 frigates"
    assert classic == f"Classic: 1 battleship, 2 destroyers and {frigates}"


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_named_fleet_says_how_it_plays(code: str) -> None:
    game = Preparing(PLAIN)
    learn(GAME)
    words, view = voice(code, GAME.slug), look(GAME, game.state, "p1")
    told = [words.say(plan.about, plain=True) for plan in GAME.plans(view)]
    assert len({*told}) == len(NAMES)
    assert max(map(len, told[:BEST_PLANS])) <= ABOUT_LETTERS
    assert max(map(len, told[BEST_PLANS:])) <= LINE_LETTERS


def test_the_fleet_for_beginners_comes_first_and_explains_its_weapon() -> None:
    """Other fleets, and those of two weapons, only name their weapons."""
    game = Preparing(PLAIN)
    words = voice("en", GAME.slug)
    plans = [*GAME.plans(look(GAME, game.state, "p1"))]
    told = {words.say(one.label, plain=True).split(":")[0]: one for one in plans}
    about = {name: words.say(one.about, plain=True) for name, one in told.items()}
    assert next(iter(told)) == "Classic"
    assert [name for name, one in about.items() if "a good fleet to start with" in one] == [
        "Classic"
    ]
    assert (
        "Proton ray: twice the target\N{RIGHT SINGLE QUOTATION MARK}s class in damage"
        in about["Classic"]
    )
    assert about["Line of battle"].endswith("With proton ray and vortex missiles")
    assert about["Escort"].endswith("With proton ray")
    assert "Proton" not in about["Guard"]


@pytest.mark.rule("FC-SETUP-20")
def test_no_fleet_is_praised_for_abilities_that_are_switched_off() -> None:
    game = Preparing(replace(PLAIN, abilities=False))
    words, plans = voice("en", GAME.slug), GAME.plans(look(GAME, game.state, "p1"))
    told = [words.say(plan.about, plain=True) for plan in plans]
    assert all("Fewer ships are tougher" in one for one in told)
    assert not any("cruiser" in one or "destroyer" in one for one in told)


@pytest.mark.rule("FC-SETUP-15")
@pytest.mark.parametrize(("side", "points"), [("phebe", [14, 12]), ("amycles", [12, 14])])
def test_a_handicap_gives_a_side_more_points_for_its_fleet(side: Any, points: list[int]) -> None:
    game = Preparing(replace(PLAIN, handicap=side))
    battle = game.state.open
    assert [most_points(battle, seat) for seat in ("p1", "p2")] == points
    for seat, most in zip(("p1", "p2"), points, strict=True):
        assert {fleet_points(battle, fleet) for _, fleet in offered(battle, seat)} == {most}
        asked = game.asked_of(seat).id
        assert game.refuses_of(seat, a.ChooseFleet(decision=asked, frigates=most)) is None
        too_many = a.ChooseFleet(decision=asked, frigates=most + 1)
        assert game.refuses_of(seat, too_many) == "FC-SETUP-15"


@pytest.mark.rule("FC-SETUP-15")
def test_a_side_with_more_points_by_handicap_loses_at_a_third_of_them() -> None:
    game = Preparing(replace(PLAIN, handicap="phebe", handicap_points=3, deployment="random"))
    game.answer(a.ChooseFleet, frigates=15)
    game.answer(a.ChooseFleet, dice=SeededDice("fleets"), frigates=12)
    points = {seat: one.points for seat, one in game.state.open.commanders.items()}
    assert points == {"p1": 15, "p2": 12}
    learn(GAME)
    words = voice("en", GAME.slug)
    view = look(GAME, game.state, "p1")
    told = " ".join(words.say(line, plain=True) for line in GAME.words.summary(view))
    assert "15 (loses at 5)" in told
    assert "12 (loses at 4)" in told


@pytest.mark.rule("FC-SETUP-14")
def test_a_side_with_a_handicap_chooses_its_fleet_even_if_fleets_are_given() -> None:
    game = Preparing(replace(PLAIN, fleets="first_game", points=9, handicap="amycles"))
    assert [one.seat for one in waiting(game.state.agenda)] == ["p2"]
    assert most_points(game.state.open, "p2") == 14, "on top of the twelve that are given"


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_a_scenario_keeps_its_own_points_and_a_handicap_is_added_to_them() -> None:
    for options, most in (
        (PRESETS["capture"], 8),
        (replace(PRESETS["capture"], handicap="phebe"), 10),
        (replace(PRESETS["capture"], handicap="amycles"), 8),
    ):
        game = Preparing(replace(options, special_sectors=0))
        assert most_points(game.state.open, "p1") == most
    handicaps = {name: one.handicap for name, one in PRESETS.items() if one.handicap != "nobody"}
    assert handicaps == {"trap": "phebe"}


@pytest.mark.rule("FC-TEAM-02", "FC-FFA-02")
def test_a_handicap_adds_to_each_fleet_of_a_team_and_to_none_in_a_free_for_all() -> None:
    teams = Options(mode="teams_of_four", handicap="phebe")
    seats = GAME.seats(teams).seats
    battle = Preparing(replace(teams, special_sectors=0), seats=seats).state.open
    assert [most_points(battle, seat) for seat in seats] == [14, 12, 14, 12]
    alone = Options(mode="free_for_all", handicap="phebe")
    assert [handicap(alone, side) for side in range(3)] == [0, 0, 0]


def test_with_a_handicap_everybody_chooses_a_side() -> None:
    assert not GAME.seats(PLAIN).sides
    assert [side for side, _ in GAME.seats(replace(PLAIN, handicap="phebe")).sides] == [
        "phebe",
        "amycles",
    ]


@pytest.mark.parametrize(
    ("code", "said", "and_so"),
    [
        ("en", "Handicap: the League of Phébé has 2 class points more", " and loses at 4 of 14"),
        ("fr", "Handicap : la Ligue de Phébé a 2 points de plus", " et perd à 4 sur 14"),
    ],
)
def test_the_lobby_states_the_handicap_and_the_points_at_which_that_side_loses(
    code: str, said: str, and_so: str
) -> None:
    options = replace(PLAIN, handicap="phebe")
    assert f"{said}{and_so}." in spoken(options, code)
    assert f"{said}." in spoken(replace(options, scenario="rescue"), code)
    assert not any("andicap" in line for line in spoken(PLAIN, code))


def test_the_question_for_a_fleet_states_the_points_of_the_handicap() -> None:
    learn(GAME)
    words = voice("en", GAME.slug)
    game = Preparing(replace(PLAIN, handicap="phebe"))
    asked = [
        words.say(GAME.ask(look(GAME, game.state, seat), game.asked_of(seat)), plain=True)
        for seat in ("p1", "p2")
    ]
    assert asked == [
        "Which fleet do you command? It may have up to 14 class points, including a handicap of 2.",
        "Which fleet do you command? It may have up to 12 class points.",
    ]


@pytest.mark.rule("FC-DEPLOY-05")
def test_a_fleet_that_its_zone_cannot_hold_is_neither_offered_nor_accepted() -> None:
    options = Options(mode="teams_of_four", points=15, special_sectors=0)
    seats = GAME.seats(options).seats
    game = Preparing(options, seats=seats)
    asked = game.asked_of("p1").id
    with pytest.raises(RuleViolation) as refused:
        GAME.check(look(GAME, game.state, "p1"), a.ChooseFleet(decision=asked, cruisers=5))
    assert (refused.value.rule, refused.value.why) == ("FC-DEPLOY-05", "no-room-for-fleet")
    cruisers = [fleet for _, fleet in offered(game.state.open, "p1") if fleet.cruisers == 5]
    assert not cruisers
    duel = Preparing(replace(PLAIN, points=15))
    assert duel.refuses(a.ChooseFleet, cruisers=5) is None
