"""Battles for tests: ships put where a test wants them, dice laid out, and scripted rolls.

``Battle()`` has 5x5 sectors, all neutral and empty. It is the turn of ``p1``, who has rolled,
against ``p2``, or against more players with ``mode``. Sectors are called as players call them:
``"C3"`` is the third column from the west, the third row from the north.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.core.agenda import run, waiting
from engine.core.codec import Codec
from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import Step, begin, look, play
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.game import FleetCommander
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import board, figures
from engine.games.fleet_commander.model.cards import Fog, ShipSort, SignalSort, Special, Weapon
from engine.games.fleet_commander.model.concealment import as_others_see, laid_open
from engine.games.fleet_commander.model.decisions import Asked
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.results import COLOUR_NUMBER, Result
from engine.games.fleet_commander.model.state import (
    Commander,
    FleetState,
    FleetView,
    Open,
    Ship,
    Token,
    Turn,
)
from engine.games.fleet_commander.rules.bridge import on_bridge
from tests.legality import Order, forbidden_by, legal

SHOWS = {"O": 1, "D": 3, "M": 5, "S": 6}
"""A number of the die for each letter of a face."""


class Battle:
    def __init__(
        self,
        *,
        zones: tuple[tuple[int, int], ...] = ((5, 5),),
        people: int | None = None,
        **options: Any,
    ) -> None:
        self.game = FleetCommander()
        given = replace(Options(), **{"special_sectors": 0, **options})
        seating = self.game.seats(given)
        seats = seating.seats[: people or seating.least]
        self.state, self.setup = begin(self.game, seats, given, SeededDice("battle"))
        self.state.agenda.clear()
        battle = self.open
        battle.zones = zones
        battle.sectors = [None] * len(board(battle).cells)
        battle.edges = dict.fromkeys(battle.edges, ())
        battle.order, battle.round = [*seats], 1
        battle.turn = Turn(seat="p1", phase="actions")

    @property
    def open(self) -> Open:
        return self.state.open

    def view(self, seat: Seat = "p1") -> FleetView:
        return look(self.game, self.state, seat)

    def commander(self, seat: Seat = "p1") -> Commander:
        return self.open.commanders[seat]

    def at(self, name: str) -> int:
        """The sector called *name*; a zone may come before it, counted from 1: ``"2B3"``."""
        zone, column, row = name[:-2] or "1", name[-2], name[-1]
        cell = board(self.open).cell("ABCDEFGHI".index(column), int(row) - 1, int(zone) - 1)
        assert cell >= 0, f"no sector {name}"
        return cell

    def ship(self, seat: Seat, sort: str, at: str | None, **what: Any) -> int:
        """Put a ship on the board; *what* sets further fields. Returns its number."""
        battle = self.open
        kind = SignalSort.DECOY if sort == "decoy" else ShipSort(sort)
        alike = [one for one in battle.ships if one.owner == seat and one.sort is kind]
        weapon = Weapon(what.pop("weapon")) if "weapon" in what else None
        battle.ships.append(
            Ship(
                id=len(battle.ships),
                owner=seat,
                sort=kind,
                number=len(alike) + 1,
                at=None if at is None else self.at(at),
                weapon=weapon,
                **{"hull": figures(battle.data).hull[kind], **what},
            )
        )
        self.commander(seat).points += figures(battle.data).ship_class[kind]
        return len(battle.ships) - 1

    def signal(self, seat: Seat, sort: str, at: str | None, **what: Any) -> int:
        """Put a ship or a decoy on the board as a signal; returns its number."""
        number = self.ship(seat, sort, at, **what)
        ship = replace(self.open.ships[number], number=number + 1, hidden=True)
        self.state.own[seat].ships.append(ship)
        self.open.ships[number] = as_others_see(ship)
        return number

    def seal(self, ship: int) -> None:
        """Turn the weapon of *ship* face down."""
        sealed = replace(self.open.ships[ship], sealed=True)
        self.state.own[sealed.owner].ships.append(sealed)
        self.open.ships[ship] = as_others_see(sealed)

    def fog(self, *names: str) -> None:
        for name in names:
            self.open.sectors[self.at(name)] = Fog.UNDISCOVERED

    def known(self, ship: int) -> Ship:
        """*ship* as its owner knows it, with all that others do not see."""
        return laid_open(self.state).ships[ship]

    def is_signal(self, ship: int) -> bool:
        """Whether others see *ship* only as a signal."""
        return self.open.ships[ship].sort is SignalSort.SIGNAL

    def ships(self, seat: Seat, sort: str, at: str, count: int) -> tuple[int, ...]:
        return tuple(self.ship(seat, sort, at) for _ in range(count))

    def change(self, ship: int, **what: Any) -> None:
        self.open.ships[ship] = replace(self.open.ships[ship], **what)

    def interdictor(self, launcher: int, at: str) -> None:
        token = Token(weapon=Weapon.INTERDICTOR, launcher=launcher, at=self.at(at))
        self.open.tokens.append(token)

    def drones(self, launcher: int, on: int) -> None:
        self.open.tokens.append(Token(weapon=Weapon.DRONES, launcher=launcher, on=on))

    def special(self, at: str, kind: str) -> None:
        self.open.sectors[self.at(at)] = Special(kind)

    def dice(self, seat: Seat, rolled: str = "", bridge: str = "") -> None:
        """Lay out dice, as in ``"R:O B:S"``; specials fill the right wing first."""
        commander = self.commander(seat)
        shown: list[Any] = [*rolled.split(), *bridge.split()]
        commander.rolled[:] = shown[: len(rolled.split())]
        commander.left.clear()
        commander.right.clear()
        for one in shown[len(rolled.split()) :]:
            special = one.endswith("S") and len(commander.right) < 2
            (commander.right if special else commander.left).append(one)
        commander.reserve[:] = [3, 3, 3]
        for one in shown:
            commander.reserve[COLOUR_NUMBER[one]] -= 1

    def move(self, die: Any, ships: Sequence[int] | int, to: str, containers: int = 0) -> a.Move:
        group = (ships,) if isinstance(ships, int) else tuple(ships)
        return a.Move(die=die, ships=group, to=self.at(to), containers=containers)

    def again(self, ships: Sequence[int] | int, to: str) -> a.MoveAgain:
        group = (ships,) if isinstance(ships, int) else tuple(ships)
        return a.MoveAgain(ships=group, to=self.at(to))

    def attack(self, dice: str, at: str, way: str, target: int, **what: Any) -> a.Attack:
        """An attack with *dice* along *way*, both split by spaces: ``"R:O R:D"``, ``"B2 C3"``."""
        played: Any = tuple(dice.split())
        cells = tuple(self.at(name) for name in way.split())
        return a.Attack(dice=played, at=self.at(at), way=cells, target=target, **what)

    def begin(self, seat: Seat = "p1", *faces: str) -> list[Any]:
        """Begin a turn of *seat*, with dice showing *faces*; returns its events."""
        self.state.agenda.append(t.BeginTurn(seat=seat))
        with ScriptedDice(SHOWS[face] for face in faces) as dice:
            referee = Referee(dice)
            run(self.state, referee, self.game.perform)
        return list(referee.events)

    def act(self, action: a.Action, *faces: str, seat: Seat = "p1") -> Step[a.Action, Any]:
        """Play *action* with rolls that show *faces*, all of which must be used.

        The state goes through JSON first, as it does between two actions of a real table.
        """
        self.state = survive(self.state)
        with ScriptedDice(SHOWS[face] for face in faces) as dice:
            return play(self.game, self.state, seat, action, dice, seq=1)

    def refused(self, action: a.Action, seat: Seat = "p1") -> str | None:
        """The rule that forbids *action* now; None if it is allowed."""
        return forbidden_by(self.game, self.state, seat, action)

    def legal(self, actions: Iterable[Order], seat: Seat = "p1") -> list[Order]:
        """Those of *actions* that are allowed now."""
        return legal(self.game, self.state, seat, actions)

    def asked(self) -> Asked:
        """The one question that is open."""
        (one,) = waiting(self.state.agenda)
        return one

    def is_asked(self) -> bool:
        return bool(waiting(self.state.agenda))

    def answer(self, kind: type[Any], *faces: str, **what: Any) -> Step[a.Action, Any]:
        """Answer the open question by an action of type *kind*."""
        asked = self.asked()
        return self.act(kind(decision=asked.id, **what), *faces, seat=asked.seat)

    def refuses(self, kind: type[Any], **what: Any) -> str | None:
        """The rule that forbids an answer of type *kind* to the open question; None if allowed."""
        asked = self.asked()
        return self.refused(kind(decision=asked.id, **what), asked.seat)

    def shield(self, die: Any, against: str, *, gas: bool = False) -> a.Shield:
        return a.Shield(die=die, against=self.at(against), gas=gas)

    def suggested(self, seat: Seat = "p1") -> list[a.Action]:
        return list(self.game.suggest(self.view(seat)))

    def hull(self, ship: int) -> int:
        return self.open.ships[ship].hull

    def place(self, ship: int) -> int | None:
        return self.open.ships[ship].at

    def is_in(self, ship: int, name: str) -> bool:
        return self.open.ships[ship].at == self.at(name)

    def one_at(self, name: str) -> int:
        """The number of the only ship in the sector called *name*."""
        (ship,) = [one.id for one in self.open.ships if self.is_in(one.id, name)]
        return ship

    def bridge(self, seat: Seat = "p1") -> list[Result]:
        return sorted(on_bridge(self.commander(seat)))


def told(step: Step[Any, Any], kind: type[Any]) -> list[Any]:
    """The events of type *kind* in *step*."""
    return [event for event in step.events if isinstance(event, kind)]


def survive(state: FleetState) -> FleetState:
    return _CODEC.load(_CODEC.dump(state))


_CODEC: Codec[FleetState] = Codec(FleetState)
