"""All that a person reads of Captain's Log, said in both languages."""

import dataclasses
import logging
import types
import typing
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.words import language
from bot.words.language import LANGUAGES, Language
from engine.core.game import look, redact
from engine.core.records import SPECTATOR, clone
from engine.core.words import Text
from engine.games.captains_log import actions as a
from engine.games.captains_log import decisions as d
from engine.games.captains_log import events as e
from engine.games.captains_log import words
from engine.games.captains_log.cards import COUNTRIES, Good, Nation
from engine.games.captains_log.chart import chart
from engine.games.captains_log.data_set import standard
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.state import Ammo, Cube, Upgrade
from tests import laws, wording
from tests.captains_log.sentences import PEOPLE, said, whole_sea
from tests.captains_log.table import Table, hex_of

TEXTS = Path(words.__file__).parents[1] / "text"
EVENTS: Sequence[type[Any]] = typing.get_args(e.Told)
DECISIONS: Sequence[type[Any]] = typing.get_args(d.Asked)
ACTIONS: Sequence[type[Any]] = typing.get_args(a.Action)


def worded(text: Text, caplog: pytest.LogCaptureFixture, most: int = 2000) -> None:
    """*text* can be said in each language, whoever it is about, and is at most so long."""
    for code in LANGUAGES:
        sentence = Language(code, "captains_log").say(text, lambda _: "W" * 32)
        assert not caplog.messages, f"{text}: {caplog.messages}"
        assert sentence
        assert not set(sentence) & set("{}")
        assert "  " not in sentence, sentence
        assert len(sentence) <= most, sentence


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.ERROR):
        yield caplog


@pytest.fixture(scope="module")
def table() -> Table:
    """The whole sea revealed: Anne moored in Fort Ashby, Bob and a merchant beside tile 2."""
    table = whole_sea()
    table.place("p1", at=hex_of(1, 1, 0), doubloons=9000, ammo=list(Ammo))
    table.npc("npc:2", hex_of(12, 0, 1), card=43)
    table.load("p1", Cube.SUGAR, Cube.WOOD)
    table.sea.loose = {hex_of(17): [Good.TEA, Good.TEA]}
    return table


SAMPLES: dict[str, tuple[Any, ...]] = {
    "captain": ("p1", "p2"),
    "ship": ("p2", "npc:1", "npc:2"),
    "npc": ("npc:1", "npc:7"),
    "target": ("p1", "npc:2"),
    "by": ("p1", "npc:2", None),
    "first": ("p1",),
    "owner": ("p2",),
    "seat": ("p1",),
    "winners": (("p1",), ("p1", "p2")),
    "tile": (4, 5),
    "tiles": ((1,), (1, 4, 20)),
    "back": ("carrack-1",),
    "barrel": ("barrel-01",),
    "event": ("event-01",),
    "wind": ("still",),
    "order": ("ask", "hold", "enemies"),
    "faces": ((7, 12),),
    "bonuses": ((0, 2),),
    "rule": ("CL-REP-02",),
    "card": (1, 43),
    "id": (1,),
    "decision": (1,),
    "goods": ((), (Good.TEA,), (Good.TEA, Good.TEA, Good.OIL), tuple(Good) * 2),
    "overboard": ((Good.TEA,),),
    "nations": ((Nation.SPAIN, Nation.FRANCE),),
    "slots": ((), (0, 1)),
    "hold": ((Cube.EMPTY,) * 15,),
    "heading": (0, 60, 120, 180, 240, 300),
    "to": (None,),
}
"""What fields are tried with; of all others every value their type allows, or a few numbers."""

