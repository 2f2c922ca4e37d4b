"""/squadron: the typed commands of Man O'War."""

from typing import Any

from discord import app_commands

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, Reply
from bot.tables.live_table import LiveTable
from bot.words.commands import about
from cogs.typed_verbs import TypedVerb, TypedVerbs, not_now
from engine.games.man_o_war.model import actions

GAME = "man_o_war"
WAY_LABELS = 3
"""Most labels on a path to a signal: squadron, intent, and what it names."""

VERBS = (
    TypedVerb(name="signal", kinds=(actions.GiveSignal,), option="signal", labels=WAY_LABELS),
    TypedVerb(name="seal", kinds=(actions.Seal,)),
    TypedVerb(name="scuttle", kinds=(actions.OrderScuttle,)),
)


class SquadronGroup(TypedVerbs):
    """The commands of Man O'War, with one for exact orders in the notation."""

    def __init__(self, bot: Quarterdeck) -> None:
        super().__init__(bot, slug=GAME, name="squadron", verbs=VERBS)

    @app_commands.command(name="orders", description=about("about-squadron-orders", GAME))
    @app_commands.describe(orders=about("about-option-orders", GAME))
    async def orders(
        self, interaction: Interaction, orders: app_commands.Range[str, 1, 1_000]
    ) -> None:
        """Plan exact orders, a line or a semicolon between ships; others do as signalled."""
        async with Reply(interaction) as reply:
            live, view = await self.here(interaction)
            _ordered(live, view, orders)  # told first if refused, in place of the open question
            await self.draft(reply, lambda live, view: [_ordered(live, view, orders)])


def _ordered(live: LiveTable, view: Any, typed: str) -> actions.Action:
    """The sheet with these orders.

    :raises NotNow: if no orders can be given now.
    :raises RuleViolation: for what cannot be read, or ordered.
    """
    form = next(iter(live.position(view.seat).forms), None)
    if form is None:
        raise not_now(live, view, "orders", (actions.Seal,))
    (field,) = form.fields
    ordered: actions.Action = form.read({field.key: typed})
    live.game.check(view, ordered)
    return ordered


async def setup(bot: Quarterdeck) -> None:
    bot.tree.add_command(SquadronGroup(bot))
