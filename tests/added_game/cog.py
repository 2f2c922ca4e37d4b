"""/raid: the typed commands of the skirmish, once it is a game of the bot."""

from bot.client import Quarterdeck
from cogs.typed_verbs import TypedVerb, TypedVerbs
from tests.toys.skirmish import pieces as p

VERBS = (
    TypedVerb(name="dive", kinds=(p.Dive,)),
    TypedVerb(name="sell", kinds=(p.Sell,), option="goods"),
)


async def setup(bot: Quarterdeck) -> None:
    bot.tree.add_command(TypedVerbs(bot, slug="skirmish", name="raid", verbs=VERBS))
