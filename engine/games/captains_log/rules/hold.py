"""The hold: its contents, their weight, and the draft of the ship."""

import functools
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.captains_log.model.cards import Good, HoldCard, Nation
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.printed import hold_card, hold_of, ship_card
from engine.games.captains_log.model.state import Captain, Cube, Open
from engine.games.captains_log.rules import standing

GOODS = tuple(Good)
DAMAGED = (Cube.WATER, Cube.FIRE, Cube.FLOODED_CANNON, Cube.BURNT_CANNON)
WATER = (Cube.WATER, Cube.FLOODED_CANNON)
FIRE = (Cube.FIRE, Cube.BURNT_CANNON)
CANNONS = (Cube.CANNON, Cube.FLOODED_CANNON, Cube.BURNT_CANNON)
SOUND: Final = {
    Cube.WATER: Cube.EMPTY,
    Cube.FIRE: Cube.EMPTY,
    Cube.FLOODED_CANNON: Cube.CANNON,
    Cube.BURNT_CANNON: Cube.CANNON,
}
"""Cube that is left of each damaged one once it is repaired."""

CUBES: Final = {good: Cube(good.value) for good in Good}
"""Cube that stands for each good."""

_GOODS: Final = {cube: good for good, cube in CUBES.items()}


def weight(hold: Sequence[Cube]) -> int:
    """CL-DRAFT-01, -04: the number of loads: cannons, goods and damage; a damaged cannon is two
    loads.

    CL-DRAFT-03, -11: upgrades and torn sails are no cubes and weigh nothing.
    """
    doubled = hold.count(Cube.FLOODED_CANNON) + hold.count(Cube.BURNT_CANNON)
    return len(hold) - hold.count(Cube.EMPTY) + doubled


def draft(sea: Open, captain: Captain) -> int:
    """CL-DRAFT-02: the loaded draft, in halves: each full group of loads, 5 as a rule, adds 2
    halves.
    """
    column = company(sea, captain).reputation[Nation.HOLLAND]
    return _draft(sea.data, captain.ship, tuple(captain.hold), column)


