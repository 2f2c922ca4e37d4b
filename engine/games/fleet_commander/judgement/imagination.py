"""Guesses of hidden facts: sealed fleets, the sorts of signals, and weapons face down."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TypeVar

from engine.ai.policies import one_of
from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.records import Seat, clone
from engine.core.referee import Referee
from engine.games.fleet_commander.model import concealment
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import figures, points_of, printed
from engine.games.fleet_commander.model.cards import (
    FLEET_SORTS,
    ShipSort,
    SignalSort,
    VesselSort,
    Weapon,
)
from engine.games.fleet_commander.model.state import (
    Fleet,
    FleetState,
    FleetView,
    Hidden,
    Open,
    Own,
    Ship,
    ShipId,
)
from engine.games.fleet_commander.rules.deploy import formations
from engine.games.fleet_commander.rules.fleets import fleets_to_offer
from engine.games.fleet_commander.rules.formations import formed
from engine.games.fleet_commander.rules.secret_weapons import battleships
from engine.space.grid import Cell

T = TypeVar("T")


def imagine(view: FleetView, dice: Dice) -> FleetState:
    """A state that looks like *view* to its seat."""
    known = clone(view)
    own = {seat: Own() for seat in known.open.commanders}
    for seat in _sealed(view):
        own[seat].fleet = _any_fleet(known.open, seat, dice)
    if known.own is not None:
        own[known.seat] = known.own
    state = FleetState(
        open=known.open,
        own=own,
        hidden=Hidden(),
        offers=known.offers,
        agenda=known.agenda,
        asked=known.asked,
    )
    if concealment.is_played(state.open):
        for seat in state.open.commanders:
            if seat != known.seat:
                _guess_signals(state.open, seat, dice)
                _guess_weapons(state, seat, dice)
    _guess_places(state, known.seat, dice)
    if concealment.is_played(state.open):
        concealment.cover(state)
    return state


def _guess_places(state: FleetState, seat: Seat, dice: Dice) -> None:
    """Guess the places of the ships that commanders other than *seat* arrange unseen."""
    battle = state.open
    for own in state.own.values():
        for ship, _ in own.places:
            battle.ships[ship] = replace(battle.ships[ship], at=None)
    if any(isinstance(task, t.ShowFleets) for task in state.agenda):
        for other, own in state.own.items():
            if other != seat:
                formation = formations(battle)[0]
                own.places = formed(battle, other, formation, Referee(dice))


def _sealed(view: FleetView) -> list[Seat]:
    """Seats that have chosen a fleet which is not shown yet."""
    asked = {one.seat for one in waiting(view.agenda) if isinstance(one, d.FleetDecision)}
    chosen = {type(task) for task in view.agenda} & {t.LaunchFleets, t.ChooseFleets}
    if chosen != {t.LaunchFleets}:
        return []
    return [seat for seat in view.open.commanders if seat not in asked]


def _any_fleet(battle: Open, seat: Seat, dice: Dice) -> Fleet:
    _, fleet = one_of([*fleets_to_offer(battle, printed(battle), seat)], dice)
    armed = 0 if battle.options.secret_weapons else fleet.battleships
    weapons = one_of([*combinations(Weapon, armed)], dice)
    return Fleet(
        frigates=fleet.frigates,
        destroyers=fleet.destroyers,
        cruisers=fleet.cruisers,
        battleships=fleet.battleships,
        weapons=weapons,
    )


def _guess_signals(battle: Open, seat: Seat, dice: Dice) -> None:
    """Guess the sorts of the signals of *seat*, by its class points and the room in sectors."""
    fleet = [ship for ship in battle.ships if ship.owner == seat]
    signals = _shuffled([ship for ship in fleet if ship.sort is SignalSort.SIGNAL], dice)
    if not signals:
        return
    shown = [ship for ship in fleet if ship.sort is not SignalSort.SIGNAL]
    decoys = printed(battle).rulings.decoys
    decoys -= sum(ship.sort is SignalSort.DECOY for ship in shown)
    guess = _Guess(battle, signals, dice)
    composed = [ship for ship in shown if ship.sort in FLEET_SORTS]
    points = battle.commanders[seat].points - points_of(battle, composed)
    hulls, secret = figures(battle.data).hull, battle.options.secret_weapons
    for ship, sort in zip(signals, guess.sorts(points, decoys), strict=True):
        battle.ships[ship.id] = replace(
            ship, sort=sort, hull=hulls[sort], sealed=secret and sort is ShipSort.BATTLESHIP
        )


class _Guess:
    """A search for sorts of *signals* that fit their sectors, in random order."""

    def __init__(self, battle: Open, signals: Sequence[Ship], dice: Dice) -> None:
        self._signals, self._dice = signals, dice
        self._classes = figures(battle.data).ship_class
        self._most = printed(battle).rulings.most_in_sector
        self._rooms: Counter[Cell] = Counter()
        for ship in battle.ships:
            if ship.at is not None:
                self._rooms[ship.at] += self._classes[ship.sort]

    def sorts(self, points: int, decoys: int) -> list[VesselSort]:
        """One sort for each signal: *decoys* decoys, and ships of *points* class points in all."""
        return next(self._found([], points, decoys))

    def _found(
        self, so_far: list[VesselSort], points: int, decoys: int
    ) -> Iterator[list[VesselSort]]:
        left = len(self._signals) - len(so_far)
        if not left:
            if not points and not decoys:
                yield so_far
            return
        worth = [self._classes[sort] for sort in FLEET_SORTS]
        ships = left - decoys
        if decoys < 0 or not ships * min(worth) <= points <= ships * max(worth):
            return
        at = self._signals[len(so_far)].at
        for sort in self._order(decoys, left):
            points_of_one = self._classes[sort]
            if at is not None and self._rooms[at] + points_of_one > self._most:
                continue
            if at is not None:
                self._rooms[at] += points_of_one
            less = sort is SignalSort.DECOY
            yield from self._found([*so_far, sort], points - points_of_one, decoys - less)
            if at is not None:
                self._rooms[at] -= points_of_one

    def _order(self, decoys: int, left: int) -> list[VesselSort]:
        """Sorts to try, in random order.

        A decoy comes first with a chance of *decoys* in *left*, the signals not guessed yet, and
        last otherwise.
        """
        sorts: list[VesselSort] = [*_shuffled([*FLEET_SORTS], self._dice)]
        if not decoys:
            return sorts
        (face,) = self._dice.roll(1, left, "FC-HIDDEN-01")
        return [SignalSort.DECOY, *sorts] if face <= decoys else [*sorts, SignalSort.DECOY]


def _guess_weapons(state: FleetState, seat: Seat, dice: Dice) -> None:
    """Guess the weapons that the fleet of *seat* does not show yet, or those drawn to choose from.

    With hidden deployment and no secret weapons, the weapons of battleships among the signals are
    guessed too.
    """
    battle = state.open
    bare = [ship for ship in battleships(battle, seat) if ship.weapon is None]
    known = [ship.weapon for ship in battle.ships if ship.owner == seat]
    left = _shuffled([weapon for weapon in Weapon if weapon not in known], dice)
    asked = [one.seat for one in waiting(state.agenda) if isinstance(one, d.WeaponsDecision)]
    if seat in asked:
        drawn = printed(battle).rulings.weapons_drawn
        state.own[seat].draws = [
            tuple(_shuffled([*Weapon], dice)[: drawn + number]) for number in range(len(bare))
        ]
    elif not any(isinstance(task, t.DrawWeapons) for task in state.agenda):
        for ship, weapon in zip(bare, left, strict=False):
            _arm(battle, ship.id, weapon)


def _arm(battle: Open, ship: ShipId, weapon: Weapon) -> None:
    battle.ships[ship] = replace(battle.ships[ship], weapon=weapon)


def _shuffled(things: list[T], dice: Dice) -> list[T]:
    left, found = [*things], list[T]()
    while left:
        (face,) = dice.roll(1, len(left), "FC-HIDDEN-01")
        found.append(left.pop(face - 1))
    return found
