"""The manual: the game, its goal, what a seat can do now, and the signs of the picture."""

from collections.abc import Sequence

from engine.core.agenda import waiting
from engine.core.words import Text
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.setup import GALLEYS
from engine.games.man_o_war.words import things

_SIGNS = (
    *("badges", "leader", "straggler", "plans", "ways", "rulers"),
    *("damage", "fire", "tokens", "grapples", "derelict", "prize", "wreck"),
)
"""The lines of the legend, in their order."""


def goal(options: Options, seats: int) -> Sequence[Text]:
    """The game, how to win, and how a turn goes, a line each."""
    del seats
    galleys = GALLEYS[options.fleets]
    return (
        Text.of("goal-game", galleys=galleys),
        Text.of("goal-win", turns=options.turns),
        Text.of("goal-turn"),
    )


def terms(options: Options, seats: int) -> Sequence[Text]:
    """What is agreed for a battle."""
    del seats
    return (Text.of("terms", galleys=GALLEYS[options.fleets], turns=options.turns),)


def how(view: WarView) -> tuple[Text, ...]:
    """What the seat can do now; nothing for who watches, and once the battle is over."""
    battle = view.open
    if view.seat not in SIDES or battle.phase == "over":
        return ()
    if not any(one.seat == view.seat for one in waiting(view.agenda)):
        return (Text.of("how-wait"),)
    side = SIDES[view.seat]
    mine = [one for one in battle.squadrons if one.side == side]
    ships = things.ships(battle, [ship for one in mine for ship in one.ships])
    return (
        Text.of("how-side", side=side, ships=ships),
        Text.of("how-signal"),
        Text.of("how-seal"),
    )


def legend(view: WarView) -> tuple[Text, ...]:
    """Each sign of the picture, and the figures of a galley."""
    del view
    return (*(Text.of("legend", sign=sign) for sign in _SIGNS), Text.of("legend-galley"))
