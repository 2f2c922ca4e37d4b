"""The midshipman: sensible signals, at random among the best."""

import pytest

from engine.core.dice import SeededDice, policy_dice, table_dice
from engine.core.game import begin, is_npc, look, play
from engine.games.man_o_war.bots import midshipman
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.judgement.proposals import proposals
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.options import PRESETS
from tests.man_o_war.battle import Battle


def intents(battle: Battle) -> set[str]:
    found = set()
    for seed in range(8):
        action = midshipman(battle.view(), SeededDice(str(seed)))
        assert isinstance(action, a.Seal)
        assert battle.refused("p1", action) is None
        found |= {signal.helm.intent for _, signal in action.signals}
    return found


def test_far_from_the_enemy_a_midshipman_comes_nearer() -> None:
    assert intents(Battle(A1=(20, 60, 90), B1=(100, 60, 270))) == {"close", "ram"}


def test_a_ram_that_can_be_made_is_the_best_proposal() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(44, 60, 0))
    assert proposals(battle.view(), 0)[0].signal.helm.intent == "ram"
    assert "ram" in intents(battle)


def test_a_gun_that_bears_is_worth_more_than_none() -> None:
    battle = Battle(A1=(30, 60, 0), B1=(40, 70, 0))
    best = proposals(battle.view(), 0)
    assert best[0].signal.helm.intent in {"close", "ram", "board"}
    assert best[0].worth > next(one.worth for one in best if one.signal.helm.intent == "stay")


def test_a_midshipman_boards_a_weaker_crew_and_not_a_stronger_one() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(30, 62.001, 90))
    battle.ship("B1").crew = 1
    best = proposals(battle.view(), 0)[0]
    assert (best.signal.helm.intent, best.signal.boarding.lead) == ("board", 0)
    assert "board" in intents(battle)
    battle.ship("B1").crew, battle.ship("A1").crew = 2, 1
    assert "board" not in intents(battle)


@pytest.mark.parametrize("preset", PRESETS)
def test_two_midshipmen_fight_a_battle_to_its_end(preset: str) -> None:
    state, _ = begin(MAN_O_WAR, ("p1", "p2"), PRESETS[preset], table_dice("end", 0))
    fired = touched = 0
    for seq in range(1, 400):
        seats = MAN_O_WAR.to_act(state)
        if not seats:
            break
        view = look(MAN_O_WAR, state, seats[0])
        npc = is_npc(seats[0])
        action = MAN_O_WAR.default(view) if npc else midshipman(view, policy_dice("end", seq))
        step = play(MAN_O_WAR, state, seats[0], action, table_dice("end", seq), seq=seq)
        fired += sum(event.kind == "fired" for event in step.events)
        touched += sum(event.kind in {"rammed", "boarded"} for event in step.events)
    assert MAN_O_WAR.outcome(state) is not None
    assert fired
    assert touched
