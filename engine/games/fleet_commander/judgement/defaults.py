"""Answers that the clock gives for the absent."""

from typing import assert_never

from engine.games.fleet_commander.judgement import reflexes
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import (
    deploy,
    fleets,
    opening_dice,
    portals,
    secret_weapons,
    start_effects,
    support,
    tiles,
)
from engine.games.fleet_commander.rules.scenarios import passage


def default_answer(view: FleetView, asked: d.Asked) -> a.Action:
    """FC-DEC-01..14: what the clock answers."""
    match asked:
        case d.FleetDecision():
            return fleets.default_fleet(view, printed(view.open), asked.id)
        case d.TilesDecision():
            aside = (Special.ASTEROID_FIELD,) * view.open.options.special_sectors
            return a.SetTilesAside(decision=asked.id, tiles=aside)
        case d.PlaceDecision():
            return tiles.default_place(view, asked.id)
        case d.PortalDecision():
            return portals.default_portal(view, asked)
        case d.WeaponsDecision():
            return next(secret_weapons.suggest_weapons_to_keep(view, asked.id))
        case d.DeployDecision():
            return deploy.default_deployment(view, asked.id)
        case d.ArrangeDecision():
            return a.Ready(decision=asked.id)
        case d.OpeningDiceDecision():
            return next(opening_dice.suggest_dice(view.open, asked.id))
        case d.OpeningKeepDecision():
            return next(opening_dice.suggest_keeps(view, asked.id))
        case d.RedirectDecision():
            return reflexes.redirect(view.open, asked)
        case d.SupportDecision():
            return support.default_support(view.open, asked)
        case d.ReactDecision():
            return reflexes.answer(view.open, asked, "balanced")
        case d.FieldDecision():
            return a.PickField(decision=asked.id, at=asked.fields[0])
        case d.DriftDecision():
            return a.DriftField(decision=asked.id, to=min(asked.ways))  # row by row
        case d.ScanDecision():
            return reflexes.foil(view.open, asked, least=reflexes.WORTH_A_SHIELD)
        case d.ExitDecision():
            return reflexes.leave(view.open, asked)
        case d.FirstEffectDecision():
            return a.ResolveFirst(decision=asked.id, effect=start_effects.effects_of(asked)[0])
        case d.ArrivalDecision():
            return passage.default_appear(view.open, asked)
        case _:
            assert_never(asked)
