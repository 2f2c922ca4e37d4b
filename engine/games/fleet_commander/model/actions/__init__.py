"""What a commander can do: the actions of Fleet Commander."""

from typing import Final, get_args

from typing_extensions import TypeIs

from engine.games.fleet_commander.model.actions.orders import (
    Attack,
    AttackAgain,
    Drain,
    EndTurn,
    Enter,
    Escape,
    Evacuate,
    FireWeapon,
    Going,
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
from engine.games.fleet_commander.model.actions.preparation import (
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
from engine.games.fleet_commander.model.actions.replies import (
    AllowScan,
    Appear,
    CounterAttack,
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
    ScenarioReply,
    Shield,
    Support,
    TakeHit,
)

__all__ = [
    "SCENARIO_ORDERS",
    "SCENARIO_REPLIES",
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
    "DriftField",
    "EndTurn",
    "Enter",
    "Escape",
    "Evacuate",
    "FireWeapon",
    "FoilScan",
    "Going",
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
    "ScenarioReply",
    "SetTilesAside",
    "ShakeOff",
    "Shield",
    "Support",
    "SwitchOff",
    "TakeHit",
    "UsePortal",
    "is_answer",
    "is_scenario_order",
]

Answer = Preparation | Reply
Action = Order | Answer

SCENARIO_ORDERS: Final[tuple[type[ScenarioOrder], ...]] = get_args(ScenarioOrder)
"""The orders that one scenario or another has, and no other battle."""

SCENARIO_REPLIES: Final[tuple[type[ScenarioReply], ...]] = get_args(ScenarioReply)
"""The answers to questions that one scenario or another asks, and no other battle."""

_ANSWERS: Final = frozenset(get_args(Answer))
_SCENARIO_ORDERS: Final = frozenset(SCENARIO_ORDERS)


def is_answer(action: Action) -> TypeIs[Answer]:
    """Whether *action* answers a question; as ``isinstance`` says it, which asks kind by kind."""
    return type(action) in _ANSWERS


def is_scenario_order(action: Action) -> TypeIs[ScenarioOrder]:
    """Whether *action* is an order of a scenario's own, for its object to judge and to word."""
    return type(action) in _SCENARIO_ORDERS
