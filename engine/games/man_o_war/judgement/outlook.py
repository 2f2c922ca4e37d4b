"""The outlook of a battle: what two sides would gain of each other, if they were signalled so."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.records import clone
from engine.core.seating import Side
from engine.games.man_o_war.judgement.odds import odds_of
from engine.games.man_o_war.model.areas import Aim
from engine.games.man_o_war.model.condition import is_destroyed
from engine.games.man_o_war.model.lengths import UNITS_IN_CM
from engine.games.man_o_war.model.names import ShipId, SquadronId, other
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.ships import area_hit
from engine.games.man_o_war.model.signals import Guns, Helm, Signal
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.tables import CrewLost, Holed
from engine.games.man_o_war.rules.boarding import to_board
from engine.games.man_o_war.rules.gunnery import dice_of, targets
from engine.games.man_o_war.rules.helm import steer
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.ram import is_ram
from engine.games.man_o_war.rules.ruler import Target, modifier_at
from engine.games.man_o_war.rules.squadrons import can_row, fighting, has_broadside
from engine.games.man_o_war.rules.turn import order_of_ships
from engine.space.plane import between

OF_AN_HONOUR: Final = 100.0
"""What a battle honour is worth; all else is counted in it."""

OF_A_PRIZE: Final = 30.0
"""What it is worth besides to man an abandoned ship."""

OF_THE_NEXT_TURN: Final = 0.7
"""What a gain is worth in the turn after this, compared with one now."""

OF_A_CM: Final = 1.0
"""What it costs a ship to be a centimetre farther than ``REACHED_CM`` from the nearest enemy."""

REACHED_CM: Final = 12

CARE: Final = 0.75
"""What a loss counts, compared with a gain: who dares nothing is shot at from afar."""

OF_A_BOX: Final = 0.1
"""The part of a ship's worth that a box of an area is, as long as the area is not destroyed."""

OF_A_MISHAP: Final = 0.3
"""The part of a ship's worth that a fire, or a panic, is."""

HARDLY_THERE: Final = 0.05
"""Chance below which a ship no longer counts as being there."""

Signals = Mapping[SquadronId, Signal]


class Outlook:
    """A turn played out as signalled, and the next as ships would go on, without dice.

    What depends on dice counts by its chance: a ship that may have been sunk acts with what is left
    of its own. Ships lie where they would if all went on.
    """

    def __init__(self, battle: Open) -> None:
        self.ahead = clone(battle)
        for ship in self.ahead.ships:
            ship.sighted = False  # it is taken to lie where it is sighted
        self.gained: dict[Side, float] = {"west": 0.0, "east": 0.0}
        self._there = [1.0] * len(battle.ships)

    def balance(self, side: Side) -> float:
        """What *side* gains more than the other, and what it costs it to lie far off."""
        lost = CARE * self.gained[other(side)]
        return self.gained[side] - lost - self._farness(side)

    def play(self, signals: Signals, first: Side) -> "Outlook":
        """Play the turn, and the next one, in which the side acts *first* that is named."""
        self._turn(order_of_ships(self.ahead), signals, 1.0)
        self.ahead.initiative = first
        self._turn(order_of_ships(self.ahead), None, OF_THE_NEXT_TURN)
        return self

    def _turn(self, order: Sequence[ShipId], signals: Signals | None, weight: float) -> None:
        for ship in order:
            if self._there[ship] < HARDLY_THERE:
                continue
            squadron = self.ahead.ships[ship].squadron
            signal = going_on(self.ahead, ship) if signals is None else signals.get(squadron)
            if signal is not None:
                self._act(ship, signal, weight)

    def _act(self, ship: ShipId, signal: Signal, weight: float) -> None:
        """What a ship does: it moves, rams, fires and boards."""
        ahead = self.ahead
        way = steer(ahead, ship, signal.helm)
        rams = way.met if is_ram(ahead, ship, way) else None
        ahead.ships[ship].at = way.end
        if rams is not None:
            self._ram(ship, rams, weight)
        for arc, target in targets(ahead, ship, signal.guns):
            dice, foe = dice_of(ahead, ship, arc), target.ship
            worth, sunk = harm(ahead, target, signal.guns.aim_of(arc))
            self._lose(ship, foe, weight * dice * worth)
            self._there[foe] *= 1 - min(1.0, dice * sunk) * self._there[ship]
        boards = to_board(ahead, ship, signal.helm, signal.boarding)
        if boards is not None:
            self._board(ship, boards, signal, weight)

    def _ram(self, ship: ShipId, target: ShipId, weight: float) -> None:
        """MOW-RAM-06, MOW-RAM-07: it sinks the target, or holes it."""
        ahead, card = self.ahead, card_of(self.ahead, target)
        chance = 1 - saves(card.waterline.save, 0)
        points = card_of(ahead, ship).ram_damage
        left = card.waterline.boxes - ahead.ships[target].waterline
        if points >= left:
            self._lose(ship, target, weight * chance * worth_of(ahead, target))
            self._there[target] *= 1 - chance * self._there[ship]
        else:
            self._lose(ship, target, weight * chance * points * OF_AN_HONOUR)

    def _board(self, ship: ShipId, target: ShipId, signal: Signal, weight: float) -> None:
        ahead = self.ahead
        if not ahead.ships[target].crew:
            self.gained[ahead.ships[ship].side] += weight * self._there[ship] * OF_A_PRIZE
            return
        chances = odds_of(ahead, ship, target, signal.boarding)
        won, lost = float(chances.won + chances.both), float(chances.lost + chances.both)
        self._lose(ship, target, weight * won * (worth_of(ahead, target) + OF_A_PRIZE))
        self._lose(target, ship, weight * lost * (worth_of(ahead, ship) + OF_A_PRIZE))
        here, there = self._there[ship], self._there[target]
        self._there[target] *= 1 - won * here
        self._there[ship] *= 1 - lost * there

    def _lose(self, by: ShipId, ship: ShipId, worth: float) -> None:
        """Count what *ship* loses, if both are there; a captured ship is worth nothing more."""
        if self.ahead.ships[ship].captor is None:
            side = self.ahead.ships[by].side
            self.gained[side] += worth * self._there[by] * self._there[ship]

    def _farness(self, side: Side) -> float:
        """What it costs that ships of *side* lie far from all enemies."""
        ships, foes = self.ahead.ships, fighting(self.ahead, other(side))
        if not foes:
            return 0.0
        far = [
            min(between(ships[one].at, ships[foe].at) for foe in foes) // UNITS_IN_CM
            for one in fighting(self.ahead, side)
        ]
        return OF_A_CM * sum(max(0, one - REACHED_CM) for one in far)