OF_ONE_KIND: dict[tuple[type[Any], str], tuple[Any, ...]] = {
    (e.ShipBought, "ship"): tuple(standard().ships),
    (e.FlagDrawn, "tile"): (4,),
    (e.Aimed, "tile"): (4,),
    (e.FortressFired, "tile"): (5, 6),
    (e.Restocked, "nation"): COUNTRIES,
    (e.Dealt, "tiles"): ((1,), (1, 4, 20)),
    (a.Explore, "tiles"): (1, 5),
    (a.Explore, "slot"): (None, 7, 99),
    (a.Sell, "good"): (Good.SUGAR, Good.SILVER),
    (d.RespawnDecision, "tiles"): ((1, 2),),
    (d.RespawnHexDecision, "hexes"): ((hex_of(2), hex_of(3)),),
    (a.ChooseRespawnHex, "at"): (hex_of(2), 999),
    (d.PassingShotDecision, "ship"): ("p2", "npc:1"),
}


def every(kind: type[Any]) -> Iterator[Any]:
    """Records of *kind*: one, and for each field one for each of its values."""
    hints = typing.get_type_hints(kind)
    values = {
        field.name: OF_ONE_KIND.get((kind, field.name)) or _values(field.name, hints[field.name])
        for field in dataclasses.fields(kind)
        if field.name != "kind"
    }
    first = {name: some[0] for name, some in values.items()}
    for name, some in values.items():
        yield from (kind(**{**first, name: one}) for one in some)
    if not values:
        yield kind()


def _values(name: str, hint: Any) -> tuple[Any, ...]:
    if name in SAMPLES:
        return SAMPLES[name]
    origin: Any = typing.get_origin(hint)
    if origin is typing.Literal:
        return typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return tuple(one for part in typing.get_args(hint) for one in _values(name, part))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return tuple(hint)
    if hint is bool:
        return (False, True)
    if hint is type(None):
        return (None,)
    assert hint is int, f"no samples for {name}: {hint}"
    return (2, 0, 1)


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_told(
    kind: type[Any], table: Table, errors: pytest.LogCaptureFixture
) -> None:
    told = [words.tell(table.view(), event) for event in every(kind)]
    assert any(told) or kind in (e.TurnBegan, e.NpcDrawn, e.NpcWaits, e.EventDrawn)
    for text in filter(None, told):
        worded(text, errors, 400)


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_action_has_a_label_even_where_it_is_not_suggested(
    kind: type[Any], table: Table, errors: pytest.LogCaptureFixture
) -> None:
    for action in every(kind):
        for text in words.label(table.view("npc:1" if kind is a.Activate else "p1"), action):
            worded(text, errors, 400)


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_every_question_is_asked(
    kind: type[Any], table: Table, errors: pytest.LogCaptureFixture
) -> None:
    for decision in every(kind):
        worded(words.ask(table.view(), decision), errors, 400)


def test_every_refusal_says_what_was_wrong_and_what_to_do(
    errors: pytest.LogCaptureFixture,
) -> None:
    messages, _ = wording.read(TEXTS / "en.ftl")
    given = {"nation": "spain", "good": "oil", "ammo": "chain_shot", "service": "sell"}
    refusals = [key for key in messages if key.startswith("violation-")]
    assert len(refusals) > 50
    for key in refusals:
        for number in (0, 1, 5):
            text = Text.of(key, **{name: given.get(name, number) for name in _facts(key, messages)})
            worded(text, errors, 300)
            for code in LANGUAGES:
                sentences = said(code, text).rstrip(".").split(". ")
                assert len(sentences) > 1 or ":" in sentences[0], said(code, text)


