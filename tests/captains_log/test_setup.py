"""Setup: everything on the table before the first turn, and the starts of the captains."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.dice import SeededDice
from engine.core.game import begin, look, play
from engine.core.referee import Referee
from engine.games.captains_log.game import CAPTAINS_LOG, CaptainsLog
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    BuyCannon,
    BuyShip,
    ChooseFacing,
    ChooseStart,
    EndTurn,
)
from engine.games.captains_log.model.cards import Nation, StartingKit
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.decisions import FacingDecision, StartDecision
from engine.games.captains_log.model.options import PRESETS, Options
from engine.games.captains_log.model.state import Ammo, LogState
from engine.games.captains_log.rules import hold, npc
from engine.games.captains_log.rules.ships import at_war
from tests.captains_log.table import Table, hex_of

SEATS = ("p1", "p2", "p3", "p4")


def dealt(captains: int, seed: str = "setup", **options) -> LogState:
    state, _ = begin(CAPTAINS_LOG, SEATS[:captains], Options(**options), SeededDice(seed))
    return state


def started(captains: int, seed: str = "setup") -> LogState:
    """A game in which every captain has chosen a start."""
    state = dealt(captains, seed)
    while isinstance(CAPTAINS_LOG.pending(state)[0], StartDecision):
        default(state)
    return state


def default(state: LogState) -> None:
    (seat,) = CAPTAINS_LOG.to_act(state)
    action = CAPTAINS_LOG.default(look(CAPTAINS_LOG, state, seat))
    play(CAPTAINS_LOG, state, seat, action, SeededDice(1), seq=1)


@pytest.mark.rule("CL-SETUP-01", "CL-EX-05")
@pytest.mark.parametrize("captains", [1, 2, 3, 4])
def test_as_many_tiles_as_captains_lie_open_in_the_centre(captains: int) -> None:
    sea = dealt(captains).open
    assert all(sea.tiles[:captains])
    assert not any(sea.tiles[captains:])
    assert len(sea.tiles) == 21
    assert len(sea.unseen) == 21 - captains


@pytest.mark.rule("CL-SETUP-01", "CL-GEN-13")
def test_tiles_are_laid_at_random_and_optional_tiles_and_winds_are_left_out() -> None:
    first = {dealt(1, seed).open.tiles[0] // 6 for seed in "abcdefghijklmnopqrst"}
    assert len(first) > 5
    assert set(dealt(4).open.unseen) <= set(range(1, 22))
    assert "calm" not in dealt(1).open.winds


@pytest.mark.rule("CL-SETUP-02", "CL-SETUP-03")
def test_one_wind_card_is_revealed_and_the_others_form_a_deck() -> None:
    sea = dealt(2).open
    assert sea.wind in standard().winds
    assert sorted([sea.wind, *sea.winds]) == sorted(standard().winds)


@pytest.mark.rule("CL-SETUP-11", "CL-SETUP-09")
def test_every_captain_begins_with_reputation_0_with_five_nations() -> None:
    for ours in dealt(4).open.companies.values():
        assert ours.reputation == dict.fromkeys(Nation, 0)


@pytest.mark.rule("CL-SETUP-16")
def test_in_1805_england_fights_spain_and_france_and_the_pirates_fight_every_country() -> None:
    sea = dealt(1).open
    wars = {frozenset((a, b)) for a in Nation for b in Nation if a < b and at_war(sea, a, b)}
    countries = set(Nation) - {Nation.PIRATES}
    assert wars == {
        frozenset((Nation.ENGLAND, Nation.SPAIN)),
        frozenset((Nation.ENGLAND, Nation.FRANCE)),
        *(frozenset((Nation.PIRATES, country)) for country in countries),
    }


@pytest.mark.rule("CL-SETUP-21", "CL-SETUP-24")
def test_captains_begin_with_no_fame_on_the_first_step_of_the_time_track() -> None:
    sea = dealt(2, target=21).open
    assert [company.fame for company in sea.companies.values()] == [0, 0]
    assert (sea.step, standard().day_steps[0], sea.options.target) == (0, "day", 21)
    assert {PRESETS["first"].target, PRESETS["saga"].target} == {5, 21}


@pytest.mark.rule("CL-SETUP-22")
def test_the_public_state_does_not_show_the_order_of_the_event_deck() -> None:
    assert dealt(1).open.events == sorted(standard().events)


@pytest.mark.rule("CL-SETUP-25", "CL-SETUP-29")
def test_the_npc_deck_begins_with_level_one() -> None:
    state = dealt(2)
    dealt_cards = Counter(standard().npcs[card].level for card in state.hidden.face_down.values())
    assert dealt_cards == {1: 4}
    left = Counter({key: len(pile) for key, pile in state.hidden.deck.items()})
    assert left == state.open.deck
    assert sum(left.values()) == 46 - 4


@pytest.mark.rule("CL-SETUP-27", "CL-SETUP-28", "CL-NPC-17")
def test_captains_1_and_3_have_npcs_of_one_seal_and_captains_2_and_4_of_the_other() -> None:
    state = dealt(4)
    seals = {
        ship.owner: standard().npcs[state.hidden.face_down[name]].seal
        for name, ship in state.open.npcs.items()
    }
    assert seals["p1"] == seals["p3"] != seals["p2"] == seals["p4"]
    assert all(ship.card is None for ship in state.open.npcs.values())


@pytest.mark.rule("CL-SETUP-30", "CL-SETUP-34", "CL-SETUP-35", "CL-SETUP-45")
def test_every_captain_begins_with_board_a_3000_doubloons_and_two_cannons() -> None:
    sea = dealt(3).open
    for captain in sea.captains.values():
        assert captain.ship == standard().board_a[0]
        assert captain.doubloons == 3000
        assert (hold.cannons(captain), hold.guns(sea, captain)) == (2, 2)
        assert captain.ammo == [Ammo.NORMAL]


@pytest.mark.rule("CL-SETUP-34", "CL-SETUP-35")
def test_a_host_may_let_captains_begin_with_more() -> None:
    data = replace(standard(), hash="rich", start=StartingKit(doubloons=5000, cannons=4))
    state, _ = begin(CaptainsLog(data), SEATS[:1], Options(), SeededDice("rich"))
    captain = state.open.captains["p1"]
    assert (captain.doubloons, hold.cannons(captain)) == (5000, 4)


@pytest.mark.rule("CL-SETUP-39")
def test_the_first_player_is_drawn_and_the_others_follow_in_order() -> None:
    firsts = {dealt(3, seed).open.order[0] for seed in "abcdefghij"}
    assert firsts == {"p1", "p2", "p3"}
    order = dealt(3, "b").open.order
    turned = order.index("p1")
    assert [*order[turned:], *order[:turned]] == ["p1", "p2", "p3"]


@pytest.mark.rule("CL-SETUP-40", "CL-SETUP-41")
def test_captains_choose_different_starts_in_reverse_turn_order() -> None:
    state = dealt(3)
    asked = []
    while isinstance(CAPTAINS_LOG.pending(state)[0], StartDecision):
        asked.append(CAPTAINS_LOG.pending(state)[0].seat)
        default(state)
    assert asked == state.open.order[::-1]
    marks = [captain.at for captain in state.open.captains.values()]
    assert len(set(marks)) == 3
    assert set(marks) <= set(chart(state.open).starts.values())


@pytest.mark.rule("CL-SETUP-41")
def test_a_start_that_is_taken_cannot_be_chosen() -> None:
    state = dealt(2)
    (first,) = CAPTAINS_LOG.pending(state)
    taken = next(iter(chart(state.open).starts))
    play(
        CAPTAINS_LOG,
        state,
        first.seat,
        ChooseStart(decision=first.id, tile=taken),
        SeededDice(1),
        seq=1,
    )
    (second,) = CAPTAINS_LOG.pending(state)
    view = look(CAPTAINS_LOG, state, second.seat)
    with pytest.raises(Exception, match="CL-SETUP-41"):
        CAPTAINS_LOG.check(view, ChooseStart(decision=second.id, tile=taken))
    hidden = next(number for number in range(1, 22) if number in state.open.unseen)
    with pytest.raises(Exception, match="CL-SETUP-40"):
        CAPTAINS_LOG.check(view, ChooseStart(decision=second.id, tile=hidden))


@pytest.mark.rule("CL-SETUP-42")
def test_a_captain_choosing_a_start_may_buy_a_cannon_but_no_ship() -> None:
    state = dealt(1)
    view = look(CAPTAINS_LOG, state, "p1")
    CAPTAINS_LOG.check(view, BuyCannon())
    with pytest.raises(Exception, match="CL-"):
        CAPTAINS_LOG.check(view, BuyShip())
    play(CAPTAINS_LOG, state, "p1", BuyCannon(), SeededDice(1), seq=1)
    captain = state.open.captains["p1"]
    assert (captain.doubloons, hold.cannons(captain)) == (2000, 3)
    assert isinstance(CAPTAINS_LOG.pending(state)[0], StartDecision)


@pytest.mark.rule("CL-SETUP-43")
def test_each_ship_is_placed_as_its_first_turn_begins() -> None:
    state = started(2)
    first, second = state.open.order
    (asked,) = CAPTAINS_LOG.pending(state)
    assert isinstance(asked, FacingDecision)
    assert asked.seat == first
    assert state.open.captains[second].heading is None
    answer = ChooseFacing(decision=asked.id, heading=240)
    step = play(CAPTAINS_LOG, state, first, answer, SeededDice(1), seq=1)
    assert state.open.captains[first].heading == 240
    assert isinstance(step.events[0], e.ShipPlaced)
    play(CAPTAINS_LOG, state, first, EndTurn(), SeededDice(1), seq=2)
    while CAPTAINS_LOG.to_act(state)[0].startswith("npc:"):
        default(state)
    assert CAPTAINS_LOG.pending(state)[0].seat == second


@pytest.mark.rule("CL-SETUP-44", "CL-AMB-39")
@pytest.mark.parametrize(("captains", "each"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_fewer_captains_control_more_npcs(captains: int, each: int) -> None:
    owners = Counter(ship.owner for ship in dealt(captains).open.npcs.values())
    assert owners == dict.fromkeys(SEATS[:captains], each)
    assert len(dealt(captains, npcs=2).open.npcs) == 2 * captains


@pytest.mark.rule("CL-SETUP-33")
@pytest.mark.parametrize(("captains", "each"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_npcs_are_numbered_by_the_seat_of_their_captain_and_not_by_turn_order(
    captains: int, each: int
) -> None:
    firsts: set[str] = set()
    for seed in "abcdefghijkl":
        sea = dealt(captains, seed).open
        firsts.add(sea.order[0])
        assert list(sea.captains) == list(SEATS[:captains])
        bases = {name: ship.owner for name, ship in sea.npcs.items()}
        assert bases == {
            f"npc:{number + 1}": SEATS[number // each] for number in range(captains * each)
        }
    assert len(firsts) > 1 or captains == 1


@pytest.mark.rule("CL-SETUP-26")
def test_npcs_of_a_captain_keep_their_seal_in_a_game_with_two_decks() -> None:
    table = Table(captains=2, two_decks=True)
    for name, ship in list(table.sea.npcs.items()):
        seal = standard().npcs[table.state.hidden.face_down[name]].seal
        owner = ship.owner
        for seed in range(5):
            npc.draw_npc(table.state, owner, name, seal, Referee(SeededDice(seed)))
            assert standard().npcs[table.state.hidden.face_down[name]].seal == seal


def test_a_captain_who_has_chosen_a_start_but_not_a_heading_is_no_target() -> None:
    table = Table(captains=2).without_npcs()
    table.place("p1", hex_of(1))
    table.captain("p2").at = hex_of(1, 1, 0)
    assert [order for order in table.suggested() if order.kind == "shoot"] == []
