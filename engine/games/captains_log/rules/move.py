"""Moving a captain's ship: points, yaw and wind, then hex by hex."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log import events as e
from engine.games.captains_log.actions import Sail, TurnAbout
from engine.games.captains_log.chart import NOWHERE, Chart, chart
from engine.games.captains_log.printed import ship_card
from engine.games.captains_log.rules import hold, port, ships, turn, wind
from engine.games.captains_log.state import Captain, Hex, LogState, LogView, Open, Upgrade
from engine.games.captains_log.tasks import Cross, EnterFireZone
from engine.space.hexes import HEADINGS, Heading

FRONT = (0, 60, 300)


def movement(sea: Open, captain: Captain, heading: Heading) -> int:
    """CL-MOVE-02: ship, draft and sails, then yaw, then wind, for a first step to *heading*."""
    card = ship_card(sea, captain)
    points = card.movement + captain.upgrades.get(Upgrade.SAILS, 0) - captain.sail_damage
    points -= hold.draft_penalty(hold.draft(sea, captain), card.draft)
    points -= yaw(sea, captain, heading)
    return max(0, points + wind.modifier(sea, heading))


def yaw(sea: Open, captain: Captain, heading: Heading) -> int:
    """CL-MOVE-10 … -13, -18: the penalty of a first step to one of the three rear hexes.

    # Ruling CL-AMB-61: one number for each rear hex, as the ship's card prints them.
    """
    assert captain.heading is not None
    assert captain.at is not None
    turned = (heading - captain.heading) % 360
    if turned in FRONT or captain.at in chart(sea).moorings:
        return 0
    return ship_card(sea, captain).yaw[turned // 60 - 2]


def check_sail(view: LogView, action: Sail) -> None:
    sea = view.open
    captain = sea.captains[view.seat]
    if sea.turn.points is None:
        _check_move_left(view)
        points = movement(sea, captain, action.heading)
    else:
        points = sea.turn.points
        _check_ahead(captain, action.heading)
    if points < 1:
        raise RuleViolation("CL-MOVE-01", "no-points-left")
    to = _check_water(sea, captain, action.heading)
    if not _can_rest(sea, view.seat, to) and not _ways_out(
        sea, view.seat, to, action.heading, points - 1
    ):
        raise RuleViolation("CL-MOVE-06", "cannot-stop-there")


def check_turn_about(view: LogView, action: TurnAbout) -> None:
    """CL-MOVE-17: turning in place costs the Move."""
    _check_move_left(view)
    if action.heading == view.open.captains[view.seat].heading:
        raise RuleViolation("CL-MOVE-17", "already-facing")


def check_rest(view: LogView) -> None:
    """CL-MOVE-06, CL-AMB-93: a move may not end here, unless there is no way on."""
    sea = view.open
    if sea.turn.points is None:
        return
    captain = sea.captains[view.seat]
    assert captain.at is not None
    assert captain.heading is not None
    if not _can_rest(sea, view.seat, captain.at) and _ways_out(
        sea, view.seat, captain.at, captain.heading, sea.turn.points
    ):
        raise RuleViolation("CL-MOVE-06", "cannot-stop-here")


def check_point_left(view: LogView) -> None:
    """CL-FREE-05, CL-AMB-23: a point of the move under way, and a way on if this is no berth."""
    sea = view.open
    captain = sea.captains[view.seat]
    if not sea.turn.points:
        raise RuleViolation("CL-FREE-05", "no-points-left")
    assert captain.at is not None
    assert captain.heading is not None
    if not _can_rest(sea, view.seat, captain.at) and not _ways_out(
        sea, view.seat, captain.at, captain.heading, sea.turn.points - 1
    ):
        raise RuleViolation("CL-MOVE-06", "cannot-stop-here")


def suggest_moves(view: LogView) -> Iterator[Sail | TurnAbout]:
    sea = view.open
    captain = sea.captains[view.seat]
    fresh = sea.turn.points is None
    if fresh and (sea.turn.moved or sea.turn.actions >= turn.ACTIONS):
        return
    assert captain.at is not None
    assert captain.heading is not None
    exits, depth = chart(sea).exits[captain.at], chart(sea).depth
    draft = hold.draft(sea, captain)
    for heading in HEADINGS:
        to = exits[heading // 60]
        if to == NOWHERE or depth[to] < draft:
            continue
        if fresh:
            points = movement(sea, captain, heading)
        elif (heading - captain.heading) % 360 in FRONT:
            points = sea.turn.points or 0
        else:
            continue
        if points and (
            _can_rest(sea, view.seat, to) or _ways_out(sea, view.seat, to, heading, points - 1)
        ):
            yield Sail(heading=heading)
    if fresh:
        yield from (TurnAbout(heading=h) for h in HEADINGS if h != captain.heading)


def sail(state: LogState, seat: Seat, action: Sail, referee: Referee) -> None:
    """CL-MOVE-03, -15, -19: a point a hex; the total was settled by the first step."""
    sea = state.open
    captain, now = sea.captains[seat], sea.turn
    assert captain.at is not None
    if now.points is None:
        points = movement(sea, captain, action.heading)
        turn.spend_action(sea)
        now.moved, now.points = True, points
        now.shot_at_by.clear()
    assert now.points is not None
    start, to = captain.at, chart(sea).exits[captain.at][action.heading // 60]
    now.points -= 1
    captain.at, captain.heading = to, action.heading
    referee.announce(
        e.Sailed(ship=seat, start=start, at=to, heading=action.heading, points=now.points)
    )
    entered(state, seat, to)


def turn_about(state: LogState, seat: Seat, action: TurnAbout, referee: Referee) -> None:
    """CL-MOVE-17: turning in place is the whole Move."""
    turn.spend_action(state.open)
    state.open.turn.moved = True
    state.open.captains[seat].heading = action.heading
    referee.announce(e.Turned(ship=seat, heading=action.heading))


def entered(state: LogState, ship: Seat, at: Hex) -> None:
    """CL-MOVE-08, -09, CL-FORT-06: those in the hex, and a fortress over it, may fire."""
    sea = state.open
    state.agenda += [
        Cross(ship=ship, other=other) for other in reversed(ships.ships_at(sea, at, but=ship))
    ]
    if at in chart(sea).fire:
        state.agenda.append(EnterFireZone(ship=ship))


def routes(view: LogView) -> dict[Hex, tuple[Heading, ...]]:
    """The shortest way, as headings, to every hex where the move could end now.

    Ways are followed from the position and points of this moment; what rolls or shots along
    them may change is not foreseen.
    """
    sea, seat = view.open, view.seat
    captain = sea.captains[seat]
    if captain.at is None or captain.heading is None:
        return {}
    sheet, draft = chart(sea), hold.draft(sea, captain)
    begun = sea.turn.points
    if begun is None and (sea.turn.moved or sea.turn.actions >= turn.ACTIONS):
        return {}
    found: dict[Hex, tuple[Heading, ...]] = {}
    best: dict[tuple[Hex, Heading], int] = {}
    queue: list[tuple[Hex, Heading, int, tuple[Heading, ...]]] = []
    for heading in HEADINGS if begun is None else _ahead(captain.heading):
        points = movement(sea, captain, heading) if begun is None else begun
        _advance(sheet, draft, (captain.at, heading, points, ()), queue, best)
    for at, facing, points, way in queue:
        if at != captain.at and at not in found and _can_rest(sea, seat, at):
            found[at] = way
        for heading in _ahead(facing):
            _advance(sheet, draft, (at, heading, points, way), queue, best)
    return found


def _advance(
    sheet: Chart,
    draft: int,
    leg: tuple[Hex, Heading, int, tuple[Heading, ...]],
    queue: list[tuple[Hex, Heading, int, tuple[Heading, ...]]],
    best: dict[tuple[Hex, Heading], int],
) -> None:
    """Append where one more step leads, unless it was reached with as many points before."""
    at, heading, points, way = leg
    to = sheet.exits[at][heading // 60]
    if points < 1 or to == NOWHERE or sheet.depth[to] < draft:
        return
    if best.get((to, heading), -1) < points - 1:
        best[to, heading] = points - 1
        queue.append((to, heading, points - 1, (*way, heading)))


def _check_move_left(view: LogView) -> None:
    """CL-TURN-04: one move a turn."""
    if view.open.turn.moved:
        raise RuleViolation("CL-TURN-04", "already-moved")
    turn.check_action_left(view)


def _check_ahead(captain: Captain, heading: Heading) -> None:
    """CL-MOVE-14: after the first step only the three front hexes."""
    assert captain.heading is not None
    if (heading - captain.heading) % 360 not in FRONT:
        raise RuleViolation("CL-MOVE-14", "not-ahead")


def _check_water(sea: Open, captain: Captain, heading: Heading) -> Hex:
    """CL-MOVE-04, CL-SHOAL-01, CL-AMB-87: no land, no tile face down, water deep enough."""
    sheet = chart(sea)
    assert captain.at is not None
    to = sheet.board.neighbours[captain.at][heading // 60]
    if to == NOWHERE:
        raise RuleViolation("CL-MOVE-04", "edge-of-the-sea")
    if not sheet.revealed[to]:
        raise RuleViolation("CL-AMB-87", "unexplored")
    if sheet.land[to]:
        raise RuleViolation("CL-MOVE-04", "land")
    if sheet.depth[to] < (draft := hold.draft(sea, captain)):
        raise RuleViolation("CL-SHOAL-01", "too-deep", draft=draft, depth=sheet.depth[to] // 2)
    return to


def _can_rest(sea: Open, seat: Seat, at: Hex) -> bool:
    """CL-MOVE-06, CL-PORT-06: a hex free of others, and no anchorage closed to the captain."""
    for other, captain in sea.captains.items():
        if captain.at == at and other != seat:
            return False
    for npc in sea.npcs.values():
        if npc.at == at:
            return False
    mooring = chart(sea).moorings.get(at)
    return mooring is None or port.welcome(sea, sea.captains[seat], mooring)


def _ways_out(sea: Open, seat: Seat, at: Hex, facing: Heading, points: int) -> bool:
    """Whether *points* lead on from *at* to a hex where the move may end."""
    sheet, draft = chart(sea), hold.draft(sea, sea.captains[seat])
    legs = [(at, facing, points)]
    seen: set[tuple[Hex, Heading, int]] = set()
    while legs:
        here, heading, left = legs.pop()
        if left < 1:
            continue
        for ahead in _ahead(heading):
            to = sheet.exits[here][ahead // 60]
            leg = (to, ahead, left - 1)
            if to == NOWHERE or sheet.depth[to] < draft or leg in seen:
                continue
            if _can_rest(sea, seat, to):
                return True
            seen.add(leg)
            legs.append(leg)
    return False


def _ahead(facing: Heading) -> tuple[Heading, Heading, Heading]:
    return facing, (facing + 60) % 360, (facing + 300) % 360
