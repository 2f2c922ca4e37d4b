"""The words of Fleet Commander: keys of its texts, and the facts that fill them."""

from engine.games.fleet_commander.words.about import about, consequences, foreseen
from engine.games.fleet_commander.words.chances import chances
from engine.games.fleet_commander.words.fleet_menus import menu_asks
from engine.games.fleet_commander.words.hand import HAND_TITLE, hand
from engine.games.fleet_commander.words.hindrances import hindered
from engine.games.fleet_commander.words.labels import label
from engine.games.fleet_commander.words.lessons import lessons
from engine.games.fleet_commander.words.manual import goal, how, legend, rules_left_out, terms
from engine.games.fleet_commander.words.map import alt, describe, panels, picture, summary
from engine.games.fleet_commander.words.order_menus import menus as order_menus
from engine.games.fleet_commander.words.plans import plans
from engine.games.fleet_commander.words.questions import ask
from engine.games.fleet_commander.words.reasons import reasons
from engine.games.fleet_commander.words.stops import stops
from engine.games.fleet_commander.words.switches import forms
from engine.games.fleet_commander.words.telling import tell, tell_all
from engine.games.fleet_commander.words.turn_end import ending, undone

__all__ = [
    "HAND_TITLE",
    "about",
    "alt",
    "ask",
    "chances",
    "consequences",
    "describe",
    "ending",
    "foreseen",
    "forms",
    "goal",
    "hand",
    "hindered",
    "how",
    "label",
    "legend",
    "lessons",
    "menu_asks",
    "order_menus",
    "panels",
    "picture",
    "plans",
    "reasons",
    "rules_left_out",
    "stops",
    "summary",
    "tell",
    "tell_all",
    "terms",
    "undone",
]
