"""The activation of a ship: it moves, which may end in a ram, then fires, then boards."""

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Act, Boarding, Volley
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.signals import Signal
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.boarding import Orders, board
from engine.games.man_o_war.rules.grounding import ground, refloat
from engine.games.man_o_war.rules.gunnery import fire_all
from engine.games.man_o_war.rules.orders import way_of_ship
from engine.games.man_o_war.rules.ram import is_ram, ram
from engine.games.man_o_war.rules.squadrons import is_afloat, replace_leaders


def act(battle: Open, ship: ShipId, signal: Signal, orders: Orders, referee: Referee) -> None:
    """MOW-SQUAD-11, MOW-RAM-09, MOW-AMB-05: *ship* moves, rams if it can, fires, and then boards.

    *orders* are those of all squadrons, for the enemy may go on with a boarding. One aground first
    tries to get off (MOW-OBST-05); it fires and boards all the same (MOW-AMB-34).
    """
    refloat(battle, ship, referee)
    way = way_of_ship(battle, ship, signal)
    rams = is_ram(battle, ship, way)
    battle.ships[ship].at = way.end
    referee.announce(e.Moved(ship=ship, way=way))
    grounding = ground(battle, ship, way, referee)
    struck = None
    if rams and way.met is not None:
        struck = ram(battle, ship, way.met, referee)
    volleys: tuple[Volley, ...] = ()
    boarding: Boarding | None = None
    if is_afloat(battle, ship):
        volleys = tuple(fire_all(battle, ship, signal.guns_of(ship), referee))
        boarding = board(battle, ship, signal.helm_of(ship), orders, referee)
    battle.acts.append(
        Act(
            ship=ship,
            way=way,
            grounding=grounding,
            ram=struck,
            volleys=volleys,
            boarding=boarding,
        )
    )
    replace_leaders(battle, referee)
