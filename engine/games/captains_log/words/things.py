"""Names of things: ships, goods, money, flags, headings."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.model.cards import Good, Nation, NpcCard, ShipCard
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.printed import npc_card, printed
from engine.games.captains_log.model.state import LogView, Open, Ship
from engine.games.captains_log.rules import port as ports
from engine.space.hexes import Heading

_COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
_GOODS = tuple(Good)


def ship(view: LogView, name: Ship) -> Text | Person:
    """The captain who sails a ship; or the name of an NPC, with its number alone while its card is
    face down.
    """
    if name in view.open.captains:
        return Person(seat=name)
    npc = view.open.npcs.get(name)
    return npc_ship(view.open, name, npc.card if npc else None)


def npc_ship(sea: Open, name: Seat, card: int | None) -> Text:
    """The NPC at *name*, whose card is *card*, with the number on its badge."""
    number = badge(name)
    if card is None:
        return Text.of("ship-unknown", number=number)
    found = printed(sea).npcs[card]
    return Text.of("ship-npc", name=found.name, number=number, nation=flag(found), rank=rank(found))


def npc_told(sea: Open, name: Seat, card: int | None) -> Text:
    """The NPC at *name*, whose card is *card*, with its role."""
    if card is None:
        return npc_ship(sea, name, card)
    return Text.of("ship-told", number=badge(name), **_character(printed(sea).npcs[card]))


def npc_presented(sea: Open, name: Seat, card: int) -> Text:
    """The NPC at *name*, whose card *card* has just been revealed, with role and level."""
    found = printed(sea).npcs[card]
    facts = _character(found)
    return Text.of("ship-presented", number=badge(name), level=found.level, **facts)


def _character(card: NpcCard) -> dict[str, Fact]:
    return {
        "name": card.name,
        "nation": flag(card),
        "rank": rank(card),
        "role": card.role.value,
    }


def ship_briefly(view: LogView, name: Ship) -> Text | Person:
    """A ship on the map in few words, where there is little room."""
    if name in view.open.captains:
        return Person(seat=name)
    return Text.of("ship-briefly", name=npc_card(view.open, view.open.npcs[name]).name)


def badge(name: Ship) -> int:
    """Number on the badge of an NPC on the map."""
    return int(name.rpartition(":")[2])


def flag(card: NpcCard) -> str:
    """Flag for the NPC of *card*: a corsair's country, ``none`` for a legend."""
    countries = [nation.value for nation in card.nations if nation is not Nation.PIRATES]
    return (*countries, *(nation.value for nation in card.nations), "none")[0]


def rank(card: NpcCard) -> str:
    if not card.nations:
        return "legend"
    return "corsair" if len(card.nations) > 1 else "plain"


def ship_type(card: ShipCard) -> Text:
    """Type of a ship.

    *sort* is the key of its translation, which cards of our data set have; *name* is printed on the
    card.
    """
    sort = re.sub(r"[^a-z]+", "-", card.name.lower())
    return Text.of("ship-type", sort=sort, name=card.name)


def owner(sea: Open, port: Port) -> str:
    """Nation of *port*, or ``native``."""
    nation = ports.flag(sea, port)
    return nation.value if nation else "native"


def port_name(sea: Open, port: Port) -> Text:
    return Text.of("port", name=port.card.name, nation=owner(sea, port))


def goods(several: Iterable[Good]) -> Listing:
    """*several* goods, each kind with its number: "2 sugar and 1 wood"."""
    counted = Counter(several)
    return Listing(
        items=tuple(
            Text.of("goods", good=good.value, count=counted[good])
            for good in _GOODS
            if counted[good]
        )
    )


def haul(several: Sequence[Good], doubloons: int) -> Listing:
    """Goods with their numbers, then doubloons if there are any."""
    money = (Text.of("doubloons", count=doubloons),) if doubloons else ()
    return Listing(items=(*goods(several).items, *money))


def signed(number: int) -> Text:
    """A number with its sign: "+2"."""
    sign = "plus" if number > 0 else "minus" if number < 0 else "none"
    return Text.of("signed", sign=sign, count=abs(number))


def halves(number: int) -> Text:
    """A draft or depth of *number* halves."""
    return Text.of("draft", draft=number)


def compass(heading: Heading) -> str:
    return _COMPASS[heading // 60]
