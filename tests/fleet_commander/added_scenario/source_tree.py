"""The bot's source with one more scenario: links to unchanged files, and copies of others."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.added_game.source_tree import ROOT, copy, edit, link, open_folders

PARTS: Final = Path(__file__).parent
GAME: Final = "engine/games/fleet_commander"
PICTURES: Final = "renders/fleet_commander"
IMPORTED: Final = (
    "tests.fleet_commander.added_scenario.rules",
    "engine.games.fleet_commander.rules.scenarios.beacon",
)
"""The packages that hold the rules before and after the scenario is added."""

NAMES: Final = {
    "en": (
        ("    [control] Control", "The beacon"),
        ("        [control] control", "the beacon"),
        ("    [control] A race", "A race"),
    ),
    "fr": (
        ("    [control] Contrôle", "La balise"),
        ("        [control] contrôle", "la balise"),
        ("    [control] Une course", "Une course"),
    ),
}
"""By language, lines of texts, each with the line for the scenario that stands above it."""


@dataclass(frozen=True)
class Touched:
    """The files that adding the scenario creates, and those it changes."""

    new: list[str]
    edited: list[str]


def with_beacon(tree: Path) -> Touched:
    """Create in *tree* the source of a bot that can also play the beacon."""
    link(ROOT / "bot", tree / "bot")
    link(ROOT / "cogs", tree / "cogs")
    open_folders(tree, "engine", "engine/games", GAME, f"{GAME}/model", f"{GAME}/text")
    open_folders(tree, f"{GAME}/text/table", f"{GAME}/rules", f"{GAME}/rules/scenarios")
    open_folders(tree, f"{GAME}/words", f"{GAME}/words/scenarios", "renders", PICTURES)
    game = tree / GAME
    copy(PARTS / "rules.py", game / "rules/scenarios/beacon.py", IMPORTED)
    copy(PARTS / "words.py", game / "words/scenarios/beacon.py", IMPORTED)
    copy(PARTS / "drawer.py", tree / PICTURES / "beacon.py", IMPORTED)
    for language, lines in NAMES.items():
        copy(PARTS / "text" / f"{language}.ftl", game / "text" / "beacon" / f"{language}.ftl")
        for old, says in lines:
            indent = old[: old.index("[")]
            new = f"{indent}[beacon] {says}\n{old}"
            edit(game / "text" / "table" / f"{language}.ftl", old, new)
    edit(game / "model" / "cards.py", '"control"\n', '"control", "beacon"\n')
    _list(game / "rules/scenarios/registry.py", "Control()", "Beacon()", f"{GAME}/rules")
    _list(
        game / "words/scenarios/registry.py",
        'ControlWords("control")',
        'BeaconWords("beacon")',
        f"{GAME}/words",
    )
    edit(
        tree / PICTURES / "scenarios.py",
        '    "control": ScenarioPictures(),\n',
        '    "control": ScenarioPictures(),\n    "beacon": BEACON,\n',
        "from renders.fleet_commander.beacon import BEACON",
    )
    return _touched(tree)


def _list(path: Path, last: str, added: str, room: str) -> None:
    """Add a line to a registry below its last one, and its import."""
    line = f'    "control": {last},\n'
    name = added.split("(", maxsplit=1)[0]
    module = f"{room.replace('/', '.')}.scenarios.beacon"
    edit(path, line, f'{line}    "beacon": {added},\n', f"from {module} import {name}")


def _touched(tree: Path) -> Touched:
    """The files of *tree* that are not links to the original ones."""
    found = Touched(new=[], edited=[])
    for folder in ("engine", "renders"):
        for path in sorted((tree / folder).rglob("*.*")):
            if path.is_file() and not path.is_symlink() and not _is_within_link(path, tree):
                name = str(path.relative_to(tree))
                (found.edited if (ROOT / name).exists() else found.new).append(name)
    return found


def _is_within_link(path: Path, tree: Path) -> bool:
    return any(one.is_symlink() for one in path.parents if tree in one.parents)
