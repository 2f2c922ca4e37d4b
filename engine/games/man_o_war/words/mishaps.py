"""Panic, fire and parts lost aboard, as the news tell them."""

from engine.core.words import Fact, Text
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import (
    AreaName,
    CannotSail,
    GunLost,
    OarsLost,
    SailSlowed,
)
from engine.games.man_o_war.model.condition import guns_left
from engine.games.man_o_war.model.deeds import Grounding, Panicked
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.words import things


def panicked(battle: Open, told: Panicked, ship: Text) -> Text:
    """What befell the captain of *ship*."""
    facts: dict[str, Fact] = {"face": told.face, "ship": ship}
    if told.drift is not None and not told.drift.legs:
        return Text.of("panic-aground", die=told.dice[0], **facts)
    if told.drift is not None:
        (leg,) = told.drift.legs
        return Text.of(
            "panic-overboard",
            turns="yes" if leg.stroke == "turn" else "no",
            length=things.length(leg.run),
            die=told.dice[0],
            met=_drifted_to(battle, told),
            **things.bend(leg.by),
            **facts,
        )
    if told.dice:
        dice = " ".join(str(one) for one in told.dice)
        return Text.of("panic-crew", mishap=told.mishap, dice=dice, lost=told.lost, **facts)
    held = "both" if told.no_move and told.no_fire else _token(told)
    return Text.of("panic-held", mishap=told.mishap, held=held, **facts)


def _drifted_to(battle: Open, told: Panicked) -> Text | str:
    """The ship, or the land, that a ship has drifted to."""
    if told.grounding is not None:
        return Text.of("panic-grounded", grounded=struck(battle, told.grounding))
    met = None if told.drift is None else told.drift.met
    return "" if met is None else Text.of("panic-met", met=things.ship(battle, met))


def grounded(battle: Open, ship: ShipId, told: Grounding) -> Text:
    """A ship that ran onto land, and what it cost."""
    needed = card_of(battle, ship).waterline.save
    done = Text.of("deed-aground", grounded=struck(battle, told), needed=needed, save=told.save)
    if told.first_save is None:
        return done
    return Text.of("save-again", first=told.first_save, then=done)


def struck(battle: Open, told: Grounding) -> Text:
    """The land that a ship ran onto, and the holes that it tore."""
    kind = battle.terrain[told.piece].kind.value
    return Text.of("grounded", kind=kind, face=told.face or 0, points=told.points)


def _token(told: Panicked) -> str:
    return "move" if told.no_move else "fire" if told.no_fire else "none"


def burned(event: e.Burned) -> Text:
    """What one fire did."""
    return Text.of(
        "burned",
        where=area(event.area),
        face=event.face,
        fate=event.fate,
        beyond="" if event.to_area is None else area(event.to_area),
    )


def part_lost(battle: Open, ship: ShipId, name: AreaName, boxes: int) -> dict[str, Fact]:
    """The facts on what *boxes* marked in an area cost a ship; their *does* is no if nothing.

    Galleys that fight without sails miss none (MOW-POST-08).
    """
    card, hits = card_of(battle, ship), battle.ships[ship].hits
    match card.areas[name].effect:
        case OarsLost():
            return {"does": "yes", "effect": "oars"}
        case CannotSail() if not battle.options.galleys:
            return {"does": "yes", "effect": "sails"}
        case SailSlowed(by=by):
            return {"does": "yes", "effect": "slower", "length": things.length(by * boxes)}
        case GunLost(battery=battery):
            left = guns_left(card, battery, hits)
            return {"does": "yes", "effect": "gun", "battery": battery, "left": left, "guns": boxes}
        case _:
            return {"does": "no"}


def area(name: AreaName) -> Text:
    """The name of an area."""
    return Text.of("area-hit", area=name.value)
