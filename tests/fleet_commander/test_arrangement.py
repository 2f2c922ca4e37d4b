"""Fleets arranged in secret: ships are moved one by one, and shown once everybody is ready."""

from dataclasses import replace

import pytest

from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import look, play
from engine.core.log import may_undo
from engine.core.records import SPECTATOR, Seat
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import ShipSort, Weapon
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import FleetState
from engine.games.fleet_commander.rules import state_checks
from tests import laws
from tests.fleet_commander.preparing import Preparing

ARRANGED = Options(fleets="first_game", special_sectors=0, deployment="arranged")


def seen(state: FleetState, viewer: Seat, owner: Seat) -> list[int]:
    """The sectors in which *viewer* sees ships of *owner*."""
    battle = look(GAME, state, viewer).open
    return sorted(ship.at for ship in battle.ships if ship.owner == owner and ship.at is not None)


def flagship(game: Preparing, seat: Seat) -> int:
    view = look(GAME, game.state, seat)
    return next(
        one.id for one in view.open.ships if one.owner == seat and one.sort is ShipSort.BATTLESHIP
    )


@pytest.mark.rule("FC-DEPLOY-03")
def test_all_players_arrange_at_the_same_time_and_each_sees_only_the_own_fleet() -> None:
    game = Preparing(ARRANGED)
    assert [one.seat for one in waiting(game.state.agenda)] == ["p1", "p2"]
    assert all(isinstance(one, d.ArrangeDecision) for one in waiting(game.state.agenda))
    for seat, other in (("p1", "p2"), ("p2", "p1")):
        assert len(seen(game.state, seat, seat)) == 7
        assert not seen(game.state, seat, other)
        assert not seen(game.state, SPECTATOR, seat)


@pytest.mark.rule("FC-DEPLOY-05")
def test_both_fleets_deploy_once_both_players_are_ready_and_the_first_player_begins() -> None:
    game = Preparing(ARRANGED)
    first = game.answer(a.Ready)
    assert [event.to for event in first.events] == [("p1",)]
    assert not seen(game.state, "p2", "p1"), "nothing is shown before all are ready"
    step = game.answer(a.Ready)
    assert sum(isinstance(event, e.Deployed) for event in step.events) == 14
    assert isinstance(step.events[1], e.FleetsShown)
    assert len(seen(game.state, "p2", "p1")) == len(seen(game.state, "p1", "p2")) == 7
    assert game.state.open.turn.phase == "energy"
    assert all(own.places == () for own in game.state.own.values())


@pytest.mark.rule("FC-DEPLOY-01", "FC-DEPLOY-03")
def test_a_ship_moves_to_another_sector_of_its_own_zone_unseen_by_others() -> None:
    game = Preparing(ARRANGED)
    ship = flagship(game, "p1")
    assert game.refuses(a.Deploy, ship=ship, at=22) == "FC-DEPLOY-03", "it is there already"
    assert game.refuses(a.Deploy, ship=ship, at=12) == "FC-DEPLOY-03"
    assert game.refuses(a.Deploy, ship=flagship(game, "p2"), at=20) == "FC-DEPLOY-03"
    step = game.answer(a.Deploy, ship=ship, at=20)
    assert [event.to for event in step.events] == [("p1",)], "nobody else is told"
    assert look(GAME, game.state, "p1").open.ships[ship].at == 20
    assert game.state.open.ships[ship].at is None
    assert game.asked().seat == "p1", "who moves ships is still asked"
    game.answer(a.Ready)
    game.answer(a.Ready)
    assert game.state.open.ships[ship].at == 20


@pytest.mark.rule("FC-DEPLOY-01")
def test_a_ship_moved_to_a_full_sector_swaps_with_the_ships_there_if_they_find_room() -> None:
    game = Preparing(ARRANGED)
    before = {one.id: one.at for one in look(GAME, game.state, "p1").open.ships}
    ship = flagship(game, "p1")
    frigates = [one for one, at in before.items() if at == 20]
    assert len(frigates) == 2
    game.answer(a.Deploy, ship=ship, at=20)
    after = {one.id: one.at for one in look(GAME, game.state, "p1").open.ships}
    assert after == before | {ship: 20} | dict.fromkeys(frigates, 22)
    destroyer = next(one for one, at in after.items() if at == 21)
    game.answer(a.Deploy, ship=destroyer, at=22)
    assert game.refuses(a.Deploy, ship=ship, at=21) is None, "it is empty"
    assert game.refuses(a.Deploy, ship=ship, at=22) is None, "all three change places with it"
    stays, goes = (one for one, at in after.items() if at == 24)
    game.answer(a.Deploy, ship=stays, at=20)
    game.answer(a.Deploy, ship=goes, at=22)
    assert game.refuses(a.Deploy, ship=ship, at=22) == "FC-DEPLOY-01", "a frigate stays behind"


