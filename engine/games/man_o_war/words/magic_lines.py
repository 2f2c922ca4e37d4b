"""Magic in panels, questions and menus: wizards, hands, and what was told to them."""

from collections.abc import Iterator, Sequence

from engine.core.game_words import Panel
from engine.core.seating import Side
from engine.core.words import Text
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.decisions import DispelDecision
from engine.games.man_o_war.model.magic import Card, Casting
from engine.games.man_o_war.model.names import SEATS, SIDES, ShipId, other
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.spells import SPELLS
from engine.games.man_o_war.words import spells, things


def label(view: WarView, action: a.Magic | a.Dispel) -> tuple[Text, ...]:
    """The labels that lead to an action of magic."""
    battle, side = view.open, SIDES[view.seat]
    match action:
        case a.PrepareSpell(casting=Casting() as casting):
            return (Text.of("menu-magic"), *_casting(battle, side, casting))
        case a.PrepareSpell():
            return (Text.of("menu-magic"), Text.of("menu-no-spell"))
        case a.OrderDispel(policy=policy):
            return (Text.of("menu-dispel"), Text.of("menu-dispel-policy", policy=policy))
        case a.OrderDiscard(card=card, go=go):
            told = "yes" if go else "no"
            name = spells.named(card)
            return (Text.of("menu-discard"), Text.of("menu-discard-card", name=name, go=told))
        case a.Dispel(card=Card() as card):
            return (Text.of("action-dispel", name=spells.with_odds(battle, side, card)),)
        case a.Dispel():
            return (Text.of("action-let-work"),)


def _casting(battle: Open, side: Side, casting: Casting) -> Iterator[Text]:
    """The card, then its target if it takes one, then what its caster chooses."""
    spell = SPELLS[casting.card]
    yield Text.of(
        "menu-spell",
        name=spells.with_odds(battle, side, casting.card),
        spell=casting.card.value,
        target="ship" if spell.targets else "squadron" if spell.squadron else "none",
    )
    if casting.ship is not None:
        yield Text.of("menu-at-ship", ship=things.ship(battle, casting.ship))
    if casting.squadron is not None:
        yield Text.of("menu-at-squadron", squadron=things.squadron(battle, casting.squadron))
    if casting.choice is not None:
        yield Text.of("menu-choice", choice=spells.choice(casting.choice))


def about(path: Sequence[Text], action: object) -> Text | None:
    """The second line of a menu entry about magic."""
    match action:
        case a.PrepareSpell(casting=Casting(card=card)):
            return Text.of("about-spell", does=spells.does(card))
        case a.OrderDispel(policy=policy):
            return Text.of("about-dispel", policy=policy)
        case a.OrderDiscard(card=card):
            return Text.of("about-spell", does=spells.does(card))
        case a.Dispel(card=Card()):
            return Text.of("about-dispelling")
        case _:
            pass
    if path and path[-1].key == "menu-spell":
        spell = dict(path[-1].facts)["spell"]
        return Text.of("about-spell", does=spells.does(Card(str(spell))))
    return Text.of("about-magic") if path and path[-1].key == "menu-magic" else None


def menu_asks(path: Sequence[Text]) -> Text | None:
    """The question of a menu about magic."""
    last = path[-1]
    if last.key == "menu-spell":
        return Text.of("asks-target", target=dict(last.facts)["target"])
    asks = {
        "menu-magic": "asks-magic",
        "menu-dispel": "asks-dispel",
        "menu-discard": "asks-discard",
        "menu-at-ship": "asks-choice",
    }.get(last.key)
    return None if asks is None else Text.of(asks)


def told(view: WarView) -> list[Text]:
    """What the wizard of the view's side was told for this turn."""
    fleet = view.side
    if fleet is None or not view.open.wizards:
        return []
    found = [] if fleet.casting is None else [told_spell(view.open, fleet.casting)]
    if fleet.dispel != "never":
        found.append(Text.of("told-dispel", policy=fleet.dispel))
    found += [Text.of("told-discard", name=spells.named(one), go="yes") for one in fleet.discard]
    return found


