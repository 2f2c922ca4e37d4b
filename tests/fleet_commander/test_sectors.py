"""Special sectors: asteroid fields, gravity fields, and effects as a turn begins."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Fog, Special
from engine.games.fleet_commander.model.state import Portal
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.special_sector import beside


@pytest.mark.rule("FC-SECTOR-02", "FC-SECTOR-03", "FC-DICE-10")
def test_a_special_for_asteroids_damages_ships_that_enter_and_ships_already_inside() -> None:
    battle, ship = beside("asteroid_field")
    inside = battle.ship("p1", "frigate", "C2")
    before = [*battle.commander().reserve]
    step = battle.act(battle.move("B:O", ship, "C2"), "S")
    assert battle.hull(ship) == 12 - 2
    assert battle.hull(inside) == 6 - 1
    assert len(told(step, e.FieldTested)) == 1
    assert battle.commander().reserve == [before[0], before[1] + 1, before[2]]


@pytest.mark.rule("FC-SECTOR-02")
@pytest.mark.parametrize("face", ["O", "D", "M"])
def test_asteroids_spare_ships_if_their_die_shows_no_special(face: str) -> None:
    battle, ship = beside("asteroid_field")
    battle.act(battle.move("B:O", ship, "C2"), face)
    assert battle.hull(ship) == 12


@pytest.mark.rule("FC-SECTOR-01")
def test_special_sectors_may_be_entered_freely() -> None:
    for kind in ("asteroid_field", "gravity_field", "gas_cloud"):
        battle, ship = beside(kind)
        assert battle.refused(battle.move("B:O", ship, "C2")) is None


@pytest.mark.rule("FC-SECTOR-04", "FC-SECTOR-05")
def test_ships_in_asteroids_neither_attack_nor_support() -> None:
    battle, ship = beside("asteroid_field", "R:O R:O", "cruiser")
    hiding = battle.ship("p1", "destroyer", "C2")
    foe = battle.ship("p2", "battleship", "D2")
    assert battle.refused(battle.attack("R:O", "C2", "D2", foe)) == "FC-SECTOR-04"
    battle.ship("p1", "frigate", "D3")
    battle.act(battle.attack("R:O", "D3", "D2", foe))
    assert battle.hull(foe) == 24 - 1 - 3
    assert battle.is_in(ship, "C3")
    assert battle.is_in(hiding, "C2")


@pytest.mark.rule("FC-SECTOR-06", "FC-EX-06")
def test_ships_in_asteroids_cannot_be_targeted() -> None:
    battle, _ = beside("asteroid_field", "R:O")
    foe = battle.ship("p2", "frigate", "C2")
    assert battle.refused(battle.attack("R:O", "C3", "C2", foe)) == "FC-SECTOR-06"
    assert not [one for one in battle.suggested() if isinstance(one, a.Attack)]


@pytest.mark.rule("FC-SECTOR-08", "FC-TURN-02")
def test_each_asteroid_field_with_own_ships_is_tested_as_a_turn_begins() -> None:
    battle, _ = beside("asteroid_field")
    battle.special("E2", "asteroid_field")
    first = battle.ship("p2", "destroyer", "C2")
    second = battle.ship("p2", "frigate", "E2")
    other = battle.ship("p2", "frigate", "E2")
    step = battle.act(a.EndTurn(), "O", "S")
    assert [event.at for event in told(step, e.FieldTested)] == [battle.at("C2"), battle.at("E2")]
    assert (battle.hull(first), battle.hull(second), battle.hull(other)) == (12, 5, 5)


@pytest.mark.rule("FC-SECTOR-08")
def test_asteroid_fields_with_ships_of_others_are_not_tested() -> None:
    battle, _ = beside("asteroid_field")
    battle.ship("p1", "frigate", "C2")
    battle.act(a.EndTurn())
    assert battle.open.turn.seat == "p2"


@pytest.mark.rule("FC-TURN-13")
def test_effects_of_one_kind_happen_row_by_row_from_west_to_east() -> None:
    battle, _ = beside("asteroid_field")
    for name in ("E1", "A4", "B4"):
        battle.special(name, "asteroid_field")
        battle.ship("p2", "frigate", name)
    step = battle.act(a.EndTurn(), "O", "O", "O")
    order = [event.at for event in told(step, e.FieldTested)]
    assert order == [battle.at("E1"), battle.at("A4"), battle.at("B4")]


@pytest.mark.rule("FC-TURN-13", "FC-AMB-27", "FC-DEC-13")
def test_a_player_who_may_lose_a_ship_chooses_which_asteroid_field_acts_first() -> None:
    battle, _ = beside("asteroid_field")
    for name in ("E1", "A4"):
        battle.special(name, "asteroid_field")
    battle.ship("p2", "frigate", "E1")
    weak = battle.ship("p2", "frigate", "A4", hull=1)
    battle.act(a.EndTurn())
    assert isinstance(battle.asked(), d.FirstEffectDecision)
    assert battle.asked().seat == "p2"
    view, decision = battle.view("p2"), battle.asked().id
    fields = [a.ResolveFirst(decision=decision, effect=battle.at(n)) for n in ("E1", "A4")]
    assert battle.game.default(view) == fields[0]
    assert battle.suggested("p2") == fields
    assert battle.refuses(a.ResolveFirst, effect=battle.at("C3")) == "FC-TURN-13"
    step = battle.answer(a.ResolveFirst, "O", "S", effect=battle.at("A4"))
    order = [event.at for event in told(step, e.FieldTested)]
    assert order == [battle.at("A4"), battle.at("E1")]
    assert battle.hull(weak) == 1


@pytest.mark.rule("FC-TURN-13", "FC-TURN-02")
def test_drones_act_after_asteroid_fields_in_an_order_chosen_by_their_victim() -> None:
    battle, _ = beside("asteroid_field")
    launchers = [battle.ship("p1", "battleship", at, weapon="drones") for at in ("A1", "E5")]
    sturdy = battle.ship("p2", "destroyer", "C5")
    weak = battle.ship("p2", "destroyer", "A5", hull=2)
    battle.drones(launchers[0], sturdy)
    battle.drones(launchers[1], weak)
    battle.special("E1", "asteroid_field")
    battle.ship("p2", "frigate", "E1")
    step = battle.act(a.EndTurn(), "O")
    assert told(step, e.FieldTested)
    assert isinstance(battle.asked(), d.FirstEffectDecision)
    assert set(battle.asked().launchers) == {*launchers}
    step = battle.answer(a.ResolveFirst, effect=launchers[0])
    assert [event.ship for event in told(step, e.Damaged)] == [sturdy, weak]
    assert battle.hull(weak) == 0


@pytest.mark.rule("FC-TURN-13")
def test_drones_strike_row_by_row_whoever_launched_them() -> None:
    battle, _ = beside("asteroid_field")
    launchers = [battle.ship("p1", "battleship", at, weapon="drones") for at in ("A1", "E5")]
    south, north = (battle.ship("p2", "destroyer", at) for at in ("C5", "C4"))
    battle.drones(launchers[0], south)
    battle.drones(launchers[1], north)
    step = battle.act(a.EndTurn())
    assert [event.ship for event in told(step, e.Damaged)] == [north, south]


@pytest.mark.rule("FC-TURN-13")
def test_drones_in_the_first_sector_of_the_board_act_before_those_in_the_second() -> None:
    battle, _ = beside("asteroid_field")
    launchers = [battle.ship("p1", "battleship", at, weapon="drones") for at in ("E4", "E5")]
    second, first = (battle.ship("p2", "destroyer", at) for at in ("B1", "A1"))
    battle.drones(launchers[0], second)
    battle.drones(launchers[1], first)
    step = battle.act(a.EndTurn())
    assert [event.ship for event in told(step, e.Damaged)] == [first, second]


@pytest.mark.rule("FC-TURN-13")
@pytest.mark.parametrize(("together", "asked"), [(True, True), (False, False)])
def test_the_order_of_drones_is_asked_if_those_on_one_ship_may_destroy_it_together(
    together: bool, asked: bool
) -> None:
    battle, _ = beside("asteroid_field")
    launchers = [battle.ship("p1", "battleship", at, weapon="drones") for at in ("A1", "E5")]
    weak = battle.ship("p2", "destroyer", "C5", hull=3)
    other = battle.ship("p2", "destroyer", "C4")
    battle.drones(launchers[0], weak)
    battle.drones(launchers[1], weak if together else other)
    battle.act(a.EndTurn())
    assert battle.is_asked() is asked
    assert battle.hull(weak) == (3 if together else 1)


@pytest.mark.rule("FC-SECTOR-09", "FC-SECTOR-11", "FC-SECTOR-13", "FC-SECTOR-15")
def test_the_player_who_moved_ships_into_a_gravity_field_chooses_their_exit() -> None:
    battle, ship = beside("gravity_field")
    battle.act(battle.move("B:O", ship, "C2"), "O")
    assert isinstance(battle.asked(), d.ExitDecision)
    assert battle.asked().seat == "p1"
    assert battle.refuses(a.LeaveField, to=battle.at("B1")) == "FC-SECTOR-11"
    battle.answer(a.LeaveField, to=battle.at("C1"))
    assert battle.is_in(ship, "C1")
    assert battle.hull(ship) == 12


@pytest.mark.rule("FC-SECTOR-13")
@pytest.mark.parametrize("hemmed_in", [False, True], ids=["open", "hemmed in"])
@pytest.mark.parametrize("face", ["O", "D", "M", "S"])
@pytest.mark.parametrize("way", ["die", "second step", "portal", "two ships"])
def test_no_ship_stays_in_a_gravity_field_however_it_came(
    way: str, face: str, hemmed_in: bool
) -> None:
    battle, ship = beside("gravity_field", "B:O B:O", "frigate")
    group = (ship,)
    if way == "portal":
        battle.change(ship, at=battle.at("E3"))
        battle.open.portals += [Portal(letter="X", at=battle.at(name)) for name in ("E3", "C1")]
    if way == "two ships":
        group = (ship, battle.ship("p1", "destroyer", "C3"))
    if way == "second step":
        battle.change(ship, at=battle.at("C4"))
        battle.act(battle.move("B:O", ship, "C3"))
    if hemmed_in:
        for name in ("B1", "C1", "D1", "B2", "D2", "B3", "D3"):
            battle.ship("p2", "frigate", name)
    order: a.Action = battle.move("B:O", group, "C2")
    if way == "second step":
        order = battle.again(ship, "C2")
    if way == "portal":
        order = a.UsePortal(die="B:O", ships=group, to=battle.at("C2"))
    battle.act(order, face)
    if battle.is_asked():
        assert battle.refuses(a.LeaveField, to=battle.at("C2")) == "FC-SECTOR-11"
        asked = battle.asked()
        assert isinstance(asked, d.ExitDecision)
        battle.answer(a.LeaveField, to=asked.exits[0])
    assert all(battle.place(one) is not None for one in group)
    assert not any(battle.is_in(one, "C2") for one in group)


@pytest.mark.rule("FC-SECTOR-10")
def test_on_a_special_a_gravity_field_damages_ships_and_sends_them_back() -> None:
    battle, ship = beside("gravity_field")
    battle.act(battle.move("B:O", ship, "C2"), "S")
    assert battle.is_in(ship, "C3")
    assert battle.hull(ship) == 11


@pytest.mark.rule("FC-SECTOR-12")
def test_ships_without_an_exit_from_a_gravity_field_go_back_unharmed() -> None:
    battle, ship = beside("gravity_field", "B:D")
    battle.change(ship, at=battle.at("B3"))
    for name in ("C1", "B2", "D2", "C3"):
        battle.ship("p2", "frigate", name)
    battle.act(battle.move("B:D", ship, "C2"), "O")
    assert battle.is_in(ship, "B3")
    assert battle.hull(ship) == 12


@pytest.mark.rule("FC-SECTOR-14")
def test_a_group_leaves_a_gravity_field_together_even_to_the_sector_it_came_from() -> None:
    battle, ship = beside("gravity_field")
    other = battle.ship("p1", "frigate", "C3")
    for name in ("C1", "B2", "D2"):
        battle.ship("p2", "frigate", name)
    step = battle.act(battle.move("B:O", (ship, other), "C2"), "O")
    assert not battle.is_asked()
    left = told(step, e.Moved)[-1]
    assert (left.how, left.ships, left.at) == ("exit", (ship, other), battle.at("C3"))
    assert battle.is_in(ship, "C3")
    assert battle.is_in(other, "C3")


@pytest.mark.rule("FC-SECTOR-15", "FC-AMB-17")
def test_a_special_sector_at_the_exit_of_a_gravity_field_acts_too() -> None:
    battle, ship = beside("gravity_field")
    battle.special("C1", "asteroid_field")
    battle.act(battle.move("B:O", ship, "C2"), "O")
    battle.answer(a.LeaveField, "S", to=battle.at("C1"))
    assert battle.hull(ship) == 10
    chain, ship = beside("gravity_field")
    chain.special("C1", "gravity_field")
    chain.act(chain.move("B:O", ship, "C2"), "O")
    chain.answer(a.LeaveField, "S", to=chain.at("C1"))
    assert chain.is_in(ship, "C3")
    assert chain.hull(ship) == 11


@pytest.mark.rule("FC-SECTOR-27")
def test_ships_that_cannot_go_back_go_to_the_nearest_free_sector() -> None:
    battle, ship = beside("gravity_field")
    battle.special("C1", "gravity_field")
    battle.act(battle.move("B:O", ship, "C2"), "O")
    battle.ship("p2", "frigate", "C3")
    battle.answer(a.LeaveField, "S", to=battle.at("C1"))
    assert battle.is_in(ship, "B2")
    assert battle.hull(ship) == 11


@pytest.mark.rule("FC-SECTOR-27", "FC-SECTOR-13")
@pytest.mark.parametrize("ground", [Special.GRAVITY_FIELD, Fog.UNDISCOVERED])
def test_no_ship_is_sent_back_into_a_gravity_field_or_into_fog(
    ground: Special | Fog,
) -> None:
    battle, ship = beside("gravity_field")
    battle.special("C1", "gravity_field")
    battle.open.sectors[battle.at("B2")] = ground
    battle.act(battle.move("B:O", ship, "C2"), "O")
    battle.ship("p2", "frigate", "C3")
    battle.answer(a.LeaveField, "S", to=battle.at("C1"))
    assert battle.is_in(ship, "D2")
    assert battle.open.sectors[battle.at("B2")] is ground


@pytest.mark.rule("FC-SECTOR-27")
def test_a_chain_of_gravity_fields_ends_after_eight() -> None:
    battle = Battle(zones=((1, 3),))
    for name in ("B1", "C1"):
        battle.special(name, "gravity_field")
    ship = battle.ship("p1", "battleship", "A1")
    battle.ship("p2", "frigate", None)
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", ship, "B1"), "O")
    for faces in ("OO", "OO", "OO", "O"):
        battle.answer(a.LeaveField, *faces, to=battle.at("C1"))
    assert not battle.is_asked()
    assert battle.is_in(ship, "B1")


@pytest.mark.rule("FC-ABILITY-18", "FC-AMB-18")
def test_frigates_make_their_second_step_from_the_exit_unless_they_were_sent_back() -> None:
    battle, ship = beside("gravity_field", sort="frigate")
    battle.act(battle.move("B:O", ship, "C2"), "D")
    battle.answer(a.LeaveField, to=battle.at("D1"))
    battle.act(battle.again(ship, "E1"))
    assert battle.is_in(ship, "E1")
    back, ship = beside("gravity_field", sort="frigate")
    back.act(back.move("B:O", ship, "C2"), "S")
    assert back.refused(back.again(ship, "C4")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-DEC-13")
def test_by_default_ships_leave_a_gravity_field_to_the_safest_exit() -> None:
    battle, ship = beside("gravity_field")
    battle.act(battle.move("B:O", ship, "C2"), "O")
    assert battle.game.default(battle.view()) == a.LeaveField(
        decision=battle.asked().id, to=battle.at("C1")
    )
