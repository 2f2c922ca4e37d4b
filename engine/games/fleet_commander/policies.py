"""How the bot plays a commander's seat: an ensign at random among what is sensible, a captain by
looking one turn ahead.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.ai.policies import one_of
from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.game import Policy
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import answers
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.battlefield import are_enemies, board, printed
from engine.games.fleet_commander.reckoning import intents
from engine.games.fleet_commander.rules import deploy, orders, setup, special, turn
from engine.games.fleet_commander.rules.bridge import on_bridge, usable
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.state import Fleet, FleetView

SPARE: Final = 2
"""Specials that a captain without a battleship keeps."""


def ensign(view: FleetView, dice: Dice) -> a.Action:
    """Any attack or weapon there is, else any move, until no die is left."""
    if (asked := _asked(view)) is not None:
        return _answer(view, asked, dice)
    if view.open.turn.phase == "energy":
        mixed = [one for one in turn.suggest_rolls(view) if _is_mixed(one)]
        return one_of(mixed or [*turn.suggest_rolls(view)], dice)
    attacks = [*suggest_attacks(view)]
    shots = [one for one in orders.suggest(view) if isinstance(one, a.FireWeapon)]
    if attacks or shots:
        return one_of(attacks or shots, dice)
    moves = [one for one in orders.suggest(view) if isinstance(one, a.Move | a.MoveAgain)]
    return one_of(moves, dice) if moves else turn.best_end(view)


def captain(view: FleetView, dice: Dice) -> a.Action:
    """What gains most at once, by itself or with an attack that follows; else the turn's end."""
    if (asked := _asked(view)) is not None:
        return _answer(view, asked, dice)
    if view.open.turn.phase == "energy":
        return best_rolls(view)[0]
    found = intents(view)
    if found and found[0].gain > 0:
        return found[0].actions[0]
    return _reroll(view) or turn.best_end(view)


def best_rolls(view: FleetView) -> list[a.RollDice]:
    """The dice worth rolling, the best first.

    Where enemies are near more red dice, else more blue ones; a green one while the bridge has no
    shield.
    """
    battle = view.open
    near = _nearest(view)
    shields = sum(one[0] == "G" for one in on_bridge(battle.commanders[view.seat]))
    aim = scenario_of(battle).dice_wanted(battle, view.seat)
    if aim is not None:
        wanted = {"red": aim.get("R", 0), "blue": aim.get("B", 0), "green": aim.get("G", 0)}
    elif near <= 1:
        wanted = {"red": 2, "blue": 0, "green": 1} if not shields else {"red": 2, "blue": 1}
    elif near == 2:
        wanted = {"red": 1, "blue": 1, "green": 1} if not shields else {"red": 2, "blue": 1}
    else:
        wanted = {"red": 1, "blue": 2}

    def off(roll: a.RollDice) -> int:
        counts = {"red": roll.red, "blue": roll.blue, "green": roll.green}
        return sum(abs(count - wanted.get(colour, 0)) for colour, count in counts.items())

    rolls = [one for one in turn.suggest_rolls(view) if isinstance(one, a.RollDice)]
    return sorted(rolls, key=off)


LEVELS: Mapping[str, Policy] = {"ensign": ensign, "captain": captain}


def _reroll(view: FleetView) -> a.Reroll | None:
    """Specials that no battleship needs, but for one to retreat or to strike back with."""
    specials = sum(one[2] == "S" for one in usable(view.open.commanders[view.seat]))
    rerolls = [one for one in special.suggest_specials(view) if isinstance(one, a.Reroll)]
    return rerolls[-1] if rerolls and specials > SPARE else None


def _asked(view: FleetView) -> d.Asked | None:
    return next((one for one in waiting(view.agenda) if one.seat == view.seat), None)


def _answer(view: FleetView, asked: d.Asked, dice: Dice) -> a.Action:
    """What the clock would, but a fleet of a name and special sectors at random."""
    match asked:
        case d.FleetDecision():
            named = [
                one
                for name, one in setup.fleets_to_offer(view.open, printed(view.open), view.seat)
                if name is not None
            ]
            fleets = [
                one
                for one in setup.suggest_fleets(view, printed(view.open), asked.id)
                if isinstance(one, a.ChooseFleet) and (not named or _is_one_of(one, named))
            ]
            return one_of(fleets, dice)
        case d.TilesDecision() | d.PlaceDecision():
            return one_of([*answers.suggest(view, asked)], dice)
        case d.DeployDecision():
            return _deploy(view, asked)
        case _:
            return answers.default(view, asked)


def _is_one_of(fleet: a.ChooseFleet, named: Sequence[Fleet]) -> bool:
    return any(setup.counts(fleet) == setup.counts(one) for one in named)


def _deploy(view: FleetView, asked: d.DeployDecision) -> a.Action:
    """The heaviest ship, as near to the middle as it finds an empty sector."""
    battle = view.open
    edge = battle.edges[view.seat]
    middle = (len(edge) - 1) / 2
    taken = [ship.at for ship in battle.ships]
    found = [one for one in deploy.suggest_deployments(view, asked.id) if isinstance(one, a.Deploy)]
    heaviest = [one for one in found if one.ship == found[0].ship]
    return min(
        heaviest, key=lambda one: (taken.count(one.at), abs(edge.index(one.at) - middle), one.at)
    )


def _is_mixed(roll: a.Order) -> bool:
    return isinstance(roll, a.RollDice) and roll.red > 0 and roll.blue > 0


def _nearest(view: FleetView) -> int:
    """Sectors between the two ships of both sides that are nearest to each other."""
    battle, field = view.open, board(view.open)
    mine = [s.at for s in battle.ships if s.owner == view.seat and s.at is not None]
    foes = [
        s.at for s in battle.ships if s.at is not None and are_enemies(battle, view.seat, s.owner)
    ]
    return min((field.distances[one][other] for one in mine for other in foes), default=9)
