"""How the bot plays a captain's seat: it follows one of the plans that a person is offered."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.game import Policy
from engine.games.captains_log.judgement.aims import aim
from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.events import Aimed
from engine.games.captains_log.model.state import Ammo, LogView
from engine.games.captains_log.rules import answers, orders, reputation, turn

APPRENTICESHIP: Final = 20
"""Rounds in which a cabin boy learns what a mate knows."""

CLOSE: Final = 2
"""Hexes that a cabin boy sails for a fight rather than look for the unknown."""


@dataclass(frozen=True, slots=True)
class Level:
    """Plays a seat by the intent that it *picks*, and tells what it sails for.

    It knows no more than its view; dice are not needed.
    """

    picks: Callable[[LogView], Intent | None]

    def __call__(self, view: LogView, dice: Dice) -> a.Action:
        """The answer to a question; else the first step of the intent, or the end of the turn."""
        del dice
        asked = next((one for one in waiting(view.agenda) if one.seat == view.seat), None)
        if asked is not None:
            return _answer(view, asked)
        intent = self.picks(view)
        return intent.actions[0] if intent else orders.default(view)

    def reason(self, view: LogView, action: a.Action) -> Aimed | None:
        """Told as a move begins, from what lies open: other actions say by themselves why."""
        if not isinstance(action, a.Sail) or view.open.turn.points is not None:
            return None
        intent = self.picks(view)
        return aim(view, intent) if intent else None


def chosen(found: Sequence[Intent]) -> Intent | None:
    """The first of *found* that is useful.

    Where that means to lie where the ship lies, the first that can be done there meanwhile.
    """
    useful = [intent for intent in found if intent.worth > 0]
    if useful and not useful[0].actions:
        useful = [one for one in useful if one.actions and one.end.course is None and not one.turns]
    return useful[0] if useful else None


def _whim(view: LogView) -> Intent | None:
    """What is nearest: a fight close by before the unknown, and both before any trade.

    A cabin boy is afraid of nothing, trades by the handful, keeps no money for the next voyage
    and fits out no further than with cannons. Where that wastes an action it does as a mate,
    and so once it has learnt its trade.
    """
    if view.open.round > APPRENTICESHIP:
        return _judgement(view)
    found = chosen(sorted(intents(view, bold=True), key=_fancy))
    return _judgement(view) if found is None and turn.actions_left(view) else found


def _fancy(intent: Intent) -> tuple[int | bool | float, ...]:
    fights = intent.kind == "hunt"
    return (
        intent.turns,
        not fights or intent.steps > CLOSE,
        intent.kind != "explore",
        not fights,
        -intent.worth,
    )


def _judgement(view: LogView) -> Intent | None:
    """What brings most for each turn it takes, danger and standing being weighed."""
    return chosen(intents(view))


def _answer(view: LogView, asked: d.Asked) -> a.Action:
    match asked:
        case d.StartDecision():
            return _start(view, asked)
        case d.FacingDecision():
            return next(answers.suggest(view, asked))
        case d.PassingShotDecision():
            return a.ReplyShot(decision=asked.id, ammo=_reply(view, asked))
        case d.GratitudeDecision():
            return a.ChooseNation(decision=asked.id, nation=_dearest(view, asked.nations))
        case d.RespawnDecision():
            return a.ChooseRespawn(decision=asked.id, tile=asked.tiles[0])
        case d.JoinDecision():
            return a.ReplyJoin(decision=asked.id, yes=True)
        case _:
            return answers.default(view, asked)


def _start(view: LogView, asked: d.StartDecision) -> a.Action:
    """The start with the most ports around."""
    sheet = chart(view.open)

    def crowd(tile: int) -> float:
        here = sheet.starts[tile]
        return sum(1 / (1 + sheet.board.distance(here, p.at)) for p in sheet.ports.values())

    starts = [o for o in answers.suggest(view, asked) if isinstance(o, a.ChooseStart)]
    return max(starts, key=lambda start: crowd(start.tile))


def _reply(view: LogView, asked: d.PassingShotDecision) -> Ammo | None:
    """Fire at pirates and captains, and at whoever is an enemy already."""
    sea = view.open
    if asked.ship in sea.captains:
        return Ammo.NORMAL
    nation = reputation.flag(sea, asked.ship)
    standing = 0 if nation is None else sea.captains[view.seat].reputation[nation]
    spared = nation not in (None, Nation.PIRATES) and standing > -4
    return None if spared else Ammo.NORMAL


def _dearest(view: LogView, nations: tuple[Nation, ...]) -> Nation:
    """Who is nearest to opening their ports again, or else their shipyards."""
    standing = view.open.captains[view.seat].reputation
    return min(nations, key=lambda n: (standing[n] >= 0, abs(standing[n] - 2), n))


cabin_boy = Level(_whim)
mate = Level(_judgement)

LEVELS: Mapping[str, Policy] = {"cabin_boy": cabin_boy, "mate": mate}
