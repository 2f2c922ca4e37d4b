"""The steps of a first battle: seal, fire, ram."""

from engine.ai.guidance import guidance
from engine.games.man_o_war.model import actions as a
from tests.man_o_war.battle import Battle


def steps_done(battle: Battle, events: object) -> set[str]:
    view = battle.view()
    return {one.key for one in battle.game.words.lessons(view) if one.done(view, list(events))}


def test_the_first_step_is_to_seal_and_the_first_suggestion_takes_it() -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    view = battle.view()
    found = guidance(
        battle.game, view, battle.game.words.lessons(view), (), [*battle.game.plans(view)]
    )
    assert found.step is not None
    assert found.step.key == "seal"
    assert found.ready
    assert found.plans[0].label.key == "plan-advised"


def test_sealing_firing_and_ramming_complete_their_steps_for_the_own_side_alone() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(44, 60, 0), B2=(90, 20, 270))
    battle.signals("A", "ram")
    sealed = battle.play("p1", a.Seal(decision=battle.asked("p1")))
    assert steps_done(battle, sealed.events) == {"seal"}
    battle.seal()
    acted = battle.acts("A1", "ram", 5, 1)
    assert steps_done(battle, acted.events) == {"fire", "ram"}
    assert not any(
        one.done(battle.view("p2"), list(acted.events))
        for one in battle.game.words.lessons(battle.view("p2"))
    )


def test_a_step_that_ships_take_is_hinted_at_while_signals_are_given() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(80, 60, 0))
    left = [one for one in battle.game.words.lessons(battle.view()) if one.key == "fire"]
    view = battle.view()
    found = guidance(battle.game, view, left, (), [*battle.game.plans(view)])
    assert found.text is not None
