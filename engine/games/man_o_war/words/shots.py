"""Shots, as the news tell them: a gunnery die, and what it did."""

from engine.core.words import Fact, Text
from engine.games.man_o_war.model.deeds import Shot
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.tables import CrewLost, Holed
from engine.games.man_o_war.words import mishaps, things


def shot(battle: Open, told: Shot, met: ShipId) -> Text:
    """What one gunnery die did to the ship that it *met*, after dice rolled again under spells."""
    area: Fact = "none" if told.area is None else told.area.value
    if told.critical is not None:
        text = Text.of(
            "shot-critical",
            die=told.die,
            area=area,
            save=told.save or 0,
            critical=told.critical,
            harm=_harm(battle, told, things.ship(battle, met)),
        )
        return _again(told, text)
    marked = told.area is not None and told.result in {"damaged", "destroyed"}
    lost = mishaps.part_lost(battle, met, told.area, 1) if told.area and marked else {"does": "no"}
    facts: dict[str, Fact] = {"result": told.result, "save": told.save or 0, **lost}
    return _again(told, Text.of("shot", die=told.die, area=area, **facts))


def _again(told: Shot, text: Text) -> Text:
    """The text of a shot, after the dice that a spell had rolled again."""
    if told.first_save is not None:
        text = Text.of("save-again", first=told.first_save, then=text)
    if told.first_die is not None:
        text = Text.of("shot-again", first=told.first_die, then=text)
    return text


def _harm(battle: Open, shot: Shot, target: Text) -> Text:
    """What the die of a critical hit on *target* does."""
    assert shot.critical is not None, "only critical hits do it"
    if shot.panicked is not None:
        return mishaps.panicked(battle, shot.panicked, target)
    if shot.alight:
        return Text.of("harm-fire")
    match printed(battle).tables.criticals.results[shot.critical - 1]:
        case Holed(points=points):
            return Text.of("harm-holed", points=points)
        case CrewLost(crew=crew):
            return Text.of("harm-crew", crew=crew)
        case _:
            return Text.of("harm-none")
