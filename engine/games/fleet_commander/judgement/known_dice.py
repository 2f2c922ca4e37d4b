"""Known dice of a commander: what they could fire at a sector in the next turn."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.core.records import Seat, value
from engine.games.fleet_commander.judgement.odds import PRICE
from engine.games.fleet_commander.judgement.shots import Dice, Groups, Volley
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.results import SPECIALS, Face, Result
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.rules.bridge import usable
from engine.space.grid import Cell

ANY: Final[tuple[Face, ...]] = ("M",)
"""The faces of a die still to be rolled, taken for multi-directional."""


@value
class KnownDice:
    """The dice of a commander for the next turn, or the rest of a turn, as everybody knows them.

    *dice* are held. *specials* may fire a weapon. *red* and *blue* are dice that may be rolled
    first; the blue one brings ships near.
    """

    dice: Dice
    specials: int
    red: tuple[Face, ...]
    blue: tuple[Face, ...]

    @classmethod
    def of(cls, battle: Open, foe: Seat) -> "KnownDice":
        commander = battle.commanders[foe]
        held = usable(commander)
        rolls = battle.turn.seat != foe or battle.turn.phase != "actions"
        return cls(
            dice=Dice(red=_faces(held, "R"), blue=_faces(held, "B"), turn=held.count("R:S")),
            specials=sum(one in SPECIALS for one in held),
            red=ANY * commander.reserve[0] if rolls else (),
            blue=ANY if rolls and commander.reserve[1] else (),
        )

    @property
    def any(self) -> bool:
        """Whether any of the dice could damage a ship."""
        return bool(self.dice.red or self.red or self.specials >= PRICE)

    @property
    def besides_weapon(self) -> Dice:
        """The dice left once a weapon is paid, if possible with specials that turn no red die."""
        others = self.specials - self.dice.turn
        return replace(self.dice, turn=self.dice.turn - max(0, PRICE - others))

    def fired(self, groups: Groups, at: Cell) -> tuple[Volley, Volley]:
        """Volleys at a sector: by the dice held, and by one rolled red die if those fire none."""
        held = groups.strongest(at, self.dice)
        if held.shots:
            return held, Volley()
        return held, groups.strongest(at, Dice(red=self.red[:1]))


def harm_at(battle: Open, seat: Seat, at: Cell) -> int:
    """The most damage that one enemy of *seat* is likely to do soon to a ship in a sector.

    It counts standard attacks with the dice held and one red die more, rolled as straight or
    diagonal. FC-SECTOR-06: there is none among asteroids.
    """
    return harms_at(battle, seat, [at])[at]


def harms_at(battle: Open, seat: Seat, cells: Iterable[Cell]) -> dict[Cell, int]:
    """The damage of ``harm_at`` in each of *cells*."""
    most = dict.fromkeys(cells, 0)
    open_to_fire = [at for at in most if battle.sectors[at] is not Special.ASTEROID_FIELD]
    for foe in battle.order:
        if open_to_fire and are_enemies(battle, seat, foe):
            groups, rolls = Groups(battle, foe), _after_a_roll(battle, foe)
            for at in open_to_fire:
                most[at] = max(most[at], *(groups.strongest(at, dice).power for dice in rolls))
    return most


def _after_a_roll(battle: Open, foe: Seat) -> Sequence[Dice]:
    """The dice that *foe* holds; then those with one more red die of each direction.

    Nothing is added if *foe* has no red die in reserve.
    """
    held = KnownDice.of(battle, foe).dice
    more: tuple[Face, ...] = ("O", "D") if battle.commanders[foe].reserve[0] else ()
    return [held, *(replace(held, red=(*held.red, face)) for face in more)]


def _faces(held: Sequence[Result], colour: str) -> tuple[Face, ...]:
    """The directional results of *colour*."""
    faces: tuple[Face, ...] = ("O", "D", "M")
    return tuple(face for face in faces for one in held if one == f"{colour}:{face}")
