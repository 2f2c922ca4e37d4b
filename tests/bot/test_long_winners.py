"""The words of a victory's picture: names are cut, never the verb, and the reason is told."""

from typing import Any

import pytest

from bot.messages.pictures import CAPTION_LETTERS, REASON_LETTERS, Pictures, Wanted
from engine.core.records import SPECTATOR
from renders.fleet_commander import scene_of
from renders.picture import Picture, Words
from renders.picture import Wanted as Asked
from renders.space.victory import _lines
from tests.bot.fake_painter import ONE_BYTE, FakePainter
from tests.fleet_commander.battle import Battle

ISOLATES = {0x2068: None, 0x2069: None, 0xA0: " "}
NAMES = ["Ada", "Augusta Ada King of Lovelace", "W" * 32, "Wm " * 11]
ENDS = {
    ("pitched_battle", "third"): ("down to a third", "tiers"),
    ("pitched_battle", "draw"): ("a draw", "nul"),
    ("rescue", "outdone"): ("too few ships", "trop peu"),
    ("capture", "shuttle_lost"): ("The shuttle is destroyed", "navette"),
    ("control", "portals"): ("Both portals are held", "portails"),
    ("control", "no_ships"): ("has no ship left", "plus"),
}
"""Words in the reason of an end, in English and French."""


async def words_of(battle: Battle, code: str, name: str) -> Words:
    """The words that the painter gets, with long names."""
    asked: list[Asked] = []

    def draw(view: Any, wanted: Asked) -> Picture:
        del view
        asked.append(wanted)
        return ONE_BYTE

    pictures = Pictures([FakePainter(draw)])
    wanted = Wanted(language=code, names=lambda seat: f"{seat}{name}")
    await pictures.draw(1, battle.game, battle.view(SPECTATOR), wanted)
    pictures.close()
    return asked[0].words


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("winners", [0, 1, 2, 3])
@pytest.mark.parametrize(("code", "verb"), [("en", "won"), ("fr", "gagné")])
async def test_however_long_the_winners_names_the_banner_ends_with_the_verb(
    code: str, verb: str, winners: int, name: str
) -> None:
    battle = Battle(mode="teams_of_six", people=6)
    battle.open.winners = tuple(f"p{number}" for number in range(1, winners + 1))
    said = (await words_of(battle, code, name)).caption
    caption = said.translate(ISOLATES)
    assert len(said) <= CAPTION_LETTERS
    _, lines = _lines(caption)
    assert " ".join(lines) == caption
    assert len(lines) <= 2
    if winners:
        assert caption.endswith(verb)
        assert all(seat in caption for seat in battle.open.winners)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("code", ["en", "fr"])
async def test_the_picture_of_an_end_tells_its_reason_whatever_the_cause(
    code: str, end: tuple[str, Any], name: str
) -> None:
    battle = Battle(scenario=end[0])
    battle.open.winners, battle.open.ended = ("p1",), end[1]
    words = await words_of(battle, code, name)
    assert ENDS[end][code == "fr"] in words.reason
    assert len(words.reason) <= REASON_LETTERS
    assert scene_of(battle.view(SPECTATOR), words).reason == words.reason


async def test_the_cause_of_an_end_is_kept_and_nothing_is_told_of_a_battle_that_goes_on() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    target = battle.ship("p2", "frigate", "C2", hull=1)
    battle.dice("p1", rolled="R:O")
    assert (await words_of(battle, "en", "")).reason == ""
    battle.act(battle.attack("R:O", "C3", "C2", target))
    assert battle.open.ended == "third"
    assert "down to a third" in (await words_of(battle, "en", "")).reason
