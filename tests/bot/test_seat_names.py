"""Names of players: "you" for the reader alone on a seat, "(bot)" once after a bot's name."""

from dataclasses import dataclass

import pytest

from bot.words.language import voice
from bot.words.seat_names import Introduced, names_of
from engine.core.words import Person, Text

PLAIN = {0x2068: None, 0x2069: None}
ENDED = Text.of("event-turn-ended", commander=Person(seat="p1"), dice="", count=0)


@dataclass
class _Holder:
    seat: str
    name: str


VEGA, RIGEL = _Holder("p1", "Vega"), _Holder("p2", "Rigel")


@pytest.mark.parametrize(
    ("reader", "language", "told"),
    [
        ("p1", "en", "You end your turn, keeping nothing"),
        ("p1", "fr", "Vous finissez votre tour sans rien garder"),
        ("p2", "en", "Vega ends the turn, keeping nothing"),
        (None, "fr", "Vega finit son tour sans rien garder"),
    ],
)
def test_only_the_reader_alone_on_their_seat_is_called_you(
    reader: str | None, language: str, told: str
) -> None:
    names = names_of([VEGA, RIGEL], reader)  # type: ignore[list-item]  # stands in for a row
    assert voice(language, "fleet_commander").say(ENDED, names).translate(PLAIN) == told


def test_two_players_on_one_seat_are_called_by_their_names() -> None:
    names = names_of([VEGA, _Holder("p1", "Lyra")], "p1")  # type: ignore[list-item]
    said = voice("en", "fleet_commander").say(ENDED, names).translate(PLAIN)
    assert said == "Vega & Lyra ends the turn, keeping nothing"


def test_a_bot_is_marked_as_a_bot_only_where_it_is_first_named() -> None:
    words = voice("en", "fleet_commander")
    names = Introduced(names_of([VEGA, RIGEL]), ["p2"], words)  # type: ignore[list-item]
    begins = [Text.of("event-first-chosen", commander=Person(seat=one)) for one in ("p2", "p1")]
    said = [words.say(text, names).translate(PLAIN) for text in (*begins, *begins)]
    assert said == ["Rigel (bot) begins", "Vega begins", "Rigel begins", "Vega begins"]
