"""Portals and several zones: sides place portals in turn, and ships go through them."""

from itertools import islice
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.game import look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import Portal
from engine.games.fleet_commander.rules.portals import exit_of
from engine.games.fleet_commander.words import things
from tests import laws
from tests.fleet_commander.battle import Battle, told
from tests.legality import legal

TWO = ((3, 3), (3, 3))
THREE = ((2, 2), (2, 2), (2, 2))


def linked(zones: Any = TWO, **options: Any) -> Battle:
    """A battle in which portal X leads from B2 of the first zone to B2 of the last."""
    battle = Battle(zones=zones, **options)
    last = len(zones)
    place(battle, "X", "1B2", f"{last}B2")
    return battle


def place(battle: Battle, letter: Any, *sectors: str) -> None:
    battle.open.portals += [Portal(letter=letter, at=battle.at(name)) for name in sectors]


def through(battle: Battle, die: Any, ships: Any, to: str) -> a.UsePortal:
    group = (ships,) if isinstance(ships, int) else tuple(ships)
    return a.UsePortal(die=die, ships=group, to=battle.at(to))


def laying_out(zones: Any, **options: Any) -> Battle:
    """A game before its first turn, in which the sides are about to place portals."""
    battle = Battle(zones=zones, **options)
    battle.open.turn.phase = "setup"
    steps = [t.PlacePortal(number=number) for number in range(6 if len(zones) > 2 else 4)]
    battle.state.agenda[:] = [t.LaunchFleets(), *reversed(steps)]
    battle.game.perform(battle.state, battle.state.agenda.pop(), None)  # type: ignore[arg-type]
    return battle


@pytest.mark.rule("FC-PORTAL-01")
def test_two_portals_of_one_letter_lead_to_each_other() -> None:
    battle = linked()
    place(battle, "Y", "1A1", "2C3")
    assert exit_of(battle.open, battle.at("1B2")) == battle.at("2B2")
    assert exit_of(battle.open, battle.at("2B2")) == battle.at("1B2")
    assert exit_of(battle.open, battle.at("2C3")) == battle.at("1A1")
    assert exit_of(battle.open, battle.at("1C3")) is None
    place(battle, "Z", "1C1")
    assert exit_of(battle.open, battle.at("1C1")) is None


@pytest.mark.rule("FC-PORTAL-06")
def test_ships_go_through_a_portal_only_from_its_own_sector() -> None:
    battle = linked()
    inside = battle.ship("p1", "destroyer", "1B2")
    beside = battle.ship("p1", "destroyer", "1B3")
    battle.dice("p1", "B:O B:S")
    assert battle.refused(through(battle, "B:O", beside, "2B1")) == "FC-PORTAL-06"
    assert battle.refused(through(battle, "B:O", inside, "2B1")) is None
    battle.open.portals.pop()
    assert battle.refused(through(battle, "B:O", inside, "2B1")) == "FC-PORTAL-06"
    assert not [one for one in battle.suggested() if isinstance(one, a.UsePortal)]


@pytest.mark.rule("FC-PORTAL-07", "FC-ZONES-01")
def test_a_blue_die_gives_the_direction_out_of_the_portal_of_arrival() -> None:
    battle = linked()
    ships = battle.ships("p1", "frigate", "1B2", 3)
    battle.dice("p1", "B:O R:O")
    assert battle.refused(through(battle, "B:O", ships, "2A1")) == "FC-PORTAL-07"
    assert battle.refused(through(battle, "B:O", ships, "2B2")) == "FC-PORTAL-07"
    assert battle.refused(through(battle, "B:D", ships, "2A1")) == "FC-PORTAL-07"
    assert battle.refused(through(battle, "R:O", ships, "2B1")) == "FC-DICE-07"
    assert battle.refused(battle.move("B:O", ships, "2B1")) == "FC-MOVE-01"
    step = battle.act(through(battle, "B:O", ships[:2], "2B1"))
    assert [battle.is_in(ship, "2B1") for ship in ships] == [True, True, False]
    assert told(step, e.Moved)[0].how == "portal"
    assert battle.commander().reserve == [2, 3, 3]


