"""Forced moves: a spell moves a ship up to what it meets, and never off the table."""

from engine.core.referee import Referee
from engine.games.man_o_war.model.deeds import Leg, Way
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import land, lies, obstacles, shape_of
from engine.games.man_o_war.rules.grounding import ground
from engine.games.man_o_war.rules.oars import CHORD, ended, leg_of, row, way_of
from engine.space import plane


def turned(battle: Open, ship: ShipId, by: int) -> Way:
    """MOW-GEO-17: the way in a turn with the template *by* an angle, or 5 cm ahead if that is 0.

    A ship aground is not moved.
    """
    start = battle.ships[ship].at
    if battle.ships[ship].aground is not None:
        return Way(start=start)
    part = Part("turn", CHORD, by) if by else Part("ahead", CHORD)
    way = row(battle, ship, (part,))
    whole = way_of(part, start)
    edge = plane.edge(whole, battle.width, battle.height)
    if edge is not None and way.legs and way.legs[0].run > edge:
        end = plane.Stop(plane.pose_on(whole, edge), edge)
        way = Way(start=start, legs=(leg_of(part, start, end),))
    return way


def slid(battle: Open, ship: ShipId, length: Length, toward: int) -> Way:
    """MOW-GEO-17, MOW-MAGIC-15: the way of a ship that slides in the direction *toward*, its
    heading unchanged. A ship aground is not moved.
    """
    start = battle.ships[ship].at
    if battle.ships[ship].aground is not None:
        return Way(start=start)
    whole = plane.Run(start, length, toward)
    others = obstacles(battle, ship)
    there = [*(lies(battle, one) for one in others), *land(battle)]
    stop = plane.stop(whole, shape_of(battle, ship), there)
    edge = plane.edge(whole, battle.width, battle.height)
    if edge is not None and stop.length > edge:
        stop = plane.Stop(plane.pose_on(whole, edge), edge)
    leg = Leg(stroke="slide", run=stop.length, to=stop.pose)
    return ended(battle, Way(start=start, legs=(leg,)), stop, others)


def throw(battle: Open, ship: ShipId, way: Way, referee: Referee) -> None:
    """MOW-GEO-17, MOW-OBST-04: a ship goes a forced *way*, and is aground if that ends on land."""
    battle.ships[ship].at = way.end
    ground(battle, ship, way, referee)
