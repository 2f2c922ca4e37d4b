"""Stragglers, the order of the end phase, and who leads a squadron next."""

import pytest

from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.rules.stragglers import is_too_far
from engine.games.man_o_war.rules.turn import order_of_ships
from tests.man_o_war.battle import Battle

N = AreaName


def split(gap: float = 20, **how: int) -> Battle:
    """A2 lies abeam of its leader A1, so far off; the enemy is out of reach."""
    return Battle(A1=(30, 20, 0), A2=(32 + gap, 20, 0), B1=(100, 100, 270), **how)


def last_act(battle: Battle, *faces: int) -> list[object]:
    """The last ship of the turn acts, and the end phase follows; dice for the next turn last."""
    battle.seal()
    battle.open.to_act = [battle.number("A1")]
    return list(battle.play(OFFICER, a.PlayOn(), *faces).events)


@pytest.mark.rule("MOW-STRAGGLER-01", "MOW-AMB-13", "MOW-AMB-14")
@pytest.mark.parametrize(("gap", "straggles"), [(15, False), (15.01, True)])
def test_a_ship_beyond_15_cm_from_its_leader_at_the_end_of_a_turn_straggles(
    gap: float, *, straggles: bool
) -> None:
    battle = split(gap)
    told = last_act(battle, 6, 1)
    assert battle.ship("A2").straggler is straggles
    assert (e.FellBehind(ship=battle.number("A2")) in told) is straggles
    assert not battle.ship("A1").straggler


@pytest.mark.rule("MOW-SQUAD-04")
def test_a_straggler_is_still_one_in_the_turn_that_follows_though_its_leader_comes_near() -> None:
    battle = split(20)
    battle.ship("A2").straggler = True
    battle.acts("A1", "close", policy="hold")
    assert battle.ship("A2").straggler


@pytest.mark.rule("MOW-STRAGGLER-02", "MOW-STRAGGLER-03", "MOW-STRAGGLER-04", "MOW-FIRE-09")
def test_a_straggler_neither_moves_nor_rams_nor_fires_when_its_squadron_acts() -> None:
    battle = Battle(A1=(30, 80, 90), A2=(30, 20, 90), B1=(42, 20, 0))
    battle.ship("A2").straggler = True
    assert order_of_ships(battle.open) == [battle.number("A1"), battle.number("B1")]
    step = battle.acts("A2", "stay")
    assert not battle.told(step, e.Fired)


@pytest.mark.rule("MOW-STRAGGLER-06", "MOW-STRAGGLER-08", "MOW-DEC-19")
def test_a_straggler_follows_at_the_end_of_the_turn_without_firing_until_it_is_back() -> None:
    battle = split(20)
    battle.ship("A2").straggler = True
    told = last_act(battle, 6, 1)
    followed = [one for one in told if isinstance(one, e.Moved) and one.straggler]
    assert [one.ship for one in followed] == [battle.number("A2")]
    assert not is_too_far(battle.open, battle.number("A2"))
    assert not battle.ship("A2").straggler
    assert e.Rejoined(ship=battle.number("A2")) in told
    assert battle.open.acts[-1].way == followed[0].way


@pytest.mark.rule("MOW-STRAGGLER-04", "MOW-STRAGGLER-06")
def test_a_straggler_on_its_way_neither_rams_nor_fires_at_an_enemy_before_it() -> None:
    battle = Battle(A1=(80, 20, 90), A2=(30, 20, 90), B1=(42, 20, 0))
    battle.ship("A2").straggler = True
    told = last_act(battle, 6, 1)
    assert not [one for one in told if isinstance(one, e.Rammed | e.Fired)]
    assert battle.ship("B1").waterline == 0


@pytest.mark.rule("MOW-STRAGGLER-07", "MOW-CAPTAIN-09", "MOW-END-02")
def test_a_token_holds_a_straggler_in_that_step_too_and_leaves_after_it() -> None:
    battle = split(20)
    ship = battle.ship("A2")
    ship.straggler = ship.no_move = ship.no_fire = True
    before = battle.place("A2")
    last_act(battle, 6, 1)
    assert battle.place("A2") == before
    assert (ship.no_move, ship.no_fire, ship.straggler) == (False, False, True)


