"""What happens in a game of Fleet Commander: all is told to everybody, and tells no secret."""

from engine.games.fleet_commander.model.events.discovery import *
from engine.games.fleet_commander.model.events.fights import *
from engine.games.fleet_commander.model.events.missions import *
from engine.games.fleet_commander.model.events.movement import *
from engine.games.fleet_commander.model.events.preparation import *
from engine.games.fleet_commander.model.events.turns import *

Told = Preparation | Turn | Movement | Mission | Discovery | Fight
