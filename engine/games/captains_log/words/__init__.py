"""The words of Captain's Log: keys of its texts, and the facts that fill them."""

from engine.games.captains_log.words.about import about
from engine.games.captains_log.words.alt import alt
from engine.games.captains_log.words.chances import chances
from engine.games.captains_log.words.consequences import consequences, outlook
from engine.games.captains_log.words.forgone import forgone
from engine.games.captains_log.words.hand import HAND_TITLE, hand
from engine.games.captains_log.words.hindrances import hindered
from engine.games.captains_log.words.labels import label
from engine.games.captains_log.words.lessons import lessons
from engine.games.captains_log.words.manual import goal, how, legend
from engine.games.captains_log.words.map import describe
from engine.games.captains_log.words.order_menus import menus as order_menus
from engine.games.captains_log.words.panels import panels
from engine.games.captains_log.words.picture import TILE_FRAME, frames, picture
from engine.games.captains_log.words.places import place
from engine.games.captains_log.words.plans import plans
from engine.games.captains_log.words.questions import ask
from engine.games.captains_log.words.refusals import why_not
from engine.games.captains_log.words.stops import stops
from engine.games.captains_log.words.summary import summary
from engine.games.captains_log.words.telling import tell, tell_all
from engine.games.captains_log.words.terms import terms
from engine.games.captains_log.words.things import ship

__all__ = [
    "HAND_TITLE",
    "TILE_FRAME",
    "about",
    "alt",
    "ask",
    "chances",
    "consequences",
    "describe",
    "forgone",
    "frames",
    "goal",
    "hand",
    "hindered",
    "how",
    "label",
    "legend",
    "lessons",
    "order_menus",
    "outlook",
    "panels",
    "picture",
    "place",
    "plans",
    "ship",
    "stops",
    "summary",
    "tell",
    "tell_all",
    "terms",
    "why_not",
]
