"""NPC cards are drawn, revealed and activated; those with nothing to do wait and leave."""

from collections import Counter
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.game import begin, look, redact
from engine.core.referee import Event, Referee
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Activate, EndTurn
from engine.games.captains_log.model.cards import (
    MovePennant,
    Nation,
    NpcCard,
    PortCard,
    Role,
    ShotPennant,
    TileCard,
)
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.state import Ammo, NpcTurn
from engine.games.captains_log.rules import npc
from engine.space.hexes import Axial
from tests.captains_log.npcs import (
    FIRE,
    SAIL,
    activation,
    at,
    fleet,
    hated,
    hit,
    once,
    sailed,
    ship,
)
from tests.captains_log.table import Table, hex_of, tile

SPAWN = tile(1, spawns=((Role.AGGRESSIVE, Axial(0, 0)),))


def face_down(*cards: NpcCard, tiles: tuple[TileCard, ...] = (SPAWN,), **options: Any) -> Table:
    """A table where the first of *cards* lies face down before ``p1``, as ``npc:1``."""
    table = fleet(*cards, tiles=tiles, **options)
    number = cards[0].number
    revealed = table.npc("npc:1", None, card=number)
    revealed.card = None
    table.state.hidden.face_down["npc:1"] = number
    return table


def unexplored(table: Table) -> Table:
    """Turn tile 1 face down again."""
    table.sea.tiles = (0, *table.sea.tiles[1:])
    table.sea.unseen = [1]
    return table


def kinds(told: list[Event]) -> list[str]:
    return [type(event).__name__ for event in told]


@pytest.mark.rule("CL-NPC-01", "CL-NPC-19", "CL-NPC-21", "CL-PORT-05", "CL-NPC-23", "CL-SINK-17")
def test_an_npc_card_is_revealed_enters_and_acts_at_its_activation() -> None:
    table = face_down(ship(101, pennants=(SAIL,)))
    hated(table)
    table.place("p1", at(0, -6))
    told = activation(table, "npc:1")
    assert kinds(told)[:2] == ["NpcRevealed", "NpcEntered"]
    assert told[1] == e.NpcEntered(npc="npc:1", at=at(0, 0))
    assert len(sailed(told)) == 5
    assert "npc:1" not in table.state.hidden.face_down


@pytest.mark.rule("CL-NPC-01", "CL-TURN-09")
def test_an_npc_acts_after_the_captain_it_was_dealt_to_and_after_no_other() -> None:
    table = fleet(ship(101), ship(102), captains=2)
    for number, owner in ((1, "p2"), (2, "p1")):
        table.npc(f"npc:{number}", at(number, 0), card=100 + number, owner=owner)
    for seat, here in (("p1", at(0, -4)), ("p2", at(4, -4))):
        table.place(seat, here)
    for seat, own in (("p1", "npc:2"), ("p2", "npc:1")):
        table.act(seat, EndTurn())
        assert table.game.to_act(table.state) == (own,)
        assert table.refused(seat, EndTurn()) == "CL-TURN-02", "nobody else commands it"
        while table.game.to_act(table.state) == (own,):
            table.act(own, Activate())


@pytest.mark.rule("CL-NPC-19")
def test_an_npc_lies_face_down_until_its_own_activation_and_then_in_the_open() -> None:
    table = face_down(ship(101, pennants=(SAIL,)), ship(102, pennants=(SAIL,)), captains=2)
    table.npc("npc:2", None, card=102).card = None
    table.state.hidden.face_down["npc:2"] = 102
    for seat, here in (("p1", at(0, -4)), ("p2", at(4, -4))):
        table.place(seat, here)

    def shown(seat: str) -> list[int | None]:
        return [npc.card for npc in table.view(seat).open.npcs.values()]

    told = [*table.act("p1", EndTurn()).events]
    assert [shown(seat) for seat in ("p1", "p2")] == [[None, None]] * 2
    assert "NpcRevealed" not in kinds(told)
    told = once(table, "npc:1")
    assert [event for event in told if isinstance(event, e.NpcRevealed)] == [told[0]]
    assert [shown(seat) for seat in ("p1", "p2")] == [[101, None]] * 2
    assert table.state.hidden.face_down == {"npc:2": 102}


