"""Hidden ships and weapons stay secret until they are revealed, in random games."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.ai.policies import one_of
from engine.core.agenda import waiting
from engine.core.choices import ChoiceTree
from engine.core.dice import SeededDice, policy_dice
from engine.core.game import look, play, redact, told
from engine.core.records import SPECTATOR, Seat, clone
from engine.games.fleet_commander.bots.ensign import ensign
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import concealment
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import points_of, ships_at
from engine.games.fleet_commander.model.cards import FLEET_SORTS, Weapon
from engine.games.fleet_commander.model.concealment import laid_open
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import FleetState, FleetView
from renders.fleet_commander.drawer import DRAWER
from renders.fleet_commander.scene import scene_of
from renders.picture import Wanted, Words
from tests import laws
from tests.core.every_game import sittings
from tests.soak import Seeds

HIDDEN = PRESETS["hidden_battle"]
STEPS = 110
MOST_IN_SECTOR = 5
HIDING = {"secret_weapons": True, "hidden_deployment": True, "fog_of_war": True}
THROWN = (d.ExitDecision,)
"""Questions whose exits show everybody how much room sectors have."""
DRAWN = "FC-DEPLOY-03"
"""The rule of rolls that deploy signals at random, repeated if a sector has no room."""


def games(seeds: Seeds, count: int) -> Iterator[tuple[str, FleetState, list[Seat]]]:
    """Games of every preset with all hiding options, for few and for many players."""
    cases = sittings(FLEET_COMMANDER)
    for number, seed in enumerate(seeds(count)):
        case = cases[number % len(cases)]
        options = replace(case.options, **HIDING)
        state, _ = laws.opening(FLEET_COMMANDER, seed, options, case.seats)
        yield seed, state, [*case.seats]


def steps(state: FleetState, seed: str) -> Iterator[tuple[Seat, Any, str]]:
    """Actions to play next, half of them random and half an ensign's, which lead to fights."""
    seq = 0
    while FLEET_COMMANDER.to_act(state):
        seq += 1
        dice = policy_dice(seed, seq)
        if dice.roll(1, 2, "half")[0] == 1:
            seat, action = laws.random_action(FLEET_COMMANDER, state, seed, seq)
        else:
            seat = one_of(FLEET_COMMANDER.to_act(state), dice)
            action = ensign(look(FLEET_COMMANDER, state, seat), dice)
        yield seat, action, f"{seed}:{seq}"
        play(FLEET_COMMANDER, state, seat, action, SeededDice(f"{seed}:{seq}"), seq=seq)


def told_of(view: FleetView, *, acts: bool) -> list[Any]:
    """All texts, choices and drawn objects that the seat of *view* is shown."""
    said = FLEET_COMMANDER.words
    assert said.alt is not None
    assert said.picture is not None
    found: list[Any] = [said.alt(view), said.picture(view), *said.summary(view), *said.map(view)]
    found += [*said.how(view), *said.legend(view), *said.panels(view)]
    found += [
        FLEET_COMMANDER.ask(view, one) for one in waiting(view.agenda) if one.seat == view.seat
    ]
    found.append(scene_of(view, Words()))
    if acts:
        found += FLEET_COMMANDER.plans(view)
        found += ChoiceTree(FLEET_COMMANDER, view).below()
    return found


@pytest.mark.rule("FC-SECRET-03", "FC-HIDDEN-01", "CORE-SECRET-01")
def test_game_states_that_differ_only_in_secrets_of_others_look_the_same_to_a_seat(
    seeds: Seeds,
) -> None:
    differed = 0
    for seed, state, seats in games(seeds, 10):
        for number, (seat, action, dice) in enumerate(islice(steps(state, seed), STEPS)):
            if number % 11 and not isinstance(action, a.Attack):
                continue
            for watcher in (*seats, SPECTATOR):
                other = disguised(state, watcher, dice)
                seen = look(FLEET_COMMANDER, state, watcher)
                assert look(FLEET_COMMANDER, other, watcher) == seen, f"{watcher} sees a secret"
                learns_nothing((state, other), watcher, seat, action, dice)
                if number % 11:
                    continue
                twin = laws.looks_the_same(FLEET_COMMANDER, state, watcher, dice)
                differed += laid_open(twin).ships != laid_open(state).ships
                views = [look(FLEET_COMMANDER, world, watcher) for world in (state, twin)]
                if number % 4 == 0:
                    acts = watcher in FLEET_COMMANDER.to_act(state)
                    assert told_of(views[0], acts=acts) == told_of(views[1], acts=acts)
                learns_nothing((state, twin), watcher, seat, action, dice)
    assert differed, "nothing was hidden"


