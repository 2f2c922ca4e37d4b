"""Steps of missions that captains ask for: calls, dice, and things to pick up at sea."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import CallForMissions, PickUp, TryMission
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.mission_cards import Call, Fetch, MissionStep, Place, Roll
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hex, LogState, LogView, Mission, Open, Ship
from engine.games.captains_log.model.tasks import Esteem
from engine.games.captains_log.rules import fortress, port, reputation, ships
from engine.games.captains_log.rules.missions import hands, prey
from engine.games.captains_log.rules.missions.advancing import (
    advance,
    marker,
    places_left,
    signs,
)
from engine.games.captains_log.rules.missions.progress import serves, trim

SIDES = 12


def check_call(view: LogView) -> None:
    """CL-MISSION-11, -12: check that a step of a mission is due in the port of the ship.

    :raises RuleViolation: if none is.
    """
    if not _is_due(view):
        raise RuleViolation("CL-MISSION-11", "no-step-here")


def suggest_calls(view: LogView) -> Iterator[CallForMissions]:
    if view.open.turn.port is None and _is_due(view):
        yield CallForMissions()


def check_try(view: LogView, action: TryMission) -> None:
    """CL-MISSION-44, -50, -52: check the mission, its place, and the ship concerned.

    :raises RuleViolation: if one of them is not as it must be.
    """
    mission = _named(hands.known_to(view), action.mission)
    if mission is None:
        raise RuleViolation("CL-MISSION-11", "no-such-mission")
    roll = roll_of(view.open, mission)
    if roll is None:
        raise RuleViolation("CL-MISSION-11", "no-die-to-roll")
    match roll.at:
        case "port":
            _check_port(view, roll)
        case "fortress":
            if _castle_beside(view.open, view.seat, roll) is None:
                raise RuleViolation("CL-MISSION-50", "not-beside-the-fortress")
        case "ship":
            _check_ship(view, roll, action.target)


def suggest_tries(view: LogView) -> Iterator[TryMission]:
    """Every die that the view's captain could roll for a mission here."""
    for mission in hands.known_to(view):
        roll = roll_of(view.open, mission)
        if roll is None:
            continue
        near = [ship for ship, _ in ships.afloat(view.open)] if roll.at == "ship" else [None]
        for target in near:
            action = TryMission(mission=mission.id, target=target)
            try:
                check_try(view, action)
            except RuleViolation:
                continue
            yield action


def in_port(view: LogView, action: TryMission) -> bool:
    """Whether *action* rolls a die in a port, as a deal there."""
    return _rolls_in_port(view.open, _named(hands.known_to(view), action.mission))


def rolls_in_port(state: LogState, seat: Seat, action: TryMission) -> bool:
    """The same as ``in_port``, for an action that *seat* takes."""
    return _rolls_in_port(state.open, _named(hands.missions_of(state, seat), action.mission))


def attempt(state: LogState, seat: Seat, action: TryMission, referee: Referee) -> None:
    """CL-MISSION-44 … -46, -50, -52: roll the die, 1 more at night, and do or fail the step."""
    sea = state.open
    mission = next(one for one in hands.missions_of(state, seat) if one.id == action.mission)
    roll = roll_of(sea, mission)
    assert roll is not None
    bonus = int(printed(sea).day_steps[sea.step] == "night")
    (face,) = referee.roll(1, SIDES, _RULES[roll.at])
    success = face + bonus >= roll.needs
    if roll.steals and action.target is not None:
        success = success and bool(_rescues(state, action.target))
    referee.announce(
        e.MissionTried(
            captain=seat,
            face=face,
            bonus=bonus,
            needed=roll.needs,
            success=success,
            target=action.target,
        )
    )
    nation, tile = _place(sea, seat, roll, action.target)
    if success:
        # CL-TAVERN-06: no mission can be taken in that port then.
        sea.captains[seat].mission_port = tile or sea.captains[seat].mission_port
        if roll.steals and action.target is not None:
            _steal(state, seat, action.target, referee)
        advance(state, seat, mission, roll, referee, nation=nation, tile=tile)
        trim(state, seat)
        return
    if roll.disgrace and nation is not None:
        loss = Esteem(seat=seat, nation=nation, change=-roll.disgrace, rule="CL-MISSION-45")
        state.agenda.append(loss)
    if roll.fatal:
        hands.remove(state, seat, mission)
        hands.discard(state, mission.id)
        referee.announce(e.MissionFailed(captain=seat, mission=mission.id))


def roll_of(sea: Open, mission: Mission) -> Roll | None:
    """The die that the next step of *mission* asks for; None if it asks for none."""
    return next((way for way in hands.ways(sea, mission) if isinstance(way, Roll)), None)


def hexes(sea: Open, mission: Mission, way: MissionStep) -> tuple[Hex, ...]:
    """Hexes at sea where *way* of *mission* can be done, as far as tiles are revealed."""
    sheet = chart(sea)
    match way:
        case Fetch():
            return (marker(sheet, mission.mark),) if mission.mark in sheet.slot_of_tile else ()
        case Place():
            left = places_left(mission, way)
            return tuple(at for tile, sign in left for at in signs(sheet, tile, sign))
        case _:
            return ()


