"""What the first screen offers, for whatever games there are."""

import re
from collections.abc import Mapping

from bot.home.first_screen import Offer, first_screen
from bot.words.language import voice
from engine.core.game import AnyGame, seat_counts
from engine.core.words import Text
from engine.games import GAMES
from tests.bot.tally_game import TALLY
from tests.toys.skirmish.game import SKIRMISH

TOYS: Mapping[str, AnyGame] = {"tally": TALLY, "skirmish": SKIRMISH}


def test_every_preset_is_offered_and_the_first_is_chosen() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = first_screen(_offer({game.slug: game}, game.slug))
        assert _values(html, "preset") == list(game.presets)
        assert _chosen(html, "preset") == next(iter(game.presets))


def test_the_goal_of_every_preset_is_there_and_that_of_the_chosen_one_shown() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = first_screen(_offer({game.slug: game}, game.slug))
        goals = re.findall(r'class="goal" data-preset="(.*?)"( hidden)?', html)
        assert [preset for preset, _ in goals] == list(game.presets)
        assert [preset for preset, hidden in goals if not hidden] == [_chosen(html, "preset")]


def test_no_more_seats_are_offered_than_the_game_has() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = first_screen(_offer({game.slug: game}, game.slug))
        bots = [int(value) for value in _values(html, "bots")]
        assert max(bots) + 1 == max(seat_counts(game))
        assert int(_chosen(html, "bots")) + 1 in seat_counts(game)


def test_a_game_is_chosen_only_where_there_are_several() -> None:
    one, two = _offer({"tally": TALLY}, "tally"), _offer(TOYS, "skirmish")
    assert "game=" not in re.sub(r"language=\w+&amp;game=tally", "", first_screen(one))
    assert "game=tally" in first_screen(two)
    assert 'name="game" value="skirmish"' in first_screen(two)


def test_each_game_is_called_by_its_own_title() -> None:
    games = {game.slug: game for game in GAMES}
    titles = {voice("fr", slug).say(Text.of("game-title", game=slug), plain=True) for slug in games}
    for slug in games:
        offered = re.findall(r'href="[^"]*game=\w+"[^>]*>(.*?)<', first_screen(_offer(games, slug)))
        assert titles <= set(offered)
    assert len(titles) == len(games) > 1


def test_how_well_the_bots_play_is_asked_where_there_is_a_choice() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = first_screen(_offer({game.slug: game}, game.slug))
        asked = _values(html, "level")
        assert asked == (list(game.levels) if len(game.levels) > 1 else [])


def test_the_way_back_is_shown_to_who_has_a_game_under_way() -> None:
    new, under_way = _offer(TOYS, "tally"), _offer(TOYS, "tally", under_way=True)
    assert 'class="under-way"' in first_screen(under_way)
    assert 'class="under-way"' not in first_screen(new)


def _offer(games: Mapping[str, AnyGame], slug: str, *, under_way: bool = False) -> Offer:
    return Offer(games=games, slug=slug, code="fr", under_way=under_way)


def _values(html: str, name: str) -> list[str]:
    return re.findall(rf'name="{name}" value="(.*?)"', html)


def _chosen(html: str, name: str) -> str:
    (chosen,) = re.findall(rf'name="{name}" value="([^"]*)"[^>]* checked', html)
    return str(chosen)
