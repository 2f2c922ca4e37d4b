"""A table as last committed: its holders, game and state, with methods that only read them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.errors import NotAtTable, NotHost, Resigned, WrongStatus
from bot.store.models import Holder, Status, Table
from bot.tables.clocks.pace import Pace, read_pace
from bot.tables.codecs import GameCodecs
from bot.tables.outcomes import Ending, by_rules, read_ending
from bot.tables.plans_ahead import OpenTurn, PlanAhead, opened
from bot.tables.position import Position
from bot.tables.read_once import ReadOnce
from engine.core.agenda import Decision
from engine.core.choices import only_answer
from engine.core.game import AnyGame, is_npc, look, pictured
from engine.core.records import Seat, value
from engine.core.seating import Seating
from engine.core.words import Text


@value
class LastPlan:
    """The last plan that counts: *user_id* played it for *seat*; an undo goes back *to* that row.

    *to* is None if the plan may not be taken back.
    """

    seat: Seat
    user_id: int | None
    to: int | None


@dataclass(slots=True, kw_only=True)
class LiveTable:
    """A table as last committed; read it, but never change it, because it is shared.

    A change makes a new object, so values cached here stay right for their version.
    """

    table: Table
    holders: tuple[Holder, ...]
    codecs: GameCodecs
    state: Any
    """The present state of the game; None in the lobby."""
    orders: Mapping[Seat, Any] = field(default_factory=dict[Seat, Any])
    """Standing orders of the seats that have any."""
    ahead: Mapping[Seat, PlanAhead] = field(default_factory=dict[Seat, PlanAhead])
    """What the bot plays in the next turns of seats whose holders planned it, or played."""
    timed_out: frozenset[Seat] = frozenset()
    """Seats whose time is out: the bot plays for them until their turn is over."""
    last_plan: ReadOnce[LastPlan | None] = field(
        default_factory=ReadOnce["LastPlan | None"], init=False
    )
    _positions: dict[Seat, Position] = field(default_factory=dict[Seat, Position], init=False)
    _opened: dict[Seat, OpenTurn] = field(default_factory=dict[Seat, OpenTurn], init=False)

    @property
    def game(self) -> AnyGame:
        return self.codecs.game

    @property
    def options(self) -> Any:
        return self.codecs.options.load(self.table.options)

    @property
    def pace(self) -> Pace | None:
        """The pace of the table; None if it has no clock."""
        return read_pace(self.table.pace)

    # Seats and their holders

    @property
    def seating(self) -> Seating:
        """The seats and sides of the table, under its options."""
        return self.game.seats(self.options)

    @property
    def taken(self) -> tuple[Seat, ...]:
        """The seats held by people or policies, in their order."""
        return tuple(sorted({holder.seat for holder in self.holders}))

    def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        return tuple(holder.seat for holder in self.holders if holder.user_id == user_id)

    def people_of(self, seat: Seat) -> tuple[int, ...]:
        here = (holder for holder in self.holders if holder.seat == seat)
        return tuple(holder.user_id for holder in here if holder.user_id is not None)

    @property
    def plays_alone(self) -> bool:
        """Whether one person plays without others; in a lobby only if bots have joined already."""
        people = {one.user_id for one in self.holders if one.user_id is not None}
        with_bots = any(self.policy_of(seat) is not None for seat in self.taken)
        return len(people) == 1 and (with_bots or self.table.status != "lobby")

    def policy_of(self, seat: Seat) -> str | None:
        """The policy that plays *seat* now; None if a person plays it."""
        policies = self._policies(seat)
        if None in policies:
            return "default" if seat in self.timed_out else None
        return next(iter(policies), None)

    def is_resigned(self, seat: Seat) -> bool:
        """Whether *seat* was resigned, so that it stays with the bot."""
        return any(holder.resigned for holder in self.holders if holder.seat == seat)

    def away_until(self, seat: Seat) -> datetime | None:
        """The moment until which all people of *seat* are away; None if somebody is there."""
        ends = [one.away_until for one in self.holders if one.seat == seat and one.user_id]
        back = [end for end in ends if end is not None]
        return min(back) if back and len(back) == len(ends) else None

    def rests_until(self, seat: Seat) -> datetime | None:
        """The moment until which the clock of *seat* stands still for vacation of all its people.

        People for whom the bot plays do not count. None if it runs.
        """
        here = (holder for holder in self.holders if holder.seat == seat and holder.user_id)
        ends = [holder.rests_until for holder in here if self._policy(holder) is None]
        resting = [end for end in ends if end is not None]
        return min(resting) if resting and len(resting) == len(ends) else None

    def plays_for_person(self, seat: Seat) -> bool:
        """Whether the bot plays *seat* for its people, until one of them takes it back.

        A turn that the bot only ends, as its time is out, does not count.
        """
        for_good = self.is_resigned(seat) or not self.people_of(seat)
        return not for_good and None not in self._policies(seat)

    def is_automatic(self, seat: Seat) -> bool:
        """Whether the bot plays *seat*: as an NPC of the rules, or by a policy."""
        return is_npc(seat) or self.policy_of(seat) is not None

    def seat_of(self, user_id: int, seat: Seat | None = None) -> Seat:
        """The seat for which *user_id* acts: *seat*, or their only one, or the one that is to act.

        :raises NotAtTable: if the person holds none, or not *seat*.
        """
        mine = self.seats_of(user_id)
        if not mine or (seat is not None and seat not in mine):
            raise NotAtTable(table=self.table.id)
        if seat is not None or len(mine) == 1:
            return seat or mine[0]
        return next((one for one in self.to_act() if one in mine), mine[0])

    # State of play

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.state is None else self.game.to_act(self.state)

    def waits(self) -> tuple[Seat, ...]:
        """The seats of people for which the table waits."""
        return tuple(seat for seat in self.to_act() if not self._is_played(seat))

    def next_automatic(self) -> Seat | None:
        """The next seat for the bot to play; None if there is none, or the table is at rest."""
        if self.table.status != "open" or self.table.channel_gone:
            return None
        return next((seat for seat in self.to_act() if self._is_played(seat)), None)

    def ordered(self, seat: Seat) -> Any:
        """The action by which the standing orders of *seat* answer a question; None if they do not.

        They answer nothing while the table is paused, so that nobody sees whether there are any.
        """
        orders = self.orders.get(seat)
        if orders is None or self.table.status != "open":
            return None
        view, game = self.view(seat), self.game
        answers = (game.answer(view, asked, orders) for asked in self.pending(seat))
        return next((action for action in answers if action is not None), None)

    def only_answer(self, seat: Seat) -> Any:
        """The answer of *seat* if the rules leave only one; None if there is a choice."""
        if self.table.status != "open":
            return None
        answers = (only_answer(self.game, self.view(seat), one) for one in self.pending(seat))
        return next((action for action in answers if action is not None), None)

    def opens_ahead(self, seat: Seat) -> OpenTurn | None:
        """The turn that has opened for the plan ahead of *seat*; None if none has."""
        ahead = self.ahead.get(seat)
        if ahead is None or ahead.why is not None or not self._is_on_turn(seat):
            return None
        if seat not in self._opened:
            self._opened[seat] = opened(ahead, self.position(seat))
        return self._opened[seat]

    def over_ahead(self, seat: Seat) -> Text | None:
        """The text for the holders of *seat* on their plan ahead that is over; None without one."""
        ahead = self.ahead.get(seat)
        if ahead is None or ahead.why is None:
            return None
        return Text.of("ahead-over-since", plan=ahead.label, why=ahead.why)

    def _is_on_turn(self, seat: Seat) -> bool:
        """Whether it is the turn of *seat*, and nobody has to answer a question first."""
        if self.table.status != "open" or seat not in self.to_act():
            return False
        asked = self.game.pending(self.state)
        if any(one.blocking for one in asked):
            return False
        return all(one.seat != seat for one in asked) or self.position(seat).may_finish

    def pending(self, seat: Seat) -> tuple[Decision, ...]:
        """The open decisions that *seat* may answer."""
        if self.state is None:
            return ()
        return tuple(one for one in self.game.pending(self.state) if one.seat == seat)

    def is_held_up(self, seat: Seat) -> bool:
        """Whether *seat* has to answer before it can do anything else; offers do not count."""
        return any(decision.blocking for decision in self.pending(seat))

    def outcome(self) -> Ending | None:
        """The end of the game: what the table stored, or else what the rules say now."""
        if self.table.outcome is not None:
            return read_ending(self.table.outcome)
        found = None if self.state is None else self.game.outcome(self.state)
        return None if found is None else by_rules(found)

    def view(self, seat: Seat) -> Any:
        """The view of *seat* now; read it, but never change it, because the state shares its parts.

        :raises WrongStatus: in the lobby, before there is a state.
        """
        self.require_begun()
        return look(self.game, self.state, seat)

    def pictured(self) -> Any:
        """What every eye sees of the game now, which only pictures may show; None if nothing.

        :raises WrongStatus: in the lobby.
        """
        self.require_begun()
        return pictured(self.game, self.state)

    def position(self, seat: Seat) -> Position:
        """The position of *seat* now, cached for this version of the table.

        :raises WrongStatus: in the lobby.
        """
        if seat not in self._positions:
            self._positions[seat] = Position(self.game, self.view(seat))
        return self._positions[seat]

    def ends_turn(self, seat: Seat, action: Any) -> bool:
        """Whether *action* ends the turn of *seat*."""
        finish = None if is_npc(seat) else self.position(seat).finish
        return finish is not None and isinstance(action, type(finish))

    def _is_played(self, seat: Seat) -> bool:
        """Whether the bot acts for *seat* now: as NPC or policy, as ordered or planned ahead, or
        without choice.
        """
        if self.is_automatic(seat) or self.ordered(seat) is not None:
            return True
        if (turn := self.opens_ahead(seat)) is not None and turn.why is None:
            return True
        return self.only_answer(seat) is not None

    def _policies(self, seat: Seat) -> list[str | None]:
        """What plays for each of those who hold *seat*: a policy, or None for the person."""
        return [self._policy(holder) for holder in self.holders if holder.seat == seat]

    def _policy(self, holder: Holder) -> str | None:
        """The policy that plays for *holder*; None if the person plays.

        For people who are away it plays only while somebody else is there.
        """
        if holder.policy is None and holder.is_replaced and self._is_attended:
            return policy_for_absent(self.game)
        return holder.policy

    @property
    def _is_attended(self) -> bool:
        """Whether a person plays here who does not want the bot to play meanwhile."""
        people = (one for one in self.holders if one.user_id is not None and one.policy is None)
        return any(not holder.is_replaced for holder in people)

    def require_begun(self) -> None:
        """:raises WrongStatus: in the lobby."""
        if self.state is None:
            raise WrongStatus(status=self.table.status)

    def require_host(self, user_id: int) -> None:
        """:raises NotHost: if somebody else hosts the table."""
        if self.table.host_id != user_id:
            raise NotHost(table=self.table.id)

    def require_not_resigned(self, seat: Seat) -> None:
        """:raises Resigned: if *seat* was resigned."""
        if self.is_resigned(seat):
            raise Resigned(seat=seat)

    def require_status(self, *statuses: Status) -> None:
        """:raises WrongStatus: if the table is in none of *statuses*."""
        if self.table.status not in statuses:
            raise WrongStatus(status=self.table.status)


def policy_for_absent(game: AnyGame) -> str:
    """The policy that plays for absent people: the strongest of the game."""
    return next(reversed(list(game.levels)), "default")
