"""Menus, previews, look-ups and hints have short texts in every language."""

import logging
import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.words.language import LANGUAGES, Language
from engine.core.choices import ChoiceTree
from engine.core.dice import SeededDice, table_dice
from engine.core.game import begin, is_npc, look
from engine.core.records import SPECTATOR, Seat
from engine.core.words import Fact, Text
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement import trades
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, NpcCard, PortCard, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.options import PRESETS
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Ammo, Cube, LogState, LogView, Upgrade
from engine.games.captains_log.rules import market, means, port
from engine.games.captains_log.rules.turn import new_turn
from engine.games.captains_log.words.about import about
from engine.space.hexes import Axial
from tests import laws
from tests.captains_log.sentences import whole_sea
from tests.captains_log.table import Table, hex_of, tile
from tests.captains_log.test_policies import turns
from tests.soak import Seeds

WORDS = CAPTAINS_LOG.words
SEVERAL = {
    "en": re.compile(
        r"(?<![\d,.])1 (hexes|slots|points|actions|dice|guns|cannons|ships|tiles|barrels|goods"
        r"|turns|places|doubloons)\b"
    ),
    "fr": re.compile(
        r"(?<![\d,])[01] (cases|emplacements|points|actions|dés|canons|navires|tuiles|barils"
        r"|marchandises|tours|doublons|dégâts|places)\b"
    ),
}
"""Patterns for a plural noun after a number that takes the singular."""

MOST_LETTERS = 100
"""Discord's limit for the description of an option in a select menu."""


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.ERROR):
        yield caplog


def said(code: str, text: Text) -> str:
    sentence = Language(code, "captains_log").say(text, lambda seat: f"Captain {seat}", plain=True)
    return sentence.translate({0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " ", 0x2212: "-"})


def entries(view: LogView) -> Iterator[tuple[tuple[Text, ...], a.Action | None]]:
    """Every entry of the menus: the labels that lead to it, and its action if it has one."""
    tree = ChoiceTree(CAPTAINS_LOG, view)
    levels: list[tuple[Text, ...]] = [()]
    for prefix in levels:
        for choice in tree.below(prefix):
            path = (*prefix, choice.label)
            yield path, choice.action
            if choice.leads_on:
                levels.append(path)


def played(preset: str, seed: str, steps: int = 300) -> Iterator[tuple[LogState, str]]:
    """Positions of a random game, each with a captain who is to act."""
    state, _ = begin(CAPTAINS_LOG, ["p1", "p2"], PRESETS[preset], table_dice(seed, 0))
    for _ in islice(laws.random_steps(CAPTAINS_LOG, state, seed), steps):
        for seat in CAPTAINS_LOG.to_act(state):
            if not is_npc(seat):
                yield state, seat


@pytest.mark.parametrize("preset", ["standard", "first_voyage"])
def test_every_menu_entry_has_a_description_of_at_most_100_characters(
    preset: str, seeds: Seeds, errors: pytest.LogCaptureFixture
) -> None:
    told: set[Text] = set()
    for seed in seeds(3):
        for state, seat in played(preset, seed):
            view = look(CAPTAINS_LOG, state, seat)
            for path, action in entries(view):
                text = WORDS.about(view, path, action)
                assert text is not None, path
                told.add(text)
    for text in told:
        for code in LANGUAGES:
            sentence = said(code, text)
            assert not errors.messages, (text, errors.messages)
            assert 0 < len(sentence) <= MOST_LETTERS, sentence
            assert "  " not in sentence, sentence


def test_numbers_agree_with_the_nouns_they_count(seeds: Seeds) -> None:
    """In French 0 takes the singular as well."""
    told: set[Text] = set()
    for seed in seeds(2):
        for state, seat in islice(played("first_voyage", seed), 0, None, 5):
            view = look(CAPTAINS_LOG, state, seat)
            for path, one in entries(view):
                told |= {path[-1], *([text] if (text := WORDS.about(view, path, one)) else [])}
            told |= {text for plan in CAPTAINS_LOG.plans(view) for text in (plan.label, plan.about)}
            told |= {*everything(view), *WORDS.map(view), *WORDS.summary(view)}
    for code in LANGUAGES:
        wrong = [line for text in told if SEVERAL[code].search(line := said(code, text))]
        assert not wrong


@pytest.mark.parametrize("preset", ["standard", "first_voyage"])
def test_all_texts_about_a_view_exist_in_every_language_and_reveal_no_secret(
    preset: str, seeds: Seeds, errors: pytest.LogCaptureFixture
) -> None:
    told: set[Text] = set()
    for seed in seeds(2):
        for state, seat in islice(played(preset, seed), 0, None, 10):
            twin = CAPTAINS_LOG.imagine(look(CAPTAINS_LOG, state, seat), SeededDice(seed))
            for watcher in ("p1", "p2", SPECTATOR):
                texts = everything(look(CAPTAINS_LOG, state, watcher))
                told |= set(texts)
                if watcher == seat:
                    assert texts == everything(look(CAPTAINS_LOG, twin, watcher))
    for text in told:
        for code in LANGUAGES:
            sentence = said(code, text)
            assert not errors.messages, (text, errors.messages)
            assert "  " not in sentence, sentence
            assert " ." not in sentence, sentence
            assert len(sentence) <= 400, sentence


