"""The levels of the bot on a captain's seat."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.ai.policies import one_of, policy
from engine.arena import play_match
from engine.core.dice import Dice, SeededDice, policy_dice, table_dice
from engine.core.game import Policy, Step, begin, is_npc, look, play
from engine.core.log import rebuild
from engine.core.reasons import reason
from engine.games.captains_log.bots.levels import LEVELS, mate
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement import trades
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Role, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.events import Aimed, Told
from engine.games.captains_log.model.options import PRESETS
from engine.games.captains_log.model.state import Cube, LogView, Upgrade
from engine.games.captains_log.rules import hold, move, orders, ships
from tests.captains_log.hint_follower import idle
from tests.captains_log.port_and_market import OPEN_SEA, harbour, laden, stock
from tests.captains_log.sea_fights import PIRATE, armed, at
from tests.captains_log.table import Table, hex_of
from tests.soak import Seeds

LEVELS_TO_TRY = tuple(LEVELS)
TURNS = 16


@pytest.mark.parametrize(("level", "draws_near"), [(1, True), (4, False)])
def test_a_captain_sails_for_a_weak_enemy_and_from_one_that_outclasses_the_ship(
    level: int, draws_near: bool
) -> None:
    table = Table().without_npcs()
    armed(table, "p1", 4)
    table.place("p1", hex_of(1))
    card = next(
        card
        for card in table.data.npcs.values()
        if card.level == level and Nation.PIRATES in card.nations
    )
    table.npc("npc:1", hex_of(8), card=card.number)
    far = chart(table.sea).board.distance(hex_of(1), hex_of(8))
    sailed = turn_of(table)
    assert any(isinstance(action, a.Sail) for action in sailed)
    here = table.captain().at
    assert here is not None
    assert (chart(table.sea).board.distance(here, hex_of(8)) < far) == draws_near


def test_the_bot_sells_four_of_one_good_for_a_point_of_fame() -> None:
    table = harbour("spain", Service.SELL, doubloons=0)
    table.place("p1", OPEN_SEA)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    sailed = turn_of(table)
    assert a.Sell(good=Good.SILVER, count=4) in sailed
    assert table.company().fame == 1


def test_the_bot_mends_its_ship_in_a_yard_before_it_looks_elsewhere() -> None:
    table = harbour("spain", Service.SHIPYARD, doubloons=3000)
    captain = table.captain()
    captain.hold[-4:] = [Cube.WATER] * 4
    assert [action.kind for action in turn_of(table)][:2] == ["buy_wood", "repair"]


def test_a_way_round_is_taken_where_an_armed_enemy_lies_in_the_way() -> None:
    """CL-MOVE-08: it would fire at whoever enters its hex."""
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    table.npc("npc:1", at(table, 0, -1), card=PIRATE)
    table.sea.barrels[:] = [at(table, 0, -2)]
    fetch = next(intent for intent in intents(table.view()) if intent.kind == "barrel")
    assert fetch.end.fire == ()
    assert fetch.steps > 2


def test_a_captain_says_what_it_sails_for_as_a_move_begins() -> None:
    table = harbour("spain", Service.SELL, doubloons=0)
    table.place("p1", OPEN_SEA)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    view = table.view()
    step = mate(view, SeededDice(0))
    tile = next(iter(chart(table.sea).ports))
    told = Aimed(captain="p1", aim="sell", tile=tile, goods=(Good.SILVER,) * 4)
    assert reason(mate, view, step) == told
    table.act("p1", step)
    assert reason(mate, table.view(), mate(table.view(), SeededDice(0))) is None, "on the way"
    assert reason(mate, view, a.EndTurn()) is None


@pytest.mark.parametrize("level", LEVELS_TO_TRY)
def test_a_game_in_which_captains_say_what_they_sail_for_is_played_back(
    level: str, seeds: Seeds
) -> None:
    for seed in seeds(1):
        state, setup = begin(CAPTAINS_LOG, ["p1", "p2"], PRESETS["first"], table_dice(seed, 0))
        mind, steps = policy(CAPTAINS_LOG, level), list[Step[a.Action, Told]]()
        for seq in range(1, 250):
            seat = next(iter(CAPTAINS_LOG.to_act(state)), None)
            if seat is None:
                break
            view = look(CAPTAINS_LOG, state, seat)
            npc = is_npc(seat)
            action = CAPTAINS_LOG.default(view) if npc else mind(view, policy_dice(seed, seq))
            why = None if npc else reason(mind, view, action)
            dice = table_dice(seed, seq)
            steps.append(play(CAPTAINS_LOG, state, seat, action, dice, seq=seq, why=why))
        assert rebuild(CAPTAINS_LOG, setup, steps) == state
        said = [event for step in steps for event in step.events if isinstance(event, Aimed)]
        assert len(said) > 10


@pytest.mark.parametrize(("guns", "fires"), [(2, False), (3, True)])
def test_nobody_opens_fire_for_a_scratch_on_who_would_not_attack(guns: int, fires: bool) -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1), heading=0)
    armed(table, "p1", guns)
    table.company().reputation[Nation.SPAIN] = 5
    raider = next(
        card
        for card in table.data.npcs.values()
        if card.nations == (Nation.SPAIN,) and card.role is Role.AGGRESSIVE and card.level == 1
    )
    table.npc("npc:1", hex_of(1, 1, 0), card=raider.number)
    table.sea.turn.actions, table.sea.turn.moved = 1, True
    assert isinstance(mate(table.view(), SeededDice(0)), a.Shoot) == fires


@pytest.mark.parametrize("level", LEVELS_TO_TRY)
def test_no_turn_ends_while_a_plan_for_money_cargo_or_prey_can_be_followed(
    level: str, seeds: Seeds
) -> None:
    for seed in seeds(1):
        for view in turn_ends(level, seed, TURNS):
            assert not planned(view), f"{seed}: round {view.open.round}"


@pytest.mark.parametrize("level", LEVELS_TO_TRY)
def test_nobody_does_nothing_for_a_turn_while_money_cargo_or_prey_is_in_reach(
    level: str, seeds: Seeds
) -> None:
    for seed in seeds(1):
        ends = [*turn_ends(level, seed, TURNS)]
        assert len(ends) == TURNS
        for view in ends:
            bare = not view.open.turn.actions
            assert not (bare and in_reach(view)), f"{seed}: round {view.open.round}"


def test_what_is_in_reach_is_seen_when_a_turn_is_wasted(seeds: Seeds) -> None:
    """Or the test above would prove nothing."""
    for seed in seeds(1):
        seen = [bool(in_reach(view)) for view in turn_ends(wasteful, seed, TURNS)]
        assert sum(seen) > 0.8 * len(seen)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "games"),
    [
        ("first_voyage", 30),
        ("first", 30),
        ("standard", 30),
        pytest.param("saga", 10, marks=pytest.mark.soak),
    ],
)
def test_no_game_between_levels_stalls(
    preset: str, games: int, seeds: Seeds, proportion: int
) -> None:
    """A thousand games in a soak, each level on each seat against each; else one of each level."""
    seatings = [*itertools.product(LEVELS, repeat=2)]
    if proportion == 1:
        seatings = [*itertools.pairwise([*LEVELS, next(iter(LEVELS))])]
    most = games * proportion if proportion > 1 else len(seatings)
    for number, seed in enumerate(itertools.islice(seeds(games), most)):
        seated = seatings[number % len(seatings)]
        assert play_match(CAPTAINS_LOG, seated, seed, PRESETS[preset]).outcome, seed


def turn_of(table: Table) -> list[a.Action]:
    """What the mate does of p1's turn, the end of it left out."""
    done: list[a.Action] = []
    while True:
        view = table.view()
        action = mate(view, SeededDice(0))
        if isinstance(action, a.EndTurn):
            return done
        play(table.game, table.state, "p1", action, SeededDice("turn"), seq=1)
        done.append(action)


