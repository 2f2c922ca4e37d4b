"""Deals in contraband in words, with their cost in esteem."""

from engine.core.words import Text
from engine.games.captains_log.judgement.losses import smuggling
from engine.games.captains_log.model.actions import Row
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.state import Captain, Open
from engine.games.captains_log.words.esteem import loss_briefly


def smuggled(sea: Open, captain: Captain, row: Row, good: Good, count: int) -> Text:
    """Note after a sale of *count* of *good*: contraband, and the esteem it costs if any; blank for
    a legal sale.
    """
    if row == "legal":
        return Text.of("deal-legal")
    loss = smuggling(sea, captain, good, count)
    if loss is None:
        return Text.of("deal-smuggled")
    return Text.of("deal-smuggled-for", loss=loss_briefly(loss))


def warning(sea: Open, captain: Captain, row: Row, good: Good, count: int) -> Text:
    """Sentence of its own that warns of the esteem a contraband sale costs; blank if
    none is lost.
    """
    loss = smuggling(sea, captain, good, count) if row == "contraband" else None
    return Text.of("lesson-smuggled", loss=loss_briefly(loss)) if loss else Text.of("deal-legal")
