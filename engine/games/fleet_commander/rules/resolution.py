"""Resolves each action, and each task that follows from it, in its chapter of the rules."""

from typing import assert_never

from engine.core.agenda import Ask, close, waiting
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import concealment
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.state import FleetState
from engine.games.fleet_commander.rules import (
    answers,
    arrangement,
    deploy,
    end,
    fleets,
    formations,
    launch,
    opening_dice,
    orders,
    portals,
    react,
    secret_weapons,
    sectors,
    start_effects,
    tiles,
    turn,
)
from engine.games.fleet_commander.rules.scenarios import scenario_of


def apply(state: FleetState, seat: Seat, action: a.Action, referee: Referee) -> None:
    """Resolve a checked *action*, pushing on the agenda what follows it."""
    if concealment.is_played(state.open):
        concealment.uncover(state)
        _apply(state, seat, action, referee)
        concealment.cover(state)
    else:
        _apply(state, seat, action, referee)


def perform(state: FleetState, task: t.Task, referee: Referee) -> None:
    """Resolve one task of the agenda."""
    if concealment.is_played(state.open):
        concealment.uncover(state)
        _perform(state, task, referee)
        concealment.cover(state)
    else:
        _perform(state, task, referee)


def _apply(state: FleetState, seat: Seat, action: a.Action, referee: Referee) -> None:
    if a.is_answer(action):
        asked = next(one for one in waiting(state.agenda) if one.id == action.decision)
        if not isinstance(asked, d.ArrangeDecision) or isinstance(action, a.Ready):
            close(state.agenda, asked)
        answers.answer(state, asked, action, referee)
    else:
        orders.apply(state, seat, action, referee)


def _perform(state: FleetState, task: t.Task, referee: Referee) -> None:
    match task:
        case t.CheckVictory():
            end.check_victory(state, referee)
        case t.BeginTurn():
            turn.begin_turn(state, task.seat, referee)
        case t.NextTurn():
            turn.next_turn(state, task.after, referee)
        case t.AskReaction():
            react.ask_reaction(state, task.strike, referee)
        case t.EnterSector():
            sectors.enter_sector(state, task, referee)
        case t.ScenarioEffect():
            scenario_of(state.open).begin_turn(state, task.seat, referee)
        case t.BeginEffects():
            start_effects.begin_effects(state, task.seat)
        case t.StartEffects():
            start_effects.next_effect(state, task)
        case t.TestField():
            sectors.test_field(state, task.at, "FC-SECTOR-08", referee)
        case t.DronesStrike():
            start_effects.strike(state, task.launcher, referee)
        case t.DrawWeapons():
            secret_weapons.draw_weapons(state, referee)
        case t.DeployNext():
            deploy.deploy_next(state, task.seat)
        case t.ArrangeFleets():
            arrangement.arrange_fleets(state, referee)
        case t.ShowFleets():
            arrangement.show_fleets(state, referee)
        case t.DeployInFormation():
            formations.deploy_in_formation(state, task.seat, referee)
        case t.OpeningDice():
            opening_dice.ask_dice(state, task.seat)
        case t.SetAside():
            tiles.ask_tiles(state, task.seat)
        case t.PlaceTile():
            tiles.ask_place(state, task.seat)
        case t.PlacePortal():
            portals.ask_portal(state, task.number)
        case t.ChooseFleets():
            fleets.choose_fleets(state, printed(state.open))
        case t.LaunchFleets():
            launch.launch_fleets(state, referee)
        case Ask():
            raise AssertionError("a question is answered, not performed")
        case _:
            assert_never(task)
