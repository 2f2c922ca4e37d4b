"""Delivery of an interaction to the bot, and the wait of a person for its answer."""

import secrets
from collections.abc import Callable
from typing import Any

from tests.wire.event_waits import EventWaits
from tests.wire.outcome import ACK_SECONDS, DEFER, Interaction, Outcome
from tests.wire.posting import FILE_BYTES
from tests.wire.refusals import Json
from tests.wire.service import Service
from tests.wire.things import Channel, User
from tests.wire.world import World

QUIET = 0.03
SILENT_SECONDS = 1.0  # after an acknowledgement without a message
FINAL_SECONDS = 15.0


class Delivery:
    """Sends interactions to the bot; `gone` tells whether the bot has ended."""

    def __init__(self, service: Service, pulse: EventWaits, gone: Callable[[], bool]) -> None:
        self.service, self.pulse, self.gone = service, pulse, gone
        self.world: World = service.world
        self.copies = 1  # of each interaction, because Discord may send two at once

    async def interact(
        self, kind: int, user: User, channel: Channel, data: Json, **facts: Any
    ) -> Outcome:
        """Send an interaction, and wait until the person can read an answer or gives up."""
        world = self.world
        token, id_ = secrets.token_urlsafe(60), world.new_id()
        interaction = Interaction(id_, token, kind, user, channel, data, world.now(), **facts)
        interaction.payload = _payload(world, interaction)
        outcome = Outcome(interaction)
        world.interactions[token] = interaction
        self._send(interaction)
        await self._within(ACK_SECONDS, lambda: not outcome.failed)
        if not outcome.failed:
            patience = SILENT_SECONDS if interaction.answer == DEFER else FINAL_SECONDS
            await self._within(patience, lambda: outcome.final or bool(outcome.refused))
            if outcome.refused:  # the bot may send further messages
                await self._within(SILENT_SECONDS, lambda: outcome.final)
        await self.settle()
        return outcome

    async def again(self, outcome: Outcome) -> Outcome:
        """Send the same interaction once more, and wait until the bot answers it again."""
        interaction = outcome.interaction
        before = interaction.callbacks
        self._send(interaction)
        await self._within(ACK_SECONDS, lambda: interaction.callbacks > before)
        await self.settle()
        return outcome

    async def settle(self, seconds: float = QUIET) -> None:
        """Wait until the bot has requested and logged nothing for so many seconds."""
        await self.pulse.until(lambda: not self.service.in_flight, 30.0, "requests to end")
        await self.pulse.quiet(seconds)

    def _send(self, interaction: Interaction) -> None:
        guild = interaction.channel.guild
        for _ in range(self.copies):
            self.world.emit("INTERACTION_CREATE", interaction.payload, guild)

    async def _within(self, seconds: float, reached: Callable[[], bool]) -> None:
        """Wait until *reached* is true, the bot is gone, or the person gave up."""
        try:
            await self.pulse.until(lambda: reached() or self.gone(), seconds)
        except TimeoutError:
            return


def _payload(world: World, interaction: Interaction) -> Json:
    user, channel, bot = interaction.user, interaction.channel, world.bot
    guild = channel.guild
    told = {
        "id": str(interaction.id),
        "application_id": str(bot.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel.json(user),
        "locale": user.locale,
        "app_permissions": str(channel.allowed(bot)),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(guild.id if guild else 0)},
        "context": 0 if guild else 1,
        "attachment_size_limit": FILE_BYTES,
    }
    if interaction.message:
        told["message"] = interaction.message.json()
    if guild is None:
        return told | {"user": user.json()}
    member = guild.member(user) | {"permissions": str(channel.allowed(user))}
    known = {"id": str(guild.id), "locale": guild.locale, "features": []}
    place = {"guild_id": str(guild.id), "guild": known, "guild_locale": guild.locale}
    return told | place | {"member": member}
