"""Plays seeded games and keeps the twelve moments by which pictures are judged.

``python -m tests.renders.record_moments`` records them anew, after a change of rules or data.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Final

from engine.core.dice import SeededDice
from engine.core.game import begin, look, play, told
from engine.core.records import SPECTATOR, Seat, clone
from engine.games.captains_log.bots.levels import mate
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import find as data_of
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hex, LogState, Open
from engine.games.captains_log.rules import hold, move
from tests.renders.moments import Frame, Moment, save
from tests.renders.seas import sea_called

LONGEST: Final = 900
"""Steps for which a game is followed, at most."""
FARTHEST: Final = 6
"""Hexes of a planned way, at most."""


@dataclass(frozen=True)
class Call:
    """A stop in a game at which a person is to act, with all seats' events since the last one."""

    state: LogState
    seat: Seat
    told: tuple[e.Told, ...]
    begun: bool = True
    """Whether the seat's turn has just begun; if not, shots were just fired in it."""

    @property
    def sea(self) -> Open:
        return self.state.open

    @property
    def at(self) -> Hex:
        at = self.sea.captains[self.seat].at
        assert at is not None
        return at

    def ships_at(self) -> list[Hex]:
        ships = (*self.sea.captains.values(), *self.sea.npcs.values())
        return [ship.at for ship in ships if ship.at is not None]

    def away(self, other: Hex) -> int:
        return chart(self.sea).board.distance(self.at, other)

    def reach(self) -> list[Hex]:
        return list(move.routes(look(_game(self.sea.data), self.state, self.seat)))

    @property
    def night(self) -> bool:
        return printed(self.sea).day_steps[self.sea.step] == "night"


Judge = Callable[[Call], float]
"""Function that rates how well a call shows a kind of moment; 0 means that it does not."""


@dataclass(frozen=True)
class Search:
    """The games to search for a moment, and the way to show it."""

    judge: Judge
    captains: int = 2
    games: int = 6
    frame: Frame = "choice"
    reach: bool = True
    planned: bool = False
    sea: str = "standard"
    shots: bool = False
    """Whether stops right after shots are searched too."""


def _opening(call: Call) -> float:
    first = call.sea.round == 1 and call.seat == call.sea.order[0] and not call.sea.turn.moved
    return float(first and len(call.reach()) > 3)


def _reach(call: Call) -> float:
    sheet, reach = chart(call.sea), call.reach()
    shoals = sum(sheet.depth[at] < 20 for at in reach)
    ports = sum(call.away(port.at) <= 5 for port in sheet.ports.values())
    return 0 if call.night else len(reach) + 3 * shoals + 5 * ports


def _path(call: Call) -> float:
    return 0 if call.night else len(_longest(call)) * 10 + _company(call)


def _longest(call: Call) -> tuple[int, ...]:
    """The headings of the longest way that a captain would plan at once."""
    ways = [way for way in _routes(call).values() if len(way) <= FARTHEST]
    return max(ways, key=lambda way: (len(way), len(set(way))), default=())


def _routes(call: Call) -> dict[Hex, tuple[int, ...]]:
    view = look(_game(call.sea.data), call.state, call.seat)
    return {at: tuple(way) for at, way in move.routes(view).items()}


def _broadside(call: Call) -> float:
    shots = [one for one in call.told if isinstance(one, e.Shot)]
    harm = sum(shot.damage for shot in shots)
    near = all(call.away(shot.at) < 6 for shot in shots)
    fit = near and not call.night and call.sea.winners is None
    return harm + 2 * len({shot.ship for shot in shots}) if fit else 0


def _port(call: Call) -> float:
    sheet, board = chart(call.sea), chart(call.sea).board
    crowds = [
        sum(board.distance(port.at, at) <= 2 for at in call.ships_at())
        for port in sheet.ports.values()
        if call.away(port.at) <= 2
    ]
    return 0 if call.night else max(crowds, default=0) + len(call.told) / 1000


def _night(call: Call) -> float:
    return call.night * _company(call)


def _calm(call: Call) -> float:
    return 0 if call.night else _company(call)


def _company(call: Call) -> float:
    """A rating by the ships and ports nearby; the number of hexes in reach decides ties."""
    ships = sum(call.away(at) <= 5 for at in call.ships_at())
    ports = sum(call.away(port.at) <= 4 for port in chart(call.sea).ports.values())
    return ships + 2 * ports + len(call.reach()) / 100


