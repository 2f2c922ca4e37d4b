"""Texts of sealed orders: labels, questions, news, and the chart of each viewer."""

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

from engine.core.words import Listing, Person, Text
from tests.toys.sealed_orders import pieces as p


def label(view: p.SealedView, action: p.Action) -> tuple[Text, ...]:
    match action:
        case p.Steer(by=by, shot=None):
            return Text.of("action-sail"), Text.of("by", by=by)
        case p.Steer(by=by, shot=shot):
            return Text.of("action-fire"), Text.of("place", at=shot), Text.of("by", by=by)
        case p.OfferPlank(to=to):
            return Text.of("action-offer"), Text.of("captain", who=Person(seat=to))
        case p.Withdraw():
            return (Text.of("action-withdraw"),)
        case p.Reply(decision=decision, yes=yes):
            offer = next(offer for offer in view.offers if offer.id == decision)
            return ask(view, offer), Text.of("yes" if yes else "no")
        case _:
            assert_never(action)


def tell(view: p.SealedView, event: p.Happening) -> Text | None:
    match event:
        case p.Sailed(ship=ship, at=at):
            return Text.of("event-sailed", ship=Person(seat=ship), at=at)
        case p.Sighted(ship=ship, at=at):
            return Text.of("event-sighted", ship=Person(seat=ship), at=at)
        case p.ShotFell(at=at, hit=()):
            return Text.of("event-missed", at=at)
        case p.ShotFell(at=at, hit=hit):
            return Text.of("event-hit", at=at, hit=Listing(items=tuple(map(_person, hit))))
        case p.ShipSunk(ship=ship):
            return Text.of("event-sunk", ship=Person(seat=ship))
        case p.PlankOffered(offer=offer):
            return None if offer.giver == view.seat else ask(view, offer)
        case p.PlankClosed(offer=offer, how=how):
            giver, taker = Person(seat=offer.giver), Person(seat=offer.seat)
            return Text.of("event-plank", giver=giver, taker=taker, how=how)
        case _:
            assert_never(event)


def ask(view: p.SealedView, decision: p.Question) -> Text:
    del view
    match decision:
        case p.OrderDecision():
            return Text.of("ask-order")
        case p.PlankDecision(giver=giver):
            return Text.of("ask-plank", giver=Person(seat=giver))
        case _:
            assert_never(decision)


def chart(view: p.SealedView) -> Sequence[Text]:
    """The chart in words: all hulls, then the ships of the reader's side and the foes it sees."""
    return (*_hulls(view), *(() if view.side is None else _places(view.side)))


def summary(view: p.SealedView) -> Sequence[Text]:
    sea = view.open
    return (Text.of("round", round=sea.round, rounds=sea.rounds), *_hulls(view))


def goal(options: Any, seats: int) -> Sequence[Text]:
    del seats
    return (Text.of("goal", rounds=options.rounds),)


def _hulls(view: p.SealedView) -> Iterator[Text]:
    for seat, hull in view.open.hulls.items():
        yield Text.of("hull", ship=Person(seat=seat), hull=hull)


def _places(known: p.Chart) -> Iterator[Text]:
    for ship, at in known.ships.items():
        yield Text.of("lies", ship=Person(seat=ship), at=at)
    for ship, at in known.seen.items():
        yield Text.of("seen", ship=Person(seat=ship), at=at)


def _person(seat: str) -> Person:
    return Person(seat=seat)
