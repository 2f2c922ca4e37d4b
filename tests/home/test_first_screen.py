"""The first screen: its games, presets, numbers of bots and levels."""

import re
from collections.abc import Mapping
from itertools import product

from bot.home.first_screen import LastGame, Offer, first_screen, game_choice
from bot.words.language import LANGUAGES, voice
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


def test_two_presets_precede_the_folded_others_which_precede_bots_levels_and_names() -> None:
    for game in GAMES:
        html = first_screen(_offer({game.slug: game}, game.slug))
        first, second, *others = game.presets
        order = [f'value="{first}"', f'value="{second}"', "<summary>"]
        order += [f'value="{other}"' for other in others]
        order += ["</details>", 'name="bots"', 'name="level"', 'name="player"']
        places = [html.index(one) for one in order]
        assert places == sorted(places)


def test_every_preset_has_its_own_description_and_estimated_length() -> None:
    for game, code in product(GAMES, LANGUAGES):
        html = first_screen(_offer({game.slug: game}, game.slug, code=code))
        rows = re.findall(r'name="preset" value="(.*?)".*?<span>(.*?)</label>', html)
        assert [preset for preset, _ in rows] == list(game.presets)
        told = [re.search(r"<em>(.+?)</em><small>(.+?)</small>", row) for _, row in rows]
        lengths = [one[1] for one in told if one]
        assert len(lengths) == len({one[2] for one in told if one}) == len(rows)
        assert all(re.match(r"≈ \d+ (rounds|tours), \d+ ", length) for length in lengths)


def test_the_row_of_each_preset_says_how_the_game_is_won() -> None:
    for game in GAMES:
        html = first_screen(_offer({game.slug: game}, game.slug))
        rows = re.findall(r'name="preset".*?</label>', html)
        assert all('<small class="won">' in row for row in rows)


def test_each_preset_has_its_least_and_largest_number_of_players() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = first_screen(_offer({game.slug: game}, game.slug))
        found = re.findall(r'data-least="(\d+)" data-most="(\d+)"', html)
        seatings = [game.seats(options) for options in game.presets.values()]
        assert found == [(str(one.least), str(one.most)) for one in seatings]


def test_every_level_has_its_own_description() -> None:
    for game, code in product(GAMES, LANGUAGES):
        html = first_screen(_offer({game.slug: game}, game.slug, code=code))
        rows = re.findall(r'name="level".*?</label>', html)
        assert len({re.findall(r"<small>(.+?)</small>", row)[0] for row in rows}) == len(rows)


def test_the_choice_of_games_shows_each_with_its_own_introduction() -> None:
    games = {game.slug: game for game in GAMES}
    html = game_choice(_offer(games, next(iter(games))))
    cards = re.findall(r'<a href="[^"]*game=(\w+)"[^>]*><strong>(.+?)</strong><span>(.+?)</', html)
    assert [slug for slug, _, _ in cards] == list(games)
    assert len({intro for _, _, intro in cards}) == len(games)
    assert "<form" not in html


def test_no_more_bots_are_offered_than_the_game_has_seats_for() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = first_screen(_offer({game.slug: game}, game.slug))
        bots = [int(value) for value in _values(html, "bots")]
        assert max(bots) + 1 == max(seat_counts(game))
        assert int(_chosen(html, "bots")) + 1 in seat_counts(game)


def test_the_first_screen_asks_for_a_game_only_if_there_are_several() -> None:
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


def test_the_level_of_the_bots_is_asked_only_if_there_is_a_choice() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = first_screen(_offer({game.slug: game}, game.slug))
        asked = _values(html, "level")
        assert asked == (list(game.levels) if len(game.levels) > 1 else [])


def test_the_link_back_to_a_game_is_shown_only_if_one_is_under_way() -> None:
    new, under_way = _offer(TOYS, "tally"), _offer(TOYS, "tally", last_game="under way")
    assert 'class="under-way"' in first_screen(under_way)
    assert 'class="under-way"' not in first_screen(new)


def test_a_finished_game_has_a_link_and_no_notice_that_it_is_under_way() -> None:
    for code in LANGUAGES:
        html = first_screen(_offer(TOYS, "tally", code=code, last_game="over"))
        back, ends = (voice(code).say(Text.of(key)) for key in ("home-back-over", "home-under-way"))
        assert f'<p class="over"><a href="/">{back}</a></p>' in html
        assert ends not in html


def _offer(
    games: Mapping[str, AnyGame], slug: str, *, code: str = "fr", last_game: LastGame = "none"
) -> Offer:
    return Offer(games=games, slug=slug, code=code, last_game=last_game)


def _values(html: str, name: str) -> list[str]:
    return re.findall(rf'name="{name}" value="(.*?)"', html)


def _chosen(html: str, name: str) -> str:
    (chosen,) = re.findall(rf'name="{name}" value="([^"]*)"[^>]* checked', html)
    return str(chosen)
