"""Forced moves: a spell moves a ship up to what it meets, and never off the table."""

from engine.games.man_o_war.model.deeds import Leg, Way
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import lies, obstacles, shape_of
from engine.games.man_o_war.rules.oars import CHORD, leg_of, row, way_of
from engine.space import plane


def turned(battle: Open, ship: ShipId, by: int) -> Way:
    """MOW-GEO-17: a turn with the template *by* an angle, or 5 cm ahead if that is 0."""
    part = Part("turn", CHORD, by) if by else Part("ahead", CHORD)
    way = row(battle, ship, (part,))
    whole = way_of(part, way.start)
    edge = plane.edge(whole, battle.width, battle.height)
    if edge is not None and way.legs and way.legs[0].run > edge:
        end = plane.Stop(plane.pose_on(whole, edge), edge)
        way = Way(start=way.start, legs=(leg_of(part, way.start, end),))
    battle.ships[ship].at = way.end
    return way


def slid(battle: Open, ship: ShipId, length: Length, toward: int) -> Way:
    """MOW-GEO-17, MOW-MAGIC-15: a ship slides in the direction *toward*, its heading unchanged."""
    start = battle.ships[ship].at
    whole = plane.Run(start, length, toward)
    others = obstacles(battle, ship)
    stop = plane.stop(whole, shape_of(battle, ship), [lies(battle, one) for one in others])
    edge = plane.edge(whole, battle.width, battle.height)
    if edge is not None and stop.length > edge:
        stop = plane.Stop(plane.pose_on(whole, edge), edge)
    met = others[min(stop.met)] if stop.contact is not None else None
    way = Way(
        start=start,
        legs=(Leg(stroke="slide", run=stop.length, to=stop.pose),),
        stopped=None if met is None else "ship" if battle.ships[met].lot == "afloat" else "wreck",
        met=met,
    )
    battle.ships[ship].at = way.end
    return way
