"""/captain: everything a captain of Captain's Log can do, typed.

Each command plays at once what its menu twin would plan: what is typed is what was meant. Nothing
here knows the rules: what is offered is what the game suggests, and what is typed is found there.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from discord import app_commands

from bot.client import Quarterdeck
from bot.errors import NotNow, Refused, WhichOne, WrongGame
from bot.messages.planner.planner_card import say_label
from bot.messages.reply import Interaction, Reply, reader_code
from bot.tables import playing
from bot.tables.live_table import LiveTable
from bot.words.commands import about
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.captains_log_sailing import goals_of, way_to
from cogs.shared_turn import answered_before, finish_turn, table_here, tell_played
from engine.core.records import value
from engine.core.words import Text
from engine.games.captains_log import actions as a
from engine.games.captains_log.state import LogView

GAME = "captains_log"
MOST_CHOICES = 25
NAME_LETTERS = 100


@value
class Verb:
    """A command that plays one of the suggested actions of *kinds*, picked by *option*."""

    name: str
    kinds: tuple[type[Any], ...]
    option: str = "what"


VERBS = (
    Verb(name="turn", kinds=(a.TurnAbout,), option="heading"),
    Verb(name="fire", kinds=(a.Shoot,), option="at"),
    Verb(name="buy", kinds=(a.Buy,), option="goods"),
    Verb(name="sell", kinds=(a.Sell,), option="goods"),
    Verb(name="wood", kinds=(a.BuyWood, a.SellWood)),
    Verb(name="repair", kinds=(a.Repair,)),
    Verb(name="pickup", kinds=(a.PickUp,)),
    Verb(name="jettison", kinds=(a.Jettison, a.JettisonCannon), option="goods"),
    Verb(name="rearrange", kinds=(a.Rearrange,)),
    Verb(name="upgrade", kinds=(a.BuyCannon, a.BuyUpgrade, a.BuyAmmo)),
    Verb(name="ship", kinds=(a.BuyShip,)),
    Verb(name="fame", kinds=(a.BuyFame,)),
    Verb(name="start", kinds=(a.ChooseStart,), option="where"),
    Verb(name="facing", kinds=(a.ChooseFacing,), option="heading"),
    Verb(
        name="answer",
        kinds=(
            *(a.ReplyShot, a.ChooseStow, a.ChooseNation, a.ReplyJoin),
            *(a.ChooseRespawn, a.ChooseRespawnHex),
        ),
    ),
    Verb(name="scuttle", kinds=(a.Scuttle,)),
)


class CaptainGroup(app_commands.Group):
    """The verbs of Captain's Log."""

    def __init__(self, bot: Quarterdeck) -> None:
        self._bot = bot
        super().__init__(name="captain", description=about("about-captain"))
        for verb in VERBS:
            self.add_command(_command(bot, verb))

    @app_commands.command(name="sail", description=about("about-captain-sail"))
    @app_commands.describe(to=about("about-option-to"), pickup=about("about-option-pickup"))
    async def sail(self, interaction: Interaction, to: str, pickup: bool = True) -> None:
        """Sail to a hex in reach, and fish out what floats there."""
        async with Reply(interaction) as reply:
            await _play(self._bot, reply, lambda live, view: _voyage(live, view, to, pickup=pickup))

    @app_commands.command(name="explore", description=about("about-captain-explore"))
    @app_commands.describe(tiles=about("about-option-tiles"))
    async def explore(
        self, interaction: Interaction, tiles: app_commands.Range[int, 1, 24] | None = None
    ) -> None:
        """Reveal the tiles in sight, the nearest first."""
        async with Reply(interaction) as reply:
            await _play(
                self._bot,
                reply,
                lambda live, view: [a.Explore(tiles=tiles or _in_sight(live, view))],
            )

    @app_commands.command(name="end", description=about("about-captain-end"))
    async def end(self, interaction: Interaction) -> None:
        """End one's turn, after one question if something is left to do."""
        async with Reply(interaction) as reply:
            live, _ = await _here(self._bot, interaction)
            await finish_turn(self._bot, reply, live.table.id)

    @sail.autocomplete("to")
    async def _goals(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            live, view = await _here(self._bot, interaction)
        except Refused:
            return []
        goals = goals_of(live, view, voice(await reader_code(interaction), GAME))
        return _choices(((name, str(at)) for at, name in goals.items()), typed)


def _command(bot: Quarterdeck, verb: Verb) -> app_commands.Command[Any, ..., None]:
    async def act(interaction: Interaction, what: str | None = None) -> None:
        async with Reply(interaction) as reply:
            language = voice(reply.code, GAME)
            await _play(
                bot,
                reply,
                lambda live, view: [_pick(verb, _offered(live, view, verb, language), what)],
            )

    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            live, view = await _here(bot, interaction)
        except Refused:
            return []
        offered = _offered(live, view, verb, voice(await reader_code(interaction), GAME))
        return _choices(((name, name[:NAME_LETTERS]) for name, _ in offered), typed)

    app_commands.describe(what=about(Text.of(f"about-option-{verb.option}")))(act)
    app_commands.rename(what=verb.option)(act)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=verb.name, description=about(Text.of(f"about-captain-{verb.name}")), callback=act
    )
    command.autocomplete("what")(offer)
    return command


