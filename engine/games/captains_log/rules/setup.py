"""Setting up: the map, the decks, the markets, and the captains' starts."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ChooseFacing, ChooseStart
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.decisions import FacingDecision, StartDecision
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.state import (
    Ammo,
    Captain,
    Company,
    Cube,
    Hex,
    Hidden,
    LogState,
    LogView,
    Open,
    Own,
    Side,
)
from engine.games.captains_log.model.tasks import AskFacing, AskStart, BeginTurn
from engine.games.captains_log.rules import (
    explore,
    hold,
    home_waters,
    market,
    mission_deck,
    npc,
    port,
    turn,
    wind,
)
from engine.space.hexes import HEADINGS

NPCS_EACH = {1: 3, 2: 2, 3: 1, 4: 1}


def set_up(data: DataSet, seats: Sequence[Seat], options: Options, referee: Referee) -> LogState:
    """CL-SETUP: a new game, whose first question asks a captain for a start."""
    (first,) = referee.roll(1, len(seats), "CL-SETUP-39")
    order = [*seats[first - 1 :], *seats[: first - 1]]
    state = LogState(
        open=_components(data, seats, order, options),
        own={seat: Own(missions=[], drawn=[]) for seat in seats},
        hidden=Hidden(
            deck=_npc_deck(data),
            face_down={},
            missions=mission_deck.in_play(data, options),
            discarded_missions=[],
        ),
        offers=[],
        agenda=[],
        asked=0,
    )
    sea = state.open
    for captain in sea.captains.values():
        for _ in range(data.start.cannons):
            hold.load(sea, captain, Cube.CANNON)
    flags = _reveal(sea, max(len(seats), options.known_tiles), referee)
    sea.wind = referee.draw(sea.winds, "CL-SETUP-02")
    sea.winds.remove(sea.wind)
    if options.cargo:
        home_waters.load_cargo(sea, options.cargo)
    market.setup(sea, referee)
    tiles = tuple(code // 6 for code in sea.tiles if code)
    referee.announce(e.Dealt(first=order[0], tiles=tiles))
    for flag in flags:
        referee.announce(flag)
    _deal_npcs(state, seats, referee)
    state.agenda = [BeginTurn(seat=order[0]), *(AskStart(seat=seat) for seat in order)]
    return state


def ask_start(state: LogState, task: AskStart) -> None:
    """CL-SETUP-40, -42: ask *seat*, who may buy meanwhile, for a start; captains choose in reverse
    turn order.
    """
    ask(state, StartDecision(id=state.asked + 1, seat=task.seat))


def free_starts(sea: Open) -> Iterator[tuple[int, Hex]]:
    """CL-SETUP-40, -41: tiles and numbered hexes that no captain has marked."""
    marked = {captain.at for captain in sea.captains.values()}
    yield from ((t, at) for t, at in sorted(chart(sea).starts.items()) if at not in marked)


def check_start(view: LogView, action: ChooseStart) -> None:
    if action.tile not in chart(view.open).starts:
        raise RuleViolation("CL-SETUP-40", "no-start-there", tile=action.tile)
    if action.tile not in dict(free_starts(view.open)):
        raise RuleViolation("CL-SETUP-41", "start-taken", tile=action.tile)


def suggest_starts(view: LogView, asked: StartDecision) -> Iterator[ChooseStart]:
    return (ChooseStart(decision=asked.id, tile=tile) for tile, _ in free_starts(view.open))


def choose_start(
    state: LogState, asked: StartDecision, action: ChooseStart, referee: Referee
) -> None:
    at = chart(state.open).starts[action.tile]
    state.open.captains[asked.seat].at = at
    referee.announce(e.StartMarked(captain=asked.seat, tile=action.tile, at=at))


START: Final = Question[LogState, LogView, StartDecision, ChooseStart](
    decision=StartDecision,
    answers=(ChooseStart,),
    check=lambda view, _, action: check_start(view, action),
    suggest=suggest_starts,
    resolve=choose_start,
    orders=port.suggest_port,
)


def ask_facing(state: LogState, task: AskFacing) -> None:
    """CL-SETUP-43: ask for the heading in which a ship is placed."""
    ask(state, FacingDecision(id=state.asked + 1, seat=task.seat))


def check_facing(action: ChooseFacing) -> None:
    if action.heading not in HEADINGS:
        raise RuleViolation("CL-SETUP-43", "no-such-heading")


def suggest_facings(view: LogView, asked: FacingDecision) -> Iterator[ChooseFacing]:
    """Every heading, downwind first, then clockwise."""
    first = wind.downwind(view.open)
    for turned in HEADINGS:
        yield ChooseFacing(decision=asked.id, heading=(first + turned) % 360)


def choose_facing(
    state: LogState, asked: FacingDecision, action: ChooseFacing, referee: Referee
) -> None:
    captain = state.open.captains[asked.seat]
    captain.heading, captain.destroyed = action.heading, False
    assert captain.at is not None
    referee.announce(e.ShipPlaced(ship=asked.seat, at=captain.at, heading=action.heading))


FACING: Final = Question[LogState, LogView, FacingDecision, ChooseFacing](
    decision=FacingDecision,
    answers=(ChooseFacing,),
    check=lambda _view, _asked, action: check_facing(action),
    suggest=suggest_facings,
    resolve=choose_facing,
)


def _components(data: DataSet, seats: Sequence[Seat], order: list[Seat], options: Options) -> Open:
    tiles = sorted(number for number, tile in data.tiles.items() if not tile.optional)
    piles = {key: len(pile) for key, pile in _npc_deck(data).items()}
    return Open(
        data=data.hash,
        options=options,
        order=order,
        turn=turn.new_turn(order[0]),
        companies={seat: _company() for seat in seats},
        captains={seat: _captain(data, seat) for seat in seats},
        npcs={},
        tiles=(0,) * len(tiles),
        unseen=tiles,
        flags={},
        barrels=[],
        loose={},
        barrel_pool=sorted(data.barrels),
        wind="",
        winds=sorted(data.winds),
        events=sorted(data.events),
        mission_deck=len(mission_deck.in_play(data, options)),
        markets={},
        supply=dict(data.supply),
        deck=piles,
        removed=[],
    )


def _company() -> Company:
    """A company without fame, whose reputation is 0 with every nation."""
    return Company(reputation=dict.fromkeys(Nation, 0), rewarded=[], joined=[])


def _captain(data: DataSet, side: Side) -> Captain:
    """CL-SETUP-30, -31, -34 … -36: a captain with the first ship of board A and the
    starting purse.
    """
    ship = data.ships[data.board_a[0]]
    slots = data.holds[f"{ship.level}/{ship.draft}"].slots
    return Captain(
        ship=ship.id,
        hold=[Cube.EMPTY] * len(slots),
        doubloons=data.start.doubloons,
        upgrades={},
        ammo=[Ammo.NORMAL],
        paid={},
        side=side,
        missions=[],
        completed=[],
    )


def _reveal(sea: Open, count: int, referee: Referee) -> list[e.FlagDrawn]:
    """CL-SETUP-01: lay *count* tiles face up in the centre, as many as captains by the book.

    House options: the tiles of ``home_waters`` come first, and *count* may be higher.
    """
    chosen = dict(enumerate(home_waters.tiles(sea, referee)))
    flags: list[e.FlagDrawn] = []
    for slot in range(max(count, len(chosen))):
        tile = explore.lay(sea, slot, referee, chosen.get(slot))
        flags += explore.draw_flags(sea, tile, referee)
    return flags


def _npc_deck(data: DataSet) -> dict[str, list[int]]:
    """CL-SETUP-25: NPC cards in piles by ``"level:seal"``; level 1 is drawn first, 3 and 4 together
    last.
    """
    piles: dict[str, list[int]] = {}
    for number in sorted(data.npcs):
        card = data.npcs[number]
        piles.setdefault(f"{card.level}:{card.seal}", []).append(number)
    return piles


def _deal_npcs(state: LogState, seats: Sequence[Seat], referee: Referee) -> None:
    """CL-SETUP-27 … -29, -44: deal NPCs to captains 1 and 3 from one seal, to 2 and 4 from the
    other.
    """
    sea = state.open
    each = sea.options.npcs or NPCS_EACH[len(seats)]
    numbers = {seat: index for index, seat in enumerate(seats)}
    for seat in sea.order:
        index = numbers[seat]
        for place in range(each):
            name = f"npc:{index * each + place + 1}"
            npc.draw_npc(state, seat, name, 2 - index % 2, referee)
