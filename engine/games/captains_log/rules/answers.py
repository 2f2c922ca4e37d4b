"""Answers to decisions: which fit, which are suggested, and where each is resolved."""

from collections.abc import Iterator
from typing import assert_never

from engine.core.agenda import waiting
from engine.core.errors import NotOffered, RuleViolation
from engine.core.referee import Referee
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.state import LogState, LogView
from engine.games.captains_log.rules import (
    port,
    reputation,
    setup,
    shot,
    sink,
    stowing,
)

_FITS: dict[type[d.Asked], type[a.Answer]] = {
    d.StartDecision: a.ChooseStart,
    d.FacingDecision: a.ChooseFacing,
    d.PassingShotDecision: a.ReplyShot,
    d.StowDecision: a.ChooseStow,
    d.GratitudeDecision: a.ChooseNation,
    d.JoinDecision: a.ReplyJoin,
    d.RespawnDecision: a.ChooseRespawn,
    d.RespawnHexDecision: a.ChooseRespawnHex,
}


def check(view: LogView, action: a.Answer) -> None:
    """:raises NotOffered: if nothing asks the view's seat for such an answer.
    :raises RuleViolation: if the answer is not one of those allowed.
    """
    asked = next((d for d in waiting(view.agenda) if d.id == action.decision), None)
    if asked is None or asked.seat != view.seat or _FITS[type(asked)] is not type(action):
        raise NotOffered("CL-TURN-02", "not-asked")
    match action:
        case a.ChooseStart():
            setup.check_start(view, action)
        case a.ChooseFacing():
            setup.check_facing(action)
        case a.ReplyShot():
            if action.ammo and action.ammo not in view.open.captains[view.seat].ammo:
                raise RuleViolation("CL-SHOT-05", "no-such-ammo", ammo=action.ammo.value)
        case a.ChooseStow():
            assert isinstance(asked, d.StowDecision)
            stowing.check_stow(view, asked, action)
        case a.ChooseNation():
            assert isinstance(asked, d.GratitudeDecision)
            if action.nation not in asked.nations:
                raise RuleViolation("CL-REP-11", "no-enemy-of-theirs")
        case a.ReplyJoin():
            pass  # either answer will do
        case a.ChooseRespawn():
            assert isinstance(asked, d.RespawnDecision)
            sink.check_respawn(asked, action)
        case a.ChooseRespawnHex():
            assert isinstance(asked, d.RespawnHexDecision)
            sink.check_respawn_hex(asked, action)
        case _:
            assert_never(action)


def suggest(view: LogView, asked: d.Asked) -> Iterator[a.Action]:
    """Every answer allowed, the one the clock would give first."""
    match asked:
        case d.StartDecision():
            yield from (
                a.ChooseStart(decision=asked.id, tile=tile)
                for tile, _ in setup.free_starts(view.open)
            )
            yield from port.suggest_port(view)
        case d.FacingDecision():
            yield from setup.suggested_facings(view, asked.id)
        case d.PassingShotDecision():
            ammo = view.open.captains[view.seat].ammo
            yield from (a.ReplyShot(decision=asked.id, ammo=kind) for kind in (None, *ammo))
        case d.StowDecision():
            yield from stowing.suggest_stows(view, asked)
        case d.GratitudeDecision():
            yield from (a.ChooseNation(decision=asked.id, nation=n) for n in asked.nations)
        case d.JoinDecision():
            yield from (a.ReplyJoin(decision=asked.id, yes=yes) for yes in (False, True))
        case d.RespawnDecision():
            yield from (a.ChooseRespawn(decision=asked.id, tile=t) for t in (0, *asked.tiles))
        case d.RespawnHexDecision():
            yield from (a.ChooseRespawnHex(decision=asked.id, at=at) for at in asked.hexes)
        case _:
            assert_never(asked)


def default(view: LogView, asked: d.Asked) -> a.Action:
    return next(suggest(view, asked))


def answer(state: LogState, asked: d.Asked, action: a.Answer, referee: Referee) -> None:
    """Resolve a checked *action*; *asked* is off the agenda already."""
    match action:
        case a.ChooseStart():
            setup.choose_start(state, asked.seat, action, referee)
        case a.ChooseFacing():
            setup.choose_facing(state, asked.seat, action, referee)
        case a.ReplyShot():
            assert isinstance(asked, d.PassingShotDecision)
            shot.reply_shot(state, asked, action, referee)
        case a.ChooseStow():
            assert isinstance(asked, d.StowDecision)
            stowing.choose_stow(state, asked, action, referee)
        case a.ChooseNation():
            assert isinstance(asked, d.GratitudeDecision)
            reputation.choose_nation(state, asked, action)
        case a.ReplyJoin():
            assert isinstance(asked, d.JoinDecision)
            reputation.reply_join(state, asked, action, referee)
        case a.ChooseRespawn():
            assert isinstance(asked, d.RespawnDecision)
            sink.choose_respawn(state, asked, action, referee)
        case a.ChooseRespawnHex():
            assert isinstance(asked, d.RespawnHexDecision)
            sink.choose_respawn_hex(state, asked, action, referee)
        case _:
            assert_never(action)
