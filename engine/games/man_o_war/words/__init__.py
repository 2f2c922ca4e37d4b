"""The words of Man O'War: keys of its texts, and the facts that fill them."""

from engine.games.man_o_war.words.about import about, menu_asks
from engine.games.man_o_war.words.labels import label
from engine.games.man_o_war.words.lessons import lessons
from engine.games.man_o_war.words.manual import goal, how, legend, terms
from engine.games.man_o_war.words.map import alt, describe, picture, summary
from engine.games.man_o_war.words.notation import forms
from engine.games.man_o_war.words.panels import HAND_TITLE, hand, panels
from engine.games.man_o_war.words.plans import plans
from engine.games.man_o_war.words.questions import ask
from engine.games.man_o_war.words.stops import stops
from engine.games.man_o_war.words.telling import tell, tell_all

__all__ = [
    "HAND_TITLE",
    "about",
    "alt",
    "ask",
    "describe",
    "forms",
    "goal",
    "hand",
    "how",
    "label",
    "legend",
    "lessons",
    "menu_asks",
    "panels",
    "picture",
    "plans",
    "stops",
    "summary",
    "tell",
    "tell_all",
    "terms",
]
