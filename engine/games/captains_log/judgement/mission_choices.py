"""The worth of a mission that may be kept or given up: its reward, and the way to its next step."""

from engine.games.captains_log.judgement.distances import NO_WAY_STEPS, from_ship
from engine.games.captains_log.judgement.worth import money_worth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.mission_cards import (
    Call,
    Destroy,
    Fetch,
    MissionStep,
    Place,
    Roll,
    SellGoods,
)
from engine.games.captains_log.model.state import Hex, LogView, Mission
from engine.games.captains_log.rules import ships
from engine.games.captains_log.rules.missions import advancing, hands, prey, progress

FAR_AWAY_HEXES = 30
"""Hexes counted to a step whose place nobody knows yet."""

WORTH_LEFT_A_HEX = 0.97
"""Part of a mission's worth that is left for each hex to its next step."""

CHANCES = {"call": 0.9, "sell": 0.9, "fetch": 0.9, "place": 0.9, "roll": 0.5}
"""Chance that a step succeeds, by its kind."""

CHANCE_OF_A_FIGHT = 0.35


def chosen_worth(view: LogView, answer: a.Answer) -> float:
    """Worth, in points of fame, of the mission that *answer* keeps or gives up."""
    assert isinstance(answer, a.KeepMission | a.DropMission)
    known = {mission.id: mission for mission in hands.known_to(view)}
    mission = known.get(answer.mission) or Mission(id=answer.mission, done=[])
    sea, card = view.open, hands.card(view.open, mission)
    paid = max((way.doubloons for way in card.steps[-1] if isinstance(way, Call)), default=0)
    worth = 1 + card.fame + money_worth(sea, card.doubloons + paid)
    for step in card.steps[mission.step :]:
        worth *= max(CHANCES.get(way.kind, CHANCE_OF_A_FIGHT) for way in step)
    ways = hands.ways(sea, mission)
    return worth * WORTH_LEFT_A_HEX ** min(_hexes(view, mission, way) for way in ways)


def _hexes(view: LogView, mission: Mission, way: MissionStep) -> int:
    """Hexes from the ship to the nearest place where *way* can be done."""
    sea = view.open
    captain = sea.captains[view.seat]
    if captain.at is None:
        return FAR_AWAY_HEXES
    steps = from_ship(sea, captain)
    found = [steps[at] for at in _places(view, mission, way) if steps[at] < NO_WAY_STEPS]
    return min(found, default=FAR_AWAY_HEXES)


def _places(view: LogView, mission: Mission, way: MissionStep) -> list[Hex]:
    sea, sheet, board = view.open, chart(view.open), chart(view.open).board
    match way:
        case Call():
            known = [one for one in sheet.ports.values() if progress.serves(sea, mission, way, one)]
            if way.farthest and not mission.mark:
                known = [sheet.ports[tile] for tile in way.tiles if tile in sheet.ports]
            return [at for one in known for at in one.anchorages]
        case SellGoods(tile=tile):
            return [*sheet.ports[tile].anchorages] if tile in sheet.ports else []
        case Roll(at="port"):
            known = [sheet.ports[tile] for tile in way.tiles if tile in sheet.ports]
            return [at for one in known for at in one.anchorages]
        case Roll(at="fortress"):
            castles = [sheet.fortresses[tile] for tile in way.tiles if tile in sheet.fortresses]
            return [at for one in castles for at in board.within(one.at, 1)]
        case Roll() | Destroy():
            wanted = way.prey
            return [
                near
                for ship, at in ships.afloat(sea)
                if wanted is not None and prey.may_be(sea, view.seat, ship, wanted)
                for near in board.within(at, 1)
            ]
        case Place():
            left = advancing.places_left(mission, way)
            return [at for tile, sign in left for at in advancing.signs(sheet, tile, sign)]
        case Fetch() if mission.mark in sheet.slot_of_tile:
            return [advancing.marker(sheet, mission.mark)]
        case _:
            return []
