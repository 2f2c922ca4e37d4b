"""Standing orders: what a commander has decided beforehand, and how that answers a question."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias, cast

from engine.core.game import OrderChoice, OrderMenu
from engine.core.records import value
from engine.core.words import Text
from engine.games.fleet_commander.judgement import reflexes
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import are_enemies, fleet_of
from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules import deploy
from engine.games.fleet_commander.rules.end import points_left
from engine.games.fleet_commander.rules.sides import TEAMS, mode_of
from engine.games.fleet_commander.rules.support import shown_ships

Reactions: TypeAlias = Literal["ask", "cautious", "balanced", "aggressive"]
Redirect: TypeAlias = Literal["ask", "never", "to_save"]
Allies: TypeAlias = Literal["ask", "always", "never"]
Others: TypeAlias = Literal["ask", "always", "strongest", "never"]
Deployment: TypeAlias = Literal["ask", "heaviest_first", "in_line", "random"]
Scans: TypeAlias = Literal["ask", "always", "heavy", "never"]

REACTIONS: Final[tuple[Reactions, ...]] = ("ask", "cautious", "balanced", "aggressive")
REDIRECTS: Final[tuple[Redirect, ...]] = ("ask", "never", "to_save")
ALLIES: Final[tuple[Allies, ...]] = ("ask", "always", "never")
OTHERS: Final[tuple[Others, ...]] = ("ask", "always", "strongest", "never")
DEPLOYMENTS: Final[tuple[Deployment, ...]] = ("ask", "heaviest_first", "in_line", "random")
SCANS: Final[tuple[Scans, ...]] = ("ask", "always", "heavy", "never")
NO_CLASS: Final = 99
"""A class that no ship has."""


@value
class Orders:
    """*reactions*: how to answer an attack; *redirect*: whether a cruiser takes the hit of another.

    *allies*: whether to support the attacks of an ally; *others*: those of anybody where all fight
    all, the strongest being who of all others has most class points left.
    *deployment*: whether ships are deployed one by one, or all by themselves; signals stand at
    random rather than in a line. *scans*: whether
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


def menus(orders: Orders) -> tuple[OrderMenu[Orders], ...]:
    """What a commander may order beforehand, *orders* being what stands now."""

    def menu(
        question: str,
        label: str,
        field: str,
        values: Sequence[str],
        is_of_use: Callable[[FleetView], bool],
    ) -> OrderMenu[Orders]:
        choices = tuple(
            OrderChoice(
                label=Text.of(label, order=one), orders=replace(orders, **{field: cast("Any", one)})
            )
            for one in values
        )

        def applies(view: FleetView) -> bool:
            return view.seat in view.open.commanders and is_of_use(view)

        return OrderMenu(question=Text.of(question), choices=choices, applies=applies)

    return (
        menu("orders-reactions", "order-reactions", "reactions", REACTIONS, _always),
        menu("orders-redirect", "order-redirect", "redirect", REDIRECTS, _may_redirect),
        menu("orders-allies", "order-allies", "allies", ALLIES, _has_allies),
        menu("orders-others", "order-others", "others", OTHERS, _fights_all),
        menu("orders-deployment", "order-deployment", "deployment", DEPLOYMENTS, _deploys),
        menu("orders-scans", "order-scans", "scans", SCANS, _hides),
    )


def _always(view: FleetView) -> bool:
    del view
    return True


def _may_redirect(view: FleetView) -> bool:
    """FC-ABILITY-08: with a cruiser, or a fleet that is still to be chosen."""
    battle = view.open
    has_cruiser = any(ship.sort is ShipSort.CRUISER for ship in fleet_of(battle, view.seat))
    return battle.options.abilities and (has_cruiser or _is_choosing(battle))


def _has_allies(view: FleetView) -> bool:
    return mode_of(view.open.options) in TEAMS


def _fights_all(view: FleetView) -> bool:
    return mode_of(view.open.options) == "free_for_all"


def _deploys(view: FleetView) -> bool:
    """Whether ships are deployed one by one, and some are still to be."""
    battle, seat = view.open, view.seat
    by_hand = battle.options.deployment == "by_hand" and bool(battle.edges[seat])
    return by_hand and (_is_choosing(battle) or bool(deploy.in_hand(battle, seat)))


def _hides(view: FleetView) -> bool:
    """Whether signals of the seat may be scanned, now or once they are deployed."""
    battle = view.open
    hidden = any(ship.owner == view.seat and ship.hidden for ship in battle.ships)
    return battle.options.hidden_deployment and (hidden or _is_choosing(battle))


def _is_choosing(battle: Open) -> bool:
    """Whether the fleets are still unknown, so that anything may be in them."""
    return battle.turn.phase == "setup" and not battle.ships


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
