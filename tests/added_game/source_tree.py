"""The bot's source with a game more: links to what stays, and what adding a game adds to it."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = Path(__file__).parent
TOY, GAME = "tests.toys.", "engine.games."
"""Where the game is imported from: before it is added, and afterwards."""


def with_skirmish(tree: Path) -> None:
    """Make in *tree* the source of a bot that plays the skirmish too.

    What adding it takes: its folder, its drawer, its cog, and a line in each list.
    """
    _link(ROOT / "bot", tree / "bot")
    _open(tree, "engine", "engine/games", "cogs", "renders")
    _copy_folder(ROOT / "tests" / "toys" / "skirmish", tree / "engine" / "games" / "skirmish")
    shutil.copytree(
        PARTS / "text", tree / "engine" / "games" / "skirmish" / "text", dirs_exist_ok=True
    )
    _copy(PARTS / "cog.py", tree / "cogs" / "skirmish.py")
    _copy(PARTS / "drawer.py", tree / "renders" / "skirmish.py")
    _edit(
        tree / "engine" / "games" / "__init__.py",
        "(CAPTAINS_LOG, ",
        "(CAPTAINS_LOG, SKIRMISH, ",
        "from engine.games.skirmish.game import SKIRMISH",
    )
    _edit(
        tree / "renders" / "drawers.py",
        "captains_log.DRAWER,",
        'captains_log.DRAWER, "skirmish": skirmish.DRAWER,',
        "from renders import skirmish",
    )


def _open(tree: Path, *folders: str) -> None:
    """Make *folders* of our own, which hold links to all that is in those of the bot."""
    for folder in folders:
        here = tree / folder
        if here.is_symlink():
            here.unlink()
        here.mkdir(parents=True)
        for path in (ROOT / folder).iterdir():
            if path.name != "__pycache__":
                _link(path, here / path.name)


def _link(path: Path, at: Path) -> None:
    at.parent.mkdir(parents=True, exist_ok=True)
    at.symlink_to(path)


def _copy_folder(folder: Path, to: Path) -> None:
    for path in folder.rglob("*.*"):
        if path.suffix != ".pyc" and not path.name.startswith("test_"):
            _copy(path, to / path.relative_to(folder))


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(path.read_text("utf-8").replace(TOY, GAME), "utf-8")


def _edit(path: Path, old: str, new: str, imported: str) -> None:
    """The game's line in the list at *path*, and its import."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    head, *rest = text.split("\n\n", maxsplit=1)
    path.unlink()
    path.write_text("\n\n".join([head, imported, *rest]).replace(old, new), "utf-8")