@pytest.mark.rule("MOW-STRAGGLER-06")
def test_stragglers_of_the_side_with_initiative_go_first() -> None:
    battle = Battle(A1=(30, 20, 0), A2=(60, 20, 0), B1=(60, 100, 0), B2=(90, 100, 0))
    battle.ship("A2").straggler = battle.ship("B2").straggler = True
    battle.open.initiative = "east"
    told = last_act(battle, 6, 1)
    followed = [one.ship for one in told if isinstance(one, e.Moved) and one.straggler]
    assert followed == [battle.number("B2"), battle.number("A2")]


@pytest.mark.rule("MOW-END-01")
def test_the_end_phase_takes_fires_stragglers_scuttling_and_the_end_in_this_order() -> None:
    battle = Battle(A1=(30, 20, 0), A2=(60, 20, 0), B1=(60, 100, 0), turn=6)
    battle.ship("A2").straggler = True
    battle.ship("A1").hits = {N.STERN: 1}
    battle.ship("A1").burning = {N.STERN: 1}
    battle.play("p1", a.OrderScuttle(decision=battle.asked("p1"), ship=0))
    told = last_act(battle, 6)
    ended = [type(one) for one in told][1:]
    assert ended == [e.Burned, e.Moved, e.Scuttled, e.LeaderReplaced, e.BattleEnded]


@pytest.mark.rule("MOW-SQUAD-03", "MOW-FIRETAB-10", "MOW-DEC-18")
def test_a_leader_whose_oars_burn_is_replaced_by_a_sound_ship_that_does_not_straggle() -> None:
    battle = Battle(A1=(30, 20, 0), A2=(36, 20, 0), A3=(50, 20, 0), B1=(100, 100, 270))
    battle.ship("A2").straggler = True
    battle.ship("A1").hits = {N.STERN: 1}
    battle.ship("A1").burning = {N.STERN: 1}
    told = last_act(battle, 4, 6, 1)
    assert e.LeaderReplaced(squadron=0, leader=battle.number("A3")) in told


@pytest.mark.rule("MOW-SQUAD-03")
def test_where_no_ship_can_move_one_with_a_crew_still_leads() -> None:
    battle = Battle(A1=(30, 20, 0), A2=(36, 20, 0), B1=(100, 100, 270))
    battle.ship("A1").crew = 0
    battle.ship("A2").hits = {N.OARS: 1}
    battle.acts("B1")
    assert battle.open.squadrons[0].leader == battle.number("A2")


def beside(**how: bool) -> Battle:
    """A1 lies beside B1, which has lost its crew; A9 is far off and leads."""
    battle = Battle(A9=(30, 20, 0), A1=(40, 20, 0), B1=(42.001, 20, 0), B2=(100, 100, 270))
    battle.ship("B1").crew = 0
    for name, value in how.items():
        setattr(battle.ship("A1"), name, value)
    return battle


@pytest.mark.rule("MOW-BOARD-14", "MOW-STRAGGLER-04", "MOW-AMB-12", "MOW-CAPTAIN-03")
@pytest.mark.parametrize(
    ("how", "boards"),
    [
        ({}, True),
        ({"straggler": True}, False),
        ({"no_move": True}, True),
        ({"no_fire": True}, True),
        ({"no_move": True, "no_fire": True}, False),
    ],
)
def test_a_straggler_or_a_ship_with_both_tokens_boards_nobody(
    how: dict[str, bool], *, boards: bool
) -> None:
    battle = beside(**how)
    assert bool(battle.told(battle.acts("A1"), e.Boarded)) is boards


@pytest.mark.rule("MOW-STRAGGLER-05")
def test_a_straggler_repels_boarders_with_its_crew_and_guns() -> None:
    battle = beside()
    battle.ship("B1").crew, battle.ship("B1").straggler = 2, True
    step = battle.acts("A1", "board", 1, 6)
    (told,) = battle.told(step, e.Boarded)
    assert told.boarding.bouts[0].totals == (3, 8)


@pytest.mark.rule("MOW-CAPTURE-07")
def test_a_ship_taken_back_is_a_straggler_and_follows_at_the_end_of_the_turn() -> None:
    battle = Battle(A9=(30, 60, 0), A1=(40, 20, 0), A2=(42.001, 20, 0), B1=(100, 100, 270))
    battle.ship("A2").crew = 0
    battle.seal()
    battle.open.to_act = [battle.number("A1"), battle.number("B1")]
    battle.play(OFFICER, a.PlayOn())
    assert battle.ship("A2").straggler
    step = battle.play(OFFICER, a.PlayOn(), 6, 1)
    followed = [one.ship for one in battle.told(step, e.Moved) if one.straggler]
    assert followed == [battle.number("A2")]
