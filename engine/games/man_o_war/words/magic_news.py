"""News of magic: wizards, their cards, spells cast, dispelled and worked."""

from typing import TypeAlias

from engine.core.words import Text
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.magic import Casting
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.words import spells, things

OfMagic: TypeAlias = (
    e.WizardsJoined
    | e.CardsDrawn
    | e.CardsDiscarded
    | e.DeckShuffled
    | e.SpellPrepared
    | e.DispelOrdered
    | e.DiscardOrdered
    | e.SpellCast
    | e.SpellDropped
    | e.SpellDispelled
    | e.SpellWorked
    | e.WizardFared
)


def tell(battle: Open, event: OfMagic) -> Text:
    """The sentence for an event of magic."""
    match event:
        case e.WizardsJoined(side=side, level=level, college=college, ship=ship):
            return Text.of(
                "event-wizard",
                admiral=things.admiral(side),
                level=level,
                college=college.value,
                ship=things.ship(battle, ship),
            )
        case e.CardsDrawn(cards=cards):
            return Text.of("event-drawn", cards=spells.listed(cards), count=len(cards))
        case e.CardsDiscarded(side=side, cards=cards):
            listed = spells.listed(cards)
            return Text.of("event-discarded", admiral=things.admiral(side), cards=listed)
        case e.DeckShuffled():
            return Text.of("event-shuffled")
        case e.SpellPrepared(casting=Casting() as casting):
            return Text.of("told-spell", cast=spells.cast(battle, casting))
        case e.SpellPrepared():
            return Text.of("told-no-spell")
        case e.DispelOrdered(policy=policy):
            return Text.of("told-dispel", policy=policy)
        case e.DiscardOrdered(card=card, go=go):
            return Text.of("told-discard", name=spells.named(card), go="yes" if go else "no")
        case e.SpellCast(side=side, casting=casting, attempt=attempt, own=own):
            return Text.of(
                "event-spell-cast",
                admiral=things.admiral(side),
                cast=spells.cast(battle, casting),
                **spells.attempt(attempt, own=own),
            )
        case e.SpellDropped(side=side, casting=casting):
            cast = spells.cast(battle, casting)
            return Text.of("event-spell-dropped", admiral=things.admiral(side), cast=cast)
        case e.SpellDispelled(side=side, card=card, attempt=attempt, own=own):
            return Text.of(
                "event-spell-dispelled",
                admiral=things.admiral(side),
                name=spells.named(card),
                **spells.attempt(attempt, own=own),
            )
        case e.SpellWorked(side=side, casting=casting, wrought=wrought):
            return spells.worked(battle, side, casting, wrought)
        case e.WizardFared(side=side, fate=fate, ship=ship):
            name = things.ship(battle, ship)
            return Text.of("event-wizard-fared", admiral=things.admiral(side), fate=fate, ship=name)
