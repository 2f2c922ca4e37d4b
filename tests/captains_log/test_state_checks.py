"""Checks of a stored state as it is loaded: a state that contradicts itself is refused."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from engine.core.game import faults
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.state import LogState
from tests import laws

pytestmark = pytest.mark.rule("CORE-LOG-04")

Raw = dict[str, Any]


@pytest.fixture(scope="module")
def stored() -> bytes:
    """The JSON of a game of four captains, well under way."""
    state, _ = laws.opening(CAPTAINS_LOG, "spoil", Options(missions=False))
    for step in laws.random_steps(CAPTAINS_LOG, state, "spoil"):
        if step.seq == 150:
            break
    return laws.codec_of(LogState).dump(state)


def why_refused(raw: Raw) -> str:
    """The faults of *raw*: errors in its form, or else contradictions between its parts."""
    try:
        state = laws.codec_of(LogState).load(json.dumps(raw))
    except ValidationError as error:
        return str(error)
    return "\n".join(faults(CAPTAINS_LOG, state))


def test_a_state_from_a_played_game_is_accepted(stored: bytes) -> None:
    assert why_refused(json.loads(stored)) == ""


def put(*path: str | int, to: Any) -> Callable[[Raw], None]:
    def spoil(raw: Any) -> None:
        for key in path[:-1]:
            raw = raw[key]
        raw[path[-1]] = to

    return spoil


def twice(*path: str) -> Callable[[Raw], None]:
    def spoil(raw: Any) -> None:
        for key in path:
            raw = raw[key]
        raw.append(raw[0])

    return spoil


def asked(**of: Any) -> Callable[[Raw], None]:
    """Put a question on the agenda that asks p1 for a heading; *of* changes its fields."""
    question = {"id": 1, "seat": "p1", "rule": "CL-SETUP-43", "to": None, "blocking": True}
    task = {"kind": "ask", "open": [question | {"kind": "facing"} | of]}
    return put("agenda", to=[task])


def sunk_in_its_own_turn(raw: Raw) -> None:
    sea = raw["open"]
    sea["captains"][sea["turn"]["seat"]]["destroyed"] = True


def another_card_face_down(raw: Raw) -> None:
    """A card of level 2 in the place of an NPC of level 1."""
    raw["open"]["npcs"]["npc:1"]["card"] = None
    raw["hidden"]["face_down"]["npc:1"] = raw["hidden"]["deck"]["2:1"].pop()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (put("open", "captains", "p1", "doubloons", to=-5000), "p1.doubloons"),
        (put("open", "companies", "p1", "fame", to=9999), "winners: nobody, though"),
        (put("open", "captains", "p1", "at", to=9999), "p1 at: no water at hex 9999"),
        (put("open", "captains", "p1", "at", to=None), "captains p1 heading: of a ship not on"),
        (put("open", "captains", "p1", "heading", to=45), "p1.heading"),
        (put("open", "captains", "p1", "ship", to="raft"), "p1 ship: raft is not on board A"),
        (put("open", "captains", "p1", "hold", to=["tea"]), "p1 hold: 1 slots, its ship has 15"),
        (put("open", "captains", "p1", "ammo", to=[]), "captains p1 ammo: no normal one"),
        (twice("open", "captains", "p1", "ammo"), "p1 ammo: something is there twice"),
        (put("open", "companies", "p1", "joined", to=["spain"] * 2), "p1 joined: something is"),
        (put("open", "companies", "p1", "reputation", to={}), "p1 reputation: not of every nation"),
        (put("open", "companies", "p1", "reputation", "spain", to=12), "reputation.spain"),
        (put("open", "captains", "p1", "harmed", to="p9"), "harmed: p9 is unknown"),
        (put("open", "npcs", "npc:1", "owner", to="p9"), "seats: p9 is unknown"),
        (put("open", "npcs", "npc:1", "since", to=99), "npcs since: 99 is unknown"),
        (put("open", "npcs", "npc:1", "stop", to=99), "npcs npc:1 stop: 99 of"),
        (put("open", "npcs", "npc:1", "card", to=None), "face up and face down, or neither"),
        (put("open", "npcs", "npc:1", "card", to=999), "npc cards: 999 is unknown"),
        (put("open", "npcs", "npc:1", "back", to="raft"), "back: raft is not that of its card"),
        (another_card_face_down, "npcs npc:1 back: not that of card"),
        (another_card_face_down, "npcs npc:1 at: on the map, its card face down"),
        (twice("hidden", "deck", "2:1"), "npc cards: something is there twice"),
        (put("open", "deck", "2:1", to=0), "deck: not as many cards as it seems"),
        (put("open", "turn", "seat", to="p9"), "seats: p9 is unknown"),
        (put("open", "turn", "over", to=True), "turn: it is over, and nobody else's begins"),
        (sunk_in_its_own_turn, "turn: of a captain who is not on the map"),
        (put("open", "turn", "shot_at_by", to=["p9"]), "turn: p9 is unknown"),
        (put("open", "turn", "actions", to=3), "turn.actions"),
        (put("open", "turn", "port", to=0), "turn port: no anchorage"),
        (put("open", "npc_turn", to={"npc": "npc:9"}), "npc_turn: npc:9 is unknown"),
        (put("open", "npc_turn", to={"npc": "npc:1"}), "the captain's turn is not over"),
        (twice("open", "order"), "order: not the captains, each once"),
        (put("own", to={}), "order: not the captains, each once"),
        (put("open", "winners", to=["p9"]), "seats: p9 is unknown"),
        (put("open", "tiles", to=[]), "tiles: 0 slots"),
        (twice("open", "unseen"), "tiles: some are missing, laid twice or unknown"),
        (put("open", "flags", to={"port:99": "spain"}), "flags: not those"),
        (twice("open", "barrels"), "barrels: something is there twice"),
        (put("open", "barrel_pool", to=[]), "barrels: more than tokens"),
        (put("open", "loose", to={"9999": ["tea"]}), "loose: 9999 is unknown"),
        (
            put("open", "turn", "jettisoned", to={"9999": ["tea"]}),
            "turn jettisoned: 9999 is unknown",
        ),
        (put("open", "turn", "lookout", to=9999), "turn lookout: 9999 is unknown"),
        (put("open", "wind", to="hot air"), "wind: hot air is unknown"),
        (twice("open", "events"), "events: something is there twice"),
        (twice("open", "barrel_pool"), "barrel_pool: something is there twice"),
        (twice("open", "winds"), "winds: something is there twice"),
        (put("open", "step", to=99), "step: 99 of"),
        (put("open", "supply", "tea", to=99), "supply tea: 99 of"),
        (put("open", "markets", to={}), "markets: not those of the data set"),
        (put("open", "markets", "spain", "legal", to=[]), "markets spain: not the slots"),
        (put("open", "data", to="abc"), "data: no data set with the hash abc"),
        (asked(seat="p9"), "put to somebody who has no seat"),
        (asked(id=999), "has the id of another, or one not given yet"),
        (put("agenda", to=[{"kind": "ask", "open": []}]), "a question is put to nobody"),
        (put("agenda", to=[{"kind": "stow", "seat": "p9", "goods": []}]), "agenda: p9 is unknown"),
        (
            put("agenda", to=[{"kind": "npc_walk", "npc": "npc:1", "route": [9999]}]),
            "agenda route: 9999 is unknown",
        ),
    ],
)
def test_a_state_that_contradicts_itself_is_refused(
    stored: bytes, spoil: Callable[[Raw], None], why: str
) -> None:
    raw = json.loads(stored)
    spoil(raw)
    assert why in why_refused(raw)


def test_checking_a_spoiled_state_raises_no_unexpected_error(stored: bytes) -> None:
    for raw in _spoiled(json.loads(stored)):
        why_refused(raw)


def _spoiled(raw: Raw) -> Iterator[Raw]:
    """*raw* with one number, name, list or entry of it spoiled, each in turn."""
    for place, key in [*_places(raw)]:
        kept = place[key]
        for other in _others(kept):
            place[key] = other
            yield raw
        place[key] = kept
        if isinstance(place, dict):
            order = [*place.items()]
            del place[key]
            yield raw
            place.clear()
            place.update(order)


def _places(part: Any) -> Iterator[tuple[Any, Any]]:
    keys = part if isinstance(part, dict) else range(len(part) if isinstance(part, list) else 0)
    for key in [*keys]:
        yield part, key
        yield from _places(part[key])


def _others(kept: Any) -> tuple[Any, ...]:
    match kept:
        case bool():
            return (not kept,)
        case int():
            return -1, kept + 1, 9999
        case str():
            return ("nobody",)
        case [first, *rest]:
            return [first, *kept], rest
        case {}:
            return ({},)
        case _:
            return 7, "nobody"
