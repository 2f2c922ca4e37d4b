"""Checks of every message in a channel: its kind, its readers, and its words."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord
import simcord
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.results import to_discord_message

from bot.tables.live_table import LiveTable
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogState
from tests.cogs.discord_server import DiscordServer
from tests.whole_game.catalogue import strangers

Kind = Literal[
    "lobby", "turn card", "decision card", "winner card", "planner", "sure", "told", "paragraph"
]
_BY_VERB: Mapping[str, Kind] = {
    "join": "lobby",
    "ask": "decision card",
    "act": "turn card",
    "ending": "sure",
    "m-plan": "planner",
    "into": "planner",
    "confirm": "planner",
    "end": "planner",
}
MOST_COMPONENTS, MOST_LETTERS, LONGEST_ALT, LONGEST_LABEL, MOST_OPTIONS = 40, 4_000, 256, 100, 25
_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A message as its *reader* sees it; None is everybody."""

    kind: Kind
    reader: int | None
    text: str
    labels: tuple[str, ...]
    options: tuple[str, ...]
    alts: tuple[str, ...]
    called: tuple[int, ...]
    components: int

    @property
    def everything(self) -> str:
        return "\n".join((self.text, *self.labels, *self.options, *self.alts))


class MessageChecks:
    """Checks all messages in the channel of *server*, which uses the language *code*."""

    def __init__(self, server: DiscordServer, code: str) -> None:
        self.server, self.code = server, code
        self.known: list[str] = ["Alice", "Bob", "Carol"]
        self.counted: Counter[tuple[str, bool]] = Counter()
        """The number of messages of each kind, public and private."""
        self.transcript: list[str] = []
        self._last = 0

    def told(self, live: LiveTable | None = None) -> list[Seen]:
        """The public messages since the last call, oldest first, all checked."""
        messages: Mapping[int, Message] = self.server.env.backend.messages[self.server.channel.id]
        new = sorted(number for number in messages if number > self._last)
        self._last = max(new, default=self._last)
        found = [messages[number] for number in new if messages[number].visible_to(None)]
        return [self.look(self._seen(message, None), live) for message in found]

    def answered(
        self,
        person: simcord.MemberActor,
        result: simcord.InteractionResult,
        live: LiveTable | None = None,
    ) -> list[Seen]:
        """The private messages that answered *person*, all checked."""
        assert result.acknowledged, f"{person.name} was left without an answer"
        answers = [*([result.response] if result.response else []), *result.followups]
        assert answers, f"{person.name} was left without an answer"
        messages: Mapping[int, Message] = self.server.env.backend.messages[self.server.channel.id]
        mine = [messages[answer.id] for answer in answers]
        for message in mine:
            assert message.visible_to(person.id)
            people = (self.server.alice, self.server.bob, self.server.carol)
            readers = (*(one.id for one in people), None)
            seen_by = [reader for reader in readers if message.visible_to(reader)]
            assert seen_by == [person.id], f"{message.content!r} was for {person.name} alone"
        return [self.look(self._seen(message, person.id), live) for message in mine]

    def shown_now(self, number: int, live: LiveTable | None = None) -> Seen:
        """The message of this id as everybody sees it now, checked."""
        stored = self.server.env.backend.messages[self.server.channel.id][number]
        assert stored.visible_to(None)
        return self.look(self._seen(stored, None), live)

    def posted(self, number: int) -> discord.Message:
        """The message of that id as it is now."""
        stored = self.server.env.backend.messages[self.server.channel.id][number]
        return to_discord_message(self.server.env, stored)

    def look(self, seen: Seen, live: LiveTable | None = None) -> Seen:
        """Check everything that holds for any message."""
        where = "all" if seen.reader is None else f"to {self._name(seen.reader)}"
        self.transcript.append(f"--- {seen.kind}, {where}\n{_written(seen)}")
        self.counted[seen.kind, seen.reader is None] += 1
        _check_limits(seen)
        whole_words = re.sub(r"\w+…", "…", seen.everything)  # a description is cut to its room
        foreign = strangers(whole_words, self.code, self.known)
        assert not foreign, f"{foreign} in:\n{seen.everything}"
        assert not set("{}$") & set(seen.everything), seen.everything
        if live is not None and live.state is not None:
            for name in _hidden_names(live.state):
                assert name not in seen.everything, f"{name} lies face down:\n{seen.everything}"
        if seen.reader is not None:
            assert not seen.called
        return seen

    def _seen(self, message: Message, reader: int | None) -> Seen:
        parts = list(walk_components(message.components))
        shown = to_discord_message(self.server.env, message)
        gallery = [item for part in parts for item in part.get("items", [])]
        files = {one.filename: one.description or "" for one in shown.attachments}
        for item in gallery:
            assert item["description"], "a picture without words for it"
            name = item["media"]["url"].split("?", 1)[0].rsplit("/", 1)[-1]
            assert files.get(name) == item["description"], (files, item)
        along = [part["file"]["url"] for part in parts if part.get("file")]
        assert len(files) == len(gallery) + len(along), "a picture nobody is shown"
        texts = [part["content"] for part in parts if part.get("content")]
        labels = [part["label"] for part in parts if part.get("type") == 2]
        placeholders = [part["placeholder"] for part in parts if part.get("placeholder")]
        for part in parts:
            _check_menu([one["label"] for one in part.get("options", [])])
        offered = [one for part in parts for one in part.get("options", [])]
        options = [
            one[line] for one in offered for line in ("label", "description") if one.get(line)
        ]
        return Seen(
            kind=_kind(parts, reader),
            reader=reader,
            text="\n".join([message.content, *texts]).strip(),
            labels=(*labels, *placeholders),
            options=tuple(options),
            alts=tuple(item["description"] for item in gallery),
            called=tuple(message.ping_user_ids),
            components=len(parts),
        )

    def _name(self, user: int) -> str:
        people = (self.server.alice, self.server.bob, self.server.carol)
        return next(person.name for person in people if person.id == user)


def _kind(parts: Sequence[dict[str, Any]], reader: int | None) -> Kind:
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    verbs = {custom_id.split(":")[1] for custom_id in ids}
    for verb, kind in _BY_VERB.items():
        if verb in verbs:
            return kind
    if not parts:
        return "paragraph"
    return "winner card" if reader is None and verbs <= {"news", "again", "bigger"} else "told"


def _check_limits(seen: Seen) -> None:
    """Check the limits of Discord, and of a phone's screen."""
    assert seen.components <= MOST_COMPONENTS
    assert len(seen.text) + sum(map(len, seen.labels)) <= MOST_LETTERS
    assert all(0 < len(one) <= LONGEST_LABEL for one in (*seen.options, *seen.labels))
    assert all(0 < len(alt) <= LONGEST_ALT for alt in seen.alts)
    assert seen.text


def _check_menu(labels: Sequence[str]) -> None:
    assert len(labels) <= MOST_OPTIONS
    assert len(set(labels)) == len(labels), "two options nobody can tell apart"


def _hidden_names(state: LogState) -> Iterator[str]:
    """The names of NPC ships, and of their captains, that nobody has seen yet."""
    deck = (card for cards in state.hidden.deck.values() for card in cards)
    shown = {npc.card for npc in state.open.npcs.values()}
    for card in (*deck, *state.hidden.face_down.values()):
        assert card not in shown
        print_ = printed(state.open).npcs[card]
        yield from (print_.name, print_.captain)


def _written(seen: Seen) -> str:
    lines = [seen.text, *(f"[{label}]" for label in seen.labels)]
    return "\n".join([*lines, *(f"  o {one}" for one in seen.options), *seen.alts])
