"""The deck of missions: which cards are in play, and drawing in a tavern."""

from collections.abc import Iterator

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import TakeMission
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.decisions import KeepMissionDecision
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.state import Captain, LogState, Open

MISSIONS_DRAWN = 3
"""CL-MISSION-06: missions drawn, of which one is kept."""


def in_play(data: DataSet, options: Options) -> list[str]:
    """CL-SETUP-23, CL-GEN-16: ids of the missions in the deck, sorted; none without missions.

    House ruling: cards that need rules which the game does not play yet are left out.
    """
    if not options.missions:
        return []
    return sorted(name for name, card in data.missions.items() if card.lacks is None)


def check(sea: Open, captain: Captain, tile: int) -> None:
    """CL-TAVERN-03 … -06: check that a mission can be taken in the port on *tile*.

    :raises RuleViolation: if not.
    """
    if not sea.options.missions:
        raise RuleViolation("CL-TAVERN-03", "no-missions")
    if sea.turn.mission_taken:
        raise RuleViolation("CL-TAVERN-05", "one-mission-a-turn")
    if captain.mission_port == tile:
        raise RuleViolation("CL-TAVERN-06", "mission-after-leaving")
    if not sea.mission_deck + sea.mission_discards:
        raise RuleViolation("CL-TAVERN-04", "no-mission-left")


def suggest(sea: Open, captain: Captain, tile: int) -> Iterator[TakeMission]:
    try:
        check(sea, captain, tile)
    except RuleViolation:
        return
    yield TakeMission()


def take(state: LogState, seat: Seat, tile: int, referee: Referee) -> None:
    """CL-TAVERN-03, CL-MISSION-06: draw missions in secret, and ask which one is kept."""
    sea, own = state.open, state.own[seat]
    sea.turn.mission_taken = True
    sea.captains[seat].mission_port = tile
    own.drawn.clear()
    for _ in range(MISSIONS_DRAWN):
        if not state.hidden.missions:
            _shuffle(state)
        if not state.hidden.missions:
            break
        drawn = referee.draw(state.hidden.missions, "CL-MISSION-06", only(seat))
        state.hidden.missions.remove(drawn)
        sea.mission_deck -= 1
        own.drawn.append(drawn)
    count = len(own.drawn)
    referee.announce(e.MissionsDrawn(captain=seat, count=count))
    ask(state, KeepMissionDecision(id=state.asked + 1, seat=seat, count=count))


def _shuffle(state: LogState) -> None:
    """CL-TAVERN-04: make the discards the new deck."""
    sea, hidden = state.open, state.hidden
    hidden.missions[:] = sorted(hidden.discarded_missions)
    hidden.discarded_missions.clear()
    sea.mission_deck, sea.mission_discards = sea.mission_discards, 0
