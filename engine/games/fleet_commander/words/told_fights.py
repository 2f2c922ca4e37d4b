"""Clauses that tell of movement, discovery and fights."""

from typing import assert_never

from engine.core.words import Fact, Person, Text
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.events.movement import Way
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.no_answer import unfit


def movement(battle: Open, event: e.Movement) -> Text:
    """Tell an event of movement, or of the sectors where ships lie."""
    match event:
        case e.Moved():
            called = things.ships_of if _is_of_another(event.how) else things.the_ships
            return Text.of(
                "event-moved",
                how=str(event.how),
                containers=event.containers,
                count=len(event.ships),
                commander=Person(seat=event.seat),
                ships=called(battle, event.ships),
                origin=things.sector_name(battle, event.origin),
                sector=things.sector(battle, event.at),
            )
        case e.FieldTested(at=at, face=face):
            sector = things.sector_name(battle, at)
            return Text.of("event-field-tested", sector=sector, hit="yes" if face == "S" else "no")
        case e.GravityRolled(at=at, face=face):
            sector = things.sector_name(battle, at)
            hit = "yes" if face == "S" else "no"
            return Text.of("event-gravity-rolled", sector=sector, hit=hit)
        case _:
            assert_never(event)


def _is_of_another(how: Way) -> bool:
    """Whether ships are moved by another commander, or may belong to another."""
    return how == "retreat" or isinstance(how, Weapon)


def discovery(battle: Open, event: e.Discovery) -> Text:
    """Tell an event of discovery: a search, or its result."""
    match event:
        case e.Revealed(seat=seat, ships=ships):
            shown = things.ships(battle, ships)
            return Text.of("event-revealed", commander=Person(seat=seat), ships=shown)
        case e.WeaponRevealed(ship=ship, weapon=weapon):
            named = things.ship_of(battle, ship)
            return Text.of("event-weapon-revealed", ship=named, weapon=weapon.value)
        case e.Scanned(seat=seat, origin=origin, way=way):
            return Text.of(
                "event-scanned",
                commander=Person(seat=seat),
                origin=things.sector_name(battle, origin),
                sector=things.sector_name(battle, way[-1]),
            )
        case e.ScanFoiled(seat=seat, die=die):
            return Text.of("event-scan-foiled", commander=Person(seat=seat), die=things.die(die))
        case e.FogScanned(seat=seat, at=at, die=die):
            sector = things.sector_name(battle, at)
            return Text.of(
                "event-fog-scanned", commander=Person(seat=seat), sector=sector, die=things.die(die)
            )
        case e.Discovered(at=at, special=special):
            found = "none" if special is None else special.value
            return Text.of("event-discovered", sector=things.sector_name(battle, at), special=found)
        case _:
            assert_never(event)


def fight(battle: Open, event: e.Fight) -> Text:
    """Tell an event of a fight."""
    match event:
        case e.Attacked():
            return _attacked(battle, event)
        case e.Redirected(ship=ship):
            return Text.of("event-redirected", ship=things.ship_of(battle, ship))
        case e.Supported(seat=seat, ships=ships, firepower=power):
            return Text.of(
                "event-supported",
                commander=Person(seat=seat),
                ships=things.the_ships(battle, ships),
                power=power,
            )
        case e.GreenRolled(seat=seat, result=result, fits=fits):
            return Text.of(
                "event-green-rolled",
                commander=Person(seat=seat),
                die=things.die(result),
                fits="yes" if fits else "no",
            )
        case e.Shielded(seat=seat, shields=shields, blocked=blocked):
            return Text.of(
                "event-shielded",
                commander=Person(seat=seat),
                dice=things.dice([shield.die for shield in shields]),
                blocked=blocked,
            )
        case e.Unanswered():
            return _unanswered(battle, event)
        case e.CounterAttacked(seat=seat, target=target, firepower=power):
            return Text.of(
                "event-counter-attacked",
                commander=Person(seat=seat),
                target=things.ship_of(battle, target),
                power=power,
            )
        case _:
            return _toll(battle, event)


