"""Typed text is compared with text read, without regard to how it is written."""

import pytest

from bot.words.plain_text import plain
from cogs.suggested import Offer

READ = (
    "\u2068Bob\u2069\u2019s destroyer",
    "C3\u00a0: destroyer",
    "Havre-Dor\u00e9 \u00b7 l\u2019\u0153il",
    "Sail\u2060 to\u202fB4",
    "\u200bScout\u200d 2\u00d7",
    "\u00ab\u00a0Belle Hirondelle\u00a0\u00bb",
    "no. 4\u20115",
)


@pytest.mark.parametrize(
    ("read", "typed"),
    [
        (READ[0], "bob's destroyer"),
        (READ[0], "BOB\u2019S DESTROYER"),
        (READ[0], "\u2068bob\u2069's  destroyer"),
        (READ[1], "c3 : destroyer"),
        (READ[1], "c3: destroyer"),
        (READ[2], "havre-dore \u00b7 l'oeil"),
        (READ[2], "HAVRE\u2013DORE\u0301 \u00b7 L`\u0152IL"),
        (READ[3], "sail to b4"),
        (READ[3], "\uff33\uff41\uff49\uff4c to B4"),
        (READ[4], "scout 2x"),
        (READ[5], '" belle hirondelle "'),
        (READ[5], "\u201c belle\u00a0hirondelle \u201d"),
        (READ[6], "no. 4-5"),
    ],
)
def test_text_is_the_same_however_it_is_typed(read: str, typed: str) -> None:
    assert plain(read) == plain(typed)


@pytest.mark.parametrize("name", READ)
@pytest.mark.parametrize("seen", [str, plain, str.upper])
def test_no_suggestion_vanishes_while_its_name_is_typed(name: str, seen: type[str]) -> None:
    offer, typed = Offer.of({"it": name, "other": "Zz"}), seen(name)
    for letters in range(len(typed) + 1):
        assert "it" in [one.value for one in offer.suggested(typed[:letters])], typed[:letters]
    assert offer.meant(typed) == ["it"]
