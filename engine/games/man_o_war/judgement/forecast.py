"""Forecasts: what the ships of a side would do as signalled, if nobody else moved first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from engine.core.records import clone, value
from engine.core.seating import Side
from engine.games.man_o_war.judgement.odds import Odds, odds_of
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.names import Arc, Reach, ShipId, SquadronId
from engine.games.man_o_war.model.signals import AT_A_FOE, Helm, Signal
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.boarding import to_board
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.gunnery import targets
from engine.games.man_o_war.rules.helm import target_of
from engine.games.man_o_war.rules.measuring import is_by_eye
from engine.games.man_o_war.rules.orders import way_of_ship
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

    *too_near* is whether it was to ram, and lies too near the enemy for that. *about* is whether
    its way is steered by a mere sighting of an enemy.
    """

    ship: ShipId
    way: Way
    rams: ShipId | None
    aims: tuple[Shown, ...]
    boards: ShipId | None = None
    odds: Odds | None = None
    too_near: bool = False
    about: bool = False


def forecast(
    battle: Open, side: Side, signals: Mapping[SquadronId, Signal]
) -> tuple[Foreseen, ...]:
    """What the ships of *side* that have *signals* would do, in the order in which they act.

    MOW-RANGE-02: where they measure by eye, they go through all that is known by sight alone, and
    whether they would ram or hit it is not told.
    """
    done = tuple(_each(clone(battle), side, signals))
    return tuple(map(_told_by_eye, done)) if is_by_eye(battle) else done


def guess(battle: Open, side: Side, signals: Mapping[SquadronId, Signal]) -> tuple[Foreseen, ...]:
    """As ``forecast``, but as if every ship lay just where it is sighted; not to be told."""
    ahead = clone(battle)
    for ship in ahead.ships:
        ship.sighted = False  # so that it is in the way
    return tuple(_each(ahead, side, signals))


def who_acts_before(battle: Open, done: Sequence[Foreseen]) -> Literal["none", "first", "between"]:
    """MOW-SQUAD-05: whether enemies act before all that is foreseen, or between parts of it."""
    order, ships = order_of_ships(battle), {one.ship for one in done}
    last = max((at for at, ship in enumerate(order) if ship in ships), default=0)
    sides = {battle.ships[ship].side for ship in ships}
    if all(battle.ships[ship].side in sides for ship in order[:last]):
        return "none"
    return "between" if battle.initiative in sides else "first"


def _each(ahead: Open, side: Side, signals: Mapping[SquadronId, Signal]) -> Iterator[Foreseen]:
    """What each ship would do; all lie at the ends of their ways in *ahead* from then on."""
    for number in (one for one in squadrons_of(ahead, side) if one in signals):
        for ship in under_orders(ahead, ahead.squadrons[number]):
            yield _foreseen(ahead, ship, signals[number])


def _told_by_eye(one: Foreseen) -> Foreseen:
    """What may be told before it is done: the way, and a boarding of a ship already touched."""
    touched = one.boards if not one.way.legs else None
    return replace(
        one,
        rams=None,
        aims=(),
        boards=touched,
        odds=None if touched is None else one.odds,
        too_near=False,
    )


def _foreseen(ahead: Open, ship: ShipId, signal: Signal) -> Foreseen:
    """What *ship* would do; it lies at the end of its way in *ahead* from now on."""
    about = signal.order_of(ship) is None and _is_by_sight(ahead, ship, signal.helm)
    way = way_of_ship(ahead, ship, signal)
    rams = way.met if is_ram(ahead, ship, way) else None
    too_near = rams is None and _is_too_near_to_ram(ahead, ship, signal.helm_of(ship))
    ahead.ships[ship].at = way.end
    aims = tuple(
        Shown(arc=arc, ship=target.ship, band=target.band)
        for arc, target in targets(ahead, ship, signal.guns_of(ship))
    )
    boards = to_board(ahead, ship, signal.helm_of(ship), signal.boarding)
    fought = boards if boards is not None and ahead.ships[boards].crew else None
    return Foreseen(
        ship=ship,
        way=way,
        rams=rams,
        aims=aims,
        boards=boards,
        odds=None if fought is None else odds_of(ahead, ship, fought, signal.boarding),
        too_near=too_near,
        about=about and bool(way.legs),
    )


def _is_by_sight(battle: Open, ship: ShipId, helm: Helm) -> bool:
    """Whether *ship* is steered by an enemy of which it has a mere sighting."""
    target = target_of(battle, ship, helm) if helm.intent in AT_A_FOE else None
    return target is not None and battle.ships[target].sighted


def _is_too_near_to_ram(battle: Open, ship: ShipId, helm: Helm) -> bool:
    """MOW-RAM-03: whether a ship that is to ram lies nearer to its enemy than a ram begins."""
    target = target_of(battle, ship, helm)
    if helm.intent != "ram" or target is None or not can_row(battle, ship):
        return False
    return apart(battle, ship, battle.ships[ship].at, target) < LEAST_RUN
