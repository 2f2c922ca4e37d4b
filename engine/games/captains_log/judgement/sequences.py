"""Sequences of two goals: the fame that a goal and the best goal after it bring."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.records import value
from engine.games.captains_log.judgement.distances import NO_WAY_STEPS
from engine.games.captains_log.judgement.intent import Goal, Intent, length
from engine.games.captains_log.judgement.prospects import Prospects
from engine.games.captains_log.judgement.worth import turns_left
from engine.games.captains_log.model.state import Hex

FAME_A_TURN: Final = 0.3
"""Fame that a captain gains in each turn that is not looked into."""

CONTESTED: Final = 0.05
"""Part of a goal's worth that each rival takes a turn, for others may be there first."""

FOLLOWERS: Final = 6
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


@value
class _Follower:
    """A goal that comes after another: *steps* and *more* are the hexes to it from every hex.

    *acts* is False for what takes no action.
    """

    goal: Goal
    gain: float
    lasts: float
    steps: Sequence[int]
    more: int
    acts: bool


class _Sequences:
    def __init__(self, ahead: Prospects) -> None:
        self.ahead = ahead
        sea = ahead.sea
        left = turns_left(sea)
        self.kept = left / (1 + left)
        """Part of the worth of fame that is left if it is had a turn later."""
        self.held = self.kept * (1 - CONTESTED * (len(sea.captains) - 1))
        """The same part of a goal that rivals may reach first."""
        self.onward = FAME_A_TURN * left
        """Fame that the turns after a sequence bring, if they begin now."""
        self.here = ahead.dangers.fear(ahead.at) if ahead.rests else 0.0

    def scored(self, found: Sequence[Intent]) -> list[Intent]:
        legs = [(one, self._legs(one)) for one in found]
        ways = [way[0] for _, way in legs if way and way[0].gain > 0]
        after = [*self._followers(ways)]
        return [self._scored(one, way, after) if way else one for one, way in legs]

    def _scored(self, one: Intent, legs: Sequence[_Leg], after: Sequence[_Follower]) -> Intent:
        risk = one.end.risk - self.here
        best = max(self._had(leg.gain, leg.turns) + self._after(leg, after) for leg in legs)
        net = max(self._had(leg.gain, leg.turns) for leg in legs)
        return replace(one, score=best - self.kept * self.onward - risk, net=net - risk)

    def _had(self, fame: float, turns: float) -> float:
        """Worth today of *fame* had by a goal in *turns* turns; a loss counts in full."""
        return fame * self.held**turns if fame > 0 else fame

    def _after(self, leg: _Leg, after: Sequence[_Follower]) -> float:
        """Fame that the best goal after *leg* brings, or none, and the turns after that."""
        begun = math.floor(leg.turns)
        best = self.onward * self.kept ** (1 + begun)
        for other in after:
            if other.goal == leg.intent.goal:
                continue
            beyond = other.steps[leg.at] + other.more - leg.points
            turns = begun + other.lasts
            if beyond > 0:
                turns += -(-beyond // self.ahead.pace)
            elif other.acts and leg.acts < 1:
                turns += 1
            onward = self.onward * self.kept ** (1 + math.floor(turns))
            best = max(best, self._had(other.gain, turns) + onward)
        return best

    def _followers(self, legs: Iterable[_Leg]) -> Iterator[_Follower]:
        """Those of *legs* that gain most a turn, as goals that come after another."""
        for leg in sorted(legs, key=lambda leg: -leg.gain / (1 + leg.turns))[:FOLLOWERS]:
            one = leg.intent
            steps, more = self._way(one)
            yield _Follower(
                goal=one.goal,
                gain=leg.gain,
                lasts=leg.lasts,
                steps=steps,
                more=more,
                acts=not _fetches(one),
            )

    def _way(self, goal: Intent) -> tuple[Sequence[int], int]:
        """Hexes to *goal* from every hex, and how many more or fewer they are; to a ship or a
        lookout as the crow flies.
        """
        board = self.ahead.chart.board
        if goal.place is not None:
            return self.ahead.steps(goal.place.anchorages), 0
        if _fetches(goal) and goal.at is not None:
            return self.ahead.steps((goal.at,)), 1
        if goal.ship is not None:
            return board.distances(self.ahead.afloat[goal.ship]), -1
        return board.distances(goal.end.at), 0 if goal.slot is not None else NO_WAY_STEPS

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
        if one.place is not None and at not in one.place.anchorages:
            at = one.place.anchorages[0]
        if one.bargain is None or one.place is None:
            return [
                _Leg(intent=one, gain=one.worth, lasts=one.lasts, at=at, points=points, acts=acts)
            ]
        at = at if at in one.place.anchorages else one.place.anchorages[0]
        bargain = one.bargain
        gain = bargain.worth + PART_OF_A_HOPE * bargain.later
        legs = [_Leg(intent=one, gain=gain, lasts=0, at=at, points=points, acts=acts)]
        if bargain.outlet_at is not None:
            gain = bargain.worth / self.held**bargain.turns + bargain.later
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
    return one.kind in ("barrel", "adrift") or (one.kind == "mission" and one.at is not None)
