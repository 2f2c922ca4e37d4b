"""The levels: they play by the rules, come to an end, and each sees more than the last."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core.dice import policy_dice, table_dice
from engine.core.game import Policy, look, play
from engine.core.records import clone
from engine.games.fleet_commander.bots import admiral, captain
from engine.games.fleet_commander.bots.admiral import Admiral
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.foresight import Effort
from engine.games.fleet_commander.judgement.reckoning import intents
from engine.games.fleet_commander.judgement.rolls import best_rolls
from engine.games.fleet_commander.judgement.turn_plans import turn_plans
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import printed
from tests import laws
from tests.fleet_commander.battle import Battle, survive
from tests.soak import Seeds

MOST_STEPS = 1500
DUELS = [preset for preset, options in GAME.presets.items() if GAME.seats(options).most == 2]


def play_out(seed: str, preset: str, minds: dict[str, str]) -> tuple[str, ...] | None:
    """Who wins; None if nobody has come to an end."""
    state, _ = laws.opening(GAME, seed, GAME.presets[preset])
    for seq in range(1, MOST_STEPS):
        seats = GAME.to_act(state)
        if not seats:
            break
        view = look(GAME, state, seats[0])
        action = GAME.levels[minds[seats[0]]](view, policy_dice(seed, seq))
        play(GAME, state, seats[0], action, table_dice(seed, seq), seq=seq, by="policy")
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.winners


@pytest.mark.slow
@pytest.mark.parametrize("preset", DUELS)
def test_two_captains_come_to_an_end(preset: str, seeds: Seeds) -> None:
    for seed in seeds(1):
        assert play_out(seed, preset, {"p1": "captain", "p2": "captain"}) is not None, seed


@pytest.mark.rule("FC-TURN-09")
def test_a_captain_fires_a_die_that_it_would_lose_as_the_turn_ends() -> None:
    """It keeps two of a colour at most, so that any can be rolled: the third costs nothing."""
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O R:O R:M")
    shot = captain(battle.view(), policy_dice("spare", 1))
    assert isinstance(shot, a.Attack)
    battle.act(shot)
    assert isinstance(captain(battle.view(), policy_dice("spare", 2)), a.EndTurn), "for one damage"


def test_a_captain_takes_the_kill_that_is_there() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    weak = battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "battleship", "D2")
    battle.dice("p1", "R:O")
    action = captain(battle.view(), policy_dice("kill", 1))
    assert isinstance(action, a.Attack)
    assert action.target == weak


def test_a_captain_moves_up_to_fire() -> None:
    battle = Battle()
    mover = battle.ship("p1", "battleship", "C4")
    battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O B:O")
    action = captain(battle.view(), policy_dice("up", 1))
    assert isinstance(action, a.Move)
    assert action.ships == (mover,)
    assert action.to == battle.at("C3")


def test_without_a_shield_near_the_enemy_a_green_die_is_among_those_to_roll() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "battleship", "C2")
    battle.open.turn.phase = "energy"
    assert next(best_rolls(battle.view())) == a.RollDice(red=2, green=1)
    battle.dice("p1", bridge="G:O")
    assert next(best_rolls(battle.view())) == a.RollDice(red=2, blue=1)
    battle.change(0, at=battle.at("C5"))
    assert next(best_rolls(battle.view())) == a.RollDice(red=1, blue=2)


RUN, GUARD, FIGHT = (
    a.RollDice(red=1, blue=2),
    a.RollDice(blue=2, green=1),
    a.RollDice(red=2, green=1),
)


@pytest.mark.parametrize(
    ("scenario", "sort", "at", "rolls"),
    [
        ("pitched_battle", "frigate", "A1", {"p1": FIGHT, "p2": FIGHT}),
        ("capture", "shuttle", "A1", {"p1": RUN, "p2": RUN}),
        ("rescue", "frigate", "A1", {"p1": RUN, "p2": RUN}),
        ("control", "frigate", None, {"p1": RUN, "p2": FIGHT}),
        ("control", "frigate", "A1", {"p1": FIGHT, "p2": FIGHT}),
        ("passage", "damaged_cruiser", "A1", {"p1": GUARD, "p2": FIGHT}),
        ("passage", "damaged_cruiser", None, {"p1": FIGHT, "p2": FIGHT}),
    ],
)
def test_where_the_aim_is_to_run_captains_roll_blue_dice_though_enemies_are_near(
    scenario: Any, sort: str, at: str | None, rolls: dict[str, a.RollDice]
) -> None:
    battle = Battle(scenario=scenario)
    battle.ship("p1", sort, at)
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "battleship", "C2")
    battle.open.turn.phase = "energy"
    for seat, roll in rolls.items():
        battle.open.turn.seat = seat
        assert next(best_rolls(battle.view(seat))) == roll, seat


def brawl() -> Battle:
    """A destroyer that could fire at a battleship, which would answer with far more."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p1", "battleship", "A5")
    battle.ship("p2", "battleship", "C2", hull=9)
    battle.ship("p2", "cruiser", "D1")
    battle.dice("p1", "R:O B:O B:D", bridge="R:D G:M")
    return battle


