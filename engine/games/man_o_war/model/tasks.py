"""Tasks of the agenda: steps of the rules still to be resolved."""

from typing import Literal

from engine.core.agenda import Ask
from engine.core.records import value
from engine.core.seating import Side
from engine.games.man_o_war.model.decisions import Asked
from engine.games.man_o_war.model.magic import Casting


@value
class BeginTurn:
    """MOW-TURN-01: the dice for initiative are rolled, and all sides are asked for signals."""

    kind: Literal["begin_turn"] = "begin_turn"


@value
class OpenSheets:
    """All sheets are sealed: the order in which ships act is fixed."""

    kind: Literal["open_sheets"] = "open_sheets"


@value
class WorkSpell:
    """MOW-MAGIC-01: a spell of *side* that was cast, and not dispelled, works."""

    kind: Literal["work_spell"] = "work_spell"
    side: Side
    casting: Casting


@value
class EndTurn:
    """MOW-END-01: the end phase."""

    kind: Literal["end_turn"] = "end_turn"


Task = BeginTurn | OpenSheets | WorkSpell | EndTurn | Ask[Asked]
