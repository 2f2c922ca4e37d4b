"""Sequences of two goals: the fame that a goal and the best goal after it bring."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.records import value
from engine.games.captains_log.judgement.distances import NO_WAY_STEPS
from engine.games.captains_log.judgement.intent import Intent, length
from engine.games.captains_log.judgement.prospects import Prospects
from engine.games.captains_log.model.state import Hex

FAME_A_TURN: Final = 0.3
"""Fame that a captain gains in each turn that is not looked into."""

TURNS_A_POINT: Final = 2.4
"""Turns in which the captain nearest to victory gains a point."""

TURNS_TO_THE_END: Final = 2.0
"""Turns that a game goes on at least."""

FOLLOWERS: Final = 8
"""Goals considered as the second of a sequence."""

PART_OF_A_HOPE: Final = 0.5
"""Part of the hoped-for worth of goods that is counted if they are not carried on at once."""


def scored(ahead: Prospects, found: Sequence[Intent]) -> list[Intent]:
    """*found*, each with its score: the fame, less the risk, that it and the best goal after it
    bring over a turn of idleness. Intents that have a score keep it.

    Fame that is had later is worth less, for the game may be over: the nearer a captain is to
    victory, the less.
    """
    return _Sequences(ahead).scored(found)


@value
class _Leg:
    """The part of a sequence that leads to the goal of *intent*, a gain of *gain* in fame.

    The goal takes *lasts* turns once it is reached. Then the ship lies at *at*, with *points* hexes
    left to sail in that turn, and *acts* actions.
    """

    intent: Intent
    gain: float
    lasts: float
    at: Hex
    points: int
    acts: int

    @property
    def turns(self) -> float:
        return self.intent.turns + self.lasts


class _Sequences:
    def __init__(self, ahead: Prospects) -> None:
        self.ahead = ahead
        sea = ahead.sea
        most = max(captain.fame for captain in sea.captains.values())
        left = TURNS_TO_THE_END + TURNS_A_POINT * max(1, sea.options.target - most)
        self.kept = left / (1 + left)
        """Part of the worth of fame that is left if it is had a turn later."""
        self.onward = FAME_A_TURN * left
        """Fame that the turns after a sequence bring, if they begin now."""
        self.here = ahead.dangers.fear(ahead.at) if ahead.rests else 0.0

    def scored(self, found: Sequence[Intent]) -> list[Intent]:
        legs = [(one, self._legs(one)) for one in found]
        ways = [way[0] for _, way in legs if way and way[0].gain > 0]
        after = sorted(ways, key=lambda leg: -leg.gain / (1 + leg.turns))[:FOLLOWERS]
        return [self._scored(one, way, after) if way else one for one, way in legs]

    def _scored(self, one: Intent, legs: Sequence[_Leg], after: Sequence[_Leg]) -> Intent:
        risk = one.end.risk - self.here
        best = max(self._had(leg.gain, leg.turns) + self._after(leg, after) for leg in legs)
        net = max(self._had(leg.gain, leg.turns) for leg in legs)
        return replace(one, score=best - self.kept * self.onward - risk, net=net - risk)

    def _had(self, fame: float, turns: float) -> float:
        """Worth today of *fame* had in *turns* turns; a loss counts in full."""
        return fame * self.kept**turns if fame > 0 else fame

    def _after(self, leg: _Leg, after: Sequence[_Leg]) -> float:
        """Fame that the best goal after *leg* brings, or none, and the turns after that."""
        best = self._had(self.onward, 1 + math.floor(leg.turns))
        for other in after:
            if other.intent.goal != leg.intent.goal:
                turns = self._arrival(leg, other) + other.lasts
                onward = self._had(self.onward, 1 + math.floor(turns))
                best = max(best, self._had(other.gain, turns) + onward)
        return best

    def _arrival(self, leg: _Leg, other: _Leg) -> int:
        """Turns from now in which the goal of *other* is reached after *leg*."""
        turns = math.floor(leg.turns)
        beyond = self._steps(leg.at, other.intent) - leg.points
        if beyond > 0:
            return turns + -(-beyond // self.ahead.pace)
        return turns + (leg.acts < 1 and not _fetches(other.intent))

    def _steps(self, start: Hex, goal: Intent) -> int:
        """Hexes from *start* to *goal*; to a ship or a lookout as the crow flies."""
        match goal.kind:
            case "port" | "deal":
                assert goal.place is not None
                return self.ahead.steps(goal.place.anchorages)[start]
            case "barrel" | "adrift":
                assert goal.at is not None
                return self.ahead.steps((goal.at,))[start] + 1
            case "hunt":
                assert goal.ship is not None
                away = self.ahead.chart.board.distance(start, self.ahead.afloat[goal.ship])
                return max(0, away - 1)
            case "explore" if goal.slot is not None:
                return self.ahead.chart.board.distance(start, goal.end.at)
            case _:
                return NO_WAY_STEPS

    def _legs(self, one: Intent) -> list[_Leg]:
        """The leg of *one*, that with the largest gain first; none if it has a score.

        Goods bought are carried on at once, or another goal comes between.
        """
        if one.score:
            return []
        if _fetches(one):
            return [self._fetching(one)]
        ahead = self.ahead
        acts = 0 if one.turns else (ahead.after_moving if one.end.course else ahead.actions) - 1
        may_sail = acts > 0 and one.end.course is None and not ahead.sea.turn.moved
        points = ahead.pace if may_sail else 0
        at = self.ahead.afloat[one.ship] if one.ship and one.turns else one.end.at
        if one.bargain is None or one.place is None:
            return [
                _Leg(intent=one, gain=one.worth, lasts=one.lasts, at=at, points=points, acts=acts)
            ]
        at = at if at in one.place.anchorages else one.place.anchorages[0]
        bargain = one.bargain
        gain = bargain.worth + PART_OF_A_HOPE * bargain.later
        legs = [_Leg(intent=one, gain=gain, lasts=0, at=at, points=points, acts=acts)]
        if bargain.outlet_at is not None:
            gain = bargain.worth / self.kept**bargain.turns + bargain.later
            to, on = bargain.outlet_at, bargain.turns
            legs.insert(0, _Leg(intent=one, gain=gain, lasts=on, at=to, points=0, acts=0))
        return legs

    def _fetching(self, one: Intent) -> _Leg:
        """The leg of a barrel or goods adrift, which takes no action but a movement point."""
        assert one.at is not None
        ahead = self.ahead
        points = one.end.course.points - 1 if one.end.course else 0
        if one.turns:
            points = one.turns * ahead.pace - (one.steps - length(one.end)) - 1
        acts = 1 if one.turns else ahead.after_moving
        points = max(0, min(ahead.pace, points))
        return _Leg(intent=one, gain=one.worth, lasts=0, at=one.at, points=points, acts=acts)


def _fetches(one: Intent) -> bool:
    return one.kind in ("barrel", "adrift")
