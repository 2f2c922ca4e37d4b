"""The ships of Captain's Log as they are drawn, with hexes sailed through and hexes threatened."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.core.records import Seat
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Nation, ShotPennant
from engine.games.captains_log.model.chart import Chart
from engine.games.captains_log.model.printed import npc_card, ship_card
from engine.games.captains_log.model.state import Hex, Npc, Open
from engine.games.captains_log.rules import hold, ships
from renders.kit.badges import SEAT_LETTERS
from renders.kit.grids import Hex as Place
from renders.kit.ships import ShipKind
from renders.sea import scene as s

_BY_LEVEL: Final = (
    *(ShipKind.SLOOP, ShipKind.SCHOONER),
    *(ShipKind.CORVETTE, ShipKind.SHIP_OF_THE_LINE),
)
_CLASSES: Final = {
    **dict.fromkeys(("nao", "hulk", "carrack", "fluyt", "whaler"), ShipKind.CARRACK),
    **dict.fromkeys(("galleon", "indiaman", "manila-galleon"), ShipKind.GALLEON),
    "brigantine": ShipKind.BRIGANTINE,
}
"""Classes of ships that are not those of their level, by their cards' ids without the seal."""


def vessels(sea: Open, sheet: Chart, acting: Seat, called: Seat) -> tuple[s.Vessel, ...]:
    """Every ship on the map; those that would attack the captain *called* are marked as threats."""
    captains = [
        captain_vessel(sea, sheet, seat, acting=seat == acting)
        for seat, captain in sea.captains.items()
        if captain.at is not None
    ]
    others = [
        _npc(sea, sheet, name, npc, acting=name == acting, threat=_threatens(sea, name, called))
        for name, npc in sea.npcs.items()
        if npc.at is not None and npc.card is not None
    ]
    return (*captains, *others)


def captain_vessel(
    sea: Open, sheet: Chart, seat: Seat, *, acting: bool = False, at: Hex | None = None
) -> s.Vessel:
    """The ship of *seat* as it is drawn, in its own hex or at *at*."""
    captain = sea.captains[seat]
    here = captain.at if at is None else at
    assert here is not None, "not on the map"
    card = ship_card(sea, captain)
    water, fire = hold.damage(captain, hold.WATER), hold.damage(captain, hold.FIRE)
    return s.Vessel(
        at=sheet.board.at[here],
        heading=captain.heading,
        role="captain",
        kind=_class_of(captain.ship, card.level),
        seat=seat_number(seat),
        level=card.level,
        hull=max(card.robustness, water + fire + 1),
        water=water,
        fire=fire,
        moored=here in sheet.moorings,
        acting=acting,
    )


def _class_of(card: str, level: int) -> ShipKind:
    """The silhouette of a captain's ship; one that is not ours has the usual one of its level."""
    usual = _BY_LEVEL[min(level, len(_BY_LEVEL)) - 1]
    return _CLASSES.get(card, _CLASSES.get(card.rpartition("-")[0], usual))


def seat_number(seat: Seat) -> int:
    """Number of a seat, from 0 for `p1`; it chooses the letter of the badge."""
    return int(seat.removeprefix("p")) - 1


def badge_of(ship: Seat) -> str:
    """The letter or the number on the badge of *ship*."""
    if ship.startswith("npc"):
        return str(badge_number(ship))
    return SEAT_LETTERS[seat_number(ship)]


def badge_number(npc: Seat) -> int:
    """The number on the badge of an NPC ship."""
    return int(npc.rpartition(":")[2])


def danger(sea: Open, sheet: Chart, called: Seat) -> tuple[Place, ...]:
    """The hexes where ships, as they lie, could fire at the captain *called*.

    CL-SHOT-02, -03, -04, CL-NPC-33: in sight, abeam, within range, and not from an anchorage.
    """
    found: set[Hex] = set()
    for name, npc in sea.npcs.items():
        if npc.at is None or npc.at in sheet.moorings or not _threatens(sea, name, called):
            continue
        found.update(_abeam(sheet, npc, npc.at, npc_card(sea, npc).range))
    return tuple(sheet.board.at[at] for at in sorted(found))


def voyages(
    sheet: Chart, news: Iterable[e.Told], without: Seat | None = None
) -> tuple[s.Voyage, ...]:
    """The way each ship has come, hex by hex, except the ship *without*."""
    return tuple(
        s.Voyage(way, seat=None if ship.startswith("npc") else seat_number(ship))
        for ship, way in ways(sheet, news).items()
        if ship != without
    )


def ways(sheet: Chart, news: Iterable[e.Told]) -> dict[Seat, tuple[Place, ...]]:
    """The hexes that each ship has sailed through, including the one it left."""
    found: dict[Seat, tuple[Place, ...]] = {}
    for event in news:
        if isinstance(event, e.Sailed):
            start = found.get(event.ship, (sheet.board.at[event.start],))
            found[event.ship] = (*start, sheet.board.at[event.at])
    return found


def _npc(sea: Open, sheet: Chart, name: Seat, npc: Npc, *, acting: bool, threat: bool) -> s.Vessel:
    assert npc.at is not None, "not on the map"
    card = npc_card(sea, npc)
    countries = [nation for nation in card.nations if nation is not Nation.PIRATES]
    flag: Nation = (*countries, Nation.PIRATES)[0]
    return s.Vessel(
        at=sheet.board.at[npc.at],
        heading=npc.heading,
        role=card.role.value,
        number=badge_number(name),
        owner=flag.value,
        corsair=bool(countries) and len(countries) < len(card.nations),
        level=card.level,
        hull=card.robustness,
        water=npc.water,
        fire=npc.fire,
        moored=npc.at in sheet.moorings,
        acting=acting,
        threat=threat,
    )


def _threatens(sea: Open, npc: Seat, called: Seat) -> bool:
    """CL-SETUP-18, CL-NPC-31: whether *npc* has guns and is an enemy of the captain."""
    ship = sea.npcs[npc]
    if called not in sea.captains or ship.card is None:
        return False
    armed = any(isinstance(one, ShotPennant) for one in npc_card(sea, ship).pennants)
    return armed and ships.enemies(sea, npc, called)


def _abeam(sheet: Chart, npc: Npc, here: Hex, reach: int) -> Iterator[Hex]:
    board = sheet.board
    for at in board.within(here, reach):
        at_sea = at != here and sheet.depth[at]
        if at_sea and board.flank(here, npc.heading, at) and sheet.sees(here, at):
            yield at