@pytest.mark.rule("CL-NPC-20", "CL-NPC-14", "CL-NPC-16", "CL-NPC-17", "CL-NPC-18", "CL-SINK-30")
def test_an_npc_whose_entry_tile_is_not_discovered_counts_down_and_leaves() -> None:
    table = unexplored(face_down(ship(101)))
    told = activation(table, "npc:1")
    assert kinds(told)[:2] == ["NpcRevealed", "NpcWaits"]
    assert [table.sea.npcs["npc:1"].timer, table.sea.npcs["npc:1"].at] == [3, None]
    for timer in (2, 1):
        assert e.NpcWaits(npc="npc:1", timer=timer) in activation(table, "npc:1")
    told = activation(table, "npc:1", 1)
    assert e.NpcLeft(npc="npc:1", card=101, why="timer") in told
    assert [event.npc for event in told if isinstance(event, e.NpcDrawn)] == ["npc:1"]
    fresh = table.sea.npcs["npc:1"]
    assert [fresh.card, fresh.timer, fresh.owner] == [None, None, "p1"]
    assert table.sea.removed == [101]
    assert table.sea.npc_turn is None


@pytest.mark.rule("CL-NPC-15")
def test_an_npc_that_enters_loses_its_timer() -> None:
    table = unexplored(face_down(ship(101)))
    activation(table, "npc:1")
    table.sea.tiles = (6, *table.sea.tiles[1:])
    once(table, "npc:1")
    assert [table.sea.npcs["npc:1"].timer, table.sea.npcs["npc:1"].at] == [None, at(0, 0)]


@pytest.mark.rule("CL-NPC-14", "CL-NPC-15", "CL-NPC-16")
def test_an_idle_npc_gets_a_timer_at_3_and_loses_it_when_it_acts() -> None:
    table = fleet(ship(101))
    table.npc("npc:1", at(0, 0), card=101)
    for timer in (3, 2):
        assert e.NpcWaits(npc="npc:1", timer=timer) in activation(table, "npc:1")
    hated(table)
    table.place("p1", at(0, -6))
    activation(table, "npc:1")
    assert table.sea.npcs["npc:1"].timer is None


@pytest.mark.rule("CL-NPC-22", "CL-NPC-39", "CL-AMB-120")
def test_an_npc_whose_ship_sign_is_occupied_enters_on_the_first_free_hex_beside_it() -> None:
    shallow = tuple((Axial(q, r), 1) for q, r in ((0, 0), (1, -1)))
    spawn = tile(1, spawns=((Role.AGGRESSIVE, Axial(1, 0)),), shoals=shallow)
    table = face_down(ship(101, draft=4), tiles=(spawn,))
    table.place("p1", at(1, 0))
    once(table, "npc:1")
    beside = [at(q, r) for q, r in ((0, 1), (1, 1), (2, 0), (2, -1))]
    assert table.sea.npcs["npc:1"].at == min(beside) == at(0, 1)


@pytest.mark.rule("CL-NPC-05", "CL-TURN-10", "CL-SINK-16")
def test_a_replacement_npc_has_the_same_captain_and_is_the_last_to_have_appeared() -> None:
    table = Table(captains=2)
    drawn, owner = table.sea.npcs_drawn, table.sea.npcs["npc:3"].owner
    table.npc("npc:3", at(0, 0), card=20, owner=owner)
    npc.remove_npc(table.state, "npc:3", Referee(SeededDice("x")))
    fresh = table.sea.npcs["npc:3"]
    assert [fresh.owner, fresh.since, fresh.card] == [owner, drawn + 1, None]
    assert table.sea.removed == [20]


@pytest.mark.rule("CL-NPC-10", "CL-NPC-12", "CL-NPC-24")
def test_an_npc_takes_two_actions_at_most_and_uses_each_pennant_once_from_the_top() -> None:
    table = fleet(ship(101, pennants=(FIRE, FIRE, FIRE)))
    hated(table)
    table.npc("npc:1", at(0, 3), card=101)
    table.place("p1", at(1, 2))
    assert hit(once(table, "npc:1", 1, 1)) == ["p1"]
    assert table.sea.npc_turn == NpcTurn(npc="npc:1", next=1, done=1)
    assert hit(once(table, "npc:1", 1, 1)) == ["p1"]
    assert table.sea.npc_turn is None


