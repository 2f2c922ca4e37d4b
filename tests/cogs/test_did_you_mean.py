"""Suggestions of the most similar name for a mistyped one."""

import pytest

from cogs.suggested import Offer, nearest, which_one
from tests.cogs.discord_server import DiscordServer, said
from tests.cogs.test_fleet_commander import begin, bot, in_action, offered, put

__all__ = ["bot"]

NAMED = {"0": "Destroyer 1 to B2", "1": "Cruiser to B4", "2": "Frégate vers C3"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("destroier", "Destroyer 1 to B2"),
        ("criuser b4", "Cruiser to B4"),
        ("fregtae", "Frégate vers C3"),
        ("harbour", None),
        ("zz", None),
        ("", None),
    ],
)
def test_a_mistyped_name_matches_the_most_similar_name_if_any_is_close(
    typed: str, meant: str | None
) -> None:
    assert nearest(NAMED, typed) == meant


def test_an_ambiguous_name_gets_no_guess() -> None:
    told = which_one(Offer.of(NAMED), ["0", "1"], "to", option="ships").text
    facts = dict(told.facts)
    assert (facts["count"], facts["typed"], facts["near"]) == (2, "to", "")
    assert facts["offered"] == "Destroyer 1 to B2; Cruiser to B4"
    assert told.key == "error-which-one"


def test_a_wrong_name_is_told_the_five_nearest_of_what_is_possible() -> None:
    named = {str(at): f"{name} {at}" for at, name in enumerate(["Brig", "Sloop", "Raft"] * 3)}
    facts = dict(which_one(Offer.of(named), [], "slop 4", option="ships").text.facts)
    assert str(facts["offered"]).split("; ")[0] == "Sloop 4" == facts["near"]
    assert len(str(facts["offered"]).split("; ")) == 5


def test_without_a_name_or_a_choice_no_name_is_called_wrong() -> None:
    assert which_one(Offer.of(NAMED), [*NAMED], "", option="ships").text.key.endswith("missing")
    assert which_one(Offer.of({}), [], "x", option="ships").text.key.endswith("none")


async def test_a_mistyped_ship_gets_a_did_you_mean_answer_only_if_a_name_is_similar(
    server: DiscordServer,
) -> None:
    await begin(server)
    await put(server, in_action().state)
    names = await offered(server, "fleet move", "ships")
    meant = next(name for name in names if "battleship" in name.lower())
    answer = said(await server.alice.slash(server.channel, "fleet move", ships="batleshpi"))
    assert "Did you mean" in answer
    assert "battleship" in answer.lower()
    assert meant.split()[0].lower() in answer.lower()
    far = said(await server.alice.slash(server.channel, "fleet move", ships="harbour"))
    assert "Did you mean" not in far
    assert "Pick from the list" in far
