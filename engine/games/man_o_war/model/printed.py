"""Printed cards: the data set of a battle, and the card of each of its ships."""

from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.data_set import find
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.ships import ShipCard
from engine.games.man_o_war.model.state import Open


def printed(battle: Open) -> DataSet:
    """The data set by which *battle* is fought."""
    return find(battle.data)


def card_of(battle: Open, ship: ShipId) -> ShipCard:
    """The card of a ship."""
    return printed(battle).ships[battle.ships[ship].sort]
