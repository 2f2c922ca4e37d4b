"""Suggestions of autocomplete, and the choice that typed words stand for."""

from typing import Any

import pytest

from cogs.suggested import MOST_CHOICES, Offer
from engine.games.captains_log.model.cards import Service
from tests.captains_log.port_and_market import harbour, laden, stock
from tests.cogs.discord_server import DiscordServer, said
from tests.cogs.laid_sea import lay

PORTS = Offer.of(
    {
        "a": "Santa Bárbara, 4 hexes",
        "b": "Kingsferry, 2 hexes",
        "c": "Havre-Doré, 6 hexes",
        "d": "L\u2019Orient, 3 hexes",
    }
)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["a", "b", "c", "d"]),
        ("hav", ["c"]),
        ("DORE", ["c"]),
        ("barbara", ["a"]),
        ("l'or", ["d"]),
        (" king ", ["b"]),
        ("treasure", []),
    ],
)
def test_suggestions_ignore_accents_capitals_and_surrounding_spaces(
    typed: str, offered: list[str]
) -> None:
    assert [one.value for one in PORTS.suggested(typed)] == offered


def test_names_with_a_word_that_starts_with_the_typed_letters_come_first() -> None:
    named = {"a": "Vinegar", "b": "Old gardens", "c": "Sugar", "d": "Gardens", "e": "Rum"}
    assert [one.value for one in Offer.of(named).suggested("gar")] == ["b", "d", "a", "c"]


def test_suggestions_stop_at_the_limit_of_discord() -> None:
    named = {str(number): f"vine {number}" for number in range(40)} | {"best": "wine, the inner"}
    offered = Offer.of(named).suggested("ine")
    assert len(offered) == MOST_CHOICES
    (begins, *_) = Offer.of(named).suggested("inn")
    assert begins.value == "best"


def test_typed_text_is_matched_with_shown_names_and_not_with_hidden_values() -> None:
    offer = Offer.of({"4f": "Explore", "9c": "4 silver"})
    assert [one.value for one in offer.suggested("4")] == ["9c"]


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("kingsferry, 2 hexes", ["b"]),
        ("Dore", ["c"]),
        ("3", ["d"]),
        ("hexes", ["a", "b", "c", "d"]),
        ("arb", ["a"]),
        ("tortuga", []),
    ],
)
def test_a_full_name_is_matched_before_a_whole_word_and_that_before_a_part(
    typed: str, values: list[str]
) -> None:
    assert PORTS.meant(typed) == values


async def offered(server: DiscordServer, verb: str, option: str, typed: str = "") -> list[str]:
    found: list[dict[str, Any]] = await server.alice.autocomplete(
        server.channel, f"captain {verb}", option, typed
    )
    return [str(one["name"]) for one in found]


async def test_the_only_suggestion_is_a_reason_if_nothing_can_be_suggested(
    server: DiscordServer,
) -> None:
    everywhere = (("map zoom", "place"), ("lookup", "panel"), ("captain sail", "to"))
    for command, option in everywhere:
        (nowhere,) = await server.alice.autocomplete(server.channel, command, option, "")
        assert nowhere["name"].startswith("There is no open table in this channel.")
    await server.open()
    for command, option in everywhere[:2]:
        (lobby,) = await server.alice.autocomplete(server.channel, command, option, "")
        assert lobby["name"] == "The game has not started yet: /table start begins it."


async def test_captain_sail_suggests_the_reason_if_no_action_is_left(
    server: DiscordServer,
) -> None:
    table = harbour("spain", Service.SELL)
    table.sea.turn.actions = 2
    await lay(server, table)
    (why,) = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    assert why["name"].startswith("You have no actions left this turn.")
    told = await server.alice.slash(server.channel, "captain sail", to=why["value"])
    assert said(told).startswith("That is not possible now. You have no actions left this turn.")


async def test_planned_sales_are_suggested_first_and_then_the_largest(
    server: DiscordServer,
) -> None:
    table = harbour("spain", Service.SELL, doubloons=0)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4, tea=2)
    await lay(server, table)
    names = [
        name.split(",")[0].split(" for ")[0] for name in await offered(server, "sell", "goods")
    ]
    assert names == ["4 silver", "2 tea", "3 silver", "2 silver", "1 tea", "1 silver"]
    silver = await offered(server, "sell", "goods", "silver")
    assert [name[0] for name in silver] == ["4", "3", "2", "1"]