@pytest.mark.rule("FC-PORTAL-09", "FC-MOVE-06")
def test_a_blue_special_moves_a_ship_onto_the_other_portal_itself() -> None:
    battle = linked()
    ship = battle.ship("p1", "battleship", "1B2")
    battle.dice("p1", "B:S", "")
    assert battle.refused(through(battle, "B:S", ship, "2B1")) == "FC-PORTAL-07"
    battle.act(through(battle, "B:S", ship, "2B2"))
    assert battle.is_in(ship, "2B2")
    assert battle.refused(through(battle, "B:S", ship, "1B2")) == "FC-PORTAL-09"


@pytest.mark.rule("FC-PORTAL-08")
@pytest.mark.parametrize("barred", ["enemy", "ally", "crowd", "interdictor"])
def test_a_portal_leads_only_to_a_sector_that_any_move_may_enter(barred: str) -> None:
    battle = linked(mode="teams_of_four")
    ship = battle.ship("p1", "destroyer", "1B2")
    battle.dice("p1", "B:O B:S")
    if barred == "interdictor":
        battle.interdictor(battle.ship("p2", "battleship", "2A1"), "2B1")
    else:
        owner, sort = {"enemy": "p2", "ally": "p3", "crowd": "p1"}[barred], "battleship"
        battle.ship(owner, sort, "2B1")
    assert battle.refused(through(battle, "B:O", ship, "2B1")) == "FC-PORTAL-08"
    assert battle.refused(through(battle, "B:O", ship, "2A2")) is None
    assert battle.at("2B1") not in [
        one.to for one in battle.suggested() if isinstance(one, a.UsePortal)
    ]


@pytest.mark.rule("FC-PORTAL-12", "FC-PORTAL-08")
def test_an_enemy_on_the_other_portal_does_not_bar_ships_that_move_on_beside_it() -> None:
    battle = linked()
    ship = battle.ship("p1", "destroyer", "1B2")
    battle.ship("p2", "battleship", "2B2")
    battle.dice("p1", "B:O B:S")
    assert battle.refused(through(battle, "B:S", ship, "2B2")) == "FC-PORTAL-08"
    assert battle.refused(through(battle, "B:O", ship, "2B3")) is None


@pytest.mark.rule("FC-PORTAL-10")
def test_a_special_sector_beyond_a_portal_acts_at_once() -> None:
    battle = linked()
    ship = battle.ship("p1", "destroyer", "1B2")
    battle.special("2B1", "asteroid_field")
    battle.dice("p1", "B:O")
    battle.act(through(battle, "B:O", ship, "2B1"), "S")
    assert battle.hull(ship) == 10


@pytest.mark.rule("FC-PORTAL-10", "FC-SECTOR-10")
def test_a_gravity_field_beyond_a_portal_sends_ships_back_through_it() -> None:
    battle = linked()
    ship = battle.ship("p1", "destroyer", "1B2")
    battle.special("2B1", "gravity_field")
    battle.dice("p1", "B:O")
    battle.act(through(battle, "B:O", ship, "2B1"), "S")
    assert battle.is_in(ship, "1B2")
    assert battle.hull(ship) == 11


@pytest.mark.rule("FC-PORTAL-11")
def test_ships_that_came_through_a_portal_move_and_attack_in_the_same_turn() -> None:
    battle = linked()
    ship = battle.ship("p1", "destroyer", "1B2")
    foe = battle.ship("p2", "frigate", "2C3")
    battle.dice("p1", "B:S B:O R:O")
    battle.act(through(battle, "B:S", ship, "2B2"))
    battle.act(battle.move("B:O", ship, "2B3"))
    battle.act(battle.attack("R:O", "2B3", "2C3", foe))
    assert battle.hull(foe) == 4


