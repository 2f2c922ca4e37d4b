"""Default answers of a quick look, which the clock is taken to give, also in imagined worlds."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.games.fleet_commander.judgement import reflexes
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import answers, deploy, fleets, portals, support, tiles
from engine.games.fleet_commander.rules.scenarios import passage


def default_answer(view: FleetView, asked: d.Asked) -> a.Action:
    """FC-DEC-01..16: the answer that a quick look finds best, else the first that is suggested."""
    found = _BETTER_ANSWERS.get(type(asked))
    return next(answers.suggest(view, asked)) if found is None else found(view, asked)


def _tiles(view: FleetView, asked: d.TilesDecision) -> a.Action:
    """FC-DEC-14: sets aside asteroid fields alone, which the clock then does not place."""
    aside = (Special.ASTEROID_FIELD,) * view.open.options.special_sectors
    return a.SetTilesAside(decision=asked.id, tiles=aside)


def _drift(view: FleetView, asked: d.DriftDecision) -> a.Action:
    """FC-DEC-13: the first sector that the field may drift to, row by row."""
    del view
    return a.DriftField(decision=asked.id, to=min(asked.ways))


_BETTER_ANSWERS: Final[Mapping[type[d.Asked], Callable[[FleetView, Any], a.Action]]] = {
    d.FleetDecision: lambda view, asked: fleets.default_fleet(view, printed(view.open), asked.id),
    d.TilesDecision: _tiles,
    d.PlaceDecision: lambda view, asked: tiles.default_place(view, asked.id),
    d.PortalDecision: portals.default_portal,
    d.DeployDecision: lambda view, asked: deploy.default_deployment(view, asked.id),
    d.RedirectDecision: lambda view, asked: reflexes.redirect(view.open, asked),
    d.SupportDecision: lambda view, asked: support.default_support(view.open, asked),
    d.ReactDecision: lambda view, asked: reflexes.answer(view.open, asked, "balanced"),
    d.DriftDecision: _drift,
    d.ScanDecision: lambda view, asked: reflexes.foil(
        view.open, asked, least=reflexes.WORTH_A_SHIELD
    ),
    d.ExitDecision: lambda view, asked: reflexes.leave(view.open, asked),
    d.ArrivalDecision: lambda view, asked: passage.default_appear(view.open, asked),
}
"""Functions that answer better than the first suggestion, by the type of the question."""
