"""The question put to admirals."""

from engine.core.words import Text
from engine.games.man_o_war.model.decisions import Asked
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of
from engine.games.man_o_war.words import things
from engine.games.man_o_war.words.labels import joined


def ask(view: WarView, asked: Asked) -> Text:
    """MOW-POST-01: what shall the squadrons do? Who is asked reads what they were told last."""
    battle = view.open
    if view.seat != asked.seat or view.side is None:
        return Text.of("ask-sheet", signals="")
    parts = [
        Text.of("told", squadron=things.squadron(battle, number), signal=things.signal(battle, one))
        for number, one in view.side.signals.items()
        if number in squadrons_of(battle, SIDES[view.seat])
        and in_command(battle, battle.squadrons[number])
    ]
    return Text.of("ask-sheet", signals=joined(parts) if parts else "")
