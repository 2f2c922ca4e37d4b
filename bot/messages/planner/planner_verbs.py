"""Verbs of the planner's buttons and menus: a class for each."""

from typing import ClassVar

from bot.messages.verb import MENU, InPlanner
from engine.core.records import value


@value
class Intend(InPlanner):
    """Plan an offered plan in the planner at *mark*; *plan* is the short key of its label."""

    verb: ClassVar[str] = "intend"
    plan: str


@value
class PickPlan(InPlanner):
    """Pick one of the plans that have no button of their own."""

    verb: ClassVar[str] = MENU + "goal"


@value
class Pick(InPlanner):
    """Pick from the menu at *path*, of the planner as it was at *mark*."""

    verb: ClassVar[str] = MENU + "plan"
    path: tuple[str, ...]


@value
class Into(InPlanner):
    """Choose the entry at *path* by a button: open its menu, or plan its action."""

    verb: ClassVar[str] = "into"
    path: tuple[str, ...]


@value
class PickOn(InPlanner):
    """Pick from the menu at *path* again, which is shown together with the top menu."""

    verb: ClassVar[str] = MENU + "on"
    path: tuple[str, ...]


@value
class PickSwitches(InPlanner):
    """Plan the action of the switches of *form* that are picked."""

    verb: ClassVar[str] = MENU + "switch"
    form: str


@value
class Confirm(InPlanner):
    verb: ClassVar[str] = "confirm"


@value
class Add(InPlanner):
    """Open the menus of the actions that can follow the plan."""

    verb: ClassVar[str] = "add"


@value
class Back(InPlanner):
    """Go up one level from *path* in the menus."""

    verb: ClassVar[str] = "back"
    path: tuple[str, ...]


@value
class TakeOff(InPlanner):
    """Remove the last choice from the plan."""

    verb: ClassVar[str] = "takeoff"


@value
class Discard(InPlanner):
    verb: ClassVar[str] = "discard"


@value
class GoOn(InPlanner):
    """Plan the actions left over, in place of those planned."""

    verb: ClassVar[str] = "goon"


@value
class AddRest(InPlanner):
    """Plan the actions left over, followed by those planned."""

    verb: ClassVar[str] = "addrest"


@value
class DropRest(InPlanner):
    """Drop the actions left over."""

    verb: ClassVar[str] = "droprest"
