"""News of events: one sentence for a ship's whole turn, and the consequences summed up."""

from itertools import islice

import pytest

from engine.core.game import look, redact
from engine.core.news import HEADLINE_WEIGHT
from engine.core.records import SPECTATOR
from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.state import Ammo, Upgrade
from tests import laws
from tests.captains_log.news import MERCHANT, RAIDER, shot, told, way
from tests.captains_log.sentences import whole_sea
from tests.captains_log.table import Table, hex_of


@pytest.fixture
def table() -> Table:
    """The whole sea: Anne moored in Fort Ashby, Bob and a merchant near him on tile 2."""
    return whole_sea()


def test_a_captains_whole_turn_is_one_sentence(table: Table) -> None:
    events: list[e.Told] = [
        e.TurnBegan(captain="p1"),
        *way("p1", hex_of(1), hex_of(1, 0, -1)),
        e.BarrelTaken(captain="p1", at=0, barrel="x", goods=(Good.TEA,), doubloons=0),
        *way("p1", hex_of(1, 0, -1), hex_of(1, 1, 0)),
        e.Sold(captain="p1", tile=1, row="legal", good=Good.TEA, count=2, oil=0, price=2000),
        e.Restocked(nation=Nation.ENGLAND, row="legal", count=2),
        e.Sold(captain="p1", tile=1, row="legal", good=Good.TEA, count=1, oil=0, price=1000),
        e.CannonBought(captain="p1", price=1000),
        e.WoodTraded(captain="p1", count=2, price=1000),
        e.UpgradeBought(captain="p1", upgrade=Upgrade.SAILS, price=2000),
        e.CannonBought(captain="p1", price=1000),
        e.AmmoBought(captain="p1", ammo=Ammo.CHAIN_SHOT, price=2000),
        e.Bought(captain="p1", tile=1, row="contraband", good=Good.SUGAR, count=1, price=1000),
    ]
    assert told("en", table.view(), events) == [
        "Anne sails 2 hexes to Fort Ashby, opens a barrel (1 tea), sells 3 tea for 3,000 doubloons "
        "and buys 2 wood, 1 sugar (contraband), 2 cannons, better sails and "
        "chain shot for 8,000 doubloons.",
        "New on the markets: 2 cotton (English).",
    ]
    assert told("fr", table.view(), events) == [
        "Anne avance de 2 cases jusqu'à Fort Ashby, ouvre un baril (1 caisse de thé), "
        "vend 3 caisses de thé pour 3 000 doublons et achète 2 bois, 1 sac de sucre de "
        "contrebande, 2 canons, de meilleures voiles et des chaînes pour 8 000 doublons.",
        "Nouveau sur les marchés : 2 balles de coton (marché anglais).",
    ]


@pytest.mark.parametrize(
    ("aim", "english", "french"),
    [
        (
            e.Aimed(captain="p1", aim="sell", tile=4, goods=(Good.SILVER,) * 4),
            "heads for Three Palms to sell 4 silver for 1 fame.",
            "met le cap sur Three Palms pour y vendre 4 lingots d'argent contre 1 point de "
            "renommée.",
        ),
        (
            e.Aimed(captain="p1", aim="buy", tile=4, goods=(Good.TEA,)),
            "heads for Three Palms to buy 1 tea for sale elsewhere.",
            "met le cap sur Three Palms pour y acheter 1 caisse de thé à revendre ailleurs.",
        ),
        (
            e.Aimed(captain="p1", aim="repair", tile=1),
            "plans to repair damage there.",
            "compte y réparer des dégâts.",
        ),
        (
            e.Aimed(captain="p1", aim="hunt", target="p2"),
            "hunts Bob (1 fame if sunk).",
            "prend Bob en chasse (couler : 1 point de renommée).",
        ),
        (
            e.Aimed(captain="p1", aim="flee", target="npc:1"),
            "flees from Gouden Reiger (Dutch merchant, no. 1), for fear of being sunk.",
            "fuit Gouden Reiger (marchand hollandais, n° 1) de peur de couler.",
        ),
        (
            e.Aimed(captain="p1", aim="explore"),
            "heads for unexplored waters to find ports and barrels.",
            "met le cap sur les eaux inexplorées pour trouver ports et barils.",
        ),
    ],
    ids=lambda fact: fact.aim if isinstance(fact, e.Aimed) else "",
)
def test_the_sentence_on_a_captains_turn_ends_with_their_goal(
    aim: e.Aimed, english: str, french: str, table: Table
) -> None:
    turn = [e.TurnBegan(captain="p1"), aim, *way("p1", hex_of(1), hex_of(1, 1, 0))]
    (sentence,) = told("en", table.view(), turn)
    assert sentence == f"Anne sails one hex to Fort Ashby and {english}"
    (sentence,) = told("fr", table.view(), turn)
    assert sentence == f"Anne avance d'une case jusqu'à Fort Ashby et {french}"


