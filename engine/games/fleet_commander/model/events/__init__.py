"""Events of Fleet Commander, all told to everybody; none tells a secret."""

from engine.games.fleet_commander.model.events.discovery import *
from engine.games.fleet_commander.model.events.fights import *
from engine.games.fleet_commander.model.events.missions import *
from engine.games.fleet_commander.model.events.movement import *
from engine.games.fleet_commander.model.events.preparation import *
from engine.games.fleet_commander.model.events.turns import *

Told = Preparation | Turn | Movement | Mission | Discovery | Fight
