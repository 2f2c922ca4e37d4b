"""What a commander can do: the actions of Fleet Commander."""

from typing import Final, get_args

from typing_extensions import TypeIs

from engine.games.fleet_commander.actions.orders import (
    Attack,
    AttackAgain,
    Drain,
    EndTurn,
    Enter,
    Escape,
    Evacuate,
    FireWeapon,
    Move,
    MoveAgain,
    Order,
    PortalDie,
    Reroll,
    RollDice,
    Scan,
    ScanFog,
    ScenarioOrder,
    ShakeOff,
    SwitchOff,
    UsePortal,
)
from engine.games.fleet_commander.actions.preparation import (
    ChooseFleet,
    Deploy,
    DeployFleet,
    KeepOpening,
    KeepWeapons,
    PlacePortal,
    PlaceSector,
    Preparation,
    Ready,
    RollOpening,
    SetTilesAside,
)
from engine.games.fleet_commander.actions.replies import (
    AllowScan,
    Appear,
    CounterAttack,
    Drift,
    DriftField,
    FoilScan,
    LeaveField,
    PickField,
    RaiseShields,
    Reaction,
    Reply,
    ReplyRedirect,
    ResolveFirst,
    Retreat,
    RollGreen,
    ScanReply,
    Shield,
    Support,
    TakeHit,
)

__all__ = [
    "Action",
    "AllowScan",
    "Answer",
    "Appear",
    "Attack",
    "AttackAgain",
    "ChooseFleet",
    "CounterAttack",
    "Deploy",
    "DeployFleet",
    "Drain",
    "Drift",
    "DriftField",
    "EndTurn",
    "Enter",
    "Escape",
    "Evacuate",
    "FireWeapon",
    "FoilScan",
    "KeepOpening",
    "KeepWeapons",
    "LeaveField",
    "Move",
    "MoveAgain",
    "Order",
    "PickField",
    "PlacePortal",
    "PlaceSector",
    "PortalDie",
    "Preparation",
    "RaiseShields",
    "Reaction",
    "Ready",
    "Reply",
    "ReplyRedirect",
    "Reroll",
    "ResolveFirst",
    "Retreat",
    "RollDice",
    "RollGreen",
    "RollOpening",
    "Scan",
    "ScanFog",
    "ScanReply",
    "ScenarioOrder",
    "SetTilesAside",
    "ShakeOff",
    "Shield",
    "Support",
    "SwitchOff",
    "TakeHit",
    "UsePortal",
    "is_answer",
]

Answer = Preparation | Reply
Action = Order | Answer

_ANSWERS: Final = frozenset(get_args(Answer))


def is_answer(action: Action) -> TypeIs[Answer]:
    """Whether *action* answers a question; as ``isinstance`` says it, which asks kind by kind."""
    return type(action) in _ANSWERS
