"""/fleet: the typed commands of Fleet Commander."""

from discord import app_commands

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, Reply
from bot.words.commands import about
from cogs.auto import show_orders
from cogs.typed_verbs import TypedVerb, TypedVerbs
from engine.games.fleet_commander.model import actions

GAME = "fleet_commander"
WAY_LABELS = 4
"""Most labels on a path to an action, except to fleets with two or more battleships."""
FLEET_LABELS = 5
"""Last labels kept of such a path; fewer could not tell two fleets apart.

More would not fit a suggestion.
"""

VERBS = (
    TypedVerb(name="roll", kinds=(actions.RollDice, actions.RollOpening)),
    TypedVerb(
        name="attack", kinds=(actions.Attack, actions.AttackAgain), option="target", labels=2
    ),
    TypedVerb(
        name="move",
        kinds=(actions.Move, actions.MoveAgain, actions.UsePortal),
        option="ships",
        labels=2,
    ),
    TypedVerb(name="mission", kinds=actions.SCENARIO_ORDERS, option="ships", labels=2),
    TypedVerb(name="weapon", kinds=(actions.FireWeapon,), option="target", labels=3),
    TypedVerb(name="scan", kinds=(actions.Scan, actions.ScanFog), option="target", labels=2),
    TypedVerb(name="reroll", kinds=(actions.Reroll,)),
    TypedVerb(name="drain", kinds=(actions.Drain,)),
    TypedVerb(name="token", kinds=(actions.SwitchOff, actions.ShakeOff)),
    TypedVerb(name="keep", kinds=(actions.EndTurn, actions.KeepOpening)),
    TypedVerb(name="choose", kinds=(actions.ChooseFleet, actions.KeepWeapons), labels=FLEET_LABELS),
    TypedVerb(
        name="place",
        kinds=(actions.SetTilesAside, actions.PlaceSector, actions.PlacePortal),
        labels=WAY_LABELS,
    ),
    TypedVerb(
        name="deploy",
        kinds=(actions.Deploy, actions.DeployFleet, actions.Ready),
        option="ships",
        labels=WAY_LABELS,
    ),
    TypedVerb(
        name="answer",
        kinds=(
            actions.ReplyRedirect,
            actions.Support,
            actions.RollGreen,
            actions.RaiseShields,
            actions.Retreat,
            actions.CounterAttack,
            actions.TakeHit,
            actions.LeaveField,
            actions.FoilScan,
            actions.AllowScan,
            actions.ResolveFirst,
            *actions.SCENARIO_REPLIES,
        ),
        labels=WAY_LABELS,
    ),
)


class FleetGroup(TypedVerbs):
    """The commands of Fleet Commander, with one for standing orders."""

    def __init__(self, bot: Quarterdeck) -> None:
        super().__init__(bot, slug=GAME, name="fleet", verbs=VERBS, fullness=_fullness)

    @app_commands.command(name="orders", description=about("about-fleet-orders", GAME))
    async def orders(self, interaction: Interaction) -> None:
        """Show one's standing orders, with menus to change them."""
        async with Reply(interaction) as reply:
            live, _ = await self.here(interaction)
            await show_orders(self.bot, reply, live.table.id)


def _fullness(action: actions.Action) -> int:
    """The number of ships, shields or dice in *action*."""
    match action:
        case (
            actions.Move(ships=ships)
            | actions.MoveAgain(ships=ships)
            | actions.UsePortal(ships=ships)
        ):
            return len(ships)
        case actions.Evacuate(ships=ships) | actions.Enter(ships=ships):
            return len(ships)
        case actions.FireWeapon(ships=ships) | actions.Support(ships=ships):
            return len(ships)
        case actions.Attack(held=held):
            return -len(held)
        case actions.RaiseShields(shields=shields):
            return len(shields)
        case actions.EndTurn(keep=keep) | actions.KeepOpening(keep=keep):
            return len(keep)
        case _:
            return 0


async def setup(bot: Quarterdeck) -> None:
    bot.tree.add_command(FleetGroup(bot))