def _facts(key: str, messages: wording.Messages) -> set[str]:
    message = messages[key]
    return message.variables.union(*(_facts(one, messages) for one in message.refers))


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("seed", ["anne", "mary"])
def test_a_whole_game_is_told_and_its_menus_never_call_two_actions_the_same(
    seed: str, errors: pytest.LogCaptureFixture
) -> None:
    game = CAPTAINS_LOG
    state, setup = laws.opening(game, seed)
    for text in words.tell_all(look(game, state, "p1"), setup.events):
        worded(text, errors, 400)
    for step in islice(laws.random_steps(game, state, seed), 250):
        for text in words.tell_all(look(game, state, "p1"), redact(step, "p1").events):
            worded(text, errors, 400)
        for seat in game.to_act(state):
            view = look(game, state, seat)
            paths = [game.label(view, action) for action in game.suggest(view)]
            for code in LANGUAGES:
                menus = [tuple(said(code, text) for text in path) for path in paths]
                assert len(set(menus)) == len(menus)
                assert not [line for path in menus for line in path if len(line) > 100]
    for seat in (*setup.seats, SPECTATOR):
        view = look(game, state, seat)
        for line in (*words.summary(view), *words.hand(view), *words.describe(view)):
            worded(line, errors)
        worded(words.alt(view), errors, 256)


def test_no_two_hexes_of_the_map_are_called_the_same(table: Table) -> None:
    view = table.view()
    revealed = [at for at, known in enumerate(chart(view.open).revealed) if known]
    for code in LANGUAGES:
        places = [said(code, words.place(view, at)) for at in revealed]
        assert len(set(places)) == len(revealed)
        assert max(map(len, places)) <= 100


@pytest.mark.parametrize(
    ("at", "english", "french"),
    [
        (hex_of(3, 1, 0), "The anchorage of Port-Sainte-Aude (tile 3, south-east part)", None),
        (hex_of(13, 0, 0), "Oranjebaai (tile 13, centre)", "Oranjebaai, tuile 13, centre"),
        (hex_of(5, 0, 0), "The fortress on tile 5 (centre)", "Forteresse, tuile 5, centre"),
        (hex_of(17), None, "2 thés à la dérive, tuile 17, centre"),
        (hex_of(2, 1, -2), None, "Banc de sable de profondeur 2, tuile 2, côté nord-nord-est"),
        (hex_of(1, 1, -2), "The barrel on tile 1 (north-north-east part)", None),
        (hex_of(2, 0, 1), "Tile 2, south part", "Tuile 2, côté sud"),
    ],
)
def test_a_hex_is_called_by_what_lies_there(
    table: Table, at: int, english: str | None, french: str | None
) -> None:
    for code, expected in (("en", english), ("fr", french)):
        if expected:
            assert said(code, words.place(table.view(), at)) == expected


def test_an_anchorage_elides_in_french(table: Table) -> None:
    sheet = chart(table.sea)
    names = {
        tile: said("fr", words.place(table.view(), sheet.ports[tile].anchorages[0])).split(",")[0]
        for tile in (3, 13, 16)
    }
    assert names == {
        3: "Amarrage de Port-Sainte-Aude",
        13: "Amarrage d'Oranjebaai",
        16: "Amarrage de Havre-Doré",
    }


