"""All questions of the game; each is declared in the module of its rule."""

from typing import Final

from engine.core.questions import Questions
from engine.games.captains_log.model.actions import Action
from engine.games.captains_log.model.state import LogState, LogView
from engine.games.captains_log.rules import reputation, setup, shot, sink, stowing
from engine.games.captains_log.rules.missions import keeping

QUESTIONS: Final = Questions[LogState, LogView, Action](
    setup.START,
    setup.FACING,
    shot.PASSING_SHOT,
    stowing.STOW,
    reputation.GRATITUDE,
    reputation.JOINING,
    sink.RESPAWN,
    sink.RESPAWN_HEX,
    keeping.KEEP,
    keeping.DROP,
    rule="CL-TURN-02",
)
suggest = QUESTIONS.suggest
