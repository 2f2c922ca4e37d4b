"""The rules of sealed orders: checks, given a view only, and effects, which change the state."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core.agenda import ask, waiting
from engine.core.errors import NotOffered, RuleViolation
from engine.core.forms import FieldChoice, Form, FormField, chosen, typed_number
from engine.core.questions import Question, Questions
from engine.core.records import Audience, Seat, only
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.core.tasks import Tasks
from engine.core.turn_rules import OrderRules, TurnRules
from engine.core.words import Text
from tests.toys.sealed_orders import pieces as p

BY = FormField(key="by", label=Text.of("field-by"), given="0")
AIM = FormField(
    key="aim",
    label=Text.of("field-aim"),
    choices=tuple(FieldChoice(key=aim, label=Text.of(f"aim-{aim}")) for aim in ("hold", "fire")),
    given="hold",
)
SHOT = FormField(key="shot", label=Text.of("field-shot"), given="0")


def order_asked(view: p.SealedView) -> p.OrderDecision | None:
    """The question for the order of the view's seat, while it is open."""
    asked = (one for one in waiting(view.agenda) if one.seat == view.seat)
    return next(asked, None)


def offered(view: p.SealedView) -> Iterator[p.PlankDecision]:
    return (offer for offer in view.offers if offer.seat == view.seat)


def own_offers(view: p.SealedView) -> list[p.PlankDecision]:
    return [offer for offer in view.offers if offer.giver == view.seat]


def allies(view: p.SealedView) -> list[Seat]:
    """Other captains of the view's side who are afloat."""
    ships = {} if view.side is None else view.side.ships
    return [ship for ship in ships if ship != view.seat]


def order_form(asked: p.OrderDecision) -> Form[p.Steer]:
    """SO-ORDER-01: how far to sail and where to fire, both typed."""
    path = (Text.of("action-type"),)
    return Form(key="order", path=path, fields=(BY, AIM, SHOT), read=partial(_read, asked.id))


def pending(table: p.SealedState | p.SealedView) -> Sequence[p.Question]:
    """The decisions that may be answered: orders of the round, and offers."""
    return [*waiting(table.agenda), *table.offers]


def side_of(sea: p.Open, seat: Seat) -> Side | None:
    return p.SIDES.get(seat) if seat in sea.hulls else None


def check_steer(view: p.SealedView, asked: p.OrderDecision, order: p.Steer) -> None:
    del asked
    assert view.side is not None
    at = view.side.ships[view.seat] + order.by
    if abs(order.by) > p.SPEED or at not in p.STRAIT:
        raise RuleViolation("SO-SAIL-01", "too-far", most=p.SPEED)
    if order.shot is not None and (abs(order.shot - at) > p.REACH or order.shot not in p.STRAIT):
        raise RuleViolation("SO-FIRE-01", "out-of-reach", most=p.REACH)


def suggest_steers(view: p.SealedView, asked: p.OrderDecision) -> Iterator[p.Steer]:
    assert view.side is not None
    at = view.side.ships[view.seat]
    for by in range(-p.SPEED, p.SPEED + 1):
        if at + by in p.STRAIT:
            yield p.Steer(decision=asked.id, by=by)
    for shot in sorted(set(view.side.seen.values())):
        if abs(shot - at) <= p.REACH:
            yield p.Steer(decision=asked.id, by=0, shot=shot)


def check_order(view: p.SealedView, order: p.OfferPlank | p.Withdraw) -> None:
    if isinstance(order, p.OfferPlank):
        check_offer(view, order)
    else:
        check_withdraw(view, order)


def suggest_orders(view: p.SealedView) -> Iterator[p.OfferPlank | p.Withdraw]:
    """Suggest offers to allies while an order is asked for, and withdrawals of offers."""
    offers = own_offers(view)
    if order_asked(view) is not None and view.open.hulls[view.seat] > 1 and not offers:
        yield from (p.OfferPlank(to=ally) for ally in allies(view))
    yield from (p.Withdraw(offer=offer.id) for offer in offers)


