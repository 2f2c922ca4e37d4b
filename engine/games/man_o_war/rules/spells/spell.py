"""A spell: all that a card does, from whom it may be cast at to what it is worth."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.magic import Card, Casting, Choice, Lasting, Wrought
from engine.games.man_o_war.model.names import Arc, ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.damage import settle
from engine.games.man_o_war.rules.fires import spread_to
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.gunnery import dice_of
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.saves import save_of
from engine.games.man_o_war.rules.shots import Laid, shoot
from engine.games.man_o_war.rules.squadrons import boardable, can_act, foes

Targets: TypeAlias = Callable[[Open, Side], Iterable[ShipId]]
Choices: TypeAlias = Callable[[Open, ShipId | None], tuple[Choice, ...]]
Work: TypeAlias = Callable[[Open, Side, Casting, Referee], Wrought]
Worth: TypeAlias = Callable[[Open, Side, Casting], int]

ARCS: Final[tuple[Arc, ...]] = ("bow", "port", "starboard", "stern")

IN_REACH: Final[Length] = units(30)
"""Distance within which ships may fight in this turn."""

OF_A_GROUNDING: Final = 90
"""What it is worth besides to throw an enemy ship onto land."""

AIMS: Final[tuple[Choice, ...]] = ("low", "high")


def _no_choice(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    del battle, ship
    return ()


@dataclass(frozen=True, kw_only=True)
class Spell:
    """A *card* that is cast at a ship among its *targets*, at a *squadron* of one's own, or, with
    neither, at the whole fleet or the wind.

    *choices* are what its caster may choose for a target; one must be chosen if there are any.
    *work* carries it out once nobody has dispelled it. *worth* is what it is worth to its caster,
    as signals are weighed; 0 if it is of no use.
    """

    card: Card
    work: Work
    worth: Worth
    targets: Targets | None = None
    squadron: bool = False
    choices: Choices = _no_choice


def enemies(battle: Open, side: Side) -> Iterable[ShipId]:
    """MOW-MAGIC-14: any enemy ship, however far and hidden."""
    return boardable(battle, side)


def own_ships(battle: Open, side: Side) -> Iterable[ShipId]:
    """Own ships with a crew that are not captured."""
    return (n for n, one in enumerate(battle.ships) if one.side == side and can_act(battle, n))


def aims(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    """MOW-HIGHLOW-01: the aims at a divided ship."""
    return AIMS if ship is not None and card_of(battle, ship).divided else ()


def lasting(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-MAGIC-13: the spell lasts until the end of the turn."""
    del referee
    battle.spells.append(
        Lasting(
            side=side,
            card=casting.card,
            ship=casting.ship,
            squadron=casting.squadron,
            choice=casting.choice,
        )
    )
    return Wrought()


def token(
    battle: Open, side: Side, casting: Casting, *, no_move: bool = False, no_fire: bool = False
) -> None:
    """A token that a spell gives a ship, and that lasts as long as the spell."""
    ship = battle.ships[target_of(casting)]
    new = (no_move and not ship.no_move) or (no_fire and not ship.no_fire)
    ship.no_move |= no_move
    ship.no_fire |= no_fire
    battle.spells.append(Lasting(side=side, card=casting.card, ship=casting.ship, token=new))


def target_of(casting: Casting) -> ShipId:
    """The ship of a spell that needs one."""
    assert casting.ship is not None, "it is checked when the spell is prepared"
    return casting.ship


def shot(battle: Open, casting: Casting, modifier: int, referee: Referee, rule: str) -> Wrought:
    """A gunnery die at the target, whose saves have a *modifier*; hits count as those of guns."""
    ship = target_of(casting)
    crew = battle.ships[ship].crew
    faces = referee.roll(1, DIE, rule)
    laid = Laid(ship, "high" if casting.choice == "high" else "low", modifier)
    shots = tuple(shoot(battle, laid, faces, referee))
    settle(battle, ship, crew, referee)
    return Wrought(dice=faces, shots=shots)


def ignite(
    battle: Open, ship: ShipId, area: AreaName, referee: Referee, rule: str, *, face: int = 0
) -> Wrought:
    """A fire in *area* unless it is saved; nothing happens where every box burns.

    *face* is the die that chose the area; 0 if none did.
    """
    dice = (face,) if face else ()
    card, hit = card_of(battle, ship).areas[area], battle.ships[ship]
    if hit.burning.get(area, 0) >= card.boxes:
        return Wrought(dice=dice, area=area, idle=True)
    saved = save_of(battle, ship, card.save, 0, referee, rule=rule)
    if not saved.good:
        spread_to(battle, ship, area)
    return Wrought(dice=dice, area=area, save=saved.face, fires=int(not saved.good))


def rot(battle: Open, ship: ShipId, referee: Referee, rule: str) -> Wrought:
    """A waterline point unless the waterline is saved."""
    crew, hit = battle.ships[ship].crew, battle.ships[ship]
    saved = save_of(battle, ship, card_of(battle, ship).waterline.save, 0, referee, rule=rule)
    hit.waterline += not saved.good
    settle(battle, ship, crew, referee)
    return Wrought(save=saved.face, points=int(not saved.good))


def guns(battle: Open, ship: ShipId) -> int:
    """The dice of all arcs of a ship that may fire."""
    one = battle.ships[ship]
    if not can_act(battle, ship) or one.no_fire or one.straggler:
        return 0
    return sum(dice_of(battle, ship, arc) for arc in ARCS)


def is_engaged(battle: Open, ship: ShipId) -> bool:
    """Whether a crewed enemy is near enough to fight a ship in this turn."""
    at, flag = battle.ships[ship].at, battle.ships[ship].flag
    return any(apart(battle, ship, at, foe) <= IN_REACH for foe in foes(battle, flag))


def in_fight(worth: Callable[[Open, ShipId], int]) -> Worth:
    """A worth that counts for a crewed target near its enemies, and a fifth of it elsewhere."""

    def weigh(battle: Open, side: Side, casting: Casting) -> int:
        del side
        ship = target_of(casting)
        if not can_act(battle, ship):
            return 0
        whole = worth(battle, ship)
        return whole if is_engaged(battle, ship) else whole // 5

    return weigh


def fixed(points: int) -> Worth:
    """A worth that is the same for every crewed target in a fight."""
    return in_fight(lambda _battle, _ship: points)


def thrown(points: int, way: Callable[[Open, Casting], Way]) -> Worth:
    """MOW-OBST-04: as ``fixed``, and more if the *way* ends on land; nothing for a ship aground."""

    def weigh(battle: Open, side: Side, casting: Casting) -> int:
        if battle.ships[target_of(casting)].aground is not None:
            return 0
        on_land = way(battle, casting).land is not None
        return fixed(points + OF_A_GROUNDING * on_land)(battle, side, casting)

    return weigh


def with_choice(casting: Casting, choice: Choice) -> Casting:
    return replace(casting, choice=choice)