def _whale(call: Call) -> float:
    whales = [at for places in chart(call.sea).whales.values() for at in places]
    near = sum(call.away(at) <= 3 for at in whales)
    return near * (2 - call.night) + len(call.reach()) / 100 if near else 0


def _unknown(call: Call) -> float:
    sheet = chart(call.sea)
    dark = [not sheet.revealed[at] for at in sheet.board.within(call.at, 4)]
    return 0 if call.night or call.sea.round < 4 else sum(dark) + len(call.reach()) / 100


def _four(call: Call) -> float:
    places = [captain.at for captain in call.sea.captains.values()]
    if None in places or len(places) < 4:
        return 0
    board = chart(call.sea).board
    furthest = max(board.distance(a, b) for a, b in combinations(places, 2))  # type: ignore[arg-type]
    return 1 / (1 + furthest + 0.5 * call.night)


def _damage(call: Call) -> float:
    captain = call.sea.captains[call.seat]
    water, fire = hold.damage(captain, hold.WATER), hold.damage(captain, hold.FIRE)
    others = sum(
        call.away(npc.at) < 5 and npc.water + npc.fire
        for npc in call.sea.npcs.values()
        if npc.at is not None
    )
    return min(water, 1) * min(fire, 1) * (water + fire) + min(3, others) if water + fire else 0


def _end(call: Call) -> float:
    return 0 if call.sea.winners is None else len(call.sea.captains) + len(call.ships_at()) / 10


SEARCHES: Final[dict[str, Search]] = {
    "opening": Search(_opening, captains=3, games=8),
    "reach": Search(_reach),
    "path": Search(_path, captains=3, planned=True),
    "broadside": Search(_broadside, captains=3, reach=False, shots=True),
    "port": Search(_port, captains=4),
    "night": Search(_night, captains=4),
    "calm": Search(_calm, captains=3, sea="calm"),
    "whale": Search(_whale),
    "unknown": Search(_unknown),
    "captains": Search(_four, captains=4, games=12),
    "damage": Search(_damage, captains=3, games=10),
    "end": Search(_end, captains=4, frame="all", reach=False),
}
"""The searches for moments by name, in the order of a game."""


def find(name: str, search: Search) -> Moment:
    """The moment made of the best call in the searched games."""
    calls = (
        call
        for number in range(search.games)
        for call in calls_of(f"{name}:{number}", search.captains, search.sea)
        if call.begun or search.shots
    )
    best, worth = None, 0.0
    for call in calls:
        judged = search.judge(call)
        if judged > worth:
            best, worth = replace(call, state=clone(call.state)), judged
    assert best is not None, f"no game shows {name}"
    path: tuple[Hex, ...] = ()
    if search.planned:
        near, path = chart(best.sea).board.neighbours, (best.at,)
        for heading in _longest(best):
            path = (*path, near[path[-1]][heading // 60])
    return Moment(
        name=name,
        seat=best.seat,
        frame=search.frame,
        reach=search.reach,
        told=best.told,
        path=path,
        state=best.state,
    )


def calls_of(seed: str, captains: int, sea: str) -> Iterator[Call]:
    """Stops of a game of bots of level mate: at starts of turns, after shots, and at its end."""
    game = _game(sea_called(sea).hash)
    seats = [f"p{number + 1}" for number in range(captains)]
    state, setup = begin(game, seats, Options(), SeededDice(f"{seed}:0"))
    heard, last = list(told(setup.events, SPECTATOR)), ""
    for row in range(1, LONGEST):
        acting = game.to_act(state)
        turn = f"{state.open.round}:{state.open.turn.seat}"
        seat = state.open.turn.seat
        on_map = state.open.captains[seat].at is not None
        if not acting:
            yield Call(state, seat, tuple(heard))
            return
        if on_map and acting[0] == seat and turn != last and not game.pending(state):
            yield Call(state, seat, tuple(heard))
            heard, last = [], turn
        view = look(game, state, acting[0])
        action = mate(view, SeededDice(0)) if acting[0] in seats else game.default(view)
        step = play(game, state, acting[0], action, SeededDice(f"{seed}:{row}"), seq=row)
        heard += told(step.events, SPECTATOR)
        still_there = state.open.turn.seat == seat and state.open.captains[seat].at is not None
        if still_there and any(isinstance(event, e.Shot) for event in step.events):
            yield Call(state, seat, tuple(heard), begun=False)


@cache
def _game(data: str) -> CaptainsLog:
    return CaptainsLog(data_of(data))


if __name__ == "__main__":
    for wanted in sys.argv[1:] or SEARCHES:
        save(find(wanted, SEARCHES[wanted]))
