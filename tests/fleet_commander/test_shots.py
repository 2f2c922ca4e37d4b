"""The most damage that held dice can do to a ship, compared with all legal ways to play them."""

from random import Random

import pytest

from engine.core.records import Seat
from engine.games.fleet_commander.judgement.reckoning import after, view_of
from engine.games.fleet_commander.judgement.shots import Dice, Groups, Shots
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetState
from engine.games.fleet_commander.rules.move import suggest_moves
from engine.games.fleet_commander.rules.targets import suggest_attacks
from tests.fleet_commander.battle import Battle
from tests.soak import Seeds

WHOLE = 90
"""Hull points that no turn can destroy."""

NAMES = [f"{column}{row}" for column in "ABCDE" for row in range(1, 6) if f"{column}{row}" != "C3"]


def target(**options: bool) -> Battle:
    """A battle with a cruiser of p1 in the middle, in the turn of p2."""
    battle = Battle(**options)
    battle.ship("p1", "cruiser", "C3", hull=WHOLE)
    battle.open.turn.seat = "p2"
    return battle


def shots(battle: Battle, *red: str, turn: int = 0, blue: str = "") -> Shots:
    groups = Groups(battle.open, "p2")
    dice = Dice(red=tuple(red), turn=turn, blue=tuple(blue.split()))  # type: ignore[arg-type]
    return groups.strongest(battle.at("C3"), dice).shots


def played(state: FleetState, seat: Seat = "p2", *, moves: bool = False) -> int:
    """The most damage that *seat* can do to the first ship, tried out to the end by the rules."""
    view = view_of(state, seat)
    hull = state.open.ships[0].hull
    orders = [*suggest_attacks(view), *(suggest_moves(view) if moves else ())]
    found = [0]
    for order in orders:
        if isinstance(order, a.Attack) and (order.target or order.held):
            continue
        later = after(state, seat, order)
        found.append(hull - later.open.ships[0].hull + played(later, seat, moves=moves))
    return max(found)


@pytest.mark.rule("FC-ATTACK-01", "FC-ATTACK-09", "FC-SUPPORT-01", "FC-SUPPORT-03")
def test_each_red_die_that_points_at_a_ship_fires_once_and_the_same_ships_fire_each_time() -> None:
    battle = target()
    battle.ship("p2", "battleship", "C2")
    assert shots(battle) == ()
    assert shots(battle, "O") == (4,)
    assert shots(battle, "O", "M") == (4, 4)
    assert shots(battle, "D") == (), "nobody lies where it points"
    assert shots(battle, "D", "O") == (4,)
    battle.ship("p2", "frigate", "B2")
    assert shots(battle, "D", "O") == (5, 5), "who is beside supports whoever attacks"


@pytest.mark.rule("FC-SPECIAL-06", "FC-SPECIAL-07")
def test_a_red_special_turns_one_die_that_does_not_point_at_the_target() -> None:
    battle = target()
    battle.ship("p2", "battleship", "C2")
    assert shots(battle, "D", turn=1) == (4,)
    assert shots(battle, "D", "D", turn=1) == (4,)
    assert shots(battle, turn=2) == (), "a special alone fires nothing"


@pytest.mark.rule("FC-SECTOR-04", "FC-SECTOR-16", "FC-SECTOR-17")
def test_a_group_in_a_gas_cloud_fires_alone_and_one_among_asteroids_not_at_all() -> None:
    battle = target()
    battle.ship("p2", "battleship", "C2")
    battle.ship("p2", "destroyer", "B2")
    battle.special("C2", "gas_cloud")
    assert shots(battle, "O", "D") == (4, 2)
    battle.special("C2", "asteroid_field")
    assert shots(battle, "O", "D") == (2,)


@pytest.mark.rule("FC-RANGE-01", "FC-RANGE-04", "FC-RANGE-05", "FC-SUPPORT-05")
def test_from_afar_a_shot_takes_a_die_for_each_sector_and_a_free_way() -> None:
    battle = target()
    battle.ship("p2", "battleship", "C1")
    assert shots(battle, "O") == ()
    assert shots(battle, "O", "O") == (4,)
    assert shots(battle, "O", "D") == (), "no such way"
    assert shots(battle, "D", "D") == (4,)
    battle.ship("p1", "frigate", "C2")
    assert shots(battle, "O", "O") == ()
    battle.ship("p1", "frigate", "D2")
    battle.ship("p2", "frigate", "B2")
    assert shots(battle, "D", "D", "O") == (1, 1), "the other ways are barred too"


@pytest.mark.rule("FC-ABILITY-10", "FC-ABILITY-11")
def test_a_lone_destroyer_fires_over_two_sectors_by_one_die() -> None:
    battle = target(abilities=True)
    battle.ship("p2", "destroyer", "C1")
    assert shots(battle, "O") == (2,)
    assert shots(battle, "O", "M") == (2, 2)
    battle.ship("p2", "frigate", "C1")
    assert shots(battle, "O") == ()


@pytest.mark.rule("FC-MOVE-01", "FC-ATTACK-01")
def test_held_blue_dice_move_groups_beside_the_target_before_all_fire() -> None:
    battle = target()
    battle.ship("p2", "battleship", "C1")
    battle.ship("p2", "cruiser", "B2")
    assert shots(battle, "D") == (3,)
    assert shots(battle, "D", blue="O") == (7,)
    assert shots(battle, "D", "D", blue="O") == (7, 7)
    assert shots(battle, blue="O") == ()
    battle.ship("p2", "destroyer", "E3")
    assert shots(battle, "D", blue="O") == (7,), "one die, one group"
    assert shots(battle, "D", blue="O O") == (9,)
    battle.ship("p2", "battleship", "C2")
    assert shots(battle, "D", blue="M") == (11,), "both could not lie in one sector"


def scattered(random: Random, *, blue: bool) -> Battle:
    """A battle with random ships of p2, perhaps a special sector, and two or three red dice."""
    battle = target(abilities=not blue and random.random() < 0.5)
    free = random.sample(NAMES, 6)
    for name in free[:3]:
        battle.ship("p2", random.choice(["battleship", "cruiser", "destroyer", "frigate"]), name)
    battle.ship("p1", "frigate", free[3])
    if random.random() < 0.5:
        battle.special(free[random.choice([0, 4])], random.choice(["gas_cloud", "asteroid_field"]))
    red = [f"R:{face}" for face in random.choices("ODMSOD", k=random.choice([2, 2 if blue else 3]))]
    battle.dice("p2", rolled=" ".join(red + ["B:M"] * blue))
    return battle


def faces(battle: Battle) -> tuple[list[str], int]:
    held = battle.commander("p2").rolled
    return [one[2] for one in held if one[0] == "R" and one != "R:S"], held.count("R:S")


@pytest.mark.rule("FC-ATTACK-05", "FC-SUPPORT-02", "FC-RANGE-03")
def test_the_computed_damage_of_red_dice_equals_the_best_of_all_legal_plays(seeds: Seeds) -> None:
    for seed in seeds(60):
        battle = scattered(Random(seed), blue=False)
        red, turn = faces(battle)
        assert sum(shots(battle, *red, turn=turn)) == played(battle.state), seed


@pytest.mark.rule("FC-MOVE-01")
def test_computed_damage_with_a_move_first_never_exceeds_legal_play(seeds: Seeds) -> None:
    for seed in seeds(8):
        battle = scattered(Random(f"blue-{seed}"), blue=True)
        red, turn = faces(battle)
        found = sum(shots(battle, *red, turn=turn, blue="M"))
        assert found <= played(battle.state, moves=True), seed
