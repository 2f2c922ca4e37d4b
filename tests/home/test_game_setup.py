"""The page on which a game is set up: its presets, numbers of bots and levels."""

import re
from collections.abc import Mapping
from itertools import product

from bot.home.front_page import GameOffer
from bot.home.game_setup import game_setup
from bot.words.language import LANGUAGES, voice
from engine.core.game import AnyGame, seat_counts
from engine.core.words import Text
from engine.games import GAMES
from tests.bot.tally_game import TALLY
from tests.toys.skirmish.game import SKIRMISH

TOYS: Mapping[str, AnyGame] = {"tally": TALLY, "skirmish": SKIRMISH}


def test_every_preset_is_offered_and_the_first_is_chosen() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = game_setup(_offer({game.slug: game}, game.slug))
        assert _values(html, "preset") == list(game.presets)
        assert _chosen(html, "preset") == next(iter(game.presets))


def test_presets_precede_bots_levels_and_names() -> None:
    for game in GAMES:
        html = game_setup(_offer({game.slug: game}, game.slug))
        level = ["level"] * (len(game.levels) > 1)
        asked = ("preset", "bots", *level, "player")
        places = [html.index(f'name="{one}"') for one in asked]
        assert places == sorted(places)


def test_a_link_leads_back_to_all_games() -> None:
    for code in LANGUAGES:
        html = game_setup(_offer(TOYS, "tally", code=code))
        said = voice(code).say(Text.of("home-all-games"))
        assert re.search(rf'<a href="/new\?language={code}"[^>]*>← {said}</a>', html)


def test_every_preset_has_its_own_description_and_estimated_length() -> None:
    for game, code in product(GAMES, LANGUAGES):
        html = game_setup(_offer({game.slug: game}, game.slug, code=code))
        rows = re.findall(r'name="preset" value="(.*?)".*?<span>(.*?)</label>', html)
        assert [preset for preset, _ in rows] == list(game.presets)
        told = [re.search(r"<em>(.+?)</em><small>(.+?)</small>", row) for _, row in rows]
        lengths = [one[1] for one in told if one]
        assert len(lengths) == len({one[2] for one in told if one}) == len(rows)
        assert all(re.match(r"≈ \d+ (rounds|tours), \d+ ", length) for length in lengths)


def test_the_row_of_each_preset_says_how_the_game_is_won() -> None:
    for game in GAMES:
        html = game_setup(_offer({game.slug: game}, game.slug))
        rows = re.findall(r'name="preset".*?</label>', html)
        assert all('<small class="won">' in row for row in rows)


def test_each_preset_has_its_least_and_largest_number_of_players() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = game_setup(_offer({game.slug: game}, game.slug))
        found = re.findall(r'data-least="(\d+)" data-most="(\d+)"', html)
        seatings = [game.seats(options) for options in game.presets.values()]
        assert found == [(str(one.least), str(one.most)) for one in seatings]


def test_every_level_has_its_own_description() -> None:
    for game, code in product(GAMES, LANGUAGES):
        html = game_setup(_offer({game.slug: game}, game.slug, code=code))
        rows = re.findall(r'name="level".*?</label>', html)
        assert len({re.findall(r"<small>(.+?)</small>", row)[0] for row in rows}) == len(rows)


def test_no_more_bots_are_offered_than_the_game_has_seats_for() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = game_setup(_offer({game.slug: game}, game.slug))
        bots = [int(value) for value in _values(html, "bots")]
        assert max(bots) + 1 == max(seat_counts(game))
        assert int(_chosen(html, "bots")) + 1 in seat_counts(game)


def test_the_level_of_the_bots_is_asked_only_if_there_is_a_choice() -> None:
    for game in (*GAMES, *TOYS.values()):
        html = game_setup(_offer({game.slug: game}, game.slug))
        asked = _values(html, "level")
        assert asked == (list(game.levels) if len(game.levels) > 1 else [])


def _offer(games: Mapping[str, AnyGame], slug: str, *, code: str = "fr") -> GameOffer:
    return GameOffer(games=games, slug=slug, code=code)


def _values(html: str, name: str) -> list[str]:
    return re.findall(rf'name="{name}" value="(.*?)"', html)


def _chosen(html: str, name: str) -> str:
    (chosen,) = re.findall(rf'name="{name}" value="([^"]*)"[^>]* checked', html)
    return str(chosen)