SHOT = e.Shot(
    ship="npc:2",
    target="p1",
    at=0,
    target_at=1,
    ammo=Ammo.INCENDIARY,
    faces=(7, 12),
    bonuses=(2, 2),
    defence=10,
    damage=4,
)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            SHOT,
            "Espada de Judas (Spanish corsair, no. 2) fires incendiary shot at Anne for 4 damage.",
            "Espada de Judas (corsaire espagnol, n° 2) tire sur Anne avec des munitions "
            "incendiaires pour 4 dégâts.",
        ),
        (
            dataclasses.replace(SHOT, ship="p2", passing=True, damage=1),
            "Bob fires in passing at Anne with incendiary shot: 7+2 and 12+2, needing over 10; "
            "1 point of damage.",
            "Bob tire au passage sur Anne (munitions incendiaires) : 7+2 et 12+2, il faut plus "
            "de 10 ; 1 dégât.",
        ),
        (
            dataclasses.replace(SHOT, ship="p2", ammo=Ammo.CHAIN_SHOT, damage=0, sails=2),
            "Bob fires chain shot at Anne: 7+2 and 12+2, needing over 10; "
            "2 points of movement torn away.",
            "Bob tire sur Anne (chaînes) : 7+2 et 12+2, il faut plus de 10 ; "
            "2 points de mouvement perdus.",
        ),
        (
            e.FortressFired(
                tile=5, target="p1", target_at=0, faces=(3,), bonus=1, defence=9, damage=0
            ),
            "A Dutch fortress fires at Anne: 3+1, needing over 9; no damage.",
            "Une forteresse hollandaise tire sur Anne : 3+1, il faut plus de 9 ; aucun dégât.",
        ),
        (
            e.Sold(
                captain="p1",
                tile=7,
                row="contraband",
                good=Good.SILVER,
                count=3,
                oil=1,
                price=4000,
            ),
            "Anne sells 2 silver and 1 oil as contraband for 4,000.",
            "Anne vend 2 lingots d'argent et 1 huile en contrebande pour 4 000 doublons.",
        ),
        (
            e.BarrelTaken(
                captain="p1", at=0, barrel="x", goods=(Good.TEA, Good.TEA), doubloons=1000
            ),
            "Anne opens a barrel (2 tea and 1,000 doubloons).",
            "Anne ouvre un baril (2 thés et 1 000 doublons).",
        ),
        (
            e.Repaired(captain="p2", points=3, wood=2, sails=1),
            "Bob repairs 3 points of damage and 1 point of sail with 2 wood.",
            "Bob répare 3 dégâts et 1 point de voile avec 2 bois.",
        ),
        (
            e.Repaired(captain="p2", points=1, wood=1),
            "Bob repairs 1 point of damage with 1 wood.",
            "Bob répare 1 dégât avec 1 bois.",
        ),
        (
            e.ReputationChanged(
                captain="p1", nation=Nation.ENGLAND, change=-1, reputation=-2, rule="CL-REP-02"
            ),
            "Reputation of Anne: England \N{MINUS SIGN}1 (now \N{MINUS SIGN}2: no legal trade).",
            "Réputation d'Anne : Angleterre \N{MINUS SIGN}1 (désormais \N{MINUS SIGN}2 : plus de "
            "commerce légal).",
        ),
        (
            e.FlagDrawn(tile=4, place="port", nation=Nation.HOLLAND),
            "Three Palms flies the Dutch flag.",
            "Three Palms porte le pavillon de la Hollande.",
        ),
        (
            e.UpgradeBought(captain="p1", upgrade=Upgrade.LONG_GUNS, price=3000),
            "Anne buys long guns for 3,000.",
            "Anne achète des canons longs pour 3 000 doublons.",
        ),
        (
            e.FameChanged(captain="p1", change=-1, fame=2, why="third_wreck"),
            "Anne loses 1 point of fame for a third ship lost: 2 of 7.",
            "Anne perd 1 point de renommée pour un troisième navire perdu : 2 sur 7.",
        ),
        (
            e.TileRevealed(captain="p1", tile=19, slot=3),
            "Anne discovers 1 tile (2 barrels and whales).",
            "Anne découvre 1 tuile (2 barils et des baleines).",
        ),
        (
            e.NpcRevealed(npc="npc:1", card=1),
            "Gouden Reiger (Dutch merchant of level 1, no. 1) will come once its part of the sea "
            "is explored.",
            "Viendra quand sa mer sera explorée : Gouden Reiger "
            "(marchand hollandais de niveau 1, n° 1).",
        ),
    ],
)
def test_an_event_reads_as_a_native_would_write(
    table: Table, event: e.Told, english: str, french: str
) -> None:
    text = words.tell(table.view(), event)
    assert [said(code, text) for code in LANGUAGES] == [english, french]


