"""Answers to decisions: which fit, which are suggested, and where each is resolved."""

from collections.abc import Iterator
from typing import assert_never

from engine.core.agenda import waiting
from engine.core.errors import NotOffered
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.state import FleetState, FleetView
from engine.games.fleet_commander.rules import (
    arrangement,
    attack,
    deploy,
    fleets,
    formations,
    opening_dice,
    portals,
    react,
    scan,
    secret_weapons,
    sectors,
    start_effects,
    support,
    tiles,
)
from engine.games.fleet_commander.rules.scenarios import asteroid_belt, passage

_FITS: dict[type[d.Asked], tuple[type[a.Answer], ...]] = {
    d.FleetDecision: (a.ChooseFleet,),
    d.TilesDecision: (a.SetTilesAside,),
    d.PlaceDecision: (a.PlaceSector,),
    d.PortalDecision: (a.PlacePortal,),
    d.WeaponsDecision: (a.KeepWeapons,),
    d.DeployDecision: (a.Deploy, a.DeployFleet),
    d.ArrangeDecision: (a.Deploy, a.DeployFleet, a.Ready),
    d.OpeningDiceDecision: (a.RollOpening,),
    d.OpeningKeepDecision: (a.KeepOpening,),
    d.RedirectDecision: (a.ReplyRedirect,),
    d.SupportDecision: (a.Support,),
    d.ReactDecision: (a.RollGreen, a.RaiseShields, a.Retreat, a.CounterAttack, a.TakeHit),
    d.FieldDecision: (a.PickField,),
    d.DriftDecision: (a.DriftField,),
    d.ScanDecision: (a.FoilScan, a.AllowScan),
    d.ExitDecision: (a.LeaveField,),
    d.ArrivalDecision: (a.Appear,),
    d.FirstEffectDecision: (a.ResolveFirst,),
}


def check(view: FleetView, action: a.Answer) -> None:
    """:raises NotOffered: if nothing asks the view's seat for such an answer.
    :raises RuleViolation: if the answer is not one of those allowed.
    """
    asked = next((one for one in waiting(view.agenda) if one.id == action.decision), None)
    if asked is None or asked.seat != view.seat or type(action) not in _FITS[type(asked)]:
        raise NotOffered("FC-REACT-04", "not-asked")
    if isinstance(action, a.Preparation):
        _check_preparation(view, asked, action)
        return
    match action:
        case a.ReplyRedirect():
            assert isinstance(asked, d.RedirectDecision)
            attack.check_redirect(view.open, asked, action)
        case a.Support():
            assert isinstance(asked, d.SupportDecision)
            support.check_support(view.open, asked, action)
        case a.PickField():
            assert isinstance(asked, d.FieldDecision)
            asteroid_belt.check_pick(asked, action)
        case a.DriftField():
            assert isinstance(asked, d.DriftDecision)
            asteroid_belt.check_drift(asked, action)
        case a.FoilScan() | a.AllowScan():
            assert isinstance(asked, d.ScanDecision)
            scan.check_foil(view.open, asked, action)
        case a.LeaveField():
            assert isinstance(asked, d.ExitDecision)
            sectors.check_leave(view.open, asked, action)
        case a.ResolveFirst():
            assert isinstance(asked, d.FirstEffectDecision)
            start_effects.check_first(asked, action)
        case a.Appear():
            assert isinstance(asked, d.ArrivalDecision)
            passage.check_appear(asked, action)
        case a.RollGreen() | a.RaiseShields() | a.Retreat() | a.CounterAttack() | a.TakeHit():
            assert isinstance(asked, d.ReactDecision)
            react.check_reaction(view.open, asked, action)
        case _:
            assert_never(action)


def _check_preparation(view: FleetView, asked: d.Asked, action: a.Preparation) -> None:
    match action:
        case a.ChooseFleet():
            fleets.check_fleet(view, action)
        case a.KeepWeapons():
            secret_weapons.check_weapons(view, action)
        case a.SetTilesAside():
            tiles.check_tiles(view, action)
        case a.PlaceSector():
            tiles.check_place(view, action)
        case a.PlacePortal():
            assert isinstance(asked, d.PortalDecision)
            portals.check_portal(view, asked, action)
        case a.Deploy() if isinstance(asked, d.ArrangeDecision):
            arrangement.check_move(view, action)
        case a.Deploy():
            deploy.check_deploy(view, action)
        case a.Ready():
            pass
        case a.DeployFleet():
            deploy.check_fleet_deployment(view, action)
        case a.RollOpening():
            opening_dice.check_dice(view.open, action)
        case a.KeepOpening():
            opening_dice.check_keep(view, action)
        case _:
            assert_never(action)


