"""Ranged attack: who may fire at whom, the dice, and what they do."""

from collections.abc import Iterator

from engine.core.records import value
from engine.core.referee import Referee
from engine.games.captains_log.actions import ReplyShot, Shoot
from engine.games.captains_log.decisions import PassingShotDecision
from engine.games.captains_log.state import Ammo, LogState, LogView, Open, Ship
from engine.games.captains_log.tasks import Cross


@value
class Broadside:
    """The dice of one shot: a bonus for each, the ammunition for all."""

    bonuses: tuple[int, ...]
    ammo: Ammo


def defence(sea: Open, ship: Ship, target: Ship, *, passing: bool = False) -> int:
    """CL-SHOT-10: what each die of *ship* must beat to hurt *target*."""
    raise NotImplementedError


def broadside(sea: Open, captain: Ship, ammo: Ammo, target: Ship) -> Broadside:
    """CL-SHOT-06, -08: the dice a captain's ship fires at *target*."""
    raise NotImplementedError


def bears(sea: Open, ship: Ship, target: Ship) -> bool:
    """CL-SHOT-02, -03: whether *target* is in sight and on a flank of *ship*."""
    raise NotImplementedError


def check_shoot(view: LogView, action: Shoot) -> None:
    """The chapter's own conditions; whether an action is left is checked by ``turn``."""
    raise NotImplementedError


def suggest_shots(view: LogView) -> Iterator[Shoot]:
    """Every legal ``Shoot`` of the view's seat, an action being left."""
    raise NotImplementedError


def shoot(state: LogState, seat: Ship, action: Shoot, referee: Referee) -> None:
    raise NotImplementedError


def fire(
    state: LogState,
    ship: Ship,
    target: Ship,
    guns: Broadside,
    referee: Referee,
    *,
    passing: bool = False,
) -> None:
    """Roll *guns* of *ship* at *target*: damage, reputation, loss. NPCs use it too."""
    raise NotImplementedError


def cross(state: LogState, task: Cross, referee: Referee) -> None:
    """CL-MOVE-08, -09: *task.other* fires at, or is asked about, the ship in its hex."""
    raise NotImplementedError


def reply_shot(
    state: LogState, asked: PassingShotDecision, action: ReplyShot, referee: Referee
) -> None:
    """The question has been taken off the agenda already."""
    raise NotImplementedError
