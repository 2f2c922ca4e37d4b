"""Verbs of the planner's buttons and menus: a class for each."""

from typing import ClassVar

from bot.messages.verb import MENU, InPlanner
from engine.core.records import value


@value
class Intend(InPlanner):
    """Plan what a game offers, *plan* being short for its label, in the planner at *mark*."""

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
    """Open the menu at *path*, which stands apart from the answers to a question."""

    verb: ClassVar[str] = "into"
    path: tuple[str, ...]


@value
class PickOn(InPlanner):
    """Pick once more from the menu at *path*, which stands beside the top of the menus."""

    verb: ClassVar[str] = MENU + "on"
    path: tuple[str, ...]


@value
class Confirm(InPlanner):
    verb: ClassVar[str] = "confirm"


@value
class Add(InPlanner):
    """Open the menus below what is planned."""

    verb: ClassVar[str] = "add"


@value
class Back(InPlanner):
    """Go back from *path* of the menus."""

    verb: ClassVar[str] = "back"
    path: tuple[str, ...]


@value
class TakeOff(InPlanner):
    """Take what was chosen last off the plan."""

    verb: ClassVar[str] = "takeoff"


@value
class Discard(InPlanner):
    verb: ClassVar[str] = "discard"


@value
class GoOn(InPlanner):
    """Plan what is left over, in place of what is planned."""

    verb: ClassVar[str] = "goon"


@value
class AddRest(InPlanner):
    """Plan what is left over, and after it what is planned."""

    verb: ClassVar[str] = "addrest"


@value
class DropRest(InPlanner):
    """Let what is left over be."""

    verb: ClassVar[str] = "droprest"
