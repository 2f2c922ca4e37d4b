"""The six dice that Amyclès rolls before the first turn, and what of them it keeps."""

from collections import Counter

import pytest

from engine.core.dice import ScriptedDice
from engine.core.game import look
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.options import Options
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
def test_amycles_rolls_six_dice_and_keeps_what_the_bridge_takes(options: Options) -> None:
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


def test_what_is_suggested_before_the_ambush_is_allowed() -> None:
    game = Preparing(TRAP).by_default(d.OpeningDiceDecision)
    rolls = game.suggested()
    assert rolls[0] == a.RollOpening(decision=game.asked().id, red=3, blue=3)
    assert len(rolls) == len({*rolls}) == 10
    game.answer(a.RollOpening, red=3, blue=2, green=1, dice=ScriptedDice([6, 6, 6, 6, 6, 6]))
    keeps = game.suggested()
    assert keeps[0] == FLEET_COMMANDER.default(look(FLEET_COMMANDER, game.state, "p2"))
    for keep in keeps:
        FLEET_COMMANDER.check(look(FLEET_COMMANDER, game.state, "p2"), keep)
