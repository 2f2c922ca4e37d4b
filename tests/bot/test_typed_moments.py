"""Days typed in either language, and days that cannot be meant."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.errors import WrongMoment
from bot.words.typed_moments import moment_typed

FRIDAY = datetime(2026, 11, 27, 8, tzinfo=UTC)
PARIS = ZoneInfo("Europe/Paris")

MEANT = {
    "3": "2026-11-30 08:00",
    "3 days": "2026-11-30 08:00",
    "for a week": "2026-12-04 08:00",
    "2 weeks": "2026-12-11 08:00",
    "une semaine": "2026-12-04 08:00",
    "10 jours": "2026-12-07 08:00",
    "tomorrow": "2026-11-28 22:59",
    "demain": "2026-11-28 22:59",
    "Sunday": "2026-11-29 22:59",
    "Until next Sun": "2026-11-29 22:59",
    "jusqu'à dimanche": "2026-11-29 22:59",
    "friday": "2026-12-04 22:59",
    "24 December": "2026-12-24 22:59",
    "Dec. 24th": "2026-12-24 22:59",
    "24 décembre": "2026-12-24 22:59",
    "24 DEC.": "2026-12-24 22:59",
    "le 1er janvier": "2027-01-01 22:59",
    "1 July": "2027-07-01 21:59",
    "24.12.": "2026-12-24 22:59",
    "24/12": "2026-12-24 22:59",
    "2026-12-24": "2026-12-24 22:59",
    "3 mars 2027": "2027-03-03 22:59",
    "le 20": "2026-12-20 22:59",
    "jusqu\u2019au 20": "2026-12-20 22:59",
    "the 20th": "2026-12-20 22:59",
    "until 28th": "2026-11-28 22:59",
    "le 1er": "2026-12-01 22:59",
    "on the 27": "2026-12-27 22:59",
    "au 31": "2026-12-31 22:59",
    "for 20": "2026-12-17 08:00",
}


@pytest.mark.parametrize("typed", MEANT)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_day_is_meant_until_its_last_minute_and_a_number_of_days_from_now(
    typed: str, language: str
) -> None:
    meant = moment_typed(typed, language, FRIDAY, PARIS)
    assert f"{meant:%Y-%m-%d %H:%M}" == MEANT[typed]


def test_a_date_in_numbers_is_read_as_its_language_writes_it_unless_that_is_unclear() -> None:
    assert moment_typed("5/12", "fr", FRIDAY, PARIS).day == 5
    assert moment_typed("12/24", "en", FRIDAY, PARIS).day == 24
    for typed, language in (("5/12", "en"), ("12/24", "fr")):
        with pytest.raises(WrongMoment) as refused:
            moment_typed(typed, language, FRIDAY, PARIS)
        assert refused.value.facts["why"] == "unclear"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        *(
            (typed, "unclear")
            for typed in ("", "soon", "le 32", "the 0", "31/31", "30 February", "-3", "12 12 12")
        ),
        *((typed, "past") for typed in ("0", "2026-11-20", "3 mars 2020")),
        *((typed, "far") for typed in ("400", "9" * 30, "2028-01-01", "60 weeks")),
    ],
)
def test_a_day_that_is_unclear_past_or_too_far_away_is_refused(typed: str, why: str) -> None:
    with pytest.raises(WrongMoment) as refused:
        moment_typed(typed, "en", FRIDAY, PARIS)
    assert refused.value.facts["why"] == why
