"""Ranged attack: its conditions, the dice, and their effects."""

from collections.abc import Iterator
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import value
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ReplyShot, Shoot
from engine.games.captains_log.model.cards import NpcCard, ShotPennant
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.decisions import PassingShotDecision
from engine.games.captains_log.model.printed import npc_card, ship_card
from engine.games.captains_log.model.state import (
    Ammo,
    Captain,
    Hex,
    LogState,
    LogView,
    Open,
    Ship,
    Upgrade,
)
from engine.games.captains_log.model.tasks import Cross
from engine.games.captains_log.rules import damage, hold, reputation, ships

SIDES = 12
MOST_DAMAGE = 4
"""Points of damage that one die does at most."""
MOST_SAILS = 5
"""Movement points that chain shot can cost a ship in all."""


@value
class Broadside:
    """The dice of one shot, given by the bonus of each die, and the ammunition of all dice."""

    bonuses: tuple[int, ...]
    ammo: Ammo


def defence(sea: Open, ship: Ship, target: Ship, ammo: Ammo = Ammo.NORMAL) -> int:
    """CL-SHOT-10: number that each die of *ship* must beat to hurt *target*."""
    here = ships.position(sea, ship)
    assert here is not None
    return defence_from(sea, here, reach(sea, ship), target, ammo)


def defence_from(
    sea: Open, here: Hex, adjacent: int, target: Ship, ammo: Ammo = Ammo.NORMAL
) -> int:
    """CL-SHOT-10: ``defence`` against guns at *here*, for which *adjacent* hexes count as adjacent.

    # Ruling CL-AMB-22: between ships in one hex neither distance nor position adds to the defence.
    """
    at, board = ships.position(sea, target), chart(sea).board
    assert at is not None
    total = base_defence(sea, target) + max(
        0, board.distance(here, at) - adjacent
    )  # CL-SHOT-11, CL-UPGRADE-05
    if not board.flank(at, ships.heading(sea, target), here):
        total += 1  # CL-SHOT-12: attacked through bow or stern
    if at in chart(sea).moorings:  # CL-SHOT-13
        total += 1
    if ammo is Ammo.CHAIN_SHOT:  # CL-AMMO-06
        total += 2
    return total


def base_defence(sea: Open, ship: Ship) -> int:
    """The defence printed on the card of *ship*."""
    if ship in sea.captains:
        return ship_card(sea, sea.captains[ship]).defence
    return npc_card(sea, sea.npcs[ship]).defence


def reach(sea: Open, ship: Ship) -> int:
    """CL-UPGRADE-06, CL-NPC-33: number of hexes that count as adjacent for the guns of *ship*."""
    if ship in sea.captains:
        return 1 + sea.captains[ship].upgrades.get(Upgrade.LONG_GUNS, 0)
    return npc_card(sea, sea.npcs[ship]).range


def broadside(sea: Open, captain: Ship, ammo: Ammo) -> Broadside:
    """CL-SHOT-06, -08: dice of a shot by a captain's ship, plain cannons before upgraded ones."""
    found = sea.captains[captain]
    guns = hold.guns(sea, found)
    upgraded = min(guns, found.upgrades.get(Upgrade.CANNON_UPGRADE, 0))  # CL-UPGRADE-04
    powder = 1 if ammo is Ammo.EXPLOSIVE else 0
    better = powder + ship_card(sea, found).level
    return Broadside(bonuses=(powder,) * (guns - upgraded) + (better,) * upgraded, ammo=ammo)


def npc_broadside(card: NpcCard, pennant: ShotPennant) -> Broadside:
    """CL-NPC-31, -32: dice of a *pennant*, with the bonus and ammunition of its *card*."""
    bonus = pennant.bonus + card.cannon_bonus
    ammo = Ammo.INCENDIARY if card.incendiary else Ammo.NORMAL
    return Broadside(bonuses=(bonus,) * pennant.dice, ammo=ammo)


def bears(sea: Open, ship: Ship, target: Ship) -> bool:
    """CL-SHOT-02, -03: whether *target* is in sight and on a flank of *ship*."""
    here, there = ships.position(sea, ship), ships.position(sea, target)
    if here is None or there is None:
        return False
    sheet = chart(sea)
    return sheet.board.flank(here, ships.heading(sea, ship), there) and sheet.sees(here, there)


