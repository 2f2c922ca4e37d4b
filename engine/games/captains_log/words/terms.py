"""Terms of a table: the goal of its game, and its unusual options."""

from collections.abc import Iterator

from engine.core.words import Text
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.rules.setup import NPCS_EACH


def terms(options: Options, captains: int) -> Iterator[Text]:
    """Terms in a few words each: fame to win, NPCs for each captain, and options that differ from
    the rules.
    """
    yield Text.of("terms-target", target=options.target)
    yield Text.of("terms-npcs", npcs=options.npcs or NPCS_EACH[captains])  # CL-SETUP-44
    if options.known_tiles > captains:
        yield Text.of("terms-known-tiles", tiles=options.known_tiles)
    if options.cargo:
        yield Text.of("terms-cargo", goods=options.cargo)
    if options.stock:
        yield Text.of("terms-stock", goods=options.stock)
    if options.two_decks:
        yield Text.of("terms-two-decks")
    if options.shuffle_wind:
        yield Text.of("terms-shuffle-wind")
    if not options.at_war_dice:
        yield Text.of("terms-no-war-dice")
