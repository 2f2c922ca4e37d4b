"""Standing orders of a commander, and the answers that they give."""

from typing import Final, Literal, TypeAlias

from engine.core.records import value
from engine.games.fleet_commander.judgement import reflexes
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules import deploy
from engine.games.fleet_commander.rules.end import points_left
from engine.games.fleet_commander.rules.support import shown_ships

Reactions: TypeAlias = Literal["ask", "cautious", "balanced", "aggressive"]
Redirect: TypeAlias = Literal["ask", "never", "to_save"]
Allies: TypeAlias = Literal["ask", "always", "never"]
Others: TypeAlias = Literal["ask", "always", "strongest", "never"]
Deployment: TypeAlias = Literal["ask", "heaviest_first", "in_line", "random"]
Scans: TypeAlias = Literal["ask", "always", "heavy", "never"]

NO_CLASS: Final = 99
"""A class above that of any ship, so that no scan is foiled."""


@value
class Orders:
    """Answers that a commander has ordered in advance; "ask" leaves a question open.

    *reactions*: the temper in which attacks are answered. *redirect*: whether a cruiser takes the
    hit for another ship. *allies*: whether to support attacks of an ally. *others*: whether to
    support attacks where all fight all; "strongest" means only those on the commander who of all
    others has most class points left. *deployment*: the order or formation in which ships deploy by
    themselves; signals stand at random rather than in a line. *scans*: whether shields foil all
    scans, or only those of sectors with a cruiser or a battleship ("heavy").
    """

    reactions: Reactions = "ask"
    redirect: Redirect = "ask"
    allies: Allies = "ask"
    others: Others = "ask"
    deployment: Deployment = "ask"
    scans: Scans = "ask"


def answer(view: FleetView, asked: d.Asked, orders: Orders) -> a.Action | None:
    """The answer that *orders* give to *asked*; None leaves it to the commander."""
    if asked.seat != view.seat:
        return None
    match asked:
        case d.ReactDecision() if orders.reactions != "ask":
            return reflexes.answer(view.open, asked, orders.reactions)
        case d.RedirectDecision() if orders.redirect == "never":
            return a.ReplyRedirect(decision=asked.id)
        case d.RedirectDecision() if orders.redirect == "to_save":
            return reflexes.redirect(view.open, asked)
        case d.SupportDecision():
            return _support(view.open, asked, orders)
        case d.ArrangeDecision() if orders.deployment != "ask":
            return a.Ready(decision=asked.id)
        case d.DeployDecision() if orders.deployment == "heaviest_first":
            return deploy.default_deployment(view, asked.id)
        case d.DeployDecision() if orders.deployment != "ask":
            offered = deploy.formations(view.open)
            formation = orders.deployment if orders.deployment in offered else offered[0]
            return a.DeployFleet(decision=asked.id, formation=formation)
        case d.ScanDecision() if orders.scans != "ask":
            least = {"always": 0, "heavy": reflexes.WORTH_A_SHIELD}.get(orders.scans, NO_CLASS)
            return reflexes.foil(view.open, asked, least=least)
        case _:
            return None


def _support(battle: Open, asked: d.SupportDecision, orders: Orders) -> a.Support | None:
    """FC-DEC-10, -11: whether to support somebody else's attack."""
    attacked = battle.ships[asked.strike.target].owner
    are_allies = not are_enemies(battle, asked.seat, asked.strike.attacker)
    order = orders.allies if are_allies else orders.others
    if order == "ask":
        return None
    left = points_left(battle)
    others = (points for seat, points in left.items() if seat != asked.seat)
    helps = order == "always" or (order == "strongest" and left[attacked] == max(others))
    return a.Support(decision=asked.id, ships=shown_ships(battle, asked) if helps else ())
