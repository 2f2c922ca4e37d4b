"""Steps done: their pay, the marks they leave, and the reward of a completed mission."""

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import DEEP, SIZE, Chart, chart
from engine.games.captains_log.model.mission_cards import Call, Fetch, MissionStep, Outlast, Place
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hex, LogState, Mission, Open
from engine.games.captains_log.model.tasks import Esteem, Stow
from engine.games.captains_log.rules import fame, stowing
from engine.games.captains_log.rules.missions import hands

MISSIONS_IN_A_SET = 4
"""CL-MISSION-15: completed missions of one type that give a point of fame together."""
TILE_SIDES = 20


def advance(
    state: LogState,
    seat: Seat,
    mission: Mission,
    way: MissionStep,
    referee: Referee,
    *,
    nation: Nation | None = None,
    tile: int = 0,
) -> None:
    """Do the next step of *mission* in that *way*, at a place of *nation* on *tile*."""
    card = hands.card(state.open, mission)
    if isinstance(way, Call):
        _pay(state, seat, mission, way, referee)
    mission.nation = nation if nation is not None else mission.nation
    mission.left = tile or mission.left
    mission.step += 1
    mission.done.clear()
    if mission.step == len(card.steps):
        _complete(state, seat, mission, referee, nation)
        return
    if card.publishes:
        hands.show(state, seat, mission, referee)
    hands.tell_owner(state, seat, mission, referee)
    prepare(state, seat, mission, referee)


def prepare(state: LogState, seat: Seat, mission: Mission, referee: Referee) -> None:
    """Mark what the next step of *mission* needs: a phase, a marker, or the farthest port."""
    sea = state.open
    for way in hands.ways(sea, mission):
        match way:
            case Outlast():
                mission.phase = printed(sea).day_steps[sea.step]
            case Fetch():
                _lay_marker(sea, seat, mission, referee)
            case Call(farthest=True):
                mark_farthest(sea, seat, mission, way, referee)
            case _:
                pass


def mark_farthest(sea: Open, seat: Seat, mission: Mission, way: Call, referee: Referee) -> None:
    """CL-MISSION-59: mark the farthest revealed port of *way* from the ship, in a straight line.

    # House ruling: while none of the ports is revealed, the first one that is revealed is marked.
    """
    sheet, at = chart(sea), sea.captains[seat].at
    known = [tile for tile in way.tiles if tile in sheet.ports]
    if mission.mark or not known or at is None:
        return
    away = sheet.board.distances(at)
    mission.mark = max(known, key=lambda tile: (away[sheet.ports[tile].at], -tile))
    referee.announce(e.MissionMarked(captain=seat, mission=mission.id, tile=mission.mark))


def marker(sheet: Chart, tile: int) -> Hex:
    """The hex of *tile* where a captain's marker lies: its start, or its first hex of deep sea.

    # House ruling: the rulebook names no hex.
    """
    if tile in sheet.starts:
        return sheet.starts[tile]
    first = sheet.slot_of_tile[tile] * SIZE
    return next(at for at in range(first, first + SIZE) if sheet.depth[at] == DEEP)


def signs(sheet: Chart, tile: int, sign: str) -> tuple[Hex, ...]:
    """Hexes with *sign* on *tile*; none while it lies face down."""
    if sign == "whale":
        return sheet.whales.get(tile, ())
    return (sheet.starts[tile],) if tile in sheet.starts else ()


def places_left(mission: Mission, way: Place) -> tuple[tuple[int, str], ...]:
    return tuple(place for place in way.places if str(place[0]) not in mission.done)


def trade_sets(state: LogState, seat: Seat, referee: Referee) -> None:
    """CL-MISSION-15, CL-FAME-07: exchange four completed missions of one type for fame, at once."""
    captain, cards = state.open.captains[seat], printed(state.open).missions
    for kind in ("transport", "rescue", "combat", "personal"):
        alike = [name for name in captain.completed if cards[name].kind == kind][:MISSIONS_IN_A_SET]
        if len(alike) == MISSIONS_IN_A_SET:
            captain.completed[:] = [name for name in captain.completed if name not in alike]
            hands.discard(state, *alike)
            referee.announce(e.MissionSetTraded(captain=seat, of=kind))
            fame.change_fame(state, seat, 1, "mission_set", referee)


def _pay(state: LogState, seat: Seat, mission: Mission, way: Call, referee: Referee) -> None:
    """CL-MISSION-55: give the goods and doubloons of a step done in port."""
    sea = state.open
    if way.doubloons:
        sea.captains[seat].doubloons += way.doubloons
        paid = e.MissionPaid(captain=seat, mission=mission.id, doubloons=way.doubloons)
        referee.announce(paid)
    if goods := stowing.supplied(sea, way.goods):
        at = sea.captains[seat].at
        assert at is not None
        referee.announce(e.GoodsTaken(captain=seat, at=at, goods=goods))
        state.agenda.append(Stow(seat=seat, goods=goods))


def _complete(
    state: LogState, seat: Seat, mission: Mission, referee: Referee, nation: Nation | None
) -> None:
    """CL-MISSION-13, -14, CL-FAME-06: keep the mission, and gain fame and the printed reward."""
    sea, card = state.open, hands.card(state.open, mission)
    captain = sea.captains[seat]
    hands.remove(state, seat, mission)
    captain.completed.append(mission.id)
    captain.doubloons += card.doubloons
    referee.announce(e.MissionCompleted(captain=seat, mission=mission.id, doubloons=card.doubloons))
    if card.reputation and nation is not None:
        change = Esteem(seat=seat, nation=nation, change=card.reputation, rule="CL-MISSION-67")
        state.agenda.append(change)
    fame.change_fame(state, seat, 1 + card.fame, "mission", referee)
    trade_sets(state, seat, referee)


def _lay_marker(sea: Open, seat: Seat, mission: Mission, referee: Referee) -> None:
    """CL-MISSION-42, CL-AMB-16: roll for the tile of the marker, the next lower one if it lies
    face down.
    """
    (face,) = referee.roll(1, TILE_SIDES, "CL-MISSION-42")
    sheet = chart(sea)
    numbers = (*range(face, 0, -1), *range(TILE_SIDES, face, -1))
    mission.mark = next(tile for tile in numbers if tile in sheet.slot_of_tile)
    referee.announce(e.MissionMarked(captain=seat, mission=mission.id, tile=mission.mark))
