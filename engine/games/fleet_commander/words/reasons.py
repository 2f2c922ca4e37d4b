"""Reasons for an attack's result, part by part."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core.agenda import waiting
from engine.core.game_words import Panel
from engine.core.records import Seat
from engine.core.words import Listing, Text
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    figures,
    firepower_of,
    has,
    have_only,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability, Special
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.rules.attack import redirects
from engine.games.fleet_commander.rules.weapons import WEAPONS
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.costs import costs
from engine.space.grid import Cell


def reasons(view: FleetView, event: e.Told) -> Iterator[Text]:
    """Explain *event*: the dice it took, and the parts that its result is made of."""
    battle = view.open
    match event:
        case e.Attacked(strike=strike, dice=dice):
            yield from costs(battle, dice, strike.way, shot=True)
            yield from parts(battle, strike, view.seat)
        case e.Moved(die=die) if die is not None:
            yield from costs(battle, (die,))
        case e.Scanned(dice=dice, way=way):
            yield from costs(battle, dice, way)
        case e.FogScanned(die=die):
            yield from costs(battle, (die,))
        case e.Redirected():
            yield Text.of("why-redirected", ship=things.ship_of(battle, event.ship))
        case e.Shielded(shields=shields, target=target):
            yield from costs(battle, [shield.die for shield in shields])
            at = battle.ships[target].at
            for shield in shields:
                yield Text.of(
                    "why-shield",
                    die=things.die(shield.die),
                    sector=things.sector_name(battle, shield.against),
                    any="yes" if at is not None and _bends_shields(battle, at) else "no",
                    gas="yes" if shield.gas else "no",
                    face=shield.die[-1],
                )
        case e.CounterAttacked(firepower=power):
            yield Text.of("why-counter", power=power)
        case e.Unharmed():
            yield Text.of("why-unharmed")
        case e.WeaponFired():
            yield _weapon(battle, event)
        case _:
            return


def parts(battle: Open, strike: d.Strike, reader: Seat | None = None) -> Sequence[Text]:
    """The lines of ``who_fires``; none if there is a single line.

    That of a ranged attack is left out, since its costs tell the same.
    """
    found = tuple(one for one in who_fires(battle, strike, reader) if one.key != "why-ranged")
    return found if len(found) > 1 else ()


def who_fires(battle: Open, strike: d.Strike, reader: Seat | None = None) -> Iterator[Text]:
    """List the firepower of the attacking ships, and of their supporters by sector.

    Owners are named unless *reader* is the attacker or None. A last line explains a ranged attack,
    a double shot, or a gas cloud that bars support.
    """
    called = things.ships if reader in {None, strike.attacker} else things.ships_of
    yield Text.of(
        "why-fires",
        ships=called(battle, strike.ships),
        power=_power(battle, strike.ships),
    )
    by_sector: dict[Cell | None, list[ShipId]] = {}
    for ship in strike.supports:
        by_sector.setdefault(battle.ships[ship].at, []).append(ship)
    for at, ships in by_sector.items():
        yield Text.of(
            "why-supports",
            ships=called(battle, ships),
            power=_power(battle, ships),
            known="no" if at is None else "yes",
            sector="" if at is None else things.sector_name(battle, at),
        )
    if strike.ranged:
        yield Text.of("why-ranged", sector=things.sector_name(battle, strike.way[-2]))
    elif strike.pair:
        yield Text.of("why-pair")
    elif battle.sectors[strike.at] is Special.GAS_CLOUD:
        yield Text.of("why-no-support")


def why_panel(view: FleetView) -> Panel | None:
    """Panel on the attack that somebody is asked about: its parts and possible answers;
    else None.
    """
    battle = view.open
    for asked in waiting(view.agenda):
        if isinstance(asked, d.RedirectDecision | d.ReactDecision):
            lines = (*who_fires(battle, asked.strike, view.seat), *_answers(battle, asked.strike))
            return Panel(key="why", title=Text.of("panel-why"), lines=lines)
    return None


def _answers(battle: Open, strike: d.Strike) -> Iterator[Text]:
    """Ways in which the target's bridge and ships may answer *strike*."""
    possible = react.reactions(battle, strike)
    at = strike.way[-1]
    if redirects(battle, strike):
        yield Text.of("why-may-redirect")
    if react.may_roll(battle, strike):
        yield Text.of("why-cloud")
    coming = react.damage_by_sector(battle, strike)
    stopped = dict.fromkeys(shield.against for shield in possible.shields)
    if stopped:
        sectors = tuple(
            Text.of("why-from", sector=things.sector_name(battle, cell), power=coming[cell])
            for cell in stopped
        )
        any_way = "yes" if _bends_shields(battle, at) else "no"
        yield Text.of("why-shields", sectors=Listing(items=sectors), any=any_way)
    there = ships_at(battle, at)
    if possible.retreats:
        slips = have_only(battle, there, Ability.ION_DRIVE)
        yield Text.of("why-retreat", unharmed="yes" if slips else "no")
    if possible.counters:
        yield Text.of("why-counter", power=firepower_of(battle, there))


def _weapon(battle: Open, event: e.WeaponFired) -> Text:
    """Explain a weapon's damage: its points, the class of its target, and the total."""
    weapon, size, total = WEAPONS[event.weapon], 0, 0
    if event.target is not None:
        target = battle.ships[event.target]
        size = figures(battle.data).ship_class[target.sort]
        total = weapon.damage(battle, target)
    return Text.of(
        "why-weapon",
        weapon=event.weapon.value,
        points=weapon.card(battle).points,
        size=size,
        total=total,
    )


def _bends_shields(battle: Open, at: Cell) -> bool:
    """FC-ABILITY-06: whether a ship at *at* has depolarised shields, which make every
    shield fit.
    """
    return any(has(battle, ship, Ability.DEPOLARISED_SHIELDS) for ship in ships_at(battle, at))


def _power(battle: Open, ships: Iterable[ShipId]) -> int:
    return firepower_of(battle, [battle.ships[ship] for ship in ships])
