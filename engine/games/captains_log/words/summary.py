"""The lines of a turn card: time and wind, the turn, the captain's cargo, and the race for fame."""

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, LogView
from engine.games.captains_log.rules import hold, turn, wind
from engine.games.captains_log.words import things
from engine.games.captains_log.words.places import whereabouts
from engine.games.captains_log.words.seats import to_act


def summary(view: LogView) -> tuple[Text, ...]:
    """Lines of the turn card: time and wind, actions left, cargo, and the race for fame."""
    sea = view.open
    if sea.winners is not None:
        return _weather(view), _race(view)
    facts = _aboard(sea.captains[to_act(view)])
    return _weather(view), _turn(view), Text.of("summary-aboard", **facts), _race(view)


def _race(view: LogView) -> Text:
    """The goal, and the fame of every captain, the most famous first."""
    sea = view.open
    fame = {seat: company(sea, captain).fame for seat, captain in sea.captains.items()}
    scores: tuple[Fact, ...] = tuple(
        Text.of("score", captain=Person(seat=seat), fame=fame[seat])
        for seat in sorted(fame, key=lambda seat: -fame[seat])
    )
    return Text.of("summary-race", target=sea.options.target, scores=Listing(items=scores))


def in_full(view: LogView, seat: Seat) -> tuple[Text, ...]:
    """Lines of the turn card, with the place, guns and free slots of the ship of captain *seat*,
    for readers without the picture.
    """
    sea = view.open
    if sea.winners is not None:
        return summary(view)
    return _weather(view), _turn(view), *_ship(view, seat), _race(view)


def _weather(view: LogView) -> Text:
    sea = view.open
    return Text.of(
        "summary-time",
        round=sea.round,
        phase=printed(sea).day_steps[sea.step],
        wind=things.compass(wind.downwind(sea)),
    )


def _turn(view: LogView) -> Text:
    """Actions left to the captain whose turn it is; or the NPC that acts; or the captain who places
    a ship.
    """
    sea = view.open
    now, captain = sea.turn, Person(seat=sea.turn.seat)
    if any(isinstance(one, d.StartDecision | d.FacingDecision) for one in waiting(view.agenda)):
        return Text.of("summary-start", captain=Person(seat=to_act(view)))
    if sea.npc_turn:
        acting = things.ship(view, sea.npc_turn.npc)
        return Text.of("summary-npc", captain=captain, ship=acting)
    left = turn.ACTIONS - now.actions
    if now.points is not None:
        return Text.of("summary-moving", captain=captain, actions=left, points=now.points)
    move = "yes" if now.moved else "no"
    return Text.of("summary-turn", captain=captain, actions=left, moved=move)


def _ship(view: LogView, seat: Seat) -> tuple[Text, ...]:
    sea = view.open
    captain, who = sea.captains[seat], Person(seat=seat)
    free, guns = hold.free_slots(captain), hold.guns(sea, captain)
    aboard = Text.of("summary-hold", captain=who, guns=guns, free=free, **_aboard(captain))
    if captain.at is None:
        return Text.of("map-captain-away", captain=who), aboard
    at = whereabouts(view, captain.at)
    if captain.heading is None:
        return Text.of("map-captain-unplaced", captain=who, away=at), aboard
    heading = things.compass(captain.heading)
    return Text.of("summary-place", captain=who, at=at, heading=heading), aboard


def _aboard(captain: Captain) -> dict[str, Fact]:
    return {
        "what": things.haul(tuple(hold.goods_aboard(captain).elements()), captain.doubloons),
        "damage": hold.damage(captain),
        "fire": hold.damage(captain, hold.FIRE),
    }
