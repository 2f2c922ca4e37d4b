"""The notation of orders: exact moves, shots and boardings, a line for each ship.

``A1: A10 P45 fire stbd lo board B2`` goes 10 cm ahead, turns 45 degrees to port, fires to
starboard, and boards.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import reduce
from typing import Final

from engine.core.forms import Form, FormField
from engine.core.words import Text
from engine.games.man_o_war.judgement.answers import asked_of
from engine.games.man_o_war.judgement.forecast import Foreseen, forecast
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import SheetDecision
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import SIDES, SquadronId
from engine.games.man_o_war.model.signals import Order, Signal
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.oars import CHORD
from engine.games.man_o_war.rules.squadrons import squadrons_of
from engine.games.man_o_war.words import things
from engine.games.man_o_war.words.typed_orders import TENTH, orders_of, ships_of
from engine.space.plane import DEGREE

LETTERS: Final = 1_000
"""Most letters of a sheet: some 20 ships."""


def order_form(view: WarView, asked: SheetDecision) -> Form[a.Action]:
    """MOW-POST-16: the whole sheet in one field, filled in as the ships are signalled."""
    field = FormField(
        key="orders", label=Text.of("field-orders"), worded=_as_signalled(view), letters=LETTERS
    )

    def read(answers: Mapping[str, str]) -> a.Seal:
        return a.Seal(decision=asked.id, signals=_signals(view, answers.get(field.key, "")))

    return Form(key="orders", path=(Text.of("menu-orders"),), fields=(field,), read=read)


def forms(view: WarView) -> Iterator[Form[a.Action]]:
    """The form for typed orders, while the view's seat is asked for its signals."""
    asked = asked_of(view)
    if asked is not None and view.side is not None and any(ships_of(view)):
        yield order_form(view, asked)


def _signals(view: WarView, typed: str) -> tuple[tuple[SquadronId, Signal], ...]:
    """The signals of all squadrons with typed orders, which stand but for these."""
    assert view.side is not None, "only who is on a side signals"
    orders = orders_of(view, typed)
    found: list[tuple[SquadronId, Signal]] = []
    for number in squadrons_of(view.open, SIDES[view.seat]):
        ships = view.open.squadrons[number].ships
        own = tuple((ship, orders[ship]) for ship in ships if ship in orders)
        if own:
            found.append((number, replace(view.side.signals[number], orders=own)))
    return tuple(found)


def _as_signalled(view: WarView) -> Text:
    """The ways that ships would go as signalled, to the tenth of a centimetre and the degree."""
    assert view.side is not None, "only who is on a side signals"
    battle = view.open
    lines = [
        things.order(battle, one.ship, Order(move=_rounded(one), sails=one.way.sailing))
        for one in forecast(battle, SIDES[view.seat], view.side.signals)
    ]
    return reduce(lambda first, then: Text.of("order-lines", first=first, then=then), lines)


def _rounded(one: Foreseen) -> tuple[Part, ...]:
    return tuple(
        Part(
            leg.stroke,
            CHORD if leg.stroke == "turn" else leg.run // TENTH * TENTH,
            round(leg.by / DEGREE) * DEGREE,
        )
        for leg in one.way.legs
    )
