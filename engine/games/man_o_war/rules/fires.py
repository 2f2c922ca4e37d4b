"""Fires aboard: how an area catches fire, and what each fire does at the end of a turn."""

from typing import Final

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.tables import FireResult
from engine.games.man_o_war.rules.enchantments import is_under
from engine.games.man_o_war.rules.initiative import DIE

FANNED: Final = (1, 2)
FANNED_TO: Final = 5
"""MOW-HM-05: faces of the fire die of a ship whose embers are fanned, and what they count as."""


def set_alight(battle: Open, ship: ShipId, area: AreaName) -> bool:
    """MOW-CRIT-03: a damage token of *area* becomes a fire token; whether there was one left.

    MOW-AMB-38: otherwise nothing happens.
    """
    hit = battle.ships[ship]
    if hit.burning.get(area, 0) >= hit.hits.get(area, 0):
        return False
    hit.burning[area] = hit.burning.get(area, 0) + 1
    return True


def spread_to(battle: Open, ship: ShipId, area: AreaName) -> None:
    """MOW-FIRETAB-10, MOW-FIRETAB-11, MOW-FIRETAB-12: one more box of *area* burns.

    MOW-AMB-39, MOW-AMB-56: an empty box if there is one, which has the effect of a hit; else one
    that is damaged. There is neither a save nor a critical hit.
    """
    hit, boxes = battle.ships[ship], card_of(battle, ship).areas[area].boxes
    hit.hits[area] = min(boxes, hit.hits.get(area, 0) + 1)
    hit.burning[area] = hit.burning.get(area, 0) + 1


def burn(battle: Open, referee: Referee) -> None:
    """MOW-FIRETAB-01, MOW-AMB-10, MOW-AMB-11: a die for each area that burns when this begins.

    Ships by their numbers; their areas row by row from low to high, bow to stern inside a row.
    """
    burning = [
        (number, area)
        for number, ship in enumerate(battle.ships)
        if ship.lot == "afloat"
        for area in card_of(battle, number).areas
        if area in ship.burning
    ]
    for ship, area in burning:
        (face,) = referee.roll(1, DIE, "MOW-FIRETAB-01")
        referee.announce(_burned(battle, ship, area, face, referee))


def _burned(battle: Open, ship: ShipId, area: AreaName, face: int, referee: Referee) -> e.Burned:
    """MOW-FIRETAB-02 to -06, MOW-FIRETAB-09: what the fire in one area does."""
    fanned = face in FANNED and is_under(battle, ship, Card.FAN_THE_EMBERS)
    result = printed(battle).tables.fire.results[(FANNED_TO if fanned else face) - 1]
    hit, boxes = battle.ships[ship], card_of(battle, ship).areas[area].boxes
    if result == "goes_out":
        del hit.burning[area]
        return e.Burned(ship=ship, area=area, face=face, fate="goes_out")
    if result == "contained":
        return e.Burned(ship=ship, area=area, face=face, fate="contained")
    if hit.burning[area] < boxes:
        spread_to(battle, ship, area)
        return e.Burned(ship=ship, area=area, face=face, fate="grows")
    beside, choice = _beside(battle, ship, area, result, referee)
    if beside is None or beside in hit.burning:
        return e.Burned(ship=ship, area=area, face=face, fate="held", choice=choice)
    spread_to(battle, ship, beside)
    return e.Burned(ship=ship, area=area, face=face, fate="spreads", to_area=beside, choice=choice)


def _beside(
    battle: Open, ship: ShipId, area: AreaName, side: FireResult, referee: Referee
) -> tuple[AreaName | None, int | None]:
    """MOW-FIRETAB-04 to -08: the area on one side of *area*, and the die for which of two."""
    card = card_of(battle, ship).areas[area]
    if side != "up":
        return (card.fore if side == "fore" else card.aft), None
    if len(card.up) < 2:
        return next(iter(card.up), None), None
    (choice,) = referee.roll(1, DIE, "MOW-FIRETAB-07")
    left = printed(battle).tables.two_above.results[choice - 1] == "left"
    return card.up[0 if left else 1], choice
