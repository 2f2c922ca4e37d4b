"""Secret special weapons: drawn, kept face down, turned over at their first use."""

from dataclasses import replace

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice, table_dice
from engine.core.errors import RuleViolation
from engine.core.game import begin, look, play
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import ShipSort, Weapon
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import FleetState
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.preparing import Preparing

SECRET = Options(secret_weapons=True, special_sectors=0)


def chosen(options: Options = SECRET, seed: str = "draw", **fleet: int) -> FleetState:
    """A game whose players have chosen the same *fleet* and drawn weapons."""
    state, _ = begin(FLEET_COMMANDER, ["p1", "p2"], options, table_dice(seed, 0))
    for seq, asked in enumerate(waiting(state.agenda), 1):
        action = a.ChooseFleet(decision=asked.id, **(fleet or {"battleships": 3}))
        play(FLEET_COMMANDER, state, asked.seat, action, table_dice(seed, seq), seq=seq)
    return state


def answer(state: FleetState, *weapons: Weapon) -> a.KeepWeapons:
    asked = waiting(state.agenda)[0]
    assert isinstance(asked, d.WeaponsDecision)
    return a.KeepWeapons(decision=asked.id, weapons=weapons)


def first_choice(state: FleetState) -> a.KeepWeapons:
    view = look(FLEET_COMMANDER, state, waiting(state.agenda)[0].seat)
    action = FLEET_COMMANDER.default(view)
    assert isinstance(action, a.KeepWeapons)
    return action


@pytest.mark.rule("FC-SECRET-01", "FC-DEC-15")
def test_of_four_weapons_drawn_for_a_battleship_one_is_kept() -> None:
    state = chosen(battleships=1)
    seat = waiting(state.agenda)[0].seat
    ((*drawn,),) = state.own[seat].draws
    assert len({*drawn}) == 4
    other = next(weapon for weapon in Weapon if weapon not in drawn)
    view = look(FLEET_COMMANDER, state, seat)
    kept = {one.weapons for one in FLEET_COMMANDER.suggest(view) if isinstance(one, a.KeepWeapons)}
    assert kept == {(weapon,) for weapon in drawn}
    for wrong in ((other,), (), (*drawn[:2],)):
        with pytest.raises(RuleViolation, match="FC-SECRET-01"):
            FLEET_COMMANDER.check(view, answer(state, *wrong))
    assert first_choice(state).weapons == (min(drawn, key=[*Weapon].index),)


@pytest.mark.rule("FC-SECRET-01")
def test_secret_weapons_are_not_chosen_with_the_fleet() -> None:
    state, _ = begin(FLEET_COMMANDER, ["p1", "p2"], SECRET, SeededDice("choose"))
    asked = waiting(state.agenda)[0]
    view = look(FLEET_COMMANDER, state, asked.seat)
    fleet = a.ChooseFleet(decision=asked.id, battleships=1, weapons=(Weapon.DRONES,))
    with pytest.raises(Exception, match="FC-SECRET-01"):
        FLEET_COMMANDER.check(view, fleet)
    FLEET_COMMANDER.check(view, replace(fleet, weapons=()))


@pytest.mark.rule("FC-SECRET-02", "FC-SETUP-19")
@pytest.mark.parametrize("secret", [False, True])
def test_only_battleships_have_face_down_weapons_and_only_with_that_option(secret: bool) -> None:
    options = Options(fleets="first_game", special_sectors=0, secret_weapons=secret)
    game = Preparing(options, seed="sealed")
    state, battle = game.state, game.state.open
    launched = [event.fleet for event in game.setup.events if isinstance(event, e.FleetLaunched)]
    assert [len(fleet.weapons) for fleet in launched] == [int(not secret)] * 2
    assert [len(own.draws) for own in state.own.values()] == [int(secret)] * 2
    sealed = [ship.sort for ship in battle.ships if ship.sealed]
    assert sealed == [ShipSort.BATTLESHIP, ShipSort.BATTLESHIP] * secret
    weapons = {ship.weapon for ship in battle.ships if ship.sort is ShipSort.BATTLESHIP}
    assert weapons == ({None} if secret else {Weapon.VORTEX_MISSILES, Weapon.PROTON_RAY})


@pytest.mark.rule("FC-SECRET-01", "FC-HIDDEN-01")
@pytest.mark.parametrize("hidden", [True, False])
def test_with_hidden_fleets_even_a_player_without_battleships_is_asked_to_keep_weapons(
    hidden: bool,
) -> None:
    state = chosen(replace(SECRET, hidden_deployment=hidden), frigates=2)
    asked = [one for one in waiting(state.agenda) if isinstance(one, d.WeaponsDecision)]
    assert sorted(one.seat for one in asked) == ["p1", "p2"] * hidden
    assert not any(own.draws for own in state.own.values())
    if hidden:
        FLEET_COMMANDER.check(look(FLEET_COMMANDER, state, asked[0].seat), answer(state))


