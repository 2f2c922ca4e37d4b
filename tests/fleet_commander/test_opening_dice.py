"""The six dice that Amyclès rolls before the first turn, and those that it keeps."""

from collections import Counter
from itertools import combinations, product

import pytest

from engine.core.dice import ScriptedDice
from engine.core.game import look
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.options import Options
from tests.fleet_commander.battle import told
from tests.fleet_commander.preparing import Preparing

TRAP = Options(scenario="trap", special_sectors=0)
CAPTURE = Options(scenario="capture", special_sectors=0)


@pytest.mark.rule("FC-AMB-49", "FC-BRIDGE-06")
@pytest.mark.parametrize(
    "options",
    [
        pytest.param(TRAP, marks=pytest.mark.rule("FC-SCEN-TRAP-02"), id="trap"),
        pytest.param(CAPTURE, marks=pytest.mark.rule("FC-SCEN-CAPTURE-03"), id="capture"),
    ],
)
def test_amycles_rolls_six_dice_and_keeps_those_that_fit_on_the_bridge(options: Options) -> None:
    game = Preparing(options).by_default(d.OpeningDiceDecision)
    assert game.asked().seat == "p2"
    assert game.refuses(a.RollOpening, red=3, blue=2) == "FC-SCEN-TRAP-02"
    assert game.refuses(a.RollOpening, red=4, blue=2) == "FC-SCEN-TRAP-02"
    with ScriptedDice([1, 3, 5, 6, 1, 3]) as dice:
        game.answer(a.RollOpening, dice=dice, red=3, blue=2, green=1)
    assert game.state.open.commanders["p2"].reserve == [0, 1, 2]
    assert game.refuses(a.KeepOpening, keep=("G:S",)) == "FC-TURN-10"
    five = ("R:O", "R:D", "R:M", "B:O", "G:D")
    assert game.refuses(a.KeepOpening, keep=five) == "FC-BRIDGE-02"
    game.answer(a.KeepOpening, keep=("R:O", "R:M", "B:S", "G:D"))
    amycles = game.state.open.commanders["p2"]
    assert Counter(amycles.left + amycles.right) == Counter(("R:O", "R:M", "B:S", "G:D"))
    assert amycles.reserve == [1, 2, 2]
    assert not amycles.rolled
    assert isinstance(game.asked(), d.DeployDecision)
    assert game.asked().seat == "p2"


@pytest.mark.rule("FC-SCEN-TRAP-02")
def test_any_six_of_the_nine_dice_may_be_rolled_red_and_blue_being_offered_first() -> None:
    game = Preparing(TRAP).by_default(d.OpeningDiceDecision)
    rolls = game.suggested()
    every = [
        dict(zip(("red", "blue", "green"), n, strict=True)) for n in product(range(7), repeat=3)
    ]
    allowed = [tuple(n.values()) for n in every if game.refuses(a.RollOpening, **n) is None]
    assert sorted(allowed) == sorted((one.red, one.blue, one.green) for one in rolls)
    assert [(one.red, one.blue, one.green) for one in rolls] == [
        (3, 3, 0),
        (2, 3, 1),
        (3, 2, 1),
        (2, 2, 2),
        (1, 3, 2),
        (3, 1, 2),
        (1, 2, 3),
        (2, 1, 3),
        (0, 3, 3),
        (3, 0, 3),
    ]
    assert rolls[0].decision == game.asked().id
    step = game.answer(a.RollOpening, red=3, blue=2, green=1, dice=ScriptedDice([1, 3, 5, 6, 1, 3]))
    rolled = ("R:O", "R:D", "R:M", "B:O", "B:S", "G:D")
    assert [one.results for one in told(step, e.OpeningRolled)] == [rolled]


@pytest.mark.rule("FC-SCEN-TRAP-02", "FC-BRIDGE-02")
def test_any_dice_that_fit_on_the_bridge_may_be_kept_the_most_useful_offered_first() -> None:
    game = Preparing(TRAP).by_default(d.OpeningDiceDecision)
    game.answer(a.RollOpening, red=3, blue=2, green=1, dice=ScriptedDice([1, 3, 5, 1, 1, 3]))
    keeps = [one.keep for one in game.suggested()]
    assert keeps[0] == ("R:D", "R:M", "B:O", "B:O")
    assert game.suggested()[0] == FLEET_COMMANDER.default(look(FLEET_COMMANDER, game.state, "p2"))
    rolled = ("R:O", "R:D", "R:M", "B:O", "B:O", "G:D")
    assert not [keep for keep in keeps if game.refuses(a.KeepOpening, keep=keep)]
    assert game.refuses(a.KeepOpening, keep=rolled[:5]) is not None, "more than the left wing holds"
    assert {*keeps} == {keep for count in range(5) for keep in combinations(rolled, count)}
    assert len(keeps) == len({*keeps})
    sizes = [len(keep) for keep in keeps]
    assert sizes == sorted(sizes, reverse=True)
    step = game.answer(a.KeepOpening, keep=("B:O", "R:M", "B:O"))
    assert [one.kept for one in told(step, e.OpeningKept)] == [("R:M", "B:O", "B:O")]


@pytest.mark.rule("FC-SCEN-TRAP-02", "FC-BRIDGE-02")
def test_the_most_useful_dice_are_kept_whatever_their_colour() -> None:
    game = Preparing(TRAP).by_default(d.OpeningDiceDecision)
    game.answer(a.RollOpening, red=3, blue=2, green=1, dice=ScriptedDice([1, 1, 1, 1, 1, 5]))
    assert game.suggested()[0].keep == ("R:O", "B:O", "B:O", "G:M")
