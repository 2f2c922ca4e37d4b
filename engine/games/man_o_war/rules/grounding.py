"""Grounding: ships that run onto land, and how they get off again."""

from typing import Final

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Grounding, Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.state import Aground, Open
from engine.games.man_o_war.rules.disengage import CLEAR
from engine.games.man_o_war.rules.enchantments import is_under
from engine.games.man_o_war.rules.ground import land, lies, obstacles, piece_of, shape_of
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.saves import save_of
from engine.games.man_o_war.rules.squadrons import can_act
from engine.games.man_o_war.rules.wreck import sink_if_holed
from engine.space import plane
from engine.space.plane import CIRCLE, DEGREE, QUARTER, Placed, Pose, bearing, facing_side, outward

FLOATS_FROM: Final = 4
"""MOW-OBST-05: the least face of the die that gets a ship off."""

FARTHEST_BACK: Final[Length] = units(5)
"""How far back a ship goes along the way it came; if that frees it not, it is pushed off."""

SWINGS: Final = tuple(range(QUARTER, -1, -15 * DEGREE))
"""MOW-GEO-14: the angles that are tried when a ship turns away from land, the largest first."""


def ground(battle: Open, ship: ShipId, way: Way, referee: Referee) -> Grounding | None:
    """MOW-OBST-01, MOW-OBST-04: a ship whose *way* ended on land is aground, and saves or suffers.

    It may sink at once. None if the way did not end so.
    """
    done = strike(battle, ship, way, referee)
    if done is not None:
        referee.announce(e.RanAground(ship=ship, grounding=done))
        sink_if_holed(battle, ship, referee)
    return done


def strike(battle: Open, ship: ShipId, way: Way, referee: Referee) -> Grounding | None:
    """MOW-OBST-02, MOW-OBST-03: the waterline save of a ship whose *way* ended on land.

    None if it did not. Whether it sinks is for who calls it to see.
    """
    if way.land is None:
        return None
    held = battle.ships[ship]
    held.aground = Aground(piece=way.land, off=_back(battle, ship, way))
    number = card_of(battle, ship).waterline.save
    saved = save_of(battle, ship, number, 0, referee, rule="MOW-OBST-02")
    if saved.good:
        return Grounding(piece=way.land, save=saved.face, first_save=saved.first)
    (face,) = referee.roll(1, DIE, "MOW-OBST-03")
    points = printed(battle).tables.grounding.results[face - 1]
    held.waterline += points
    return Grounding(
        piece=way.land, save=saved.face, first_save=saved.first, face=face, points=points
    )


def refloat(battle: Open, ship: ShipId, referee: Referee) -> None:
    """MOW-OBST-05, MOW-OBST-06: a ship aground gets off on 4 or more; else it stays, unharmed.

    MOW-AMB-53: no die is rolled for one with a No Move token, without crew, or for a prize. Nor is
    one needed in a spring tide (MOW-HM-10).
    """
    held = battle.ships[ship]
    if held.aground is None or held.no_move or not can_act(battle, ship):
        return
    tide = is_under(battle, ship, Card.SPRING_TIDE)
    face = None if tide else referee.roll(1, DIE, "MOW-OBST-05")[0]
    off = face is None or face >= FLOATS_FROM
    if off:
        held.at = _afloat_again(battle, ship, held.aground)
        held.aground = None
    referee.announce(e.Refloated(ship=ship, face=face, off=off))


def _back(battle: Open, ship: ShipId, way: Way) -> int:
    """MOW-GEO-14: the heading of the way back that a ship came by; off the land after a pivot."""
    assert way.land is not None, "only a way onto land leads back"
    last = way.legs[-1]
    if last.stroke == "slide" and last.run:
        return bearing(way.start.x - way.end.x, way.start.y - way.end.y)
    if last.stroke in {"pivot", "disengage", "slide"}:
        return _off_shore(lies(battle, ship, way.end), piece_of(battle, way.land))
    return last.to.heading if last.stroke == "back" else (last.to.heading + CIRCLE // 2) % CIRCLE


def _off_shore(hull: Placed, shore: Placed) -> int:
    """The heading straight off the shore that a ship lies at."""
    return outward(shore.outline, facing_side(shore, hull))


def _afloat_again(battle: Open, ship: ShipId, aground: Aground) -> Pose:
    """MOW-GEO-14, MOW-AMB-22: clear of the land, short of other things, and turned away.

    MOW-DEC-17: to the heading nearest to straight off the shore that there is room for.
    """
    at, shape = battle.ships[ship].at, shape_of(battle, ship)
    shore = piece_of(battle, aground.piece)
    off = _off_shore(lies(battle, ship), shore)
    others = [lies(battle, one) for one in obstacles(battle, ship)]
    others += [one for number, one in enumerate(land(battle)) if number != aground.piece]
    towards, far = aground.off, plane.clear(plane.Run(at, 0, aground.off), shape, shore, CLEAR)
    if far > FARTHEST_BACK:
        towards, far = off, plane.clear(plane.Run(at, 0, off), shape, shore, CLEAR)
    clear = plane.stop(plane.Run(at, far, towards), shape, others).pose
    hand = 1 if (off - clear.heading) % CIRCLE <= CIRCLE // 2 else -1
    wanted = plane.difference(off, clear.heading)
    for swing in (min(wanted, QUARTER), *SWINGS):
        turned = plane.pivoted(clear, hand * swing)
        there = lies(battle, ship, turned)
        if swing <= wanted and not any(plane.overlap(there, one) for one in (*others, shore)):
            return turned
    return clear