def apply_order(
    state: p.SealedState, seat: Seat, order: p.OfferPlank | p.Withdraw, referee: Referee
) -> None:
    if isinstance(order, p.OfferPlank):
        offer_plank(state, seat, order, referee)
    else:
        withdraw(state, order, referee)


def check_offer(view: p.SealedView, order: p.OfferPlank) -> None:
    if order_asked(view) is None:
        raise NotOffered("SO-PLANK-01", "not-now")
    if order.to not in allies(view):
        raise RuleViolation("SO-PLANK-01", "no-ally")
    if own_offers(view) or view.open.hulls[view.seat] < 2:
        raise RuleViolation("SO-PLANK-01", "no-plank-to-give")


def check_withdraw(view: p.SealedView, order: p.Withdraw) -> None:
    if all(offer.id != order.offer for offer in own_offers(view)):
        raise NotOffered("SO-PLANK-01", "no-such-offer")


def set_out(state: p.SealedState, referee: Referee) -> None:
    """SO-SETUP-01: a die that only the ship's side sees is its distance from its shore."""
    for side, chart in state.sides.items():
        for seat in chart.ships:
            (face,) = referee.roll(1, 6, "SO-SETUP-01", to=crew(state, side))
            chart.ships[seat] = face if side == "west" else p.STRAIT[-1] - face
    _look_out(state)


def begin_round(state: p.SealedState) -> None:
    """SO-ORDER-01: every captain afloat is asked at once."""
    state.open.round += 1
    state.agenda.append(p.OpenOrders())
    afloat = [seat for seat, hull in state.open.hulls.items() if hull]
    ids = enumerate(afloat, state.asked + 1)
    ask(state, *(p.OrderDecision(id=number, seat=seat) for number, seat in ids))


def seal(state: p.SealedState, asked: p.OrderDecision, order: p.Steer, referee: Referee) -> None:
    """SO-ORDER-02: an order is told to nobody and cannot be undone."""
    del referee
    state.own[asked.seat].order = p.Order(by=order.by, shot=order.shot)


def open_orders(state: p.SealedState, referee: Referee) -> None:
    """SO-ORDER-03: all ships sail, then all look out, then all fire; that ends the round."""
    for offer in state.offers:
        _announce_end(offer, "lapsed", referee)
    state.offers.clear()
    orders = {seat: own.order for seat, own in state.own.items() if own.order is not None}
    for seat, order in orders.items():
        side = p.SIDES[seat]
        ships = state.sides[side].ships
        ships[seat] += order.by
        state.own[seat].order = None
        referee.announce(p.Sailed(to=crew(state, side), ship=seat, at=ships[seat]))
    _look_out(state)
    _fire(state, orders, referee)
    for side, chart in state.sides.items():
        for ship, at in chart.seen.items():
            referee.announce(p.Sighted(to=crew(state, side), ship=ship, at=at))
    if state.open.round == state.open.rounds or not all(c.ships for c in state.sides.values()):
        state.open.over = True
    else:
        begin_round(state)


def offer_plank(state: p.SealedState, seat: Seat, order: p.OfferPlank, referee: Referee) -> None:
    """SO-PLANK-01: only giver and taker know of an offer; the round does not wait for it."""
    state.asked += 1
    to = only(seat, order.to)
    offer = p.PlankDecision(id=state.asked, seat=order.to, to=to, giver=seat)
    state.offers.append(offer)
    referee.announce(p.PlankOffered(to=to, offer=offer))


def withdraw(state: p.SealedState, order: p.Withdraw, referee: Referee) -> None:
    offer = next(offer for offer in state.offers if offer.id == order.offer)
    state.offers.remove(offer)
    _announce_end(offer, "withdrawn", referee)


def reply(state: p.SealedState, offer: p.PlankDecision, answer: p.Reply, referee: Referee) -> None:
    """SO-PLANK-02: an accepted plank moves a point of hull, which everybody sees."""
    if answer.yes:
        state.open.hulls[offer.giver] -= 1
        state.open.hulls[offer.seat] += 1
    _announce_end(offer, "taken" if answer.yes else "refused", referee)


def crew(state: p.SealedState, side: Side) -> Audience:
    """All seats of *side*, afloat or not."""
    return only(*(seat for seat in state.own if p.SIDES[seat] == side))


