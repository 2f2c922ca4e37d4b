"""Quiet hours as people type them, in either language."""

import pytest

from bot.errors import BadQuietHours
from bot.tables.clocks.times_of_day import read_hours, write_hours

NIGHT = ("22:00-07:00", "22-7", "22h-7h", "10pm-7am", "10 p.m. to 7 a.m.", "22:00 to 07:00")
BETWEEN = ("between 10pm and 7am", "entre 22h et 7h", "entre 22 h et 7 h 00")
NUIT = ("de 22h à 7h", "22h00 à 7h00", "From 22 until 7", "22 h \u2013 7 h")


@pytest.mark.parametrize("written", [*NIGHT, *BETWEEN, *NUIT])
def test_one_night_is_written_in_many_ways(written: str) -> None:
    assert write_hours(*read_hours(written)) == NIGHT[0]


@pytest.mark.parametrize("written", ["minuit - 8h", "midnight to 8", "de minuit à 8h"])
def test_midnight_has_a_name(written: str) -> None:
    assert write_hours(*read_hours(written)) == "00:00-08:00"


def test_half_days_begin_at_twelve() -> None:
    assert read_hours("12am-12pm") == (0, 720)
    assert read_hours("11:30pm-8am") == (23 * 60 + 30, 480)


@pytest.mark.parametrize("written", ["none", "off", "No", "non", " Aucune "])
def test_words_for_no_hours_are_read(written: str) -> None:
    assert read_hours(written) == (None, None)


@pytest.mark.parametrize(
    "written", ["", "soon", "22", "25-7", "22:60-7", "13pm-8am", "0am-8am", "7-22", "22-22"]
)
def test_what_is_no_span_of_twelve_hours_is_refused(written: str) -> None:
    with pytest.raises(BadQuietHours):
        read_hours(written)
