"""The first screen: a choice of game, kind and rivals, and the button that starts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Literal, TypeAlias, assert_never
from urllib.parse import urlencode

from babel.core import negotiate_locale

from bot.home.game_page import ICON
from bot.home.new_game import MOST_PLAYERS
from bot.words.language import LANGUAGES, Language, voice
from engine.core.game import AnyGame, seat_counts
from engine.core.words import Text

_OWN_NAMES = {"en": "English", "fr": "Français"}
"""Name of each language in that language."""

FIRST_KINDS = 2
"""Presets shown before the question who plays, for players who only want to begin."""


LastGame: TypeAlias = Literal["none", "under way", "over"]
"""Status of the game played last: *none* if there was none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Everything the first screen offers: *games* by slug, of which *slug* is chosen.

    *code* is the language. *last_game* says whether there is a game to go back to.
    """

    games: Mapping[str, AnyGame]
    slug: str
    code: str
    last_game: LastGame

    @property
    def game(self) -> AnyGame:
        return self.games[self.slug]

    @property
    def words(self) -> Language:
        return voice(self.code, self.slug)

    def say(self, text: Text) -> str:
        """*text* in words, escaped for HTML."""
        return escape(self.words.say(text, plain=True))


def language_of(accepted: str) -> str:
    """The supported language that a browser prefers, by its header *accepted*."""
    liked = [one.split(";")[0].strip() for one in accepted.split(",")]
    return negotiate_locale(liked, LANGUAGES, sep="-") or LANGUAGES[0]


def game_choice(offer: Offer) -> str:
    """The whole page on which one of several games is chosen, each with a short description."""
    cards = "".join(
        _link(
            f"<strong>{one.say(Text.of('game-title', game=one.slug))}</strong>{_intro(one)}",
            chosen=False,
            language=offer.code,
            game=one.slug,
        )
        for one in (replace(offer, slug=slug) for slug in offer.games)
    )
    asked = offer.say(Text.of("home-which-game"))
    content = f"""{_languages(offer, game=None)}
  <h1>{asked}</h1>
  <nav class="games" aria-label="{asked}">{cards}</nav>"""
    return _page(offer, asked, content, script="game_choice")


def first_screen(offer: Offer) -> str:
    """The whole page on which a game of the chosen kind is set up."""
    title = offer.say(Text.of("game-title", game=offer.slug))
    presets = list(offer.game.presets)
    first, others = presets[:FIRST_KINDS], presets[FIRST_KINDS:]
    parts = (
        _games(offer),
        _presets(offer, first, "home-preset"),
        _others(offer, others) if others else "",
        _bots(offer),
        _levels(offer),
        _players(offer),
    )
    fields = "\n".join(part for part in parts if part)
    notes = {"failed": "home-note-failed", "starting": "home-starting"}
    said = " ".join(f'data-{name}="{offer.say(Text(key=key))}"' for name, key in notes.items())
    content = f"""{_languages(offer, game=offer.slug)}
  <h1>{title}</h1>
  <div class="goal">{_intro(offer)}</div>
  <form id="game" {said}>
    <input type="hidden" name="language" value="{offer.code}">
    <input type="hidden" name="game" value="{escape(offer.slug)}">
    {fields}
    <footer>
      <p id="refusal" role="alert" hidden></p>
      {_back(offer)}
      <button id="start" type="submit" disabled>{offer.say(Text.of("button-start"))}</button>
    </footer>
  </form>"""
    return _page(offer, title, content, script="first_screen")


def _page(offer: Offer, title: str, content: str, *, script: str) -> str:
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
  {content}
</main>
<script src="/{script}.js"></script>
</body>
</html>
"""


def _goal(game: AnyGame, preset: str) -> Sequence[Text]:
    options = game.presets[preset]
    return game.words.goal(options, game.seats(options).least)


def _intro(offer: Offer) -> str:
    """The one-line description of the game."""
    lines = _goal(offer.game, next(iter(offer.game.presets)))
    return "".join(f"<span>{offer.say(line)}</span>" for line in lines[:1])


def _languages(offer: Offer, *, game: str | None) -> str:
    links = (
        _link(_OWN_NAMES[code], chosen=code == offer.code, language=code, game=game)
        for code in LANGUAGES
    )
    named = offer.say(Text.of("home-language"))
    return f'<nav class="languages" aria-label="{named}">{"".join(links)}</nav>'


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