def test_a_swap_of_ships_is_labelled_as_an_exchange() -> None:
    learn(GAME)
    words = voice("en", GAME.slug)
    game = Preparing(ARRANGED)
    move = a.Deploy(decision=game.asked().id, ship=flagship(game, "p1"), at=20)
    path = GAME.label(look(GAME, game.state, "p1"), move)
    said = [words.say(text, plain=True) for text in path]
    assert said == ["Battleship (C5)", "A5 (in exchange for 2 frigates)"]


@pytest.mark.rule("FC-SCEN-TRAP-05")
def test_amycles_keeps_a_ship_in_each_outer_row_while_arranging_the_trap() -> None:
    options = Options(scenario="trap", special_sectors=0, deployment="arranged")
    game = Preparing(options)
    game.answer(a.ChooseFleet, frigates=2)
    game.answer(a.ChooseFleet, frigates=2)
    game.by_default(d.ArrangeDecision)
    assert game.asked().seat == "p2"
    view = look(GAME, game.state, "p2")
    one, other = (ship for ship in view.open.ships if ship.owner == "p2")
    assert {one.at, other.at} == {2, 22}
    north = one if one.at == 2 else other
    assert game.refuses(a.Deploy, ship=north.id, at=21) == "FC-SCEN-TRAP-05"
    assert game.refuses(a.Deploy, ship=north.id, at=3) is None


@pytest.mark.rule("FC-SCEN-TRAP-05", "FC-DEPLOY-01")
def test_ships_may_swap_outer_rows_in_the_trap_as_both_rows_stay_held() -> None:
    game = Preparing(Options(scenario="trap", special_sectors=0, deployment="arranged"))
    drones = (Weapon.DRONES,)
    game.answer(a.ChooseFleet, battleships=1, cruisers=1, weapons=drones)
    game.by_default(d.ArrangeDecision)
    assert game.asked().seat == "p2"
    view = look(GAME, game.state, "p2")
    battleship, cruiser = (one for one in view.open.ships if one.owner == "p2")
    assert (battleship.at, cruiser.at) == (2, 22)
    assert game.refuses(a.Deploy, ship=cruiser.id, at=1) == "FC-SCEN-TRAP-05"
    game.answer(a.Deploy, ship=cruiser.id, at=2)
    ships = look(GAME, game.state, "p2").open.ships
    assert (ships[battleship.id].at, ships[cruiser.id].at) == (22, 2)


@pytest.mark.rule("FC-SCEN-CAPTURE-02", "FC-DEPLOY-01")
def test_the_shuttle_keeps_its_sector_when_ships_around_it_swap_places() -> None:
    game = Preparing(Options(scenario="capture", special_sectors=0, deployment="arranged"))
    game.answer(a.ChooseFleet, frigates=12)
    step = game.answer(a.ChooseFleet, destroyers=3, frigates=2)
    shuttle = next(one for one in game.state.open.ships if one.sort is ShipSort.SHUTTLE)
    assert [event.at for event in step.events if isinstance(event, e.Deployed)] == [12]
    game.by_default(d.ArrangeDecision)
    game.answer(a.Ready)
    assert game.asked().seat == "p1"
    mine = [one for one in look(GAME, game.state, "p1").open.ships if one.owner == "p1"]
    destroyers = [one.id for one in mine if one.sort is ShipSort.DESTROYER]
    frigates = [one.id for one in mine if one.sort is ShipSort.FRIGATE]
    places = dict(zip((*frigates, *destroyers), (7, 11, 12, 12, 7), strict=True))
    for ship, at in places.items():
        if look(GAME, game.state, "p1").open.ships[ship].at != at:
            game.answer(a.Deploy, ship=ship, at=at)
    found = {one.id: one.at for one in look(GAME, game.state, "p1").open.ships}
    assert found | places == found
    game.answer(a.Deploy, ship=destroyers[2], at=12)
    after = {one.id: one.at for one in look(GAME, game.state, "p1").open.ships}
    assert after == found | {destroyers[2]: 12, destroyers[0]: 7, destroyers[1]: 7}
    assert after[shuttle.id] == 12


