"""Events of Captain's Log, each told to those who may know of it."""

from engine.games.captains_log.model.events.course import *
from engine.games.captains_log.model.events.dealings import *
from engine.games.captains_log.model.events.fights import *
from engine.games.captains_log.model.events.missions import *
from engine.games.captains_log.model.events.npcs import *
from engine.games.captains_log.model.events.standing import *
from engine.games.captains_log.model.events.voyages import *

Told = Course | Voyage | Fight | NpcTold | Deal | Errand | Standing
