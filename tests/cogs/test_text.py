"""Every sentence of the bot is worded in every language, and none is idle."""

from pathlib import Path

from tests import wording

ROOT = Path(__file__).parents[2]


def test_every_sentence_of_the_bot_stands_in_both_languages() -> None:
    for folder in ("discord", "commands"):
        english, french = (
            wording.read(ROOT / "bot" / "text" / folder / f"{code}.ftl")
            for code in wording.LANGUAGES
        )
        assert english[1] == french[1] == []
        assert english[0].keys() == french[0].keys()
        for key, message in english[0].items():
            assert message.variables == french[0][key].variables, key
