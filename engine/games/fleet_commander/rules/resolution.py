"""Resolves each action, and each task that follows from it, in its chapter of the rules."""

from typing import Final

from engine.core.referee import Referee
from engine.core.tasks import Tasks
from engine.core.turn_rules import TurnRules
from engine.games.fleet_commander.model import concealment
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.actions import Action
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.state import FleetState, FleetView
from engine.games.fleet_commander.rules import (
    arrangement,
    deploy,
    end,
    fleets,
    formations,
    launch,
    opening_dice,
    portals,
    react,
    secret_weapons,
    sectors,
    start_effects,
    tiles,
    turn,
)
from engine.games.fleet_commander.rules.answers import QUESTIONS
from engine.games.fleet_commander.rules.orders import ORDERS
from engine.games.fleet_commander.rules.scenarios import scenario_of

TASKS: Final = (
    Tasks[FleetState]()
    .on(t.SetAside, lambda state, task, _: tiles.ask_tiles(state, task.seat))
    .on(t.PlaceTile, lambda state, task, _: tiles.ask_place(state, task.seat))
    .on(t.PlacePortal, lambda state, task, _: portals.ask_portal(state, task.number))
    .on(t.ChooseFleets, lambda state, _task, _: fleets.choose_fleets(state, printed(state.open)))
    .on(t.LaunchFleets, lambda state, _, referee: launch.launch_fleets(state, referee))
    .on(t.DrawWeapons, lambda state, _, referee: secret_weapons.draw_weapons(state, referee))
    .on(t.DeployNext, lambda state, task, _: deploy.deploy_next(state, task.seat))
    .on(
        t.DeployInFormation,
        lambda state, task, referee: formations.deploy_in_formation(state, task.seat, referee),
    )
    .on(t.ArrangeFleets, lambda state, _, referee: arrangement.arrange_fleets(state, referee))
    .on(t.ShowFleets, lambda state, _, referee: arrangement.show_fleets(state, referee))
    .on(t.OpeningDice, lambda state, task, _: opening_dice.ask_dice(state, task.seat))
    .on(t.BeginTurn, lambda state, task, referee: turn.begin_turn(state, task.seat, referee))
    .on(
        t.ScenarioEffect,
        lambda state, task, referee: scenario_of(state.open).begin_turn(state, task.seat, referee),
    )
    .on(t.BeginEffects, lambda state, task, _: start_effects.begin_effects(state, task.seat))
    .on(t.StartEffects, lambda state, task, _: start_effects.next_effect(state, task))
    .on(
        t.TestField,
        lambda state, task, referee: sectors.test_field(state, task.at, "FC-SECTOR-08", referee),
    )
    .on(
        t.DronesStrike,
        lambda state, task, referee: start_effects.strike(state, task.launcher, referee),
    )
    .on(t.EnterSector, sectors.enter_sector)
    .on(t.AskReaction, lambda state, task, referee: react.ask_reaction(state, task.strike, referee))
    .on(t.CheckVictory, lambda state, _, referee: end.check_victory(state, referee))
    .on(t.NextTurn, lambda state, task, referee: turn.next_turn(state, task.after, referee))
)


def _uncover(state: FleetState) -> None:
    if concealment.is_played(state.open):
        concealment.uncover(state)


def _cover(state: FleetState, referee: Referee) -> None:
    del referee
    if concealment.is_played(state.open):
        concealment.cover(state)


RULES: Final = TurnRules[FleetState, FleetView, Action](
    orders=ORDERS, questions=QUESTIONS, tasks=TASKS, before=_uncover, after=_cover
)
apply, perform = RULES.apply, RULES.perform
