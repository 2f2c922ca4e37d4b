"""Events of missions; those that name a secret mission are told to its captain alone."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event


@value
class MissionsDrawn(Event):
    kind: Literal["missions_drawn"] = "missions_drawn"
    captain: Seat
    count: int


@value
class MissionKept(Event):
    """*mission* is None if it is secret: a ``SecretMission`` tells its captain which one it is."""

    kind: Literal["mission_kept"] = "mission_kept"
    captain: Seat
    mission: str | None = None


@value
class SecretMission(Event):
    kind: Literal["secret_mission"] = "secret_mission"
    captain: Seat
    mission: str


@value
class MissionDropped(Event):
    """A captain gave up an active mission; *mission* is None if it is secret."""

    kind: Literal["mission_dropped"] = "mission_dropped"
    captain: Seat
    mission: str | None = None


@value
class MissionMarked(Event):
    """A tile was marked for a mission: its marker lies there, or the port there is the farthest."""

    kind: Literal["mission_marked"] = "mission_marked"
    captain: Seat
    mission: str
    tile: int


@value
class MissionShown(Event):
    """A secret mission was turned face up."""

    kind: Literal["mission_shown"] = "mission_shown"
    captain: Seat
    mission: str


@value
class MissionAdvanced(Event):
    """A step, or a part of it, was done; *left* steps remain."""

    kind: Literal["mission_advanced"] = "mission_advanced"
    captain: Seat
    mission: str
    left: int


@value
class MissionTried(Event):
    """A captain rolled a die for a mission, beside *target* or at a place."""

    kind: Literal["mission_tried"] = "mission_tried"
    captain: Seat
    face: int
    bonus: int
    needed: int
    success: bool
    target: Seat | None = None


@value
class MissionFailed(Event):
    kind: Literal["mission_failed"] = "mission_failed"
    captain: Seat
    mission: str


@value
class MissionCompleted(Event):
    kind: Literal["mission_completed"] = "mission_completed"
    captain: Seat
    mission: str
    doubloons: int


@value
class MissionPaid(Event):
    """A captain got doubloons or goods by a step of a mission."""

    kind: Literal["mission_paid"] = "mission_paid"
    captain: Seat
    mission: str
    doubloons: int


@value
class MissionsLost(Event):
    """A captain lost *count* active missions with the ship."""

    kind: Literal["missions_lost"] = "missions_lost"
    captain: Seat
    count: int


@value
class MissionTakenOver(Event):
    """*captain* took an active mission over from *owner*."""

    kind: Literal["mission_taken_over"] = "mission_taken_over"
    captain: Seat
    owner: Seat


@value
class MissionSetTraded(Event):
    """Four completed missions of one type were exchanged for a point of fame."""

    kind: Literal["mission_set_traded"] = "mission_set_traded"
    captain: Seat
    of: str


Errand = (
    MissionsDrawn
    | MissionKept
    | SecretMission
    | MissionDropped
    | MissionMarked
    | MissionShown
    | MissionAdvanced
    | MissionTried
    | MissionFailed
    | MissionCompleted
    | MissionPaid
    | MissionsLost
    | MissionTakenOver
    | MissionSetTraded
)
