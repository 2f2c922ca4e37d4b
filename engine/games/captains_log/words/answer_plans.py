"""Answers to the questions before a voyage as plans: where to begin, and where the bow points."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from engine.core.agenda import waiting
from engine.core.plans import Plan
from engine.games.captains_log.judgement.answers import ranked_answers
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.words.about import about
from engine.games.captains_log.words.labels import label

ANSWERS_OFFERED: Final = 1
"""The answers that are buttons, so that a phone shows the map besides; a menu lists the rest."""


def answer_plans(view: LogView) -> Iterator[Plan[a.Action]]:
    """Offer the best answer to a question that the seat of *view* is asked before it sails."""
    for asked in waiting(view.agenda):
        if asked.seat == view.seat and isinstance(asked, d.StartDecision | d.FacingDecision):
            for place, answer in enumerate(islice(ranked_answers(view, asked), ANSWERS_OFFERED)):
                path = label(view, answer)
                told = about(view, path, answer)
                if told is not None:
                    yield Plan(label=path[-1], about=told, actions=(answer,), best=place == 0)
