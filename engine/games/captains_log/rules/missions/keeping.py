"""The questions about the mission that is kept, and the one that is given up."""

from typing import Final

from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import only
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import DropMission, KeepMission
from engine.games.captains_log.model.decisions import DropMissionDecision, KeepMissionDecision
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogState, LogView, Mission
from engine.games.captains_log.rules.missions import hands
from engine.games.captains_log.rules.missions.advancing import prepare
from engine.games.captains_log.rules.missions.progress import call_at_port, trim


def check_keep(view: LogView, action: KeepMission) -> None:
    """CL-MISSION-06: only a mission just drawn can be kept."""
    if view.own is None or action.mission not in view.own.drawn:
        raise RuleViolation("CL-MISSION-06", "mission-not-drawn")


def keep(
    state: LogState, asked: KeepMissionDecision, action: KeepMission, referee: Referee
) -> None:
    """CL-MISSION-03, -06, -09, -10: keep one mission, whose first step is done if it is due here;
    discard the others unseen.
    """
    seat, own = asked.seat, state.own[asked.seat]
    others = [name for name in own.drawn if name != action.mission]
    own.drawn.clear()
    hands.discard(state, *others)
    mission = Mission(id=action.mission, done=[])
    secret = printed(state.open).missions[mission.id].secret
    hands.deal(state, seat, mission, secret=secret)
    if secret:
        referee.announce(e.MissionKept(captain=seat))
        told = e.SecretMission(to=only(seat), captain=seat, mission=mission.id)
        referee.announce(told)
    else:
        referee.announce(e.MissionKept(captain=seat, mission=mission.id))
    prepare(state, seat, mission, referee)
    trim(state, seat)
    call_at_port(state, seat, [mission], referee)


KEEP: Final = Question[LogState, LogView, KeepMissionDecision, KeepMission](
    decision=KeepMissionDecision,
    answers=(KeepMission,),
    check=lambda view, _, action: check_keep(view, action),
    suggest=lambda view, asked: (
        KeepMission(decision=asked.id, mission=name)
        for name in (view.own.drawn if view.own else ())
    ),
    resolve=keep,
)


def check_drop(view: LogView, action: DropMission) -> None:
    """CL-MISSION-09: only an active mission can be given up."""
    if action.mission not in [mission.id for mission in hands.known_to(view)]:
        raise RuleViolation("CL-MISSION-09", "no-such-mission")


def drop(
    state: LogState, asked: DropMissionDecision, action: DropMission, referee: Referee
) -> None:
    """CL-MISSION-09: discard one mission."""
    for mission in hands.missions_of(state, asked.seat):
        if mission.id == action.mission:
            hands.drop(state, asked.seat, mission, referee)


DROP: Final = Question[LogState, LogView, DropMissionDecision, DropMission](
    decision=DropMissionDecision,
    answers=(DropMission,),
    check=lambda view, _, action: check_drop(view, action),
    suggest=lambda view, asked: (
        DropMission(decision=asked.id, mission=mission.id)
        for mission in reversed(hands.known_to(view))
    ),
    resolve=drop,
)
