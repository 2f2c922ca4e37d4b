"""What a person reads of Fleet Commander, as keys of its texts and the facts that fill them."""

from engine.games.fleet_commander.words.labels import label
from engine.games.fleet_commander.words.questions import ask
from engine.games.fleet_commander.words.telling import tell, tell_all, weight

__all__ = ["ask", "label", "tell", "tell_all", "weight"]
