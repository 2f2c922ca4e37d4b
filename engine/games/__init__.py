"""Every game there is. To add one, add its folder and its line here."""

from engine.core.game import AnyGame
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.man_o_war.game import MAN_O_WAR

GAMES: tuple[AnyGame, ...] = (CAPTAINS_LOG, FLEET_COMMANDER, MAN_O_WAR)
