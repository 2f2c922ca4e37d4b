"""Stragglers: ships too far from their leader, which follow it at the end of the turn."""

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Act
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.signals import Helm
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.grounding import ground, refloat
from engine.games.man_o_war.rules.helm import COMMAND, steer
from engine.games.man_o_war.rules.squadrons import can_act, is_afloat


def is_too_far(battle: Open, ship: ShipId) -> bool:
    """MOW-STRAGGLER-01, MOW-AMB-14: whether a ship is more than 15 cm from its leader."""
    leader = battle.squadrons[battle.ships[ship].squadron].leader
    if ship == leader or not (can_act(battle, ship) and is_afloat(battle, leader)):
        return False
    return apart(battle, ship, battle.ships[ship].at, leader) > COMMAND


def follow(battle: Open, referee: Referee) -> None:
    """MOW-STRAGGLER-06, MOW-DEC-19: stragglers move toward their leader; none fires or boards.

    Those of the side with initiative first. MOW-STRAGGLER-07: a No Move token holds a ship.
    MOW-AMB-53: one aground first tries to get off. As the helm meets nothing, none
    rams (MOW-STRAGGLER-04).
    """
    behind = [number for number, one in enumerate(battle.ships) if one.straggler]
    for ship in sorted(behind, key=lambda one: battle.ships[one].side != battle.initiative):
        if not can_act(battle, ship):
            continue
        refloat(battle, ship, referee)
        way = steer(battle, ship, Helm(intent="keep_station"))
        if way.legs:
            battle.ships[ship].at = way.end
            referee.announce(e.Moved(ship=ship, way=way, straggler=True))
            grounding = ground(battle, ship, way, referee)
            battle.acts.append(Act(ship=ship, way=way, grounding=grounding))


def tell_stragglers(battle: Open, referee: Referee) -> None:
    """MOW-STRAGGLER-01, MOW-STRAGGLER-08, MOW-AMB-13: who straggles in the turn that follows."""
    for number, ship in enumerate(battle.ships):
        was, ship.straggler = ship.straggler, is_too_far(battle, number)
        if ship.straggler and not was:
            referee.announce(e.FellBehind(ship=number))
        elif was and can_act(battle, number) and not ship.straggler:
            referee.announce(e.Rejoined(ship=number))
