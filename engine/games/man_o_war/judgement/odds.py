"""Odds of a boarding, worked out exactly to its end."""

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.records import value
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.signals import BoardingOrder, Lead
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.boarding import grapeshot
from engine.games.man_o_war.rules.enchantments import in_boarding
from engine.games.man_o_war.rules.initiative import DIE

PAIRS: Final = DIE * DIE
"""Equally likely pairs of dice of a round."""


class Band(NamedTuple):
    """One side of a boarding: its *crew*, the *guns* that face the other, and the *lead* with
    which it goes on, or None.

    *attacks* and *defends* are what spells add to its totals.
    """

    crew: int
    guns: int = 0
    lead: Lead | None = None
    attacks: int = 0
    defends: int = 0


@value
class Odds:
    """How likely a boarding ends with the defender's crew *won* over, one's own *lost*, *both*
    gone, or *neither*, if somebody ends it; 1 together.
    """

    won: Fraction
    lost: Fraction
    both: Fraction
    neither: Fraction


def odds(attacker: Band, defender: Band) -> Odds:
    """MOW-BOARD-03 to MOW-BOARD-12: the odds of the side that attacks first."""
    won, lost, both, neither = _odds(attacker, defender)
    return Odds(won=won, lost=lost, both=both, neither=neither)


def odds_of(battle: Open, ship: ShipId, target: ShipId, order: BoardingOrder) -> Odds:
    """The odds of *ship* that touches a *target*, if the enemy casts off as soon as it may."""
    mine, theirs = battle.ships[ship], battle.ships[target]
    own = Band(mine.crew, grapeshot(battle, ship, target), order.lead, *_spells(battle, ship))
    foe = Band(theirs.crew, grapeshot(battle, target, ship), None, *_spells(battle, target))
    return odds(own, foe)


def _spells(battle: Open, ship: ShipId) -> tuple[int, int]:
    """What spells add to the totals of a ship that attacks, and that defends itself."""
    return in_boarding(battle, ship, attacks=True), in_boarding(battle, ship, attacks=False)


@lru_cache
def _odds(attacker: Band, defender: Band) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Odds in the order of ``Odds``, seen by the attacker."""
    if not attacker.crew or not defender.crew:
        over = (attacker.crew > 0, defender.crew > 0, attacker.crew == defender.crew)
        first, second, third = (Fraction(one) for one in over)
        return first, second, third, Fraction(0)
    total = [Fraction(0)] * 4
    ours = attacker.crew + attacker.attacks
    for chance, better, worse in _rounds(ours, defender.crew + defender.guns + defender.defends):
        mine = attacker._replace(crew=attacker.crew - worse)
        theirs = defender._replace(crew=defender.crew - better)
        for n, part in enumerate(_after(mine, theirs, attacker_chooses=better > worse)):
            total[n] += chance * part
    won, lost, both, neither = total
    return won, lost, both, neither


def _rounds(mine: int, theirs: int) -> tuple[tuple[Fraction, int, int], ...]:
    """The chance of each result of a round, the crew that the defender and the attacker lose."""
    lead = mine - theirs
    wins = sum(a + lead > d for a in range(DIE) for d in range(DIE))
    ties = sum(a + lead == d for a in range(DIE) for d in range(DIE))
    parts = ((wins, 1, 0), (PAIRS - wins - ties, 0, 1), (ties, 1, 1))
    return tuple((Fraction(count, PAIRS), a, b) for count, a, b in parts if count)


def _after(
    mine: Band, theirs: Band, *, attacker_chooses: bool
) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """The odds after a round, when who may choose goes on or ends it."""
    if not mine.crew or not theirs.crew:
        return _odds(mine, theirs)
    chooser, other = (mine, theirs) if attacker_chooses else (theirs, mine)
    if chooser.lead is None or chooser.crew - other.crew < chooser.lead:
        return Fraction(0), Fraction(0), Fraction(0), Fraction(1)
    if attacker_chooses:
        return _odds(mine, theirs)
    won, lost, both, neither = _odds(theirs, mine)
    return lost, won, both, neither
