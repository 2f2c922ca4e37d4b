"""Ships of a battle as drawings: their names, marks and damage."""

from typing import Final

from engine.core.seating import Side
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.condition import has_oars, is_destroyed
from engine.games.man_o_war.model.names import SEATS, ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.helm import COMMAND
from engine.games.man_o_war.rules.squadrons import can_act
from renders.man_o_war import scene as s
from renders.man_o_war.measures import cm, pose_of
from renders.man_o_war.rigs import Kind, Nation

MASTS: Final = (AreaName.FOREMAST, AreaName.MAST, AreaName.MAINMAST, AreaName.MIZZENMAST)
"""Areas without which a mast is gone."""
_SIDES: Final[tuple[Side, ...]] = tuple(SEATS)


def side_number(side: Side) -> int:
    """The number of a side, the western first."""
    return _SIDES.index(side)


def name_of(battle: Open, ship: ShipId) -> str:
    """The letter of a ship's squadron and its number, as in the news."""
    one = battle.ships[ship]
    return f"{battle.squadrons[one.squadron].letter}{one.number}"


def ship_of(battle: Open, ship: ShipId, *, moved: bool = False, acting: bool = False) -> s.Ship:
    """A ship where it lies; *moved* if it has a wake, *acting* if it is about to act."""
    one, card = battle.ships[ship], card_of(battle, ship)
    crewed, free = one.crew > 0, can_act(battle, ship)
    oars = has_oars(card, one.hits)
    return s.Ship(
        name=name_of(battle, ship),
        side=side_number(one.side),
        kind=Kind(card.sort.value),
        nation=Nation(card.nation.value),
        pose=pose_of(battle, one.at),
        length=cm(card.length),
        width=cm(card.width),
        boxes=card.waterline.boxes,
        lost=min(one.waterline, card.waterline.boxes),
        damage=sum(one.hits.values()) / sum(area.boxes for area in card.areas.values()),
        lost_masts=sum(is_destroyed(card, area, one.hits) for area in MASTS if area in card.areas),
        oarless=card.oars is not None and not oars,
        rowing=free and card.oars is not None and oars,
        under_way=moved,
        leader=battle.squadrons[one.squadron].leader == ship,
        straggler=free and one.straggler,
        derelict=not crewed,
        fires=sum(one.burning.values()),
        no_move=one.no_move,
        no_fire=one.no_fire,
        enchanted=any(spell.ship == ship and not spell.spent for spell in battle.spells),
        wizard=any(one.ship == ship for one in battle.wizards.values()),
        captor=None if one.captor is None else side_number(one.captor),
        aground=one.aground is not None,
        acting=acting,
    )


def near_leader(battle: Open, ship: ShipId) -> bool:
    """MOW-SQUAD-02: whether a ship is under orders."""
    leader = battle.squadrons[battle.ships[ship].squadron].leader
    return ship == leader or apart(battle, ship, battle.ships[ship].at, leader) <= COMMAND
