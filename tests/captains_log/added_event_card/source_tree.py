"""The source with one more event card: links to unchanged files, and copies of others."""

from pathlib import Path
from typing import Final

from tests.copied_source import add_lines, copy_source

GAME: Final = Path("engine/games/captains_log")

CARD: Final = "event-28"

NEW: Final = {GAME / "rules/event_cards/amnesty.py": Path(__file__).parent / "amnesty.py"}
"""New paths in the source, each with the file that it links to."""

LINES: Final = {
    GAME / "model/cards.py": {'    CALM = "calm"\n': '    AMNESTY = "amnesty"\n'},
    GAME / "rules/event_cards/registry.py": {
        "model.cards import EventEffect\n": (
            "from engine.games.captains_log.rules.event_cards.amnesty import Amnesty\n"
        ),
        "= (Calm(),": " Amnesty()",
    },
    GAME / "data/events.toml": {
        '[event-04]\neffect = "calm"\nwind = true\n': f'\n[{CARD}]\neffect = "amnesty"\n'
    },
    GAME / "words/event_cards.py": {
        "    EventEffect.CALM: None,\n": '    EventEffect.AMNESTY: "event-card-amnesty",\n'
    },
    GAME / "text/en.ftl": {
        "## Events\n": "\nevent-card-amnesty = Spain pardons all captains.\n",
    },
    GAME / "text/fr.ftl": {
        "## Évènements\n": "\nevent-card-amnesty = L\u2019Espagne pardonne à chaque capitaine.\n",
    },
}
"""Lines added to each file, by the existing text that they follow."""


def with_amnesty(tree: Path) -> None:
    """Make a copy of the source in *tree* whose event deck also has the card Amnesty."""
    copy_source(tree)
    for path, source in NEW.items():
        (tree / path).symlink_to(source)
    for path, lines in LINES.items():
        add_lines(tree / path, lines)
