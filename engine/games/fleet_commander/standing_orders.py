"""Standing orders: what a commander has decided beforehand, and how that answers a question."""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from engine.core.game import OrderChoice, OrderMenu
from engine.core.records import value
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander import reflexes
from engine.games.fleet_commander.battlefield import are_enemies
from engine.games.fleet_commander.rules import deploy
from engine.games.fleet_commander.rules.end import points_left
from engine.games.fleet_commander.state import FleetView, Open

Reactions: TypeAlias = Literal["ask", "cautious", "balanced", "aggressive"]
Redirect: TypeAlias = Literal["ask", "never", "to_save"]
Allies: TypeAlias = Literal["ask", "always", "never"]
Others: TypeAlias = Literal["ask", "always", "strongest", "never"]
Deployment: TypeAlias = Literal["ask", "heaviest_first"]
Scans: TypeAlias = Literal["ask", "always", "heavy", "never"]

REACTIONS: Final[tuple[Reactions, ...]] = ("ask", "cautious", "balanced", "aggressive")
REDIRECTS: Final[tuple[Redirect, ...]] = ("ask", "never", "to_save")
ALLIES: Final[tuple[Allies, ...]] = ("ask", "always", "never")
OTHERS: Final[tuple[Others, ...]] = ("ask", "always", "strongest", "never")
DEPLOYMENTS: Final[tuple[Deployment, ...]] = ("ask", "heaviest_first")
SCANS: Final[tuple[Scans, ...]] = ("ask", "always", "heavy", "never")
NO_CLASS: Final = 99
"""A class that no ship has."""


@value
class Orders:
    """*reactions*: how to answer an attack; *redirect*: whether a cruiser takes the hit of another.

    *allies*: whether to support the attacks of an ally; *others*: those of anybody where all fight
    all, the strongest being who of all others has most class points left.
    *deployment*: whether ships are deployed one by one, or all by themselves. *scans*: whether
    shields foil them, all or those of sectors with a cruiser or a battleship.
    """

    reactions: Reactions = "ask"
    redirect: Redirect = "ask"
    allies: Allies = "ask"
    others: Others = "ask"
    deployment: Deployment = "ask"
    scans: Scans = "ask"


def answer(view: FleetView, asked: d.Asked, orders: Orders) -> a.Action | None:
    """What *orders* of the view's commander answer; None leaves it to the commander."""
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
        case d.DeployDecision() if orders.deployment == "heaviest_first":
            return deploy.default_deployment(view, asked.id)
        case d.ScanDecision() if orders.scans != "ask":
            least = {"always": 0, "heavy": reflexes.WORTH_A_SHIELD}.get(orders.scans, NO_CLASS)
            return reflexes.foil(view.open, asked, least=least)
        case _:
            return None


def menus(orders: Orders) -> tuple[OrderMenu[Orders], ...]:
    """What a commander may order beforehand, *orders* being what stands now."""
    return (
        OrderMenu(
            question=Text.of("orders-reactions"),
            choices=tuple(
                OrderChoice(
                    label=Text.of("order-reactions", order=one),
                    orders=replace(orders, reactions=one),
                )
                for one in REACTIONS
            ),
        ),
        OrderMenu(
            question=Text.of("orders-redirect"),
            choices=tuple(
                OrderChoice(
                    label=Text.of("order-redirect", order=one),
                    orders=replace(orders, redirect=one),
                )
                for one in REDIRECTS
            ),
        ),
        OrderMenu(
            question=Text.of("orders-allies"),
            choices=tuple(
                OrderChoice(
                    label=Text.of("order-allies", order=one),
                    orders=replace(orders, allies=one),
                )
                for one in ALLIES
            ),
        ),
        OrderMenu(
            question=Text.of("orders-others"),
            choices=tuple(
                OrderChoice(
                    label=Text.of("order-others", order=one),
                    orders=replace(orders, others=one),
                )
                for one in OTHERS
            ),
        ),
        OrderMenu(
            question=Text.of("orders-deployment"),
            choices=tuple(
                OrderChoice(
                    label=Text.of("order-deployment", order=one),
                    orders=replace(orders, deployment=one),
                )
                for one in DEPLOYMENTS
            ),
        ),
        OrderMenu(
            question=Text.of("orders-scans"),
            choices=tuple(
                OrderChoice(
                    label=Text.of("order-scans", order=one),
                    orders=replace(orders, scans=one),
                )
                for one in SCANS
            ),
        ),
    )


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
    return a.Support(decision=asked.id, ships=asked.ships if helps else ())