def check_pick_up(view: LogView) -> None:
    """CL-FREE-07: check that a step of a mission can be done on the hex of the ship.

    :raises RuleViolation: if not.
    """
    if _at_sea(view.open, view.seat, hands.known_to(view)) is None:
        raise RuleViolation("CL-FREE-07", "no-mission-here")


def suggest_pick_ups(view: LogView) -> Iterator[PickUp]:
    if _at_sea(view.open, view.seat, hands.known_to(view)) is not None:
        yield PickUp(what="mission")


def pick_up(state: LogState, seat: Seat, referee: Referee) -> None:
    """CL-FREE-07, CL-MISSION-28, -30, -43: do the step of one mission that lies here."""
    found = _at_sea(state.open, seat, hands.missions_of(state, seat))
    assert found is not None
    mission, way = found
    if isinstance(way, Place):
        sheet, at = chart(state.open), state.open.captains[seat].at
        here = next(
            tile for tile, sign in places_left(mission, way) if at in signs(sheet, tile, sign)
        )
        mission.done.append(str(here))
        if places_left(mission, way):
            hands.tell_owner(state, seat, mission, referee)
            return
    advance(state, seat, mission, way, referee)


_RULES = {"port": "CL-MISSION-52", "fortress": "CL-MISSION-50", "ship": "CL-MISSION-44"}


def _is_due(view: LogView) -> bool:
    here = port.usable(view.open, view.open.captains[view.seat])
    return here is not None and any(
        isinstance(way, Call) and serves(view.open, mission, way, here)
        for mission in hands.known_to(view)
        for way in hands.ways(view.open, mission)
    )


def _rolls_in_port(sea: Open, mission: Mission | None) -> bool:
    roll = roll_of(sea, mission) if mission else None
    return roll is not None and roll.at == "port"


def _named(missions: list[Mission], name: str) -> Mission | None:
    return next((one for one in missions if one.id == name), None)


def _check_port(view: LogView, roll: Roll) -> None:
    here = port.usable(view.open, view.open.captains[view.seat])
    if here is None or here.tile not in roll.tiles:
        raise RuleViolation("CL-MISSION-52", "not-in-that-port")


def _check_ship(view: LogView, roll: Roll, target: Ship | None) -> None:
    """CL-MISSION-27, -44: the ship must be adjacent, and may be one that the mission is after."""
    sea = view.open
    at = sea.captains[view.seat].at
    there = dict(ships.afloat(sea)).get(target or "")
    if target is None or there is None or at is None:
        raise RuleViolation("CL-MISSION-44", "no-such-ship")
    if target == view.seat or chart(sea).board.distance(at, there) > 1:
        raise RuleViolation("CL-MISSION-44", "ship-not-adjacent")
    if roll.prey is None or not prey.may_be(sea, view.seat, target, roll.prey):
        raise RuleViolation("CL-MISSION-44", "ship-not-wanted")


def _castle_beside(sea: Open, seat: Seat, roll: Roll) -> int | None:
    """CL-INTERACT-03: tile of the fortress that the ship lies beside; None if it lies at none."""
    sheet, at = chart(sea), sea.captains[seat].at
    for tile in roll.tiles:
        castle = sheet.fortresses.get(tile)
        if castle and at is not None and sheet.board.distance(at, castle.at) == 1:
            return tile
    return None


def _place(sea: Open, seat: Seat, roll: Roll, target: Ship | None) -> tuple[Nation | None, int]:
    """The nation concerned by a die, and the tile of its port."""
    match roll.at:
        case "port":
            here = port.moored_at(sea, sea.captains[seat])
            assert here is not None
            return port.flag(sea, here), here.tile
        case "fortress":
            tile = _castle_beside(sea, seat, roll)
            assert tile is not None
            return fortress.owner(sea, tile), 0
        case "ship":
            assert target is not None
            return reputation.flag(sea, target), 0


def _rescues(state: LogState, seat: Seat) -> list[Mission]:
    if seat not in state.open.captains:
        return []
    theirs = hands.missions_of(state, seat)
    return [one for one in theirs if hands.card(state.open, one).kind == "rescue"]


def _steal(state: LogState, seat: Seat, owner: Seat, referee: Referee) -> None:
    """CL-MISSION-27: take a rescue mission over from *owner*, at its step; the first, of several.

    A marker keeps its place.
    """
    mission = _rescues(state, owner)[0]
    secret = hands.remove(state, owner, mission)
    hands.deal(state, seat, mission, secret=secret)
    referee.announce(e.MissionTakenOver(captain=seat, owner=owner))


def _at_sea(sea: Open, seat: Seat, missions: list[Mission]) -> tuple[Mission, MissionStep] | None:
    """The first of *missions* with a step on the hex of the ship, and the way to do it."""
    at = sea.captains[seat].at
    for mission in missions:
        for way in hands.ways(sea, mission):
            if at is not None and at in hexes(sea, mission, way):
                return mission, way
    return None
