"""Answers of a bot to questions: the best ranked, but some choices of the setup at random."""

from dataclasses import replace
from itertools import combinations

from engine.ai.policies import one_of
from engine.core.dice import Dice
from engine.games.fleet_commander.judgement.ranked_answers import ranked_answers
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import points_of, printed, ships_by_sector
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import answers, deploy, fleets
from engine.games.fleet_commander.rules.scenarios import scenario_of


def answer(view: FleetView, asked: d.Asked, dice: Dice) -> a.Action:
    """The best answer; but a random fleet, special sectors, places of these, and secret weapons."""
    match asked:
        case d.FleetDecision():
            return _fleet(view, asked, dice)
        case d.TilesDecision():
            some = [one for one in answers.suggest(view, asked) if one != _none_aside(asked)]
            return one_of(some, dice)
        case d.PlaceDecision() | d.WeaponsDecision():
            return one_of([*answers.suggest(view, asked)], dice)
        case d.DeployDecision():
            return _deploy(view, asked)
        case _:
            return ranked_answers(view, asked)[0]


def _none_aside(asked: d.TilesDecision) -> a.Action:
    return a.SetTilesAside(decision=asked.id, tiles=())


def _fleet(view: FleetView, asked: d.FleetDecision, dice: Dice) -> a.ChooseFleet:
    """A random fleet among the named ones, else among those as large as allowed, with any weapons.

    The fleet is drawn before its weapons, so that fleets of many weapons come no oftener than
    others.
    """
    offered = [*fleets.fleets_to_offer(view.open, printed(view.open), view.seat)]
    named = [fleet for name, fleet in offered if name is not None]
    fleet = one_of(named or [fleet for _, fleet in offered], dice)
    armed = 0 if view.open.options.secret_weapons else fleet.battleships
    weapons = one_of([*combinations(Weapon, armed)], dice)
    return fleets.armed(fleet, weapons, asked.id)


def _deploy(view: FleetView, asked: d.DeployDecision) -> a.Action:
    """Deploys the heaviest ship, to the fullest sector near the middle; signals at random.

    A blue die moves, and a red one fires, all ships of a sector. Where the goal is not to fight,
    the ship goes to one of the sectors where it serves the goal most.
    """
    battle = view.open
    if battle.options.hidden_deployment:
        return a.DeployFleet(decision=asked.id, formation="random")
    edge = battle.edges[view.seat]
    middle = (len(edge) - 1) / 2
    points = {at: points_of(battle, ships) for at, ships in ships_by_sector(battle).items()}
    found = [one for one in deploy.suggest_deployments(view, asked.id) if isinstance(one, a.Deploy)]
    heaviest = [one for one in found if one.ship == found[0].ship]
    return min(
        heaviest,
        key=lambda one: (
            -_use_for_goal(view, one),
            -points.get(one.at, 0),
            abs(edge.index(one.at) - middle),
            one.at,
        ),
    )


def _use_for_goal(view: FleetView, action: a.Deploy) -> float:
    """The worth for the scenario's goal once *action* is played; 0 if the goal is to fight."""
    battle, scenario = view.open, scenario_of(view.open)
    if scenario.is_fight:
        return 0.0
    ships = [*battle.ships]
    ships[action.ship] = replace(ships[action.ship], at=action.at)
    return scenario.worth(replace(battle, ships=ships), view.seat)
