"""The end: a side down to a third of its class points has lost."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.state import Portal
from engine.games.fleet_commander.rules.end import points_left, threshold
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.hidden_battle import hidden


def nearly(foes: int, points: int = 12) -> tuple[Battle, int]:
    """p2 began with *points* and has *foes* frigates, one of which p1 is about to destroy."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p1", "battleship", "E5")
    battle.commander("p1").points = 12
    for number in range(foes - 1):
        battle.ship("p2", "frigate", f"{'ABCDE'[number % 5]}1")
    weak = battle.ship("p2", "frigate", "C2", hull=1)
    battle.commander("p2").points = points
    battle.dice("p1", "R:O B:O")
    return battle, weak


@pytest.mark.rule("FC-EX-09", "FC-SCEN-PITCHED2-04", "FC-TURN-11")
def test_a_side_of_twelve_points_fights_on_with_five_and_loses_with_four() -> None:
    battle, weak = nearly(6)
    battle.act(battle.attack("R:O", "C3", "C2", weak))
    assert battle.game.outcome(battle.state) is None
    battle, weak = nearly(5)
    step = battle.act(battle.attack("R:O", "C3", "C2", weak))
    outcome = battle.game.outcome(battle.state)
    assert outcome is not None
    assert outcome.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].points == (("p1", 8), ("p2", 4))
    assert battle.game.to_act(battle.state) == ()
    assert battle.suggested() == []


@pytest.mark.rule("FC-TURN-11", "FC-ABILITY-13")
def test_a_battle_that_is_over_leaves_no_second_attack_open() -> None:
    battle, weak = nearly(4)
    battle.ship("p1", "destroyer", "B2")
    battle.ship("p2", "frigate", "C2")
    battle.act(battle.attack("R:O", "B2", "C2", weak, twice=True))
    assert battle.open.winners == ("p1",)
    assert battle.open.turn.again is None


@pytest.mark.rule("FC-END-02")
@pytest.mark.parametrize(
    ("start", "left"),
    [(9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (18, 6), (24, 8), (30, 10)],
)
def test_the_threshold_of_defeat_is_a_third_of_the_points_rounded_down(
    start: int, left: int
) -> None:
    assert threshold(start) == left


@pytest.mark.rule("FC-SCEN-PITCHED2-04", "FC-END-02")
def test_a_fleet_of_fifteen_points_loses_at_five() -> None:
    battle, weak = nearly(6, points=15)
    battle.act(battle.attack("R:O", "C3", "C2", weak))
    assert battle.open.winners == ("p1",)


@pytest.mark.rule("FC-END-01")
def test_a_damaged_ship_counts_its_full_class_points() -> None:
    battle, weak = nearly(5)
    battle.ship("p2", "battleship", "E1", hull=1)
    battle.commander("p2").points = 12
    battle.act(battle.attack("R:O", "C3", "C2", weak))
    assert battle.open.winners is None


@pytest.mark.rule("FC-END-03")
@pytest.mark.parametrize(("mine", "winners"), [(4, ()), (3, ("p2",))])
def test_if_one_action_beats_both_sides_more_points_win_and_equal_points_draw(
    mine: int, winners: tuple[str, ...]
) -> None:
    battle, weak = nearly(5)
    battle.change(0, at=None, hull=0)
    battle.change(1, at=None, hull=0)
    fighter = battle.ship("p1", "frigate", "C3", hull=1)
    for _ in range(mine):
        battle.ship("p1", "frigate", "E4")
    battle.commander("p1").points = 12
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "C3", "C2", weak))
    step = battle.answer(a.CounterAttack, ship=fighter)
    assert battle.open.winners == winners
    why = "draw" if not winners else "both_thirds"
    assert told(step, e.BattleEnded)[0].why == why


@pytest.mark.rule("FC-END-04", "FC-TURN-11")
def test_self_inflicted_losses_count_and_end_the_game_at_once() -> None:
    battle, _ = nearly(6)
    battle.special("C4", "asteroid_field")
    battle.change(0, hull=4)
    battle.change(1, hull=1)
    battle.commander("p1").points = 12
    step = battle.act(battle.move("B:O", 0, "C4"), "S")
    assert battle.open.winners == ("p2",)
    assert told(step, e.BattleEnded)


