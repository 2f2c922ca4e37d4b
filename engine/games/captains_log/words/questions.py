"""The questions put to captains, and the answers offered."""

from typing import Final

from engine.core.agenda import waiting
from engine.core.sentences import Sentences
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.state import Ammo, LogView
from engine.games.captains_log.rules import setup, shot, wind
from engine.games.captains_log.words import missions, things
from engine.games.captains_log.words.places import place


def answer_label(view: LogView, action: a.Answer) -> Text:
    """Label of one answer to a question."""
    sea = view.open
    match action:
        case a.ChooseStart(tile=tile):
            return _start(view, tile)
        case a.ChooseFacing(heading=heading):
            modifier = things.signed(wind.modifier(sea, heading))
            return Text.of("label-facing", heading=things.compass(heading), wind=modifier)
        case a.ReplyShot():
            return _reply(view, action)
        case a.ChooseStow(overboard=overboard):
            return Text.of("label-stow", goods=things.goods(overboard))
        case a.ChooseNation(nation=nation):
            standing = company(sea, sea.captains[view.seat]).reputation[nation]
            return Text.of("label-nation", nation=nation.value, standing=things.signed(standing))
        case a.ReplyJoin(yes=yes):
            return Text.of("label-join" if yes else "label-stay-free")
        case a.ChooseRespawn(tile=0):
            return Text.of("label-respawn-die")
        case a.ChooseRespawn(tile=tile):
            port = chart(sea).ports.get(tile)
            if port is None:
                return Text.of("label-respawn-blind", tile=tile)
            return Text.of("label-respawn", port=things.port_name(sea, port))
        case a.ChooseRespawnHex(at=at):
            if at >= len(chart(sea).depth):
                return Text.of("place-unexplored")
            return Text.of("label-respawn-hex", place=place(view, at))
        case a.KeepMission(mission=mission) | a.DropMission(mission=mission):
            return missions.title(mission)


def _start(view: LogView, tile: int) -> Text:
    sheet = chart(view.open)
    port = sheet.ports.get(tile)
    near: tuple[Fact, ...] = ()
    if port:
        near += (things.port_name(view.open, port),)
    if tile in sheet.fortresses:
        near += (Text.of("fortress"),)
    if near:
        return Text.of("label-start-near", tile=tile, near=Listing(items=near))
    return Text.of("label-start", tile=tile)


def _reply(view: LogView, action: a.ReplyShot) -> Text:
    sea, seat, ammo = view.open, view.seat, action.ammo
    asked = next((one for one in waiting(view.agenda) if one.id == action.decision), None)
    if ammo is None:
        return Text.of("label-hold-fire")
    if not isinstance(asked, d.PassingShotDecision):
        return Text.of("label-reply-blind", ammo=ammo.value)
    return Text.of(
        "label-reply",
        ammo=ammo.value,
        dice=len(shot.broadside(sea, seat, ammo).bonuses),
        needed=shot.defence(sea, seat, asked.ship, ammo=ammo) + 1,
    )


def _asks_start(view: LogView, asked: d.StartDecision) -> Text:
    free = sum(1 for _ in setup.free_starts(view.open))
    doubloons = view.open.captains[asked.seat].doubloons
    return Text.of("ask-start", doubloons=doubloons, free=free)


def _asks_facing(view: LogView, asked: d.FacingDecision) -> Text:
    del asked
    return Text.of("ask-facing", wind=things.compass(wind.downwind(view.open)))


def _asks_passing_shot(view: LogView, asked: d.PassingShotDecision) -> Text:
    sea, seat = view.open, asked.seat
    return Text.of(
        "ask-passing-shot",
        ship=things.ship(view, asked.ship),
        dice=len(shot.broadside(sea, seat, Ammo.NORMAL).bonuses),
        needed=shot.defence(sea, seat, asked.ship) + 1,
    )


ask: Final = (
    Sentences[LogView, d.Asked]()
    .on(d.StartDecision, _asks_start)
    .on(d.FacingDecision, _asks_facing)
    .on(d.PassingShotDecision, _asks_passing_shot)
    .on(
        d.StowDecision,
        lambda _, asked: Text.of("ask-stow", goods=things.goods(asked.goods), excess=asked.excess),
    )
    .on(d.GratitudeDecision, lambda _view, _: Text.of("ask-gratitude"))
    .on(d.JoinDecision, lambda _, asked: Text.of("ask-join", nation=asked.nation.value))
    .on(d.RespawnDecision, lambda _view, _: Text.of("ask-respawn"))
    .on(d.RespawnHexDecision, lambda _view, _: Text.of("ask-respawn-hex"))
    .on(d.KeepMissionDecision, lambda _, asked: Text.of("ask-keep-mission", count=asked.count))
    .on(d.DropMissionDecision, lambda _view, _: Text.of("ask-drop-mission"))
)
"""Sentences that put each question to its seat."""
