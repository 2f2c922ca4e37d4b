"""Reasons why a captain has no shot at a ship."""

from engine.core.errors import RuleViolation
from engine.core.words import Text
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.state import Ammo, LogView, Ship
from engine.games.captains_log.rules import ships, shot
from engine.games.captains_log.words import things
from engine.games.captains_log.words.places import away


def no_shot(view: LogView, target: Ship) -> Text:
    """Reason why no shot of the seat can hurt *target*, a ship on the map."""
    sea = view.open
    here, there = sea.captains[view.seat].at, dict(ships.afloat(sea))[target]
    assert here is not None
    return Text.of(
        "no-shot",
        ship=things.ship(view, target),
        away=away(view, here, there),
        why=_why(view, target),
    )


def _why(view: LogView, target: Ship) -> Text:
    captain = view.open.captains[view.seat]
    ammo = captain.ammo[0] if captain.ammo else Ammo.NORMAL
    try:
        shot.check_shoot(view, Shoot(target=target, ammo=ammo))
    except RuleViolation as refused:
        return refused.text
    needed = shot.defence(view.open, view.seat, target) + 1
    return Text.of("no-shot-too-far", needed=needed, best=best_result(view))


def best_result(view: LogView) -> int:
    """Highest result of one die of the view's captain, bonus included."""
    captain = view.open.captains[view.seat]
    bonuses = [shot.broadside(view.open, view.seat, one).bonuses for one in captain.ammo]
    return shot.SIDES + max((bonus for dice in bonuses for bonus in dice), default=0)
