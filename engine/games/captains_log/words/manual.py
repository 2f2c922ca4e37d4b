"""The manual: the game's goal, the seat's options now, and the legend of the picture."""

from collections.abc import Iterator
from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Service
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.state import Captain, LogView
from engine.games.captains_log.rules import fame, hold, move, port, shot, sight, turn
from engine.games.captains_log.words import things
from engine.games.captains_log.words.refusals import why_not

_SIGNS: Final = ("services", "anchor", "ships", "damage", "sea", "fire", "numbers", "wind", "reach")
"""Keys of the legend's lines, in their order."""

_MENUS: Final = (
    (Service.BUY, Text.of("menu-buy"), a.Buy),
    (Service.SELL, Text.of("menu-sell"), a.Sell),
    (Service.SHIPYARD, Text.of("label-buy-ship-blind"), a.BuyShip),
)
"""Services of a port with the menu that names each and its kind of action."""


def goal(options: Options, captains: int) -> tuple[Text, ...]:
    """Three lines: the captain's task, how the game is won, and what earns fame."""
    return (
        Text.of("goal-game"),
        Text.of("goal-win", target=options.target, captains=captains),
        Text.of("goal-fame", barrels=fame.tokens(captains), price=standard().prices.fame),
    )


def how(view: LogView) -> tuple[Text, ...]:
    """Lines on everything that the seat can do now; none for spectators or when the game is won."""
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None or sea.winners is not None:
        return ()
    if any(asked.seat == view.seat for asked in waiting(view.agenda)):
        return (Text.of("how-asked"),)
    if waiting(view.agenda) or sea.turn.seat != view.seat or sea.turn.over:
        return (Text.of("how-wait"),)
    return tuple(_now(view, captain))


def legend(view: LogView) -> tuple[Text, ...]:
    """Lines of the picture's legend, one for each kind of sign."""
    del view
    return tuple(Text.of("legend", sign=sign) for sign in _SIGNS)


def _now(view: LogView, captain: Captain) -> Iterator[Text]:
    sea = view.open
    left = turn.actions_left(view)
    yield Text.of("how-actions", actions=left, moved="yes" if sea.turn.moved else "no")
    if hexes := len(move.routes(view)):
        yield Text.of("how-sail", hexes=hexes)
    place = port.usable(sea, captain)
    if place is not None:
        services: tuple[Fact, ...] = tuple(
            Text.of("service", service=one.value)
            for one in place.card.services
            if port.flag(sea, place) or one not in (Service.BUY, Service.SELL)
        )
        opened = sea.turn.port == captain.at
        if left or opened:
            services_ = Listing(items=services)
            yield Text.of("how-port", port=place.card.name, services=services_)
            yield from _barred(view, place)
    if left and (targets := {one.target for one in shot.suggest_shots(view)}):
        names = tuple(things.ship(view, target) for target in sorted(targets))
        yield Text.of("how-fire", ships=Listing(items=names))
    tiles = len(sight.explorable(sea, captain.at)) if captain.at is not None and sea.unseen else 0
    if left and tiles:
        yield Text.of("how-explore", tiles=tiles)
    damage, wood = hold.damage(captain), hold.count(captain, Good.WOOD)
    if left and damage and wood:
        yield Text.of("how-repair", damage=damage, wood=wood)
    if captain.at in sea.barrels and sea.turn.points:
        yield Text.of("how-barrel")
    yield Text.of("how-end", npcs=sum(npc.owner == view.seat for npc in sea.npcs.values()))


def _barred(view: LogView, place: Port) -> Iterator[Text]:
    """Services of *place* that the captain cannot use now, with the reason for each."""
    for service, menu, kind in _MENUS:
        if service in place.card.services and (why := why_not(view, (kind,))) is not None:
            yield Text.of("how-not", kind=menu, why=why)
