"""Plans in later turns: their names, what they stake, and what calls a captain back to them."""

from dataclasses import replace
from typing import Any, cast

import pytest

from engine.core.dice import SeededDice
from engine.core.game import play
from engine.core.plans import Plan
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.words.threats import WATCHED_HEXES
from tests.captains_log.port_and_market import OPEN_SEA, harbour
from tests.captains_log.sea_fights import PIRATE, duel
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_plans import plans, selling


def keyed(table: Table, kind: str) -> Plan[a.Action]:
    """The only plan of that kind, by its key."""
    (found,) = (one for one in plans(table) if one.key and one.key.startswith(f"{kind}:"))
    return found


def tripped(table: Table, watched: dict[str, tuple[str, ...]]) -> list[str]:
    """The stops that are tripped since *watched* was taken."""
    return [stop.key for stop in table.game.stops(table.view()) if stop.tripped(watched[stop.key])]


def watch(table: Table) -> dict[str, tuple[str, ...]]:
    return {stop.key: stop.watch for stop in table.game.stops(table.view())}


def test_a_voyage_to_a_port_has_one_name_from_turn_to_turn_and_stakes_more_once_it_trades() -> None:
    far, near = (keyed(selling(at), "port") for at in (hex_of(20), OPEN_SEA))
    assert far.key == near.key
    assert (far.lasts, near.lasts) == (True, False)
    assert "trade" not in far.stakes
    assert "trade" in near.stakes


def test_a_hunt_that_fires_stakes_its_shots_and_one_that_sails_does_not() -> None:
    found = [one for one in plans(duel()) if one.key == "hunt:npc:1"]
    assert [one.stakes for one in found] == [("shots",)]
    assert all(one.lasts for one in found)


@pytest.mark.parametrize(("hexes", "stops"), [(WATCHED_HEXES, ["near"]), (WATCHED_HEXES + 1, [])])
def test_a_ship_that_comes_near_calls_a_captain_back(hexes: int, stops: list[str]) -> None:
    table = harbour("spain", Service.SELL)
    before = watch(table)
    here = table.captain().at
    assert here is not None
    board = chart(table.sea).board
    at = next(at for at, far in enumerate(board.distances(here)) if far == hexes)
    table.npc("npc:9", at, card=PIRATE)
    assert tripped(table, before) == stops


def test_damage_calls_a_captain_back_and_a_repair_does_not() -> None:
    table = harbour("spain", Service.SELL)
    captain = table.captain()
    sound = watch(table)
    captain.hold[0] = Cube.WATER
    assert "harm" in tripped(table, sound)
    leaking = watch(table)
    captain.hold[0] = Cube.EMPTY
    assert "harm" not in tripped(table, leaking)


def test_another_purse_calls_a_captain_back() -> None:
    table = harbour("spain", Service.SELL)
    before = watch(table)
    table.captain().doubloons += 1
    assert tripped(table, before) == ["aboard"]


def adrift(*effects: str) -> Table:
    """A captain on the open sea; cards with *effects* that the game does not have are all events.

    Without *effects* the deck is the game's own, of calms.
    """
    data = standard()
    if effects:
        like = next(iter(data.events.values()))
        cards = {f"event-{one}": replace(like, id=one, effect=cast("Any", one)) for one in effects}
        data = replace(data, events=cards, hash="-".join(effects))
    table = Table(data=data).without_npcs()
    table.place("p1", hex_of(1))
    table.sea.events = sorted(data.events)
    return table


def draw_at_daybreak(table: Table, card: str | None = None) -> None:
    """End turns until a day begins, on which *card* is drawn, or any."""
    sea, steps = table.sea, printed(table.sea).day_steps
    while steps[(sea.step + 1) % (len(steps) - 1)] != "day":
        play(table.game, table.state, "p1", a.EndTurn(), SeededDice("night"), seq=1)
    sea.step = (sea.step + 1) % (len(steps) - 1)
    sea.round += 1
    sea.events = sea.events or sorted(printed(sea).events)
    sea.events.remove(card or sea.events[0])


@pytest.mark.rule("CL-TURN-12")
def test_a_calm_at_daybreak_calls_nobody_back() -> None:
    table = adrift()
    before = watch(table)
    draw_at_daybreak(table)
    assert tripped(table, before) == []
    assert "event" not in before


@pytest.mark.rule("CL-TURN-12")
def test_another_event_card_calls_a_captain_back_each_time_it_is_drawn() -> None:
    """The deck of two is shuffled anew for the third and the fifth day."""
    table = adrift("gale", "calm")
    for card, called in (("gale", True), ("calm", False), ("gale", True), ("calm", False)) * 2:
        before = watch(table)
        draw_at_daybreak(table, f"event-{card}")
        assert tripped(table, before) == (["event"] if called else []), table.sea.round
