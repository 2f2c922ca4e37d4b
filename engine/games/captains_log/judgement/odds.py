"""Odds of a broadside before it is fired: exact chances, counted over every die."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from engine.core.dice import ScriptedDice
from engine.core.records import clone, value
from engine.core.referee import Referee
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Ammo, Hidden, LogState, LogView, Ship
from engine.games.captains_log.rules import damage, shot


@value
class ShotOdds:
    """Chances to *hurt* and to *sink*, from 0 to 1; *mean* is in points of damage, or of sails for
    chain shot.
    """

    hurt: Fraction
    mean: Fraction
    sink: Fraction


def shot_odds(view: LogView, action: Shoot) -> ShotOdds:
    """CL-SHOT-14 … -16: odds of *action*, which must be legal for the seat of *view*."""
    sea, target, ammo = view.open, action.target, action.ammo
    beaten = shot.defence(sea, view.seat, target, ammo)
    tally = _tally(shot.broadside(sea, view.seat, ammo).bonuses, beaten, ammo)
    total = sum(tally.values())
    sinks = 0
    if ammo is not Ammo.CHAIN_SHOT:
        enough = _enough(view, target, "fire" if ammo is Ammo.INCENDIARY else "water", max(tally))
        sinks = sum(ways for points, ways in tally.items() if points >= enough)
    return ShotOdds(
        hurt=1 - Fraction(tally[0], total),
        mean=Fraction(sum(points * ways for points, ways in tally.items()), total),
        sink=Fraction(sinks, total),
    )


def _tally(bonuses: Iterable[int], beaten: int, ammo: Ammo) -> Counter[int]:
    """Number of ways in which the dice come to each number of points."""
    tally = Counter({0: 1})
    for bonus in bonuses:
        before, tally = tally, Counter[int]()
        for face in range(1, shot.SIDES + 1):
            points = shot.penetration(face, bonus, beaten)
            if ammo is Ammo.CHAIN_SHOT:  # CL-AMMO-06: each die that beats the defence takes one
                points = min(points, 1)
            for sum_before, ways in before.items():
                tally[sum_before + points] += ways
    return tally


def _enough(view: LogView, target: Ship, kind: damage.Kind, most: int) -> int:
    """The fewest points by which *target* is lost; more than *most* if *most* do not suffice."""
    sea = view.open
    if target in sea.npcs:
        npc = sea.npcs[target]
        return npc_card(sea, npc).robustness - npc.water - npc.fire
    points = range(1, most + 1)
    return next((one for one in points if _loses(view, target, kind, one)), most + 1)


def _loses(view: LogView, target: Ship, kind: damage.Kind, points: int) -> bool:
    """Whether *points* sink *target*, a captain's ship: tried on a copy of the state."""
    sea = view.open
    captains = {**sea.captains, target: clone(sea.captains[target])}
    copy = replace(sea, captains=captains, loose={}, supply=dict(sea.supply))
    hidden = Hidden(deck={}, face_down={}, missions=[], discarded_missions=[])
    state = LogState(open=copy, own={}, hidden=hidden, offers=[], agenda=[], asked=0)
    damage.hurt(state, target, points, kind, Referee(ScriptedDice(())), by=None)
    return bool(state.agenda)
