"""Stakes of an intent, and its name across turns, for plans that are played ahead of a turn."""

from typing import Final

from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.model import actions as a

_SHORT_LIVED: Final = ("stow", "lighten", "repair")
"""Kinds of intents that are done in the turn in which they begin."""

_GOES_ON: Final = ("hunt", "flee")
"""Kinds of intents that may go on for ever."""

_CARGO: Final = (a.Jettison, a.JettisonCannon, a.Scuttle)
_FREE_OF_RISK: Final = (a.Sail, a.TurnAbout, a.Explore, a.PickUp, a.Rearrange)


def name_of(intent: Intent) -> str | None:
    """The name of the goal of *intent* in every turn; None if it is done in a single turn."""
    if intent.kind in _SHORT_LIVED:
        return None
    kind, *about = intent.goal
    return ":".join((kind, *(str(one) for one in about if one is not None)))


def lasts(intent: Intent) -> bool:
    """Whether *intent* goes on in later turns."""
    return bool(intent.turns) or intent.kind in _GOES_ON


def risks(intent: Intent) -> tuple[str, ...]:
    """What *intent* stakes this turn: shots, cargo, money and wood, and fire drawn on the way."""
    found = {_risk(order) for order in intent.actions if not isinstance(order, _FREE_OF_RISK)}
    if intent.end.fire:
        found.add("fire")
    return tuple(sorted(found))


def _risk(order: a.Order) -> str:
    if isinstance(order, a.Shoot):
        return "shots"
    return "cargo" if isinstance(order, _CARGO) else "trade"