def draft_of(sea: Open, captain: Captain, loads: int) -> int:
    """CL-DRAFT-02: the draft of *captain*'s ship with so many *loads*, in halves."""
    group = _group(sea.data, company(sea, captain).reputation[Nation.HOLLAND])
    return ship_card(sea, captain).draft + 2 * (loads // group)


def draft_penalty(loaded: int, initial: int) -> int:
    """CL-DRAFT-07, -08, CL-AMB-04: movement lost by a draft of *loaded* halves, *initial* being the
    empty ship's.

    The movement printed for ships of initial draft 2.5 and 3 has the first loss in it already.
    """
    return _marks(loaded) - _marks(initial)


def goods_aboard(captain: Captain) -> Counter[Good]:
    return Counter(_GOODS[cube] for cube in captain.hold if cube in _GOODS)


def count(captain: Captain, good: Good) -> int:
    return captain.hold.count(CUBES[good])


def cannons(captain: Captain) -> int:
    """Cannons aboard, damaged ones included."""
    return sum(captain.hold.count(cube) for cube in CANNONS)


def damage(captain: Captain, kind: Iterable[Cube] = DAMAGED) -> int:
    """Damage of some *kind*: ``WATER``, ``FIRE`` or, by default, both."""
    return sum(captain.hold.count(cube) for cube in kind)


def guns(sea: Open, captain: Captain) -> int:
    """CL-HOLD-12, -14, CL-DMG-08: sound cannons in gunports, at most as many as cannon icons."""
    return guns_in(sea.data, captain.ship, tuple(captain.hold))


def icons(sea: Open, captain: Captain, icon: str) -> int:
    """Number of *icon* printed in the slots of the hold."""
    return sum(slot.icons.count(icon) for slot in hold_card(sea, captain).slots)


def free_slots(captain: Captain) -> int:
    return captain.hold.count(Cube.EMPTY)


def load(sea: Open, captain: Captain, cube: Cube) -> None:
    """Put *cube* in the best free slot; there must be a free one.

    A cannon goes to a gunport if one is free; goods go to the slot that water fills last, and to
    gunports only if no other is left.
    """
    _load(hold_card(sea, captain), captain.hold, cube)


def fame_covered(data: str, ship: str, held: Sequence[Cube]) -> int:
    """CL-HOLD-16, CL-AMB-94: fame icons that cannons cover in *held*."""
    slots = hold_of(data, ship).slots
    return sum(
        slot.icons.count("fame") for slot, cube in zip(slots, held, strict=True) if cube in CANNONS
    )


@functools.lru_cache(maxsize=4096)
def tidied(data: str, ship: str, held: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """*held* rearranged so that *ship* fires best, cannons covering as many fame icons as now.

    Each cube is where ``load`` puts it; damage stays in its slot.
    """
    slots = hold_of(data, ship).slots
    covering = [
        cube is Cube.CANNON and "fame" in slot.icons for cube, slot in zip(held, slots, strict=True)
    ]
    return arranged(data, ship, held, sum(covering))


@functools.lru_cache(maxsize=4096)
def paraded(data: str, ship: str, held: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """*held* with cannons on as many fame icons as possible, and the rest as in ``tidied``."""
    return arranged(data, ship, held, len(held))


def arranged(data: str, ship: str, held: tuple[Cube, ...], parade: int) -> tuple[Cube, ...]:
    """*held* rearranged: up to *parade* cannons on fame icons, then as many as can fire in
    gunports, then the rest on fame icons still free; damage stays in its slot.
    """
    card = hold_of(data, ship)
    anew = [cube if cube in DAMAGED else Cube.EMPTY for cube in held]
    moved = [cube for cube in held if cube not in DAMAGED and cube is not Cube.EMPTY]
    fame = [i for i, slot in enumerate(card.slots) if "fame" in slot.icons]
    fame.sort(key=lambda i: -card.slots[i].icons.count("fame"))
    on_fame, firing = 0, sum(slot.icons.count("cannon") for slot in card.slots)
    for cube in sorted(moved, key=lambda cube: (cube is not Cube.CANNON, cube)):
        bare = [i for i in fame if anew[i] is Cube.EMPTY] if cube is Cube.CANNON else []
        if bare and (on_fame < parade or guns_in(data, ship, tuple(anew)) >= firing):
            anew[bare[0]] = cube
            on_fame += 1
        else:
            _load(card, anew, cube)
    return tuple(anew)


def spare_cannon(data: str, ship: str, held: Sequence[Cube]) -> int:
    """Slot of the sound cannon to part with: on fewest fame icons, then outside a gunport."""
    slots = hold_of(data, ship).slots
    sound = [i for i, cube in enumerate(held) if cube is Cube.CANNON]
    return min(sound, key=lambda i: (slots[i].icons.count("fame"), "gunport" in slots[i].icons, i))


def unload(captain: Captain, good: Good, number: int = 1) -> None:
    """Take *number* cubes of *good* out of the hold; they must be there."""
    cube = CUBES[good]
    for _ in range(number):
        captain.hold[captain.hold.index(cube)] = Cube.EMPTY


@functools.lru_cache(maxsize=4096)
def _draft(data: str, ship: str, held: tuple[Cube, ...], column: int) -> int:
    return find(data).ships[ship].draft + 2 * (weight(held) // _group(data, column))


def _group(data: str, column: int) -> int:
    """CL-DRAFT-13, CL-NATION-02: loads that make a group: 6 with Holland's advantage, else 5."""
    return 6 if "advantage" in standing.effects_at(data, Nation.HOLLAND, column) else 5


@functools.lru_cache(maxsize=4096)
def guns_in(data: str, ship: str, held: tuple[Cube, ...]) -> int:
    slots = hold_of(data, ship).slots
    ready = sum(
        cube is Cube.CANNON and "gunport" in slot.icons
        for cube, slot in zip(held, slots, strict=True)
    )
    return min(ready, sum(slot.icons.count("cannon") for slot in slots))


def _load(card: HoldCard, held: list[Cube], cube: Cube) -> None:
    free = [i for i, other in enumerate(held) if other is Cube.EMPTY]
    wants_port = cube is Cube.CANNON
    best = min(
        free,
        key=lambda i: (("gunport" in card.slots[i].icons) != wants_port, -card.water.index(i)),
    )
    held[best] = cube


def _marks(halves: int) -> int:
    """Number of loss marks on the draft track up to a draft of *halves*: one for each whole draft
    above 2, or part of one.
    """
    return max(0, -(-(halves - 4) // 2))
