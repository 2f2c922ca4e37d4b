"""Positions of Fleet Commander set up by hand, then played by the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.game import look
from engine.core.records import SPECTATOR, Seat
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import FleetView, Portal
from renders.picture import Wanted, Words
from tests.fleet_commander.battle import Battle
from tests.laws import opening

NAMES: Final = {
    "p1": "Ada Lovelace",
    "p2": "Grace Hopper",
    "p3": "Emmy Noether",
    "p4": "Mary Jackson",
}


@dataclass(frozen=True)
class Moment:
    """A view of a battle, with the events told since the last picture of it."""

    view: FleetView
    told: tuple[e.Told, ...] = ()
    planned: bool = False
    caption: str = ""

    @property
    def wanted(self) -> Wanted:
        turn = self.view.open.turn.seat
        words = Words(
            title=f"Round {self.view.open.round} · {NAMES[turn]}",
            caption=self.caption,
            names=NAMES,
        )
        return Wanted(words=words, events=self.told, planned=self.planned, board="7")


def laid_out(**options: Any) -> Battle:
    """A battle of two fleets among all kinds of special sectors, with p1 in the south."""
    battle = Battle(**options)
    battle.open.edges = {
        "p1": tuple(battle.at(f"{column}5") for column in "ABCDE"),
        "p2": tuple(battle.at(f"{column}1") for column in "ABCDE"),
    }
    battle.open.round = 4
    battle.special("B2", "asteroid_field")
    battle.special("D2", "gravity_field")
    battle.special("E3", "gas_cloud")
    for seat, home, ahead in (("p1", "5", "4"), ("p2", "1", "2")):
        weapon = "proton_ray" if seat == "p1" else "vortex_missiles"
        battle.ship(seat, "battleship", f"C{home}", weapon=weapon)
        battle.ship(seat, "cruiser", f"D{home}")
        battle.ships(seat, "frigate", f"D{home}", 2)
        battle.ship(seat, "destroyer", f"A{ahead}")
        battle.ship(seat, "frigate", f"A{ahead}")
    battle.dice("p1", rolled="R:O R:M B:D", bridge="G:M R:S")
    battle.dice("p2", bridge="G:O G:D R:S B:S")
    return battle


def _seen(
    battle: Battle, *steps: Any, seat: Seat = SPECTATOR, planned: bool = False, caption: str = ""
) -> Moment:
    told = tuple(event for step in steps for event in step.events)
    return Moment(battle.view(seat), told, planned, caption)


def _opening() -> Moment:
    state, _ = opening(FLEET_COMMANDER, "first", PRESETS["first_game"], ["p1", "p2"])
    return Moment(look(FLEET_COMMANDER, state, SPECTATOR), caption="The first game begins")


def _deploying() -> Moment:
    battle = Battle()
    state, _ = opening(FLEET_COMMANDER, "deploy", PRESETS["pitched_battle"], ["p1", "p2"])
    battle.state = state
    told: tuple[e.Told, ...] = ()
    while not (state.open.ships and sum(ship.at is not None for ship in battle.open.ships) == 5):
        seat = battle.game.to_act(battle.state)[0]
        step = battle.act(battle.game.default(battle.view(seat)), seat=seat)
        told = tuple(step.events)
        state = battle.state
    return Moment(battle.view(SPECTATOR), told, caption="Fleets deploy")


def _energy() -> Moment:
    battle = laid_out()
    battle.dice("p1", bridge="G:M R:S B:O R:D")
    battle.open.turn.phase = "energy"
    return _seen(battle, caption="Three dice to roll")


def _stacks() -> Moment:
    """A moment with every arrangement of ships in a sector."""
    battle = Battle(points=15)
    battle.open.edges = laid_out().open.edges
    for seat, rows in (("p1", "54"), ("p2", "12")):
        near, ahead = rows
        battle.ships(seat, "frigate", f"A{near}", 5)
        battle.ship(seat, "destroyer", f"B{near}", hull=5)
        battle.ships(seat, "frigate", f"B{near}", 3)
        battle.ships(seat, "destroyer", f"C{near}", 2)
        battle.ship(seat, "frigate", f"C{near}", hull=1)
        battle.ship(seat, "battleship", f"D{near}", weapon="drones")
        battle.ship(seat, "frigate", f"D{near}")
        battle.ship(seat, "cruiser", f"E{near}", hull=7)
        battle.ship(seat, "destroyer", f"E{near}")
        battle.ship(seat, "cruiser", f"B{ahead}")
        battle.ships(seat, "frigate", f"B{ahead}", 2)
    return _seen(battle, caption="Full sectors")


def _moved() -> Moment:
    battle = laid_out()
    ship = battle.ship("p1", "frigate", "E5")
    battle.dice("p1", rolled="B:D R:M R:O")
    steps = [battle.act(battle.move("B:D", ship, "D4")), battle.act(battle.again(ship, "C3"))]
    return _seen(battle, *steps, caption="A frigate flies on")


def _near(bridge: str, hull: int = 24) -> tuple[Battle, int, Any]:
    """A battle in which p1's destroyer at C3 fires at a battleship at C2 with a cruiser's help."""
    battle = laid_out()
    target = battle.ship("p2", "battleship", "C2", hull=hull, weapon="interdictor")
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "B3")
    battle.dice("p1", rolled="R:O R:M B:D", bridge="G:M R:S")
    battle.dice("p2", bridge=bridge)
    return battle, target, battle.act(battle.attack("R:O", "C3", "C2", target))


def _under_fire() -> Moment:
    battle, _, step = _near("G:O R:S")
    return _seen(battle, step, seat="p2", caption="Grace may answer")


def _shield() -> Moment:
    battle, _, step = _near("G:O R:S")
    shields = (battle.shield("G:O", "C3"),)
    return _seen(battle, step, battle.answer(a.RaiseShields, shields=shields), caption="A shield")


def _counter() -> Moment:
    battle, _, step = _near("G:O R:S")
    (ship,) = (one.id for one in battle.open.ships if one.at == battle.at("C3"))
    answer = battle.answer(a.CounterAttack, ship=ship)
    return _seen(battle, step, answer, caption="Grace fires back")


def _taken() -> Moment:
    battle, _, step = _near("G:O R:S")
    return _seen(battle, step, battle.answer(a.TakeHit), caption="Grace takes the hit")


def _redirect(bridge: str) -> tuple[Battle, Any, Any]:
    """A battle in which p2's cruiser at C2 takes the place of a frigate under fire."""
    battle = laid_out()
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.ship("p1", "destroyer", "C3")
    battle.dice("p1", rolled="R:O R:M B:D")
    battle.dice("p2", bridge=bridge)
    fired = battle.act(battle.attack("R:O", "C3", "C2", target))
    return battle, fired, battle.answer(a.ReplyRedirect, ship=cruiser)