def test_an_admiral_decides_the_same_for_the_same_view_and_dice() -> None:
    one, two = (admiral(brawl().view(), policy_dice("same", 1)) for _ in range(2))
    assert one == two


def test_an_admiral_changes_nothing_of_what_it_looks_at() -> None:
    battle = brawl()
    before = survive(battle.state)
    admiral(battle.view(), policy_dice("look", 1))
    assert battle.state == before


@pytest.mark.parametrize("positions", [1, 50, 400])
def test_an_admiral_has_a_legal_thought_however_soon_it_is_stopped(positions: int) -> None:
    battle = brawl()
    mind = Admiral(positions)
    for thought in mind.thoughts(battle.view(), policy_dice("stop", 1)):
        assert battle.refused(thought) is None
    first = next(iter(mind.thoughts(battle.view(), policy_dice("stop", 1))))
    assert battle.refused(first) is None


def test_an_admiral_looks_at_little_more_than_it_may() -> None:
    battle = brawl()
    effort = Effort(300)
    plans = turn_plans(clone(battle.state), "p1", policy_dice("work", 1), effort)
    assert -1 <= effort.left < 300
    assert len(plans) <= 301


def test_the_plans_of_a_turn_go_on_until_nothing_is_left_to_do() -> None:
    battle = brawl()
    plans = turn_plans(clone(battle.state), "p1", policy_dice("plans", 1), Effort(5000))
    assert max(len(plan.actions) for plan in plans) >= 4
    assert () in [plan.actions for plan in plans]
    assert [plan.worth for plan in plans] == sorted((p.worth for p in plans), reverse=True)


@pytest.mark.parametrize("mind", [captain, admiral])
def test_captain_and_admiral_keep_from_guns_what_gains_most_before_them(mind: Policy) -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5", hull=4)
    battle.ship("p1", "destroyer", "A5")
    battle.ship("p2", "battleship", "C2")
    battle.ship("p2", "cruiser", "D2")
    battle.dice("p1", "R:O B:O")
    battle.dice("p2", bridge="R:O R:M")
    bold = battle.move("B:O", 0, "C4")
    assert intents(battle.view())[0].actions[0] == bold
    assert mind(battle.view(), policy_dice("calm", 1)) != bold


def test_who_stands_beside_is_not_spared_because_the_next_enemy_is_far() -> None:
    battle = Battle(zones=((7, 7),))
    battle.ships("p1", "destroyer", "D6", 2)
    battle.ship("p1", "cruiser", "C6")
    beside = battle.ship("p2", "frigate", "D5", hull=1)
    battle.ship("p2", "battleship", "D1")
    battle.dice("p1", "R:O")
    battle.open.round = 16
    fire = battle.attack("R:O", "D6", "D5", beside)
    assert captain(battle.view(), policy_dice("near", 1)) == fire
    best, *_ = turn_plans(clone(battle.state), "p1", policy_dice("near", 1), Effort(300))
    assert best.actions == (fire,)


def test_captains_choose_every_fleet_that_has_a_name_alike() -> None:
    state, _ = laws.opening(GAME, "fleets", replace(GAME.presets["pitched_battle"]))
    for _ in islice(laws.random_steps(GAME, state, "fleets"), 200):
        if isinstance(next(iter(GAME.pending(state)), None), d.FleetDecision):
            break
    seat = GAME.to_act(state)[0]
    chosen = [captain(look(GAME, state, seat), policy_dice("fleets", n)) for n in range(300)]
    named = {(f.frigates, f.destroyers, f.cruisers, f.battleships) for f in fleets_of(chosen)}
    assert len(named) == len(printed(state.open).fleets)
    assert len({f.weapons for f in fleets_of(chosen)}) > 20


def fleets_of(chosen: list[a.Action]) -> list[a.ChooseFleet]:
    return [one for one in chosen if isinstance(one, a.ChooseFleet)]
