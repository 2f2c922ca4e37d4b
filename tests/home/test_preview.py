"""Parts of SimCord's preview on which the page at home relies."""

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
def test_the_preview_contains_every_sentence_that_the_page_replaces(
    file: str, written: str
) -> None:
    assert written in _preview(file)


@pytest.mark.parametrize("file", sentences())
def test_no_replaced_sentence_is_left_in_the_reworded_file(file: str) -> None:
    served = reworded(file, _preview(file), "fr")
    assert not [written for written in sentences()[file] if written in served]


@pytest.mark.parametrize(("file", "written"), CHANGED)
def test_the_preview_contains_once_each_passage_that_the_page_changes(
    file: str, written: str
) -> None:
    assert _preview(file).count(written) == 1
    assert CHANGES[file][written] in changed(file, _preview(file)) != _preview(file)


@pytest.mark.parametrize("written", REPLACED)
def test_the_html_of_the_preview_contains_once_each_part_that_the_page_replaces(
    written: str,
) -> None:
    assert _preview("index.html").count(written) == 1


def test_the_preview_has_the_classes_and_ids_that_our_style_and_scripts_use() -> None:
    files = [*PREVIEW.glob("*.js"), PREVIEW / "index.html", PREVIEW / "preview.css"]
    preview = "\n".join(file.read_text("utf-8") for file in files)
    style = re.sub(r"/\*.*?\*/", "", _ours("game.css"), flags=re.DOTALL)
    scripts = "".join(_ours(f"{name}.js") for name in SCRIPTS)
    script = "\n".join(re.findall(r'"([^"\n]*[.#\[][^"\n]*)"', scripts))
    named = set(re.findall(r"[.#]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)", style + script))
    own = {name for name in named if name.startswith("game-")}
    own |= {
        "type-command",
        "all-games",
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


def test_the_preview_handles_every_kind_of_action_that_our_script_knows() -> None:
    kinds = set(re.findall(r'"(\w+)"', _ours("game.js").split("new Set([")[1].split("]")[0]))
    handled = (PREVIEW.parent / "_actions.py").read_text("utf-8")
    handled += (PREVIEW.parent / "_action_plans.py").read_text("utf-8")
    assert kinds
    assert sorted(kind for kind in kinds if f'"{kind}"' not in handled) == []


def test_the_preview_reads_its_capability_from_the_address_and_sends_it_in_a_header() -> None:
    assert 'window.location.hash.startsWith("#")' in _preview("app.js")
    assert '"X-Simcord-Capability": capability' in _preview("transport.js")


def test_the_preview_server_has_the_attributes_that_our_server_overrides() -> None:
    methods = ("_static", "_commands", "_allowed_hosts", "_STATIC_FILES", "_SECURITY_HEADERS")
    assert [name for name in methods if not hasattr(PreviewServer, name)] == []


def _stands(name: str, preview: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", preview) is not None


def _preview(file: str) -> str:
    return (PREVIEW / file).read_text("utf-8")


def _ours(file: str) -> str:
    return (OURS / file).read_text("utf-8")
