"""Steps of missions that are done as things happen: nobody need ask for them."""

from engine.core.agenda import ask
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.decisions import DropMissionDecision
from engine.games.captains_log.model.mission_cards import (
    Call,
    Destroy,
    Outlast,
    Possess,
    SellGoods,
)
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogState, Mission, Open
from engine.games.captains_log.model.tasks import Sink
from engine.games.captains_log.rules import port, reputation
from engine.games.captains_log.rules.missions import hands, prey
from engine.games.captains_log.rules.missions.advancing import advance, mark_farthest
from engine.games.captains_log.rules.moments import Moments


class MissionMoments(Moments):
    """The moments in which steps of missions are done, or missions change hands."""

    def port_opened(self, state: LogState, seat: Seat, referee: Referee) -> None:
        call_at_port(state, seat, hands.missions_of(state, seat), referee)

    def goods_sold(self, state: LogState, seat: Seat, referee: Referee) -> None:
        """CL-MISSION-57, -58: goods sold in one visit count together."""
        here = port.moored_at(state.open, state.open.captains[seat])
        assert here is not None
        for mission in hands.missions_of(state, seat):
            for way in hands.ways(state.open, mission):
                if isinstance(way, SellGoods) and _is_sold(state.open, way, here):
                    _validate(state, seat, mission, way, referee)
                    break

    def ship_lost(self, state: LogState, loss: Sink, referee: Referee) -> None:
        if loss.by in state.open.captains and not loss.spread:
            _destroyed(state, loss.by, loss, referee)
        if loss.ship in state.open.captains:
            _lose(state, loss, referee)

    def round_ended(self, state: LogState, referee: Referee) -> None:
        """CL-MISSION-18, CL-TURN-14: the phase in which a mission was taken has come round."""
        phase = printed(state.open).day_steps[state.open.step]
        for seat in state.open.captains:
            for mission in hands.missions_of(state, seat):
                for way in hands.ways(state.open, mission):
                    if isinstance(way, Outlast) and mission.phase == phase:
                        mission.done.append(phase)
                        if len(mission.done) >= way.times:
                            advance(state, seat, mission, way, referee)
                            break

    def settled(self, state: LogState, referee: Referee) -> None:
        sea = state.open
        if not sea.options.missions:
            return
        for seat, captain in sea.captains.items():
            here = port.moored_at(sea, captain) if captain.mission_port else None
            if captain.mission_port and (here is None or here.tile != captain.mission_port):
                captain.mission_port = 0
            for mission in hands.missions_of(state, seat):
                for way in hands.ways(sea, mission):
                    if isinstance(way, Possess) and captain.doubloons >= way.doubloons:
                        advance(state, seat, mission, way, referee)
                        break
                    if isinstance(way, Call) and way.farthest and not mission.mark:
                        mark_farthest(sea, seat, mission, way, referee)


def serves(sea: Open, mission: Mission, way: Call, here: Port) -> bool:
    """CL-MISSION-48, -51, -53, -68: whether *way* can be done in the port *here*."""
    if way.farthest:
        return here.tile == mission.mark
    if way.tiles:
        return here.tile in way.tiles
    nation = port.flag(sea, here)
    if here.tile == mission.left:
        return False
    if nation is None:
        return way.natives
    return not (way.other and nation == mission.nation)


def call_at_port(state: LogState, seat: Seat, missions: list[Mission], referee: Referee) -> None:
    """CL-MISSION-10, -12: do the steps of *missions* that are due in the port of the ship, one
    step each.
    """
    here = port.moored_at(state.open, state.open.captains[seat])
    if here is None:
        return
    for mission in missions:
        for way in hands.ways(state.open, mission):
            if isinstance(way, Call) and serves(state.open, mission, way, here):
                _validate(state, seat, mission, way, referee)
                break


def trim(state: LogState, seat: Seat) -> None:
    """CL-MISSION-08, -09, CL-AMB-58: ask which mission is given up, if there is one too many."""
    if hands.count(state.open, seat) > hands.MOST_ACTIVE_MISSIONS:
        ask(state, DropMissionDecision(id=state.asked + 1, seat=seat))


def _is_sold(sea: Open, way: SellGoods, here: Port) -> bool:
    sold = sea.turn.sold.get(f"{way.row}:{way.good}", 0)
    return way.tile == here.tile and sold >= way.count


def _validate(
    state: LogState, seat: Seat, mission: Mission, way: Call | SellGoods, referee: Referee
) -> None:
    """CL-TAVERN-06: do a step in the port of the ship, where no mission can be taken then."""
    captain = state.open.captains[seat]
    here = port.moored_at(state.open, captain)
    assert here is not None
    captain.mission_port = here.tile
    nation = port.flag(state.open, here)
    advance(state, seat, mission, way, referee, nation=nation, tile=here.tile)


def _destroyed(state: LogState, seat: Seat, loss: Sink, referee: Referee) -> None:
    """CL-MISSION-20 … -41: do the steps that *seat* fulfils by destroying a ship."""
    sea, how = state.open, "collapsed" if loss.collapsed else loss.how
    nation = reputation.flag(sea, loss.ship)
    done: list[tuple[Mission, Destroy]] = []
    for mission in hands.missions_of(state, seat):
        for way in hands.ways(sea, mission):
            if not isinstance(way, Destroy) or way.how not in (None, how):
                continue
            if way.nations and (nation is None or nation.value in mission.done):
                continue
            if prey.is_prey(state, seat, loss.ship, way.prey, referee):
                done.append((mission, way))
                break
    for mission, way in done:
        mission.done.append(nation.value if nation and way.nations else loss.ship)
        if len(mission.done) >= way.ships:
            advance(state, seat, mission, way, referee, nation=nation)
        else:
            hands.tell_owner(state, seat, mission, referee)


def _lose(state: LogState, loss: Sink, referee: Referee) -> None:
    """CL-SINK-20, CL-MISSION-19: discard the active missions of a captain whose ship is lost; one
    to be outlasted goes to the captain who destroyed it, at its step.
    """
    seat, lost = loss.ship, 0
    for mission in hands.missions_of(state, seat):
        secret = hands.remove(state, seat, mission)
        passes = any(isinstance(way, Outlast) for way in hands.ways(state.open, mission))
        if passes and loss.by is not None and loss.by in state.open.captains:
            hands.deal(state, loss.by, mission, secret=secret)
            referee.announce(e.MissionTakenOver(captain=loss.by, owner=seat))
            trim(state, loss.by)
        else:
            hands.discard(state, mission.id)
            lost += 1
    if lost:
        referee.announce(e.MissionsLost(captain=seat, count=lost))
