"""Words of control: who holds the portals, and which ships enter through them."""

from engine.core.records import Seat
from engine.core.words import Listing, Person, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, waiting_ships
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.scenarios import Brought
from engine.games.fleet_commander.rules.scenarios.control import PortalReached, home
from engine.games.fleet_commander.rules.scenarios.scenario import afloat
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords
from engine.space.grid import Cell


class ControlWords(ScenarioWords):
    heads = (e.Entered, e.PortalsHeld)
    decisive = (e.PortalsHeld,)

    def objective(self, battle: Open) -> Text:
        return Text.of(
            "objective-control",
            portals=Listing(items=tuple(_holder(battle, one.at) for one in battle.portals)),
            waiting=Listing(items=tuple(_arrivals(battle, seat) for seat in battle.order)),
        )

    def aim(self, view: FleetView) -> Text:
        battle = view.open
        own = home(battle, view.seat)
        (other,) = (one.at for one in battle.portals if one.at != own)
        return Text.of(
            "lesson-aim-control",
            sector=things.sector_name(battle, own),
            other=things.sector_name(battle, other),
        )

    def score(self, view: FleetView) -> Text | None:
        battle = view.open
        at = {one.at for one in battle.portals}
        mine = len(at & {ship.at for ship in afloat(battle, (view.seat,))})
        others = [seat for seat in battle.order if seat != view.seat]
        theirs = len(at & {ship.at for ship in afloat(battle, others)})
        if not mine + theirs:
            return None
        return Text.of("lesson-score-control", mine=mine, theirs=theirs)

    def brought(self, brought: Brought) -> Text:
        if isinstance(brought, PortalReached):
            return Text.of("brings-portal")
        return super().brought(brought)

    def label(self, battle: Open, order: a.ScenarioOrder) -> tuple[Text, ...]:
        if not isinstance(order, a.Enter) or order.to not in board(battle).cells:
            return super().label(battle, order)
        if any(ship >= len(battle.ships) for ship in order.ships):
            return super().label(battle, order)
        who = Text.of("label-enter", ships=things.chosen(battle, order.ships))
        sector, die = things.sector(battle, order.to), things.die(order.die)
        where = Text.of("label-enter-at", sector=sector, die=die)
        return Text.of("menu-enter"), who, where

    def plan_label(self, battle: Open, order: a.ScenarioOrder) -> Text:
        if not isinstance(order, a.Enter):
            return super().plan_label(battle, order)
        who, where = things.the_ships(battle, order.ships), things.sector(battle, order.to)
        return Text.of("plan-enter", ships=who, count=len(order.ships), sector=where)

    def news(self, battle: Open, event: e.Mission) -> Text:
        match event:
            case e.PortalsHeld(seat=seat):
                return Text.of("event-portals-held", commander=Person(seat=seat))
            case e.Entered(seat=seat, ships=ships, at=at):
                return Text.of(
                    "event-entered",
                    ships=things.the_ships(battle, ships),
                    commander=Person(seat=seat),
                    sector=things.sector_name(battle, at),
                )
            case _:
                return super().news(battle, event)


def _holder(battle: Open, at: Cell) -> Text:
    holders = [seat for seat in battle.order if at in {s.at for s in afloat(battle, (seat,))}]
    name = things.sector_name(battle, at)
    if not holders:
        return Text.of("portal-free", sector=name)
    return Text.of("portal-held", sector=name, commander=Person(seat=holders[0]))


def _arrivals(battle: Open, seat: Seat) -> Text:
    count = len(waiting_ships(battle, seat))
    return Text.of("score", commander=Person(seat=seat), points=count)
