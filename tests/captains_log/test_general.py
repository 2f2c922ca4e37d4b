"""General conventions of the rules, and rules that a standard game leaves out."""

from pathlib import Path

import pytest

from engine.core.dice import ScriptedDice
from engine.core.errors import BadData
from engine.core.referee import Referee
from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.actions import Order, Shoot
from engine.games.captains_log.model.cards import COUNTRIES, BoardPennant, Nation
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.rules import means, shot
from tests.captains_log.npcs import FIRE, activation, at, fleet, hated, hit, ship
from tests.captains_log.table import Table, hex_of


@pytest.mark.rule("CL-GEN-03", "CL-AMB-02")
@pytest.mark.parametrize(("whole", "half"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (0, 0)])
def test_half_of_a_gain_is_rounded_down_but_is_at_least_1(whole: int, half: int) -> None:
    assert means.half(whole) == half


@pytest.mark.rule("CL-GEN-04", "CL-EX-01", "CL-AMB-97")
@pytest.mark.parametrize(
    ("amount", "paid", "received"), [(1500, 2000, 1000), (1000, 1000, 1000), (500, 1000, 0)]
)
def test_payments_are_rounded_up_and_receipts_rounded_down_to_thousands(
    amount: int, paid: int, received: int
) -> None:
    assert means.to_pay(amount) == paid
    assert means.to_receive(amount) == received


@pytest.mark.rule("CL-GEN-01")
@pytest.mark.parametrize("there", [(1, 0), (2, -1), (3, -1), (4, -2)])
@pytest.mark.parametrize("printed", [1, 2, 3])
def test_an_npc_shoots_as_far_as_the_range_on_its_card_and_no_farther(
    printed: int, there: tuple[int, int]
) -> None:
    table = fleet(ship(101, pennants=(FIRE,), range=printed))
    hated(table)
    table.npc("npc:1", at(0, 0), card=101)
    table.place("p1", at(*there))
    fires = there[0] <= printed
    told = activation(table, "npc:1", *(1, 1) * fires)
    assert hit(told) == ["p1"] * fires


@pytest.mark.rule("CL-NPC-33")
def test_the_reach_of_an_npc_is_the_range_on_its_card() -> None:
    far = next(card for card in standard().npcs.values() if card.range > 1)
    near = next(card for card in standard().npcs.values() if card.range == 1)
    table = Table(captains=1).without_npcs()
    table.npc("npc:1", hex_of(1), card=far.number)
    table.npc("npc:2", hex_of(2), card=near.number)
    assert (shot.reach(table.sea, "npc:1"), shot.reach(table.sea, "npc:2")) == (far.range, 1)


@pytest.mark.rule("CL-GEN-02", "CL-GEN-07", "CL-EX-04")
def test_captains_start_with_3000_doubloons_and_dice_are_rolled_by_number_and_sides() -> None:
    assert standard().start.doubloons == 3 * 1000
    referee = Referee(ScriptedDice([12, 1, 7]))
    assert referee.roll(3, 12, "CL-GEN-07") == (12, 1, 7)
    assert referee.rolls[0].sides == 12


@pytest.mark.rule("CL-GEN-09", "CL-NPC-07")
def test_attacking_a_pirate_costs_reputation_as_attacking_a_countrys_ship_does() -> None:
    for flag in (Nation.PIRATES, Nation.HOLLAND):
        card = next(c for c in standard().npcs.values() if c.nations == (flag,))
        table = Table(captains=1).without_npcs()
        table.place("p1", hex_of(1))
        table.npc("npc:1", hex_of(1, 1, 0), card=card.number)
        table.act("p1", Shoot(target="npc:1"), 1, 1)
        assert table.company().reputation[flag] == -1


@pytest.mark.rule("CL-NPC-38")
@pytest.mark.parametrize("symbol", ["secret_mission", "wanted"])
def test_some_npcs_of_every_era_bear_each_symbol_of_missions_and_some_do_not(symbol: str) -> None:
    cards = standard().npcs.values()
    for levels in ((1,), (2,), (3, 4)):
        marked = [symbol in card.symbols for card in cards if card.level in levels]
        assert 4 <= sum(marked) < len(marked)


@pytest.mark.rule("CL-NPC-38")
def test_there_are_two_mission_symbols_and_a_host_cannot_add_another(tmp_path: Path) -> None:
    symbols = [symbol for card in standard().npcs.values() for symbol in card.symbols]
    assert set(symbols) == {"secret_mission", "wanted"}
    ours = (Path(data_set.__file__).parents[1] / "data/npcs.toml").read_text(encoding="utf-8")
    assert 'symbols = ["wanted"]' in ours
    theirs = ours.replace('symbols = ["wanted"]', 'symbols = ["hunted"]', 1)
    (tmp_path / "npcs.toml").write_text(theirs, encoding="utf-8")
    with pytest.raises(BadData, match=r"npcs.toml \[\d+\] symbols"):
        data_set.load(tmp_path)


@pytest.mark.rule("CL-GEN-06", "CL-EX-03")
def test_half_of_one_or_two_goods_is_one() -> None:
    assert [means.half(silver) for silver in (2, 1)] == [1, 1]


@pytest.mark.rule("CL-GEN-08", "CL-NPC-06")
def test_there_are_five_flags_and_four_countries() -> None:
    assert set(Nation) - set(COUNTRIES) == {Nation.PIRATES}
    assert len(COUNTRIES) == 4


@pytest.mark.rule("CL-GEN-10", "CL-GEN-11", "CL-GEN-12", "CL-GEN-17")
def test_boarding_is_no_action_and_every_npc_card_that_prints_it_has_another_pennant() -> None:
    assert not any("board" in kind.__name__.lower() for kind in Order.__args__)
    boarders = [
        card
        for card in standard().npcs.values()
        if any(isinstance(pennant, BoardPennant) for pennant in card.pennants)
    ]
    assert boarders
    assert all(len(card.pennants) > 1 for card in boarders)
