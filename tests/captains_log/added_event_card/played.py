"""Draws the card Amnesty, answers its question, and writes everything people see as JSON.

``python -m tests.captains_log.added_event_card.played`` runs in the source that has the card.
"""

import json
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import engine
from engine.core.game import Step
from engine.games.captains_log.game import CAPTAINS_LOG as GAME
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ChooseNation, EndTurn, ReplyJoin
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.words import ask
from renders.captains_log import draw
from renders.picture import Wanted
from tests import laws
from tests.captains_log.added_event_card.source_tree import CARD
from tests.captains_log.news import told
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of

CODES = ("en", "fr")
MOST_STEPS = 600


def main() -> None:
    table = Table(captains=2).without_npcs()
    table.sea.events, table.sea.step = [CARD], 1
    for number, seat in enumerate(table.sea.order, 1):
        table.place(seat, hex_of(number))
    table.company("p2").reputation[Nation.SPAIN] = 10
    table.act("p1", EndTurn())
    drawn = table.act("p2", EndTurn(), 1)
    view = table.view("p2")
    (asked,) = table.asked()
    picture = draw(view, Wanted(events=drawn.events)).format
    seen = {
        "engine": str(Path(engine.__path__[0])),
        "drawn": [event.kind for event in drawn.events],
        "news": {code: told(code, view, drawn.events) for code in CODES},
        "asked": {code: said(code, ask(view, asked)) for code in CODES},
        "picture": picture,
        "refused": table.refused("p2", ChooseNation(decision=asked.id, nation=Nation.SPAIN)),
        "default": GAME.default(view) == ReplyJoin(decision=asked.id, yes=False),
        "joined": [one.kind for one in _join(table, asked.id).events],
        "esteem": [table.company(seat).reputation[Nation.SPAIN] for seat in table.sea.order],
        "drawn_at_random": _drawn_at_random(),
    }
    sys.stdout.write(json.dumps(seen))


def _join(table: Table, decision: int) -> Step[Any, Any]:
    return table.act("p2", ReplyJoin(decision=decision, yes=True))


def _drawn_at_random() -> int:
    """The number of times the card is drawn in a random game with a deck of it alone."""
    state, _ = laws.opening(GAME, "amnesty")
    state.open.events = [CARD]
    steps = laws.random_steps(GAME, state, "amnesty")
    happened = (event for step in islice(steps, MOST_STEPS) for event in step.events)
    return sum(event == e.EventDrawn(event=CARD) for event in happened)


if __name__ == "__main__":
    main()