def _presets(offer: Offer, presets: Sequence[str], legend: str) -> str:
    """A list of presets, each with its description and length; its goal shows once it is chosen."""
    rows = (_preset(offer, preset) for preset in presets)
    return _group(offer.say(Text(key=legend)), rows, kind="rows")


def _others(offer: Offer, presets: Sequence[str]) -> str:
    """A folded list of the other presets."""
    named = offer.say(Text.of("home-more-presets"))
    rows = "".join(_preset(offer, preset) for preset in presets)
    return (
        f'<details class="others"><summary>{named}</summary>'
        f'<fieldset class="rows" aria-label="{named}">{rows}</fieldset></details>'
    )


def _preset(offer: Offer, preset: str) -> str:
    game = offer.game
    first, seating = next(iter(game.presets)), game.seats(game.presets[preset])
    told = (Text.of(key, preset=preset) for key in ("preset-about", "preset-length"))
    about, length = map(offer.say, told)
    won = [offer.say(line) for line in _goal(game, preset) if line not in _goal(game, first)[:1]]
    label = "".join(
        (
            offer.say(Text.of("preset-name", preset=preset)),
            f"<em>{length}</em>" if length else "",
            f"<small>{about}</small>" if about else "",
            f'<small class="won">{" ".join(won)}</small>' if won else "",
        )
    )
    return _radio(
        "preset",
        preset,
        label,
        chosen=preset == first,
        more=f' data-least="{seating.least}" data-most="{seating.most}"',
    )


def _players(offer: Offer) -> str:
    """A name field for each person; only the first is shown at the start."""
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
    """The choice of how many bots play; numbers that the first preset has no seats for are hidden.

    The script of the page hides others when another preset is chosen.
    """
    seats = seat_counts(offer.game)
    least, most = max(0, min(seats) - MOST_PLAYERS), max(seats) - 1
    chosen = min(most, max(1, min(seats) - 1))
    seating = offer.game.seats(next(iter(offer.game.presets.values())))
    possible = range(seating.least - 1, seating.most)
    rows = (
        _radio("bots", str(bots), str(bots), chosen=bots == chosen, hidden=bots not in possible)
        for bots in range(least, most + 1)
    )
    asked, hidden = offer.say(Text.of("home-against")), len(possible) < 2
    return _group(asked, rows, kind="segments bots", hidden=hidden)


def _levels(offer: Offer) -> str:
    """The choice of the bots' level; empty if there is only one level."""
    levels = list(offer.game.levels)
    if len(levels) < 2:
        return ""
    rows = (
        _radio("level", level, _level(offer, level), chosen=number == 0)
        for number, level in enumerate(levels)
    )
    return _group(offer.say(Text.of("home-level")), rows, kind="segments levels")


def _level(offer: Offer, level: str) -> str:
    strength = offer.say(Text.of("policy-strength", level=level))
    more = f"<small>{strength}</small>" if strength else ""
    return offer.say(Text.of("policy-name", level=level)) + more


def _back(offer: Offer) -> str:
    """The link back to the game played last.

    If that game is not over, a warning says that starting another one ends it.
    """
    match offer.last_game:
        case "none":
            return ""
        case "over":
            return f'<p class="over">{_way_back(offer, "home-back-over")}</p>'
        case "under way":
            ends, back = offer.say(Text.of("home-under-way")), _way_back(offer, "home-back")
            return f'<p class="under-way">{ends} {back}</p>'
        case _:
            assert_never(offer.last_game)


def _way_back(offer: Offer, label: str) -> str:
    return f'<a href="/">{offer.say(Text(key=label))}</a>'


def _link(label: str, *, chosen: bool, language: str, game: str | None) -> str:
    current = ' aria-current="true"' if chosen else ""
    asked = {"language": language} if game is None else {"language": language, "game": game}
    address = escape(f"?{urlencode(asked)}")
    return f'<a href="{address}" hreflang="{language}" lang="{language}"{current}>{label}</a>'


def _radio(
    name: str, value: str, label: str, *, chosen: bool, more: str = "", hidden: bool = False
) -> str:
    return (
        f"<label{' hidden' if hidden else ''}>"
        f'<input type="radio" name="{name}" value="{escape(value)}" autocomplete="off"'
        f"{more}{' checked' if chosen else ''}><span>{label}</span></label>"
    )


def _group(legend: str, rows: Iterable[str], *, kind: str, hidden: bool = False) -> str:
    return (
        f'<fieldset class="{kind}"{" hidden" if hidden else ""}>'
        f"<legend>{legend}</legend>{''.join(rows)}</fieldset>"
    )
