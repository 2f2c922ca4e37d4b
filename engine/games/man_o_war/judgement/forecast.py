"""Forecasts: what the ships of a side would do as signalled, if nobody else moved first."""

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.core.records import clone, value
from engine.core.seating import Side
from engine.games.man_o_war.judgement.odds import Odds, odds_of
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.names import Arc, Reach, ShipId, SquadronId
from engine.games.man_o_war.model.signals import Helm, Signal
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.boarding import to_board
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.gunnery import targets
from engine.games.man_o_war.rules.helm import steer, target_of
from engine.games.man_o_war.rules.ram import LEAST_RUN, is_ram
from engine.games.man_o_war.rules.squadrons import can_row, squadrons_of, under_orders
from engine.games.man_o_war.rules.turn import order_of_ships


@value
class Shown:
    """A target that an arc of a ship would have, in a band."""

    arc: Arc
    ship: ShipId
    band: Reach


@value
class Foreseen:
    """What a *ship* would do: its way, the ship it *rams*, what its guns would fire at, and the
    ship that it *boards*, with the odds, which are None if nobody is aboard.

    *too_near* is whether it was to ram, and lies too near the enemy for that.
    """

    ship: ShipId
    way: Way
    rams: ShipId | None
    aims: tuple[Shown, ...]
    boards: ShipId | None = None
    odds: Odds | None = None
    too_near: bool = False


def forecast(
    battle: Open, side: Side, signals: Mapping[SquadronId, Signal]
) -> tuple[Foreseen, ...]:
    """What the ships of *side* that have *signals* would do, in the order in which they act."""
    ahead = clone(battle)
    found: list[Foreseen] = []
    for number in (one for one in squadrons_of(ahead, side) if one in signals):
        for ship in under_orders(ahead, ahead.squadrons[number]):
            found.append(_foreseen(ahead, ship, signals[number]))
    return tuple(found)


def who_acts_before(battle: Open, done: Sequence[Foreseen]) -> Literal["none", "first", "between"]:
    """MOW-SQUAD-05: whether enemies act before all that is foreseen, or between parts of it."""
    order, ships = order_of_ships(battle), {one.ship for one in done}
    last = max((at for at, ship in enumerate(order) if ship in ships), default=0)
    sides = {battle.ships[ship].side for ship in ships}
    if all(battle.ships[ship].side in sides for ship in order[:last]):
        return "none"
    return "between" if battle.initiative in sides else "first"


def _foreseen(ahead: Open, ship: ShipId, signal: Signal) -> Foreseen:
    """What *ship* would do; it lies at the end of its way in *ahead* from now on."""
    way = steer(ahead, ship, signal.helm)
    rams = way.met if is_ram(ahead, ship, way) else None
    too_near = rams is None and _is_too_near_to_ram(ahead, ship, signal.helm)
    ahead.ships[ship].at = way.end
    aims = tuple(
        Shown(arc=arc, ship=target.ship, band=target.band)
        for arc, target in targets(ahead, ship, signal.guns)
    )
    boards = to_board(ahead, ship, signal.helm, signal.boarding)
    fought = boards if boards is not None and ahead.ships[boards].crew else None
    return Foreseen(
        ship=ship,
        way=way,
        rams=rams,
        aims=aims,
        boards=boards,
        odds=None if fought is None else odds_of(ahead, ship, fought, signal.boarding),
        too_near=too_near,
    )


def _is_too_near_to_ram(battle: Open, ship: ShipId, helm: Helm) -> bool:
    """MOW-RAM-03: whether a ship that is to ram lies nearer to its enemy than a ram begins."""
    target = target_of(battle, ship, helm)
    if helm.intent != "ram" or target is None or not can_row(battle, ship):
        return False
    return apart(battle, ship, battle.ships[ship].at, target) < LEAST_RUN
