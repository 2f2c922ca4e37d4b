"""A game as text, a block for each step: the action, dice, events, and changes of views.

The first line of a block is the row, the seat, who chose for it, and the action. Below it,
indented, come ``dice``, ``event``, ``said`` (the sentence that everybody reads) and, by ``public``
or by seat, changes of views: a path and its new value. Public changes are not repeated for seats.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import chain, zip_longest
from typing import Any

from bot.words.language import voice
from engine.core.codec import row_codec, setup_codec
from engine.core.game import AnyGame, Setup, Step, look, told
from engine.core.records import SPECTATOR, Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games import GAMES
from tests import laws

Block = list[str]
WHOLE = 200
"""Letters of a value that is told on one line; a longer one is told part by part."""

_ABSENT: Any = object()
_NO_MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))


class Transcript:
    """Writes down a game of *game* as it is played on *state*, which began with *setup*."""

    def __init__(self, game: AnyGame, state: Any, setup: Setup[Any, Any]) -> None:
        self._game, self._state = game, state
        self._seats = (SPECTATOR, *setup.seats)
        self._views: dict[Seat, Any] = {}
        self._setup = setup
        self._rows = row_codec(game)
        self._view_codec = laws.codec_of(game.view_type)

    def opening(self) -> Block:
        """The first block: the game, its version and options, and all views."""
        plain = json.loads(setup_codec(self._game).dump(self._setup))
        return [
            f"{self._game.slug} version {self._game.version}",
            f"  options {_json(plain['options'])}",
            *self._happened(plain, self._setup.events),
        ]

    def step(self, step: Step[Any, Any]) -> Block:
        """The block of *step*, which was just played."""
        plain = json.loads(self._rows.dump(step))
        return [
            f"{step.seq} {step.seat} {step.by} {_json(plain['action'])}",
            *self._happened(plain, step.events),
        ]

    def _happened(self, plain: dict[str, Any], events: Iterable[Any]) -> Iterator[str]:
        for roll in plain["rolls"]:
            faces = " ".join(map(str, roll["faces"]))
            yield f"  dice {roll['rule']} {faces} of {roll['sides']}{_audience(roll['to'])}"
        for event in plain["events"]:
            yield f"  event {_json({k: v for k, v in event.items() if k != 'to'})}" + (
                _audience(event["to"])
            )
        watcher = look(self._game, self._state, SPECTATOR)
        for event in told(tuple(events), SPECTATOR):
            if text := self._game.tell(watcher, event):
                yield f"  said {_sentence(self._game, text)}"
        yield from self._changed()

    def _changed(self) -> Iterator[str]:
        """The changes in each view since the last block."""
        public: set[str] = set()
        for seat in self._seats:
            view = json.loads(self._view_codec.dump(look(self._game, self._state, seat)))
            changes = list(_changes(self._views.get(seat, {}), view, ""))
            self._views[seat] = view
            yield from (
                f"  {'public' if seat == SPECTATOR else seat} {change}"
                for change in changes
                if change not in public
            )
            public = public or set(changes)


def read(text: str) -> list[Block]:
    """The blocks of a transcript."""
    blocks: list[Block] = []
    for line in text.splitlines():
        if line.startswith(" "):
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def write(blocks: Iterable[Block]) -> str:
    return "".join(f"{line}\n" for line in chain.from_iterable(blocks))


def _changes(before: Any, now: Any, path: str) -> Iterator[str]:
    """The lines that tell how *now* differs from *before*, both plain JSON."""
    if before == now:
        return
    if now is _ABSENT:
        yield f"{path} is gone"
    elif isinstance(now, dict) and (isinstance(before, dict) or _is_long(now)):
        known = before if isinstance(before, dict) else {}
        for key in {**known, **now}:
            inner = f"{path}.{key}" if path else str(key)
            yield from _changes(known.get(key, _ABSENT), now.get(key, _ABSENT), inner)
    elif isinstance(now, list) and _is_long(now):
        items = before if isinstance(before, list) else []
        for number, (old, new) in enumerate(zip_longest(items, now, fillvalue=_ABSENT)):
            yield from _changes(old, new, f"{path}[{number}]")
    else:
        yield f"{path} {_json(now)}"


def _is_long(plain: Any) -> bool:
    return len(_json(plain)) > WHOLE


def _sentence(game: AnyGame, text: Text) -> str:
    """*text* in English, without marks of direction; for a toy, its key and facts."""
    if game.slug in {known.slug for known in GAMES}:
        return voice("en", game.slug).say(text, plain=True).translate(_NO_MARKS)
    return " ".join([text.key, *(f"{name} {_fact(fact)}" for name, fact in text.facts)])


def _fact(fact: Fact) -> str:
    match fact:
        case Person(seat=seat):
            return seat
        case Listing(items=items):
            return ", ".join(map(_fact, items))
        case Text(key=key):
            return key
        case _:
            return str(fact)


def _audience(to: list[Seat] | None) -> str:
    return "" if to is None else f" (to {', '.join(to) or 'nobody'})"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
