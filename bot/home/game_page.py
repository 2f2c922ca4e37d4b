"""The preview's page as a game's: one line of header, and nothing that is for developers."""

from html import escape
from typing import Protocol

from bot.words.language import Language, voice
from engine.core.words import Text

REPLACED = (
    '<html lang="en">',
    "<title>SimCord Preview</title>",
    '<link rel="stylesheet" href="/preview.css">',
    "<body>",
    '<script type="module" src="/app.js"></script>',
)
"""What is replaced or added to in the preview's page."""

ICON = '<link rel="icon" href="/icon.svg">'

_NOTES = {"away": "home-note-away", "failed": "home-note-failed", "link": "home-note-link"}
"""Sentences the script of the page says when they are due."""


class Heading(Protocol):
    """What stands above the channel."""

    @property
    def language(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def captains(self) -> str: ...


def game_page(index: str, heading: Heading) -> str:
    """The preview's page *index* below *heading*."""
    words = voice(heading.language)
    html, title, style, body, script = REPLACED
    notes = " ".join(f'data-{note}="{_said(words, key)}"' for note, key in _NOTES.items())
    replacements = {
        html: f'<html lang="{heading.language}">',
        title: f"<title>{escape(heading.title)}</title>",
        style: f'{style}\n    <link rel="stylesheet" href="/game.css">\n    {ICON}',
        body: f"<body {notes}>\n{_header(words, heading)}",
        script: f'<script src="/game.js"></script>\n    {script}',
    }
    for old, new in replacements.items():
        index = index.replace(old, new, 1)
    return index


def _header(words: Language, heading: Heading) -> str:
    commands, new = _said(words, "home-commands"), _said(words, "home-new")
    return f"""
    <header class="game-header">
      <strong class="game-title">{escape(heading.title)}</strong>
      <span class="game-captains">{escape(heading.captains)}</span>
      <button id="type-command" type="button" aria-pressed="false"
        aria-label="{commands}" title="{commands}">/</button>
      <a id="new-game" href="/new" aria-label="{new}" title="{new}">+</a>
      <span id="game-busy" aria-hidden="true" hidden></span>
    </header>
    <p id="game-note" role="status" hidden></p>"""


def _said(words: Language, key: str) -> str:
    return escape(words.say(Text(key=key), plain=True))
