"""A port on the open sea, ships moored there, and a market with the stock a test wants."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Step
from engine.games.captains_log.model.actions import Action
from engine.games.captains_log.model.cards import Good, Nation, Owner, PortCard, Service
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, Cube, Market
from engine.space.hexes import Axial
from tests.captains_log.table import Table, hex_of, tile

ANCHORAGE = hex_of(1, 1, 0)
BESIDE_THE_PORT = hex_of(1, 0, -1)
OPEN_SEA = hex_of(1, 2, -1)
SETTERS: dict[str, tuple[int, int]] = {
    "spain": (0, 0),
    "england": (0, 0),
    "france": (0, 0),
    "holland": (0, 0),
}
"""Market tiles in the order of the rulebook's examples, all without goods."""


def harbour(owner: Owner, *services: Service, data: DataSet | None = None, **moored: Any) -> Table:
    """A table with p1 moored at the only port; *moored* are fields of the captain."""
    port = PortCard(
        at=Axial(0, 0),
        name="Haven",
        owner=owner,
        services=services,
        anchorages=(Axial(1, 0),),
    )
    haven = tile(1, land=(Axial(0, 0),), start=Axial(-1, 0), port=port)
    table = Table(haven, data=data).without_npcs()
    table.place("p1", ANCHORAGE, **{"doubloons": 20000, **moored})
    return table


def stock(table: Table, **tiles: tuple[int, int]) -> None:
    """Set up the market from top to bottom; each nation has *(legal, contraband)* goods."""
    sea = table.sea
    sea.markets.clear()
    for name, (legal, contraband) in tiles.items():
        card = printed(sea).markets[Nation(name)]
        sea.markets[card.nation] = Market(
            legal=_row(legal, sum(stretch.legal for stretch in card.stretches)),
            contraband=_row(contraband, sum(stretch.contraband for stretch in card.stretches)),
        )
        sea.supply[card.good] = 25 - legal - contraband


def goods_on(table: Table, nation: Nation) -> tuple[int, int]:
    """The numbers of legal and contraband goods on a nation's market tile."""
    market = table.sea.markets[nation]
    return sum(market.legal), sum(market.contraband)


def laden(table: Table, **goods: int) -> Captain:
    """Load p1's ship with *goods* taken out of the supply."""
    for name, count in goods.items():
        table.sea.supply[Good(name)] -= count
        table.load("p1", *[Cube(name)] * count)
    return table.captain()


def told(step: Step[Action, Any], event: type[Any]) -> list[Any]:
    """The events of type *event* in *step*, in order."""
    return [found for found in step.events if isinstance(found, event)]


def legal(table: Table) -> Sequence[Action]:
    """The actions suggested to p1, after checking that none is twice or illegal."""
    found = table.suggested()
    assert len(found) == len(set(found))
    assert [action for action in found if table.refused("p1", action)] == []
    return found


def buying_in(owner: Owner, **tiles: tuple[int, int]) -> Table:
    table = harbour(owner, Service.BUY)
    stock(table, **SETTERS | tiles)
    return table


def selling_in(owner: Owner, **tiles: tuple[int, int]) -> Table:
    table = harbour(owner, Service.SELL)
    stock(table, **SETTERS | tiles)
    return table


def _row(filled: int, slots: int) -> list[bool]:
    assert filled <= slots
    return [True] * filled + [False] * (slots - filled)
