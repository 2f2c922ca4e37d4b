"""Shares of each ship class in winners' points, and of each weapon among winners' ships.

``python -m tests.arena.balance --games 200`` prints one line of JSON for each preset in which
fleets are chosen, and the wins of each faction for each scenario.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count

from engine.core.dice import policy_dice, table_dice
from engine.core.game import begin, look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.battlefield import figures
from engine.games.fleet_commander.model.cards import FLEET_SORTS, Weapon
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import FleetState

FREE = ("pitched_battle",)
"""Presets of duels in which fleets and weapons are chosen, and class points win."""

SCENARIOS = tuple(name for name, options in PRESETS.items() if options.scenario != "pitched_battle")

LONGEST = 300
"""Rounds that no battle exceeds, unless both sides only wait for each other."""


@dataclass(slots=True)
class Balance:
    """Winners' class points by class of ship, and their weapons, over many games."""

    games: int = 0
    points: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(FLEET_SORTS, 0)))
    weapons: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(Weapon, 0)))
    seats: Counter[str] = field(default_factory=Counter[str])

    def add(self, state: FleetState) -> None:
        """Count the winners' fleets in *state*, including ships they lost."""
        battle = state.open
        classes = figures(battle.data).ship_class
        self.games += 1
        for ship in battle.ships:
            if ship.owner in (battle.winners or ()):
                self.points[ship.sort] += classes[ship.sort]
                if ship.weapon is not None:
                    self.weapons[ship.weapon] += 1
        self.seats.update(battle.winners or ())

    def dump(self) -> str:
        return json.dumps(
            {
                "games": self.games,
                "wins": dict(sorted(self.seats.items())),
                "points": shares(self.points),
                "weapons": shares(self.weapons),
            }
        )


def shares(counted: Counter[str]) -> dict[str, float]:
    """The share of each in per cent."""
    total = sum(counted.values()) or 1
    return {str(one): round(100 * number / total, 1) for one, number in counted.items()}


def ended(preset: str, seeds: Iterable[str], level: str = "captain") -> Iterator[FleetState]:
    """The final states of whole games in which *level* plays every seat."""
    options, mind = PRESETS[preset], GAME.levels[level]
    for seed in seeds:
        seats = GAME.seats(options).seats[: GAME.seats(options).least]
        state, _ = begin(GAME, seats, options, table_dice(seed, 0))
        for seq in count(1):
            acting = GAME.to_act(state)
            if not acting:
                break
            view = look(GAME, state, acting[0])
            action = mind(view, policy_dice(seed, seq))
            play(GAME, state, acting[0], action, table_dice(seed, seq), seq=seq)
            assert state.open.round <= LONGEST, (preset, seed)
        yield state


def sides(preset: str, seeds: Iterable[str]) -> Counter[str]:
    """The games won by each faction of a scenario; the key ``""`` counts draws."""
    won: Counter[str] = Counter()
    for state in ended(preset, seeds):
        winners = state.open.winners or ()
        won[state.open.commanders[winners[0]].faction if winners else ""] += 1
    return won


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.arena.balance")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="balance")
    given = parser.parse_args()
    seeds = [f"{given.seed}-{n}" for n in range(given.games)]
    for preset in SCENARIOS:
        print(preset, json.dumps(sides(preset, seeds)), flush=True)  # noqa: T201 - what it is for
    for preset in FREE:
        balance = Balance()
        for state in ended(preset, seeds):
            balance.add(state)
        print(preset, balance.dump(), flush=True)  # noqa: T201 - what it is for


if __name__ == "__main__":
    main()