def suggest(view: FleetView, asked: d.Asked) -> Iterator[a.Action]:
    """The answers offered to *asked*, by the kind of its question."""
    match asked:
        case d.FleetDecision():
            yield from fleets.suggest_fleets(view, printed(view.open), asked.id)
        case d.TilesDecision():
            yield from tiles.suggest_tiles(view, asked.id)
        case d.PlaceDecision():
            yield from tiles.suggest_places(view, asked.id)
        case d.PortalDecision():
            yield from portals.suggest_portals(view, asked)
        case d.WeaponsDecision():
            yield from secret_weapons.suggest_weapons_to_keep(view, asked.id)
        case d.DeployDecision():
            yield from deploy.suggest_deployments(view, asked.id)
        case d.ArrangeDecision():
            yield from arrangement.suggest_arrangement(view, asked.id)
        case d.OpeningDiceDecision():
            yield from opening_dice.suggest_dice(view.open, asked.id)
        case d.OpeningKeepDecision():
            yield from opening_dice.suggest_keeps(view, asked.id)
        case d.RedirectDecision():
            yield a.ReplyRedirect(decision=asked.id)
            for ship in attack.cruisers_of(view.open, asked):
                yield a.ReplyRedirect(decision=asked.id, ship=ship)
        case d.SupportDecision():
            yield from support.suggest_support(view.open, asked)
        case d.ReactDecision():
            yield from react.suggest_reactions(view.open, asked)
        case d.FieldDecision():
            yield from (a.PickField(decision=asked.id, at=cell) for cell in asked.fields)
        case d.DriftDecision():
            yield from (a.DriftField(decision=asked.id, to=cell) for cell in asked.ways)
        case d.ScanDecision():
            yield from scan.suggest_foils(view.open, asked)
        case d.ExitDecision():
            for cell in sectors.exits_of(view.open, asked):
                yield a.LeaveField(decision=asked.id, to=cell)
        case d.FirstEffectDecision():
            for effect in start_effects.effects_of(asked):
                yield a.ResolveFirst(decision=asked.id, effect=effect)
        case d.ArrivalDecision():
            yield from (a.Appear(decision=asked.id, at=cell) for cell in asked.cells)
        case _:
            assert_never(asked)


def answer(state: FleetState, asked: d.Asked, action: a.Answer, referee: Referee) -> None:
    """Resolve a checked *action*; *asked* is off the agenda already."""
    if isinstance(action, a.Preparation):
        _prepare(state, asked, action, referee)
        return
    match action:
        case a.ReplyRedirect():
            assert isinstance(asked, d.RedirectDecision)
            attack.redirect(state, asked, action, referee)
        case a.Support():
            assert isinstance(asked, d.SupportDecision)
            support.support(state, asked, action, referee)
        case a.PickField():
            assert isinstance(asked, d.FieldDecision)
            asteroid_belt.pick(state, asked, action, referee)
        case a.DriftField():
            assert isinstance(asked, d.DriftDecision)
            asteroid_belt.drift(state, asked, action, referee)
        case a.FoilScan() | a.AllowScan():
            assert isinstance(asked, d.ScanDecision)
            scan.answer_scan(state, asked, action, referee)
        case a.LeaveField():
            assert isinstance(asked, d.ExitDecision)
            sectors.leave_field(state, asked, action, referee)
        case a.ResolveFirst():
            assert isinstance(asked, d.FirstEffectDecision)
            start_effects.resolve_first(state, asked, action)
        case a.Appear():
            assert isinstance(asked, d.ArrivalDecision)
            passage.appear(state, asked.ship, action.at, referee)
        case a.RollGreen() | a.RaiseShields() | a.Retreat() | a.CounterAttack() | a.TakeHit():
            assert isinstance(asked, d.ReactDecision)
            react.react(state, asked, action, referee)
        case _:
            assert_never(action)


def _prepare(state: FleetState, asked: d.Asked, action: a.Preparation, referee: Referee) -> None:
    seat = asked.seat
    match action:
        case a.ChooseFleet():
            fleets.choose_fleet(state, seat, action)
        case a.KeepWeapons():
            secret_weapons.keep_weapons(state, seat, action, referee)
        case a.SetTilesAside():
            tiles.set_tiles_aside(state, seat, action, referee)
        case a.PlaceSector():
            tiles.place_sector(state, seat, action, referee)
        case a.PlacePortal():
            assert isinstance(asked, d.PortalDecision)
            portals.place_portal(state, asked, action, referee)
        case a.Deploy() if isinstance(asked, d.ArrangeDecision):
            arrangement.move_ship(state, seat, action, referee)
        case a.DeployFleet() if isinstance(asked, d.ArrangeDecision):
            arrangement.form_up(state, seat, action, referee)
        case a.Ready():
            arrangement.be_ready(seat, referee)
        case a.Deploy():
            deploy.deploy(state, seat, action, referee)
        case a.DeployFleet():
            formations.deploy_fleet(state, seat, action, referee)
        case a.RollOpening():
            opening_dice.roll_dice(state, seat, action, referee)
        case a.KeepOpening():
            opening_dice.keep(state, seat, action, referee)
        case _:
            assert_never(action)
