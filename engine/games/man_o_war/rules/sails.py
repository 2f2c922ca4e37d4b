"""Sails: the speed that the wind gives a ship, and the moves that it allows."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.games.man_o_war.model.condition import sail_speed
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.moves import Move, Part
from engine.games.man_o_war.model.names import Attitude, ShipId, Wind
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.disengage import disengaged
from engine.games.man_o_war.rules.enchantments import only_turns, sailed
from engine.games.man_o_war.rules.oars import CHORD, STEP, TURNS, Rower
from engine.games.man_o_war.rules.wind import attitude


def speed_in(battle: Open, ship: ShipId, lies: Attitude) -> Length:
    """MOW-SAIL-02, MOW-MOVE-08: the sail speed that damage and spells leave a ship which *lies* so.

    Into the wind it is that with a beam wind, of which only a turn can be used.
    """
    hits = battle.ships[ship].hits
    speed = sail_speed(card_of(battle, ship), following=lies == "following_wind", filled=hits)
    return sailed(battle, ship, speed)


def allowance(battle: Open, ship: ShipId) -> Length:
    """MOW-SAIL-01, MOW-SAIL-03: the sailing speed for a whole move, read once, as it begins."""
    return speed_in(battle, ship, lies_to_wind(battle, ship))


def useful_speed(battle: Open, ship: ShipId) -> Length:
    """What a ship can make of its allowance: a turn out of the wind, if it lies into it."""
    into = lies_to_wind(battle, ship) == "into_the_wind"
    return min(CHORD, allowance(battle, ship)) if into else allowance(battle, ship)


def lies_to_wind(battle: Open, ship: ShipId) -> Attitude:
    """How a ship lies to the wind now."""
    return attitude(battle.wind, battle.ships[ship].at.heading)


def is_legal(speed: Length, wind: Wind, heading: int, move: Sequence[Part]) -> bool:
    """MOW-MOVE-06, MOW-MOVE-07: whether a ship of this *heading* may sail *move* whole.

    MOW-SAIL-04: nothing follows a turn into the wind. MOW-SAIL-06: a ship that lies into the wind
    makes one turn that brings it out, or stays (MOW-AMB-26).
    """
    if any(part.stroke not in {"ahead", "turn"} for part in move) or _cost(move) > speed:
        return False
    if not move:
        return True
    if attitude(wind, heading) == "into_the_wind":
        first, *more = move
        out = attitude(wind, heading + first.by) != "into_the_wind"
        return first.stroke == "turn" and out and not more
    return _up_to_the_wind(wind, heading, move) == tuple(move)


def is_one_turn(move: Sequence[Part]) -> bool:
    """MOW-HM-40: whether a ship whose wind is stolen can make *move*: to stay, or one turn."""
    return not move or (len(move) == 1 and move[0].stroke == "turn")


@lru_cache
def moves(speed: Length) -> tuple[Move, ...]:
    """MOW-MOVE-04 to -07: the moves within a *speed*, of at most three parts; first to stay."""
    return ((), *(move for move in _tried(speed) if _cost(move) <= speed))


def sail(battle: Open, ship: ShipId, move: Sequence[Part], rower: Rower | None = None) -> Way:
    """MOW-SAIL-04: the way under sail, up to what is met, or to a turn that ends into the wind.

    A *rower* finds what is met, as under oars.
    """
    rower, heading = rower or Rower(battle, ship), battle.ships[ship].at.heading
    if move and move[0].stroke == "disengage":
        return _slipped(battle, rower.way(tuple(move)))
    way = rower.way(_up_to_the_wind(battle.wind, heading, move))
    luffed = bool(way.legs) and way.legs[-1].stroke == "turn" and way.stopped is None
    if luffed and attitude(battle.wind, way.end.heading) == "into_the_wind":
        return replace(way, sailing=True, stopped="wind")
    return replace(way, sailing=bool(way.legs))


def may_slip(battle: Open, ship: ShipId, move: Sequence[Part]) -> bool:
    """MOW-DISENG-02, MOW-DISENG-03: whether a ship can disengage, and make the rest of *move* with
    the other half of its speed.

    MOW-SAIL-04, MOW-SAIL-06: nothing follows for a ship that lies into the wind before or after.
    """
    clear, speed = disengaged(battle, ship, move[0].by), allowance(battle, ship)
    if clear is None or not speed or only_turns(battle, ship):
        return False
    headings = (battle.ships[ship].at.heading, clear.to.heading)
    held = any(attitude(battle.wind, one) == "into_the_wind" for one in headings)
    return _cost(move) <= (0 if held else speed - speed // 2)


def _slipped(battle: Open, way: Way) -> Way:
    """MOW-GEO-13: the way of a ship that disengaged; the wind stops it if it then lies into it."""
    into = attitude(battle.wind, way.end.heading) == "into_the_wind"
    stopped = "wind" if into and way.stopped is None else way.stopped
    return replace(way, sailing=bool(way.legs), stopped=stopped)


def _up_to_the_wind(wind: Wind, heading: int, move: Sequence[Part]) -> Move:
    """The parts of *move* up to the first turn that leaves the ship into the wind."""
    for number, part in enumerate(move, 1):
        heading += part.by
        if part.by and attitude(wind, heading) == "into_the_wind":
            return tuple(move[:number])
    return tuple(move)


def _cost(move: Sequence[Part]) -> Length:
    """MOW-MOVE-05: the length that a move takes of a speed; each turn takes that of its chord."""
    return sum(part.length for part in move)


def _tried(speed: Length) -> Iterator[Move]:
    runs = [Part("ahead", length) for length in range(STEP, speed + 1, STEP)]
    bends = [Part("turn", CHORD, by) for by in TURNS]
    yield from ((run,) for run in runs)
    for bend in bends:
        yield (bend,)
        for run in runs:
            yield (bend, run)
            yield (run, bend)
            yield from ((run, bend, more) for more in runs)
            yield from ((bend, run, more) for more in bends)
        for more in bends:
            yield (bend, more)
            yield from ((bend, more, run) for run in runs)
            yield from ((run, bend, more) for run in runs)
            yield from ((bend, more, last) for last in bends)