def told_spell(battle: Open, casting: Casting) -> Text:
    return Text.of("told-spell", cast=spells.cast(battle, casting))


def ask_dispel(view: WarView, asked: DispelDecision) -> Text:
    """MOW-DEC-07: shall the spell be dispelled that has just been cast?"""
    return Text.of(
        "ask-dispel",
        admiral=things.admiral(other(SIDES[asked.seat])),
        cast=spells.cast(view.open, asked.casting),
        does=spells.does(asked.casting.card),
    )


def hand(view: WarView) -> Iterator[Text]:
    """The wizard of the view's side, what he was told, and each of his cards."""
    battle, side = view.open, SIDES[view.seat]
    if view.side is None or side not in battle.wizards:
        return
    yield wizard(battle, side)
    yield from told(view)
    for card in sorted(view.side.hand):
        of = printed(battle).spells[card]
        yield Text.of(
            "hand-card",
            name=spells.with_odds(battle, side, card),
            college=of.college.value,
            dispels=of.dispels.value,
            does=spells.does(card),
        )


def wizard(battle: Open, side: Side) -> Text:
    """The wizard of a side, by level and college, what has become of him, and his cards."""
    one = battle.wizards[side]
    return Text.of(
        "wizard",
        admiral=things.admiral(side),
        level=one.level,
        college=one.college.value,
        fate=one.fate,
        ship=things.ship(battle, one.ship),
        count=one.hand,
    )


def panels(battle: Open) -> Iterator[Panel]:
    """MOW-MAGIC-16: wizards, spells in force, and cards used; none in a battle without magic."""
    if not battle.wizards:
        return
    lines = [wizard(battle, side) for side in SEATS]
    lines += [spells.in_force(battle, one) for one in battle.spells if not one.spent]
    if battle.discards:
        lines.append(Text.of("panel-discards", cards=spells.listed(battle.discards)))
    yield Panel(key="magic", title=Text.of("panel-magic"), lines=tuple(lines))


def plights(battle: Open, ship: ShipId) -> Iterator[Text]:
    """The spells on a ship, and the wizards aboard."""
    for spell in battle.spells:
        if spell.ship == ship and not spell.spent and spell.at is None:
            yield Text.of("plight-spell", name=spells.named(spell.card))
    for side, one in battle.wizards.items():
        if one.ship == ship and one.fate != "drowned":
            yield Text.of("plight-wizard", admiral=things.admiral(side))


def fogs(battle: Open) -> Iterator[Text]:
    """The banks of fog on the table."""
    for spell in battle.spells:
        if spell.at is not None:
            east, north = things.length(spell.at.x), things.length(spell.at.y)
            yield Text.of("map-fog", east=east, north=north)


def reasons(view: WarView, event: object) -> Iterator[Text]:
    """MOW-MAGIC-01, MOW-MAGIC-04: why a cast or a dispel came off or failed."""
    del view
    match event:
        case e.SpellCast(casting=casting, attempt=attempt, own=own):
            facts = spells.attempt(attempt, own=own)
            yield Text.of("why-cast", name=spells.named(casting.card), **facts)
        case e.SpellDispelled(card=card, casting=casting, attempt=attempt, own=own):
            yield Text.of(
                "why-dispel",
                name=spells.named(card),
                spell=spells.named(casting.card),
                **spells.attempt(attempt, own=own),
            )
        case _:
            pass


def chances(view: WarView, action: object) -> Iterator[Text]:
    """The exact odds that a card works, cast or to dispel."""
    match action:
        case a.PrepareSpell(casting=Casting(card=card)) | a.Dispel(card=Card() as card):
            side = SIDES[view.seat]
            number = printed(view.open).spells[card].cast
            percent = spells.percent(view.open, side, card)
            own = printed(view.open).spells[card].college == view.open.wizards[side].college
            told_own = "yes" if own else "no"
            yield Text.of("chance-spell", number=number, percent=percent, own=told_own)
        case _:
            pass
