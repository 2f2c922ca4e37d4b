"""Questions put to admirals."""

from typing import ClassVar, Literal

from engine.core.agenda import Decision, TimeToAnswer
from engine.core.records import value
from engine.games.man_o_war.model.magic import Casting


@value
class SheetDecision(Decision):
    """What shall the squadrons of the seat's side do this turn?"""

    kind: Literal["sheet"] = "sheet"
    rule: str = "MOW-DEC-09"


@value
class DispelDecision(Decision):
    """Shall the wizard of the seat's side try to dispel the enemy spell *casting*?"""

    time: ClassVar[TimeToAnswer] = "brief"

    kind: Literal["dispel"] = "dispel"
    rule: str = "MOW-DEC-07"
    casting: Casting


Asked = SheetDecision | DispelDecision
