"""The turn: dice, the bridge, specials, and the end."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from engine.core.dice import policy_dice
from engine.core.game import redact
from engine.games.fleet_commander.bots import captain
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.model.results import SPECIALS
from engine.games.fleet_commander.model.state import Portal
from engine.games.fleet_commander.rules.bridge import reminders, usable
from engine.games.fleet_commander.words import things
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.under_fire import under_fire


def ready(phase: Any = "energy", **options: Any) -> Battle:
    """A battle with a battleship on each side, p1 being about to roll."""
    battle = Battle(**options)
    battle.ship("p1", "battleship", "C5", weapon="proton_ray")
    battle.ship("p2", "battleship", "A1", weapon="proton_ray")
    battle.open.turn.phase = phase
    return battle


@pytest.mark.rule("FC-TURN-03", "FC-DICE-09")
def test_exactly_three_dice_of_the_reserve_are_rolled_in_any_colours() -> None:
    battle = ready()
    assert battle.refused(a.RollDice(red=2)) == "FC-TURN-03"
    assert battle.refused(a.RollDice(red=4)) == "FC-TURN-03"
    assert battle.refused(a.RollDice(red=2, blue=2)) == "FC-TURN-03"
    for kept, rolled in (
        ("R:O R:O", a.RollDice(red=2, blue=1)),
        ("B:O B:O", a.RollDice(blue=2, green=1)),
        ("G:O G:O", a.RollDice(red=1, green=2)),
    ):
        short = ready()
        short.dice("p1", bridge=kept)
        assert short.refused(rolled) == "FC-TURN-03"
    step = battle.act(a.RollDice(red=1, blue=2), "S", "O", "M")
    assert told(step, e.DiceRolled)[0].results == ("R:S", "B:O", "B:M")
    assert battle.commander().rolled == ["R:S", "B:O", "B:M"]
    assert battle.commander().reserve == [2, 1, 3]
    assert battle.refused(a.RollDice(red=1, blue=1, green=1)) == "FC-TURN-01"


@pytest.mark.rule("FC-TURN-03")
@pytest.mark.parametrize("kept", ["", "R:O", "B:O B:O", "R:O B:O B:O G:O G:O G:O"])
def test_every_choice_of_three_dice_of_the_reserve_is_offered_and_no_other(kept: str) -> None:
    battle = ready()
    battle.dice("p1", bridge=kept)
    red, blue, green = battle.commander().reserve
    wanted = {
        (reds, blues, 3 - reds - blues)
        for reds in range(red + 1)
        for blues in range(blue + 1)
        if 0 <= 3 - reds - blues <= green
    }
    every = [a.RollDice(red=r, blue=b, green=g) for r, b, g in product(range(5), repeat=3)]
    assert {(one.red, one.blue, one.green) for one in battle.legal(every)} == wanted
    rolls = [one for one in battle.suggested() if isinstance(one, a.RollDice)]
    assert {(one.red, one.blue, one.green) for one in rolls} == wanted
    assert len(rolls) == len(wanted)


@pytest.mark.rule("FC-TURN-01")
def test_dice_are_rolled_before_any_other_action() -> None:
    battle = ready()
    battle.dice("p1", bridge="B:O")
    assert battle.refused(battle.move("B:O", 0, "C4")) == "FC-TURN-01"
    assert battle.refused(a.EndTurn()) == "FC-TURN-01"


@pytest.mark.rule("FC-TURN-03", "FC-GAP-01")
def test_the_six_faces_are_two_orthogonal_two_diagonal_one_multiple_and_one_special() -> None:
    faces = Battle().game.data.rulings.faces
    assert [faces[number - 1] for number in (1, 2, 3, 4, 5, 6)] == ["O", "O", "D", "D", "M", "S"]


@pytest.mark.rule("FC-TURN-12", "FC-AMB-35")
def test_with_fewer_than_three_dice_in_the_reserve_all_are_rolled() -> None:
    battle = ready()
    battle.dice("p1", bridge="R:O R:O R:O B:O B:O B:O G:O")
    every = [a.RollDice(red=r, blue=b, green=g) for r, b, g in product(range(4), repeat=3)]
    assert battle.legal(every) == battle.suggested() == [a.RollDice(green=2)]
    battle.act(a.RollDice(green=2), "O", "O")


@pytest.mark.rule("FC-TURN-01")
def test_players_take_turns_one_after_the_other() -> None:
    battle = ready("actions")
    battle.act(a.EndTurn())
    assert battle.open.turn.seat == "p2"
    assert battle.refused(a.RollDice(red=3), "p1") == "FC-TURN-01"
    battle.act(a.RollDice(red=3), "O", "O", "O", seat="p2")
    battle.act(a.EndTurn(), seat="p2")
    assert battle.open.turn.seat == "p1"
    assert battle.open.round == 2


@pytest.mark.rule("FC-TURN-04", "FC-BRIDGE-05")
def test_rolled_and_stored_dice_are_used_alike() -> None:
    battle = ready("actions")
    battle.dice("p1", "B:O", "B:D")
    battle.act(battle.move("B:D", 0, "D4"))
    battle.act(battle.move("B:O", 0, "D3"))
    assert battle.is_in(0, "D3")
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-TURN-08")
def test_rolled_dice_need_not_be_used() -> None:
    battle = ready("actions")
    battle.dice("p1", "B:O B:O B:O")
    battle.act(a.EndTurn())
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-TURN-09", "FC-TURN-10", "FC-BRIDGE-06", "FC-GAP-03")
def test_at_the_end_of_a_turn_stored_dice_may_be_dropped_and_unused_ones_stored() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O R:D", "G:O B:M")
    assert battle.refused(a.EndTurn(keep=("G:M",))) == "FC-TURN-10"
    assert battle.refused(a.EndTurn(keep=("R:O", "R:O"))) == "FC-TURN-10"
    battle.act(a.EndTurn(keep=("R:D", "G:O")))
    assert battle.commander().left == ["R:D", "G:O"]
    assert battle.commander().rolled == []
    assert battle.commander().reserve == [2, 3, 2]
    other = ready("actions")
    other.dice("p1", "R:S R:O R:D", "B:S B:O B:D G:O G:S")
    assert other.refused(a.EndTurn(keep=("R:O", "R:D", "B:O", "B:D", "G:O"))) == "FC-BRIDGE-02"
    other.act(a.EndTurn(keep=("R:S", "R:O")))
    assert (other.commander().right, other.commander().left) == (["R:S"], ["R:O"])
    assert other.commander().reserve == [1, 3, 3]


@pytest.mark.rule("FC-BRIDGE-02", "FC-BRIDGE-03", "FC-BRIDGE-07", "FC-GAP-02")
def test_the_right_wing_of_the_bridge_takes_two_specials_and_the_left_wing_any_four_dice() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O R:O B:O", "B:D G:O R:S")
    five = ("R:O", "R:O", "B:O", "B:D", "G:O")
    assert battle.refused(a.EndTurn(keep=five)) == "FC-BRIDGE-02"
    battle.act(a.EndTurn(keep=("R:O", "R:O", "B:O", "B:D", "R:S")))
    assert battle.commander().right == ["R:S"]
    assert len(battle.commander().left) == 4
    full = ready("actions")
    full.dice("p1", "R:S R:S B:S", "B:S G:S R:O")
    assert full.refused(a.EndTurn(keep=("R:S", "R:S", "B:S", "B:S", "G:S", "R:O"))) is None
    over = ready("actions")
    over.dice("p1", "R:S R:S B:S", "R:O B:O B:O B:D")
    assert over.refused(a.EndTurn(keep=("R:S", "R:S", "B:S", "R:O", "B:O", "B:O", "B:D"))) == (
        "FC-BRIDGE-02"
    )
    full.act(a.EndTurn(keep=("R:S", "R:S", "B:S", "B:S", "G:S", "R:O")))
    assert len(full.commander().right) == 2
    assert len(full.commander().left) == 4
    assert sum(full.commander().reserve) == 3


@pytest.mark.rule("FC-BRIDGE-03", "FC-GAP-02")
def test_a_table_may_agree_on_a_smaller_left_wing_without_specials() -> None:
    battle = ready("actions", left_wing=2, left_wing_specials=False)
    battle.dice("p1", "R:S R:S B:S", "R:O R:O")
    assert battle.refused(a.EndTurn(keep=("R:S", "R:S", "B:S"))) == "FC-BRIDGE-02"
    assert battle.refused(a.EndTurn(keep=("R:S", "R:S", "R:O", "R:O"))) is None


@pytest.mark.rule("FC-BRIDGE-01", "FC-BRIDGE-04")
def test_reminder_tiles_of_battleships_and_other_ship_classes_hold_no_dice() -> None:
    battle = ready("actions")
    second = battle.ship("p1", "battleship", "B5", weapon="drones")
    battle.ships("p1", "frigate", "D5", 3)
    battle.ship("p1", "cruiser", "E5")
    tiles = reminders(battle.open, "p1")
    ships = [battle.open.ships[number] for number in (0, second)]
    assert tiles == (*ships, ShipSort.CRUISER, ShipSort.FRIGATE)
    assert reminders(battle.open, "p2") == (battle.open.ships[1],)
    battle.dice("p1", "R:O R:O R:O", "B:O B:O B:O")
    assert battle.refused(a.EndTurn(keep=("R:O", "R:O", "B:O", "B:O", "B:O"))) == "FC-BRIDGE-02"
    battle.dice("p1", "R:O R:O", "R:S B:S G:S B:O B:O")
    seven = a.EndTurn(keep=("R:S", "B:S", "G:S", "R:O", "R:O", "B:O", "B:O"))
    assert battle.refused(seven) == "FC-BRIDGE-02"


@pytest.mark.rule("FC-BRIDGE-05")
def test_stored_dice_keep_their_face_until_used_or_dropped() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:D G:O B:S")
    battle.act(a.EndTurn(keep=("R:D", "G:O", "B:S")))
    battle.act(a.RollDice(red=3), "O", "O", "O", seat="p2")
    battle.act(a.EndTurn(), seat="p2")
    assert battle.bridge() == ["B:S", "G:O", "R:D"]
    battle.act(a.RollDice(red=1, blue=1, green=1), "O", "O", "M")
    assert battle.bridge() == ["B:S", "G:O", "R:D"]
    battle.act(a.EndTurn(keep=("G:O", "R:D")))
    assert battle.bridge() == ["G:O", "R:D"]
    assert battle.commander().reserve == [2, 3, 2]


@pytest.mark.rule("FC-BRIDGE-09")
def test_specials_shift_to_the_right_wing_as_slots_come_free() -> None:
    battle = ready("actions")
    battle.dice("p1", "", "R:S B:S G:S")
    assert (battle.commander().right, battle.commander().left) == (["R:S", "B:S"], ["G:S"])
    battle.act(a.EndTurn(keep=("B:S", "G:S")))
    assert (battle.commander().right, battle.commander().left) == (["B:S", "G:S"], [])


@pytest.mark.rule("FC-BRIDGE-08")
def test_everybody_sees_every_bridge() -> None:
    """All see the stored dice, the news of dice that are kept, and the panel of bridges."""
    battle = ready("actions")
    battle.dice("p1", "R:S G:O")
    step = battle.act(a.EndTurn(keep=("R:S", "G:O")))
    for seat in ("p2", "spectator"):
        view = battle.view(seat)
        seen = view.open.commanders["p1"]
        assert [*seen.left, *seen.right] == ["G:O", "R:S"]
        (ended,) = told(redact(step, seat), e.TurnEnded)
        assert ended.kept == ("R:S", "G:O")
        (panel,) = [one for one in battle.game.words.panels(view) if one.key == "bridges"]
        bridges = [dict(line.facts) for line in panel.lines if line.key == "summary-bridge"]
        assert {things.dice(("R:S", "G:O")), ""} == {facts["dice"] for facts in bridges}


@pytest.mark.rule("FC-TURN-07", "FC-DICE-09")
def test_a_die_used_is_not_rolled_again_in_the_same_turn() -> None:
    battle = ready("actions")
    battle.dice("p1", "B:O R:O G:O")
    battle.act(battle.move("B:O", 0, "C4"))
    assert battle.commander().reserve == [2, 3, 2]
    assert battle.refused(a.RollDice(blue=3)) == "FC-TURN-01"


@pytest.mark.rule("FC-SPECIAL-03", "FC-SPECIAL-04", "FC-SPECIAL-05")
def test_without_a_battleship_two_specials_are_rolled_again() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:S B:S")
    assert battle.refused(a.Reroll(specials=("R:S", "B:S"))) == "FC-SPECIAL-03"
    battle.change(0, hull=0, at=None)
    battle.ship("p1", "cruiser", "C5")
    assert battle.refused(a.Reroll(specials=("R:S", "G:S"))) == "FC-SPECIAL-04"
    battle.act(a.Reroll(specials=("R:S", "B:S")), "S", "S")
    battle.act(a.Reroll(specials=("R:S", "B:S")), "M", "O")
    assert battle.commander().rolled == ["R:M", "B:O"]
    assert battle.commander().reserve == [2, 2, 3]


@pytest.mark.rule("FC-SPECIAL-23", "FC-AMB-48")
def test_a_stored_special_that_is_rolled_again_counts_as_rolled_this_turn() -> None:
    battle = ready("actions")
    battle.change(0, hull=0, at=None)
    battle.ship("p1", "cruiser", "C5")
    battle.dice("p1", "R:S", "B:S")
    battle.act(a.Reroll(specials=("R:S", "B:S")), "O", "D")
    assert battle.commander().right == []
    assert battle.commander().rolled == ["R:O", "B:D"]


@pytest.mark.rule("FC-DRAIN-01", "FC-DRAIN-02", "FC-DRAIN-03", "FC-GAP-04")
def test_a_green_special_returns_a_die_of_an_opponents_bridge_to_the_reserve() -> None:
    battle = ready("actions")
    battle.dice("p1", "G:S", "G:S")
    battle.dice("p2", bridge="R:S G:O")
    assert battle.refused(a.Drain(seat="p1", die="G:S")) == "FC-DRAIN-02"
    assert battle.refused(a.Drain(seat="p2", die="B:O")) == "FC-DRAIN-03"
    battle.act(a.Drain(seat="p2", die="R:S"))
    battle.act(a.Drain(seat="p2", die="G:O"))
    assert battle.bridge("p2") == []
    assert battle.commander("p2").reserve == [3, 3, 3]
    assert battle.commander("p1").reserve == [3, 3, 3]
    assert battle.refused(a.Drain(seat="p2", die="G:O")) == "FC-DRAIN-02"


@pytest.mark.rule("FC-SPECIAL-03", "FC-SPECIAL-04", "FC-DRAIN-01", "FC-DRAIN-02", "FC-DRAIN-03")
@pytest.mark.parametrize("battleship", [True, False])
def test_each_pair_of_specials_to_reroll_and_each_enemy_die_to_drain_is_offered_once(
    battleship: bool,
) -> None:
    battle = ready("actions", mode="teams_of_four")
    if not battleship:
        battle.change(0, hull=0, at=None)
        battle.ship("p1", "cruiser", "C5")
    battle.dice("p2", bridge="R:S G:O G:O")
    battle.dice("p3", bridge="B:S")
    for specials, pairs, drains in (
        ("R:S", [], 0),
        ("G:S", [], 2),
        ("R:S B:S G:S", [("R:S", "B:S"), ("R:S", "G:S"), ("B:S", "G:S")], 2),
        ("R:S R:S B:S", [("R:S", "R:S"), ("R:S", "B:S")], 0),
    ):
        battle.dice("p1", specials)
        offered = battle.suggested()
        rerolls = [one.specials for one in offered if isinstance(one, a.Reroll)]
        drained = [one.die for one in offered if isinstance(one, a.Drain)]
        assert rerolls == ([] if battleship else pairs)
        assert sorted(drained) == ["G:O", "R:S"][:drains]
        assert not [one for one in offered if battle.refused(one)]


@pytest.mark.rule("FC-BRIDGE-06")
def test_dice_come_to_the_bridge_as_a_turn_ends_and_never_before() -> None:
    battle = ready()
    battle.dice("p1", bridge="G:O")
    battle.act(a.RollDice(red=1, blue=2), "S", "S", "O")
    assert (battle.bridge(), battle.commander().rolled) == (["G:O"], ["R:S", "B:O", "B:S"])
    battle.act(battle.move("B:O", 0, "C4"))
    assert battle.bridge() == ["G:O"]
    battle.act(a.EndTurn(keep=("G:O", "R:S", "B:S")))
    assert battle.bridge() == ["B:S", "G:O", "R:S"]


@pytest.mark.rule("FC-DRAIN-02")
def test_only_opponents_are_drained_and_only_by_a_green_special_in_ones_own_turn() -> None:
    battle = ready("actions", mode="teams_of_four")
    for seat in ("p2", "p3", "p4"):
        battle.dice(seat, bridge="R:O")
    battle.dice("p1", "R:S B:S G:O G:D G:M")
    for seat in ("p2", "p4"):
        assert battle.refused(a.Drain(seat=seat, die="R:O")) == "FC-DRAIN-02"
    battle.dice("p1", "G:S", "R:O")
    for seat in ("p2", "p4"):
        assert battle.refused(a.Drain(seat=seat, die="R:O")) is None
    for seat in ("p1", "p3"):
        assert battle.refused(a.Drain(seat=seat, die="R:O")) == "FC-DRAIN-02"
    battle.open.turn.seat = "p2"
    assert battle.refused(a.Drain(seat="p4", die="R:O")) == "FC-TURN-01"


@pytest.mark.rule("FC-DRAIN-02")
def test_a_table_may_agree_to_play_without_the_drain() -> None:
    battle = ready("actions", drain=False)
    battle.dice("p1", "G:S")
    battle.dice("p2", bridge="R:S")
    assert battle.refused(a.Drain(seat="p2", die="R:S")) == "FC-DRAIN-02"
    assert not [one for one in battle.suggested() if isinstance(one, a.Drain)]


def fires_a_weapon() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    foe = battle.ship("p2", "frigate", "C4")
    battle.dice("p1", "R:S B:S")
    return battle, a.FireWeapon(ship=0, specials=("R:S", "B:S"), target=foe), "p1"


def rolls_again() -> tuple[Battle, a.Action, str]:
    battle = Battle()
    battle.ship("p1", "cruiser", "C5")
    battle.ship("p2", "battleship", "A1", weapon="proton_ray")
    battle.dice("p1", "R:S B:S")
    return battle, a.Reroll(specials=("R:S", "B:S")), "p1"


def turns_a_die() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    battle.dice("p1", "B:O B:S")
    return battle, battle.move("B:O>D", 0, "D4"), "p1"


def drains_a_die() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    battle.dice("p1", "G:S")
    battle.dice("p2", bridge="R:O")
    return battle, a.Drain(seat="p2", die="R:O"), "p1"


def retreats() -> tuple[Battle, a.Action, str]:
    battle, _, _ = under_fire("B:S G:O")
    return battle, a.Retreat(decision=battle.asked().id, to=battle.at("B1")), "p2"


def strikes_back() -> tuple[Battle, a.Action, str]:
    battle, ship, _ = under_fire("R:S G:O")
    return battle, a.CounterAttack(decision=battle.asked().id, ship=ship), "p2"


def goes_through_a_portal() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    battle.open.portals += [Portal(letter="X", at=battle.at(name)) for name in ("C5", "E1")]
    battle.dice("p1", "B:S")
    return battle, a.UsePortal(die="B:S", ships=(0,), to=battle.at("E1")), "p1"


@pytest.mark.rule("FC-SPECIAL-01")
@pytest.mark.parametrize(
    "use",
    [
        *(fires_a_weapon, rolls_again, turns_a_die, drains_a_die),
        *(retreats, strikes_back, goes_through_a_portal),
    ],
    ids=lambda use: use.__name__,
)
def test_a_special_has_six_uses_and_that_of_portals_none_of_which_is_had_without_it(
    use: Callable[[], tuple[Battle, a.Action, str]],
) -> None:
    battle, order, seat = use()
    assert battle.refused(order, seat) is None
    commander = battle.commander(seat)
    for dice in (commander.rolled, commander.left, commander.right):
        dice[:] = [one for one in dice if not one.endswith("S")]
    assert battle.refused(order, seat) is not None
    battle, order, seat = use()
    battle.act(order, *"OO" * isinstance(order, a.Reroll), seat=seat)
    assert not [one for one in usable(battle.commander(seat)) if one in SPECIALS]


@pytest.mark.rule("FC-SPECIAL-01", "FC-DICE-05")
def test_a_special_neither_moves_attacks_nor_shields() -> None:
    battle = ready("actions")
    foe = battle.ship("p2", "frigate", "C4")
    battle.dice("p1", "R:S B:S G:S")
    for face in "ODM":
        for to in ("B5", "D5", "B4", "D4"):
            assert battle.refused(battle.move(f"B:{face}", 0, to)) == "FC-MOVE-06"
        attack = battle.attack(f"R:{face}", "C5", "C4", foe)
        assert battle.refused(attack) == "FC-ATTACK-01"
    fire, _, _ = under_fire("B:S G:S G:S")
    for face in "ODM":
        for against in ("C3", "D2"):
            shields = (fire.shield(f"G:{face}", against),)
            assert fire.refuses(a.RaiseShields, shields=shields) == "FC-SHIELD-05"


@pytest.mark.rule("FC-DEC-13")
def test_the_clock_rolls_as_captains_do_and_ends_the_turn_with_the_best_dice_kept() -> None:
    battle = ready()
    for kept in ("G:O G:O G:O", "R:O R:O R:O B:O B:O", "B:O B:O B:O", ""):
        battle.dice("p1", bridge=kept)
        rolled = captain(battle.view(), policy_dice("clock", 1))
        assert isinstance(rolled, a.RollDice)
        assert battle.game.default(battle.view()) == rolled
    battle.act(a.RollDice(red=1, blue=1, green=1), "S", "M", "O")
    kept_all = a.EndTurn(keep=("R:S", "B:M", "G:O"))
    assert battle.game.default(battle.view()) == kept_all == battle.game.finish(battle.view())


@pytest.mark.rule("FC-TURN-09", "FC-TURN-10")
def test_a_turn_may_be_ended_with_any_dice_that_fit_on_the_bridge() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O B:O", "G:O G:D G:M")
    kept = [one.keep for one in battle.suggested() if isinstance(one, a.EndTurn)]
    assert not [keep for keep in kept if battle.refused(a.EndTurn(keep=keep))]
    assert battle.refused(a.EndTurn(keep=("R:O", "B:O", "G:O", "G:D", "G:M"))) == "FC-BRIDGE-02"
    assert battle.refused(a.EndTurn(keep=("R:D",))) is not None, "a die that nobody holds"
    assert kept[-1] == ()
    assert ("G:O", "G:D", "G:M") in kept, "though no green die is left to roll"
    assert ("R:O", "G:M") in kept
    assert len({*kept}) == len(kept) == 2**5 - 1, "all but all five"


@pytest.mark.rule("FC-BRIDGE-02", "FC-BRIDGE-03")
@pytest.mark.parametrize(
    ("rolled", "options", "kept"),
    [
        ("R:O R:D R:M", {}, "R:O R:M"),
        ("B:O B:D B:M", {}, "B:O B:M"),
        ("G:O G:D G:M", {}, "G:O G:M"),
        ("R:S R:S B:S B:S G:S G:O", {}, "R:S R:S B:S B:S G:S G:O"),
        ("R:S R:S B:S B:O G:O G:M", {"left_wing": 2}, "R:S R:S B:S G:M"),
        ("R:S R:S B:S B:O", {"left_wing_specials": False}, "R:S R:S B:O"),
    ],
)
def test_the_best_dice_to_keep_fit_on_the_bridge_and_leave_one_of_each_colour_to_roll(
    rolled: str, options: dict[str, Any], kept: str
) -> None:
    battle = ready("actions", **options)
    battle.dice("p1", rolled)
    end = battle.game.finish(battle.view())
    assert isinstance(end, a.EndTurn)
    assert sorted(end.keep) == sorted(kept.split())
    assert battle.refused(end) is None


def test_the_suggested_end_of_a_turn_fills_the_bridge_but_leaves_one_die_of_each_colour() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O B:O G:O", "R:S R:D G:M")
    end = battle.game.finish(battle.view())
    assert isinstance(end, a.EndTurn)
    assert Counter(end.keep) == Counter(["R:S", "G:M", "G:O", "R:O", "B:O"])
    assert battle.suggested()[-1] == a.EndTurn()
    assert end in battle.suggested()