def _redirected() -> Moment:
    return _seen(*_redirect(""), caption="The cruiser takes the hit")


def _asked_after_redirect() -> Moment:
    return _seen(*_redirect("G:O"), caption="The cruiser may answer")


def _help() -> tuple[Battle, Any]:
    """A battle of three in which p1 fires at p2, and p3 may support."""
    battle = Battle(mode="free_for_all", people=3)
    target = battle.ship("p2", "battleship", "C2", weapon="interdictor")
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p3", "cruiser", "B3")
    battle.dice("p1", rolled="R:O R:M B:D")
    return battle, battle.act(battle.attack("R:O", "C3", "C2", target))


def _asked_for_help() -> Moment:
    return _seen(*_help(), caption="Emmy may support")


def _helped() -> Moment:
    battle, fired = _help()
    ship = next(one.id for one in battle.open.ships if one.owner == "p3")
    helped = battle.answer(a.Support, ships=(ship,))
    return _seen(battle, fired, helped, caption="Emmy supports")


def _retreat() -> Moment:
    battle, _, step = _near("B:S")
    answer = battle.answer(a.Retreat, to=battle.at("B1"))
    return _seen(battle, step, answer, caption="Grace retreats")


def _destroyed() -> Moment:
    battle, _, step = _near("", hull=3)
    return _seen(battle, step, caption="The battleship is lost")


def _far() -> Moment:
    battle = laid_out()
    target = battle.ship("p2", "cruiser", "B3")
    battle.ship("p1", "destroyer", "D4")
    battle.dice("p1", rolled="R:O R:D R:O")
    battle.dice("p2")
    step = battle.act(battle.attack("R:O R:D", "D4", "C4 B3", target))
    return _seen(battle, step, caption="Fire over two sectors")


def _weapon() -> Moment:
    battle = laid_out()
    target = battle.ship("p2", "destroyer", "C3")
    own = next(one.id for one in battle.open.ships if one.weapon is not None)
    battle.dice("p1", rolled="R:S B:S G:O")
    step = battle.act(a.FireWeapon(ship=own, specials=("R:S", "B:S"), target=target))
    return _seen(battle, step, caption="The proton ray")