def check_shoot(view: LogView, action: Shoot) -> None:
    """Check the conditions of a shot, except that an action is left for it, which ``orders``
    checks.

    :raises RuleViolation: if one is not met.
    """
    sea, seat, target = view.open, view.seat, action.target
    captain = sea.captains[seat]
    if target == seat or (target not in sea.captains and target not in sea.npcs):
        raise RuleViolation("CL-SHOT-02", "no-such-ship")
    if ships.position(sea, target) is None:
        raise RuleViolation("CL-SHOT-02", "not-at-sea")
    if captain.at in chart(sea).moorings:
        raise RuleViolation("CL-SHOT-04", "moored")
    if action.ammo not in captain.ammo:
        raise RuleViolation("CL-SHOT-05", "no-such-ammo", ammo=action.ammo.value)
    if not hold.guns(sea, captain):
        raise RuleViolation("CL-SHOT-06", "no-guns-ready")
    if not _in_sight(sea, seat, target):
        raise RuleViolation("CL-SHOT-02", "out-of-sight")
    if not _on_flank(sea, seat, target):
        raise RuleViolation("CL-SHOT-03", "not-on-flank")


def suggest_shots(view: LogView) -> Iterator[Shoot]:
    """Legal shots of the view's seat that can have an effect, if an action is left.

    Round shot is left out where there is explosive shot, which is always better (CL-AMMO-02, -04).
    """
    sea, seat = view.open, view.seat
    captain = sea.captains[seat]
    if not _can_fire(sea, captain):
        return
    kinds = [a for a in captain.ammo if a is not Ammo.NORMAL or Ammo.EXPLOSIVE not in captain.ammo]
    best = {ammo: SIDES + max(broadside(sea, seat, ammo).bonuses) for ammo in kinds}
    sheet, here, heading = chart(sea), captain.at, captain.heading
    assert here is not None
    assert heading is not None
    for target, at in ships.afloat(sea):
        if target != seat and sheet.board.flank(here, heading, at) and sheet.sees(here, at):
            for ammo in kinds:
                torn = ammo is Ammo.CHAIN_SHOT and _torn_away(sea, target)
                if not torn and best[ammo] > defence(sea, seat, target, ammo):
                    yield Shoot(target=target, ammo=ammo)


def shoot(state: LogState, seat: Ship, action: Shoot, referee: Referee) -> None:
    guns = broadside(state.open, seat, action.ammo)
    fire(state, seat, action.target, guns, referee)


def fire(
    state: LogState,
    ship: Ship,
    target: Ship,
    guns: Broadside,
    referee: Referee,
    *,
    passing: bool = False,
) -> None:
    """Roll *guns* of any *ship* at *target*, and resolve damage, torn sails and reputation."""
    sea = state.open
    faces = referee.roll(len(guns.bonuses), SIDES, "CL-SHOT-06")
    grudge = _grudge(sea, ship, target)
    bonuses = tuple(bonus + grudge for bonus in guns.bonuses)
    beaten = defence(sea, ship, target, guns.ammo)
    points = [penetration(f, b, beaten) for f, b in zip(faces, bonuses, strict=True)]
    hits = sum(map(bool, points))
    chained = guns.ammo is Ammo.CHAIN_SHOT
    at, target_at = ships.position(sea, ship), ships.position(sea, target)
    assert at is not None
    assert target_at is not None
    shot = e.Shot(
        ship=ship,
        target=target,
        at=at,
        target_at=target_at,
        ammo=guns.ammo,
        faces=faces,
        bonuses=bonuses,
        defence=beaten,
        damage=0 if chained else sum(points),
        sails=_tear_sails(sea, target, hits) if chained else 0,
        passing=passing,
    )
    referee.announce(shot)
    kind: damage.Kind = "fire" if guns.ammo is Ammo.INCENDIARY else "water"
    damage.hurt(state, target, shot.damage, kind, referee, by=ship)
    if ship in sea.captains:
        sea.captains[ship].harmed = target
        reputation.attacked(state, ship, target, referee)


def penetration(face: int, bonus: int, beaten: int) -> int:
    """CL-SHOT-14 … -16: damage of one die against a defence of *beaten*: the excess,
    from 0 to 4.
    """
    return min(MOST_DAMAGE, max(0, face + bonus - beaten))