@pytest.mark.rule("CL-NPC-13", "CL-NPC-12")
def test_a_pennant_passed_over_is_not_used_later_in_the_turn() -> None:
    table = fleet(ship(101, pennants=(FIRE, MovePennant(hexes=5))))
    hated(table)
    table.npc("npc:1", at(0, 3), card=101)
    table.place("p1", at(0, 0))
    told = activation(table, "npc:1")  # comes alongside only after its pennant to fire
    assert sailed(told)
    assert hit(told) == []


@pytest.mark.rule("CL-NPC-11", "CL-NPC-30")
def test_defence_and_robustness_are_attributes_and_no_actions() -> None:
    table = fleet(ship(101, pennants=(), defence=3, robustness=30))
    hated(table)
    table.npc("npc:1", at(0, 3), card=101)
    table.place("p1", at(1, 2))
    assert kinds(activation(table, "npc:1"))[0] == "NpcWaits"


def moored(*extra: NpcCard, pennants: tuple[Any, ...] = (SAIL,)) -> Table:
    port = PortCard(
        at=Axial(0, 0), name="Port", owner="native", services=(), anchorages=(Axial(1, 0),)
    )
    table = fleet(
        ship(101, pennants=pennants), *extra, tiles=[tile(1, land=(Axial(0, 0),), port=port)]
    )
    table.npc("npc:1", at(1, 0), card=101)
    return table


@pytest.mark.rule("CL-NPC-25", "CL-NPC-39", "CL-AMB-120")
def test_an_npc_with_nothing_to_do_leaves_its_anchorage() -> None:
    table = moored()
    told = activation(table, "npc:1")
    (end,) = sailed(told)
    assert end == min(at(q, r) for q, r in ((1, -1), (2, -1), (2, 0), (1, 1), (0, 1)))
    assert table.sea.npcs["npc:1"].timer is None
    assert kinds(activation(table, "npc:1"))[0] == "NpcWaits"


@pytest.mark.rule("CL-NPC-25", "CL-MOVE-06")
def test_an_npc_hemmed_in_on_its_anchorage_waits() -> None:
    ring = [(1, -1), (2, -1), (2, 0), (1, 1), (0, 1)]
    friends = [ship(110 + i, Role.DEFENSIVE) for i in range(5)]
    table = moored(*friends)
    for card, (q, r) in zip(friends, ring, strict=True):
        table.npc(f"npc:{card.number}", at(q, r), card=card.number)
    assert e.NpcWaits(npc="npc:1", timer=3) in activation(table, "npc:1")
    assert table.sea.npcs["npc:1"].at == at(1, 0)


@pytest.mark.rule("CL-NPC-29", "CL-NPC-31", "CL-NPC-32")
def test_the_cannon_bonus_and_incendiary_shot_of_an_npc_card_apply_to_its_shots() -> None:
    guns = (ShotPennant(dice=3, bonus=2),)
    table = fleet(
        ship(101, pennants=guns, cannon_bonus=1, incendiary=True), ship(102, pennants=guns)
    )
    hated(table)
    table.place("p1", at(1, 2))
    for name, card, bonuses, ammo in (
        ("npc:1", 101, (3, 3, 3), Ammo.INCENDIARY),
        ("npc:2", 102, (2, 2, 2), Ammo.NORMAL),
    ):
        table.npc(name, at(0, 3), card=card)
        (shot,) = (x for x in once(table, name, 1, 1, 1) if isinstance(x, e.Shot))
        assert (shot.bonuses, shot.ammo) == (bonuses, ammo)
        table.npc(name, None, card=card)


@pytest.mark.rule("CL-DMG-05")
def test_fire_spreads_on_an_npc_at_the_end_of_its_activation() -> None:
    table = fleet(ship(101))
    table.npc("npc:1", at(0, 3), card=101, fire=6)
    told = activation(table, "npc:1")
    assert e.FireSpread(ship="npc:1", damage=2) in told
    assert table.sea.npcs["npc:1"].fire == 8


@pytest.mark.rule("CL-FORT-05", "CL-NPC-21")
def test_the_era_of_fortresses_is_the_level_of_the_best_ship_that_has_entered() -> None:
    table = face_down(ship(101))
    assert table.sea.fortress_era == 1
    once(table, "npc:1")
    assert table.sea.fortress_era == 4


