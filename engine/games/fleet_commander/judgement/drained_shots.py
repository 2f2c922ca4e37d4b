"""Shots after a drain that takes away the answer with which they might be stopped."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.records import value
from engine.games.fleet_commander.judgement.certainty import Hit, hit_by, prepared
from engine.games.fleet_commander.judgement.costs import taken_by
from engine.games.fleet_commander.judgement.reckoning import Intent, reckoned, world_of
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView, ShipId
from engine.games.fleet_commander.rules.bridge import on_bridge, usable

MOST_SHOTS: Final = 3
"""Shots at each target that are tried after a drain, first the cheapest that destroy it."""

MOST_TARGETS: Final = 2
"""Shots after a drain that are offered, each at another target."""


def drained_shots(view: FleetView, every: Sequence[Intent]) -> Iterator[Intent]:
    """Shots of *every* after a drain that makes them certain: one for each target, the best first.

    FC-DRAIN-02: a green special takes a die from the bridge of the target's commander. A shot is
    certain if it surely destroys its target; or, where it is too weak for that, if all of its
    damage surely passes and it then gains more than without the drain.
    """
    battle = view.open
    if not battle.options.drain or "G:S" not in usable(battle.commanders[view.seat]):
        return
    start, best = world_of(view), list[Intent]()
    for target, shots in _doubtful(view, every).items():
        owner = battle.ships[target].owner
        drains = [
            a.Drain(seat=owner, die=die)
            for die in dict.fromkeys(on_bridge(battle.commanders[owner]))
        ]
        found: list[Intent] = []
        for shot in sorted(shots, key=lambda one: one.place)[:MOST_SHOTS]:
            for drain in drains:
                actions = (drain, *shot.intent.actions)
                if not _is_certain(view, actions):
                    continue
                intent = reckoned(actions, start, view.seat)
                if shot.destroys or intent.gain > max(0, shot.intent.gain):
                    found.append(intent)
        best += sorted(found, key=_place)[:1]
    yield from sorted(best, key=_place)[:MOST_TARGETS]


@value
class _Shot:
    """An *intent* to fire, perhaps after a move, and the *hit* that it makes without a drain."""

    intent: Intent
    hit: Hit

    @property
    def destroys(self) -> bool:
        return self.hit.power >= self.hit.hull

    @property
    def place(self) -> tuple[bool, int, int]:
        return not self.destroys, len(taken_by(*self.intent.actions)), -self.hit.power


def _place(intent: Intent) -> tuple[int, float]:
    return -intent.points, -intent.gain


def _doubtful(view: FleetView, every: Sequence[Intent]) -> dict[ShipId, list[_Shot]]:
    """The shots that a die on the bridge of the target's commander may stop, by target.

    Shots by ships that move on are left out: after a drain they may not move on any more.
    """
    battle, found = view.open, dict[ShipId, list[_Shot]]()
    for intent in every:
        match intent.actions:
            case (a.Attack() as attack,) | (a.Move(), a.Attack() as attack):
                pass
            case _:
                continue
        if not on_bridge(battle.commanders[battle.ships[attack.target].owner]):
            continue
        hit = _hit(view, intent.actions)
        if not hit.spared and hit.passes < min(hit.power, hit.hull):
            found.setdefault(attack.target, []).append(_Shot(intent=intent, hit=hit))
    return found


def _is_certain(view: FleetView, actions: Sequence[a.Order]) -> bool:
    hit = _hit(view, actions)
    return hit.passes >= min(hit.power, hit.hull)


def _hit(view: FleetView, actions: Sequence[a.Order]) -> Hit:
    """The hit of the shot that *actions* end with."""
    later, (attack,) = prepared(view, actions)
    assert isinstance(attack, a.Attack), "a drain and a move come before one shot"
    return hit_by(later, attack)
