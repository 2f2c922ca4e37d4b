"""Sheets of signals, chosen squadron by squadron against what the enemy is likely to signal."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.records import value
from engine.core.seating import Side
from engine.games.man_o_war.judgement.outlook import Outlook
from engine.games.man_o_war.judgement.proposals import proposed
from engine.games.man_o_war.model.names import SquadronId
from engine.games.man_o_war.model.signals import AT_FIRST, Signal
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of

Sheet = dict[SquadronId, Signal]

MOST_PASSES: Final = 2
"""Times that the signal of each squadron is chosen anew, by what the others were told since."""


@value
class World:
    """A battle as it may lie, what the *foes* may be signalled to do, and the side that may have
    initiative *next*.
    """

    battle: Open
    foes: Mapping[SquadronId, Signal]
    next: Side


def commanded(battle: Open, side: Side) -> tuple[SquadronId, ...]:
    """The squadrons of *side* that can follow a signal."""
    return tuple(
        one for one in squadrons_of(battle, side) if in_command(battle, battle.squadrons[one])
    )


def likely(battle: Open, side: Side, place: int = 0) -> Sheet:
    """The signals that seem best to each squadron of *side* by itself, or next best by *place*."""
    sheet: Sheet = {}
    for number in commanded(battle, side):
        found = proposed(battle, number, AT_FIRST)
        sheet[number] = found[min(place, len(found) - 1)].signal
    return sheet


def weighed(worlds: Sequence[World], side: Side, sheet: Mapping[SquadronId, Signal]) -> float:
    """What *side* gains by a *sheet* in the *worlds* on an average."""
    found = (
        Outlook(one.battle).play({**one.foes, **sheet}, one.next).balance(side) for one in worlds
    )
    return sum(found) / len(worlds)


def improved(
    worlds: Sequence[World],
    side: Side,
    sheet: Mapping[SquadronId, Signal],
    offered: Mapping[SquadronId, Sequence[Signal]],
    most: int,
) -> tuple[Sheet, float]:
    """A *sheet* with the best of the signals *offered* to each squadron, and what it gains.

    At most *most* sheets are played out. Of equally good signals that which stands is kept.
    """
    best, tried = dict(sheet), 1
    gain = weighed(worlds, side, best)
    for _ in range(MOST_PASSES):
        before = dict(best)
        for number, signals in offered.items():
            for signal in signals:
                if signal == best[number] or tried >= most:
                    continue
                tried += 1
                one = {**best, number: signal}
                if (found := weighed(worlds, side, one)) > gain:
                    best, gain = one, found
        if best == before or len(offered) == 1:
            break
    return best, gain
