"""Questions put to admirals."""

from typing import Literal

from engine.core.agenda import Decision
from engine.core.records import value


@value
class SheetDecision(Decision):
    """What shall the squadrons of the seat's side do this turn?"""

    kind: Literal["sheet"] = "sheet"
    rule: str = "MOW-DEC-09"


Asked = SheetDecision
