"""Answers as plans: how a question may be answered, and what each answer leaves, the best first."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.agenda import waiting
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import answers
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.battlefield import firepower_of, have_only, ships_at
from engine.games.fleet_commander.cards import Ability
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.state import FleetView, Open, ShipId
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.about import about
from engine.games.fleet_commander.words.labels import label

MOST: Final = 9
"""Answers worth a line in a menu."""

_WEIGHED: Final = (
    *(d.ReactDecision, d.RedirectDecision, d.ScanDecision, d.ExitDecision, d.FleetDecision),
)
"""Questions of which every answer is told."""


def answer_plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """What the view's commander may answer, what the clock would answer first.

    What no more than moves pieces about, as they are deployed, is left to the menus but for that;
    before a single ship whole fleets are offered to be deployed.
    """
    asked = next((one for one in waiting(view.agenda) if one.seat == view.seat), None)
    if asked is None:
        return
    first = answers.default(view, asked)
    others: Sequence[a.Action] = ()
    whole: list[a.Action] = []
    if isinstance(asked, d.DeployDecision | d.ArrangeDecision):
        whole = [one for one in answers.suggest(view, asked) if isinstance(one, a.DeployFleet)]
    if isinstance(asked, d.PlaceDecision):
        passes = (a.PlaceSector(decision=asked.id, never=never) for never in (True, False))
        whole = [one for one in passes if one in [*answers.suggest(view, asked)]]
    if isinstance(asked, _WEIGHED):
        others = [one for one in answers.suggest(view, asked) if one != first]
    labels: set[Text] = set()
    ahead = (first, *whole) if isinstance(asked, d.ArrangeDecision) else (*whole, first)
    for action in (*ahead, *others):
        if isinstance(action, a.ChooseFleet) and label(view, action)[0].key != "menu-fleet":
            continue  # What is put together ship by ship is left to the menus.
        plan = _plan(view, asked, action)
        if plan.label not in labels and len(labels) < MOST:
            labels.add(plan.label)
            yield plan


def _plan(view: FleetView, asked: d.Asked, action: a.Action) -> Plan[a.Action]:
    battle = view.open
    told: Text | None
    match asked:
        case d.ReactDecision():
            named, told = _reaction(battle, asked, action)
        case d.RedirectDecision():
            named, told = _redirect(battle, asked, action)
        case d.ExitDecision():
            assert isinstance(action, a.LeaveField)
            named = Text.of("label-to", sector=things.sector(battle, action.to))
            told = about(view, (), a.MoveAgain(ships=asked.ships, to=action.to))
        case d.FleetDecision():
            named, told = label(view, action)[0], Text.of("about-asked", kind=asked.kind)
        case d.WeaponsDecision():
            named, told = label(view, action)[-1], Text.of("about-keep")
        case d.ScanDecision():
            named, told = label(view, action)[-1], Text.of("about-foil", how=action.kind)
        case d.ArrangeDecision():
            named = label(view, action)[-1]
            told = Text.of("about-arranging", how=action.kind)
        case d.DeployDecision() if isinstance(action, a.DeployFleet):
            named = label(view, action)[-1]
            told = Text.of("about-formation", formation=action.formation)
        case d.PlaceDecision() if (placing := about(view, (), action)) is not None:
            named, told = label(view, action)[-1], placing
        case d.DeployDecision():
            named, told = _deploy(view, action), Text.of("about-asked", kind=asked.kind)
        case _:
            named, told = label(view, action)[-1], Text.of("about-asked", kind=asked.kind)
    assert told is not None, "whatever is moved is told about"
    return Plan(label=named, about=told, actions=(action,))


def _reaction(battle: Open, asked: d.ReactDecision, action: a.Action) -> tuple[Text, Text]:
    """An answer to an attack, and what it leaves of who is attacked."""
    strike = asked.strike
    coming = react.damage_by_sector(battle, strike)
    total = sum(coming.values())
    match action:
        case a.RollGreen():
            return Text.of("label-roll-green"), Text.of("about-roll-green")
        case a.RaiseShields(shields=shields):
            named = Text.of("plan-raise", dice=things.dice([one.die for one in shields]))
            blocked = sum(coming[one.against] for one in shields)
            return named, _left(battle, strike.target, total - blocked, "spent")
        case a.Retreat(to=to):
            there = ships_at(battle, strike.way[-1])
            slips = have_only(battle, there, Ability.ION_DRIVE)
            named = Text.of("plan-retreat", sector=things.sector(battle, to))
            return named, _left(battle, strike.target, 0 if slips else total, "retreat")
        case a.CounterAttack(ship=ship):
            power = firepower_of(battle, ships_at(battle, strike.way[-1]))
            foe = battle.ships[ship]
            named = Text.of(
                "plan-counter", target=things.with_place(battle, asked.seat, ship), power=power
            )
            return named, Text.of(
                "about-both",
                hull=foe.hull,
                theirs=max(0, foe.hull - power),
                mine=_left(battle, strike.target, total, "counter"),
            )
        case _:
            return Text.of("label-take-hit"), _left(battle, strike.target, total, "kept")


def _left(battle: Open, target: ShipId, points: int, how: str) -> Text:
    """What is left of who is attacked."""
    hull = battle.ships[target].hull
    return Text.of("about-answer", hull=hull, left=max(0, hull - points), points=points, how=how)


def _redirect(battle: Open, asked: d.RedirectDecision, action: a.Action) -> tuple[Text, Text]:
    """Who takes a hit, and what it would leave of them if nothing stops it."""
    total = sum(react.damage_by_sector(battle, asked.strike).values())
    ship = action.ship if isinstance(action, a.ReplyRedirect) else None
    hit = asked.strike.target if ship is None else ship
    named = (
        Text.of("label-redirect-none")
        if ship is None
        else Text.of("plan-redirect", ship=things.the_ship(battle, ship))
    )
    return named, _left(battle, hit, total, "redirect")


def _deploy(view: FleetView, action: a.Action) -> Text:
    assert isinstance(action, a.Deploy)
    ship, place = label(view, action)
    return Text.of("plan-deploy", ship=ship, place=place)