def test_a_captains_goal_is_not_told_if_it_was_reached_afterwards(table: Table) -> None:
    aim = e.Aimed(captain="p1", aim="sell", tile=1, goods=(Good.TEA,) * 2)
    sold = e.Sold(captain="p1", tile=1, row="legal", good=Good.TEA, count=2, oil=0, price=2000)
    turn = [aim, *way("p1", hex_of(1), hex_of(1, 1, 0))]
    assert told("en", table.view(), [*turn, sold]) == [
        "Anne sails one hex to Fort Ashby and sells 2 tea for 2,000 doubloons."
    ]
    assert told("en", table.view(), [sold, *turn]) == [
        "Anne sells 2 tea for 2,000 doubloons, sails one hex to Fort Ashby and plans to sell 2 tea "
        "there."
    ]


def test_tiles_explored_together_are_summed_up(table: Table) -> None:
    events = [e.TileRevealed(captain="p2", tile=tile, slot=0) for tile in (4, 5, 19)]
    events_and_flags = [*events, e.FlagDrawn(tile=4, place="port", nation=Nation.FRANCE)]
    assert told("en", table.view(), events_and_flags) == [
        "Bob discovers 3 tiles (the French port of Three Palms, a Dutch fortress, 4 barrels "
        "and whales)."
    ]
    assert told("fr", table.view(), events_and_flags) == [
        "Bob découvre 3 tuiles (le port français de Three Palms, une forteresse hollandaise, "
        "4 barils et des baleines)."
    ]


@pytest.mark.parametrize(
    ("seat", "english", "french"),
    [
        ("p1", "Anne stays moored at Fort Ashby.", "Anne reste au port à Fort Ashby."),
        (
            "p2",
            "Bob stays one hex south-east of Nieuw Vlieland.",
            "Bob reste à 1 case au sud-est de Nieuw Vlieland.",
        ),
    ],
)
def test_the_news_tells_where_a_captain_who_passes_stays(
    table: Table, seat: str, english: str, french: str
) -> None:
    events: list[e.Told] = [e.TurnBegan(captain=seat), e.Rested(captain=seat)]
    assert told("en", table.view(), events) == [english]
    assert told("fr", table.view(), events) == [french]


def test_a_captain_who_only_picks_up_a_barrel_is_not_said_to_stay(table: Table) -> None:
    events: list[e.Told] = [
        e.BarrelTaken(captain="p2", at=0, barrel="x", goods=(), doubloons=0),
        e.Rested(captain="p2"),
    ]
    assert told("en", table.view(), events) == [
        "Bob picks up an empty barrel, which counts for fame."
    ]


def test_a_turn_that_ends_is_an_event_only_if_neither_action_was_used(
    table: Table,
) -> None:
    table.without_npcs()
    assert e.Rested(captain="p1") in table.act("p1", a.EndTurn()).events
    table.act("p2", a.Sail(heading=60))
    assert not [one for one in table.act("p2", a.EndTurn()).events if isinstance(one, e.Rested)]


def test_goods_lost_in_a_fight_are_summed_up(table: Table) -> None:
    def lost(good: Good) -> list[e.Told]:
        washed = e.Overboard(ship="p2", at=hex_of(2), goods=(good,), why="damage")
        return [washed, e.GoodsBurned(ship="p2", goods=(good,))]

    table.sea.loose = {hex_of(2): [Good.TEA]}
    events = [
        shot("npc:1", "p2"),
        *lost(Good.TEA),
        shot("npc:1", "p2", damage=0),
        *lost(Good.SUGAR),
    ]
    assert told("en", table.view(), events) == [
        "Gouden Reiger (Dutch merchant, no. 1) fires twice at Bob for 2 damage.",
        "Water washes 1 tea and 1 sugar off Bob: adrift one hex south-east of Nieuw Vlieland.",
        "Bob loses 1 tea and 1 sugar to fire.",
    ]
    assert told("fr", table.view(), events)[1] == (
        "L'eau arrache 1 caisse de thé et 1 sac de sucre à Bob : à la dérive à 1 case au sud-est "
        "de Nieuw Vlieland."
    )


def test_changes_of_reputation_are_summed_up(table: Table) -> None:
    def esteem(nation: Nation, change: int, now: int) -> e.Told:
        return e.ReputationChanged(
            captain="p1", nation=nation, change=change, reputation=now, rule="CL-REP-02"
        )

    events = [
        esteem(Nation.FRANCE, -1, -1),
        esteem(Nation.FRANCE, -1, -2),
        esteem(Nation.SPAIN, 1, 1),
    ]
    assert told("en", table.view(), events) == [
        "The reputation of Anne falls to \N{MINUS SIGN}2 with France (no legal trade) "
        "and rises to +1 with Spain."
    ]


