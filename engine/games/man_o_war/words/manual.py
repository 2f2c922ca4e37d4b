"""The manual: the game, its goal, what a seat can do now, and the signs of the picture."""

from collections.abc import Sequence

from engine.core.words import Text
from engine.games.man_o_war.judgement.answers import asked_of
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.measuring import is_by_eye
from engine.games.man_o_war.rules.musters import nation_of
from engine.games.man_o_war.rules.wizards import has_magic
from engine.games.man_o_war.words import things

_SIGNS = (
    *("badges", "honours", "leader", "straggler", "cords", "plans", "ways", "rulers"),
    *("damage", "fire", "tokens", "grapples", "derelict", "prize", "wreck", "lost"),
)
_LAND = ("land", "aground")
_SAILING = ("wind", "sails", "aim")
_MAGIC = ("wizard", "spell", "fog")
"""The lines of the legend, in their order."""


def goal(options: Options, seats: int) -> Sequence[Text]:
    """The game, how to win, and how a turn goes, a line each."""
    del seats
    return (
        Text.of(
            "goal-game",
            galleys=options.galleys,
            fleets=options.fleets,
            nation=nation_of(options, "east").value,
            terrain=options.terrain,
        ),
        Text.of("goal-win", turns=options.turns),
        Text.of("goal-turn"),
        *(() if options.galleys else (Text.of("goal-wind"),)),
        *(() if options.terrain == "open_sea" else (Text.of("goal-land"),)),
        *(() if options.wizards == "none" else (Text.of("goal-magic"),)),
    )


def terms(options: Options, seats: int) -> Sequence[Text]:
    """What is agreed for a battle."""
    del seats
    return (
        Text.of(
            "terms",
            galleys=options.galleys,
            fleets=options.fleets,
            nation=nation_of(options, "east").value,
            turns=options.turns,
            terrain=options.terrain,
            measuring=options.measuring,
            wizards=options.wizards,
        ),
    )


def rules_left_out(options: Options) -> tuple[str, ...]:
    """Beginnings of the ids of rules of magic, in a battle without wizards."""
    return ("MOW-HM-", "MOW-MAGIC-") if options.wizards == "none" else ()


def how(view: WarView) -> tuple[Text, ...]:
    """What the seat can do now; nothing for who watches, and once the battle is over."""
    battle = view.open
    if view.seat not in SIDES or battle.phase == "over":
        return ()
    if asked_of(view) is None:
        return (Text.of("how-wait"), _first(battle))
    side = SIDES[view.seat]
    mine = [one for one in battle.squadrons if one.side == side]
    ships = things.ships(battle, [ship for one in mine for ship in one.ships])
    by_eye = (Text.of("how-by-eye"),) if is_by_eye(battle) else ()
    return (
        Text.of("how-side", nation=nation_of(battle.options, side).value, ships=ships),
        _first(battle),
        Text.of("how-signal"),
        *by_eye,
        *([Text.of("how-magic")] if has_magic(battle, side) else ()),
        Text.of("how-seal"),
    )


def _first(battle: Open) -> Text:
    """MOW-INIT-01: who acts first in this turn, by which dice, and what that means."""
    return Text.of(
        "how-first",
        admiral=things.admiral(battle.initiative),
        high=max(battle.dice),
        low=min(battle.dice),
    )


def legend(view: WarView) -> tuple[Text, ...]:
    """Each sign of the picture, the figures of a galley, and the wind where ships sail."""
    signs = _SIGNS if view.open.options.galleys else (*_SIGNS, *_SAILING)
    signs = (*signs, *_LAND) if view.open.terrain else signs
    signs = (*signs, *_MAGIC) if view.open.wizards else signs
    by_eye = (Text.of("legend-by-eye"),) if is_by_eye(view.open) else ()
    told = (Text.of("legend", sign=sign) for sign in signs)
    return (*told, *by_eye, Text.of("legend-galley"))