def disguised(state: FleetState, watcher: Seat, seed: str) -> FleetState:
    """A copy of *state* with other ships behind signals, and other weapons face down."""
    world, dice = clone(state), SeededDice(seed)
    concealment.uncover(world)
    ships, again = world.open.ships, world.open.turn.again
    known = again.ships if again is not None else ()
    for seat in world.own:
        if seat == watcher:
            continue
        hidden = [ship for ship in ships if ship.owner == seat and ship.hidden]
        hidden = [ship for ship in hidden if ship.id not in known]
        for ship in hidden:
            swap(world, ship.id, one_of(hidden, dice).id)
        sealed = [ship for ship in ships if ship.owner == seat and ship.sealed and ship.weapon]
        held = {ship.weapon for ship in ships if ship.owner == seat}
        for ship, weapon in zip(sealed, (one for one in Weapon if one not in held), strict=False):
            ships[ship.id] = replace(ship, weapon=weapon)
    concealment.cover(world)
    return world


def swap(world: FleetState, one: int, other: int) -> None:
    """Swap the ships behind two signals, unless a sector would then hold too many points."""
    battle = world.open
    before = battle.ships[one], battle.ships[other]
    for ship, what in (before, before[::-1]):
        battle.ships[ship.id] = replace(
            ship, sort=what.sort, hull=what.hull, weapon=what.weapon, sealed=what.sealed
        )
    for ship in before:
        if ship.at is not None and points_of(battle, ships_at(battle, ship.at)) > MOST_IN_SECTOR:
            battle.ships[before[0].id], battle.ships[before[1].id] = before
            return


def learns_nothing(
    pair: tuple[FleetState, FleetState], watcher: Seat, seat: Seat, action: Any, seed: str
) -> None:
    """Check that *action* looks the same to *watcher* in both states unless it reveals a secret."""
    worlds = clone(pair[0]), clone(pair[1])
    if any(laws.refusal(FLEET_COMMANDER, clone(world), seat, action) for world in worlds):
        assert seat != watcher or laws.refusal(FLEET_COMMANDER, worlds[1], seat, action)
        return
    played = [
        play(FLEET_COMMANDER, world, seat, action, SeededDice(seed), seq=1) for world in worlds
    ]
    if any(event.reveals for step in played for event in told(step.events, watcher)):
        return
    if any(isinstance(one, THROWN) for world in worlds for one in waiting(world.agenda)):
        return
    if any(found_no_room(step) for step in played):
        return
    first, second = (redact(step, watcher) for step in played)
    assert first == second, f"{watcher} hears of what is hidden by {action}"
    views = [look(FLEET_COMMANDER, world, watcher) for world in worlds]
    assert views[0] == views[1], f"{watcher} sees what is hidden by {action}"


def found_no_room(step: Any) -> bool:
    """Whether *step* shows that a sector was full: a random deployment was rolled again, or ships
    that left a gravity field were sent back.
    """
    if isinstance(step.action, a.LeaveField):
        return any(isinstance(one, e.Moved) and one.how == "sent_back" for one in step.events)
    placed = sum(isinstance(event, e.Deployed) for event in step.events)
    placed -= isinstance(step.action, a.Deploy)
    return sum(roll.rule == DRAWN for roll in step.rolls) > placed


@pytest.mark.rule("FC-HIDDEN-01", "FC-FOG-09")
def test_pictures_of_states_that_differ_only_in_secrets_are_identical(seeds: Seeds) -> None:
    for seed, state, seats in games(seeds, 1):
        for number, (_, _, dice) in enumerate(islice(steps(state, seed), 90)):
            if number % 40 == 39:
                for watcher in (seats[0], SPECTATOR):
                    twin = laws.looks_the_same(FLEET_COMMANDER, state, watcher, dice)
                    drawn = [
                        DRAWER.draw(look(FLEET_COMMANDER, world, watcher), Wanted(words=Words()))
                        for world in (state, twin)
                    ]
                    assert drawn[0].data == drawn[1].data


def test_imagined_enemy_fleets_contain_every_kind_of_ship() -> None:
    """Hidden ships may be imagined as any fleet of the same points."""
    state, _ = laws.opening(FLEET_COMMANDER, "alike", HIDDEN, ["p1", "p2"])
    for _ in islice(steps(state, "alike"), 24):
        pass
    sorts = {
        ship.sort
        for number in range(20)
        for ship in laid_open(
            FLEET_COMMANDER.imagine(look(FLEET_COMMANDER, state, "p1"), SeededDice(number))
        ).ships
        if ship.owner == "p2"
    }
    assert sorts >= {*FLEET_SORTS}
