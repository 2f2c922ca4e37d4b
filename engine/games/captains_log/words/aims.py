"""Announced aims in words, left out where the deeds already tell them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from engine.core.words import Fact, Person, Text
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import fame
from engine.games.captains_log.rules.trading import GOODS_PER_FAME
from engine.games.captains_log.words import things
from engine.games.captains_log.words.chapters import Cards, Chapter
from engine.games.captains_log.words.news import Naming
from engine.games.captains_log.words.places import whereabouts


def aimed(view: LogView, chapter: Chapter, naming: Callable[[Cards], Naming]) -> Iterator[Text]:
    """Clause for the last aim announced in *chapter*, and what it is good for; none if its deeds or
    effects reach that aim.
    """
    aims = [
        (number, event, cards)
        for number, (event, cards) in enumerate(chapter.deeds)
        if isinstance(event, e.Aimed)
    ]
    if not aims:
        return
    number, aim, cards = aims[-1]
    later = [event for event, _ in (*chapter.deeds[number:], *chapter.effects)]
    if not any(_reaches(event, aim) for event in later):
        facts = dict(_facts(view, aim, naming(cards), later))
        yield Text.of("doing-aimed", ship=Person(seat=aim.captain), aim=aim.aim, **facts)


def _facts(
    view: LogView, aim: e.Aimed, name: Naming, later: Sequence[e.Told]
) -> Iterator[tuple[str, Fact]]:
    if aim.tile is not None:
        sheet = chart(view.open)
        way = [event.at for event in later if isinstance(event, e.Sailed)]
        moored = sheet.moorings.get(way[-1]) if way else None
        yield "there", "yes" if moored and moored.tile == aim.tile else "no"
        yield "port", sheet.ports[aim.tile].card.name
        yield "goods", things.goods(aim.goods)
        yield "points", sum(count // GOODS_PER_FAME for count in Counter(aim.goods).values())
    if aim.target is not None:
        yield "target", name(aim.target)
    if aim.at is not None:
        yield "at", whereabouts(view, aim.at)
    if aim.aim == "barrel":
        yield "number", view.open.captains[aim.captain].barrels + 1
        yield "needed", fame.barrels_needed(view.open)
    if aim.tile is None:
        yield "there", "no"


def _reaches(event: e.Told, aim: e.Aimed) -> bool:
    """Whether *event* is the deed by which *aim* is reached."""
    match aim.aim:
        case "sell":
            return isinstance(event, e.Sold)
        case "buy":
            return isinstance(event, e.Bought)
        case "ship":
            return isinstance(event, e.ShipBought)
        case "fame":
            return isinstance(event, e.FameChanged)
        case "repair":
            return isinstance(event, e.Repaired)
        case "fit":
            return isinstance(event, e.CannonBought | e.UpgradeBought | e.AmmoBought)
        case "hunt":
            return isinstance(event, e.Shot) and event.target == aim.target
        case "flee":
            return False
        case "barrel":
            return isinstance(event, e.BarrelTaken)
        case "adrift":
            return isinstance(event, e.GoodsTaken)
        case "explore":
            return isinstance(event, e.TileRevealed)
