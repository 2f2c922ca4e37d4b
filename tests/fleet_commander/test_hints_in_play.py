"""Hints agree with the first suggestion, in battles of a newcomer who takes every first one."""

from collections.abc import Iterator

import pytest

from bot.tables.position import Position
from engine.ai.guidance import Guidance, guidance
from engine.core.dice import SeededDice
from engine.core.errors import RuleViolation
from engine.core.game import Step, look, play, told
from engine.core.lessons import Lesson
from engine.games.fleet_commander.bots.captain import captain
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.events import Told
from engine.games.fleet_commander.model.state import FleetState
from tests import laws
from tests.soak import Seeds

NEWCOMER = "p1"
PRESETS = ("first_game", "pitched_battle", "rescue")
MOST_ACTIONS = 150
"""Actions after which a battle is broken off."""


class _Newcomer:
    """A commander who takes every first suggestion, with the lessons that are *done*."""

    def __init__(self) -> None:
        self.done: set[str] = set()

    def guided(self, position: Position) -> tuple[list[Lesson], Guidance]:
        """The steps left, and the guidance to them."""
        lessons = [one for one in position.lessons if one.key not in self.done]
        left = [one for one in lessons if one.name and one.possible(position.view)]
        tips = [one for one in lessons if not one.name]
        return left, guidance(GAME, position.view, left, tips, position.plans)

    def learns(self, state: FleetState, step: Step[a.Action, Told]) -> None:
        view = look(GAME, state, NEWCOMER)
        mine, events = step.seat == NEWCOMER, told(step.events, NEWCOMER)
        lessons = GAME.words.lessons(view)
        taught = (one for one in lessons if (mine or one.by_others) and one.done(view, events))
        self.done |= {one.key for one in taught}


def moments(preset: str, seed: str) -> Iterator[tuple[list[Lesson], Guidance]]:
    """What the newcomer is told in a battle against a captain, while a suggestion is offered."""
    state, _ = laws.opening(GAME, seed, GAME.presets[preset])
    dice, newcomer = SeededDice(seed), _Newcomer()
    for seq in range(1, MOST_ACTIONS):
        if GAME.outcome(state) is not None:
            return
        view = look(GAME, state, GAME.to_act(state)[0])
        actions: tuple[a.Action, ...] = (captain(view, dice),)
        if view.seat == NEWCOMER:
            left, found = newcomer.guided(position := Position(GAME, view))
            if found.plans and not GAME.pending(state):
                yield left, found
            actions = found.plans[0].actions if found.plans else actions
            ends = found.step is not None and found.step.ends_turn and found.ready
            if ends or not found.plans:
                actions = (position.finish or captain(view, dice),)
        for action in actions:
            try:
                GAME.check(look(GAME, state, view.seat), action)
            except RuleViolation:
                break  # A plan ends where it turned out differently.
            newcomer.learns(state, play(GAME, state, view.seat, action, dice, seq=seq))
            if GAME.pending(state):
                break


def does(step: Lesson, action: a.Action) -> bool:
    """Whether *action* takes *step* by its kind, whatever the dice."""
    kinds = {"roll": a.RollDice, "fire": a.Attack, "weapon": a.FireWeapon}
    return step.key in kinds and isinstance(action, kinds[step.key])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hint_never_denies_what_the_first_suggestion_does(preset: str, seeds: Seeds) -> None:
    """A step that the first suggestion takes is not put off; one that is named before a roll is
    prepared by the first roll; and nobody is told to end the turn while a fair plan is offered.
    """
    seen = 0
    for seed in seeds(1):
        for left, found in moments(preset, f"hints-{preset}-{seed}"):
            first = found.plans[0]
            if found.step is None:
                continue
            seen += 1
            if not found.ready:
                assert not any(does(step, first.actions[-1]) for step in left), first.label
                prepares = found.step.prepares
                if isinstance(first.actions[0], a.RollDice) and prepares is not None:
                    assert prepares(first.actions[0]), (found.step.key, first.label)
            elif found.step.ends_turn:
                assert not any(one.fair for one in found.plans), first.label
    assert seen, "or else the test shows nothing"
