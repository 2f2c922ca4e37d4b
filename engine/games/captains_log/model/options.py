"""Options that a table chooses before it plays Captain's Log."""

from typing import Annotated, Literal

from annotated_types import Interval

from engine.core.records import value


@value
class Options:
    """Options of a game, by default the standard one.

    *target* is the fame to win; *npcs* is the number for each captain, 0 for the one that the rules
    set by the number of captains (CL-SETUP-44). House options are not in the rulebook: a first
    voyage uses them.
    """

    target: Annotated[int, Interval(ge=1, le=40)] = 7
    npcs: Annotated[int, Interval(ge=0, le=3)] = 0
    two_decks: bool = False
    """Keep an NPC deck for each seal (CL-SETUP-26)."""
    shuffle_wind: bool = False
    """Shuffle the whole wind deck at every change (CL-WIND-07)."""
    at_war_dice: bool = True
    """Nations at war with a captain add 1 to their dice against them (CL-REP-20)."""
    wars: Literal["1805"] = "1805"
    missions: bool = True
    """House option if false: taverns offer no missions."""
    known_tiles: Annotated[int, Interval(ge=0, le=7)] = 0
    """House option: tiles face up from the start; as many as captains if those are more
    (CL-SETUP-01).
    """
    trading_nations: Annotated[int, Interval(ge=0, le=2)] = 0
    """House option: number of nations whose tiles with a port that buys and one that sells are laid
    face up first.
    """
    cargo: Annotated[int, Interval(ge=0, le=6)] = 0
    """House option: goods of one kind in each hold at the start; a port in sight buys them if one
    can.
    """
    stock: Annotated[int, Interval(ge=0, le=14)] = 0
    """House option: goods on each market at the start; 0 rolls a die for each (CL-SETUP-05)."""


PRESETS = {
    "first_voyage": Options(
        target=3, npcs=1, known_tiles=7, trading_nations=2, cargo=4, stock=14, missions=False
    ),
    "first": Options(target=5, missions=False),
    "standard": Options(),
    "saga": Options(target=21),
}
