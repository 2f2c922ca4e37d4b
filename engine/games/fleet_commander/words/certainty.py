"""What an attack does for sure, whatever may answer it, as far as everybody can see."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.records import value
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.battlefield import have_only, ships_at
from engine.games.fleet_commander.cards import Ability, SignalSort, Special
from engine.games.fleet_commander.concealment import as_all_see
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.rules.attack import redirects, strike_of
from engine.games.fleet_commander.state import FleetView, Open
from engine.games.fleet_commander.words.forecast import attack_power, weapon_power


@value
class Hit:
    """A shot at a ship of so much *hull*: its *power* unanswered, and what surely *passes* of it.

    What passes may hit another ship where one can be *spared*: a cruiser beside it takes its place.
    """

    hull: int
    power: int
    passes: int
    spared: bool

    @property
    def is_lost(self) -> bool:
        """Whether the target is destroyed whatever is answered."""
        return self.passes >= self.hull and not self.spared


def hit_by(view: FleetView, attack: a.Attack) -> Hit:
    """What *attack* does, made by the view's commander.

    FC-SHIELD-02, FC-SECTOR-19: of the bridge all is known, of a die for a gas cloud nothing but
    that it stops one sector at most. FC-ABILITY-04: frigates alone slip away unharmed.
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
        spared=bool(redirects(as_all_see(battle), strike)),
    )


def destroys(view: FleetView, actions: Sequence[a.Action]) -> bool:
    """Whether *actions* destroy a ship for sure, by a shot from where ships are or go, or a weapon.

    Where a die says what becomes of ships that go there nothing is.
    """
    match actions:
        case (a.Attack() as attack,):
            return hit_by(view, attack).is_lost
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            plain = view.open.sectors[move.to] in (None, Special.GAS_CLOUD)
            return plain and hit_by(moved(view, move), attack).is_lost
        case (a.FireWeapon() as shot,):
            return weapon_kills(view, shot)
        case _:
            return False


def weapon_kills(view: FleetView, shot: a.FireWeapon) -> bool:
    """FC-WEAPON-05: whether a weapon destroys the ship that it aims at; nothing answers it."""
    if shot.target is None:
        return False
    target = view.open.ships[shot.target]
    return weapon_power(view.open, shot.ship, target) >= target.hull


def most_blocked(battle: Open, strike: d.Strike, possible: react.Reactions) -> int:
    """The damage that the best shields stop."""
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
    """FC-ABILITY-04: whether all who are attacked there are known for frigates."""
    there = ships_at(battle, strike.way[-1])
    signals = any(ship.sort is SignalSort.SIGNAL for ship in there)
    return not signals and have_only(battle, there, Ability.ION_DRIVE)


def moved(view: FleetView, move: a.Move | a.MoveAgain) -> FleetView:
    """What the view's commander sees once ships have gone there, and nothing else has changed."""
    ships = [
        replace(ship, at=move.to) if ship.id in move.ships else ship for ship in view.open.ships
    ]
    return replace(view, open=replace(view.open, ships=ships), own=None)


def adds_fire(view: FleetView, move: a.Move | a.MoveAgain, attack: a.Attack) -> bool:
    """Whether *attack* from a sector in which no ship moves does more after *move* than before.

    FC-SECTOR-05, -16, -17: out of a gas cloud nobody is supported, and nobody supports out of one,
    nor out of asteroids. FC-SUPPORT-01: who was beside the target before supported from there;
    but shields that stopped all of one sector may not stop both.
    """
    later = moved(view, move)
    before, then = attack_power(view, attack), attack_power(later, attack)
    if then != before:
        return then > before
    return hit_by(later, attack).passes > hit_by(view, attack).passes