@pytest.mark.rule("FC-TURN-11", "FC-AMB-26")
def test_a_loss_as_a_turn_begins_ends_the_battle_before_the_next_effect() -> None:
    battle, weak = nearly(5)
    battle.special("A1", "asteroid_field")
    battle.special("C2", "asteroid_field")
    battle.change(weak - 4, hull=1)
    battle.act(a.EndTurn())
    step = battle.answer(a.ResolveFirst, "S", effect=battle.at("A1"))
    assert battle.open.winners == ("p1",)
    assert len(told(step, e.FieldTested)) == 1
    assert battle.hull(weak) == 1


@pytest.mark.rule("FC-END-01", "FC-HIDDEN-02")
def test_points_left_of_a_hidden_fleet_are_those_it_began_with_minus_its_losses() -> None:
    battle = hidden()
    lost = battle.ship("p2", "frigate", "A1")
    away = battle.ship("p2", "destroyer", "B1")
    battle.signal("p2", "cruiser", "C1")
    assert points_left(battle.open) == {"p1": 4, "p2": 4 + 1 + 2 + 3}
    battle.change(lost, hull=0, at=None)
    assert points_left(battle.open) == {"p1": 4, "p2": 4 + 2 + 3}
    battle.change(away, gone=True, at=None)
    assert points_left(battle.open) == {"p1": 4, "p2": 4 + 3}


@pytest.mark.rule("FC-END-01")
def test_ships_that_have_left_the_board_count_no_class_points() -> None:
    battle, weak = nearly(6)
    assert points_left(battle.open)["p2"] == 6
    battle.change(weak, gone=True, at=None)
    assert points_left(battle.open)["p2"] == 5


@pytest.mark.rule("FC-END-01", "FC-SCEN-CAPTURE-04")
@pytest.mark.parametrize("secret", [False, True])
def test_a_shuttle_counts_for_its_side_until_it_is_destroyed(secret: bool) -> None:
    battle = Battle(hidden_deployment=secret)
    battle.ship("p1", "frigate", "A1")
    given = battle.ship("p1", "shuttle", "C3")
    battle.commander("p1").points = 1
    assert points_left(battle.open)["p1"] == 2
    battle.change(given, hull=0, at=None)
    assert points_left(battle.open)["p1"] == 1


def last(at: str, hull: int = 1) -> tuple[Battle, int]:
    """p2 loses the battle with its ship at *at*; p1 has a battleship with a proton ray at C3."""
    battle = Battle(zones=((5, 5), (5, 5)))
    battle.ship("p1", "battleship", "1C3", weapon="proton_ray")
    ship = battle.ship("p2", "frigate", at, hull=hull)
    battle.ship("p2", "frigate", "2E5")
    battle.commander("p2").points = 3
    return battle, ship


@pytest.mark.rule("FC-TURN-11", "FC-WEAPON-01")
def test_a_ship_destroyed_by_a_weapon_ends_the_battle_at_once() -> None:
    battle, ship = last("1C2")
    battle.dice("p1", "R:S B:S")
    battle.act(a.FireWeapon(ship=0, specials=("R:S", "B:S"), target=ship))
    assert battle.open.winners == ("p1",)


@pytest.mark.rule("FC-TURN-11", "FC-ABILITY-13")
def test_a_ship_destroyed_by_a_second_attack_ends_the_battle_at_once() -> None:
    battle, ship = last("1A2")
    other = battle.ship("p2", "destroyer", "1A2", hull=9)
    battle.ship("p1", "destroyer", "1A3")
    battle.commander("p2").points = 9
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "1A3", "1A2", other, twice=True))
    battle.act(a.AttackAgain(target=ship))
    assert battle.open.winners == ("p1",)


@pytest.mark.rule("FC-TURN-11", "FC-SECTOR-02")
@pytest.mark.parametrize("how", ["again", "portal"])
def test_a_ship_lost_on_its_second_step_or_beyond_a_portal_ends_the_battle_at_once(
    how: str,
) -> None:
    battle, ship = last("1A2")
    battle.ship("p1", "cruiser", "1E1")
    battle.open.turn.seat = "p2"
    battle.dice("p2", "B:O")
    if how == "again":
        battle.special("1A4", "asteroid_field")
        battle.act(battle.move("B:O", ship, "1A3"), seat="p2")
        step = battle.act(battle.again(ship, "1A4"), "S", seat="p2")
    else:
        battle.open.portals += [Portal(letter="X", at=battle.at(at)) for at in ("1A2", "2B2")]
        battle.special("2B1", "asteroid_field")
        through = a.UsePortal(die="B:O", ships=(ship,), to=battle.at("2B1"))
        step = battle.act(through, "S", seat="p2")
    assert told(step, e.ShipDestroyed)
    assert battle.open.winners == ("p1",)