@pytest.mark.rule("FC-PORTAL-07", "FC-ABILITY-01")
def test_frigates_may_use_a_portal_for_their_first_or_their_second_step() -> None:
    battle = linked()
    ship = battle.ship("p1", "frigate", "1B2")
    battle.ship("p2", "frigate", "2C3")
    battle.dice("p1", "B:O B:O")
    battle.act(through(battle, "B:O", ship, "2B1"))
    assert battle.refused(battle.again(ship, "2A1")) is None
    battle.act(battle.again(ship, "2B2"))
    assert battle.refused(through(battle, None, ship, "1B1")) == "FC-ABILITY-01"
    other = battle.ship("p1", "frigate", "1B3")
    battle.act(battle.move("B:O", other, "1B2"))
    assert battle.refused(through(battle, None, other, "2A1")) == "FC-PORTAL-07"
    assert through(battle, None, other, "2A2") in battle.suggested()
    battle.act(through(battle, None, other, "2A2"))
    assert battle.is_in(other, "2A2")
    assert battle.refused(battle.again(other, "2A1")) == "FC-ABILITY-01", "twice, not three times"


@pytest.mark.rule("FC-ABILITY-01", "FC-ABILITY-03")
def test_a_frigate_that_starts_with_another_ship_makes_no_second_step_after_a_portal() -> None:
    battle = linked()
    ship = battle.ship("p1", "frigate", "1B2")
    battle.ship("p1", "cruiser", "1B2")
    battle.ship("p2", "frigate", "2C3")
    battle.dice("p1", "B:O")
    battle.act(through(battle, "B:O", ship, "2B1"))
    assert battle.refused(battle.again(ship, "2A1")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-PORTAL-08", "FC-PORTAL-09")
def test_a_special_takes_only_as_many_ships_as_the_other_portal_has_room_for() -> None:
    battle = linked()
    small, large = battle.ship("p1", "frigate", "1B2"), battle.ship("p1", "destroyer", "1B2")
    battle.ship("p1", "battleship", "2B2")
    battle.dice("p1", "B:S")
    found = [one for one in battle.suggested() if isinstance(one, a.UsePortal)]
    assert found == [through(battle, "B:S", small, "2B2")]
    assert battle.refused(through(battle, "B:S", large, "2B2")) == "FC-PORTAL-08"


@pytest.mark.rule("FC-ABILITY-05", "FC-PORTAL-07")
def test_only_frigates_that_made_the_first_step_go_on_through_a_portal() -> None:
    battle = linked()
    place(battle, "Y", "1B3", "2A3")
    moved, resting = battle.ships("p1", "frigate", "1B2", 2)
    elsewhere = battle.ship("p1", "frigate", "1B3")
    battle.ship("p2", "frigate", "2C3")
    battle.change(moved, at=battle.at("1C2"))
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", moved, "1B2"))
    assert battle.refused(through(battle, None, moved, "2B1")) is None
    assert battle.refused(through(battle, None, (moved, resting), "2B1")) == "FC-ABILITY-05"
    assert battle.refused(through(battle, None, elsewhere, "2A2")) == "FC-ABILITY-05"


@pytest.mark.rule("FC-ABILITY-01", "FC-ABILITY-05")
def test_frigates_moved_elsewhere_in_between_lose_their_second_step() -> None:
    battle = linked()
    place(battle, "Y", "2B3", "1A3")
    ship = battle.ship("p1", "frigate", "1B3")
    battle.ship("p2", "frigate", "2C3")
    battle.dice("p1", "B:O B:S B:S")
    battle.act(battle.move("B:O", ship, "1B2"))
    battle.change(ship, at=battle.at("2B3"))
    assert battle.refused(battle.again(ship, "2A3")) == "FC-ABILITY-05"
    assert battle.refused(through(battle, None, ship, "1A2")) == "FC-ABILITY-05"
    assert not [one for one in battle.suggested() if isinstance(one, a.MoveAgain)]


@pytest.mark.rule("FC-ABILITY-01", "FC-ABILITY-13")
def test_a_pending_second_attack_does_not_let_a_destroyer_use_a_portal() -> None:
    battle = linked()
    ship = battle.ship("p1", "destroyer", "1B2")
    foe, _ = battle.ships("p2", "frigate", "1B1", 2)
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "1B2", "1B1", foe, twice=True))
    assert battle.refused(through(battle, None, ship, "2B1")) == "FC-ABILITY-01"
    assert not [one for one in battle.suggested() if isinstance(one, a.UsePortal)]


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-01")
def test_hidden_frigates_that_use_a_portal_as_second_step_are_revealed() -> None:
    battle = linked(hidden_deployment=True)
    ship = battle.signal("p1", "frigate", "1C2")
    battle.ship("p2", "battleship", "2C3", weapon="drones")
    battle.dice("p1", "B:O")
    step = battle.act(battle.move("B:O", ship, "1B2"))
    assert not told(step, e.Revealed)
    step = battle.act(through(battle, None, ship, "2B1"))
    assert [one.ships for one in told(step, e.Revealed)] == [(ship,)]