async def _here(bot: Quarterdeck, interaction: Interaction) -> tuple[LiveTable, LogView]:
    """The table of the channel, as the person's seat sees it.

    :raises WrongGame: if it is no table of Captain's Log.
    :raises NotAtTable:
    """
    table = await table_here(bot, interaction)
    if table.game != GAME:
        raise WrongGame
    live = await bot.tables.load(table.id)
    live.require_begun()
    seat = live.seat_of(interaction.user.id)
    return live, live.view(seat)


async def _play(
    bot: Quarterdeck, reply: Reply, choose: Callable[[LiveTable, LogView], Sequence[Any]]
) -> None:
    """Play what *choose* makes of the table, unless the interaction was answered before."""
    interaction = reply.interaction
    live, view = await _here(bot, interaction)
    if await answered_before(bot, reply, live.table.id):
        return
    plan = choose(live, view)
    played = await playing.play(
        bot.tables,
        live.table.id,
        interaction.user.id,
        plan,
        interaction=interaction.id,
        decision=getattr(plan[0], "decision", None),
    )
    await tell_played(bot, reply, played)


def _voyage(live: LiveTable, view: LogView, to: str, *, pickup: bool) -> list[Any]:
    at, way = way_to(live, view, to)
    plan: list[Any] = [a.Sail(heading=heading) for heading in way]
    if pickup and at in view.open.barrels:
        plan.append(a.PickUp(what="barrel"))
    if pickup and at in view.open.loose:
        plan.append(a.PickUp(what="loose"))
    return plan


def _offered(
    live: LiveTable, view: LogView, verb: Verb, language: Language
) -> list[tuple[str, Any]]:
    """What can be done of *verb*, each as it is called in the menus."""
    game, names = live.game, names_of(live.holders)
    return [
        (say_label(game.label(view, action)[-1:], language, names), action)
        for action in game.suggest(view)
        if isinstance(action, verb.kinds)
    ]


def _pick(verb: Verb, offered: Sequence[tuple[str, Any]], what: str | None) -> Any:
    """The one action that *what* means.

    :raises NotNow: if nothing of the kind can be done.
    :raises WhichOne: if it means none of those offered, or several.
    """
    if not offered:
        raise NotNow(verb=verb.name)
    if what is None:
        found = list(offered)
    else:
        sought = what.strip().casefold()
        found = [one for one in offered if one[0][:NAME_LETTERS].casefold() == sought]
        found = found or [one for one in offered if sought in one[0].casefold()]
    if len(found) != 1:
        raise WhichOne(count=len(found), verb=verb.name)
    return found[0][1]


def _in_sight(live: LiveTable, view: LogView) -> int:
    """How many tiles can be explored; 1 if none can, for the game to say why not."""
    suggested = live.game.suggest(view)
    return max((one.tiles for one in suggested if isinstance(one, a.Explore)), default=1)


def _choices(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    sought = typed.strip().casefold()
    found = [
        app_commands.Choice(name=name[:NAME_LETTERS], value=value)
        for name, value in named
        if sought in name.casefold()
    ]
    return found[:MOST_CHOICES]


async def setup(bot: Quarterdeck) -> None:
    bot.tree.add_command(CaptainGroup(bot))
