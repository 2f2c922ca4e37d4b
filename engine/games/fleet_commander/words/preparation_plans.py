"""Plans before the first turn: special sectors, their places, fleets and weapons."""

from collections.abc import Iterator

from engine.core.plans import Plan
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.preparation import (
    BEGINNERS,
    good_places,
    passes,
    ranked_fleets,
    ranked_tiles,
    weapons_to_offer,
)
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.about import about_action, about_armed, armed_with
from engine.games.fleet_commander.words.labels import label


def tiles_plans(view: FleetView, asked: d.TilesDecision) -> Iterator[Plan[a.Action]]:
    """Offer special sectors to set aside; to take none is recommended to beginners."""
    for action in ranked_tiles(view, asked):
        told = about_action(view, action)
        assert told is not None, "every choice is told about"
        if not action.tiles:
            told = things.recommended(Text.of("why-begin", what="sectors"), told)
        yield Plan(label=label(view, action)[-1], about=told, actions=(action,))


def place_plans(view: FleetView, asked: d.PlaceDecision) -> Iterator[Plan[a.Action]]:
    """Offer good places for special sectors, each with its reason, then to place none.

    Without any of these, the answer that the clock would give.
    """
    places, others = good_places(view, asked), passes(view, asked)
    for number, (action, reason) in enumerate(places):
        assert action.tile is not None, "a place is that of something"
        named = Text.of(
            "plan-place" if number == 0 else "plan-place-else",
            special=action.tile.value,
            sector=things.sector_name(view.open, action.at),
        )
        effect = Text.of("about-tile", special=action.tile.value)
        why = Text.of("why-place", where=reason, special=action.tile.value)
        best = number == 0
        about = things.recommended(why, effect) if best else things.joined(why, effect)
        yield Plan(label=named, about=about, actions=(action,))
    rest: list[a.Action] = [*others] if places or others else [default_answer(view, asked)]
    for other in rest:
        told = about_action(view, other)
        assert told is not None, "every choice is told about"
        yield Plan(label=label(view, other)[-1], about=told, actions=(other,))


def fleet_plans(view: FleetView, asked: d.FleetDecision) -> Iterator[Plan[a.Action]]:
    """Offer the named fleets, and recommend the beginners' one.

    Each weapon is explained only once. Fleets composed ship by ship are left to the menus.
    """
    abilities = "yes" if view.open.options.abilities else "no"
    known: set[Text] = set()
    for name, action in ranked_fleets(view, asked):
        told = Text.of("fleet-character", fleet=name, abilities=abilities)
        if action.weapons:
            armed = about_armed(action.weapons)
            told = things.joined(told, armed_with(action.weapons) if armed in known else armed)
            known.add(armed)
        if name == BEGINNERS:
            told = things.recommended(Text.of("why-begin", what="fleet"), told)
        whole = Text.of("menu-fleet", fleet=name, ships=things.composition(action))
        yield Plan(label=whole, about=told, actions=(action,))


def weapons_plans(view: FleetView, asked: d.WeaponsDecision) -> Iterator[Plan[a.Action]]:
    """Offer each weapon drawn for a lone battleship, with its effect; for several ships
    one choice.
    """
    for action in weapons_to_offer(view, asked):
        kept = Text.of("plan-keep", kept=Listing(items=label(view, action)))
        told = Text.of("about-keep")
        if len(action.weapons) == 1:
            told = about_armed(action.weapons)
        yield Plan(label=kept, about=told, actions=(action,))
