"""The words of the asteroid belt."""

from engine.core.words import Person, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords
from engine.games.fleet_commander.words.sector_labels import destination, field


class AsteroidBeltWords(ScenarioWords):
    heads = (e.FieldDrifted,)

    def aim(self, view: FleetView) -> Text:
        del view
        return Text.of("lesson-aim-belt")

    def ask(self, battle: Open, asked: d.ScenarioQuestion) -> Text:
        match asked:
            case d.FieldDecision():
                return Text.of("ask-field")
            case d.DriftDecision(at=at, face=face):
                sector = things.sector_name(battle, at)
                return Text.of("ask-drift", sector=sector, face=things.face(face))
            case _:
                return super().ask(battle, asked)

    def reply_label(self, battle: Open, reply: a.ScenarioReply) -> Text:
        match reply:
            case a.PickField(at=at):
                return field(battle, at)
            case a.DriftField(to=to):
                return destination(battle, to)
            case _:
                return super().reply_label(battle, reply)

    def news(self, battle: Open, event: e.Mission) -> Text:
        if not isinstance(event, e.FieldDrifted):
            return super().news(battle, event)
        return Text.of(
            "event-field-drifted",
            commander=Person(seat=event.seat),
            origin=things.sector_name(battle, event.origin),
            sector=things.sector_name(battle, event.at),
            stays="yes" if event.at == event.origin else "no",
        )
