"""Fame that an order is certain to cost its own captain, whatever the dice show."""

from engine.core.agenda import waiting
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.decisions import PassingShotDecision
from engine.games.captains_log.model.state import Captain, Cube, LogView, Open, Ship
from engine.games.captains_log.rules import damage, fame, hold, reputation, shipyard, sink


def fame_lost(view: LogView, action: a.Action) -> int:
    """Points that *action* is certain to cost the view's seat; it may win other points."""
    captain = view.open.captains.get(view.seat)
    if captain is None or not (owned := company(view.open, captain).fame):
        return 0
    return min(owned, max(0, _price(view, captain, action)))


def _price(view: LogView, captain: Captain, action: a.Action) -> int:
    sea = view.open
    match action:
        case a.Shoot(target=target):
            return _treason(sea, captain, target)
        case a.ReplyShot(decision=decision, ammo=ammo) if ammo is not None:
            asked = next((one for one in waiting(view.agenda) if one.id == decision), None)
            at = asked.ship if isinstance(asked, PassingShotDecision) else None
            return _treason(sea, captain, at) if at else 0
        case a.Scuttle():
            return _wreck(captain)
        case a.EndTurn():
            return _wreck(captain) if damage.burns_down(sea, captain) else 0
        case a.Rearrange(hold=anew):
            return _bared(sea, captain, anew)
        case a.JettisonCannon():
            return _bared(sea, captain, _without_cannon(sea, captain))
        case a.BuyShip():
            return shipyard.fame_given_up(sea, captain)
        case _:
            return 0


def _treason(sea: Open, captain: Captain, target: Ship) -> int:
    """CL-NATION-17, -18: 1 if *target* is of a nation that *captain* has joined, else 0."""
    known = target in sea.captains or target in sea.npcs
    return int(known and reputation.flag(sea, target) in company(sea, captain).joined)


def _wreck(captain: Captain) -> int:
    """CL-SINK-29: 1 if losing the ship is the third wreck, else 0."""
    return int(captain.wrecks + 1 == sink.WRECKS)


def _bared(sea: Open, captain: Captain, anew: tuple[Cube, ...]) -> int:
    """CL-HOLD-16: fame icons uncovered by stowing the hold as in *anew*; negative if more are
    covered.
    """
    if len(anew) != len(captain.hold):
        return 0
    return fame.fame_covered(sea, captain) - hold.fame_covered(sea.data, captain.ship, anew)


def _without_cannon(sea: Open, captain: Captain) -> tuple[Cube, ...]:
    if Cube.CANNON not in captain.hold:
        return tuple(captain.hold)
    spare = hold.spare_cannon(sea.data, captain.ship, captain.hold)
    return tuple(Cube.EMPTY if i == spare else cube for i, cube in enumerate(captain.hold))
