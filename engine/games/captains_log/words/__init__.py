"""What a person reads of Captain's Log, as keys of its texts and the facts that fill them."""

from engine.games.captains_log.words.chances import chances
from engine.games.captains_log.words.hand import hand
from engine.games.captains_log.words.labels import label
from engine.games.captains_log.words.map import alt, describe
from engine.games.captains_log.words.picture import TILE_FRAME, frames, picture
from engine.games.captains_log.words.places import place
from engine.games.captains_log.words.plans import plans
from engine.games.captains_log.words.questions import ask
from engine.games.captains_log.words.summary import summary
from engine.games.captains_log.words.telling import tell, tell_all, weight
from engine.games.captains_log.words.terms import terms
from engine.games.captains_log.words.things import ship

__all__ = [
    "TILE_FRAME",
    "alt",
    "ask",
    "chances",
    "describe",
    "frames",
    "hand",
    "label",
    "picture",
    "place",
    "plans",
    "ship",
    "summary",
    "tell",
    "tell_all",
    "terms",
    "weight",
]
