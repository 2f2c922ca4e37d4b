"""Exact poses and ways that every eye sees, laid over the sightings of a view."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.records import clone
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Volley, Way
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.measuring import InSight


def seen_by_all(battle: Open, pictured: InSight | None) -> Open:
    """The battle with all ships and acts just where they are; as it is if nothing is *pictured*."""
    if pictured is None:
        return battle
    seen = clone(battle)
    for ship, at in zip(seen.ships, pictured.poses, strict=True):
        ship.at, ship.sighted = at, False
    seen.acts[:] = pictured.acts
    return seen


def exactly(battle: Open, seen: Open, told: Iterable[e.Told]) -> Iterator[e.Told]:
    """The events *told* by sightings, with the ways and volleys of the acts that were *seen*.

    Events of a turn that is over, of which none is seen any more, are left out.
    """
    ways, volleys = dict[tuple[ShipId, Way], Way](), dict[tuple[ShipId, Volley], Volley]()
    for shown, act in zip(battle.acts, seen.acts, strict=True):
        ways[act.ship, shown.way] = act.way
        pairs = zip(shown.volleys, act.volleys, strict=True)
        volleys.update({(act.ship, one): exact for one, exact in pairs})
    for event in told:
        match event:
            case e.Moved(ship=ship, way=way):
                if (ship, way) in ways:
                    yield replace(event, way=ways[ship, way])
            case e.Fired(ship=ship, volley=volley):
                if (ship, volley) in volleys:
                    yield replace(event, volley=volleys[ship, volley])
            case _:
                yield event
