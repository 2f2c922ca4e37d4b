"""Tasks of the agenda: steps of the rules still to be resolved."""

from typing import Literal

from engine.core.agenda import Ask
from engine.core.records import value
from engine.games.man_o_war.model.decisions import Asked


@value
class BeginTurn:
    """MOW-TURN-01: the dice for initiative are rolled, and all sides are asked for signals."""

    kind: Literal["begin_turn"] = "begin_turn"


@value
class OpenSheets:
    """All sheets are sealed: the order in which ships act is fixed."""

    kind: Literal["open_sheets"] = "open_sheets"


@value
class EndTurn:
    """MOW-END-01: the end phase."""

    kind: Literal["end_turn"] = "end_turn"


Task = BeginTurn | OpenSheets | EndTurn | Ask[Asked]
