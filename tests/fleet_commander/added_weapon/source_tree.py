"""The source with one more special weapon: links to unchanged files, and copies of others."""

from pathlib import Path
from typing import Final

from tests.copied_source import add_lines, copy_source, write

GAME: Final = Path("engine/games/fleet_commander")

NEW: Final = {GAME / "rules/weapons/leech.py": Path(__file__).parent / "leech.py"}
"""The module of the weapon, by its place in the source."""

LINES: Final = {
    GAME / "model/cards.py": {'    INTERDICTOR = "interdictor"\n': '    LEECH = "leech"\n'},
    GAME / "rules/weapons/registry.py": {
        "weapons.interdictor import Interdictor\n": (
            "from engine.games.fleet_commander.rules.weapons.leech import Leech\n"
        ),
        "    Interdictor(),\n": "    Leech(),\n",
    },
    GAME / "data/weapons.toml": {
        '[tractor_ray]\nreach = 2\nsource = "rulebook"\n': (
            '\n[leech]\nreach = 2\npoints = 1\nsource = "authored"\n'
        )
    },
    Path("renders/fleet_commander/weapons.py"): {
        '    Weapon.INTERDICTOR: WeaponDrawing("I"),\n': '    Weapon.LEECH: WeaponDrawing("L"),\n'
    },
}
"""By file, lines added to lists, each after an existing line."""

SENTENCES: Final = {
    "en": {
        "weapon": "leech",
        "panel-weapon": "Leech",
        "weapon-does": "a ship up to 2 sectors off loses a quarter of its hull each turn",
        "why-weapon": "Leech: { $points } damage for four points of hull, each turn",
        "damage-taken": '{" "}from a leech',
        "event-token-ended": "the leech of { $ship } lets go",
        "map-token": "Leech of { $ship } on { $place }",
        "label-shake-off": "Tear the leech of { $launcher } off { $ship }",
        "lesson-beset": "A leech clings to { $ship }: a red ✱ tears it off.",
    },
    "fr": {
        "weapon": "sangsue",
        "its-weapon": "sa sangsue",
        "panel-weapon": "Sangsue",
        "weapon-does": "un vaisseau à 2 secteurs au plus perd un quart de sa coque par tour",
        "why-weapon": "Sangsue : { $points } dégât pour quatre points de coque, à chaque tour",
        "damage-taken": '{" "}de la sangsue',
        "event-token-ended": "la sangsue lancée par { $ship } lâche prise",
        "map-token": "Sangsue lancée par { $ship } sur { $place }",
        "label-shake-off": "{ $ship } : chasser la sangsue lancée par { $launcher }",
        "lesson-beset": "Une sangsue tient { $ship } : un ✱ rouge la chasse.",
    },
}
"""By language, variants added to the sentences that select on the weapon."""


def with_leech(tree: Path) -> None:
    """Create in *tree* the source of a bot that also has the leech."""
    copy_source(tree)
    for path, source in NEW.items():
        (tree / path).symlink_to(source)
    for path, lines in LINES.items():
        add_lines(tree / path, lines)
    for code, variants in SENTENCES.items():
        for key, variant in variants.items():
            _word(tree / GAME / "text" / f"{code}.ftl", key, variant)


def _word(path: Path, key: str, variant: str) -> None:
    """Add *variant* to the first Fluent selection on ``$weapon`` or ``$cause`` in *key*."""
    head, message = f"\n{path.read_text('utf-8')}".split(f"\n{key} = ", maxsplit=1)
    at = min(
        message.find(select) + len(select)
        for select in ("{ $weapon ->\n", "{ $cause ->\n")
        if select in message
    )
    told = f"{message[:at]}    [leech] {variant}\n{message[at:]}"
    write(path, f"{head}\n{key} = {told}"[1:])