@pytest.mark.parametrize(
    ("seat", "action", "english", "french"),
    [
        (
            "p2",
            a.Shoot(target="npc:1"),
            ("Fire", "At Gouden Reiger (Dutch, no. 1), 1 hex away: 2 dice over 9 (44%)"),
            (
                "Tirer",
                "Sur Gouden Reiger (hollandais, n° 1), à 1 case : 2 dés > 9 (44 %)",
            ),
        ),
        (
            "p2",
            a.Sail(heading=180),
            ("Sail", "South: open sea, 5 points left (past Gouden Reiger)"),
            ("Naviguer", "Sud : pleine mer, reste 5 points (devant Gouden Reiger)"),
        ),
        (
            "p1",
            a.Jettison(good=Good.SUGAR),
            ("Hold", "Throw 1 sugar overboard"),
            ("Cale", "Jeter 1 sucre par-dessus bord"),
        ),
        (
            "p1",
            a.BuyAmmo(ammo=Ammo.CHAIN_SHOT),
            ("Shipyard", "Chain shot (2,000)"),
            ("Chantier naval", "Chaînes (2 000)"),
        ),
        (
            "p1",
            a.BuyUpgrade(upgrade=Upgrade.SAILS),
            ("Shipyard", "Better sails (3,000)"),
            ("Chantier naval", "De meilleures voiles (3 000)"),
        ),
    ],
)
def test_a_label_says_what_an_action_comes_to(
    table: Table, seat: str, action: a.Action, english: tuple[str, ...], french: tuple[str, ...]
) -> None:
    path = words.label(table.view(seat), action)
    assert [tuple(said(code, text) for text in path) for code in LANGUAGES] == [english, french]


def test_a_price_that_was_rounded_says_so(table: Table) -> None:
    """CL-GEN-04: one for the price of two is no slip of the pen."""
    buy = a.Buy(row="legal", count=1)
    assert said("en", words.label(table.view(), buy)[-1]) == "1 cotton (1,000)"
    view = clone(table.view())
    view.open.captains["p1"].at = hex_of(3, 1, 0)
    assert said("en", words.label(view, buy)[-1]) == "1 sugar (500 rounded up to 1,000)"
    assert said("fr", words.label(view, buy)[-1]) == "1 sucre (500 arrondis à 1 000)"
    view.open.captains["p1"].at = chart(view.open).ports[7].anchorages[0]
    sale = words.label(view, a.Sell(good=Good.TEA, count=1))[-1]
    assert said("en", sale) == "1 tea, contraband (1,500 rounded down to 1,000)"


def test_a_repair_names_only_what_it_mends() -> None:
    table = Table(*list(standard().tiles.values())[:1], captains=1).without_npcs()
    captain = table.place("p1", at=hex_of(1), sail_damage=1)
    captain.hold[:4] = [Cube.WATER, Cube.WATER, Cube.FIRE, Cube.WOOD]
    label = words.label(table.view(), a.Repair(slots=(0, 1)))[-1]
    assert [said(code, label) for code in LANGUAGES] == [
        "2 water damage for 1 wood",
        "2 dégâts d'eau pour 1 bois",
    ]
    label = words.label(table.view(), a.Repair(slots=(2,), sails=1))[-1]
    assert said("en", label) == "1 fire damage and 1 point of sail for 2 wood"


@pytest.mark.parametrize(
    ("doubloons", "ending"),
    [
        (0, " Your purse is empty."),
        (3000, " Before that you may fit out your ship with your 3,000 doubloons."),
    ],
)
def test_who_has_spent_all_is_not_told_to_spend(table: Table, doubloons: int, ending: str) -> None:
    view = clone(table.view())
    view.open.captains["p1"].doubloons = doubloons
    asked = d.StartDecision(id=1, seat="p1", rule="CL-SETUP-40")
    assert said("en", words.ask(view, asked)).endswith(ending)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            a.Shoot(target="npc:1"),
            "A hit in 44% of cases, 1.0 damage on average",
            "Touché dans 44 % des cas, 1,0 dégât en moyenne",
        ),
        (
            a.Shoot(target="npc:1", ammo=Ammo.CHAIN_SHOT),
            "A sail torn in 16% of cases, 0.2 points of movement on average",
            "Voile déchirée dans 16 % des cas, 0,2 point de mouvement en moyenne",
        ),
    ],
)
def test_the_chances_of_a_shot_are_said(
    table: Table, action: a.Shoot, english: str, french: str
) -> None:
    (text,) = words.chances(table.view("p2"), action)
    assert [said(code, text) for code in LANGUAGES] == [english, french]
    assert not [*words.chances(table.view("p2"), a.EndTurn())]


