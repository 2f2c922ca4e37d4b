"""The frame of the pages on which a game is begun: title, languages, and what starting one says."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from urllib.parse import urlencode

from babel.core import negotiate_locale

from bot.home.game_page import ICON
from bot.home.last_game import LastGame
from bot.words.language import LANGUAGES, Language, voice
from engine.core.game import AnyGame
from engine.core.seating import Seating
from engine.core.words import Text

NAME = "Quarterdeck"

_OWN_NAMES = {"en": "English", "fr": "Français"}
"""Name of each language in that language."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """The *games* on offer by slug, in the language *code*, and the games *played* last.

    *person* is the name that the person at the page has in them; empty before the first one.
    """

    games: Mapping[str, AnyGame]
    code: str
    played: Sequence[LastGame] = ()
    person: str = ""

    @property
    def words(self) -> Language:
        return voice(self.code)

    def say(self, text: Text) -> str:
        """*text* in words, escaped for HTML."""
        return _said(self.words, text)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOffer(Offer):
    """The offer of one of the games, that with this *slug*, in its own words."""

    slug: str

    @classmethod
    def of(cls, offer: Offer, slug: str) -> "GameOffer":
        return cls(
            games=offer.games,
            code=offer.code,
            played=offer.played,
            person=offer.person,
            slug=slug,
        )

    @property
    def game(self) -> AnyGame:
        return self.games[self.slug]

    @property
    def words(self) -> Language:
        return voice(self.code, self.slug)

    @property
    def title(self) -> str:
        return self.say(Text.of("game-title", game=self.slug))

    def name_field(self, number: int) -> str:
        """The attributes of the field for the name of the player of this *number*, from 1 up.

        The first player proposed is the person at the page. Only a name of the game's own may be
        replaced by the script of the page, by one typed before.
        """
        if number == 1 and self.person:
            return f'name="player" value="{escape(self.person)}"'
        name = self.say(Text.of("home-player", number=number))
        return f'name="player" value="{name}" data-usual="{name}"'

    @property
    def first_preset(self) -> str:
        return next(iter(self.game.presets))


def language_of(accepted: str) -> str:
    """The supported language that a browser prefers, by its header *accepted*."""
    liked = [one.split(";")[0].strip() for one in accepted.split(",")]
    return negotiate_locale(liked, LANGUAGES, sep="-") or LANGUAGES[0]


def usual_bots(seating: Seating) -> int:
    """The number of bots against which one person plays unless they choose another: one if it can.

    A game that needs more players gets more, and one for a single player none.
    """
    return max(seating.least - 1, min(1, seating.most - 1))


def page(
    offer: Offer, *, title: str, content: str, game: str | None, scripts: Iterable[str]
) -> str:
    """A whole page called *title*, about *game* or about all of them.

    *scripts* are the names of the files it needs besides that which starts a game.
    """
    notes = {"failed": "home-note-failed", "starting": "home-starting"}
    said = " ".join(f'data-{name}="{offer.say(Text(key=key))}"' for name, key in notes.items())
    loaded = "".join(f'\n<script src="/{name}.js"></script>' for name in ("start", *scripts))
    return f"""<!doctype html>
<html lang="{offer.code}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="theme-color" content="#0c2131">
  <title>{title}</title>
  <link rel="preload" href="/title.otf" as="font" type="font/otf" crossorigin>
  <link rel="stylesheet" href="/first_screen.css">
  {ICON}
</head>
<body {said}>
<main>
  {languages(offer, game=game)}
  {content}
</main>
{"".join(_warning(offer, one) for one in offer.played if not one.turn.over)}{loaded}
</body>
</html>
"""


def languages(offer: Offer, *, game: str | None) -> str:
    links = (
        link(offer, _OWN_NAMES[code], language=code, game=game, more=_current(code == offer.code))
        for code in LANGUAGES
    )
    named = offer.say(Text.of("home-language"))
    return f'<nav class="languages" aria-label="{named}">{"".join(links)}</nav>'


def link(
    offer: Offer, label: str, *, game: str | None, language: str | None = None, more: str = ""
) -> str:
    """A link to the page on which *game* is set up, or to the first screen."""
    code = language or offer.code
    asked = {"language": code} if game is None else {"language": code, "game": game}
    address = escape(f"/new?{urlencode(asked)}")
    return f'<a href="{address}" hreflang="{code}" lang="{code}"{more}>{label}</a>'


def hidden_fields(**values: str) -> str:
    """Fields of a form that nobody sees, with their *values* by name."""
    return "".join(
        f'<input type="hidden" name="{name}" value="{escape(value)}">'
        for name, value in values.items()
    )


def _current(is_current: bool) -> str:
    return ' aria-current="true"' if is_current else ""


def _warning(offer: Offer, played: LastGame) -> str:
    """The question whether to begin anew a game that is under way, with the way back to it."""
    game = escape(played.game)
    title = GameOffer.of(offer, played.game).title
    asked, resume, ends = (
        offer.say(Text.of(key, game=title)) for key in ("home-ends", "home-resume", "home-ends-it")
    )
    return f"""<dialog id="ends-{game}" aria-labelledby="asks-{game}" closedby="any">
  <h2 id="asks-{game}">{offer.say(Text.of("home-ends-title"))}</h2>
  <p>{asked}</p>
  <form method="dialog">
    <a class="button" href="{address_of(played)}">{resume}</a>
    <button class="quiet" value="end">{ends}</button>
  </form>
</dialog>"""


def address_of(played: LastGame) -> str:
    """The address that leads back to a game played."""
    return escape(f"/?{urlencode({'table': played.turn.table or ''})}")


def _said(words: Language, text: Text) -> str:
    return escape(words.say(text, plain=True))
