"""Distances of ports: every text tells the number of hexes that the ship has to sail."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice

from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.distances import anchorage, from_ship, steps_from
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Cube, LogView
from engine.games.captains_log.words.places import whereabouts
from tests.captains_log.sentences import said, whole_sea, within
from tests.captains_log.table import Table
from tests.captains_log.test_about import played
from tests.soak import Seeds

WORDS = CAPTAINS_LOG.words
FAR_NAMES = {
    **dict.fromkeys(("map-port", "map-port-far", "panel-port", "plan-way"), "name"),
    **dict.fromkeys(("lesson-sell", "lesson-buy", "lesson-fit"), "port"),
}
"""Keys of texts that tell the distance of a port, each with the fact that holds its name."""

NUMBERS = ("steps", "hexes")


def told_of(view: LogView) -> Iterator[Text]:
    """All texts that tell the distances of ports from the ship of *view*."""
    for panel in WORDS.panels(view):
        yield from panel.lines
    yield from words.describe(view)
    yield from (text for one in WORDS.lessons(view) if (text := one.hint(view)))
    for plan in CAPTAINS_LOG.plans(view):
        label = dict(plan.label.facts)
        if "name" in label and plan.label.key.startswith("plan-port"):
            yield from (
                Text.of("plan-way", name=label["name"], **dict(text.facts))
                for text in within(plan.about)
                if text.key == "plan-way"
            )


def distances(view: LogView) -> dict[str, set[int]]:
    """Every distance in hexes that texts tell, by the name of the port."""
    found: dict[str, set[int]] = defaultdict(set)
    for text in (one for told in told_of(view) for one in within(told)):
        facts = dict(text.facts)
        name = facts.get(FAR_NAMES.get(text.key, ""))
        numbers = [facts, *(dict(way.facts) for way in within(text) if way.key == "way")]
        if isinstance(name, str):
            found[name].update(
                one for way in numbers for key in NUMBERS if isinstance(one := way.get(key), int)
            )
    return found


def test_every_text_gives_the_hexes_to_sail_as_the_distance_of_a_port(seeds: Seeds) -> None:
    compared = 0
    for seed in seeds(2):
        for number, (state, seat) in enumerate(played("first_voyage", seed)):
            view = look(CAPTAINS_LOG, state, seat)
            captain = view.open.captains[seat]
            if number % 7 or captain.heading is None:
                continue
            steps, said_of = from_ship(view.open, captain), distances(view)
            for port in chart(view.open).ports.values():
                at = anchorage(steps, port)
                told = said_of[port.card.name] - {0}
                assert told <= {steps[at] if at is not None else -1}, port.card.name
                compared += bool(told)
    assert compared > 30


def test_hexes_sailed_this_turn_and_hexes_left_add_up_to_the_distance_in_a_plan(
    seeds: Seeds,
) -> None:
    """A plan that sails a longer, safer way tells only the distance and the turn of arrival."""
    direct = 0
    for seed in seeds(2):
        for state, seat in islice(played("first_voyage", seed), 0, None, 7):
            for plan in CAPTAINS_LOG.plans(look(CAPTAINS_LOG, state, seat)):
                for way in (dict(one.facts) for one in within(plan.about) if one.key == "plan-way"):
                    hexes, leg, left = (way[key] for key in ("hexes", "leg", "left"))
                    assert isinstance(leg, int)
                    assert isinstance(left, int)
                    assert leg == 0 or leg + left == hexes
                    direct += bool(leg)
    assert direct > 30


def test_prices_map_plans_and_hints_give_the_distance_of_the_same_anchorage() -> None:
    """Puerto Esmeralda's town is six hexes off, the anchorage before it five."""
    table = whole_sea()
    table.load("p1", *[Cube.SILVER] * 4)
    view, name = table.view(), "Puerto Esmeralda"
    hint = WORDS.lessons(view)[0].hint(view)
    plan = next(one for one in CAPTAINS_LOG.plans(view) if name in said("en", one.label))
    ways = {"en": "5 hexes north-north-west", "fr": "à 5 cases au nord-nord-ouest"}
    for code, way in ways.items():
        (priced,) = [
            one
            for line in WORDS.panels(view)[0].lines
            if (one := said(code, line)).startswith(f"**{name}**")
        ]
        assert f", {way}, " in priced
        assert f"{way}, " in "".join(said(code, line) for line in words.describe(view))
        assert f"{name}, {way}, " in said(code, hint)
    assert said("en", plan.about).startswith("5 hexes, this turn · ")


def priced(table: Table, name: str, code: str = "en") -> str:
    """The line of the port called *name* in the panel of prices."""
    lines = [said(code, line) for line in WORDS.panels(table.view())[0].lines]
    return next(one for one in lines if one.startswith(f"**{name}**"))


def test_prices_tell_the_distance_of_a_port_and_that_all_its_anchorages_are_taken() -> None:
    table, name = whole_sea(), "Puerto Esmeralda"
    for number, at in enumerate(chart(table.sea).ports[7].anchorages):
        table.npc(f"npc:{number + 2}", at, card=number + 2)
    assert priced(table, name).startswith(
        f"**{name}** (Spanish), 4 hexes north-north-west (all anchorages occupied now): "
    )
    assert "(tous les amarrages sont occupés)" in priced(table, name, "fr")


def test_a_ship_on_the_nearest_anchorage_does_not_change_the_distance_of_a_port() -> None:
    """Otherwise the port would be nearer in the next turn, once the ship there has left."""
    table = whole_sea()
    sheet = chart(table.sea)
    near, far = sheet.ports[8].anchorages
    off = next(
        at
        for at, depth in enumerate(sheet.depth)
        if depth
        and sheet.tile(at) == 8
        and steps_from(sheet, at, 2)[near] == 1 < steps_from(sheet, at, 2)[far]
    )
    table.place("p1", at=off)
    before = priced(table, "Kingsferry"), whereabouts(table.view(), off)
    table.npc("npc:2", near, card=2)
    after = priced(table, "Kingsferry"), whereabouts(table.view(), off)
    assert after[1] == before[1]
    assert said("en", after[1]).startswith("One hex ")
    assert said("en", after[1]).endswith(" of Kingsferry")
    assert after[0].replace(" (nearest anchorage occupied now)", "") == before[0]
    assert after[0] != before[0]


def test_the_distance_of_a_ship_is_told_in_a_straight_line() -> None:
    ships = [said("en", line) for line in WORDS.panels(whole_sea().view())[1].lines]
    merchant = "**Gouden Reiger (Dutch, no. 1)**, merchant of level 1, 3 hexes north: "
    assert ships[0].startswith(merchant)
