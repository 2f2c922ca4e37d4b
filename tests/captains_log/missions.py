"""Missions in the hands of captains, ports to call at, and ships to sink for them."""

from collections.abc import Sequence
from typing import Any

from engine.core.agenda import run
from engine.core.dice import ScriptedDice, SeededDice
from engine.core.referee import Referee
from engine.games.captains_log.model.cards import FortressCard, Owner, PortCard, Service, TileCard
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Mission
from engine.games.captains_log.model.tasks import Sink
from engine.games.captains_log.rules.missions import hands
from engine.games.captains_log.rules.turn import new_turn
from engine.space.hexes import Axial
from tests.captains_log.table import Table, hex_of, tile

EVERYTHING = (*Service,)


def haven(number: int, owner: Owner, *services: Service) -> TileCard:
    """A tile with a port in its centre, which has every service unless some are named."""
    port = PortCard(
        at=Axial(0, 0),
        name=f"Haven {number}",
        owner=owner,
        services=services or EVERYTHING,
        anchorages=(Axial(1, 0),),
    )
    return tile(number, land=(Axial(0, 0),), start=Axial(-1, 0), port=port)


def castle(number: int, owner: Owner) -> TileCard:
    fortress = FortressCard(at=Axial(0, 0), owner=owner, fire=())
    return tile(number, land=(Axial(0, 0),), start=Axial(-1, 0), fortress=fortress)


def voyage(*tiles: TileCard, captains: int = 1) -> Table:
    """A game with missions and no NPC; p1 lies on the open sea of tile 21."""
    table = Table(*tiles, captains=captains, missions=True).without_npcs()
    table.place("p1", hex_of(21))
    return table


def moor(table: Table, number: int, seat: str = "p1") -> None:
    """Begin a turn of *seat*, moored in the port of tile *number*."""
    table.place(seat, hex_of(number, 1, 0))
    table.sea.turn = new_turn(seat)


def give(table: Table, name: str, seat: str = "p1", *, step: int = 0, **marks: Any) -> None:
    """Give *seat* the mission *name* at *step*; one that was begun lies face up."""
    table.state.hidden.missions.remove(name)
    table.sea.mission_deck -= 1
    secret = printed(table.sea).missions[name].secret and not step
    mission = Mission(id=name, step=step, done=[], **marks)
    hands.deal(table.state, seat, mission, secret=secret)


def active(table: Table, seat: str = "p1") -> dict[str, int]:
    """The step at which each active mission of *seat* is."""
    return {mission.id: mission.step for mission in hands.missions_of(table.state, seat)}


def shown(table: Table, seat: str = "p1") -> list[str]:
    return [mission.id for mission in table.captain(seat).missions]


def sunk(
    table: Table, ship: str, by: str | None = "p1", *, faces: Sequence[int] = (), **how: Any
) -> Referee:
    """Let *by* destroy *ship*; nobody answers what is asked then."""
    referee = Referee(ScriptedDice(faces) if faces else SeededDice("sunk"))
    table.state.agenda.append(Sink(ship=ship, by=by, how=how.pop("how", "sunk"), **how))
    run(table.state, referee, table.game.perform)
    table.state.agenda.clear()
    return referee
