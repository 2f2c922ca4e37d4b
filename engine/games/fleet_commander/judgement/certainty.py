"""Certain results of an attack with any answer, as far as everybody can see."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from engine.core.records import clone, value
from engine.games.fleet_commander.judgement.forecast import attack_power
from engine.games.fleet_commander.judgement.reckoning import (
    Intent,
    after,
    unanswered,
    world_of,
)
from engine.games.fleet_commander.judgement.worth import VICTORY
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import (
    figures,
    firepower_of,
    have_only,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability, SignalSort, Special
from engine.games.fleet_commander.model.concealment import as_all_see
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.rules.attack import redirects, strike_of
from engine.games.fleet_commander.rules.bridge import spend
from engine.games.fleet_commander.rules.end import points_by_side, starting_points, threshold
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.support import helpers
from engine.games.fleet_commander.rules.weapons import WEAPONS

Victory: TypeAlias = Literal["sure", "unanswered"]


_GOES: Final = (a.Move, a.MoveAgain)

OPEN: Final = (None, Special.GAS_CLOUD)
"""Kinds of sectors that ships enter without a die that decides what becomes of them."""


@value
class Hit:
    """A shot at a ship with *hull* left: its unanswered *power*, and what surely *passes* of it."""

    hull: int
    power: int
    passes: int
    spared: bool

    @property
    def is_lost(self) -> bool:
        """Whether every answer leaves the target destroyed."""
        return self.passes >= self.hull and not self.spared


def hit_by(view: FleetView, attack: a.Attack | a.AttackAgain) -> Hit:
    """The hit that *attack* makes, if the view's commander makes it.

    FC-SHIELD-02, FC-SECTOR-19: the dice on a bridge are known to all; of the die rolled for a gas
    cloud it is known only that it stops the damage from one sector at most. FC-ABILITY-04: where
    only frigates are attacked they slip away unharmed.
    """
    battle = view.open
    strike = strike_of(battle, view.seat, attack)
    coming = react.damage_by_sector(battle, strike)
    possible = react.reactions(battle, strike)
    power = sum(coming.values())
    passes = power - most_blocked(battle, strike, possible)
    if react.may_roll(battle, strike):
        passes -= max(coming.values())
    if possible.retreats and slips(battle, strike):
        passes = 0
    return Hit(
        hull=battle.ships[attack.target].hull,
        power=power,
        passes=max(0, passes),
        spared=may_redirect(battle, strike, attack),
    )


def may_redirect(battle: Open, strike: d.Strike, attack: a.Attack | a.AttackAgain) -> bool:
    """FC-ABILITY-08, -09: whether a cruiser may take the place of the target of *attack*."""
    first = battle.turn.again if isinstance(attack, a.AttackAgain) else None
    return bool(redirects(as_all_see(battle), strike, first))


def destroys(view: FleetView, actions: Sequence[a.Action]) -> bool:
    """Whether *actions* destroy a ship for sure, by one shot or two, moves and drains coming first.

    Nothing is sure where ships go to a sector in which a die decides what becomes of them.
    """
    later, shots = prepared(view, actions)
    before = actions[: len(actions) - len(shots)]
    if any(isinstance(one, _GOES) and view.open.sectors[one.to] not in OPEN for one in before):
        return False
    match shots:
        case (a.Attack() as attack,):
            return hit_by(later, attack).is_lost
        case (a.FireWeapon(target=int() as target) as shot,):
            return weapon_damage(later, shot) >= later.open.ships[target].hull
        case (a.Attack() as first, a.Attack() | a.FireWeapon() as second):
            return _both_destroy(later, first, second)
        case _:
            return False


def surely_passes(view: FleetView, actions: Sequence[a.Action]) -> int:
    """The damage of the first shot in *actions*, after their moves, that no answer stops."""
    later, shots = prepared(view, actions)
    match shots:
        case (a.Attack() as attack, *_):
            return hit_by(later, attack).passes
        case _:
            return 0


def prepared(view: FleetView, actions: Sequence[a.Action]) -> tuple[FleetView, Sequence[a.Action]]:
    """The view after the moves and drains that *actions* begin with, and the other actions."""
    for number, action in enumerate(actions):
        match action:
            case a.Move() | a.MoveAgain():
                view = moved(view, action)
            case a.Drain():
                view = drained(view, action)
            case _:
                return view, actions[number:]
    return view, ()


def victory_by(view: FleetView, intent: Intent) -> Victory | None:
    """Whether *intent* wins the battle for the side of the view's commander; None if it does not.

    It is "sure", or "unanswered" if it wins only when nobody answers, as the clock may not.
    """
    attacks = [one for one in intent.actions if isinstance(one, a.Attack | a.AttackAgain)]
    if intent.gain >= VICTORY / 2:
        return "sure" if not attacks or destroys(view, intent.actions) else "unanswered"
    return "unanswered" if _wins_unanswered(view, intent) else None


def _wins_unanswered(view: FleetView, intent: Intent) -> bool:
    """Whether the shots of *intent* would win if nobody answered them.

    They are played out only where the loss of their targets would end the battle.
    """
    aimed = {one.target for one in intent.actions if isinstance(one, a.Attack)}
    if not aimed or not ends_without(view.open, aimed):
        return False
    later, (shot, *others) = prepared(view, intent.actions)
    alone = shot if not others and isinstance(shot, a.Attack) else None
    if alone and attack_power(later, alone) < later.open.ships[alone.target].hull:
        return False
    world = world_of(view)
    for action in intent.actions:
        world = after(world, view.seat, action, unanswered)
    return view.seat in (world.open.winners or ())


def ends_without(battle: Open, ships: Iterable[ShipId]) -> bool:
    """FC-END-01: whether a side without *ships* is down to a third.

    True for any ships where points do not decide the battle.
    """
    if not scenario_of(battle).by_points:
        return True
    left, classes = points_to_lose(battle), figures(battle.data).ship_class
    for ship in ships:
        gone = battle.ships[ship]
        left[battle.commanders[gone.owner].side] -= classes[gone.sort]
    return min(left.values()) <= 0


def points_to_lose(battle: Open) -> dict[int, int]:
    """FC-END-02: class points that each side has yet to lose before it is defeated, by side."""
    begun = starting_points(battle)
    return {side: left - threshold(begun[side]) for side, left in points_by_side(battle).items()}


def _both_destroy(view: FleetView, first: a.Attack, second: a.Attack | a.FireWeapon) -> bool:
    """Whether two shots destroy their one target, or each of them its own.

    A target that retreats after the first shot is out of reach, and one that strikes back after it
    may prevent the second.
    """
    hit, battle = hit_by(view, first), view.open
    if hit.spared or _may_prevent(view, first, second):
        return False
    if second.target != first.target:
        assert second.target is not None, "a weapon is paired with a shot at its target"
        leaves = battle.ships[second.target].at == first.way[-1] and _may_leave(view, first)
        return hit.is_lost and not leaves and destroys(view, (second,))
    if _may_leave(view, first):
        return False
    if isinstance(second, a.FireWeapon):
        return hit.passes + weapon_damage(view, second) >= hit.hull
    return hit.passes + hit_by(view, second).passes >= hit.hull


def may_be_answered(view: FleetView, attack: a.Attack) -> bool:
    """Whether anybody but the attacker can change the result of *attack*."""
    battle = view.open
    strike = strike_of(battle, view.seat, attack)
    if react.may_roll(battle, strike) or may_redirect(battle, strike, attack):
        return True
    return react.reactions(battle, strike).any


def awaits_answers(view: FleetView, attack: a.Attack) -> bool:
    """Whether anybody is asked for an answer to *attack*, or for support, before it is resolved."""
    strike = strike_of(view.open, view.seat, attack)
    return may_be_answered(view, attack) or any(helpers(view.open, strike).values())


def _may_leave(view: FleetView, attack: a.Attack) -> bool:
    strike = strike_of(view.open, view.seat, attack)
    return bool(react.reactions(view.open, strike).retreats)


def _may_prevent(view: FleetView, first: a.Attack, second: a.Attack | a.FireWeapon) -> bool:
    """FC-SPECIAL-17: whether a ship that *second* needs may be lost by an answer to *first*.

    The firepower of signals that strike back is unknown, so any ship may be lost to them.
    FC-SECTOR-19: in a gas cloud a shield may be rolled again for the second attack.
    """
    battle = view.open
    strike = strike_of(battle, view.seat, first)
    there, possible = ships_at(battle, first.way[-1]), react.reactions(battle, strike)
    hidden, power = any(ship.hidden for ship in there), firepower_of(battle, there)
    if isinstance(second, a.FireWeapon):
        needed: tuple[ShipId, ...] = (second.ship,)
    else:
        later = strike_of(battle, view.seat, second)
        needed = (*later.ships, *later.supports)
        if possible.shields and battle.sectors[first.way[-1]] is Special.GAS_CLOUD:
            return True
    return any(
        ship in needed and (hidden or battle.ships[ship].hull <= power)
        for ship in possible.counters
    )


def weapon_damage(view: FleetView, shot: a.FireWeapon) -> int:
    """FC-WEAPON-05: the damage of a weapon to its target at once, which no answer stops."""
    weapon = view.open.ships[shot.ship].weapon
    if shot.target is None or weapon is None:
        return 0
    return WEAPONS[weapon].damage(view.open, view.open.ships[shot.target])


def most_blocked(battle: Open, strike: d.Strike, possible: react.Reactions) -> int:
    """The most damage that shields of the bridge can stop."""
    coming = react.damage_by_sector(battle, strike)
    owner = battle.ships[strike.target].owner
    asked = d.ReactDecision(id=0, seat=owner, strike=strike)
    return max(
        (
            sum(coming[shield.against] for shield in shields)
            for shields in react.shield_sets(battle, asked, possible)
        ),
        default=0,
    )


def slips(battle: Open, strike: d.Strike) -> bool:
    """FC-ABILITY-04: whether all ships in the attacked sector are known to be frigates."""
    there = ships_at(battle, strike.way[-1])
    signals = any(ship.sort is SignalSort.SIGNAL for ship in there)
    return not signals and have_only(battle, there, Ability.ION_DRIVE)


def moved(view: FleetView, move: a.Move | a.MoveAgain) -> FleetView:
    """The view after *move*, with nothing but the places of its ships changed."""
    ships = [
        replace(ship, at=move.to) if ship.id in move.ships else ship for ship in view.open.ships
    ]
    return replace(view, open=replace(view.open, ships=ships), own=None)


def drained(view: FleetView, drain: a.Drain) -> FleetView:
    """The view after *drain*, with nothing but the dice of the two commanders changed."""
    commanders = {seat: clone(one) for seat, one in view.open.commanders.items()}
    spend(commanders[view.seat], ("G:S",))
    spend(commanders[drain.seat], (drain.die,))
    return replace(view, open=replace(view.open, commanders=commanders))


def adds_fire(view: FleetView, move: a.Move | a.MoveAgain, attack: a.Attack) -> bool:
    """Whether *attack* does more after *move* than before, or could not be made before.

    FC-SECTOR-05, -16, -17: an attack out of a gas cloud is not supported, and ships in a gas cloud
    or among asteroids do not support. FC-SUPPORT-01: a ship that was beside the target has
    supported from there already; but shields that stop all damage from one sector may not stop that
    from two. FC-HIDDEN-17: decoys do not fire. Damage beyond the hull of the target counts only if
    another ship can take its place, or if the attack is one of a pair.
    """
    there = [ship for ship in ships_at(view.open, attack.at) if ship.id not in attack.held]
    if not firepower_of(view.open, there):
        return True
    before, then = hit_by(view, attack), hit_by(moved(view, move), attack)
    most = max(before.power, then.power) if attack.twice or before.spared else before.hull
    if min(before.power, most) != min(then.power, most):
        return before.power < then.power
    return min(before.passes, most) < min(then.passes, most)
