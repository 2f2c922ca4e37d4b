"""The page on which a game is set up: its kind, its players, and the button that starts it."""

from collections.abc import Iterable, Sequence
from html import escape

from bot.home.front_page import GameOffer, hidden_fields, link, page, usual_bots
from bot.home.new_game import MOST_PLAYERS
from engine.core.game import AnyGame, seat_counts
from engine.core.words import Text


def game_setup(offer: GameOffer) -> str:
    """The whole page on which a game of the chosen kind is set up."""
    players = "\n      ".join(filter(None, (_bots(offer), _levels(offer), _players(offer))))
    content = f"""<header>
    <p class="all-games">{link(offer, f"← {offer.say(Text.of('home-all-games'))}", game=None)}</p>
    <h1>{offer.title}</h1>
    <p>{offer.say(Text.of("game-about"))}</p>
  </header>
  <form class="start setup">
    {hidden_fields(language=offer.code, game=offer.slug)}
    {_presets(offer)}
    <div class="players">
      {players}
      <footer>
        <p class="refusal" role="alert" hidden></p>
        <button type="submit" disabled>{offer.say(Text.of("button-start"))}</button>
      </footer>
    </div>
  </form>"""
    return page(offer, title=offer.title, content=content, game=offer.slug, scripts=("game_setup",))


def _goal(game: AnyGame, preset: str) -> Sequence[Text]:
    options = game.presets[preset]
    return game.words.goal(options, game.seats(options).least)


def _presets(offer: GameOffer) -> str:
    """All presets, each with its description and length; its goal shows once it is chosen."""
    rows = (_preset(offer, preset) for preset in offer.game.presets)
    return _group(offer.say(Text.of("home-preset")), rows, kind="rows")


def _preset(offer: GameOffer, preset: str) -> str:
    game = offer.game
    first, seating = offer.first_preset, game.seats(game.presets[preset])
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


def _players(offer: GameOffer) -> str:
    """A name field for each person; only the first is shown at the start."""
    most = min(MOST_PLAYERS, max(seat_counts(offer.game)))
    label = offer.say(Text.of("home-player-name"))
    inputs = [
        f'<input {offer.name_field(number)} maxlength="32" autocomplete="off" '
        f'aria-label="{label}"{" required" if number == 1 else " hidden disabled"}>'
        for number in range(1, most + 1)
    ]
    two = offer.say(Text.of("home-second-player"))
    if most > 1:
        inputs.append(
            f'<label class="second"><input id="second" type="checkbox" autocomplete="off">'
            f"<span>{two}</span></label>"
        )
    return _group(offer.say(Text.of("home-who")), inputs, kind="names")


def _bots(offer: GameOffer) -> str:
    """The choice of how many bots play; numbers that the first preset has no seats for are hidden.

    The script of the page hides others when another preset is chosen.
    """
    seats = seat_counts(offer.game)
    least, most = max(0, min(seats) - MOST_PLAYERS), max(seats) - 1
    seating = offer.game.seats(offer.game.presets[offer.first_preset])
    chosen = usual_bots(seating)
    possible = range(seating.least - 1, seating.most)
    rows = (
        _radio("bots", str(bots), str(bots), chosen=bots == chosen, hidden=bots not in possible)
        for bots in range(least, most + 1)
    )
    asked, hidden = offer.say(Text.of("home-against")), len(possible) < 2
    return _group(asked, rows, kind="segments bots", hidden=hidden)


def _levels(offer: GameOffer) -> str:
    """The choice of the bots' level; empty if there is only one level."""
    levels = list(offer.game.levels)
    if len(levels) < 2:
        return ""
    rows = (
        _radio("level", level, _level(offer, level), chosen=number == 0)
        for number, level in enumerate(levels)
    )
    return _group(offer.say(Text.of("home-level")), rows, kind="segments levels")


def _level(offer: GameOffer, level: str) -> str:
    strength = offer.say(Text.of("policy-strength", level=level))
    more = f"<small>{strength}</small>" if strength else ""
    return offer.say(Text.of("policy-name", level=level)) + more


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
