"""The first screen: the games to go on with, and each game with a button that begins it."""

from collections.abc import Sequence
from html import escape
from urllib.parse import urlencode

from bot.home.front_page import (
    NAME,
    GameOffer,
    Offer,
    address_of,
    hidden_fields,
    link,
    page,
    usual_bots,
)
from bot.home.last_game import LastGame
from engine.core.game import seat_counts
from engine.core.words import Text
from renders.covers import cover_of


def first_screen(offer: Offer) -> str:
    """The whole page on which one of the games is begun with a tap, or chosen to be set up."""
    played = "".join(_played(offer, one) for one in offer.played)
    games = "".join(_game(GameOffer.of(offer, slug)) for slug in offer.games)
    content = f"""<header>
    <h1>{NAME}</h1>
    <p>{offer.say(Text.of("home-tagline"))}</p>
  </header>{played}
  <div class="games">{games}
  </div>"""
    return page(offer, title=NAME, content=content, game=None, scripts=())


def _game(offer: GameOffer) -> str:
    """A game as it is played, what it is in a sentence, and the ways to begin it."""
    game, preset = offer.game, offer.first_preset
    bots, seats = usual_bots(game.seats(game.presets[preset])), seat_counts(game)
    facts = Text.of(
        "home-facts",
        seats=Text.of("home-seats", seats=_span(seats), most=seats[-1]),
        against=Text.of("home-against-bots", bots=bots),
        length=Text.of("preset-length", preset=preset),
    )
    return f"""
    <article class="game">
      {_cover(offer, alt=offer.say(Text.of("game-cover", game=offer.slug)))}
      <div class="about">
        <h2>{offer.title}</h2>
        <p>{offer.say(Text.of("game-about"))}</p>
        <p class="facts">{_in_parts(offer.say(facts))}</p>
        <form class="start">
          {hidden_fields(language=offer.code, game=offer.slug, preset=preset, bots=str(bots))}
          <input type="hidden" {offer.name_field(1)}>
          <p class="refusal" role="alert" hidden></p>
          <button type="submit" disabled>{offer.say(Text.of("button-first-game"))}</button>
          {link(offer, offer.say(Text.of("home-other-games")), game=offer.slug)}
        </form>
      </div>
    </article>"""


def _cover(offer: GameOffer, *, alt: str) -> str:
    """The picture of a game as it is played; empty if it has none."""
    if cover_of(offer.slug) is None:
        return ""
    address = f"/covers/{escape(offer.slug)}"
    return f'<img src="{address}" alt="{alt}" width="1200" height="800">'


def _played(offer: Offer, last: LastGame) -> str:
    """A game played: its board, whose turn it is, how far everybody is, and the way back to it."""
    of_game = GameOffer.of(offer, last.game)
    shown = _cover(of_game, alt="")
    if last.picture is not None:
        address = f"/board?{urlencode({'table': last.turn.table or ''})}"
        shown = f'<img src="{escape(address)}" alt="{offer.say(Text.of("home-board-now"))}">'
    return f"""
  <section class="last" aria-label="{of_game.title}">
    {shown}
    <p><strong>{_in_parts(f"{of_game.title} · {escape(last.turn.said)}")}</strong>
      {_lines(last.standing)}</p>
    {_again(offer, last) if last.turn.over else _back(offer, last, "home-resume", "button")}
  </section>"""


def _again(offer: Offer, last: LastGame) -> str:
    """The button for the same game once more, and the way back to the one that is over."""
    back = _back(offer, last, "home-final-board", "back") if last.has_page else ""
    return f"""<form class="start">
      {hidden_fields(language=offer.code, again=last.turn.table or "")}
      <p class="refusal" role="alert" hidden></p>
      {back}
      <button type="submit" disabled>{offer.say(Text.of("home-play-again"))}</button>
    </form>"""


def _span(counts: range) -> str:
    """The first and the last of *counts*, or the only one."""
    return "\N{EN DASH}".join(dict.fromkeys((str(counts[0]), str(counts[-1]))))


def _in_parts(facts: str) -> str:
    """*facts* between dots, each of which stays on one line."""
    return " · ".join(f"<span>{fact}</span>" for fact in facts.split(" · ") if fact)


def _lines(told: Sequence[str]) -> str:
    return "".join(f"<small>{escape(line)}</small>" for line in told)


def _back(offer: Offer, last: LastGame, label: str, kind: str) -> str:
    return f'<a class="{kind}" href="{address_of(last)}">{offer.say(Text(key=label))}</a>'