def _bomb() -> Moment:
    battle = laid_out()
    own = battle.ship("p1", "battleship", "C3", weapon="exo_bomb")
    battle.ship("p2", "cruiser", "B1")
    battle.ship("p2", "frigate", "B1")
    battle.dice("p1", rolled="R:S B:S G:O")
    step = battle.act(a.FireWeapon(ship=own, specials=("R:S", "B:S"), at=battle.at("C2")))
    return _seen(battle, step, caption="The exo-bomb")


def _tokens() -> Moment:
    battle = laid_out()
    first = battle.ship("p2", "battleship", "E1", weapon="drones")
    second = battle.ship("p2", "battleship", "A1", weapon="interdictor")
    victim = next(one.id for one in battle.open.ships if one.owner == "p1" and one.number == 2)
    battle.drones(first, victim)
    battle.interdictor(second, "C3")
    return _seen(battle, caption="Drones and an interdictor")


def _gate() -> Moment:
    battle = laid_out()
    own = battle.ship("p1", "battleship", "B4", weapon="vortex_gate")
    ships = tuple(one.id for one in battle.open.ships if one.at == battle.at("A4"))
    battle.dice("p1", rolled="R:S B:S G:O")
    gate = a.FireWeapon(
        ship=own, specials=("R:S", "B:S"), at=battle.at("A4"), to=battle.at("C2"), ships=ships
    )
    return _seen(battle, battle.act(gate), caption="Through the vortex gate")


def _planned() -> Moment:
    battle = laid_out()
    battle.ship("p2", "destroyer", "B3")
    ships = tuple(one.id for one in battle.open.ships if one.at == battle.at("A4"))
    battle.dice("p1", rolled="B:O B:M R:O")
    step = battle.act(battle.move("B:O", ships, "B4"))
    return _seen(battle, step, seat="p1", planned=True, caption="Destroyer and frigate to B4")


def _end() -> Moment:
    battle = Battle()
    battle.open.edges = laid_out().open.edges
    battle.open.round = 9
    battle.ship("p1", "battleship", "C3", weapon="proton_ray", hull=9)
    battle.ships("p1", "destroyer", "B3", 2)
    battle.ships("p1", "frigate", "D4", 2)
    target = battle.ship("p2", "battleship", "C2", hull=4)
    battle.ship("p2", "destroyer", "E1")
    for sort, count in (("battleship", 1), ("destroyer", 1)):
        for _ in range(count):
            battle.ship("p2", sort, None, hull=0)
    battle.dice("p1", rolled="R:O R:M")
    step = battle.act(battle.attack("R:O", "C3", "C2", target))
    assert battle.open.winners == ("p1",)
    return _seen(battle, step, caption="Ada Lovelace has won")


def _teams() -> Moment:
    """A moment of two sides of two seats each, in two zones; the second zone is in action."""
    battle = Battle(mode="teams_of_four", zones=((5, 5), (5, 5)), people=4)
    battle.open.edges = {
        seat: tuple(battle.at(f"{zone}{column}{row}") for column in "ABCDE")
        for seat, zone, row in (("p1", 1, 5), ("p2", 1, 1), ("p3", 2, 5), ("p4", 2, 1))
    }
    battle.open.portals += [Portal(letter="X", at=battle.at(at)) for at in ("1C3", "2C3")]
    for seat, zone, row in (("p1", 1, 5), ("p2", 1, 1), ("p3", 2, 4), ("p4", 2, 2)):
        battle.ship(seat, "battleship", f"{zone}C{row}", weapon="proton_ray")
        battle.ships(seat, "frigate", f"{zone}B{row}", 3)
        battle.ship(seat, "destroyer", f"{zone}D{row}")
    ship = battle.ship("p1", "destroyer", "2B3")
    battle.dice("p1", rolled="B:O R:M R:O", bridge="G:M R:S")
    step = battle.act(battle.move("B:O", ship, "2A3"))
    return _seen(battle, step, caption="A destroyer in zone 2")


MOMENTS: Final[dict[str, Callable[[], Moment]]] = {
    "opening": _opening,
    "deploying": _deploying,
    "energy": _energy,
    "stacks": _stacks,
    "moved": _moved,
    "under_fire": _under_fire,
    "shield": _shield,
    "counter": _counter,
    "taken": _taken,
    "redirected": _redirected,
    "asked_after_redirect": _asked_after_redirect,
    "asked_for_help": _asked_for_help,
    "helped": _helped,
    "retreat": _retreat,
    "destroyed": _destroyed,
    "far": _far,
    "weapon": _weapon,
    "bomb": _bomb,
    "tokens": _tokens,
    "gate": _gate,
    "planned": _planned,
    "teams": _teams,
    "end": _end,
}
