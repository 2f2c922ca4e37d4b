"""Reasons why a captain cannot act on what lies close by: ships, things afloat, and ports."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal

from engine.core.agenda import waiting
from engine.core.errors import RuleViolation
from engine.core.words import Text
from engine.games.captains_log.judgement.prospects import placed
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Captain, Hex, LogView, Ship
from engine.games.captains_log.rules import move, port, shot, turn
from engine.games.captains_log.words import threats
from engine.games.captains_log.words.no_shot import best_result, no_shot
from engine.games.captains_log.words.refusals import refused

NEARLY: Final = 2
"""Hexes beyond the reach of the guns within which a shot is still expected."""

BESIDE: Final = 1
"""Hexes within which every ship and port is close by."""

MOST_SHIPS: Final = 2
"""Most ships told that cannot be fired at, the nearest first."""

_OF_ALL_SHIPS: Final = (
    Text.of("violation-moored"),
    Text.of("violation-no-guns-ready"),
)
"""Reasons against a shot that hold for every target: they are told once."""


def hindered(view: LogView) -> tuple[Text, ...]:
    """Reasons why the seat, whose turn it is, cannot take what floats in its hex, fire at a ship
    close by or at a foe that its guns nearly reach, or moor in a port close by.

    All are refusals of the rules' own checks; what can be done has none.
    """
    sea = view.open
    captain = sea.captains.get(view.seat)
    now = sea.turn
    if waiting(view.agenda) or captain is None or captain.at is None or captain.heading is None:
        return ()
    if now.seat != view.seat or now.over or sea.npc_turn or sea.winners is not None:
        return ()
    return (
        *_afloat(view, captain.at),
        *islice(_ships(view), MOST_SHIPS),
        *_ports(view, captain, captain.at),
    )


def _afloat(view: LogView, at: Hex) -> Iterator[Text]:
    """CL-FREE-05: reason why the barrel or the goods at *at*, the ship's hex, cannot be taken."""
    kinds: tuple[tuple[Literal["barrel", "loose"], bool], ...] = (
        ("barrel", at in view.open.barrels),
        ("loose", at in view.open.loose),
    )
    for what, lies in kinds:
        why = refused(view, a.PickUp(what=what)) if lies else None
        if why is not None:
            yield Text.of("no-pick-up", what=what, why=why)


def _ships(view: LogView) -> Iterator[Text]:
    """Reasons why there is no shot at each ship close by, or foe nearly in reach, the
    nearest first; none while the ship cannot fire at all for want of an action or a berth.
    """
    if turn.actions_left(view) < 1 or not move.may_rest(view):
        return
    aimed = {order.target for order in shot.suggest_shots(view)}
    for far, name, _ in threats.others(view, view.seat):
        if name not in aimed and (far <= BESIDE or _is_expected(view, name, far)):
            told = no_shot(view, name)
            yield told
            if dict(told.facts)["why"] in _OF_ALL_SHIPS:
                return


def _is_expected(view: LogView, name: Ship, far: int) -> bool:
    """Whether *name* is a foe, *far* hexes away, that the guns reach or nearly reach.

    Another captain, at whom few ever fire, counts only within ``NEARLY`` hexes.
    """
    watched = NEARLY if name in view.open.captains else threats.WATCHED_HEXES
    if far > watched or not threats.is_foe(view.open, name, view.seat):
        return False
    return shot.defence(view.open, view.seat, name) - NEARLY < best_result(view)


def _ports(view: LogView, captain: Captain, here: Hex) -> Iterator[Text]:
    """CL-PORT-06: reason why a port with an anchorage close by is closed to *captain*."""
    sheet = chart(view.open)
    for place in sheet.ports.values():
        near = min(place.anchorages, key=lambda at: sheet.board.distance(here, at), default=None)
        if near is None or sheet.board.distance(here, near) > BESIDE:
            continue
        if not port.welcome(view.open, captain, place):
            yield Text.of("no-mooring", name=place.card.name, why=_closed(view, near))


def _closed(view: LogView, at: Hex) -> Text:
    """Refusal of a deal in the port with the anchorage *at*, which is closed to the captain."""
    heading = view.open.captains[view.seat].heading
    assert heading is not None
    try:
        port.check_port(placed(view, at, heading), a.BuyWood())
    except RuleViolation as refusal:
        return refusal.text
    raise AssertionError("the port is open")
