"""Names of ships, squadrons, sides, lengths and signals, as other sentences hold them."""

from collections.abc import Iterable, Iterator
from functools import reduce

from engine.core.seating import Side
from engine.core.words import Fact, Listing, Person, Text
from engine.games.man_o_war.model.lengths import UNITS_IN_CM, Length
from engine.games.man_o_war.model.names import SEATS, ShipId, SquadronId
from engine.games.man_o_war.model.signals import BoardingOrder, Guns, Helm, Lead, Order, Signal
from engine.games.man_o_war.model.state import Open
from engine.space.plane import CIRCLE, DEGREE

POINTS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Points of the compass, clockwise."""


def ship(battle: Open, number: ShipId) -> Text:
    """The mark of a ship: the letter of its squadron, and its number."""
    one = battle.ships[number]
    return Text.of("ship", letter=battle.squadrons[one.squadron].letter, number=one.number)


def ships(battle: Open, numbers: Iterable[ShipId]) -> Listing:
    return Listing(items=tuple(ship(battle, one) for one in numbers))


def squadron(battle: Open, number: SquadronId) -> Text:
    return Text.of("squadron", letter=battle.squadrons[number].letter)


def admiral(side: Side) -> Person:
    """The player of a side."""
    return Person(seat=SEATS[side][0])


def acts_first(battle: Open, side: Side | None) -> dict[str, Fact]:
    """The facts on who acts first in this turn, as a reader of *side* is told; None watches."""
    turns = len(battle.squadrons) > len(SEATS)
    if side == battle.initiative:
        whose = "mine-by-turns" if turns else "mine"
    elif turns:
        whose = "by-turns"
    else:
        whose = "watched" if side is None else "theirs"
    return {"whose": whose, "admiral": admiral(battle.initiative)}


def length(units: Length) -> Text:
    """A length in centimetres, to the nearest tenth."""
    return Text.of("length", **_tenths(units))


def _tenths(units: Length) -> dict[str, Fact]:
    tenths = (20 * units + UNITS_IN_CM) // (2 * UNITS_IN_CM)
    return {"whole": tenths // 10, "tenth": tenths % 10}


def point(heading: int) -> str:
    """The point of the compass nearest to a heading."""
    eighth = CIRCLE // len(POINTS)
    return POINTS[(heading % CIRCLE + eighth // 2) // eighth % len(POINTS)]


def bend(by: int) -> dict[str, Fact]:
    """The facts on a turn by 1/16 degrees: its degrees, to the nearest, and its side."""
    degrees = (abs(by) + DEGREE // 2) // DEGREE
    return {"degrees": degrees, "hand": "port" if by < 0 else "starboard"}


def helm(battle: Open, told: Helm) -> Text:
    """An intent with what it names, as in "close on B2" or "turn 45° to port"."""
    foe: Fact = Text.of("foe-nearest") if told.at is None else ship(battle, told.at)
    facts = bend(told.by * DEGREE)
    return Text.of("helm", intent=told.intent, foe=foe, under=told.under, **facts)


def guns(battle: Open, told: Guns) -> Text:
    foe: Fact = "" if told.at is None else ship(battle, told.at)
    return Text.of("guns", policy=told.policy, foe=foe, aim=told.aim)


def lead(told: Lead | None) -> dict[str, Fact]:
    """The facts on a lead with which a boarding goes on."""
    how = "never" if told is None else "last" if told < 0 else "level" if told == 0 else "ahead"
    return {"how": how, "lead": told or 0}


def boarding(told: BoardingOrder) -> Text:
    return Text.of("boarding", policy=told.policy, then=Text.of("go-on", **lead(told.lead)))


def signal(battle: Open, told: Signal) -> Text:
    """A whole signal; of its guns and boarding only what is not as usual."""
    text = brief_signal(battle, told)
    if told.boarding != BoardingOrder():
        text = Text.of("both", first=text, then=boarding(told.boarding))
    return text


def brief_signal(battle: Open, told: Signal) -> Text:
    """A signal for the label of a plan: its helm, and its guns if they are not as usual."""
    if told.orders:
        lines = [order(battle, number, one) for number, one in told.orders]
        return reduce(lambda first, then: Text.of("both", first=first, then=then), lines)
    text = helm(battle, told.helm)
    usual = told.guns.policy == "as_they_bear" and told.guns.aim == "low"
    return text if usual else Text.of("both", first=text, then=guns(battle, told.guns))


def quarter(seen: int) -> int:
    """Which quarter an angle from the bow looks at: 0 ahead, 1 starboard, 2 astern, 3 port."""
    return (seen % CIRCLE + CIRCLE // 8) // (CIRCLE // 4) % 4


def order(battle: Open, number: ShipId, told: Order) -> Text:
    """The line of an order in the notation, in the reader's words."""
    parts = [*_legs(told), *_shots(battle, told)]
    if told.board is not None:
        parts.append(Text.of("order-board", foe=ship(battle, told.board)))
    line = reduce(lambda first, then: Text.of("order-then", first=first, then=then), parts)
    return Text.of("order-line", ship=ship(battle, number), told=line)


def _legs(told: Order) -> Iterator[Text]:
    if not told.move:
        yield Text.of("order-stay")
        return
    if told.sails:
        yield Text.of("order-sails")
    for part in told.move:
        length = Text.of("order-length", **_tenths(part.length))
        yield Text.of("order-leg", stroke=part.stroke, length=length, **bend(part.by))


def _shots(battle: Open, told: Order) -> Iterator[Text]:
    if told.guns is None:
        return
    if not told.guns.told:
        yield Text.of("order-hold")
    for arc, guns in told.guns.told:
        yield Text.of("order-fire", arc=arc, aim=guns.aim)
        if guns.at is not None:
            yield Text.of("order-at", foe=ship(battle, guns.at))
