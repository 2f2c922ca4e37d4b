"""The page of a game: the preview's page with a one-line header and without developers' tools."""

from html import escape
from typing import Protocol

from bot.home.whose_turn import (
    BACK_TO_TURN,
    PLAYS_THE_PLAN,
    VERBS_OF_A_TURN,
    WAYS_TO_A_TURN,
    WAYS_TO_END,
)
from bot.words.language import Language, voice
from engine.core.words import Text

REPLACED = (
    '<html lang="en">',
    "<title>SimCord Preview</title>",
    '<link rel="stylesheet" href="/preview.css">',
    "<body>",
    '<script type="module" src="/app.js"></script>',
)
"""Parts of the preview's page that are replaced or added to."""

ICON = '<link rel="icon" href="/icon.svg">'

SCRIPTS = ("game", "pictures", "turn", "menus", "typing")
"""Scripts of our own; each needs those before it."""

_NOTES = {
    "away": Text.of("home-note-away"),
    "failed": Text.of("home-note-failed"),
    "link": Text.of("home-note-link"),
    "past": Text.of("home-note-past"),
    "over": Text.of("error-wrong-status", status="finished"),
    "yes": Text.of("home-yes"),
    "no": Text.of("home-no"),
    "working": Text.of("home-thinking"),
    "unknown": Text.of("home-typed-unknown", typed="{typed}"),
    "unknown-near": Text.of("home-typed-unknown-near", typed="{typed}"),
    "stroke": Text.of("home-typed-stroke"),
    "stroke-near": Text.of("home-typed-stroke-near"),
    "missing": Text.of("home-typed-missing", command="{command}", missing="{missing}"),
}
"""Sentences that the scripts of the page show; they fill in the words in braces."""


class Heading(Protocol):
    """Texts of the header above the channel."""

    @property
    def language(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def players(self) -> str: ...


def game_page(index: str, heading: Heading) -> str:
    """The preview's page *index* with the header of *heading* and our scripts."""
    words = voice(heading.language)
    html, title, style, body, script = REPLACED
    notes = " ".join(f'data-{note}="{_said(words, text)}"' for note, text in _NOTES.items())
    verbs = " ".join(VERBS_OF_A_TURN)
    scripts = "\n    ".join(f'<script src="/{name}.js"></script>' for name in SCRIPTS)
    replacements = {
        html: f'<html lang="{heading.language}">',
        title: f"<title>{escape(heading.title)}</title>",
        style: f'{style}\n    <link rel="stylesheet" href="/game.css">\n    {ICON}',
        body: f'<body data-verbs="{verbs}" data-back="{BACK_TO_TURN}" '
        f'data-plays="{PLAYS_THE_PLAN}" '
        f'data-opens="{" ".join(WAYS_TO_A_TURN)}" data-ends="{" ".join(WAYS_TO_END)}" {notes}>\n'
        + _header(words, heading),
        script: f"{scripts}\n    {script}",
    }
    for old, new in replacements.items():
        index = index.replace(old, new, 1)
    return index


def _header(words: Language, heading: Heading) -> str:
    commands, games = _said(words, Text.of("home-commands")), _said(words, Text.of("home-games"))
    keys = ("button-act", "button-answer", "home-enlarge", "home-earlier-games", "home-more")
    act, answer, enlarge, earlier, more = (_said(words, Text.of(key)) for key in keys)
    above, show, hide, opening = (
        _said(words, Text.of(f"home-{key}"))
        for key in ("news-above", "show-board", "hide-board", "opening")
    )
    typed = _said(words, Text.of("home-commands-short"))
    return f"""
    <header class="game-header">
      <div class="game-heading">
        <strong class="game-title">{escape(heading.title)}</strong>
        <span class="game-players">{escape(heading.players)}</span>
        <span id="game-turn" role="status"></span>
      </div>
      <button id="my-turn" type="button" data-act="{act}" data-answer="{answer}" hidden></button>
      <button id="type-command" type="button" aria-pressed="false"
        aria-label="{commands}" title="{commands}">/<small>{typed}</small></button>
      <a id="all-games" href="/new" aria-label="{games}">←<small>{games}</small></a>
      <span id="game-busy" aria-hidden="true" hidden></span>
    </header>
    <p id="game-note" role="status" hidden></p>
    <button id="game-map" type="button" aria-label="{enlarge}" hidden
      ><canvas role="img"></canvas></button>
    <div id="game-bar">
      <button id="game-board" type="button" aria-expanded="false"
        data-show="{show}" data-hide="{hide}" hidden></button>
      <button id="game-above" type="button" hidden>{above}</button>
    </div>
    <div id="game-opening" role="status">
      <img src="/covers/{escape(heading.game)}" alt=""><p>{opening}</p>
    </div>
    <button id="game-earlier" type="button" hidden>{earlier}</button>
    <button id="game-more" type="button" hidden>{more}</button>"""


def _said(words: Language, text: Text) -> str:
    return escape(words.say(text, plain=True))
