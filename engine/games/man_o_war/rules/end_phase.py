"""The end phase: debris, fires, stragglers, scuttling and tokens, in the order of the book."""

from engine.core.referee import Referee
from engine.games.man_o_war.model.state import Open, WarState
from engine.games.man_o_war.rules.fires import burn
from engine.games.man_o_war.rules.scuttling import scuttle
from engine.games.man_o_war.rules.squadrons import replace_leaders
from engine.games.man_o_war.rules.stragglers import follow, tell_stragglers
from engine.games.man_o_war.rules.victory import check_victory
from engine.games.man_o_war.rules.wizards import end_magic, rescue, tell_fates
from engine.games.man_o_war.rules.wreck import wrecks_drift


def end_phase(state: WarState, referee: Referee) -> None:
    """MOW-END-01: rescue, debris, fires, stragglers, scuttling, tokens, magic, and the end of the
    game.

    MOW-AMB-13: after all that it is seen who straggles.
    """
    battle = state.open
    rescue(battle, referee)
    wrecks_drift(battle)
    tell_fates(battle, referee)
    burn(battle, referee)
    replace_leaders(battle, referee)
    follow(battle, referee)
    scuttle(state, referee)
    replace_leaders(battle, referee)
    _remove_tokens(battle)
    tell_fates(battle, referee)
    end_magic(state, referee)
    check_victory(battle, referee)
    if battle.phase != "over":
        tell_stragglers(battle, referee)


def _remove_tokens(battle: Open) -> None:
    """MOW-CAPTAIN-09, MOW-END-02: No Move and No Fire tokens leave the ships."""
    for ship in battle.ships:
        ship.no_move = ship.no_fire = False
