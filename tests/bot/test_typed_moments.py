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
    "dimanche 18h": "2026-11-29 17:00",
    "dimanche à 18 h 30": "2026-11-29 17:30",
    "sunday 6pm": "2026-11-29 17:00",
    "Sunday at 6:30 p.m.": "2026-11-29 17:30",
    "24 December 18:00": "2026-12-24 17:00",
    "le 8 à 9h": "2026-12-08 08:00",
    "2026-12-24 07:15": "2026-12-24 06:15",
    "lundi soir": "2026-11-30 22:59",
    "until monday morning": "2026-11-30 11:00",
    "demain après-midi": "2026-11-28 17:00",
    "tomorrow night": "2026-11-28 22:59",
    "après-demain": "2026-11-29 22:59",
    "the day after tomorrow": "2026-11-29 22:59",
    "today": "2026-11-27 22:59",
    "tonight": "2026-11-27 22:59",
    "aujourd\u2019hui": "2026-11-27 22:59",
    "aujourd'hui 18h": "2026-11-27 17:00",
    "ce soir": "2026-11-27 22:59",
    "this weekend": "2026-11-29 22:59",
    "ce week-end": "2026-11-29 22:59",
    "end of the week": "2026-11-29 22:59",
    "fin de semaine": "2026-11-29 22:59",
    "end of december": "2026-12-31 22:59",
    "fin janvier": "2027-01-31 22:59",
    "fin du mois": "2026-11-30 22:59",
    "un mois": "2026-12-27 08:00",
    "2 months": "2027-01-26 08:00",
    "24h": "2026-11-28 08:00",
    "48 heures": "2026-11-29 08:00",
    "in 5h": "2026-11-27 13:00",
    "dans 12 heures": "2026-11-27 20:00",
    "jusqu'à 18h": "2026-11-27 17:00",
    "8h": "2026-11-28 07:00",
    "until 7am": "2026-11-28 06:00",
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
            for typed in (
                "",
                "soon",
                "le 32",
                "the 0",
                "31/31",
                "30 February",
                "-3",
                "12 12 12",
                "sunday 25h",
                "13pm",
            )
        ),
        *((typed, "past") for typed in ("0", "2026-11-20", "3 mars 2020", "today 8h")),
        *((typed, "far") for typed in ("400", "9" * 30, "2028-01-01", "60 weeks")),
    ],
)
def test_a_day_that_is_unclear_past_or_too_far_away_is_refused(typed: str, why: str) -> None:
    with pytest.raises(WrongMoment) as refused:
        moment_typed(typed, "en", FRIDAY, PARIS)
    assert refused.value.facts["why"] == why
