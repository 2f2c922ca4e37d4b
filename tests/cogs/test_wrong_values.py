"""A wrong value of an option: the answer names the option, the value, and what is possible."""

import pytest

from tests.cogs.discord_server import DiscordServer, said

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The option *what* does not take “aye” now. Pick from the list"),
        (
            "fr",
            f"L{APOSTROPHE}option *quoi* n{APOSTROPHE}accepte pas «\N{NO-BREAK SPACE}aye",
        ),
    ],
)
async def test_a_wrong_value_names_the_option_what_was_typed_and_what_is_possible(
    server: DiscordServer, language: str, told: str
) -> None:
    await server.alice.slash(server.channel, "prefs", language=language)
    await server.set_sail(server.bob)
    answer = said(await server.alice.slash(server.channel, "table vote", what="aye"))
    assert told in answer
    assert answer.count(";") == 4


@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("table new", {"game": "chess"}, "*game*"),
        ("table new", {"preset": "xyz"}, "*preset*"),
        ("table bot", {"level": "xyz"}, "*level*"),
        ("table settings", {"option": "xyz", "value": "3"}, "*option*"),
        ("table clock", {"pace": "xyz"}, "*pace*"),
        ("rules", {"game": "chess"}, "*game*"),
        ("prefs", {"zone": "Atlantis"}, "*zone*"),
        ("away", {"meanwhile": "xyz"}, "*meanwhile*"),
    ],
)
async def test_each_option_with_suggestions_names_itself(
    server: DiscordServer, command: str, options: dict[str, str], told: str
) -> None:
    if command in ("table bot", "table settings", "table clock"):
        await server.open()
    answer = said(await server.alice.slash(server.channel, command, **options))
    assert f"The option {told} does not take" in answer
    assert "for example: " in answer