def test_what_the_turn_card_says_anyway_goes_without_saying(table: Table) -> None:
    silent: list[e.Told] = [
        e.TurnBegan(captain="p1"),
        e.NpcWaits(npc="npc:1", timer=0),
        e.SpoilsTaken(captain="p1", doubloons=0, goods=()),
    ]
    assert words.tell_all(table.view(), silent) == []


def test_a_turn_card_sums_up_the_turn(table: Table) -> None:
    view = table.view()
    assert [said("en", line) for line in words.summary(view)] == [
        "Round 1, day, wind blowing north",
        "Anne: 2 actions left",
        "1 sugar, 1 wood and 9,000 doubloons aboard",
        "Fame (of 7): Anne 0 and Bob 0",
    ]
    assert said("fr", words.summary(view)[1]) == "Anne : reste 2 actions"
    assert [said("en", line) for line in words.describe(view)[:4]] == [
        "Round 1, day, wind blowing north",
        "Anne: 2 actions left",
        "At Fort Ashby, facing north",
        "Aboard: 1 sugar, 1 wood and 9,000 doubloons; 2 guns ready, 0 damage, 11 slots free",
    ]


def test_damage_stands_on_the_turn_card_once_there_is_any() -> None:
    table = whole_sea()
    table.load("p1", Cube.FIRE)
    assert said("en", words.summary(table.view())[2]).endswith(" aboard, 1 damage (1 by fire)")


@pytest.mark.parametrize(
    ("actions", "moved", "english", "french"),
    [
        (0, False, "Anne: 2 actions left", "Anne : reste 2 actions"),
        (1, False, "Anne: 1 action left", "Anne : reste 1 action"),
        (1, True, "Anne: 1 action left, not a move", "Anne : reste 1 action, hors déplacement"),
        (2, True, "Anne: no action left", "Anne : plus d'action"),
    ],
)
def test_a_turn_card_says_what_is_left_to_do(
    actions: int, moved: bool, english: str, french: str
) -> None:
    table = Table(*list(standard().tiles.values())[:1], captains=1).without_npcs()
    table.sea.turn.actions, table.sea.turn.moved = actions, moved
    line = words.summary(table.view())[1]
    assert [said(code, line) for code in LANGUAGES] == [english, french]


def test_before_the_first_turn_the_card_speaks_of_who_is_asked() -> None:
    """CL-SETUP-40: the last to play is the first to choose a start."""
    state, _ = laws.opening(CAPTAINS_LOG, "anne")
    view = look(CAPTAINS_LOG, state, SPECTATOR)
    (asked,) = CAPTAINS_LOG.pending(state)
    assert asked.seat == view.open.order[-1] != view.open.turn.seat
    who = PEOPLE[asked.seat]
    assert said("en", words.summary(view)[1]) == f"{who} is about to set sail"
    assert said("en", words.alt(view)).startswith(f"{who} is not on the map yet; ")


def test_a_hand_shows_the_effects_of_a_reputation(table: Table) -> None:
    view = table.view()
    captain = view.open.captains["p1"]
    captain.reputation[Nation.SPAIN] = -2
    lines = [said("fr", line) for line in words.hand(view)]
    captain.reputation[Nation.SPAIN] = 0
    assert lines[0] == (
        "Sloop, niveau 1 : défense 9 (à dépasser au dé), robustesse 9 (autant de dégâts le coulent)"
    )
    assert (
        "Avec une charge de 4, la coque descend à 2 de profondeur : les bancs de sable moins "
        "profonds vous sont fermés. Mouvement à vide 7"
    ) in lines
    assert (
        "Espagne : \N{MINUS SIGN}2 — mépris (ses navires vous attaquent), méfiance (ses "
        "forteresses vous tirent dessus) et commerce légal interdit dans ses ports"
    ) in lines
    assert lines[-1] == "Ne vous connaissent pas encore : Hollande, Angleterre, France et Pirates"
    assert words.hand(table.view("spectator")) == ()


