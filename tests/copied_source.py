"""A copy of the source to which a test adds modules and lines, and a program that plays there."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def copy_source(tree: Path) -> None:
    """Make in *tree* real folders, with links to every file of the engine and of the drawers."""
    (tree / "bot").symlink_to(ROOT / "bot")
    for room in ("engine", "renders"):
        for path in (ROOT / room).rglob("*"):
            if path.is_file() and path.suffix != ".pyc":
                link = tree / path.relative_to(ROOT)
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(path)


def add_lines(path: Path, lines: Mapping[str, str]) -> None:
    """Insert each of *lines* after the text that is its key, which *path* has once."""
    text = path.read_text("utf-8")
    for before, line in lines.items():
        assert text.count(before) == 1, before
        text = text.replace(before, before + line)
    write(path, text)


def write(path: Path, text: str) -> None:
    """Put a file with *text* in place of the link at *path*."""
    path.unlink(missing_ok=True)
    path.write_text(text, "utf-8")


def touched(tree: Path) -> set[Path]:
    """The files of *tree* that differ from the source."""
    return {
        path.relative_to(tree)
        for path in tree.rglob("*")
        if path.is_file() and not _is_linked(path, ROOT / path.relative_to(tree))
    }


def _is_linked(path: Path, source: Path) -> bool:
    return path.is_symlink() and path.readlink() == source


def played(tree: Path, module: str, *given: str) -> dict[str, Any]:
    """Run *module* with *tree* as the source and the arguments *given*.

    Returns the JSON it writes, ``engine`` included.
    """
    done = subprocess.run(
        [sys.executable, "-m", module, *given],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["engine"] == str(tree / "engine")
    return told
