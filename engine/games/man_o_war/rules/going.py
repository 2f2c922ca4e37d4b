"""Going: the ways of courses, which are kept as long as nothing on the table changes."""

from functools import lru_cache

from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.moves import Move
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.courses import Course
from engine.games.man_o_war.rules.oars import Rower
from engine.games.man_o_war.rules.sails import sail


def way_of(battle: Open, ship: ShipId, course: Course) -> Way:
    """The way of a course, up to what it meets."""
    return Going(battle, ship)(course)


class Lie:
    """All that a way depends on: how ships lie, also aground, their hits, crews and flags, who
    leads, what moves them, land and spells, as one hashable key.
    """

    __slots__ = ("_key", "battle")

    def __init__(self, battle: Open) -> None:
        self.battle = battle
        ships = tuple(
            (one.at, one.sighted, one.lot, one.aground, one.crew, one.flag) for one in battle.ships
        )
        hits = tuple(tuple(sorted(one.hits.items())) for one in battle.ships)
        squadrons = tuple((one.leader, one.ships) for one in battle.squadrons)
        sorts = tuple((one.sort, one.side) for one in battle.ships)
        table = (battle.width, battle.height, battle.wind, battle.options, battle.data)
        land = tuple(battle.terrain)
        self._key = (ships, hits, squadrons, sorts, table, land, tuple(battle.spells))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lie) and self._key == other._key


class Going:
    """The ways of courses, which share what is known of their beginnings."""

    def __init__(self, battle: Open, ship: ShipId) -> None:
        self._battle, self._ship = battle, ship
        self._rower = Rower(battle, ship, _kept(Lie(battle), ship))

    def __call__(self, course: Course) -> Way:
        if course.sailing:
            return sail(self._battle, self._ship, course.move, self._rower)
        return self._rower.way(course.move)


@lru_cache(maxsize=64)
def _kept(lie: Lie, ship: ShipId) -> dict[Move, Way]:
    """The ways known of a ship while nothing moves."""
    del lie, ship
    return {}
