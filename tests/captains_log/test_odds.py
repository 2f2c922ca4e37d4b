"""The chances of a shot, compared with a count over all results of its dice."""

from fractions import Fraction
from itertools import islice, product

import pytest

from engine.core.dice import ScriptedDice
from engine.core.records import clone
from engine.core.referee import Referee
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.odds import ShotOdds, shot_odds
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.state import Ammo, Cube
from engine.games.captains_log.model.tasks import Sink
from engine.games.captains_log.rules import shot
from tests.call_counter import calls_made
from tests.captains_log.sea_fights import armed, captains_duel, duel
from tests.captains_log.sentences import said
from tests.captains_log.table import Table
from tests.captains_log.test_policies import turns
from tests.soak import Seeds

AT_NPC, AT_CAPTAIN = Shoot(target="npc:1"), Shoot(target="p2")


def oily() -> Table:
    """Two captains; the hold of the target is full of oil, which burns."""
    table = captains_duel(guns=2)
    hold = table.captain("p2").hold
    hold[:] = [Cube.OIL if cube is Cube.EMPTY else cube for cube in hold]
    return table


def battered() -> Table:
    table = captains_duel(guns=2)
    hold = table.captain("p2").hold
    hold[:7] = [Cube.WATER] * 7
    return table


def counted(table: Table, action: Shoot) -> ShotOdds:
    """The odds of *action*, counted by firing on copies of *table* with all results of the dice."""
    guns = len(shot.broadside(table.sea, "p1", action.ammo).bonuses)
    hurt = points = sunk = 0
    for faces in product(range(1, 13), repeat=guns):
        state, referee = clone(table.state), Referee(ScriptedDice(faces))
        shot.shoot(state, "p1", action, referee)
        fired = next(one for one in referee.events if isinstance(one, e.Shot))
        done = fired.damage + fired.sails
        hurt, points = hurt + (done > 0), points + done
        sunk += any(isinstance(task, Sink) for task in state.agenda)
    ways = 12**guns
    return ShotOdds(
        hurt=Fraction(hurt, ways), mean=Fraction(points, ways), sink=Fraction(sunk, ways)
    )


@pytest.mark.rule("CL-SHOT-14", "CL-SHOT-15", "CL-SHOT-16", "CL-AMMO-06")
@pytest.mark.parametrize(
    ("table", "action"),
    [
        (duel(guns=2), AT_NPC),
        (duel(guns=2, water=5), AT_NPC),
        (duel(guns=2, water=5), Shoot(target="npc:1", ammo=Ammo.EXPLOSIVE)),
        (duel(guns=2), Shoot(target="npc:1", ammo=Ammo.CHAIN_SHOT)),
        (captains_duel(guns=2), AT_CAPTAIN),
        (battered(), AT_CAPTAIN),
        (oily(), Shoot(target="p2", ammo=Ammo.INCENDIARY)),
    ],
)
def test_the_odds_of_a_shot_equal_a_count_over_all_results_of_its_dice(
    table: Table, action: Shoot
) -> None:
    assert shot_odds(table.view(), action) == counted(table, action)


def test_computing_the_odds_of_a_shot_does_not_change_the_state() -> None:
    table = oily()
    before = clone(table.state)
    shot_odds(table.view(), Shoot(target="p2", ammo=Ammo.INCENDIARY))
    assert table.state == before


def test_computing_the_odds_of_the_largest_broadside_takes_fewer_than_5000_calls() -> None:
    table = captains_duel(guns=2)
    armed(table, "p1", guns=12, ship="three-decker-2")
    shot_odds(table.view(), AT_CAPTAIN)
    assert calls_made(lambda: shot_odds(table.view(), AT_CAPTAIN)) < 5_000


def test_labels_menus_previews_and_plans_tell_the_same_chance_of_a_shot(seeds: Seeds) -> None:
    compared = 0
    for seed in seeds(2):
        for view, _ in islice(turns("mate", seed), 0, 600, 2):
            told: dict[Shoot, set[int]] = {}
            for fired in (one for one in CAPTAINS_LOG.suggest(view) if isinstance(one, Shoot)):
                texts = [CAPTAINS_LOG.label(view, fired)[-1], *words.chances(view, fired)]
                texts += [text] if (text := words.about(view, (), fired)) else []
                told[fired] = set().union(*map(_hurt, texts))
            for plan in CAPTAINS_LOG.plans(view):
                if len(plan.actions) == 1 and isinstance(plan.actions[0], Shoot):
                    told[plan.actions[0]] = told.get(plan.actions[0], set()) | _hurt(plan.about)
            assert all(len(numbers) == 1 for numbers in told.values()), told
            compared += len(told)
    assert compared > 10


def _hurt(text: Text) -> set[int]:
    """The chances of a hit that *text* tells, in percent."""
    found: set[int] = set()
    for name, fact in text.facts:
        if name == "hurt" and isinstance(fact, int):
            found.add(fact)
        elif isinstance(fact, Text):
            found |= _hurt(fact)
    return found


@pytest.mark.rule("CL-SHOT-10", "CL-SHOT-16")
def test_the_preview_of_a_shot_tells_its_dice_and_the_number_each_has_to_beat() -> None:
    table = duel(guns=3)
    said_first, _ = words.chances(table.view(), AT_NPC)
    defence = shot.defence(table.sea, "p1", "npc:1")
    assert said("en", said_first) == (
        f"Roll 3d12, each needing {defence + 1} or more. "
        f"Damage is the excess over {defence}, up to 4 per die."
    )
    assert said("fr", said_first).startswith("Lancez 3 dés à 12 faces : il faut")
