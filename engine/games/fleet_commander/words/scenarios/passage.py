"""Words of the passage: when the damaged cruiser appears, and its distance from the exit."""

from engine.core.words import Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, figures
from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.scenarios import Brought
from engine.games.fleet_commander.rules.scenarios.passage import (
    ENTRY,
    EXIT,
    CruiserMoved,
    cruiser_of,
)
from engine.games.fleet_commander.rules.scenarios.scenario import portal
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios.flight import FlightWords, over
from engine.games.fleet_commander.words.sector_labels import destination


class PassageWords(FlightWords):
    heads = (*FlightWords.heads, e.CruiserAwaited, e.CruiserDelayed)
    great = (e.Appeared,)

    def objective(self, battle: Open) -> Text:
        damaged = (one for one in battle.ships if one.sort is ShipSort.DAMAGED_CRUISER)
        cruiser = next(damaged, None)
        if cruiser is None or cruiser.at is None:
            return over("objective-passage-none", cruiser)
        way_out = portal(battle, EXIT)
        return Text.of(
            "objective-passage",
            sector=things.sector_name(battle, cruiser.at),
            hull=cruiser.hull,
            most=figures(battle.data).hull[cruiser.sort],
            exit=things.sector_name(battle, way_out),
            far=board(battle).distances[cruiser.at][way_out],
        )

    def aim(self, view: FleetView) -> Text:
        battle = view.open
        return Text.of(
            "lesson-aim-passage",
            faction=battle.commanders[view.seat].faction,
            entry=things.sector_name(battle, portal(battle, ENTRY)),
            exit=things.sector_name(battle, portal(battle, EXIT)),
        )

    def score(self, view: FleetView) -> Text | None:
        battle = view.open
        cruiser = cruiser_of(battle)
        if cruiser.at is None:
            return None
        return Text.of(
            "lesson-score-passage",
            faction=battle.commanders[view.seat].faction,
            hull=cruiser.hull,
            sector=things.sector_of(battle, cruiser),
            far=board(battle).distances[cruiser.at][portal(battle, EXIT)],
        )

    def brought(self, brought: Brought) -> Text:
        if isinstance(brought, CruiserMoved):
            return Text.of("brings-cruiser", far=brought.far)
        return super().brought(brought)

    def ask(self, battle: Open, asked: d.ScenarioQuestion) -> Text:
        if isinstance(asked, d.ArrivalDecision):
            return Text.of("ask-arrival")
        return super().ask(battle, asked)

    def reply_label(self, battle: Open, reply: a.ScenarioReply) -> Text:
        if isinstance(reply, a.Appear):
            return destination(battle, reply.at)
        return super().reply_label(battle, reply)

    def news(self, battle: Open, event: e.Mission) -> Text:
        match event:
            case e.CruiserAwaited(face=face):
                return Text.of("event-cruiser-awaited", comes="yes" if face == "S" else "no")
            case e.CruiserDelayed(at=at):
                return Text.of("event-cruiser-delayed", sector=things.sector_name(battle, at))
            case e.Appeared(at=at):
                return Text.of("event-appeared", sector=things.sector_name(battle, at))
            case _:
                return super().news(battle, event)
