"""Wizards: their ships and hands, and what befalls them."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.records import Audience, only
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.magic import Card, College, Fate, Level, Wizard, WizardCard
from engine.games.man_o_war.model.names import SEATS, ShipId, other
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.state import Fleet, Open, WarState
from engine.games.man_o_war.rules.ground import touches
from engine.games.man_o_war.rules.squadrons import can_act, squadrons_of

LEVELS: Final[dict[str, Level]] = {
    "apprentice": "apprentice",
    "adept": "adept",
    "master": "master",
}


def crew_of(side: Side) -> Audience:
    """All seats of *side*."""
    return only(*SEATS[side])


def join_wizards(state: WarState, referee: Referee) -> None:
    """MOW-SETUP-06, MOW-SETUP-07, MOW-SETUP-08: each side gets a wizard, if they agreed on it.

    Its college is drawn from the eight, he sails on the flagship, and cards are dealt to him.
    """
    battle = state.open
    level = LEVELS.get(battle.options.wizards)
    if level is None:
        return
    state.hidden.deck = sorted(Card)
    colleges = [college.value for college in College]
    for side in SEATS:
        drawn = referee.draw(colleges, "MOW-SETUP-06")
        colleges.remove(drawn)
        ship = flagship(battle, side)
        battle.wizards[side] = Wizard(level=level, college=College(drawn), ship=ship)
        referee.announce(e.WizardsJoined(side=side, level=level, college=College(drawn), ship=ship))
    for side in SEATS:
        draw_cards(state, side, referee, "MOW-SETUP-08")


def flagship(battle: Open, side: Side) -> ShipId:
    """MOW-SETUP-07: the leader of the first squadron, or a capital ship if there is one."""
    leaders = [battle.squadrons[number].leader for number in squadrons_of(battle, side)]
    return min(leaders, key=lambda one: card_of(battle, one).ship_class != "capital_ship")


def wizard_card(battle: Open, side: Side) -> WizardCard:
    return printed(battle).wizards[battle.wizards[side].level]


def fate_of(battle: Open, side: Side) -> Fate:
    """MOW-WRECK-02, MOW-WRECK-05: what has become of a wizard, by the ship he is aboard."""
    ship = battle.ships[battle.wizards[side].ship]
    if ship.lot == "gone":
        return "drowned"
    if ship.lot != "afloat":
        return "clinging"
    return "aboard" if ship.flag == side else "captured"


def has_magic(battle: Open, side: Side) -> bool:
    """MOW-MAGIC-12, MOW-AMB-29: whether the wizard of a side lives and is free, on a wreck too."""
    return side in battle.wizards and fate_of(battle, side) in {"aboard", "clinging"}


def may_draw(battle: Open, side: Side) -> bool:
    """MOW-END-03, MOW-END-05: whether a wizard may discard and draw; one on a wreck may not."""
    return side in battle.wizards and fate_of(battle, side) == "aboard"


def draw_cards(state: WarState, side: Side, referee: Referee, rule: str) -> None:
    """MOW-END-03, MOW-AMB-27: draw up to the hand of the wizard's level.

    MOW-END-07: once the deck has run out, the discards are the deck.
    """
    battle, hand = state.open, state.sides[side].hand
    drawn: list[Card] = []
    while len(hand) < wizard_card(battle, side).hand:
        if not state.hidden.deck:
            if not battle.discards:
                break
            state.hidden.deck[:] = sorted(battle.discards)
            battle.discards.clear()
            referee.announce(e.DeckShuffled())
        card = Card(referee.draw([one.value for one in state.hidden.deck], rule, crew_of(side)))
        state.hidden.deck.remove(card)
        hand.append(card)
        drawn.append(card)
    battle.wizards[side].hand = len(hand)
    if drawn:
        referee.announce(e.CardsDrawn(to=crew_of(side), side=side, cards=tuple(drawn)))


def end_magic(state: WarState, referee: Referee) -> None:
    """MOW-END-01, MOW-END-03, MOW-END-06: all discards, then new cards; spells of the turn end."""
    battle = state.open
    battle.spells.clear()
    order = [one for one in (battle.initiative, other(battle.initiative)) if one in battle.wizards]
    for side in order:
        if may_draw(battle, side):
            _discard(battle, side, state.sides[side], referee)
        state.sides[side].discard.clear()
    for side in order:
        if may_draw(battle, side):
            draw_cards(state, side, referee, "MOW-END-03")


def _discard(battle: Open, side: Side, fleet: Fleet, referee: Referee) -> None:
    thrown = [card for card in fleet.discard if card in fleet.hand]
    for card in thrown:
        put_away(battle, side, fleet, card)
    if thrown:
        referee.announce(e.CardsDiscarded(side=side, cards=tuple(thrown)))


def put_away(battle: Open, side: Side, fleet: Fleet, card: Card) -> None:
    """MOW-MAGIC-08: a card leaves a hand for the discards."""
    fleet.hand.remove(card)
    battle.discards.append(card)
    battle.wizards[side].hand = len(fleet.hand)


def rescue(battle: Open, referee: Referee) -> None:
    """MOW-WRECK-06, MOW-DEC-21, MOW-AMB-37: ships that touch a wreck take a wizard aboard.

    A friend goes before an enemy, which captures him; of several, the first by number does it.
    """
    for side, wizard in battle.wizards.items():
        if fate_of(battle, side) != "clinging":
            continue
        near = [one for one in _touching(battle, wizard.ship) if can_act(battle, one)]
        near.sort(key=lambda one: battle.ships[one].side != side)
        if near:
            wizard.ship = near[0]
    tell_fates(battle, referee)


def _touching(battle: Open, wreck: ShipId) -> Iterator[ShipId]:
    for number, one in enumerate(battle.ships):
        if one.lot == "afloat" and touches(battle, number, one.at, wreck):
            yield number


def tell_fates(battle: Open, referee: Referee) -> None:
    """MOW-WRECK-02, MOW-WRECK-05: tell what has befallen each wizard since it was last told."""
    for side, wizard in battle.wizards.items():
        fate = fate_of(battle, side)
        if fate != wizard.fate:
            wizard.fate = fate
            referee.announce(e.WizardFared(side=side, fate=fate, ship=wizard.ship))


def go_home(battle: Open, prize: ShipId, home: ShipId) -> None:
    """MOW-SCUTTLE-02: wizards leave a scuttled prize with its crew."""
    for wizard in battle.wizards.values():
        if wizard.ship == prize:
            wizard.ship = home


def honours_for_wizard(battle: Open, side: Side) -> int:
    """MOW-HONOUR-05: what *side* has won by the wizard of its enemy, drowned or captured."""
    foe = other(side)
    if foe not in battle.wizards:
        return 0
    card, fate = wizard_card(battle, foe), fate_of(battle, foe)
    return card.killed if fate == "drowned" else card.captured if fate == "captured" else 0


def aboard(battle: Open, ship: ShipId) -> Sequence[Side]:
    """The sides whose wizards are aboard a ship, or cling to what is left of it."""
    return [side for side, one in battle.wizards.items() if one.ship == ship]