def landed(
    battle: Open, attack: e.Attacked | e.CounterAttacked | e.WeaponFired, damage: e.Damaged
) -> Text:
    """Tell an attack or a weapon that did all its *damage* at once."""
    match attack:
        case e.Attacked():
            named = _attacked(battle, attack, lands=True)
        case e.CounterAttacked():
            named = fight(battle, attack)
        case e.WeaponFired():
            shot = _weapon_fired(battle, attack)
            named = Text.of("event-weapon-hit", shot=shot, power=damage.points)
    most = things.full_hull(battle, damage.ship)
    return Text.of("event-hit", attack=named, hull=damage.hull, most=most)


def _toll(
    battle: Open,
    event: (e.Unharmed | e.Damaged | e.ShipDestroyed | e.WeaponFired | e.Repaired | e.TokenEnded),
) -> Text:
    """Tell an event of damage, repair or special weapons."""
    match event:
        case e.Unharmed(seat=seat):
            return Text.of("event-unharmed", commander=Person(seat=seat))
        case e.Damaged(ship=ship, points=points, hull=hull, cause=cause):
            named = things.ship_of(battle, ship)
            return Text.of(
                "event-damaged",
                ship=named,
                points=points,
                hull=hull,
                most=things.full_hull(battle, ship),
                cause=str(cause),
            )
        case e.ShipDestroyed(ship=ship, left=left):
            return Text.of(
                "event-ship-destroyed",
                ship=things.ship_of(battle, ship),
                owner=Person(seat=battle.ships[ship].owner),
                left=left,
                decided=_decided(battle),
            )
        case e.WeaponFired():
            return _weapon_fired(battle, event)
        case e.Repaired(ship=ship, points=points, hull=hull):
            named = things.ship_of(battle, ship)
            most = things.full_hull(battle, ship)
            return Text.of("event-repaired", ship=named, points=points, hull=hull, most=most)
        case e.TokenEnded(weapon=weapon, ship=ship, why=why):
            named = things.ship_of(battle, ship)
            return Text.of("event-token-ended", weapon=weapon.value, ship=named, why=why)
        case _:
            assert_never(event)


def _unanswered(battle: Open, event: e.Unanswered) -> Text:
    """FC-SHIELD-05: tell why the commander hit was not asked to answer, though dice were kept for
    it.
    """
    reasons = unfit(battle, event.dice, event.against)
    return Text.of("event-unanswered", commander=Person(seat=event.seat), reasons=reasons)


def _decided(battle: Open) -> str:
    """Whether class points decide the battle, and so are worth counting."""
    return "points" if scenario_of(battle).by_points else "otherwise"


def _attacked(battle: Open, event: e.Attacked, *, lands: bool = False) -> Text:
    strike = event.strike
    supports = len(strike.supports)
    turned = [die for die in event.dice if ">" in die]
    return Text.of(
        "event-attacked",
        commander=Person(seat=strike.attacker),
        ships=things.the_ships(battle, strike.ships),
        origin=things.sector_name(battle, strike.at),
        target=things.ship_of(battle, strike.target),
        sector=things.sector_name(battle, strike.way[-1]),
        supported="yes" if supports else "no",
        supports=things.the_ships(battle, strike.supports) if supports else 0,
        power=event.firepower,
        turned=len(turned),
        dice=things.dice(turned),
        lands="yes" if lands else "no",
    )


def _weapon_fired(battle: Open, event: e.WeaponFired) -> Text:
    facts: dict[str, Fact] = {
        "ship": things.ship_of(battle, event.ship),
        "weapon": event.weapon.value,
    }
    if event.target is not None:
        target = things.ship_of(battle, event.target)
        return Text.of("event-weapon-at-ship", target=target, **facts)
    if event.at_seat is not None:
        other = Person(seat=event.at_seat)
        return Text.of("event-weapon-at-commander", commander=other, **facts)
    assert event.at is not None
    return Text.of("event-weapon-at-sector", sector=things.sector_name(battle, event.at), **facts)
