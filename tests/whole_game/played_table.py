"""A whole game on Discord: its lobby, its captains, and the public news of each action."""

import hashlib
import re
from collections import Counter
from collections.abc import Awaitable

import simcord

from bot.tables.live_table import LiveTable
from bot.words.language import voice
from bot.words.seat_names import names_of
from cogs.captains_log import GAME
from engine.core.game import look
from engine.core.words import Fact, Listing, Person, Text
from tests.cogs.discord_server import DiscordServer, ids_of
from tests.whole_game.captain_choices import CaptainChoices
from tests.whole_game.captain_taps import COMMANDS, Captain, Way
from tests.whole_game.message_checks import Kind, MessageChecks, Seen
from tests.whole_game.without_discord import PRESET, SEATS

_PING = re.compile(r"<@!?(\d+)>")


class Voyage:
    """A table of Alice and Bob in the language *code*, with dice from *seed*."""

    def __init__(self, server: DiscordServer, code: str, seed: str, way: Way) -> None:
        self.server, self.code, self.seed, self.way = server, code, seed, way
        server.bot.tables.new_seed = lambda: seed
        for person in (server.alice, server.bob, server.carol):
            server.locales[person.id] = code
        self.checks = MessageChecks(server, code)
        self.checks.known.append(seed)
        self.captains = {
            seat: Captain(server=server, checks=self.checks, person=person, seat=seat)
            for seat, person in zip(SEATS, (server.alice, server.bob), strict=True)
        }
        self.judgement = CaptainChoices()
        self.table_id = self.commitment = ""
        self.acts = 0
        self.typed: Counter[str] = Counter()
        """The number of times each command of the game was typed."""
        self._played: Counter[str] = Counter()
        self.tapped_of_a_kind = 2
        """The number of times a type of action is played by menus before it is typed."""
        self._standing: int | None = None
        self.keeps_buttons = False
        """Whether boards keep their old buttons from now on."""
        self.won: list[Seen] = []
        """The cards that announced the winner."""

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of the message *key*, without names of people."""
        return voice(self.code, GAME).say(Text.of(key, **facts))

    async def table(self) -> LiveTable:
        return await self.server.bot.tables.load(self.table_id)

    def active(self, live: LiveTable) -> Captain:
        (seat,) = live.waits()
        return self.captains[seat]

    def idle(self, live: LiveTable) -> Captain:
        (seat,) = live.waits()
        return next(captain for one, captain in self.captains.items() if one != seat)

    def owns(self, captain: Captain, desk: simcord.ResponseMessage) -> bool:
        """Whether *desk* is a message of *captain*."""
        channel = self.server.env.backend.messages[self.server.channel.id]
        return channel[desk.id].visible_to(captain.person.id)

    # Playing

    async def embark(self) -> None:
        """Open the table, take the seats, and begin."""
        alice, bob = self.captains.values()
        self.commitment = hashlib.sha256(self.seed.encode()).hexdigest()
        await self.open()
        joined = await bob.answered(self._tap_or_type(bob, "join"))
        assert joined.text == self.say("lobby-joined", seat="p2")
        assert self.checks.told() == [], "a seat taken is shown on the lobby's card"
        started = await alice.answered(self._tap_or_type(alice, "start"))
        assert started.text == self.say("lobby-started")
        await self._hear(None, await self.table())

    async def open(self) -> None:
        """Let Alice open a table; its lobby card is public, and mentions nobody."""
        alice = self.captains["p1"].person
        channel = self.server.channel
        await alice.slash(channel, "table new", preset=PRESET, language=self.code)
        self.table_id = await self.server.table_id()
        for captain in self.captains.values():
            captain.table_id = self.table_id
        self.checks.known.append(self.table_id)
        (lobby,) = self.checks.told()
        assert lobby.kind == "lobby"
        assert lobby.called == ()
        assert self.commitment[:16] in lobby.text
        assert self.seed not in lobby.text

    async def act(self) -> None:
        """Let the captain that the table waits for play well."""
        before = await self.table()
        captain = self.active(before)
        plan = self.judgement.plan(look(before.codecs.game, before.state, captain.seat))
        answer = await captain.play(plan, self._way(plan[0].kind))
        after = await self.table()
        assert after.table.version > before.table.version, "nothing came of it"
        kind = plan[0].kind
        ended = kind == "end_turn"
        await self._hear(None if ended else before, after)
        await self._check_answer(answer, captain, after, ended=ended)
        self.acts += 1
        self._played[kind] += 1
        if self.way == "commands":
            self.typed[COMMANDS[kind][0] if kind in COMMANDS else kind] += 1

    def _way(self, kind: str) -> Way:
        return self.way if self._played[kind] < self.tapped_of_a_kind else "commands"

    def _tap_or_type(self, captain: Captain, verb: str) -> Awaitable[simcord.InteractionResult]:
        """Press the lobby's button, or type the command that does the same."""
        if self.way == "commands":
            return captain.person.slash(self.server.channel, f"table {verb}")
        button = next(one for one in ids_of(self.server.board) if f":{verb}:" in one)
        return captain.person.click(self.server.board, custom_id=button)

    # Public messages

    async def _hear(self, before: LiveTable | None, after: LiveTable) -> Seen:
        """Check that a change is shown once: by a new card that pings newly awaited players, or by
        an edit of the present card.

        After the end of a turn *before* is None, as then every awaited player is pinged.
        """
        earlier = () if before is None else before.waits()
        waited = {user for seat in after.waits() for user in after.people_of(seat)}
        before_them = {user for seat in earlier for user in after.people_of(seat)}
        posted = self.checks.told(after)
        seen = posted[0] if posted else self.checks.shown_now(await self._board(), after)
        assert len(posted) == (1 if waited - before_them or not waited else 0)
        assert seen.kind == self._card(after)
        assert len(seen.alts) == 1
        if posted:
            assert waited - before_them <= set(seen.called) <= waited
            assert {int(user) for user in _PING.findall(seen.text)} == set(seen.called)
            self._check_passed()
        self._standing = await self._board()
        assert (self.seed in seen.text) == (seen.kind == "winner card")
        if seen.kind == "winner card":
            self.won.append(seen)
        else:
            self._check_call(seen, after)
        return seen

    async def _board(self) -> int:
        card = (await self.server.bot.tables.table(self.table_id)).card_id
        assert card is not None
        return card

    def _check_passed(self) -> None:
        """Check that the earlier card has become a log entry, or is about to."""
        if self._standing is None:
            return
        entry = self.checks.shown_now(self._standing)
        if self.say("button-end") in entry.labels or self.say("button-answer") in entry.labels:
            assert self.keeps_buttons
            return
        assert entry.labels == (self.say("button-news"),)
        assert not _PING.search(entry.text)

    def _card(self, live: LiveTable) -> Kind:
        if live.table.status == "finished":
            return "winner card"
        return "decision card" if live.game.pending(live.state) else "turn card"

    def _check_call(self, seen: Seen, after: LiveTable) -> None:
        """Check that the card calls the seats to act, and asks the open question."""
        names, tongue = names_of(after.holders), voice(self.code, GAME)
        lines = seen.text.splitlines()
        if seen.kind != "decision card":
            who = Listing(items=tuple(_called(after, seat, seen) for seat in after.waits()))
            call = tongue.say(Text.of("card-waits", who=who, count=len(after.waits())), names)
            assert call in seen.text
        for asked in after.codecs.game.pending(after.state):
            view = look(after.codecs.game, after.state, asked.seat)
            question = tongue.say(after.codecs.game.ask(view, asked), names)
            put = [line for line in lines if question in line]
            assert len(put) == 1, question
            assert tongue.say(_called(after, asked.seat, seen), names) in put[0]

    async def _check_answer(
        self, answer: Seen, captain: Captain, after: LiveTable, *, ended: bool
    ) -> None:
        """Check that the captain who acted got a private answer, and can go on if possible."""
        title = self.say("turn-over" if ended else "turn-done")
        assert answer.text.startswith(f"**{title}**"), answer.text
        goes_on = captain.seat in after.waits() and not ended
        assert answer.kind == ("planner" if goes_on else "told"), answer
        assert "https://" not in answer.text


def _called(after: LiveTable, seat: str, seen: Seen) -> Fact:
    """The mention of a person who holds only *seat*, if the card has one, else their name."""
    for user in after.people_of(seat):
        if f"<@{user}>" in seen.text and after.seats_of(user) == (seat,):
            return Text.of("card-mention", user=str(user))
    return Person(seat=seat)
