"""Shared code names no game, nor things that only games have: captains, hexes, seas.

A game's own code is its folder in the engine, its drawer with what only drawers use, and its cogs.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from bot.words.language import LANGUAGES, learn, voice
from engine.core.game import AnyGame
from engine.core.words import Text
from tests.core.every_game import EVERY_GAME

ROOT = Path(__file__).parents[2]
SHARED = ("bot", "cogs", "engine", "renders")
READ = (".py", ".ftl", ".toml", ".js", ".css", ".html", ".md", ".mako")

LIST = "engine/games/__init__.py"
"""The module in which every game has a line."""

OF_HEXES = ("engine/space/hexes.py", "renders/kit/grids.py")
"""Modules about hexes, for any game that is played on them."""

TITLE = "Captain\N{RIGHT SINGLE QUOTATION MARK}s Log"

FOREIGN_WORDS = ("captain", "capitaine", "hex", "hexes", "hexagon", "hexagone", "sea", "mer")
PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
"""The words of a text, and those that a name in code is made of."""

NAMED_BY_OTHERS = ("token_hex", "CaptainsCaps")
"""Names of Python and of a font that contain such words."""


def names_of(games: Iterable[AnyGame]) -> Iterator[str]:
    """What *games* are called: by slug, by class, and by title in every language."""
    for game in games:
        learn(game)
        yield game.slug
        yield type(game).__name__
        for code in LANGUAGES:
            yield voice(code, game.slug).say(Text.of("game-title", game=game.slug), plain=True)


def named(text: str, names: Iterable[str]) -> list[str]:
    """Names of games, and words of games, that *text* contains."""
    for other in NAMED_BY_OTHERS:
        text = text.replace(other, "")
    plain = text.lower()
    words = {*FOREIGN_WORDS, *(f"{word}s" for word in FOREIGN_WORDS)}
    told = [one for one in PARTS.findall(text) if one.lower() in words]
    return [*(one for one in names if one.lower() in plain), *told]


def outside(root: Path, slugs: Iterable[str]) -> Iterator[Path]:
    """The modules and texts below *root* that belong to no game."""
    own = tuple(slugs)
    for path in sorted(path for room in SHARED for path in (root / room).rglob("*.*")):
        match path.relative_to(root).parts:
            case ("engine", "games", _, _, *_):
                continue
            case ("renders", folder, _, *_) if folder != "kit":
                continue
            case ("cogs", name, *_) if name.removesuffix(".py") in own:
                continue
            case _ if path.suffix in READ:
                yield path
            case _:
                continue


def faults(root: Path, games: Iterable[AnyGame]) -> list[str]:
    """Each shared module or text below *root* that names a game or a word of games, with that."""
    known = tuple(games)
    slugs, names = [game.slug for game in known], sorted({*names_of(known)})
    found: list[str] = []
    for path in outside(root, slugs):
        where, text = path.relative_to(root).as_posix(), path.read_text("utf-8")
        if where == LIST:
            for slug in slugs:
                text = re.sub(slug, "", text, flags=re.IGNORECASE)
        told = [
            one
            for one in named(text, names)
            if not (where in OF_HEXES and one.lower().startswith("hex"))
        ]
        found += [f"{where}: {one}" for one in dict.fromkeys(told)]
    return found


def test_shared_code_names_no_game() -> None:
    assert faults(ROOT, EVERY_GAME) == []


@pytest.mark.parametrize("where", OF_HEXES)
def test_each_module_that_is_allowed_to_mention_hexes_does_so(where: str) -> None:
    assert any(one.lower().startswith("hex") for one in named((ROOT / where).read_text(), ()))


@pytest.mark.parametrize(
    ("where", "text", "told"),
    [
        ("bot/home/new_game.py", "MOST_CAPTAINS = 2", ["CAPTAINS"]),
        ("bot/home/new_game.py", "class CaptainName: ...", ["Captain"]),
        ("bot/home/static/game.css", ".game-captains {}", ["captains"]),
        ("bot/words/text/home/fr.ftl", "name = Nom de capitaine", ["capitaine"]),
        ("bot/words/text/home/fr.ftl", "rival = Renard des mers", ["mers"]),
        ("bot/messages/board.py", "from bot.colours import SEA", ["SEA"]),
        ("cogs/hand.py", "openSea = 1", ["Sea"]),
        ("cogs/hand.py", '"""The hex it lies on."""', ["hex"]),
        ("renders/kit/tokens.py", "def hexes(): ...", ["hexes"]),
        ("renders/worker.py", "from renders import sealed_orders", ["sealed_orders"]),
        ("engine/core/game.py", "# as in the Skirmish", ["Skirmish", "skirmish"]),
        ("engine/space/hexes.py", "# the hexes of a sea", ["sea"]),
        ("engine/games/__init__.py", f"# {TITLE}", [TITLE, "Captain"]),
        ("bot/words/text/en.ftl", f"title = {TITLE}", [TITLE, "Captain"]),
        ("bot/words/text/fr.ftl", "a = Ordres scellés", ["Ordres scellés"]),
        ("engine/games/__init__.py", "from engine.games.skirmish.game import SKIRMISH", []),
        ("renders/drawers.py", "from renders import captains_log", ["captains_log", "captains"]),
        ("engine/space/hexes.py", "a hex", []),
        ("engine/games/skirmish/game.py", "a captain on a hex sea", []),
        ("renders/sea/water.py", "the sea", []),
        ("renders/skirmish/drawer.py", "the sea", []),
        ("cogs/skirmish.py", "captain", []),
        ("cogs/skirmish/sailing.py", "captain", []),
        ("cogs/skirmish_sailing.py", "captain", ["captain"]),
        ("bot/tables/live.py", "secrets.token_hex(16), sha256().hexdigest(), research, season", []),
        ("bot/words/text/fr.ftl", "a = Merci, immersion", []),
    ],
)
def test_shared_code_that_names_a_game_or_a_word_of_games_is_reported(
    tmp_path: Path, where: str, text: str, told: list[str]
) -> None:
    (tmp_path / where).parent.mkdir(parents=True)
    (tmp_path / where).write_text(text, "utf-8")
    assert faults(tmp_path, EVERY_GAME) == [f"{where}: {one}" for one in told]