@pytest.mark.parametrize("code", LANGUAGES)
def test_apostrophes_are_typographic(code: str, table: Table) -> None:
    game, bot = TEXTS / f"{code}.ftl", Path(language.__file__).parent / "text"
    for path in (game, *bot.rglob(f"{code}.ftl")):
        assert "'" not in path.read_text("utf-8"), path
    elided = words.place(table.view(), chart(table.sea).ports[13].anchorages[0])
    assert "'" not in Language(code, "captains_log").say(elided)


def test_the_news_of_a_victory_says_by_what_and_leaves_the_rest_to_the_card(table: Table) -> None:
    """The card says that the game is over, and who won."""
    one, two = e.GameWon(winners=("p1",)), e.GameWon(winners=("p1", "p2"))
    assert (
        said("en", words.tell(table.view(), one))
        == "Anne reaches 7 points of fame and wins the game!"
    )
    assert said("fr", words.tell(table.view(), two)) == (
        "Anne et Bob atteignent 7 points de renommée et gagnent la partie !"
    )


@pytest.mark.rule("CL-YARD-07", "CL-YARD-08", "CL-REP-25")
def test_what_esteem_opens_is_said_before_it_is_reached(table: Table) -> None:
    """On one's own list of nations, and beside each shipyard; pirates build no ships."""
    view = clone(table.view())
    captain = view.open.captains["p1"]
    captain.reputation |= {Nation.ENGLAND: 1, Nation.FRANCE: 2, Nation.PIRATES: 1}
    captain.ammo = [Ammo.NORMAL]
    own = [said("en", line) for line in words.hand(view)]
    assert "England: +1 — from +2 on their shipyards sell you a greater ship" in own
    assert "France: +2 — their shipyards sell you a greater ship" in own
    assert "the pirates: +1".capitalize() in own
    ports = [said("en", line) for line in words.panels(view)[0].lines]
    yards = {line.split("**")[1]: line for line in ports if "shipyard" in line}
    assert "shipyard (schooner for 5,000)" in yards["Three Palms"], "it is French"
    assert "shipyard (schooner for 5,000, from esteem +2 on)" in yards["Kingsferry"]
    assert "shipyard (no ships for sale)" in yards["Hangman's Rest"]
    (fitted,) = [line for line in ports if line.startswith("**Every shipyard**")]
    assert "a cannon (1,000; 2 places left)" in fitted
    assert "better sails (" in fitted
    assert "explosive shot (" in fitted
    captain.upgrades = {Upgrade.SAILS: 9}
    captain.ammo = [*Ammo]
    (fitted,) = [said("fr", one) for one in words.panels(view)[0].lines if "fittings" in one.key]
    assert "voiles" not in fitted
    assert "munitions" not in fitted


def test_a_hand_says_what_its_numbers_do(table: Table) -> None:
    english = [said("en", line) for line in words.hand(table.view())]
    assert english[0] == (
        "Sloop, level 1: defence 9 (a die has to beat it), robustness 9 (so much damage sinks it)"
    )
    assert any(
        one.endswith("their full force reaches 1 hex, then one less on each die for each hex")
        for one in english
    )


def test_names_have_typographic_apostrophes_too() -> None:
    data = standard()
    ports = (card.port.name for card in data.tiles.values() if card.port)
    names = [*ports, *(one.name for cards in (data.npcs, data.ships) for one in cards.values())]
    assert not [name for name in names if "'" in name]
    assert "Widow\N{RIGHT SINGLE QUOTATION MARK}s Laugh" in names