def test_the_news_of_a_lost_npc_uses_its_name_and_not_that_of_its_replacement(table: Table) -> None:
    """CL-SINK-16: the card that replaces it already lies in its place."""
    events: list[e.Told] = [
        e.NpcRevealed(npc="npc:1", card=4),
        e.NpcEntered(npc="npc:1", at=hex_of(2, 0, 1)),
        e.ShipLost(ship="npc:1", at=hex_of(2, 0, 1), how="sunk", by="p1", card=4),
        e.NpcDrawn(npc="npc:1", owner="p2", back="nao-1"),
        e.NpcRevealed(npc="npc:1", card=MERCHANT),
        e.NpcEntered(npc="npc:1", at=hex_of(2, 0, 1)),
    ]
    first, sunk, second = told("en", table.view(), events)
    assert first.startswith("Belle Hirondelle (French merchant of level 1, no. 1) appears")
    assert sunk == (
        "Anne sinks Belle Hirondelle (French merchant, no. 1) "
        "2 hexes south-south-east of Nieuw Vlieland!"
    )
    assert second.startswith("Gouden Reiger (Dutch merchant of level 1, no. 1) appears")


def test_the_first_to_play_is_not_the_first_to_choose_a_start(table: Table) -> None:
    """CL-SETUP-40: the last in turn order is the first to choose a start."""
    assert told("en", table.view(), [e.Dealt(first="p1", tiles=(1, 2))]) == [
        "2 tiles are revealed. Captains choose starting places in reverse turn order. "
        "Anne will play first."
    ]


def test_a_calm_is_no_news_and_a_change_of_wind_is_told_with_daybreak(
    table: Table,
) -> None:
    dawn: list[e.Told] = [
        e.TimePassed(round=3, phase="day"),
        e.EventDrawn(event="event-01"),
        e.TurnBegan(captain="p1"),
    ]
    assert told("en", table.view(), dawn) == ["Day breaks: round 3."]
    dawn.insert(2, e.WindChanged(wind="still"))
    assert told("en", table.view(), dawn) == [
        "Day breaks: round 3; the wind turns and blows north."
    ]
    assert told("fr", table.view(), dawn) == [
        "Le jour se lève : manche 3 ; le vent tourne et souffle vers le nord."
    ]


def test_attacks_on_captains_and_threats_to_them_weigh_more_than_fights_between_npcs(
    table: Table,
) -> None:
    table.npc("npc:2", hex_of(2, 0, -1), card=RAIDER)
    far = hex_of(20)
    events: list[e.Told] = [
        shot("npc:1", "p2"),
        *way("npc:2", hex_of(2, 1, -1), hex_of(2, 0, -1)),
        shot("npc:1", "npc:2"),
        *way("p2", far, hex_of(2)),
        *way("npc:3", far, far),
    ]
    table.npc("npc:3", far, card=5)
    news = [words.tell_all(table.view(), [event])[0] for event in events]
    assert [one.weight for one in news] == [3, 3, 2, 1, 0]


def test_the_news_tells_where_a_ship_that_stops_at_sea_lies(table: Table) -> None:
    sailed = way("p2", hex_of(2), hex_of(2, 0, 1), hex_of(2))
    assert told("en", table.view(), sailed) == [
        "Bob sails 2 hexes (now one hex south-east of Nieuw Vlieland)."
    ]
    assert told("fr", table.view(), sailed) == [
        "Bob avance de 2 cases, arrive à 1 case au sud-est de Nieuw Vlieland."
    ]


@pytest.mark.parametrize("seed", ["alba", "brigantine", "mary"])
def test_the_news_of_random_games_has_whole_sentences_and_few_lines_a_turn(seed: str) -> None:
    """The news between two turns has at most 14 lines in each language."""
    game = CAPTAINS_LOG
    state, setup = laws.opening(game, seed)
    events: list[e.Told] = [*setup.events]
    for step in islice(laws.random_steps(game, state, seed), 200):
        events += redact(step, SPECTATOR).events
        if any(isinstance(event, e.TurnBegan) for event in step.events):
            view = look(game, state, SPECTATOR)
            for code in ("en", "fr"):
                lines = told(code, view, events)
                assert len(lines) <= 14, lines
                assert not [line for line in lines if not line.endswith((".", "!"))]
                assert not [line for line in lines if " ." in line or " ," in line]
            events = []


def test_the_loss_of_a_ship_is_a_headline_and_the_shot_that_sank_it_is_not(table: Table) -> None:
    lost = e.ShipLost(ship="p1", at=hex_of(1), how="sunk", by="p2")
    events = [shot("p2", "p1"), lost]
    *_, fired, sunk = words.tell_all(table.view(), events)
    assert sunk.weight >= HEADLINE_WEIGHT > fired.weight


def test_a_repair_after_a_shot_is_told_after_it(table: Table) -> None:
    repaired = e.Repaired(captain="p2", wood=1, points=1)
    english = told("en", table.view(), [shot("p2", "npc:1"), repaired])
    assert english[0].startswith("Bob fires at ")
    assert english[-1] == "Bob repairs 1 damage with 1 wood."