def wasteful(view: LogView, dice: Dice) -> a.Action:
    """Policy that does nothing in its turns."""
    del dice
    return idle(view)


def turns(level: str | Policy, seed: str) -> Iterator[tuple[LogView, a.Action]]:
    """Every decision in a game of two captains of a *level*, before it is played."""
    seats = ["p1", "p2"]
    state, _ = begin(CAPTAINS_LOG, seats, PRESETS["standard"], table_dice(seed, 0))
    mind, seq = policy(CAPTAINS_LOG, level) if isinstance(level, str) else level, 0
    while called := CAPTAINS_LOG.to_act(state):
        seq += 1
        thought = policy_dice(seed, seq)
        seat = one_of(called, thought)
        view = look(CAPTAINS_LOG, state, seat)
        action = CAPTAINS_LOG.default(view) if is_npc(seat) else mind(view, thought)
        if seat in seats:
            yield view, action
        play(CAPTAINS_LOG, state, seat, action, table_dice(seed, seq), seq=seq)


def turn_ends(level: str | Policy, seed: str, most: int) -> Iterator[LogView]:
    """What is seen at the ends of the first turns of a game of two captains of a *level*."""
    ends = (view for view, action in turns(level, seed) if isinstance(action, a.EndTurn))
    return itertools.islice(ends, most)


