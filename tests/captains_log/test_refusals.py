"""Reasons against kinds of action that are impossible now, and advice on what would help."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.game import look
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Nation, Service
from engine.games.captains_log.model.state import Cube
from tests.captains_log.port_and_market import OPEN_SEA, harbour, laden, stock
from tests.captains_log.sea_fights import ABEAM, AHEAD, PIRATE, duel
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_about import played
from tests.soak import Seeds

TOO_FAR = 142
"""A hex on a flank of the ship that fires, six hexes away."""

EVERYTHING = (
    *(a.Sail, a.TurnAbout, a.Shoot, a.Explore, a.Repair, a.Buy, a.Sell, a.PickUp, a.Jettison),
    *(a.JettisonCannon, a.Rearrange, a.BuyWood, a.SellWood, a.BuyCannon, a.BuyUpgrade),
    *(a.BuyAmmo, a.BuyShip, a.BuyFame, a.Scuttle, a.ChooseStart, a.ReplyShot),
)


def why(table: Table, *kinds: type[Any]) -> list[str]:
    """The reason against *kinds* of action in both languages; empty if one of them is possible."""
    reason = CAPTAINS_LOG.words.why_not(table.view(), kinds)
    return [said(code, reason) for code in ("en", "fr")] if reason else []


def market(*services: Service, **captain: Any) -> Table:
    table = harbour("spain", *services, **captain)
    stock(table, spain=(6, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    return table


def poor() -> Table:
    return market(Service.BUY, doubloons=0)


def full() -> Table:
    table = market(Service.BUY)
    table.load("p1", *[Cube.TEA] * table.captain().hold.count(Cube.EMPTY))
    return table


def spent() -> Table:
    table = market(Service.BUY)
    table.sea.turn.actions = 2
    return table


def at_sea() -> Table:
    table = market(Service.BUY)
    table.place("p1", OPEN_SEA)
    return table


@pytest.mark.parametrize(
    ("table", "english", "french"),
    [
        (poor, "That costs 1,000, and your purse is empty.", "Cela coûte 1 000 doublons"),
        (full, "Your hold is full.", "Votre cale est pleine."),
        (spent, "You have no actions left this turn.", "Il ne vous reste aucune action ce tour"),
        (at_sea, "Your ship is not at an anchorage.", "Votre navire n'est pas à un amarrage."),
    ],
)
def test_a_captain_who_cannot_buy_is_told_the_reason(
    table: Callable[[], Table], english: str, french: str
) -> None:
    told = why(table(), a.Buy)
    assert [one.startswith(start) for one, start in zip(told, (english, french), strict=True)] == [
        True,
        True,
    ], told


def test_no_reason_against_buying_is_given_to_a_captain_who_can_buy() -> None:
    assert why(market(Service.BUY), a.Buy) == []


@pytest.mark.rule("CL-YARD-07", "CL-REP-25")
def test_a_captain_of_too_little_esteem_to_buy_a_ship_is_told_the_esteem_needed() -> None:
    table = market(Service.SHIPYARD)
    table.company().reputation[Nation.SPAIN] = 1
    english, french = why(table, a.BuyShip)
    assert english.startswith("Spanish shipyards sell larger ships at reputation +2; yours is 1.")
    assert french.startswith("Les chantiers de l'Espagne vendent")


def test_the_reason_names_the_price_of_the_cheapest_of_several_things_too_dear() -> None:
    table = market(Service.SHIPYARD, doubloons=0)
    english, _ = why(table, a.BuyUpgrade, a.BuyAmmo)
    prices = table.data.prices
    least = min(prices.sails, prices.cannon_upgrade, prices.long_guns, prices.explosive)
    assert english.startswith(f"That costs {least:,}")


def test_a_captain_with_no_place_for_another_cannon_is_told_so() -> None:
    table = market(Service.SHIPYARD)
    table.load("p1", *[Cube.CANNON] * 4)
    assert why(table, a.BuyCannon)[0].startswith("Your ship carries ")


def test_a_captain_without_goods_to_sell_in_this_port_is_told_so() -> None:
    table = market(Service.SELL)
    assert why(table, a.Sell)[0].startswith("You carry no goods that a market buys.")
    laden(table, cotton=1)
    assert why(table, a.Sell)[0].startswith("This port does not buy cotton.")


def test_the_reason_against_a_repair_is_a_sound_ship_or_a_lack_of_wood() -> None:
    table = at_sea()
    assert why(table, a.Repair)[0] == "Your ship has no damage."
    table.captain().hold[0] = Cube.WATER
    assert why(table, a.Repair)[0] == (
        "That takes 1 wood, and you have none. Buy wood at a shipyard."
    )


def test_the_reason_against_a_shot_names_a_ship_and_its_place_or_says_that_there_is_none() -> None:
    table = duel()
    assert why(table, a.Shoot) == []
    table.sea.npcs["npc:1"].at = AHEAD
    assert why(table, a.Shoot)[0].startswith(
        "No shot at San Cristóbal (Spanish, no. 1), one hex north. That ship is ahead or astern"
    )
    table.without_npcs()
    assert why(table, a.Shoot)[0].startswith("No other ship is on the map.")


@pytest.mark.rule("CL-SHOT-02", "CL-SHOT-03", "CL-SHOT-04", "CL-SHOT-06", "CL-SHOT-11")
@pytest.mark.parametrize(
    ("at", "start"),
    [
        (AHEAD, "one hex north. That ship is ahead or astern, where no gun bears."),
        (TOO_FAR, "6 hexes south-east. It is too far: each die needs 14 or more, and"),
        (ABEAM, None),
    ],
)
def test_a_captain_with_an_enemy_nearby_and_no_shot_is_told_the_reason_unasked(
    at: int, start: str | None
) -> None:
    table = duel(PIRATE)
    table.sea.npcs["npc:1"].at = at
    told = [said("en", line) for line in CAPTAINS_LOG.words.hindered(table.view())]
    if start is None:
        assert told == []
    else:
        assert len(told) == 1
        assert start in told[0], told


def test_a_captain_without_guns_is_told_so_unasked_unless_both_actions_are_spent() -> None:
    table = duel(PIRATE, guns=0)
    (told,) = CAPTAINS_LOG.words.hindered(table.view())
    assert "You have no sound cannon in a gunport." in said("en", told)
    table.sea.turn.actions = 2
    assert CAPTAINS_LOG.words.hindered(table.view()) == ()


def test_the_reason_against_picking_up_is_a_lack_of_movement_points_or_of_a_barrel() -> None:
    table = at_sea()
    table.sea.barrels[:] = [OPEN_SEA]
    assert why(table, a.PickUp)[0].startswith("Picking up costs 1 movement")
    table.place("p1", hex_of(2))
    table.sea.turn.points, table.sea.turn.moved = 1, True
    assert why(table, a.PickUp)[0].startswith("No barrel floats here.")


def test_a_captain_out_of_turn_is_told_that_it_is_not_the_moment_for_orders() -> None:
    table = Table(captains=2).without_npcs()
    table.place("p1", hex_of(1))
    table.place("p2", hex_of(2))
    reason = CAPTAINS_LOG.words.why_not(table.view("p2"), (a.Sail,))
    assert said("en", reason).startswith("You cannot give orders now.")


def test_no_reason_is_given_against_a_kind_of_action_that_is_offered(seeds: Seeds) -> None:
    """Checked also while captains choose a start and while they answer a question."""
    told = 0
    for seed in seeds(2):
        for state, seat in played("first_voyage", seed):
            view = look(CAPTAINS_LOG, state, seat)
            offered = {type(action) for action in CAPTAINS_LOG.suggest(view)}
            for kind in EVERYTHING:
                reason = CAPTAINS_LOG.words.why_not(view, (kind,))
                assert kind not in offered or reason is None, (kind, reason)
                if reason is not None:
                    told += 1
                    assert all(said(code, reason) for code in ("en", "fr"))
    assert told > 500


def test_the_help_on_possible_actions_gives_the_reason_against_a_deal_of_the_port() -> None:
    told = [said("en", line) for line in CAPTAINS_LOG.words.how(poor().view())]
    assert "Buy: not now. That costs 1,000, and your purse is empty. Sell something first." in (
        "\n".join(told)
    )
