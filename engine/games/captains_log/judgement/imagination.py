"""Guesses at hidden NPC cards: those face down are dealt anew from the cards nobody has seen."""

from engine.core.dice import Dice
from engine.core.records import clone
from engine.core.referee import Referee
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hidden, LogState, LogView, Own


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
    deck: dict[str, list[int]] = {key: [] for key in sea.deck}
    for number in unseen:
        card = data.npcs[number]
        key = f"{card.level}:{card.seal}"
        if sea.deck[key]:
            deck[key].append(number)
    return LogState(
        open=sea,
        own={seat: Own() for seat in sea.captains},
        hidden=Hidden(deck=deck, face_down=face_down),
        offers=known.offers,
        agenda=known.agenda,
        asked=known.asked,
    )