def going_on(battle: Open, ship: ShipId) -> Signal:
    """What a ship would do in the turn after: ram if it has one, or else bring its guns to bear."""
    if can_row(battle, ship) and card_of(battle, ship).ram_damage:
        return Signal(helm=Helm(intent="ram"), guns=Guns())
    near = has_broadside(battle, ship)
    return Signal(helm=Helm(intent="broadside_on" if near else "close"), guns=Guns())


def worth_of(battle: Open, ship: ShipId) -> float:
    """MOW-HONOUR-02, MOW-HONOUR-03: what the other side wins by a ship that is lost now."""
    card = card_of(battle, ship)
    return OF_AN_HONOUR * max(1, card.honours - battle.ships[ship].waterline)


def harm(battle: Open, target: Target, aim: Aim) -> tuple[float, float]:
    """MOW-FIRE-05, MOW-SAVE-01: what a gun's die is worth, and the chance that it sinks its target.

    MOW-DMG-03: in an area already destroyed a failed save is a critical hit.
    """
    card, hits = card_of(battle, target.ship), battle.ships[target.ship].hits
    worth = worth_of(battle, target.ship)
    modifier, found, sunk = modifier_at(battle, target), 0.0, 0.0
    critical, fatal = _of_a_critical(battle, target.ship)
    for face in range(2, DIE + 1):
        area = area_hit(card, face, aim)
        if area is None:
            continue
        chance = (1 - saves(card.areas[area].save, modifier)) / DIE
        if not is_destroyed(card, area, hits):
            found += chance * OF_A_BOX * worth
        elif card.areas[area].criticals:
            found += chance * critical * worth
            sunk += chance * fatal
    return found, sunk


def _of_a_critical(battle: Open, ship: ShipId) -> tuple[float, float]:
    """MOW-CRIT-02 to -07: the part of a ship's worth that a critical hit takes, and the chance that
    it loses the ship.
    """
    left = max(1, card_of(battle, ship).waterline.boxes - battle.ships[ship].waterline)
    crew = max(1, battle.ships[ship].crew)
    part = fatal = 0.0
    for one in printed(battle).tables.criticals.results:
        match one:
            case Holed(points=points):
                part, fatal = part + min(1.0, points / left), fatal + (points >= left)
            case CrewLost(crew=lost):
                part, fatal = part + min(1.0, lost / crew), fatal + (lost >= crew)
            case _:
                part += OF_A_MISHAP
    return part / DIE, fatal / DIE


def saves(number: int, modifier: int) -> float:
    """MOW-SAVE-01, MOW-SAVE-03: the chance that a die saves."""
    return sum(face + modifier >= number for face in range(2, DIE + 1)) / DIE
