"""NPCs on an open sea, with cards written by a test, and their activations."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.dice import ScriptedDice
from engine.core.game import play
from engine.core.records import Seat
from engine.core.referee import Event
from engine.games.captains_log.model.actions import Activate
from engine.games.captains_log.model.cards import (
    MovePennant,
    Nation,
    NpcCard,
    Role,
    ShotPennant,
    TileCard,
)
from engine.games.captains_log.model.chart import board
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.events import Sailed, Shot
from engine.games.captains_log.model.state import Hex, NpcTurn
from engine.games.captains_log.rules.turn import new_turn
from engine.space.hexes import Axial
from tests.captains_log.table import Table, survive

SAIL = MovePennant(hexes=5)
FIRE = ShotPennant(dice=2, bonus=1)
SLOTS = 21


def at(q: int, r: int) -> Hex:
    """The hex at *q*, *r* of the open sea, whose middle is 0, 0; it is 7 hexes wide."""
    return board(SLOTS).hex_at[Axial(q, r)]


def ship(number: int, role: Role = Role.AGGRESSIVE, *nations: Nation, **printed: Any) -> NpcCard:
    """An NPC card of level 4, Spanish, moving 5 and firing two dice at +1, unless changed."""
    fields: dict[str, Any] = {
        "name": f"Ship {number}",
        "captain": "Captain",
        "ship": standard().npcs[41].ship,
        "seal": standard().npcs[41].seal,
        "level": 4,
        "source": "authored",
        "entry": 1,
        "defence": 8,
        "robustness": 20,
        "crew": 5,
        "draft": 2,
        "pennants": (SAIL, FIRE),
    }
    return NpcCard(number=number, role=role, nations=nations or (Nation.SPAIN,), **fields | printed)


MERCHANT = ship(102, Role.MERCHANT, Nation.ENGLAND)
AGGRESSIVE = ship(103, Role.AGGRESSIVE, Nation.ENGLAND)
DEFENSIVE = ship(104, Role.DEFENSIVE, Nation.ENGLAND)
ENGLISH = (MERCHANT, AGGRESSIVE, DEFENSIVE)


def with_cards(*cards: NpcCard) -> DataSet:
    data = standard()
    name = f"{data.hash}:{hash(cards)}"
    return replace(data, npcs=data.npcs | {card.number: card for card in cards}, hash=name)


def fleet(*cards: NpcCard, tiles: Sequence[TileCard] = (), **options: Any) -> Table:
    """A table without NPCs at sea, whose deck also holds *cards*."""
    return Table(*tiles, data=with_cards(*cards), **options).without_npcs()


def sea_of(role: Role, captains: int = 1, hexes: int = 5) -> Table:
    """A table with the Spanish ``npc:1`` at 0, 3, from where it sees everything."""
    pennants = (MovePennant(hexes=hexes), FIRE, FIRE)
    table = fleet(ship(101, role, pennants=pennants), *ENGLISH, captains=captains)
    table.npc("npc:1", at(0, 3), card=101)
    return table


def once(table: Table, npc: Seat, *faces: int) -> list[Event]:
    """Activate *npc* once, to play its next action."""
    if table.sea.npc_turn is None or table.sea.npc_turn.npc != npc:
        _hand_over(table, npc)
    table.state = survive(table.state)
    with ScriptedDice(faces) as dice:
        return list(play(table.game, table.state, npc, Activate(), dice, seq=1).events)


def activation(table: Table, npc: Seat, *faces: int) -> list[Event]:
    """Play the whole activation of *npc*, with dice showing *faces*."""
    _hand_over(table, npc)
    told: list[Event] = []
    with ScriptedDice(faces) as dice:
        while table.sea.npc_turn and table.sea.npc_turn.npc == npc and not table.asked():
            table.state = survive(table.state)
            told += play(table.game, table.state, npc, Activate(), dice, seq=1).events
    return told


def hated(table: Table, seat: Seat = "p1", nation: Nation = Nation.SPAIN, column: int = -1) -> None:
    """Make *nation* an enemy of the captain of *seat*."""
    table.company(seat).reputation[nation] = column


def sailed(told: Sequence[Event]) -> list[Hex]:
    return [event.at for event in told if isinstance(event, Sailed)]


def hit(told: Sequence[Event]) -> list[Seat]:
    return [event.target for event in told if isinstance(event, Shot)]


def _hand_over(table: Table, npc: Seat) -> None:
    """Make *npc* the next to play, at night, so that no event card has to be drawn with a die."""
    sea = table.sea
    sea.step = 0
    sea.turn = new_turn(sea.npcs[npc].owner)
    sea.turn.over = True
    table.state.agenda.clear()
    sea.npc_turn = NpcTurn(npc=npc)
