"""Active missions of captains: finding them, turning them face up, and giving them up."""

from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.mission_cards import MissionCard, MissionStep
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogState, LogView, Mission, Open

MOST_ACTIVE_MISSIONS = 3
"""CL-MISSION-08: active missions at most."""


def card(sea: Open, mission: Mission) -> MissionCard:
    return printed(sea).missions[mission.id]


def ways(sea: Open, mission: Mission) -> tuple[MissionStep, ...]:
    """CL-MISSION-05: the ways to do the next step of *mission*."""
    return card(sea, mission).steps[mission.step]


def missions_of(state: LogState, seat: Seat) -> list[Mission]:
    """CL-MISSION-03: active missions of *seat*, face up or secret."""
    return [*state.open.captains[seat].missions, *state.own[seat].missions]


def known_to(view: LogView) -> list[Mission]:
    """Active missions of the view's seat."""
    captain = view.open.captains.get(view.seat)
    if captain is None:
        return []
    return [*captain.missions, *(view.own.missions if view.own else ())]


def count(sea: Open, seat: Seat) -> int:
    """Number of active missions of *seat*, which everybody sees."""
    captain = sea.captains[seat]
    return len(captain.missions) + captain.secrets


def is_secret(state: LogState, seat: Seat, mission: Mission) -> bool:
    return any(one is mission for one in state.own[seat].missions)


def deal(state: LogState, seat: Seat, mission: Mission, *, secret: bool) -> None:
    """CL-MISSION-03: lay *mission* face up before *seat*, or put it into its hand."""
    captain = state.open.captains[seat]
    if secret:
        state.own[seat].missions.append(mission)
        captain.secrets += 1
    else:
        captain.missions.append(mission)


def remove(state: LogState, seat: Seat, mission: Mission) -> bool:
    """Take *mission* from *seat*; returns whether it was secret."""
    captain, own = state.open.captains[seat], state.own[seat]
    if is_secret(state, seat, mission):
        own.missions[:] = [one for one in own.missions if one is not mission]
        captain.secrets -= 1
        return True
    captain.missions[:] = [one for one in captain.missions if one is not mission]
    return False


def show(state: LogState, seat: Seat, mission: Mission, referee: Referee) -> None:
    """CL-MISSION-04: turn *mission* face up, if it is secret."""
    if is_secret(state, seat, mission):
        remove(state, seat, mission)
        deal(state, seat, mission, secret=False)
        referee.announce(e.MissionShown(captain=seat, mission=mission.id))


def discard(state: LogState, *missions: str) -> None:
    state.hidden.discarded_missions.extend(missions)
    state.open.mission_discards += len(missions)


def drop(state: LogState, seat: Seat, mission: Mission, referee: Referee) -> None:
    """CL-MISSION-09: discard an active mission; a secret one is not shown."""
    secret = remove(state, seat, mission)
    discard(state, mission.id)
    if secret:
        referee.announce(e.MissionDropped(captain=seat))
    else:
        referee.announce(e.MissionDropped(captain=seat, mission=mission.id))


def tell_owner(state: LogState, seat: Seat, mission: Mission, referee: Referee) -> None:
    """Tell how *mission* stands: everybody if it lies face up, else its captain alone."""
    secret = is_secret(state, seat, mission)
    referee.announce(
        e.MissionAdvanced(
            to=only(seat) if secret else None,
            captain=seat,
            mission=mission.id,
            left=len(card(state.open, mission).steps) - mission.step,
        )
    )