def everything(view: LogView) -> list[Text]:
    found = [*WORDS.outlook(view), *WORDS.how(view), *WORDS.legend(view)]
    for panel in WORDS.panels(view):
        found += [panel.title, *panel.lines]
    found += [text for one in WORDS.lessons(view) if (text := one.hint(view))]
    if view.seat in view.open.captains:
        for action in CAPTAINS_LOG.suggest(view):
            found += WORDS.consequences(view, action)
    return found


@pytest.mark.parametrize("captains", [1, 2, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_goal_of_the_game_is_explained_in_three_lines(
    preset: str, captains: int, errors: pytest.LogCaptureFixture
) -> None:
    lines = WORDS.goal(PRESETS[preset], captains)
    assert len(lines) == 3
    for code in LANGUAGES:
        sentences = [said(code, line) for line in lines]
        assert not errors.messages
        assert str(PRESETS[preset].target) in sentences[1]
        assert ("3" if captains <= 2 else "2") in sentences[2]


def two_ships(defence_at_most: int = 20, **what: object) -> Table:
    """A captain with an English NPC ship abeam."""
    table = Table().without_npcs()
    table.place("p1", hex_of(1), heading=0, **what)
    card = next(
        card
        for card in table.data.npcs.values()
        if card.nations == (Nation.ENGLAND,) and card.defence <= defence_at_most
    )
    table.npc("npc:1", hex_of(1, 1, 0), card=card.number)
    table.load("p1", Cube.CANNON, Cube.CANNON)
    return table


def shots(table: Table) -> list[a.Shoot]:
    return [action for action in table.suggested() if isinstance(action, a.Shoot)]


def test_a_shot_that_cannot_hit_is_legal_and_not_offered() -> None:
    table = two_ships()
    assert shots(table)
    at = next(
        at
        for at in range(len(chart(table.sea).depth))
        if chart(table.sea).board.distance(hex_of(1), at) == 9
        and chart(table.sea).board.flank(hex_of(1), 0, at)
    )
    table.sea.npcs["npc:1"].at = at
    assert not shots(table)
    assert not table.refused("p1", a.Shoot(target="npc:1"))


def test_round_shot_is_not_offered_to_a_captain_who_has_explosive_shot() -> None:
    table = two_ships(ammo=[Ammo.NORMAL, Ammo.INCENDIARY, Ammo.EXPLOSIVE])
    assert [shot.ammo for shot in shots(table)] == [Ammo.INCENDIARY, Ammo.EXPLOSIVE]


@pytest.mark.rule("CL-AMMO-07")
def test_chain_shot_is_not_offered_at_a_ship_that_has_lost_5_movement_points() -> None:
    table = two_ships(ammo=[Ammo.NORMAL, Ammo.CHAIN_SHOT])
    assert Ammo.CHAIN_SHOT in [shot.ammo for shot in shots(table)]
    table.sea.npcs["npc:1"].sail_damage = 5
    assert [shot.ammo for shot in shots(table)] == [Ammo.NORMAL]


@pytest.mark.rule("CL-UPGRADE-04")
def test_cannon_upgrades_beyond_the_number_of_cannons_are_not_offered() -> None:
    yard = tile(1, land=((0, 0),), port=_yard())
    table = Table(yard).without_npcs()
    table.place("p1", hex_of(1, 1, 0), doubloons=9000)
    wanted = a.BuyUpgrade(upgrade=Upgrade.CANNON_UPGRADE)
    assert wanted in table.suggested()
    cannons = table.captain().hold.count(Cube.CANNON)
    table.captain().upgrades = {Upgrade.CANNON_UPGRADE: cannons}
    assert wanted not in table.suggested()
    assert not table.refused("p1", wanted)


def _yard() -> PortCard:
    return PortCard(
        at=Axial(0, 0),
        name="Yard",
        owner="england",
        services=(Service.SHIPYARD,),
        anchorages=(Axial(1, 0),),
    )


@pytest.mark.rule("CL-REP-02", "CL-REP-16", "CL-REP-17")
def test_the_preview_of_a_shot_tells_its_cost_in_reputation_and_actions() -> None:
    table = two_ships()
    action = a.Shoot(target="npc:1")
    told = [said("en", text) for text in WORDS.consequences(table.view(), action)]
    assert told == [
        "England -1, now -1: their ships attack you and their fortresses fire at you",
        "If sunk, England -2, now -2: no legal trade in their ports, their ships attack you and "
        "their fortresses fire at you",
        "1 action left afterwards",
    ]
    table.act("p1", action, *_misses(table))
    table.sea.turn.actions = 0
    again = [said("en", text) for text in WORDS.consequences(table.view(), action)]
    assert again[-1] == "1 action left afterwards"
    assert all("if sunk" in one.lower() for one in again[:-1])


def _misses(table: Table) -> list[int]:
    return [1] * table.captain().hold.count(Cube.CANNON)


@pytest.mark.rule("CL-REP-05", "CL-REP-19")
def test_the_preview_of_a_shot_tells_that_the_ports_of_the_nation_will_close() -> None:
    table = two_ships()
    table.company().reputation[Nation.ENGLAND] = -2
    told = [said("en", text) for text in WORDS.consequences(table.view(), a.Shoot(target="npc:1"))]
    assert told[0] == "England -1, now -3: their ports are closed to you"
    brief = WORDS.about(table.view(), (), a.Shoot(target="npc:1"))
    assert brief
    assert said("en", brief).endswith("· England -1: ports closed to you; if sunk, -2")
    assert said("fr", brief).endswith("· Angleterre -1 : ports fermés ; si coulé, -2")


def test_the_outlook_says_that_a_rival_captain_may_still_reach_the_ship() -> None:
    """The moves of a rival captain cannot be foreseen."""
    safe = [said("fr", text) for text in WORDS.outlook(whole_sea().view())][-1]
    assert safe.endswith("avant votre prochain tour, mais votre rival le peut")


def test_the_outlook_tells_the_actions_left_and_the_enemy_npcs_that_can_fire() -> None:
    table = two_ships()
    sentences = [said("en", text) for text in WORDS.outlook(table.view())]
    assert sentences == [
        "2 actions left",
        "No hostile NPC ship can reach you before your next turn",
    ]
    table.company().reputation[Nation.ENGLAND] = -1
    armed = next(
        card
        for card in table.data.npcs.values()
        if card.nations == (Nation.ENGLAND,) and _guns(card)
    )
    table.npc("npc:1", hex_of(1, 1, 0), card=armed.number)
    sentences = [said("en", text) for text in WORDS.outlook(table.view())]
    assert sentences[1].startswith(f"{armed.name} (English, no. 1) can reach you and fire")


def _guns(card: NpcCard) -> bool:
    return any(pennant.kind == "shot" for pennant in card.pennants)


def test_the_lesson_on_firing_is_done_by_the_captain_who_fires_and_not_by_the_target() -> None:
    table = two_ships()
    (fire,) = [one for one in WORDS.lessons(table.view()) if one.key == "fire"]
    hint = fire.hint(table.view())
    assert hint
    assert "no. 1" in said("en", hint)
    step = table.act("p1", a.Shoot(target="npc:1"), *_misses(table))
    assert fire.done(table.view(), step.events)
    assert not fire.done(look(table.game, table.state, "npc:1"), step.events)


def test_lessons_end_with_the_fifth_round() -> None:
    table = two_ships()
    view = table.view()
    assert any(one.hint(view) for one in WORDS.lessons(view))
    table.sea.round = 6
    assert not any(one.hint(view) for one in WORDS.lessons(view))


def test_no_lesson_gives_a_hint_in_the_turn_of_another_captain() -> None:
    table = Table(captains=2).without_npcs()
    table.place("p1", hex_of(1))
    table.place("p2", hex_of(8))
    table.sea.turn = new_turn("p2")
    view = table.view("p1")
    assert not any(one.hint(view) for one in WORDS.lessons(view))


@pytest.mark.rule("CL-MARKET-14", "CL-MARKET-20")
def test_the_price_told_before_a_purchase_is_what_ports_pay_after_it() -> None:
    """A purchase empties the shelf, so that ports pay more for the good than they did before."""
    told = 0
    promised: tuple[Seat, Good, int, Fact, Fact] | None = None
    for view, action in islice(turns("mate", "prices"), 250):
        sea, captain = view.open, view.open.captains[view.seat]
        if promised is not None and promised[0] == view.seat:
            _, good, count, port_name, price = promised
            sales = trades.outlets(sea, captain, good)
            paid = [one.price for one in sales if one.place.card.name == port_name]
            assert [price] == [means.to_receive(count * each) for each in paid]
            told += 1
        promised = None
        offer = about(view, (), action) if isinstance(action, a.Buy) else None
        if offer is not None and isinstance(action, a.Buy) and offer.key == "about-buy":
            place = port.moored_at(sea, captain)
            nation = port.flag(sea, place) if place else None
            seller = market.bought_from(sea, nation, action.row) if nation else None
            assert seller is not None
            facts, good = dict(offer.facts), printed(sea).markets[seller].good
            promised = view.seat, good, action.count, facts["port"], facts["price"]
    assert told > 3
