"""What a table may choose before it plays Captain's Log."""

from typing import Annotated, Literal

from annotated_types import Interval

from engine.core.records import value


@value
class Options:
    """The standard game. *npcs* 0 lets the number of captains decide (CL-SETUP-44)."""

    target: Annotated[int, Interval(ge=1, le=40)] = 7
    npcs: Annotated[int, Interval(ge=0, le=3)] = 0
    two_decks: bool = False
    """Keep an NPC deck for each seal (CL-SETUP-26)."""
    shuffle_wind: bool = False
    """Shuffle the whole wind deck at every change (CL-WIND-07)."""
    at_war_dice: bool = True
    """Nations at war with a captain add 1 to their dice against them (CL-REP-20)."""
    wars: Literal["1805"] = "1805"


PRESETS = {
    "standard": Options(),
    "first": Options(target=5),
    "saga": Options(target=21),
}
