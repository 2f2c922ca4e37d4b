"""Every sentence of the bot exists in every language, and none is unused."""

from pathlib import Path

from engine.games import GAMES
from tests import wording

ROOT = Path(__file__).parents[2]


def test_every_sentence_of_the_bot_exists_in_both_languages_and_is_used(
    tmp_path: Path,
) -> None:
    (tmp_path / "text").mkdir()
    for code in wording.LANGUAGES:
        files = sorted((ROOT / "bot" / "words" / "text").rglob(f"{code}.ftl"))
        whole = "\n".join(file.read_text("utf-8") for file in files)
        (tmp_path / "text" / f"{code}.ftl").write_text(whole, "utf-8")
    cogs = wording.own_rooms(ROOT / "cogs", [game.slug for game in GAMES])
    assert wording.faults(tmp_path, [ROOT / "bot", ROOT / "engine" / "core", *cogs]) == []
