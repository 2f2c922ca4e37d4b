"""Panic: the Captain's table, on which a critical hit may roll."""

from typing import Final

from engine.core.referee import Referee
from engine.games.man_o_war.model.deeds import Panicked, Way
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.tables import CaptainResult, Drift
from engine.games.man_o_war.rules.grounding import strike
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.oars import CHORD, leg_of, row, way_of
from engine.space import plane
from engine.space.plane import DEGREE

TURNED: Final[dict[Drift, int]] = {"port": -45 * DEGREE, "starboard": 45 * DEGREE, "ahead": 0}
"""MOW-CAPTAIN-04, MOW-AMB-21: the angle by which a ship without its captain turns."""


def panic(battle: Open, ship: ShipId, referee: Referee) -> Panicked | None:
    """MOW-CRIT-02: one die on the Captain's table; none for a ship without a crew (MOW-AMB-58)."""
    if not battle.ships[ship].crew:
        return None
    tables = printed(battle).tables
    (face,) = referee.roll(1, DIE, "MOW-CRIT-02")
    result = tables.captain.results[face - 1]
    if result.drifts:
        (die,) = referee.roll(1, DIE, "MOW-CAPTAIN-04")
        way = _drift(battle, ship, tables.overboard.results[die - 1])
        struck = strike(battle, ship, way, referee)
        return Panicked(face=face, mishap=result.name, dice=(die,), drift=way, grounding=struck)
    if result.crew_lost_from is not None:
        return _crew_leaves(battle, ship, face, result, referee)
    return _hold(battle, ship, face, result)


def has_acted(battle: Open, ship: ShipId) -> bool:
    """Whether *ship* has acted in this turn; what it has done is not undone."""
    return any(act.ship == ship for act in battle.acts)


def _hold(battle: Open, ship: ShipId, face: int, result: CaptainResult) -> Panicked:
    """MOW-CAPTAIN-01, MOW-CAPTAIN-02, MOW-CAPTAIN-03: tokens for the rest of the turn.

    MOW-CAPTAIN-07: a ship that has acted gets none.
    """
    if has_acted(battle, ship):
        return Panicked(face=face, mishap=result.name)
    held = battle.ships[ship]
    held.no_move |= result.no_move
    held.no_fire |= result.no_fire
    return Panicked(face=face, mishap=result.name, no_move=result.no_move, no_fire=result.no_fire)


def _crew_leaves(
    battle: Open, ship: ShipId, face: int, result: CaptainResult, referee: Referee
) -> Panicked:
    """MOW-CAPTAIN-05, MOW-CAPTAIN-06: a die for each crew; the high ones lose theirs."""
    least, crew = result.crew_lost_from, battle.ships[ship].crew
    assert least is not None, "no die is rolled otherwise"
    rule = "MOW-CAPTAIN-05" if result.name == "rum" else "MOW-CAPTAIN-06"
    dice = referee.roll(crew, DIE, rule)
    lost = sum(one >= least for one in dice)
    battle.ships[ship].crew -= lost
    return Panicked(face=face, mishap=result.name, dice=dice, lost=lost)


def _drift(battle: Open, ship: ShipId, where: Drift) -> Way:
    """MOW-CAPTAIN-04, MOW-GEO-17: 5 cm at once, in a turn or straight ahead, up to what it meets.

    It is never a ram, costs nothing, and ends at the edge of the table. A ship aground stays.
    """
    if battle.ships[ship].aground is not None:
        return Way(start=battle.ships[ship].at)
    at, by = battle.ships[ship].at, TURNED[where]
    part = Part("turn", CHORD, by) if by else Part("ahead", CHORD)
    way, whole = row(battle, ship, (part,)), way_of(part, at)
    edge = plane.edge(whole, battle.width, battle.height)
    if edge is not None and way.legs[0].run > edge:
        end = plane.Stop(plane.pose_on(whole, edge), edge)
        way = Way(start=at, legs=(leg_of(part, at, end),))
    battle.ships[ship].at = way.end
    return way
