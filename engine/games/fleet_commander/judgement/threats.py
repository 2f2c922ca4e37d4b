"""Threats to a commander's ships, as far as everybody at the table can see."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from engine.core.records import Seat, value
from engine.games.fleet_commander.judgement.forecast import weapon_power
from engine.games.fleet_commander.judgement.known_dice import KnownDice
from engine.games.fleet_commander.judgement.odds import PRICE
from engine.games.fleet_commander.judgement.prospects import SHIP
from engine.games.fleet_commander.judgement.shots import Dice, Groups, Shots, Volley
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    board,
    figures,
    firepower_of,
    may_target,
)
from engine.games.fleet_commander.model.cards import SignalSort, Special, Weapon
from engine.games.fleet_commander.model.results import EACH
from engine.games.fleet_commander.model.state import FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules.weapons import WEAPONS, ready
from engine.space.grid import Cell

ONE_DIE_AWAY: Final = 2
"""Sectors from a target from which one blue die brings ships beside it."""

How: TypeAlias = Literal["beside", "afar", "coming", "weapon"]


@value
class Threat:
    """A threat of *seat* to *ship* in one turn: *shots*, and a *weapon* that does *points* damage.

    *held* says that it takes only dice that are held, none still to be rolled. *scan* says that
    *ship* is a signal, which a red die that is held must reveal first.
    """

    ship: Ship
    seat: Seat
    how: How
    shots: Shots = ()
    weapon: Weapon | None = None
    points: int = 0
    held: bool = True
    scan: bool = False

    @property
    def power(self) -> int:
        return self.points + sum(self.shots)

    @property
    def left(self) -> int:
        return max(0, self.ship.hull - self.power)


def gravest(view: FleetView, ships: Sequence[ShipId] = ()) -> Threat | None:
    """The gravest threat to the ships of the view's commander; None if there is none.

    Threats that destroy a ship come first, then those by dice that are held already, then those to
    the highest class. If *ships* are named, a threat to another ship counts only where there is
    none to them.
    """
    classes, found = figures(view.open.data).ship_class, [*_threats(view.open, view.seat)]
    return max(
        [one for one in found if one.ship.id in ships] or found,
        key=lambda one: (not one.left, one.held, classes[one.ship.sort], one.power),
        default=None,
    )


def at_stake(view: FleetView) -> float:
    """The most, in points of hull, that the dice of one enemy could cost the view's commander.

    Only dice that are held count, against the ship that is worth most of those they reach.
    """
    found = _threats(view.open, view.seat, rolling=False)
    return max((cost_of(view.open, one) for one in found), default=0.0)


def cost_of(battle: Open, threat: Threat) -> float:
    """The cost of *threat*, in points of hull; a ship lost counts for more than its hull."""
    lost = 0 if threat.left else SHIP * figures(battle.data).ship_class[threat.ship.sort]
    return min(threat.power, threat.ship.hull) + lost


def at_most(battle: Open, threat: Threat) -> int:
    """The most damage of *threat*, if red dice are rolled and added to those held."""
    groups, known = Groups(battle, threat.seat), KnownDice.of(battle, threat.seat)
    at = threat.ship.at
    if threat.scan and at is not None:
        return max(_most(groups, less, threat) for less in _scanned(groups, known, at))
    return _most(groups, known, threat)


def may_grow(battle: Open, threat: Threat) -> bool:
    """Whether ships of the enemy may come beside the target by a move, and add to *threat*."""
    at = threat.ship.at
    if at is None or not threat.left or threat.how == "coming":
        return False
    if not can_be_fired_at(battle, threat.ship):
        return False
    far = board(battle).distances[at]
    return any(far[cell] == ONE_DIE_AWAY for cell in Groups(battle, threat.seat).ships)


def is_alone(battle: Open, ship: Ship) -> bool:
    """Whether no other ship of the same commander with firepower is with *ship*, or beside it."""
    assert ship.at is not None
    near = (ship.at, *board(battle).beside[ship.at])
    return not any(
        one.at in near and one.owner == ship.owner and firepower_of(battle, [one])
        for one in battle.ships
        if one.id != ship.id
    )


def can_be_fired_at(battle: Open, ship: Ship) -> bool:
    """FC-SECTOR-06, FC-HIDDEN-06: whether *ship* is neither among asteroids nor a signal.

    Nor may it be off the board, or a ship that may not be targeted.
    """
    if ship.at is None:
        return False
    sheltered = battle.sectors[ship.at] is Special.ASTEROID_FIELD
    return not sheltered and not ship.hidden and may_target(ship)


def targets(view: FleetView) -> list[Ship]:
    """Enemies that may be fired at."""
    return [
        ship
        for ship in view.open.ships
        if are_enemies(view.open, view.seat, ship.owner) and can_be_fired_at(view.open, ship)
    ]


def _threats(battle: Open, seat: Seat, *, rolling: bool = True) -> Iterator[Threat]:
    """Threats to the ships of *seat*, by dice held and, with *rolling*, by dice to be rolled.

    Of dice to be rolled only two uses count: a shot where those held fire none, and the fire of
    enemies who have come near, if that destroys a ship.
    """
    if seat not in battle.commanders or battle.winners is not None:
        return
    mine: dict[Cell, list[Ship]] = {}
    for ship in battle.ships:
        if ship.owner == seat and ship.at is not None:
            mine.setdefault(ship.at, []).append(ship)
    for foe in battle.order:
        if not are_enemies(battle, seat, foe):
            continue
        known = KnownDice.of(battle, foe)
        if not rolling:
            known = replace(known, red=(), blue=())
        if not known.any:
            continue
        groups = Groups(battle, foe)
        for at, ships in mine.items():
            yield from _at(groups, known, at, [ship for ship in ships if not ship.hidden])
            signals = [
                replace(ship, hidden=False)
                for ship in ships
                if ship.hidden and ship.sort is not SignalSort.DECOY
            ]
            for less in _scanned(groups, known, at) if signals else ():
                for threat in _at(groups, less, at, signals):
                    yield replace(threat, scan=True)


def _at(groups: Groups, known: KnownDice, at: Cell, ships: Sequence[Ship]) -> Iterator[Threat]:
    """Threats by the *known* dice to *ships* at a sector, as if none of them were a signal."""
    yield from _by_fire(groups, known, at, ships)
    for ship in ships:
        yield from _by_weapons(groups, known, ship)


def _scanned(groups: Groups, known: KnownDice, at: Cell) -> Iterator[KnownDice]:
    """FC-HIDDEN-06, -08: *known* without a red die held that scans *at*, for each such face.

    A scan of signals by a die still to be rolled is not reckoned with.
    """
    for face in dict.fromkeys(known.dice.red):
        if groups.strongest(at, Dice(red=(face,))).shots:
            red = [*known.dice.red]
            red.remove(face)
            yield replace(known, dice=replace(known.dice, red=tuple(red)))


def _by_fire(groups: Groups, known: KnownDice, at: Cell, ships: Sequence[Ship]) -> Iterator[Threat]:
    battle, foe = groups.battle, groups.seat
    aimed = [ship for ship in ships if can_be_fired_at(battle, ship)]
    if not aimed or not groups.within(at, EACH):
        return
    held, rolled = known.fired(groups, at)
    coming = _coming(groups, known, at, min(ship.hull for ship in aimed))
    for ship in aimed:
        common = Threat(ship=ship, seat=foe, how="beside")
        if held.shots:
            yield replace(common, how=_how(held), shots=held.shots)
        elif rolled.shots:
            yield replace(common, how=_how(rolled), shots=rolled.shots, held=False)
        if max(held.power, rolled.power) < ship.hull <= coming.power:
            yield replace(common, how="coming", shots=coming.shots, held=False)


def _coming(groups: Groups, known: KnownDice, at: Cell, hull: int) -> Volley:
    """The volley if one group came by a blue die, with one red die rolled if none is held.

    It is empty if its damage is surely less than *hull*.
    """
    red = known.dice.red or known.red[:1]
    if len(red) * groups.within(at, max(2, len(red))) < hull:
        return Volley()
    blue = (*known.dice.blue, *known.blue)
    return groups.strongest(at, replace(known.dice, red=red, blue=blue[-1:]))


def _most(groups: Groups, known: KnownDice, threat: Threat) -> int:
    battle, at = groups.battle, threat.ship.at
    if at is None or not threat.held or not known.red or not can_be_fired_at(battle, threat.ship):
        return threat.power
    dice = known.dice if threat.weapon is None else known.besides_weapon
    more = replace(dice, red=(*dice.red, *known.red))
    return threat.points + groups.strongest(at, more).power


def _how(volley: Volley) -> How:
    if volley.coming:
        return "coming"
    return "afar" if volley.afar else "beside"


def _by_weapons(groups: Groups, known: KnownDice, ship: Ship) -> Iterator[Threat]:
    """FC-SPECIAL-02, FC-WEAPON-05: threats by weapons that can be paid with two specials held.

    Red dice fire as well.
    """
    battle, foe = groups.battle, groups.seat
    if known.specials < PRICE:
        return
    for launcher in battle.ships:
        weapon = launcher.weapon
        if launcher.owner != foe or weapon is None or not ready(battle, launcher):
            continue
        armed = WEAPONS[weapon]
        if not armed.at_enemies or armed.refuses(battle, launcher, ship) is not None:
            continue
        points = weapon_power(battle, launcher.id, ship)
        assert ship.at is not None
        fire = Volley()
        if can_be_fired_at(battle, ship):
            fire = groups.strongest(ship.at, known.besides_weapon)
        yield Threat(
            ship=ship,
            seat=foe,
            how="weapon",
            shots=fire.shots,
            weapon=weapon,
            points=points,
        )