@pytest.mark.rule("CL-NPC-02", "CL-NPC-03", "CL-NPC-06")
def test_every_npc_card_has_defence_robustness_and_a_move_and_merchants_have_a_route() -> None:
    flags = Counter[Nation]()
    for card in standard().npcs.values():
        flags.update(card.nations)
        assert bool(card.route) == (card.role is Role.MERCHANT)
        assert card.defence > 0
        assert card.robustness > 0
        assert any(isinstance(pennant, MovePennant) for pennant in card.pennants)
    assert set(flags) == set(Nation)


@pytest.mark.rule("CL-SETUP-25", "CL-SETUP-28", "CL-SETUP-29")
def test_npc_cards_are_drawn_level_by_level_with_levels_3_and_4_together() -> None:
    table, referee = Table(captains=4), Referee(SeededDice("deck"))
    levels: list[int] = []
    for _ in range(len(standard().npcs) - len(table.sea.npcs)):
        npc.draw_npc(table.state, "p1", "npc:1", None, referee)
        levels.append(table.data.npcs[table.state.hidden.face_down["npc:1"]].level)
    assert levels[:-18] == sorted(levels[:-18])
    assert set(levels[-18:]) == {3, 4}
    assert levels[-18:] != sorted(levels[-18:])
    assert set(table.sea.deck.values()) == {0}


@pytest.mark.rule("CL-SETUP-27", "CL-SETUP-28")
def test_starting_npc_cards_are_of_level_1_and_of_the_seal_asked_for() -> None:
    for seal in (1, 2):
        table, referee = Table(), Referee(SeededDice("seal"))
        npc.draw_npc(table.state, "p1", "npc:9", seal, referee)
        card = table.data.npcs[table.state.hidden.face_down["npc:9"]]
        assert (card.level, card.seal) == (1, seal)
        assert table.sea.npcs["npc:9"].back == card.ship


@pytest.mark.rule("CL-SETUP-26")
def test_an_npc_card_is_replaced_by_one_of_its_seal_in_a_game_with_two_decks() -> None:
    for number in (17, 18):
        table, referee = Table(two_decks=True), Referee(SeededDice("two"))
        seal = table.data.npcs[number].seal
        for _ in range(4):
            table.npc("npc:1", at(0, 0), card=number)
            npc.remove_npc(table.state, "npc:1", referee)
            assert table.data.npcs[table.state.hidden.face_down["npc:1"]].seal == seal


@pytest.mark.rule("CL-FAME-13", "CL-AMB-42")
def test_an_empty_deck_is_made_anew_of_removed_cards_of_levels_3_and_4() -> None:
    table, referee = Table(), Referee(SeededDice("empty"))
    for key in table.state.hidden.deck:
        table.state.hidden.deck[key], table.sea.deck[key] = [], 0
    table.sea.removed = [1, 2, 30, 45]
    npc.draw_npc(table.state, "p1", "npc:1", None, referee)
    drawn = table.state.hidden.face_down["npc:1"]
    assert drawn in (30, 45)
    assert table.sea.removed == [1, 2]
    (left,) = {30, 45} - {drawn}
    assert [pile for pile in table.state.hidden.deck.values() if pile] == [[left]]
    assert sum(table.sea.deck.values()) == 1


@pytest.mark.rule("CL-NPC-17", "CL-SINK-17")
def test_the_npc_card_that_was_drawn_is_shown_to_nobody() -> None:
    game = CaptainsLog(standard())
    table = unexplored(face_down(ship(101)))
    for _ in range(3):
        activation(table, "npc:1")
    table.sea.npc_turn = NpcTurn(npc="npc:1")
    table.sea.turn.over, table.sea.step = True, 0
    table.state.agenda.clear()
    step = table.act("npc:1", Activate(), 1)
    assert step.rolls
    assert redact(step, "p1").rolls == ()
    state, setup = begin(game, ["p1", "p2"], Options(), SeededDice("secret"))
    hidden = [roll for roll in setup.rolls if roll.rule == "CL-NPC-17"]
    assert len(hidden) == len(state.open.npcs)
    assert all(roll.to == () for roll in hidden)
    assert not hasattr(look(game, state, "p1"), "hidden")


@pytest.mark.rule("CL-SINK-12", "CL-NPC-17")
def test_a_replacement_npc_does_not_inherit_the_marks_of_damage_of_the_npc_that_left() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1), harmed="npc:1", harmed_by="npc:1")
    table.npc("npc:1", hex_of(3), card=1)
    npc.leave(table.state, "npc:1", "timer", Referee(SeededDice(1)))
    assert (table.captain().harmed, table.captain().harmed_by) == (None, None)
