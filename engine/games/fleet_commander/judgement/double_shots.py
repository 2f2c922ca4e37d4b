"""Two shots at one target that destroy it together, where neither does so alone."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from engine.core.records import Seat
from engine.games.fleet_commander.judgement.certainty import may_be_answered, weapon_damage
from engine.games.fleet_commander.judgement.costs import all_taken_by
from engine.games.fleet_commander.judgement.forecast import attack_power
from engine.games.fleet_commander.judgement.reckoning import (
    WORLDS,
    Intent,
    after,
    reckoned,
    world_of,
)
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import figures
from engine.games.fleet_commander.model.results import AS_PLAYED, FACE_OF, RESULTS
from engine.games.fleet_commander.model.state import FleetState, FleetView, ShipId
from engine.games.fleet_commander.rules.bridge import usable

Shot: TypeAlias = a.Attack | a.FireWeapon

MOST_DOUBLES: Final = 2
"""Most targets for which a pair of shots is offered, those of the highest class first."""


def double_shots(view: FleetView, every: Sequence[Intent]) -> Iterator[Intent]:
    """The cheapest pair of shots in *every* for each target that only a pair destroys.

    FC-ATTACK-09: a pair is two attacks, or an attack and then a weapon, which nothing answers.
    """
    battle, found = view.open, dict[ShipId, dict[Shot, int]]()
    for intent in every:
        match intent.actions:
            case (a.Attack(target=target, twice=twice, way=way) as shot,):
                if not (twice and len(way) == 1):
                    found.setdefault(target, {})[shot] = attack_power(view, shot)
            case (a.FireWeapon(target=int() as target) as shot,):
                if power := weapon_damage(view, shot):
                    found.setdefault(target, {})[shot] = power
            case _:
                pass
    classes = figures(battle.data).ship_class
    standing = [one for one in found if max(found[one].values()) < battle.ships[one].hull]
    tried = 0
    for target in sorted(standing, key=lambda one: -classes[battle.ships[one].sort]):
        pair = _cheapest(view, found[target], battle.ships[target].hull)
        if pair is None:
            continue
        yield reckoned(pair, world_of(view), view.seat)
        tried += 1
        if tried == MOST_DOUBLES:
            return


def played_on(world: FleetState, seat: Seat, actions: Sequence[a.Order]) -> FleetState:
    """*world* after *actions*, with others answering as the clock would.

    The rest of *actions* is left out from the first that an answer has made impossible.
    """
    answered = False
    for action in actions:
        if answered and not WORLDS.may_play(world, seat, action):
            break
        world = after(world, seat, action)
        answered = answered or isinstance(action, a.Attack)
    return world


def _cheapest(view: FleetView, shots: Mapping[Shot, int], hull: int) -> tuple[Shot, Shot] | None:
    """The pair of *shots* that does at least *hull* damage with fewest dice; None if there is none.

    Of two such pairs the one of which nobody may answer the first shot is taken, then the one of
    more damage. A weapon comes after an attack, and the stronger of two attacks comes first. The
    same attack may be made twice, by two dice of one face.
    """
    held = Counter(map(str, usable(view.open.commanders[view.seat])))
    best: tuple[tuple[int, bool, int], tuple[Shot, Shot]] | None = None
    for shot, next_shot in combinations_with_replacement(shots, 2):
        power = shots[shot] + shots[next_shot]
        if power < hull:
            continue
        if isinstance(shot, a.FireWeapon) and isinstance(next_shot, a.FireWeapon):
            continue
        one, other = sorted((shot, next_shot), key=lambda shot: _place(shot, shots[shot]))
        pair = _paid(one, other, held)
        if pair is None:
            continue
        rank = (len(all_taken_by(*pair)), _is_answered(view, pair[0]), -power)
        if best is None or rank < best[0]:
            best = (rank, pair)
    return None if best is None else best[1]


def _paid(one: Shot, other: Shot, held: Counter[str]) -> tuple[Shot, Shot] | None:
    """The two shots as the dice *held* pay for them; None if they do not.

    A die may be turned by a special where both shots want the same result. FC-SPECIAL-06: each shot
    alone is offered with a die that needs no special, if there is one.
    """
    pairs = [(one, other)]
    if held["R:S"]:
        pairs += [(one, turned) for turned in _turned(other)]
        pairs += [(turned, other) for turned in _turned(one)]
    return next((pair for pair in pairs if Counter(all_taken_by(*pair)) <= held), None)


def _turned(shot: Shot) -> Iterator[a.Attack]:
    """The ways to make *shot* with its die turned by a special, if it takes one unturned die."""
    match shot:
        case a.Attack(dice=(die,)) if die in RESULTS:
            for way in AS_PLAYED["R"][FACE_OF[die]][1:]:
                yield replace(shot, dice=(way,))
        case _:
            pass


def _is_answered(view: FleetView, shot: Shot) -> bool:
    return isinstance(shot, a.Attack) and may_be_answered(view, shot)


def _place(shot: Shot, power: int) -> tuple[bool, int]:
    return isinstance(shot, a.FireWeapon), -power
