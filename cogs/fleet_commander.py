"""/fleet: everything a commander of Fleet Commander can do, typed."""

from discord import app_commands

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, Reply
from bot.words.commands import about
from cogs.auto import show_orders
from cogs.typed_verbs import TypedVerb, TypedVerbs
from engine.games.fleet_commander.model import actions as a

GAME = "fleet_commander"
WHOLE = 4
"""Labels that no way through the menus has more of, but to a fleet of two battleships or more."""
FLEET = 5
"""The last labels of such a way: fewer would not tell two fleets apart, more fit no name."""

VERBS = (
    TypedVerb(name="roll", kinds=(a.RollDice, a.RollOpening)),
    TypedVerb(name="attack", kinds=(a.Attack, a.AttackAgain), option="target", labels=2),
    TypedVerb(name="move", kinds=(a.Move, a.MoveAgain, a.UsePortal), option="ships", labels=2),
    TypedVerb(name="mission", kinds=(a.Evacuate, a.Escape, a.Enter), option="ships", labels=2),
    TypedVerb(name="weapon", kinds=(a.FireWeapon,), option="target", labels=3),
    TypedVerb(name="scan", kinds=(a.Scan, a.ScanFog), option="target", labels=2),
    TypedVerb(name="reroll", kinds=(a.Reroll,)),
    TypedVerb(name="drain", kinds=(a.Drain,)),
    TypedVerb(name="token", kinds=(a.SwitchOff, a.ShakeOff)),
    TypedVerb(name="keep", kinds=(a.EndTurn, a.KeepOpening)),
    TypedVerb(name="choose", kinds=(a.ChooseFleet, a.KeepWeapons), labels=FLEET),
    TypedVerb(name="place", kinds=(a.SetTilesAside, a.PlaceSector, a.PlacePortal), labels=WHOLE),
    TypedVerb(
        name="deploy", kinds=(a.Deploy, a.DeployFleet, a.Ready), option="ships", labels=WHOLE
    ),
    TypedVerb(
        name="answer",
        kinds=(
            *(a.ReplyRedirect, a.Support, a.RollGreen, a.RaiseShields, a.Retreat),
            *(a.CounterAttack, a.TakeHit, a.LeaveField, a.PickField, a.DriftField),
            *(a.FoilScan, a.AllowScan, a.Appear, a.ResolveFirst),
        ),
        labels=WHOLE,
    ),
)


class FleetGroup(TypedVerbs):
    """The verbs of Fleet Commander, and its standing orders."""

    def __init__(self, bot: Quarterdeck) -> None:
        super().__init__(bot, slug=GAME, name="fleet", verbs=VERBS, fullness=_fullness)

    @app_commands.command(name="orders", description=about("about-fleet-orders", GAME))
    async def orders(self, interaction: Interaction) -> None:
        """Show one's standing orders, with menus to change them."""
        async with Reply(interaction) as reply:
            live, _ = await self.here(interaction)
            await show_orders(self.bot, reply, live.table.id)


def _fullness(action: a.Action) -> int:
    """How many ships, shields or dice *action* deals with."""
    match action:
        case a.Move(ships=ships) | a.MoveAgain(ships=ships) | a.UsePortal(ships=ships):
            return len(ships)
        case a.Evacuate(ships=ships) | a.Enter(ships=ships):
            return len(ships)
        case a.FireWeapon(ships=ships) | a.Support(ships=ships):
            return len(ships)
        case a.Attack(held=held):
            return -len(held)
        case a.RaiseShields(shields=shields):
            return len(shields)
        case a.EndTurn(keep=keep) | a.KeepOpening(keep=keep):
            return len(keep)
        case _:
            return 0


async def setup(bot: Quarterdeck) -> None:
    bot.tree.add_command(FleetGroup(bot))
