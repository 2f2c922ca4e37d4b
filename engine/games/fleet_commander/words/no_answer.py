"""Reasons, for players under attack, why dice on their bridge do not answer it."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.certainty import slips
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.decisions import ReactDecision
from engine.games.fleet_commander.model.results import COST, Result
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.misfits import misfits
from engine.games.fleet_commander.rules.react import damage_by_sector, reactions, would_retreat
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell

RETREAT: Final[Result] = "B:S"
"""FC-SPECIAL-13: the die that a retreat takes."""


def no_answer(view: FleetView) -> Iterator[Text]:
    """Tell which dice that answer attacks do not answer the one that the commander is asked about,
    and why; FC-SPECIAL-13: and that a retreat comes after the damage, if it is possible.
    """
    for asked in waiting(view.agenda):
        if asked.seat == view.seat and isinstance(asked, ReactDecision):
            useful = _useful(view.open, asked)
            left = [one for one in _misfits(view.open, asked) if one.die not in useful]
            if useful & {RETREAT} and not slips(view.open, asked.strike):
                yield Text.of("retreat-after-hit")
            if left:
                against = tuple(damage_by_sector(view.open, asked.strike))
                yield Text.of("no-answer", reasons=unfit(view.open, left, against))


def unfit(battle: Open, dice: Sequence[e.Unfit], against: Sequence[Cell]) -> Listing:
    """Why *dice* do not answer an attack whose damage comes from sectors *against*."""
    sources = Listing(items=tuple(things.sector_name(battle, at) for at in against))
    return Listing(
        items=tuple(
            Text.of("unfit", die=things.die(one.die), why=one.why, sectors=sources) for one in dice
        )
    )


def _misfits(battle: Open, asked: ReactDecision) -> tuple[e.Unfit, ...]:
    return misfits(battle, asked.strike, retreating=would_retreat(battle, asked.strike))


def _useful(battle: Open, asked: ReactDecision) -> set[Result]:
    """The dice that some answer takes."""
    possible = reactions(battle, asked.strike, asked.gas)
    shields: set[Result] = {one for shield in possible.shields for one in COST[shield.die]}
    retreat: set[Result] = {RETREAT} if possible.retreats else set()
    counter: set[Result] = {"R:S"} if possible.counters else set()
    return shields | retreat | counter
