"""Shots that a commander's dice allow at ships in a sector."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, TypeAlias

from engine.core.records import Seat, value
from engine.games.fleet_commander.model.battlefield import (
    SHELTERS,
    blocked,
    board,
    can_hold,
    firepower_of,
    has,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import Ability, Special
from engine.games.fleet_commander.model.results import Face
from engine.games.fleet_commander.model.state import Open
from engine.space.grid import Cell, paths

Shots: TypeAlias = tuple[int, ...]
"""The damage of each attack, the hardest first."""

MOST_COMING: Final = 2
"""Most groups that come beside a target, by a blue die each, before all fire."""

_BROAD: Final[tuple[Face, ...]] = ("M", "O", "D", "S")
"""Faces of shields, the one that faces most sectors first."""

_TURNED: Final[Mapping[Face, Face]] = {"O": "D", "D": "O"}
"""FC-SPECIAL-06: the face that a special of the same colour turns a result to."""


@value
class Dice:
    """The faces of *red* and *blue* directional results, and the number of specials to *turn* reds.

    A die that is still to be rolled counts as multi-directional.
    """

    red: tuple[Face, ...] = ()
    blue: tuple[Face, ...] = ()
    turn: int = 0


@value
class Volley:
    """*shots* that one commander could fire at a sector.

    *coming* says that ships come beside it first; *afar* that nobody is beside it. *sources* are
    the firepower of the strongest group beside it straight on ("O") and diagonally ("D").
    """

    shots: Shots = ()
    coming: bool = False
    afar: bool = False
    sources: tuple[tuple[Face, int], ...] = ()

    @property
    def power(self) -> int:
        return sum(self.shots)

    def passing(self, shields: Sequence[Face]) -> int:
        """FC-SHIELD-02, -07: the damage that passes if one of *shields* meets each of the shots.

        A shield stops what comes from one sector that it faces; a multi-directional one faces all.
        """
        left = self.power
        for shot, shield in zip(self.shots, sorted(shields, key=_BROAD.index), strict=False):
            fits = [power for face, power in self.sources if shield in {face, "M"}]
            left -= shot if self.afar else min(shot, max(fits, default=0))
        return left


@value
class _Position:
    """The firepower of groups by sector, and what one red die of each face does to a target.

    *beside* says that a group is beside the target, *sources* are as those of a volley.
    """

    power: Mapping[Cell, int]
    single: Mapping[Face, int]
    beside: bool
    sources: tuple[tuple[Face, int], ...]


class Groups:
    """The ships of *seat* with firepower, by sector; signals of unknown sort are left out."""

    def __init__(self, battle: Open, seat: Seat) -> None:
        self.battle, self.seat, self.field = battle, seat, board(battle)
        self.ships = {
            at: ships
            for at, ships in ships_by_sector(battle).items()
            if ships[0].owner == seat and firepower_of(battle, ships)
        }
        self._power = {at: firepower_of(battle, ships) for at, ships in self.ships.items()}
        self._blocked = blocked(battle)
        self._room: dict[tuple[Cell, Cell], bool] = {}
        self._moves: dict[tuple[Cell, tuple[Face, ...]], list[_Position]] = {}

    def strongest(self, to: Cell, dice: Dice) -> Volley:
        """The volley of *dice* that does most damage to one ship in *to* in a turn.

        Each shot takes one red die or more. Each blue die brings one group beside *to*, which then
        fires or supports; no group moves twice, nor through a special sector or a portal.
        """
        best = self._fired(to, dice, self._position(to, self._power))
        if dice.blue and dice.red and self.within(to, 2):
            for position in self._moved_positions(to, dice.blue):
                found = self._fired(to, dice, position)
                if found.power > best.power:
                    best = replace(found, coming=True)
        return best

    def within(self, to: Cell, steps: int) -> int:
        """The firepower of all groups at most *steps* sectors from *to*."""
        far = self.field.distances[to]
        return sum([power for at, power in self._power.items() if far[at] <= steps])

    def _fired(self, to: Cell, dice: Dice, position: "_Position") -> Volley:
        """The strongest volley of groups in *position*, without moves.

        FC-ATTACK-09: each group may fire with every die.
        """
        far = self._far(to, len(dice.red), position.power) if len(dice.red) > 1 else {}
        if not far and not any(position.single.values()):
            return Volley()
        found = (_best(faces, position.single, far) for faces in _turned(dice.red, dice.turn))
        shots = max(found, key=sum, default=())
        return Volley(
            shots=tuple(sorted(shots, reverse=True)),
            afar=not position.beside,
            sources=position.sources,
        )

    def _position(self, to: Cell, power: Mapping[Cell, int]) -> "_Position":
        strongest: dict[Face, int] = {}
        for at in self.field.beside[to]:
            if at in power:
                face: Face = "O" if at in self.field.orthogonal[to] else "D"
                strongest[face] = max(strongest.get(face, 0), power[at])
        return _Position(
            power=power,
            single=self._single(to, power),
            beside=bool(strongest),
            sources=tuple(strongest.items()),
        )

    def _moved_positions(self, to: Cell, blue: tuple[Face, ...]) -> list["_Position"]:
        """The positions after groups have come beside *to*, each once."""
        known = self._moves.get((to, blue))
        if known is None:
            moved = self._moved(to, blue, self._power, MOST_COMING)
            once = {tuple(sorted(power.items())): power for power in moved}
            known = [self._position(to, power) for power in once.values()]
            self._moves[to, blue] = known
        return known

    def _single(self, to: Cell, power: Mapping[Cell, int]) -> dict[Face, int]:
        """The damage by one red die of each face: of all groups beside *to*, or of a single group.

        A group in a gas cloud, or a destroyer alone two sectors away, fires without support.
        FC-SUPPORT-01, -02, FC-SECTOR-04, -05, -16, -17, FC-ABILITY-11.
        """
        battle, field = self.battle, self.field
        beside = [at for at in field.beside[to] if at in power]
        together = sum(power[at] for at in beside if battle.sectors[at] not in SHELTERS)
        found: dict[Face, int] = {"O": 0, "D": 0}
        for at in beside:
            if battle.sectors[at] is Special.ASTEROID_FIELD:
                continue
            harm = power[at] if battle.sectors[at] is Special.GAS_CLOUD else together
            face: Face = "O" if at in field.orthogonal[to] else "D"
            found[face] = max(found[face], harm)
        alone = [one for one in self._beyond(to, 2, power) if self._is_alone(one[0])]
        for at, diagonal in alone:
            if len({*diagonal}) == 1:
                face = "D" if diagonal[0] else "O"
                found[face] = max(found[face], power[at])
        return {**found, "M": max(*found.values(), *(power[at] for at, _ in alone))}

    def _far(self, to: Cell, dice: int, power: Mapping[Cell, int]) -> dict[tuple[int, int], int]:
        """FC-RANGE-01..09: the damage of unsupported attacks from afar.

        The keys are the numbers of straight and of diagonal steps.
        """
        found: dict[tuple[int, int], int] = {}
        for at, diagonal in self._beyond(to, dice, power):
            steps = (diagonal.count(False), diagonal.count(True))
            found[steps] = max(found.get(steps, 0), power[at])
        return found

    def _beyond(
        self, to: Cell, most: int, power: Mapping[Cell, int]
    ) -> Iterator[tuple[Cell, tuple[bool, ...]]]:
        """Groups that are not beside *to*, each with every free way there of at most *most* steps.

        A way is told by its steps: True for a diagonal one.
        """
        for at in power:
            if not 1 < self.field.distances[at][to] <= most:
                continue
            if self.battle.sectors[at] is Special.ASTEROID_FIELD:
                continue
            for path in paths(self.battle.zones, at, most)[to]:
                if not path.crossed & self._blocked:
                    yield at, path.diagonal

    def _is_alone(self, at: Cell) -> bool:
        """Whether the group *at* a sector is a lone destroyer, which fires two sectors far."""
        ships = self.ships.get(at, [])
        return len(ships) == 1 and has(self.battle, ships[0], Ability.MULTIPOINT)

    def _moved(
        self, to: Cell, blue: Sequence[Face], power: Mapping[Cell, int], most: int
    ) -> Iterator[dict[Cell, int]]:
        """The firepower by sector after up to *most* groups have come beside *to*, by a blue die.

        The position without moves is not among them.
        """
        if not blue or not most:
            return
        (die, *others), field = blue, self.field
        yield from self._moved(to, others, power, most)
        for at in self.ships:
            if power.get(at) != self._power[at] or field.distances[at][to] > 2:
                continue
            for cell in self._entries(at, to, die):
                rest = {one: harm for one, harm in power.items() if one != at}
                if rest.get(cell, 0) == self._power.get(cell, 0):
                    came = {**rest, cell: rest.get(cell, 0) + power[at]}
                    yield came
                    yield from self._moved(to, others, came, most - 1)

    def _entries(self, at: Cell, to: Cell, die: Face) -> Iterator[Cell]:
        """Neutral sectors beside *to* that *die* leads to from *at*, and that have room."""
        field = self.field
        steps = {"O": field.orthogonal[at], "D": field.diagonal[at], "M": field.beside[at]}
        for cell in steps[die]:
            plain = self.battle.sectors[cell] is None and cell in field.beside[to]
            if plain and self._holds(at, cell):
                yield cell

    def _holds(self, at: Cell, cell: Cell) -> bool:
        """FC-DEPLOY-01: whether *cell* has room for all ships of the group in *at*."""
        if (at, cell) not in self._room:
            ships = self.ships[at]
            self._room[at, cell] = can_hold(self.battle, self.seat, ships, cell)
        return self._room[at, cell]


def _turned(red: tuple[Face, ...], turn: int) -> Iterator[tuple[Face, ...]]:
    """*red* with none, one or more of its results turned, up to *turn* of them."""
    plain = [at for at, face in enumerate(red) if face in _TURNED]
    for count in range(min(turn, len(plain)) + 1):
        for chosen in combinations(plain, count):
            yield tuple(_TURNED[one] if at in chosen else one for at, one in enumerate(red))


def _best(
    red: tuple[Face, ...], single: Mapping[Face, int], far: Mapping[tuple[int, int], int]
) -> Shots:
    """The shots that do most damage, each by one die of *red* or by several from afar."""
    best = tuple(harm for face in red if (harm := single[face]))
    for count in range(2, len(red) + 1) if far else ():
        for chosen in combinations(range(len(red)), count):
            harm = _by_several([red[at] for at in chosen], far)
            rest: tuple[Face, ...] = tuple(face for at, face in enumerate(red) if at not in chosen)
            found = (harm, *_best(rest, single, far))
            if harm and sum(found) > sum(best):
                best = found
    return best


def _by_several(dice: Sequence[Face], far: Mapping[tuple[int, int], int]) -> int:
    """The damage of one attack from afar that takes all of *dice*, in any order."""
    straight, diagonal = dice.count("O"), dice.count("D")
    return max(
        (
            harm
            for steps, harm in far.items()
            if sum(steps) == len(dice) and straight <= steps[0] and diagonal <= steps[1]
        ),
        default=0,
    )