def in_reach(view: LogView) -> list[str]:
    """What lies in reach of a ship that has done nothing yet, by what the table shows."""
    sea, captain = view.open, view.open.captains[view.seat]
    ways = {captain.at, *move.routes(view)}
    money = [sale.place for sale in trades.sales(sea, captain)]
    cargo = [*sea.barrels, *(sea.loose if hold.free_slots(captain) else ())]
    return [
        *(f"sells at {place.card.name}" for place in money if ways & {*place.anchorages}),
        *(f"adrift {at}" for at in cargo if at in ways - {captain.at}),
        *(
            f"fires at {shot.target}"
            for shot in orders.suggest(view)
            if isinstance(shot, a.Shoot) and ships.enemies(sea, shot.target, view.seat)
            if shot_odds(view, shot).hurt
        ),
    ]


def planned(view: LogView) -> list[str]:
    """What could be had with the actions left: of a ship that has moved, where it lies."""
    now = view.open.turn
    if now.actions >= 2:
        return []
    return [
        f"{intent.kind} {intent.actions}"
        for intent in intents(view)
        if intent.worth > 0
        and intent.kind in ("port", "deal", "hunt", "barrel", "adrift")
        and not intent.turns
        and not isinstance(intent.actions[-1], a.Sail)
        and (not now.moved or intent.end.course is None)
    ]


def test_once_greater_ships_are_about_the_bot_fits_all_its_guns_and_betters_them() -> None:
    """With what it has it would be sunk every other round, and never win."""
    bought = dict[int, list[a.Action]]()
    for era in (1, 2):
        table = harbour("spain", Service.SHIPYARD, doubloons=20_000)
        table.sea.deck_era = era
        armed(table, "p1", 3)
        bought[era] = [*turn_of(table)]
    better = a.BuyUpgrade(upgrade=Upgrade.CANNON_UPGRADE)
    places = hold.icons(table.sea, table.captain(), "cannon")
    assert better not in bought[1]
    assert bought[2].count(better) == places
    assert bought[2].count(a.BuyCannon()) == places - 3


@pytest.mark.parametrize(("fame", "songs"), [(0, 1), (4, 2)])
def test_who_is_far_from_winning_saves_for_a_greater_ship(fame: int, songs: int) -> None:
    """CL-TAVERN-02: a song costs 8,000 doubloons, a schooner 7,000."""
    table = harbour("spain", Service.TAVERN, doubloons=20_000)
    table.company().fame = fame
    table.sea.options = replace(table.sea.options, target=10)
    assert turn_of(table).count(a.BuyFame()) == songs
