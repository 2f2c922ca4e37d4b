"""Answers to an attack by a standing order, or by the clock for an absent commander."""

from collections.abc import Iterable
from typing import Literal, TypeAlias, assert_never

from engine.core.records import Seat
from engine.games.fleet_commander.judgement.known_dice import harms_at
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import (
    figures,
    firepower_of,
    have_only,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability
from engine.games.fleet_commander.model.results import COST
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.rules import react, scan
from engine.games.fleet_commander.rules.attack import cruisers_of
from engine.games.fleet_commander.rules.react import Reactions, damage_by_sector
from engine.games.fleet_commander.rules.sectors import exits_of
from engine.games.fleet_commander.rules.support import with_all_support
from engine.space.grid import Cell

Temper: TypeAlias = Literal["cautious", "balanced", "aggressive"]

WORTH_A_DIE = 2
"""Damage for which a balanced commander spends a die."""

WORTH_A_SHIELD = 3
"""The least class of a signal that a shield is spent on to hide it from a scan."""


def answer(battle: Open, asked: d.ReactDecision, temper: Temper) -> a.Reaction:
    """The reaction of a commander of that *temper*.

    Every temper rolls for a gas cloud, which costs nothing, and saves ships that can be saved. Then
    the cautious raise any shield that fits, and strike back only for a lost ship; the balanced
    raise only shields that stop damage worth a die; the aggressive strike back first, and keep
    shields for ships that would be lost.
    """
    if asked.may_roll:
        return a.RollGreen(decision=asked.id)
    case_ = _Case(battle, asked)
    if temper == "aggressive" and (counter := case_.counter(least=WORTH_A_DIE)):
        return counter
    if case_.lost and (saving := case_.shields(saving=True)):
        return saving
    if case_.lost and (counter := case_.counter(least=WORTH_A_DIE)):
        return counter
    if temper != "aggressive" and case_.slips and (retreat := case_.retreat()):
        return retreat
    match temper:
        case "cautious":
            shields = case_.shields(least=1)
        case "balanced":
            shields = case_.shields(least=WORTH_A_DIE)
        case "aggressive":
            shields = None
        case _:
            assert_never(temper)
    return shields or a.TakeHit(decision=asked.id)


def redirect(battle: Open, asked: d.RedirectDecision) -> a.ReplyRedirect:
    """FC-DEC-01: a cruiser takes the hit for a ship that would be lost, if it survives the hit.

    Of several the one with most hull does. All damage that may come, with all support, counts.
    """
    coming = sum(damage_by_sector(battle, with_all_support(battle, asked.strike)).values())
    lost = battle.ships[asked.strike.target].hull <= coming
    cruisers = [battle.ships[ship] for ship in cruisers_of(battle, asked)]
    able = [ship for ship in cruisers if ship.hull > coming]
    if not lost or not able:
        return a.ReplyRedirect(decision=asked.id)
    best = max(able, key=lambda ship: (ship.hull, -ship.id))
    return a.ReplyRedirect(decision=asked.id, ship=best.id)


def leave(battle: Open, asked: d.ExitDecision) -> a.LeaveField:
    """FC-DEC-06: leaves a gravity field for the sector with least possible damage.

    Special sectors come last.
    """
    return a.LeaveField(decision=asked.id, to=safest(battle, asked.seat, exits_of(battle, asked)))


def foil(battle: Open, asked: d.ScanDecision, *, least: int) -> a.ScanReply:
    """FC-DEC-09: a fitting shield against the scan, if a signal there is of class *least* or more.

    Of several the one of fewest dice is spent, and a multi-directional one last.
    """
    classes = figures(battle.data).ship_class
    shields = sorted(scan.foils(battle, asked), key=lambda die: (len(COST[die]), die[-1] == "M"))
    worth = max((classes[ship.sort] for ship in scan.signals_at(battle, asked.at)), default=0)
    if shields and worth >= least:
        return a.FoilScan(decision=asked.id, die=shields[0])
    return a.AllowScan(decision=asked.id)


class _Case:
    """An attack, and the possible answers to it."""

    def __init__(self, battle: Open, asked: d.ReactDecision) -> None:
        self.battle, self.asked, self.strike = battle, asked, asked.strike
        self.target = battle.ships[asked.strike.target]
        self.coming = damage_by_sector(battle, asked.strike)
        self.possible: Reactions = react.reactions(battle, asked.strike, asked.gas)
        self.lost = self.target.hull <= sum(self.coming.values())
        there = ships_at(battle, asked.strike.way[-1])
        self.slips = have_only(battle, there, Ability.ION_DRIVE)  # FC-ABILITY-04

    def shields(self, *, least: int = 1, saving: bool = False) -> a.RaiseShields | None:
        """FC-DEC-05: shields that stop most, with fewest dice, multi-directional ones last.

        None if none stops *least* damage or, with *saving*, none saves the target. FC-DEC-03: the
        die rolled for a gas cloud costs nothing, and is used if it stops anything.
        """
        sets = [*react.shield_sets(self.battle, self.asked, self.possible)]
        total = sum(self.coming.values())
        useful = [
            one
            for one in sets
            if self._prevented(one) >= (least if self._dice(one) else 1)
            and not (saving and self.target.hull <= total - self._prevented(one))
        ]
        if not useful:
            return None
        if saving:
            best = min(useful, key=lambda one: (self._dice(one), *self._order(one)))
        else:
            best = min(useful, key=self._order)
        return a.RaiseShields(decision=self.asked.id, shields=best)

    def counter(self, *, least: int) -> a.CounterAttack | None:
        """FC-DEC-08: strikes back at a ship that this destroys, then by class, then by least hull.

        None if no ship would be destroyed, and the damage is less than *least*.
        """
        battle = self.battle
        power = firepower_of(battle, ships_at(battle, self.strike.way[-1]))
        classes = figures(battle.data).ship_class
        ships = [battle.ships[ship] for ship in self.possible.counters]
        ships = [ship for ship in ships if ship.hull <= power or power >= least]
        if not ships:
            return None
        best = min(
            ships,
            key=lambda ship: (ship.hull > power, -classes[ship.sort], ship.hull, ship.id),
        )
        return a.CounterAttack(decision=self.asked.id, ship=best.id)

    def retreat(self) -> a.Retreat | None:
        """FC-DEC-06: retreats to the sector with least possible damage, special sectors last.

        None if no retreat is possible.
        """
        if not self.possible.retreats:
            return None
        best = safest(self.battle, self.asked.seat, self.possible.retreats)
        return a.Retreat(decision=self.asked.id, to=best)

    def _prevented(self, shields: tuple[a.Shield, ...]) -> int:
        return sum(self.coming[shield.against] for shield in shields)

    def _dice(self, shields: tuple[a.Shield, ...]) -> int:
        """The number of dice that *shields* take from the bridge; the die of a cloud is free."""
        return sum(len(COST[shield.die]) for shield in shields if not shield.gas)

    def _order(self, shields: tuple[a.Shield, ...]) -> tuple[int, int, int, tuple[int, ...]]:
        return (
            -self._prevented(shields),
            self._dice(shields),
            sum(shield.die == "G:M" for shield in shields),
            tuple(shield.against for shield in shields),
        )


def safest(battle: Open, seat: Seat, cells: Iterable[Cell]) -> Cell:
    """FC-DEC-06: the sector of *cells* where enemies of *seat* could do the least damage.

    Special sectors come last. Raises ``ValueError`` if there is no sector.
    """
    ways = [*cells]
    plain = [at for at in ways if battle.sectors[at] is None] or ways
    harms = harms_at(battle, seat, plain)
    return min(plain, key=lambda at: (harms[at], at))