@pytest.mark.rule("FC-EX-10", "FC-ZONES-02", "FC-WEAPON-24", "FC-WEAPON-11")
def test_drones_and_interdictors_end_when_a_portal_takes_their_ship_to_another_zone() -> None:
    battle = linked()
    layer = battle.ship("p2", "battleship", "1A1", weapon="drones")
    carrier = battle.ship("p1", "battleship", "1B2", weapon="interdictor")
    battle.drones(layer, carrier)
    battle.interdictor(carrier, "1C3")
    battle.dice("p1", "B:O B:D B:D")
    battle.act(battle.move("B:D", carrier, "1C1"))
    battle.act(battle.move("B:D", carrier, "1B2"))
    assert len(battle.open.tokens) == 2, "both stay in the zone"
    step = battle.act(through(battle, "B:O", carrier, "2B1"))
    assert battle.open.tokens == []
    assert {one.why for one in told(step, e.TokenEnded)} == {"left_zone"}


@pytest.mark.rule("FC-RANGE-10", "FC-AMB-03")
def test_a_portal_blocks_the_line_of_a_ray_but_no_ranged_attack() -> None:
    battle = Battle()
    place(battle, "X", "C2", "A5")
    ship = battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    foe = battle.ship("p2", "battleship", "C1")
    battle.dice("p1", "R:O R:O", "R:S B:S")
    ray = a.FireWeapon(ship=ship, specials=("R:S", "B:S"), target=foe)
    assert battle.refused(ray) == "FC-WEAPON-31"
    shot = battle.attack("R:O R:O", "C3", "C2 C1", foe)
    assert battle.refused(shot) is None
    assert shot in battle.suggested()


@pytest.mark.rule("FC-WEAPON-32", "FC-WEAPON-02", "FC-AMB-05")
def test_a_weapon_that_needs_an_empty_sector_cannot_aim_at_a_portal() -> None:
    battle = Battle()
    place(battle, "X", "C2", "A5")
    layer = battle.ship("p1", "battleship", "C3", weapon="interdictor")
    gate = battle.ship("p1", "battleship", "E5", weapon="vortex_gate")
    battle.dice("p1", "", "R:S B:S")
    laid = a.FireWeapon(ship=layer, specials=("R:S", "B:S"), at=battle.at("C2"))
    assert battle.refused(laid) == "FC-WEAPON-32"
    sent = a.FireWeapon(
        ship=gate, specials=("R:S", "B:S"), at=battle.at("E5"), to=battle.at("A5"), ships=(gate,)
    )
    assert battle.refused(sent) == "FC-WEAPON-32"


@pytest.mark.rule("FC-PORTAL-02", "FC-PORTAL-03", "FC-PORTAL-04", "FC-PORTAL-14")
def test_sides_place_portals_in_turn_and_each_pair_lies_in_two_zones() -> None:
    battle = laying_out(TWO, mode="teams_of_four")
    battle.special("1A1", "gas_cloud")
    asked: list[tuple[str, str]] = []
    for name, wrong, rule in (
        ("1B2", "1A1", "FC-PORTAL-03"),
        ("2B2", "1C3", "FC-PORTAL-04"),
        ("2C3", "2B2", "FC-PORTAL-03"),
        ("1C3", "2A1", "FC-PORTAL-04"),
    ):
        one = battle.asked()
        assert isinstance(one, d.PortalDecision)
        asked.append((one.seat, one.letter))
        assert battle.refuses(a.PlacePortal, at=battle.at(wrong)) == rule
        answers = battle.suggested(one.seat)
        assert a.PlacePortal(decision=one.id, at=battle.at(name)) in answers
        assert a.PlacePortal(decision=one.id, at=battle.at(wrong)) not in answers
        assert battle.refuses(a.PlacePortal, at=18) == "FC-PORTAL-03", "no such sector"
        if len(asked) < 4:
            step = battle.answer(a.PlacePortal, at=battle.at(name))
            (shown,) = told(step, e.PortalPlaced)
            assert (shown.seat, shown.letter, shown.at) == (*asked[-1], battle.at(name))
    assert asked == [("p1", "X"), ("p2", "X"), ("p3", "Y"), ("p4", "Y")]