@pytest.mark.rule("FC-SECRET-05")
def test_weapons_for_each_battleship_are_drawn_from_those_not_kept_yet() -> None:
    for number in range(12):
        state = chosen(seed=f"five-{number}")
        seat = waiting(state.agenda)[0].seat
        draws = state.own[seat].draws
        assert [len(drawn) for drawn in draws] == [4, 5, 6]
        for weapons in {
            one.weapons
            for one in FLEET_COMMANDER.suggest(look(FLEET_COMMANDER, state, seat))
            if isinstance(one, a.KeepWeapons)
        }:
            assert len({*weapons}) == 3
            second = [weapon for weapon in draws[1] if weapon != weapons[0]][:4]
            assert weapons[1] in second
    twice = (draws[0][0],) * 3
    with pytest.raises(Exception, match="FC-SECRET-01"):
        FLEET_COMMANDER.check(look(FLEET_COMMANDER, state, seat), answer(state, *twice))


@pytest.mark.rule("FC-SECRET-02", "FC-SECRET-03")
def test_only_their_owner_knows_the_drawn_and_the_kept_weapons() -> None:
    state = chosen(battleships=1)
    seat = waiting(state.agenda)[0].seat
    other = "p2" if seat == "p1" else "p1"
    for watcher in (other, SPECTATOR):
        view = look(FLEET_COMMANDER, state, watcher)
        assert view.own is None or view.own is not state.own[seat]
    kept = first_choice(state)
    step = play(FLEET_COMMANDER, state, seat, kept, SeededDice(0), seq=9)
    assert told(step, e.WeaponsKept)
    assert not step.rolls
    assert state.own[seat].draws == []
    mine = [ship for ship in look(FLEET_COMMANDER, state, seat).open.ships if ship.owner == seat]
    assert [ship.weapon for ship in mine] == [*kept.weapons]
    for watcher in (other, SPECTATOR):
        theirs = look(FLEET_COMMANDER, state, watcher).open.ships
        assert all(ship.weapon is None and ship.sealed for ship in theirs if ship.owner == seat)


@pytest.mark.rule("FC-SECRET-03")
def test_rolls_that_draw_weapons_are_shown_to_their_player_alone() -> None:
    state, _ = begin(FLEET_COMMANDER, ["p1", "p2"], SECRET, table_dice("eyes", 0))
    for asked in waiting(state.agenda):
        action = a.ChooseFleet(decision=asked.id, battleships=1)
        step = play(FLEET_COMMANDER, state, asked.seat, action, SeededDice("eyes"), seq=1)
    assert [roll.to for roll in step.rolls] == [
        (seat,) for seat in state.open.order for _ in "1234"
    ]


@pytest.mark.rule("FC-SECRET-02", "FC-BRIDGE-08")
def test_a_secret_weapon_is_revealed_at_its_first_use() -> None:
    b = Battle(secret_weapons=True)
    ship = b.ship("p1", "battleship", "C4", weapon="vortex_missiles")
    b.seal(ship)
    foe = b.ship("p2", "battleship", "C1", weapon="drones")
    b.dice("p1", rolled="R:S B:S")
    assert b.open.ships[ship].weapon is None
    assert b.view("p1").open.ships[ship].weapon is Weapon.VORTEX_MISSILES
    step = b.act(a.FireWeapon(ship=ship, specials=("R:S", "B:S"), target=foe))
    (shown,) = told(step, e.WeaponRevealed)
    assert (shown.ship, shown.weapon) == (ship, Weapon.VORTEX_MISSILES)
    assert shown.reveals, "who fires it may not take it back"
    assert b.open.ships[ship].weapon is Weapon.VORTEX_MISSILES
    assert not b.open.ships[ship].sealed
    assert b.hull(foe) == 20


@pytest.mark.rule("FC-SECRET-02")
@pytest.mark.parametrize("secret", [True, False])
def test_a_weapon_already_known_is_not_revealed_again(secret: bool) -> None:
    b = Battle(secret_weapons=secret)
    ship = b.ship("p1", "battleship", "C4", weapon="vortex_missiles")
    foe = b.ship("p2", "battleship", "C1", weapon="drones")
    b.dice("p1", rolled="R:S B:S")
    step = b.act(a.FireWeapon(ship=ship, specials=("R:S", "B:S"), target=foe))
    assert not told(step, e.WeaponRevealed)


@pytest.mark.rule("FC-SECRET-04")
def test_the_secret_weapon_of_a_lost_battleship_is_never_revealed() -> None:
    b = Battle(secret_weapons=True)
    ship = b.ship("p2", "battleship", "C2", weapon="drones", hull=2)
    b.seal(ship)
    b.ship("p2", "cruiser", "A1")
    b.ship("p2", "cruiser", "B1")
    mine = b.ship("p1", "destroyer", "C3")
    b.dice("p1", rolled="R:O")
    step = b.act(b.attack("R:O", "C3", "C2", ship))
    assert told(step, e.ShipDestroyed)
    assert not told(step, e.WeaponRevealed)
    assert b.place(mine) is not None
    assert b.open.ships[ship].weapon is None
    assert b.view("p2").open.ships[ship].weapon is Weapon.DRONES
