"""Plans of played battles: what a plan promises is what its orders do."""

import re
from collections.abc import Iterator

from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice, policy_dice, table_dice
from engine.core.game import Step, carry_out, look, play
from engine.core.plans import Plan
from engine.core.records import Seat, clone
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.reckoning import unanswered, view_of
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetState
from tests import laws
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.soak import Seeds

learn(GAME)
STEPS = 120
HULL = re.compile(r"[Hh]ull (\d+(?: → \d+)+)")


def positions(seeds: Seeds) -> Iterator[tuple[FleetState, Seat, list[Plan[a.Action]]]]:
    """Battles between two lieutenants: each position in a turn, and the plans offered there."""
    for seed in seeds(2):
        state, _ = laws.opening(GAME, seed)
        for seq in range(1, STEPS):
            if not (seats := GAME.to_act(state)):
                break
            seat, view = seats[0], look(GAME, state, seats[0])
            if not waiting(view.agenda) and view.open.turn.phase == "actions":
                yield state, seat, [*GAME.plans(view)]
            action = GAME.levels["lieutenant"](view, policy_dice(seed, seq))
            play(GAME, state, seat, action, table_dice(seed, seq), seq=seq, by="policy")


def carried_out(
    state: FleetState, seat: Seat, plan: Plan[a.Action]
) -> tuple[FleetState, list[Step[a.Action, object]]]:
    world = clone(state)
    rows = carry_out(GAME, world, seat, plan.actions, lambda _: SeededDice("promise"), seq=1)
    return world, [*rows]


def test_a_plan_is_played_to_its_end_and_leaves_the_hull_that_it_promises(seeds: Seeds) -> None:
    """It stops at dice alone. The hull is that of a target whose commander does not answer, where
    no shield is expected.
    """
    words, compared = voice("en", GAME.slug), 0
    for state, seat, plans in positions(seeds):
        for plan in plans:
            world, steps = carried_out(state, seat, plan)
            if steps[-1].rolls:
                continue
            assert len(steps) == len(plan.actions), f"somebody is asked before the end of {plan}"
            shot, found = plan.actions[-1], HULL.search(words.say(plan.about, plain=True))
            hedged = "can stop" in words.say(plan.about, plain=True)
            if found is None or hedged or not isinstance(shot, a.Attack):
                continue
            while asked := waiting(world.agenda):
                answer = unanswered(view_of(world, asked[0].seat), asked[0])
                play(GAME, world, asked[0].seat, answer, SeededDice("promise"), seq=9, by="clock")
            assert int(found[1].split(" → ")[-1]) == world.open.ships[shot.target].hull, plan
            compared += 1
    assert compared


def two_groups(bridge: str) -> Plan[a.Action]:
    """The first plan of two groups, each two sectors from a battleship, which must come first."""
    battle = drawn("""
        . . b . .
        . . . . .
        B . . . B
        . . . . .
        . . . . .
    """)
    battle.dice("p1", "R:M R:M B:M B:M")
    battle.dice("p2", bridge=bridge)
    return next(iter(GAME.plans(battle.view())))


def said(plan: Plan[a.Action], code: str = "en") -> tuple[str, str]:
    words = voice(code, GAME.slug)
    about = words.say(plan.about, plain=True).replace("\u2060", "")
    return words.say(plan.label, plain=True), about


def test_a_plan_of_two_shots_ends_with_the_first_if_that_may_be_answered() -> None:
    plan = two_groups("G:M")
    assert [type(one) for one in plan.actions] == [a.Move, a.Move, a.Attack]
    label, about = said(plan)
    assert label.endswith(", first of two shots")
    assert "8 damage; a shield can stop 4: hull 24 → 20" in about


def test_two_shots_that_nobody_answers_promise_the_hull_that_both_leave() -> None:
    plan = two_groups("")
    assert [type(one) for one in plan.actions] == [a.Move, a.Move, a.Attack, a.Attack]
    _, about = said(plan)
    assert "hull 24 → 16 → 8; " in about


def test_a_plan_says_which_ship_a_counter_attack_would_destroy() -> None:
    battle = drawn("""
        . . .   . .
        . . .   . .
        . . b10 . .
        . . F4  . .
        . . .   . .
    """)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S G:O B:S")
    plan = shot_of(battle)
    assert "; also counter-attack (4), fatal to your frigate" in said(plan)[1]
    assert "contre-attaque (4), fatale à votre frégate" in said(plan, "fr")[1]
    assert plan.perilous
    assert not plan.best
    battle.change(0, hull=5)
    assert "fatal" not in said(shot_of(battle))[1]
    assert not shot_of(battle).perilous


def shot_of(battle: Battle) -> Plan[a.Action]:
    return next(plan for plan in GAME.plans(battle.view()) if isinstance(plan.actions[0], a.Attack))