@pytest.mark.rule("FC-PORTAL-02")
def test_portals_are_placed_after_special_sectors_and_before_fleets_are_chosen() -> None:
    state, _ = laws.opening(GAME, "order", Options(board="two_of_four_by_four"))
    kinds = [type(task) for task in reversed(state.agenda)]
    last_tile = max(number for number, kind in enumerate(kinds) if kind is t.PlaceTile)
    assert kinds[last_tile + 1 : last_tile + 6] == [*[t.PlacePortal] * 4, t.ChooseFleets]


@pytest.mark.rule("FC-PORTAL-05", "FC-PORTAL-14", "FC-GAP-11")
def test_each_of_three_zones_must_get_a_portal() -> None:
    battle = laying_out(THREE)
    for name in ("1A1", "2A1", "1A2", "2A2"):
        battle.answer(a.PlacePortal, at=battle.at(name))
    assert battle.asked().seat == "p1"
    assert battle.refuses(a.PlacePortal, at=battle.at("1B1")) is None
    battle.answer(a.PlacePortal, at=battle.at("1B1"))
    assert battle.refuses(a.PlacePortal, at=battle.at("2B1")) == "FC-PORTAL-14"
    assert battle.refuses(a.PlacePortal, at=battle.at("3B1")) is None
    zones = {board(battle.open).zone[one.at] for one in battle.suggested("p2")}  # type: ignore[union-attr]
    assert zones == {2}


@pytest.mark.rule("FC-PORTAL-13")
@pytest.mark.parametrize("pairs", [0, 1, 2])
def test_on_one_large_board_the_agreed_number_of_portal_pairs_may_lie_anywhere(pairs: int) -> None:
    options = Options(mode="teams_of_four", board="five_by_ten", special_sectors=0, portals=pairs)
    state, _ = laws.opening(GAME, "one", options)
    placed = 0
    while isinstance(GAME.pending(state)[0], d.PortalDecision):
        one = GAME.pending(state)[0]
        open_to_it = set(board(state.open).cells) - {portal.at for portal in state.open.portals}
        answers = [a.PlacePortal(decision=one.id, at=at) for at in board(state.open).cells]
        assert {answer.at for answer in legal(GAME, state, one.seat, answers)} == open_to_it
        assert {answer.at for answer in GAME.suggest(look(GAME, state, one.seat))} == open_to_it
        answer = answers[min(open_to_it)]  # the first two lie in a deployment zone
        play(GAME, state, one.seat, answer, SeededDice("one"), seq=1)
        placed += 1
    assert placed == 2 * pairs
    assert len(state.open.portals) == 2 * pairs


@pytest.mark.rule("FC-ZONES-01", "FC-ZONES-03")
def test_a_sector_name_includes_its_zone_if_there_are_several_zones() -> None:
    battle = linked()
    name = things.sector_name(battle.open, battle.at("2C1"))
    assert name == things.Text.of("sector-in-zone", zone=2, name="C1")


@pytest.mark.parametrize(
    "options",
    [
        Options(board="two_of_four_by_four", deployment="in_line"),
        Options(mode="teams_of_four", board="two_of_five_by_five", deployment="in_line", portals=2),
        Options(mode="free_for_all", deployment="in_line", special_sectors=0, portals=2),
    ],
    ids=["two zones", "teams on two zones", "all with portals"],
)
def test_random_play_with_portals_passes_the_checks_for_all_games(options: Options) -> None:
    state, _ = laws.opening(GAME, "portals", options)
    for number, _step in enumerate(islice(laws.random_steps(GAME, state, "portals"), 300)):
        laws.makes_sense(GAME, state)
        if number % 20 == 0:
            for seat in GAME.to_act(state):
                laws.suggestions_apply(GAME, state, seat)
                laws.menus_hold_the_suggestions(GAME, state, seat)
                laws.plans_are_kept(GAME, state, seat, "portals")