def in_sight(ships: p.Ships, foes: p.Ships) -> p.Ships:
    """SO-FOG-01: those of *foes* near one of the *ships*."""
    return {
        foe: there
        for foe, there in foes.items()
        if any(abs(there - here) <= p.SIGHT for here in ships.values())
    }


def _read(decision: int, answers: Mapping[str, str]) -> p.Steer:
    by = typed_number(answers, BY, "SO-ORDER-01")
    fires = chosen(answers, AIM, "SO-ORDER-01") == "fire"
    shot = typed_number(answers, SHOT, "SO-ORDER-01") if fires else None
    return p.Steer(decision=decision, by=by, shot=shot)


def _look_out(state: p.SealedState) -> None:
    west, east = state.sides["west"], state.sides["east"]
    west.seen, east.seen = in_sight(west.ships, east.ships), in_sight(east.ships, west.ships)


def _fire(state: p.SealedState, orders: dict[Seat, p.Order], referee: Referee) -> None:
    """SO-FIRE-01, SO-FIRE-02: a shot costs each foe at its place a point of hull, except with a 1.

    Shots are told from west to east, so that their order does not show who fired.
    """
    aimed = sorted(
        (
            order.shot,
            tuple(foe for foe, at in _foes(state, seat).items() if at == order.shot),
            _tenths(state, seat),
        )
        for seat, order in orders.items()
        if order.shot is not None
    )
    faces = referee.roll(len(aimed), 6, "SO-FIRE-02") if aimed else ()
    state.open.splashes = tuple(
        (at, () if face == 1 else foes) for (at, foes, _), face in zip(aimed, faces, strict=True)
    )
    state.hidden.tenths = tuple(tenths for _, _, tenths in aimed)
    for at, hit in state.open.splashes:
        referee.announce(p.ShotFell(at=at, hit=hit))
        for seat in hit:
            state.open.hulls[seat] = max(0, state.open.hulls[seat] - 1)
    for seat in [seat for seat, hull in state.open.hulls.items() if not hull]:
        _sink(state, seat, referee)


def _tenths(state: p.SealedState, seat: Seat) -> int:
    """SO-FIRE-03: how far beyond its place a shot falls, by the place from which it was fired."""
    return 7 * state.sides[p.SIDES[seat]].ships[seat] % 10


def _sink(state: p.SealedState, seat: Seat, referee: Referee) -> None:
    if seat not in state.sides[p.SIDES[seat]].ships:
        return
    for chart in state.sides.values():
        chart.ships.pop(seat, None)
        chart.seen.pop(seat, None)
    _look_out(state)
    referee.announce(p.ShipSunk(ship=seat))


def _foes(state: p.SealedState, seat: Seat) -> p.Ships:
    other = "east" if p.SIDES[seat] == "west" else "west"
    return state.sides[other].ships


def _announce_end(offer: p.PlankDecision, how: p.OfferEnd, referee: Referee) -> None:
    to = None if how == "taken" else offer.to
    referee.announce(p.PlankClosed(to=to, offer=offer, how=how))


ORDER = Question[p.SealedState, p.SealedView, p.OrderDecision, p.Steer](
    decision=p.OrderDecision,
    answers=(p.Steer,),
    check=check_steer,
    suggest=suggest_steers,
    resolve=seal,
)
PLANK = Question[p.SealedState, p.SealedView, p.PlankDecision, p.Reply](
    decision=p.PlankDecision,
    answers=(p.Reply,),
    suggest=lambda _, offer: (p.Reply(decision=offer.id, yes=yes) for yes in (True, False)),
    resolve=reply,
)

RULES = TurnRules[p.SealedState, p.SealedView, p.Action](
    orders=OrderRules[p.SealedState, p.SealedView, p.OfferPlank | p.Withdraw](
        check=check_order,
        suggest=suggest_orders,
        default=lambda view: next(suggest_orders(view)),
        apply=apply_order,
    ),
    questions=Questions(ORDER, PLANK, rule="SO-ORDER-01", pending=pending),
    tasks=Tasks[p.SealedState]().on(
        p.OpenOrders, lambda state, _, referee: open_orders(state, referee)
    ),
)