@pytest.mark.rule("FC-SCEN-CONTROL-04")
def test_fleets_without_a_deployment_zone_are_not_arranged() -> None:
    game = Preparing(Options(scenario="control", special_sectors=0, deployment="arranged"))
    game.answer(a.ChooseFleet, frigates=12)
    step = game.answer(a.ChooseFleet, destroyers=6)
    assert not waiting(game.state.agenda)
    assert not [one for one in step.events if isinstance(one, e.FleetsShown)]
    assert game.state.open.turn.phase == "energy"


def test_only_the_last_ready_which_shows_the_fleets_cannot_be_undone() -> None:
    game = Preparing(ARRANGED)
    ship = next(one for one in game.suggested() if isinstance(one, a.Deploy))
    moved = play(GAME, game.state, "p1", ship, SeededDice(0), seq=1)
    assert may_undo(GAME, [moved], "p1")
    assert may_undo(GAME, [game.answer(a.Ready)], "p1")
    assert not may_undo(GAME, [game.answer(a.Ready)], "p2")


@pytest.mark.rule("FC-DEPLOY-03", "CORE-SECRET-01")
def test_rolls_that_arrange_a_fleet_at_random_are_shown_to_its_owner_alone() -> None:
    game = Preparing(ARRANGED)
    step = game.answer(a.DeployFleet, formation="random", dice=SeededDice("unseen"))
    assert {roll.to for roll in step.rolls} == {("p1",)}
    shown = Preparing(replace(ARRANGED, deployment="by_hand"))
    step = shown.answer(a.DeployFleet, formation="random", dice=SeededDice("seen"))
    assert {roll.to for roll in step.rolls} == {None}


@pytest.mark.rule("FC-HIDDEN-01", "CORE-SECRET-01")
@pytest.mark.parametrize("hidden", [False, True])
def test_nobody_learns_how_others_arrange_their_fleet(hidden: bool) -> None:
    options = replace(ARRANGED, hidden_deployment=hidden)
    game = Preparing(options, seed="arranged")
    for number, seat in enumerate(("p1", "p2", "p1", "p2")):
        action = next(
            one
            for one in game.suggested_to(seat)
            if isinstance(one, a.Deploy if number < 2 else a.DeployFleet)
        )
        for watcher in ("p1", "p2", SPECTATOR):
            laws.shows_no_secret(GAME, game.state, watcher, seat, action, seed=f"{number}")
            laws.looks_the_same(GAME, game.state, watcher, f"{number}")
        play(GAME, game.state, seat, action, SeededDice(number), seq=1)
        assert not [*state_checks.faults(game.state)]


def test_random_play_with_arranged_fleets_passes_the_checks_for_all_games() -> None:
    state, _ = laws.opening(GAME, "arranged", ARRANGED, ["p1", "p2"])
    for number, _ in zip(range(60), laws.random_steps(GAME, state, "arranged"), strict=False):
        for seat in GAME.to_act(state):
            laws.suggestions_apply(GAME, state, seat)
            laws.menus_hold_the_suggestions(GAME, state, seat)
            laws.plans_are_kept(GAME, state, seat, f"{number}")
            laws.standing_orders_are_kept(GAME, state, seat)
        laws.makes_sense(GAME, state)


def test_a_standing_order_on_deployment_answers_ready_at_once() -> None:
    game = Preparing(ARRANGED)
    view = look(GAME, game.state, "p1")
    answer = GAME.answer(view, game.asked(), Orders(deployment="random"))
    assert answer == GAME.default(view) == a.Ready(decision=game.asked().id)


def test_plans_offer_to_deploy_the_fleet_as_it_stands_or_in_another_formation() -> None:
    learn(GAME)
    game = Preparing(ARRANGED)
    view = look(GAME, game.state, "p1")
    for code, first in (
        ("en", "Deploy the fleet as it stands"),
        ("fr", "Déployer la flotte telle quelle"),
    ):
        words = voice(code, GAME.slug)
        labels = [words.say(plan.label, plain=True) for plan in GAME.plans(view)]
        assert labels[0] == first
        assert len(labels) == 3
        assert words.say(GAME.ask(view, game.asked()), plain=True)
