"""Labels of suggested actions warn of fame that the action costs its own captain."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.game import look, play
from engine.core.records import clone
from engine.core.words import Listing, Text
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Nation, Service
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.printed import hold_card
from engine.games.captains_log.model.state import Captain, Cube, LogState
from engine.games.captains_log.model.tasks import Cross
from engine.space.hexes import Axial
from tests import laws
from tests.captains_log.port_and_market import harbour
from tests.captains_log.sea_fights import HERE, SPANISH, armed, captains_duel, duel, happens
from tests.captains_log.table import Table, tile

SEEDS = ("alba", "brigantine", "corsair")
STEPS = 240
WORLDS = 3
"""Seeds of dice that each action is tried with; fame lost with all of them is lost for certain."""

CUBES = (Cube.EMPTY, Cube.CANNON, Cube.TEA, Cube.OIL, Cube.WATER, Cube.FIRE, Cube.BURNT_CANNON)
WEIGHTS = (4, 5, 2, 1, 2, 4, 1)


def says_so(view: Any, action: a.Action) -> bool:
    return any("label-forfeit" in keys(text) for text in CAPTAINS_LOG.label(view, action))


def keys(fact: Any) -> Iterator[str]:
    match fact:
        case Text(key=key, facts=facts):
            yield key
            for _, inner in facts:
                yield from keys(inner)
        case Listing(items=items):
            for inner in items:
                yield from keys(inner)
        case _:
            pass


def refitted(sea: Any, captain: Captain, chance: Random) -> None:
    """Give *captain* a random ship, hold, wrecks and memberships, as late in a game."""
    data = standard()
    captain.ship = chance.choice(data.board_a)
    slots = len(hold_card(sea, captain).slots)
    captain.hold = chance.choices(CUBES, WEIGHTS, k=slots)
    ours = company(sea, captain)
    ours.fame = chance.randrange(5)
    captain.wrecks = chance.choice((0, 2, 2))
    ours.joined = [nation for nation in Nation if chance.random() < 0.2]
    ours.rewarded = [f"{nation}:11" for nation in ours.joined]
    ours.reputation |= dict.fromkeys(ours.joined, 11)
    captain.doubloons = 20_000


def fame_after(state: LogState, seat: str, action: a.Action) -> set[int]:
    """The possible numbers of fame of *seat* after *action*."""
    found: set[int] = set()
    for world in range(WORLDS):
        after = clone(state)
        play(CAPTAINS_LOG, after, seat, action, SeededDice(world), seq=1)
        found.add(after.open.companies[seat].fame)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_every_suggested_action_that_costs_its_captain_fame_says_so(seed: str) -> None:
    """Tried in random games whose captains are given ships and holds as late in a game."""
    chance, costly = Random(seed), 0
    state, _ = laws.opening(CAPTAINS_LOG, seed)
    before = clone(state)
    for _step in islice(laws.random_steps(CAPTAINS_LOG, state, seed), STEPS):
        for seat in CAPTAINS_LOG.to_act(before):
            captain = before.open.captains.get(seat)
            if captain is None or captain.heading is None or captain.destroyed:
                continue
            refitted(before.open, captain, chance)
            view = look(CAPTAINS_LOG, before, seat)
            for action in {*CAPTAINS_LOG.suggest(view), CAPTAINS_LOG.default(view)}:
                if max(fame_after(before, seat, action)) < before.open.companies[seat].fame:
                    costly += 1
                    assert says_so(view, action), action
                    assert not isinstance(action, a.Rearrange), "no advice to lose fame"
        before = clone(state)
    assert costly > 5, "nothing was put to the proof"


@pytest.mark.rule("CL-SINK-29", "CL-SHOAL-04")
@pytest.mark.parametrize(("wrecks", "fame", "said"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_the_label_for_scuttling_tells_the_fame_that_a_third_wreck_costs(
    wrecks: int, fame: int, said: bool
) -> None:
    ring = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    table = Table(
        tile(1, land=tuple(Axial(*place) for place in ring), shoals=((Axial(0, 0), 2),))
    ).without_npcs()
    armed(table, "p1", 4)
    table.place("p1", HERE, wrecks=wrecks, fame=fame)
    table.load("p1", Cube.TEA)
    assert a.Scuttle() in table.suggested()
    assert says_so(table.view(), a.Scuttle()) == said
    table.act("p1", a.Scuttle(), 1)
    assert (table.company().fame < fame) == said


@pytest.mark.rule("CL-DMG-05", "CL-SINK-29")
@pytest.mark.parametrize(("fires", "said"), [(7, True), (6, False)])
def test_the_label_for_ending_the_turn_tells_the_fame_lost_with_a_burning_ship(
    fires: int, said: bool
) -> None:
    table = captains_duel()
    captain = table.place("p1", HERE, wrecks=2, fame=1)
    captain.hold = [Cube.FIRE] * fires + [Cube.EMPTY] * (15 - fires)
    assert says_so(table.view(), a.EndTurn()) == said
    table.act("p1", a.EndTurn())
    assert (table.company().fame < 1) == said


@pytest.mark.rule("CL-NATION-17", "CL-NATION-18")
def test_the_label_for_firing_at_ones_own_nation_tells_the_fame_that_betrayal_costs() -> None:
    table = duel(SPANISH)
    shot = a.Shoot(target="npc:1")
    table.company().fame = 1
    assert not says_so(table.view(), shot)
    table.company().joined = [Nation.SPAIN]
    table.company().rewarded = ["spain:11"]
    assert says_so(table.view(), shot)
    table.act("p1", shot, 1, 1, 1)
    assert table.company().fame == 0


@pytest.mark.rule("CL-NATION-17", "CL-MOVE-09")
def test_the_label_for_a_passing_shot_at_ones_own_nation_tells_the_fame_it_costs() -> None:
    table = duel(SPANISH)
    ours = table.company()
    ours.fame, ours.joined, ours.rewarded = 1, [Nation.SPAIN], ["spain:11"]
    table.sea.npcs["npc:1"].at = HERE
    happens(table, Cross(ship="npc:1", other="p1"))
    hold_fire, fire = table.suggested()
    assert [says_so(table.view(), answer) for answer in (hold_fire, fire)] == [False, True]
    table.act("p1", fire, 1, 1, 1)
    assert table.company().fame == 0


def full_of_fame(*, cannons: int = 1, **moored: Any) -> Table:
    """``p1`` moored at an English shipyard, with *cannons* cannons on fame icons of its hold."""
    table = harbour("england", Service.SHIPYARD, data=moored.pop("data", None), **moored)
    captain = table.captain()
    captain.ship = moored.get("ship", "board-a-3")
    slots = hold_card(table.sea, captain).slots
    fame = [i for i, slot in enumerate(slots) if "fame" in slot.icons]
    captain.hold = [Cube.EMPTY] * len(slots)
    for slot in fame[:cannons]:
        captain.hold[slot] = Cube.CANNON
    table.company().fame = 3
    return table


@pytest.mark.rule("CL-HOLD-16", "CL-FREE-10")
def test_the_label_for_jettisoning_the_last_cannon_on_a_fame_icon_tells_the_fame_it_costs() -> None:
    table = full_of_fame()
    table.load("p1", Cube.CANNON)
    assert not says_so(table.view(), a.JettisonCannon())
    table.act("p1", a.JettisonCannon())
    assert table.company().fame == 3, "the cannon that covers nothing goes first"
    assert says_so(table.view(), a.JettisonCannon())
    table.act("p1", a.JettisonCannon())
    assert table.company().fame == 2


@pytest.mark.rule("CL-HOLD-16", "CL-AMB-31")
def test_the_label_for_buying_a_ship_with_fewer_fame_icons_tells_the_fame_it_costs() -> None:
    shallow = replace(standard().ships["board-a-3"], draft=3, fame=0)
    data = replace(
        standard(), ships={**standard().ships, "board-a-3": shallow}, hash="no fame icon"
    )
    table = full_of_fame(data=data, ship="board-a-2")
    table.company().reputation[Nation.ENGLAND] = 2
    assert a.BuyShip() in table.suggested()
    assert says_so(table.view(), a.BuyShip())
    table.act("p1", a.BuyShip())
    assert table.company().fame == 2


@pytest.mark.rule("CL-HOLD-16")
def test_uncovering_a_fame_icon_is_never_suggested_and_its_label_tells_the_fame_it_costs() -> None:
    table = full_of_fame(cannons=2)
    held = table.captain().hold
    bare = a.Rearrange(hold=tuple(sorted(held, key=lambda cube: cube is not Cube.CANNON)))
    assert table.refused("p1", bare) is None
    assert bare not in table.suggested()
    assert says_so(table.view(), bare)
    table.act("p1", bare)
    assert table.company().fame == 1
