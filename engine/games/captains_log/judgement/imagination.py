"""Guesses at hidden cards: NPC cards and missions are dealt anew from those nobody has seen."""

from engine.core.agenda import tasks_and_questions
from engine.core.dice import Dice
from engine.core.records import Seat, clone
from engine.core.referee import Referee
from engine.games.captains_log.model.decisions import KeepMissionDecision
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hidden, LogState, LogView, Mission, Own
from engine.games.captains_log.rules import mission_deck


def imagine(view: LogView, dice: Dice) -> LogState:
    """A full state that its seat could not tell from *view*, hidden cards drawn with *dice*."""
    known, referee = clone(view), Referee(dice)
    sea = known.open
    data = printed(sea)
    seen = {npc.card for npc in sea.npcs.values() if npc.card is not None} | set(sea.removed)
    unseen = [number for number in sorted(data.npcs) if number not in seen]
    face_down: dict[str, int] = {}
    for name, npc in sea.npcs.items():
        if npc.card is None:
            fitting = [number for number in unseen if data.npcs[number].ship == npc.back]
            face_down[name] = int(referee.draw(fitting, "CL-NPC-17"))
            unseen.remove(face_down[name])
    piles: dict[str, list[int]] = {key: [] for key in sea.deck}
    for number in unseen:
        card = data.npcs[number]
        key = f"{card.level}:{card.seal}"
        if sea.deck[key]:
            piles[key].append(number)
    own, missions = _hands(known, referee), _unseen_missions(known)
    for hand in own.values():
        held = {*hand.drawn, *(mission.id for mission in hand.missions)}
        missions = [name for name in missions if name not in held]
    drawn = _deal(missions, sea.mission_deck, referee)
    return LogState(
        open=sea,
        own=own,
        hidden=Hidden(
            deck=piles, face_down=face_down, missions=sorted(drawn), discarded_missions=missions
        ),
        offers=known.offers,
        agenda=known.agenda,
        asked=known.asked,
    )


def _hands(view: LogView, referee: Referee) -> dict[Seat, Own]:
    """The hand of each captain: the view's own, and for others as many missions as they hold."""
    sea, secret = view.open, printed(view.open).missions
    unseen = _unseen_missions(view)
    drawn = {
        one.seat: one.count
        for one in tasks_and_questions(view.agenda)
        if isinstance(one, KeepMissionDecision)
    }
    hands: dict[Seat, Own] = {}
    for seat, captain in sea.captains.items():
        if seat == view.seat and view.own is not None:
            hands[seat] = view.own
            continue
        hidden = [name for name in unseen if secret[name].secret]
        held = _deal(hidden, captain.secrets, referee)
        unseen = [name for name in unseen if name not in held]
        missions = [Mission(id=name, done=[]) for name in held]
        hands[seat] = Own(missions=missions, drawn=_deal(unseen, drawn.get(seat, 0), referee))
    return hands


def _unseen_missions(view: LogView) -> list[str]:
    """Missions of which the seat of *view* does not know where they are."""
    sea = view.open
    seen = {name for captain in sea.captains.values() for name in captain.completed}
    for captain in sea.captains.values():
        seen |= {mission.id for mission in captain.missions}
    if view.own is not None:
        seen |= {*view.own.drawn, *(mission.id for mission in view.own.missions)}
    return [name for name in mission_deck.in_play(printed(sea), sea.options) if name not in seen]


def _deal(pile: list[str], count: int, referee: Referee) -> list[str]:
    """Take *count* cards from *pile*."""
    dealt: list[str] = []
    for _ in range(count):
        card = referee.draw(pile, "CL-MISSION-06")
        pile.remove(card)
        dealt.append(card)
    return dealt
