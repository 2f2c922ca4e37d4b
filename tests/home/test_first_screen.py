"""The first screen: a card of each game with its picture and button, and the last game."""

import re
from collections.abc import Mapping
from itertools import product

import pytest

from bot.home.first_screen import first_screen
from bot.home.front_page import Offer, language_of, usual_bots
from bot.home.last_game import LastGame
from bot.home.whose_turn import Turn
from bot.home.world import Shown
from bot.words.language import LANGUAGES, voice
from engine.core.game import AnyGame
from engine.core.seating import Seating
from engine.core.words import Text
from engine.games import GAMES
from tests.bot.tally_game import TALLY
from tests.toys.skirmish.game import SKIRMISH

TOYS: Mapping[str, AnyGame] = {"tally": TALLY, "skirmish": SKIRMISH}
OURS: Mapping[str, AnyGame] = {game.slug: game for game in GAMES}
WITHOUT_PICTURE = LastGame(
    game=GAMES[0].slug,
    turn=Turn(said="Your turn, <Ann>", mine=True, over=False, table="t1"),
    standing=("First · Round 4", "Ann 1, Bob 0"),
)


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_game_has_a_card_with_its_title_picture_sentence_button_and_further_games(
    code: str,
) -> None:
    cards = _cards(first_screen(Offer(games=OURS, code=code)))
    assert len(cards) == len(OURS)
    for (slug, game), card in zip(OURS.items(), cards, strict=True):
        words = voice(code, slug)
        keys = ("game-about", "button-first-game", "home-other-games")
        said = [words.say(Text.of(key), plain=True) for key in keys]
        title = words.say(Text.of("game-title", game=slug), plain=True)
        alt = words.say(Text.of("game-cover", game=slug), plain=True)
        assert f"<h2>{title}</h2>" in card
        assert f'<img src="/covers/{slug}" alt="{alt}"' in card
        assert all(f">{one}<" in card for one in said)
        assert f'href="/new?language={code}&amp;game={slug}"' in card
        assert _field(card, "preset") == next(iter(game.presets))


def test_a_card_says_how_many_can_play_against_whom_and_how_long_it_takes() -> None:
    cards = _cards(first_screen(Offer(games=OURS, code="en")))
    facts = [re.findall(r"<span>(.+?)</span>", card) for card in cards]
    assert facts[0] == ["1–4 captains", "against one bot", "≈ 5 rounds, 10 min"]  # noqa: RUF001
    assert [len(one) for one in facts] == [3] * len(OURS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_tap_begins_the_first_preset_for_one_person_against_the_usual_number_of_bots(
    code: str,
) -> None:
    for games in (OURS, TOYS):
        cards = _cards(first_screen(Offer(games=games, code=code)))
        for (slug, game), card in zip(games.items(), cards, strict=True):
            seating = game.seats(next(iter(game.presets.values())))
            assert seating.least <= 1 + int(_field(card, "bots")) <= seating.most
            assert (_field(card, "game"), _field(card, "language")) == (slug, code)
            name = voice(code, slug).say(Text.of("home-player", number=1), plain=True)
            assert _field(card, "player") == name
            assert 'name="level"' not in card


@pytest.mark.parametrize(("least", "most", "bots"), [(1, 1, 0), (1, 4, 1), (2, 6, 1), (4, 6, 3)])
def test_one_bot_plays_unless_the_game_needs_more_or_has_room_for_none(
    least: int, most: int, bots: int
) -> None:
    seats = tuple(f"p{number}" for number in range(1, most + 1))
    assert usual_bots(Seating(seats=seats, least=least)) == bots


def test_a_game_without_picture_and_sentence_still_has_a_button() -> None:
    (card,) = _cards(first_screen(Offer(games={"tally": TALLY}, code="en")))
    assert "<img" not in card
    assert ">Start the first game</button>" in card


def test_there_is_a_way_back_only_to_a_game_that_was_played() -> None:
    html = first_screen(Offer(games=OURS, code="en"))
    assert 'class="last"' not in html
    assert "<dialog" not in html


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_under_way_can_be_resumed_and_is_ended_by_another_only_after_a_question(
    code: str,
) -> None:
    html = first_screen(Offer(games=OURS, code=code, played=[WITHOUT_PICTURE]))
    strip = _strip(html)
    assert "<span>Your turn, &lt;Ann&gt;</span>" in strip
    assert "<small>First · Round 4</small><small>Ann 1, Bob 0</small>" in strip
    resume = voice(code).say(Text.of("home-resume"))
    assert f'<a class="button" href="/?table=t1">{resume}</a>' in strip
    assert 'name="again"' not in strip
    title = voice(code, GAMES[0].slug).say(Text.of("game-title", game=GAMES[0].slug))
    assert voice(code).say(Text.of("home-ends", game=title)) in html


@pytest.mark.parametrize("has_page", [True, False])
def test_a_game_that_is_over_can_be_played_again_and_nothing_has_to_be_ended(
    has_page: bool,
) -> None:
    over = Turn(said="The game is over", table="t1")
    last = LastGame(game=GAMES[0].slug, turn=over, has_page=has_page)
    html = first_screen(Offer(games=OURS, code="en", played=[last]))
    strip = _strip(html)
    assert _field(strip, "again") == "t1"
    assert ">Play again</button>" in strip
    assert ('href="/?table=t1"' in strip) == has_page
    assert "<dialog" not in html


def test_the_last_game_is_shown_by_its_board_or_else_by_the_cover() -> None:
    board = Shown(b"", "image/jpeg")
    last = LastGame(game=GAMES[0].slug, turn=WITHOUT_PICTURE.turn, picture=board)
    with_board, without = (
        _strip(first_screen(Offer(games=OURS, code="en", played=[one])))
        for one in (last, WITHOUT_PICTURE)
    )
    assert '<img src="/board?table=t1" alt="The board as it is now">' in with_board
    assert f'<img src="/covers/{GAMES[0].slug}" alt=""' in without


def test_each_page_is_offered_in_every_language_and_marks_the_one_it_is_in() -> None:
    for code, other in product(LANGUAGES, LANGUAGES):
        html = first_screen(Offer(games=OURS, code=code))
        (found,) = re.findall(rf'<a href="/new\?language={other}" [^>]*>\w+</a>', html)
        assert ('aria-current="true"' in found) == (code == other)


def test_a_browser_gets_the_first_of_its_languages_that_is_spoken_here() -> None:
    assert language_of("nl,fr-CA;q=0.8,en;q=0.5") == "fr"
    assert language_of("") == LANGUAGES[0]


def _cards(html: str) -> list[str]:
    return re.findall(r'<article class="game">.*?</article>', html, re.DOTALL)


def _strip(html: str) -> str:
    (strip,) = re.findall(r'<section class="last".*?</section>', html, re.DOTALL)
    return str(strip)


def _field(html: str, name: str) -> str:
    (value,) = re.findall(rf'name="{name}" value="([^"]*)"', html)
    return str(value)
