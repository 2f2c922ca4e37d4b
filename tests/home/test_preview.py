"""The preview has, file by file, what the page at home takes for granted of it."""

import re
from pathlib import Path

import pytest
import simcord.preview
from simcord.preview._server import PreviewServer

from bot.home.game_page import REPLACED, SCRIPTS
from bot.home.page_words import reworded, sentences
from bot.home.preview_changes import CHANGES, changed

PREVIEW = Path(simcord.preview.__file__).parent / "static"
OURS = Path(__file__).parents[2] / "bot" / "home" / "static"

WORDS = [(file, written) for file, known in sentences().items() for written in known]
CHANGED = [(file, written) for file, known in CHANGES.items() for written in known]


@pytest.mark.parametrize(("file", "written"), WORDS)
def test_the_preview_still_says_what_we_say_in_its_place(file: str, written: str) -> None:
    assert written in _preview(file)


@pytest.mark.parametrize("file", sentences())
def test_nothing_is_left_of_what_is_said_otherwise(file: str) -> None:
    served = reworded(file, _preview(file), "fr")
    assert not [written for written in sentences()[file] if written in served]


@pytest.mark.parametrize(("file", "written"), CHANGED)
def test_the_preview_still_does_what_we_change(file: str, written: str) -> None:
    assert _preview(file).count(written) == 1
    assert CHANGES[file][written] in changed(file, _preview(file)) != _preview(file)


@pytest.mark.parametrize("written", REPLACED)
def test_the_page_still_has_what_we_add_to(written: str) -> None:
    assert _preview("index.html").count(written) == 1


def test_the_classes_and_ids_that_our_style_and_script_name_are_there_still() -> None:
    files = [*PREVIEW.glob("*.js"), PREVIEW / "index.html", PREVIEW / "preview.css"]
    preview = "\n".join(file.read_text("utf-8") for file in files)
    style = re.sub(r"/\*.*?\*/", "", _ours("game.css"), flags=re.DOTALL)
    scripts = "".join(_ours(f"{name}.js") for name in SCRIPTS)
    script = "\n".join(re.findall(r'"([^"\n]*[.#\[][^"\n]*)"', scripts))
    named = set(re.findall(r"[.#]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)", style + script))
    own = {name for name in named if name.startswith("game-")}
    own |= {
        "type-command",
        "new-game",
        "my-turn",
        "typing-note",
        "typing-busy",
        "is-typing",
        "is-spent",
        "is-over",
        "is-past",
        "is-earlier",
        "is-asked",
        "is-silent",
        "ends-turn",
        "is-open-below",
        "calls-below",
    }
    assert named - own
    assert sorted(name for name in named - own if not _stands(name, preview)) == []


def test_the_taps_that_our_script_knows_are_those_the_preview_sends() -> None:
    kinds = set(re.findall(r'"(\w+)"', _ours("game.js").split("new Set([")[1].split("]")[0]))
    handled = (PREVIEW.parent / "_actions.py").read_text("utf-8")
    handled += (PREVIEW.parent / "_action_plans.py").read_text("utf-8")
    assert kinds
    assert sorted(kind for kind in kinds if f'"{kind}"' not in handled) == []


def test_the_preview_still_asks_for_its_word_in_the_address_and_its_header() -> None:
    assert 'window.location.hash.startsWith("#")' in _preview("app.js")
    assert '"X-Simcord-Capability": capability' in _preview("transport.js")


def test_the_server_still_goes_by_the_names_we_give_our_own_work() -> None:
    methods = ("_static", "_commands", "_allowed_hosts", "_STATIC_FILES", "_SECURITY_HEADERS")
    assert [name for name in methods if not hasattr(PreviewServer, name)] == []


def _stands(name: str, preview: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", preview) is not None


def _preview(file: str) -> str:
    return (PREVIEW / file).read_text("utf-8")


def _ours(file: str) -> str:
    return (OURS / file).read_text("utf-8")
