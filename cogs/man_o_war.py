"""/squadron: the typed commands of Man O'War."""

from bot.client import Quarterdeck
from cogs.typed_verbs import TypedVerb, TypedVerbs
from engine.games.man_o_war.model import actions

GAME = "man_o_war"
WAY_LABELS = 3
"""Most labels on a path to a signal: squadron, intent, and what it names."""
SPELL_LABELS = 3
"""Most labels on a path to a spell: card, target, and what is chosen."""

VERBS = (
    TypedVerb(name="signal", kinds=(actions.GiveSignal,), option="signal", labels=WAY_LABELS),
    TypedVerb(name="seal", kinds=(actions.Seal,)),
    TypedVerb(name="scuttle", kinds=(actions.OrderScuttle,)),
    TypedVerb(name="cast", kinds=(actions.PrepareSpell,), option="spell", labels=SPELL_LABELS),
    TypedVerb(name="dispel", kinds=(actions.OrderDispel, actions.Dispel)),
    TypedVerb(name="discard", kinds=(actions.OrderDiscard,)),
)


async def setup(bot: Quarterdeck) -> None:
    bot.tree.add_command(TypedVerbs(bot, slug=GAME, name="squadron", verbs=VERBS))
