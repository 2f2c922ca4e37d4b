"""Spells as other sentences hold them: their names, targets, choices, odds and effects."""

from engine.core.seating import Side
from engine.core.words import Fact, Listing, Text
from engine.games.man_o_war.judgement.magic import chance
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.magic import Attempt, Card, Casting, Choice, Lasting, Wrought
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.words import mishaps, shots, things
from engine.games.man_o_war.words.things import joined


def named(card: Card) -> Text:
    return Text.of("spell-name", spell=card.value)


def college(card_college: str) -> Text:
    return Text.of("college", college=card_college)


def does(card: Card) -> Text:
    """What a spell does, in a sentence."""
    return Text.of("spell-does", spell=card.value)


def with_odds(battle: Open, side: Side, card: Card) -> Text:
    """A card with its number and the chance that it works for a side."""
    number = printed(battle).spells[card].cast
    return Text.of(
        "spell-odds", name=named(card), number=number, percent=percent(battle, side, card)
    )


def percent(battle: Open, side: Side, card: Card) -> int:
    return round(100 * chance(battle, side, card))


def choice(chosen: Choice) -> Text:
    if isinstance(chosen, AreaName):
        return mishaps.area(chosen)
    return Text.of("spell-choice", choice=chosen)


def at(battle: Open, casting: Casting) -> dict[str, Fact]:
    """The facts on what a spell is cast at."""
    if casting.ship is not None:
        return {"target": "ship", "at": things.ship(battle, casting.ship)}
    if casting.squadron is not None:
        return {"target": "squadron", "at": things.squadron(battle, casting.squadron)}
    return {"target": "none", "at": ""}


def cast(battle: Open, casting: Casting) -> Text:
    """A spell with its target and choice."""
    chosen = casting.choice
    return Text.of(
        "spell-cast",
        name=named(casting.card),
        chosen="no" if chosen is None else "yes",
        choice="" if chosen is None else choice(chosen),
        **at(battle, casting),
    )


def attempt(told: Attempt, *, own: bool) -> dict[str, Fact]:
    """The facts on the dice of a cast or a dispel."""
    return {
        "needed": told.needed,
        "die": told.dice[0],
        "again": told.dice[1] if len(told.dice) > 1 else 0,
        "good": "yes" if told.good else "no",
        "own": "yes" if own else "no",
    }


def worked(battle: Open, side: Side, casting: Casting, wrought: Wrought) -> Text:
    """What a spell did, or does until the turn ends."""
    name, facts = named(casting.card), at(battle, casting)
    ship: Fact = facts["at"]
    if wrought.panicked is not None:
        assert isinstance(ship, Text), "a ship panics"
        told = mishaps.panicked(battle, wrought.panicked, ship)
    elif wrought.shots:
        assert casting.ship is not None, "a ship is shot at"
        told = joined([shots.shot(battle, one, casting.ship) for one in wrought.shots])
        told = Text.of("spell-shots", ship=ship, shots=told)
    elif wrought.way is not None:
        told = _moved(battle, casting, wrought, ship)
    else:
        told = Text.of(
            "spell-works",
            spell=casting.card.value,
            ship=ship,
            admiral=things.admiral(side),
            choice="" if casting.choice is None else choice(casting.choice),
            area="none" if wrought.area is None else wrought.area.value,
            die=wrought.dice[0] if wrought.dice else 0,
            save=wrought.save or 0,
            harm="yes" if wrought.points or wrought.fires else "no",
            count=wrought.fires,
            idle="yes" if wrought.idle else "no",
            wind=battle.wind,
        )
    return Text.of("event-spell-worked", name=name, told=told)


def _moved(battle: Open, casting: Casting, wrought: Wrought, ship: Fact) -> Text:
    """How a spell moved a ship, up to what it met."""
    way = wrought.way
    assert way is not None, "it moved a ship"
    if not way.legs:
        return Text.of("spell-aground", ship=ship)
    leg = way.legs[0]
    return Text.of(
        "spell-moved",
        ship=ship,
        stroke=leg.stroke,
        die=wrought.dice[0] if wrought.dice else 0,
        length=things.length(leg.run),
        heading=str(casting.choice or "n"),
        met="" if way.met is None else Text.of("panic-met", met=things.ship(battle, way.met)),
        **things.bend(leg.by),
    )


def in_force(battle: Open, spell: Lasting) -> Text:
    """A spell that lasts, and what it does to whom."""
    casting = Casting(
        card=spell.card, ship=spell.ship, squadron=spell.squadron, choice=spell.choice
    )
    return Text.of(
        "spell-lasting", name=named(spell.card), does=does(spell.card), **at(battle, casting)
    )


def listed(cards: "list[Card] | tuple[Card, ...]") -> Listing:
    return Listing(items=tuple(named(card) for card in cards))