def cross(state: LogState, task: Cross, referee: Referee) -> None:
    """CL-MOVE-08, -09: *task.other* fires at the ship that crosses its hex; a captain is asked
    first.

    # Ruling CL-AMB-22: not from an anchorage, and once for each ship crossed in a move.
    """
    sea, other, ship = state.open, task.other, task.ship
    at = ships.position(sea, ship)
    if at is None or at != ships.position(sea, other) or at in chart(sea).moorings:
        return
    if ship in sea.captains and other in sea.turn.shot_at_by:
        return
    if other in sea.npcs:
        card = npc_card(sea, sea.npcs[other])
        pennant = next((p for p in card.pennants if isinstance(p, ShotPennant)), None)
        if pennant and ships.enemies(sea, other, ship):
            _fire_passing(state, other, ship, npc_broadside(card, pennant), referee)
    elif hold.guns(sea, sea.captains[other]):
        ask(state, PassingShotDecision(id=state.asked + 1, seat=other, ship=ship))


def check_shot_reply(view: LogView, action: ReplyShot) -> None:
    if action.ammo and action.ammo not in view.open.captains[view.seat].ammo:
        raise RuleViolation("CL-SHOT-05", "no-such-ammo", ammo=action.ammo.value)


def suggest_shot_replies(view: LogView, asked: PassingShotDecision) -> Iterator[ReplyShot]:
    """Answers: to hold fire first, then each kind of ammunition."""
    ammo = view.open.captains[view.seat].ammo
    return (ReplyShot(decision=asked.id, ammo=kind) for kind in (None, *ammo))


def reply_shot(
    state: LogState, asked: PassingShotDecision, action: ReplyShot, referee: Referee
) -> None:
    if action.ammo is not None:
        guns = broadside(state.open, asked.seat, action.ammo)
        _fire_passing(state, asked.seat, asked.ship, guns, referee)


PASSING_SHOT: Final = Question[LogState, LogView, PassingShotDecision, ReplyShot](
    decision=PassingShotDecision,
    answers=(ReplyShot,),
    check=lambda view, _, action: check_shot_reply(view, action),
    suggest=suggest_shot_replies,
    resolve=reply_shot,
)


def _fire_passing(
    state: LogState, ship: Ship, target: Ship, guns: Broadside, referee: Referee
) -> None:
    if target in state.open.captains:
        state.open.turn.shot_at_by.append(ship)
    fire(state, ship, target, guns, referee, passing=True)


def _can_fire(sea: Open, captain: Captain) -> bool:
    """CL-SHOT-04, -06: whether *captain* can fire: off anchorages, and with a cannon ready."""
    return captain.at not in chart(sea).moorings and hold.guns(sea, captain) > 0


def _in_sight(sea: Open, ship: Ship, target: Ship) -> bool:
    here, there = ships.position(sea, ship), ships.position(sea, target)
    return here is not None and there is not None and chart(sea).sees(here, there)


def _on_flank(sea: Open, ship: Ship, target: Ship) -> bool:
    here, there = ships.position(sea, ship), ships.position(sea, target)
    if here is None or there is None:
        return False
    return chart(sea).board.flank(here, ships.heading(sea, ship), there)


def _grudge(sea: Open, ship: Ship, target: Ship) -> int:
    """CL-REP-20: bonus of an NPC's dice against a captain with whom its nation is at
    war; else 0.
    """
    if ship in sea.captains or target not in sea.captains:
        return 0
    nation = reputation.flag(sea, ship)
    return 0 if nation is None else reputation.grudge(sea, sea.captains[target], nation)


def _torn_away(sea: Open, target: Ship) -> bool:
    """CL-AMMO-07: whether *target* has lost as much movement as chain shot can take."""
    return ships.find(sea, target).sail_damage >= MOST_SAILS


def _tear_sails(sea: Open, target: Ship, hits: int) -> int:
    """CL-AMMO-06 … -08: tear sails by *hits* dice, without damage, and return the movement lost.

    # Ruling CL-AMB-18: each die that beats the defence takes one movement point.
    """
    found = ships.find(sea, target)
    torn = min(hits, MOST_SAILS - found.sail_damage)
    found.sail_damage += torn
    return torn
