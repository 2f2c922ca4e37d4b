"""The questions put to captains, and the answers offered."""

from engine.core.agenda import waiting
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Ammo, LogView
from engine.games.captains_log.rules import setup, shot, wind
from engine.games.captains_log.words import things
from engine.games.captains_log.words.places import place


def ask(view: LogView, decision: d.Asked) -> Text:
    """The question as its seat reads it."""
    sea = view.open
    match decision:
        case d.StartDecision(seat=seat):
            free = sum(1 for _ in setup.free_starts(sea))
            return Text.of("ask-start", doubloons=sea.captains[seat].doubloons, free=free)
        case d.FacingDecision():
            return Text.of("ask-facing", wind=things.compass(wind.downwind(sea)))
        case d.PassingShotDecision(ship=ship, seat=seat):
            return Text.of(
                "ask-passing-shot",
                ship=things.ship(view, ship),
                dice=len(shot.broadside(sea, seat, Ammo.NORMAL).bonuses),
                defence=shot.defence(sea, seat, ship),
            )
        case d.StowDecision(goods=goods, excess=excess):
            return Text.of("ask-stow", goods=things.goods(goods), excess=excess)
        case d.GratitudeDecision():
            return Text.of("ask-gratitude")
        case d.JoinDecision(nation=nation):
            return Text.of("ask-join", nation=nation.value)
        case d.RespawnDecision():
            return Text.of("ask-respawn")
        case d.RespawnHexDecision(tile=tile):
            return Text.of("ask-respawn-hex", tile=tile)


def answer_label(view: LogView, action: a.Answer) -> Text:
    """One answer, as it is offered."""
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
            standing = sea.captains[view.seat].reputation[nation]
            return Text.of("label-nation", nation=nation.value, standing=things.signed(standing))
        case a.ReplyJoin(yes=yes):
            return Text.of("label-join" if yes else "label-stay-free")
        case a.ChooseRespawn(tile=0):
            return Text.of("label-respawn-die")
        case a.ChooseRespawn(tile=tile):
            port = chart(sea).ports.get(tile)
            if port is None:
                return Text.of("label-respawn-blind", tile=tile)
            return Text.of("label-respawn", port=things.port_name(sea, port), tile=tile)
        case a.ChooseRespawnHex(at=at):
            if at >= len(chart(sea).depth):
                return Text.of("place-unexplored")
            return Text.of("label-respawn-hex", place=place(view, at))


def _start(view: LogView, tile: int) -> Text:
    sheet = chart(view.open)
    at, port = sheet.starts.get(tile), sheet.ports.get(tile)
    if at is None:
        return Text.of("label-start-blind", tile=tile)
    near: tuple[Fact, ...] = ()
    if port:
        near += (things.port_name(view.open, port),)
    if tile in sheet.fortresses:
        near += (Text.of("fortress"),)
    if near:
        return Text.of("label-start-near", place=place(view, at), near=Listing(items=near))
    return Text.of("label-start", place=place(view, at))


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
        defence=shot.defence(sea, seat, asked.ship, ammo=ammo),
    )
