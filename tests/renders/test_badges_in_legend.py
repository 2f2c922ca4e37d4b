"""The legend of Fleet Commander names the letters that the pictures draw on ships."""

import pytest

from bot.words.language import learn, voice
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model.cards import ShipSort
from renders.fleet_commander.sorts import SORTS
from renders.space.scene import LETTERS
from tests.fleet_commander.battle import Battle

learn(FLEET_COMMANDER)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_legend_gives_the_letter_that_is_drawn_for_each_class(code: str) -> None:
    words = voice(code, FLEET_COMMANDER.slug)
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    legend = [words.say(line, plain=True) for line in FLEET_COMMANDER.words.legend(battle.view())]
    for sort in (ShipSort.FRIGATE, ShipSort.DESTROYER, ShipSort.CRUISER, ShipSort.BATTLESHIP):
        named = words.say(Text.of("sort", sort=sort.value), plain=True).lower()
        assert f"{LETTERS[SORTS[sort]]} {named}" in legend[0]
