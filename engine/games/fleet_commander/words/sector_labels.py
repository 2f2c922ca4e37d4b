"""Labels of sectors, with the ships in each."""

from engine.core.words import Person, Text
from engine.games.fleet_commander.model.battlefield import board, ships_at
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell


def menu_from(battle: Open, at: Cell | None) -> Text:
    """Menu entry of a sector with its own ships, under which their orders stand."""
    if at is None or at not in board(battle).cells or not (there := ships_at(battle, at)):
        return Text.of("menu-from-nowhere")
    named = things.ships(battle, [ship.id for ship in there])
    return Text.of("menu-from", sector=things.sector_name(battle, at), ships=named)


def field(battle: Open, at: Cell) -> Text:
    """Label of an asteroid field, with the ships in it and their commander."""
    if at not in board(battle).cells:
        return Text.of("label-nowhere")
    name, there = things.sector_name(battle, at), ships_at(battle, at)
    if not there:
        return Text.of("label-field", sector=name)
    named = things.ships(battle, [ship.id for ship in there])
    owner = Person(seat=there[0].owner)
    return Text.of("label-field-with", sector=name, commander=owner, ships=named)


def destination(battle: Open, to: Cell) -> Text:
    """Label of a destination, with the ships there and their commander."""
    if to not in board(battle).cells:
        return Text.of("label-nowhere")
    sector, there = things.sector(battle, to), ships_at(battle, to)
    if not there:
        return Text.of("label-to", sector=sector)
    named = things.ships(battle, [ship.id for ship in there])
    owner = Person(seat=there[0].owner)
    return Text.of("label-to-ships", sector=sector, commander=owner, ships=named)
