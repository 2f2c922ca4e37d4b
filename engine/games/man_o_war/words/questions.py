"""The question put to admirals."""

from typing import Final

from engine.core.sentences import Sentences
from engine.core.words import Text
from engine.games.man_o_war.model.decisions import Asked, DispelDecision, SheetDecision
from engine.games.man_o_war.model.names import SIDES, ShipId
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of
from engine.games.man_o_war.words import magic_lines, things
from engine.games.man_o_war.words.things import joined


def _sheet(view: WarView, asked: SheetDecision) -> Text:
    """MOW-POST-01, MOW-INIT-01: who acts first, and what shall the squadrons do?

    Who is asked reads what they were told last.
    """
    mine = view.seat == asked.seat
    parts = _standing(view) if mine else []
    return Text.of(
        "ask-sheet",
        told="yes" if parts else "no",
        signals=joined(parts) if parts else "",
        **things.acts_first(view.open, SIDES[view.seat] if mine else None),
    )


ask: Final = (
    Sentences[WarView, Asked]().on(SheetDecision, _sheet).on(DispelDecision, magic_lines.ask_dispel)
)
"""Words each question for the seat that is asked."""


def _standing(view: WarView) -> list[Text]:
    """The signal of each squadron of the view's side; its squadron is named if there are more."""
    battle, side = view.open, SIDES[view.seat]
    found: list[Text] = []
    for number in squadrons_of(battle, side):
        if view.side is not None and in_command(battle, battle.squadrons[number]):
            text = things.signal(battle, view.side.signals[number])
            name = things.squadron(battle, number)
            several = len(squadrons_of(battle, side)) > 1
            found.append(Text.of("told", squadron=name, signal=text) if several else text)
    ordered = () if view.side is None else view.side.scuttle
    found += magic_lines.told(view)
    return [*found, *(_scuttled(battle, ship) for ship in ordered)]


def _scuttled(battle: Open, ship: ShipId) -> Text:
    return Text.of("told-scuttle", ship=things.ship(battle, ship), go="yes")
