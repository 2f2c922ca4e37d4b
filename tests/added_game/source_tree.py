"""The bot's source with one more game: links to unchanged files, and copies of changed ones."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = Path(__file__).parent
COVERS = ROOT / "renders" / "assets" / "covers"
TOY, GAME = "tests.toys.", "engine.games."
"""The packages that hold the game before and after it is added."""


def with_skirmish(tree: Path) -> None:
    """Make in *tree* the source of a bot that can also play the skirmish.

    This adds its folder, its drawer, its cover, its cog, and its line in the list of games.
    """
    link(ROOT / "bot", tree / "bot")
    open_folders(tree, "engine", "engine/games", "cogs", "renders", "renders/assets")
    open_folders(tree, "renders/assets/covers")
    _copy_folder(ROOT / "tests" / "toys" / "skirmish", tree / "engine" / "games" / "skirmish")
    shutil.copytree(
        PARTS / "text", tree / "engine" / "games" / "skirmish" / "text", dirs_exist_ok=True
    )
    copy(PARTS / "cog.py", tree / "cogs" / "skirmish.py")
    copy(PARTS / "drawer.py", tree / "renders" / "skirmish" / "drawer.py")
    (tree / "renders" / "skirmish" / "__init__.py").write_text('"""The drawer of the skirmish."""')
    link(next(COVERS.glob("*")), tree / "renders" / "assets" / "covers" / "skirmish.webp")
    edit(
        tree / "engine" / "games" / "__init__.py",
        "(CAPTAINS_LOG, ",
        "(CAPTAINS_LOG, SKIRMISH, ",
        "from engine.games.skirmish.game import SKIRMISH",
    )


def open_folders(tree: Path, *folders: str) -> None:
    """Make *folders* real folders, with links to all that is in those of the bot."""
    for folder in folders:
        here = tree / folder
        if here.is_symlink():
            here.unlink()
        here.mkdir(parents=True)
        for path in (ROOT / folder).iterdir():
            if path.name != "__pycache__":
                link(path, here / path.name)


def link(path: Path, at: Path) -> None:
    at.parent.mkdir(parents=True, exist_ok=True)
    at.symlink_to(path)


def _copy_folder(folder: Path, to: Path) -> None:
    for path in folder.rglob("*.*"):
        if path.suffix != ".pyc" and not path.name.startswith("test_"):
            copy(path, to / path.relative_to(folder))


def copy(path: Path, to: Path, moved: tuple[str, str] = (TOY, GAME)) -> None:
    """Copy a module to *to*, with the imports changed as *moved* says."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(path.read_text("utf-8").replace(*moved), "utf-8")


def edit(path: Path, old: str, new: str, imported: str = "") -> None:
    """Add a line to the list at *path*, and its import if it needs one."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    if imported:
        head, rest = text.split("\n\n", maxsplit=1)
        text = "\n\n".join([head, imported, rest])
    path.unlink()
    path.write_text(text.replace(old, new), "utf-8")
