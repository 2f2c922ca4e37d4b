"""The first screen: language, game, who plays, against how many, and Start."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from urllib.parse import urlencode

from babel.core import negotiate_locale

from bot.home.game_page import ICON
from bot.home.new_game import MOST_PLAYERS
from bot.words.language import LANGUAGES, Language, voice
from engine.core.game import AnyGame, seat_counts
from engine.core.words import Text

_OWN_NAMES = {"en": "English", "fr": "Français"}
"""What each language calls itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """What is offered: *games* by slug, the *slug* chosen among them, in the language *code*.

    *under_way* says whether there is a game to go back to.
    """

    games: Mapping[str, AnyGame]
    slug: str
    code: str
    under_way: bool

    @property
    def game(self) -> AnyGame:
        return self.games[self.slug]

    @property
    def words(self) -> Language:
        return voice(self.code, self.slug)

    def say(self, text: Text) -> str:
        """*text* as it may stand in HTML."""
        return escape(self.words.say(text, plain=True))


def language_of(accepted: str) -> str:
    """The language of ours that a browser likes best, by its header *accepted*."""
    liked = [one.split(";")[0].strip() for one in accepted.split(",")]
    return negotiate_locale(liked, LANGUAGES, sep="-") or LANGUAGES[0]


def first_screen(offer: Offer) -> str:
    """The page, whole."""
    title = offer.say(Text.of("game-title", game=offer.slug))
    parts = (_languages(offer), _games(offer), _presets(offer), _players(offer), _bots(offer))
    failed = offer.say(Text.of("home-note-failed"))
    fields = "\n".join((*parts, _levels(offer)))
    return f"""<!doctype html>
<html lang="{offer.code}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{title}</title>
  <link rel="stylesheet" href="/first_screen.css">
  {ICON}
</head>
<body>
<main>
  <h1>{title}</h1>
  {_goal(offer)}
  <form id="game" data-most-seats="{max(seat_counts(offer.game))}" data-failed="{failed}">
    <input type="hidden" name="language" value="{offer.code}">
    <input type="hidden" name="game" value="{escape(offer.slug)}">
    {fields}
    <footer>
      <p id="refusal" role="alert" hidden></p>
      {_back(offer)}
      <button id="start" type="submit">{offer.say(Text.of("button-start"))}</button>
    </footer>
  </form>
</main>
<script src="/first_screen.js"></script>
</body>
</html>
"""


def _goal(offer: Offer) -> str:
    """What the game is, in its own lines, for each preset; only the chosen one's are shown."""
    game = offer.game
    return "".join(
        f'<div class="goal" data-preset="{escape(preset)}"{" hidden" if number else ""}>'
        + "".join(
            f"<p>{offer.say(line)}</p>"
            for line in game.words.goal(options, game.seats(options).least)
        )
        + "</div>"
        for number, (preset, options) in enumerate(game.presets.items())
    )


def _languages(offer: Offer) -> str:
    links = (
        _link(_OWN_NAMES[code], chosen=code == offer.code, language=code, game=offer.slug)
        for code in LANGUAGES
    )
    return _group(offer.say(Text.of("home-language")), links, kind="links")


def _games(offer: Offer) -> str:
    if len(offer.games) == 1:
        return ""
    links = (
        _link(
            escape(voice(offer.code, slug).say(Text.of("game-title", game=slug), plain=True)),
            chosen=slug == offer.slug,
            language=offer.code,
            game=slug,
        )
        for slug in offer.games
    )
    return _group(offer.say(Text.of("home-game")), links, kind="links")


def _presets(offer: Offer) -> str:
    """The presets, the first chosen, each with what it agrees on."""
    game = offer.game
    terms = game.words.terms
    rows = (
        _radio(
            "preset",
            preset,
            offer.say(Text.of("preset-name", preset=preset)),
            [offer.say(term) for term in terms(options, game.seats(options).least + 1)]
            if terms
            else (),
            chosen=number == 0,
        )
        for number, (preset, options) in enumerate(game.presets.items())
    )
    return _group(offer.say(Text.of("home-preset")), rows, kind="rows")


def _players(offer: Offer) -> str:
    """A name for each person, the first alone asked for."""
    most = min(MOST_PLAYERS, max(seat_counts(offer.game)))
    label = offer.say(Text.of("home-player-name"))
    inputs = [
        f'<input name="player" maxlength="32" autocomplete="off" aria-label="{label}" '
        f'value="{offer.say(Text.of("home-player", number=number))}"'
        f"{' required' if number == 1 else ' hidden disabled'}>"
        for number in range(1, most + 1)
    ]
    two = offer.say(Text.of("home-second-player"))
    if most > 1:
        inputs.append(
            f'<label class="second"><input id="second" type="checkbox" autocomplete="off">'
            f"<span>{two}</span></label>"
        )
    return _group(offer.say(Text.of("home-who")), inputs, kind="names")


def _bots(offer: Offer) -> str:
    seats = seat_counts(offer.game)
    least, most = max(0, min(seats) - MOST_PLAYERS), max(seats) - 1
    chosen = min(most, max(1, min(seats) - 1))
    rows = (
        _radio("bots", str(bots), str(bots), chosen=bots == chosen)
        for bots in range(least, most + 1)
    )
    return _group(offer.say(Text.of("home-against")), rows, kind="segments")


def _levels(offer: Offer) -> str:
    """How well the bots play, where there is a choice."""
    levels = list(offer.game.levels)
    if len(levels) < 2:
        return ""
    rows = (
        _radio("level", level, offer.say(Text.of("policy-name", level=level)), chosen=number == 0)
        for number, level in enumerate(levels)
    )
    return _group(offer.say(Text.of("home-level")), rows, kind="segments")


def _back(offer: Offer) -> str:
    if not offer.under_way:
        return ""
    return (
        f'<p class="under-way">{offer.say(Text.of("home-under-way"))} '
        f'<a href="/">{offer.say(Text.of("home-back"))}</a></p>'
    )


def _link(label: str, *, chosen: bool, language: str, game: str) -> str:
    current = ' aria-current="true"' if chosen else ""
    address = escape(f"?{urlencode({'language': language, 'game': game})}")
    return f'<a href="{address}" hreflang="{language}" lang="{language}"{current}>{label}</a>'


def _radio(name: str, value: str, label: str, lines: Sequence[str] = (), *, chosen: bool) -> str:
    more = f"<small>{' · '.join(lines)}</small>" if lines else ""
    return (
        f'<label><input type="radio" name="{name}" value="{escape(value)}" autocomplete="off"'
        f"{' checked' if chosen else ''}><span>{label}{more}</span></label>"
    )


def _group(legend: str, rows: Iterable[str], *, kind: str) -> str:
    return f'<fieldset class="{kind}"><legend>{legend}</legend>{"".join(rows)}</fieldset>'
