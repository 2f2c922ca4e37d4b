"""/captain: the typed commands of Captain's Log."""

from typing import Any

from discord import app_commands

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, Reply, reader_code
from bot.tables.live_table import LiveTable
from bot.tables.position import Position
from bot.words.commands import about
from bot.words.language import voice
from cogs.captains_log.sailing import goals_of, way_to
from cogs.suggested import Offer, Suggested
from cogs.typed_verbs import TypedVerb, TypedVerbs, seated_at, why_none
from engine.core.records import Seat
from engine.games.captains_log.model import actions
from engine.games.captains_log.model.state import LogView

GAME = "captains_log"

VERBS = (
    TypedVerb(name="turn", kinds=(actions.TurnAbout,), option="heading"),
    TypedVerb(name="fire", kinds=(actions.Shoot,), option="at"),
    TypedVerb(name="buy", kinds=(actions.Buy,), option="goods"),
    TypedVerb(name="sell", kinds=(actions.Sell,), option="goods"),
    TypedVerb(name="wood", kinds=(actions.BuyWood, actions.SellWood)),
    TypedVerb(name="repair", kinds=(actions.Repair,)),
    TypedVerb(name="pickup", kinds=(actions.PickUp,)),
    TypedVerb(name="jettison", kinds=(actions.Jettison, actions.JettisonCannon), option="goods"),
    TypedVerb(name="rearrange", kinds=(actions.Rearrange,)),
    TypedVerb(name="upgrade", kinds=(actions.BuyCannon, actions.BuyUpgrade, actions.BuyAmmo)),
    TypedVerb(name="ship", kinds=(actions.BuyShip,)),
    TypedVerb(name="fame", kinds=(actions.BuyFame,)),
    TypedVerb(
        name="mission",
        kinds=(actions.TakeMission, actions.CallForMissions, actions.TryMission),
    ),
    TypedVerb(name="start", kinds=(actions.ChooseStart,), option="where"),
    TypedVerb(name="facing", kinds=(actions.ChooseFacing,), option="heading"),
    TypedVerb(
        name="answer",
        kinds=(
            actions.ReplyShot,
            actions.ChooseStow,
            actions.ChooseNation,
            actions.ReplyJoin,
            actions.ChooseRespawn,
            actions.ChooseRespawnHex,
            actions.KeepMission,
            actions.DropMission,
        ),
    ),
    TypedVerb(name="scuttle", kinds=(actions.Scuttle,)),
)


async def _goals(interaction: Interaction) -> Offer:
    """The hexes in reach, or the reason why there are none."""
    bot: Quarterdeck = interaction.client
    live, view = await seated_at(bot, interaction, GAME)
    language = voice(await reader_code(interaction), GAME)
    goals = goals_of(live, view, language)
    return (
        goals if goals.names else Offer.of({}, why=why_none(live, view, (actions.Sail,), language))
    )


TO = Suggested(_goals)


class CaptainGroup(TypedVerbs):
    """The commands of Captain's Log: the usual ones, and two with options of their own."""

    def __init__(self, bot: Quarterdeck) -> None:
        super().__init__(
            bot,
            slug=GAME,
            name="captain",
            verbs=VERBS,
            fullness=_fullness,
        )

    def useful(self, position: Position) -> list[str]:
        """The commands that can act in *position*; those with options of their own come first."""
        own = {"sail": actions.Sail, "explore": actions.Explore}
        ahead = [
            f"{self.name} {name}"
            for name, kind in own.items()
            if any(isinstance(action, kind) for action in position.suggested)
        ]
        return [*ahead, *super().useful(position)]

    @app_commands.command(name="sail", description=about("about-captain-sail", GAME))
    @app_commands.describe(
        to=about("about-option-to", GAME), pickup=about("about-option-pickup", GAME)
    )
    @app_commands.autocomplete(to=TO.suggest)
    async def sail(self, interaction: Interaction, to: str, pickup: bool = True) -> None:
        """Sail to a hex in reach, and pick up goods that float there."""
        async with Reply(interaction) as reply:
            await self.draft(reply, lambda live, view: _voyage(live, view, to, pickup=pickup))

    @app_commands.command(name="explore", description=about("about-captain-explore", GAME))
    @app_commands.describe(tiles=about("about-option-tiles", GAME))
    async def explore(
        self, interaction: Interaction, tiles: app_commands.Range[int, 1, 24] | None = None
    ) -> None:
        """Reveal the tiles in sight, the nearest first."""
        async with Reply(interaction) as reply:
            await self.draft(
                reply,
                lambda live, view: [actions.Explore(tiles=tiles or _in_sight(live, view.seat))],
            )


def _fullness(action: actions.Action) -> int:
    """The number of goods, pairs of wood or points of damage in *action*; 0 for other actions."""
    match action:
        case actions.Buy(count=count):
            return count
        case actions.Sell(count=count, oil=oil):
            return count + oil
        case actions.BuyWood(pairs=pairs) | actions.SellWood(pairs=pairs):
            return pairs
        case actions.Repair(slots=slots, sails=sails):
            return len(slots) + sails
        case _:
            return 0


def _voyage(live: LiveTable, view: LogView, to: str, *, pickup: bool) -> list[Any]:
    at, way = way_to(live, view, to)
    plan: list[Any] = [actions.Sail(heading=heading) for heading in way]
    if pickup and at in view.open.barrels:
        plan.append(actions.PickUp(what="barrel"))
    if pickup and at in view.open.loose:
        plan.append(actions.PickUp(what="loose"))
    return plan


def _in_sight(live: LiveTable, seat: Seat) -> int:
    """The most tiles that can be explored now; 1 if none, so that the game says why not."""
    suggested = live.position(seat).suggested
    return max((one.tiles for one in suggested if isinstance(one, actions.Explore)), default=1)


async def setup(bot: Quarterdeck) -> None:
    bot.tree.add_command(CaptainGroup(bot))
