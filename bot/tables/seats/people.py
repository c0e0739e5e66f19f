"""Seats that change hands while the game goes on: given, offered, voted on, taken over."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.errors.seats import (
    AtTheTable,
    KnowsTooMuch,
    NoSuchSeat,
    NotSeated,
    NotYourSeat,
    OfferedToOther,
    OfferOver,
    SeatGone,
)
from bot.errors.tables import AlreadySeated, NoComputer, NotRunning
from bot.speech.names import kept_name
from bot.store.connection import Connection
from bot.store.games import plans
from bot.store.games.games import Chair, Somebody
from bot.store.people import guests
from bot.store.people import seats as rows
from bot.store.people.guests import SPECTATOR
from bot.store.people.seats import Handover, Offer
from bot.store.people.votes import MOST, About, Motion, Vote
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.tables.change.tables import Beside, Tables
from bot.tables.seats.heirs import heir_of, hosted
from bot.tables.state.table import RUNNING, Table
from bot.tables.votes.votes import Kind, Votes
from engine.core.contract import Seat
from engine.core.play.log import PERSON

REPLACE = "replace"


Brought: TypeAlias = "Table | Offer | Vote"
"""What asking for another holder leads to: it is done, the seat is on offer, or the table is asked."""


class People:
    """Who sits at tables that run. `computers` lists each title's computer players."""

    def __init__(self, tables: Tables, votes: Votes, computers: Mapping[str, Collection[str]]) -> None:
        self.tables = tables
        self.votes = votes
        self.computers = computers
        votes.kinds[REPLACE] = Kind(self._replaced, timedelta(hours=24), MOST, _back_again)

    # Another holder for a seat

    async def bring_in(
        self,
        game: int,
        asker: Somebody,
        seat: int,
        to: Somebody | None = None,
        computer: str | None = None,
    ) -> Brought:
        """Find another holder for a seat: a person, a computer player, or with neither whoever takes it.

        One's own seat is given to a computer player at once, and offered to people. About another's seat
        the table votes, and its holder's own word decides; so it does about a computer player's.

        Raises:
            NotRunning, NoSuchSeat, SeatGone, AtTheTable, KnowsTooMuch, NoComputer, VoteOpen.
            NotSeated: who asks has no part at this table.
            OnlyLent: they play this seat for somebody who is away.
        """
        async with self.tables.locked(game) as table:
            chair = await self._checked(table, seat, to, computer)
            holder = table.holder_of(seat)
            if chair.person == asker.id:
                table.check_own(asker.id, (seat,))
            own = holder is not None and holder.id == asker.id
            if own and computer is not None:
                return await self._hand_over(table, Chair(chair.seat, computer=computer), "given", asker.id)
            if own:
                return await self._offer(table, chair.seat, asker, to)
            own_wish = to is not None and to.id == asker.id and chair.person is None
            if not own_wish and not table.seats_of(asker.id) and not table.hosted_by(asker.id):
                raise NotSeated
        return await self._ask(table, chair, asker, to, computer)

    async def _ask(
        self, table: Table, chair: Chair, asker: Somebody, to: Somebody | None, computer: str | None
    ) -> Vote:
        about = {
            "seat": chair.seat,
            "to": None if to is None else to.id,
            "to_name": None if to is None else kept_name(to.name),
            "computer": computer,
        }

        holder = table.holder_of(chair.seat)

        def voters(now: Table) -> tuple[Chair, ...]:
            if now.chairs[chair.seat] != chair or now.holder_of(chair.seat) != holder:
                raise OfferOver
            if holder is None or holder.id == chair.person:
                return now.players
            # A substitute has no voice about the seat: it is its holder's.
            others = tuple(each for each in now.players if each.person != chair.person)
            return (*others, Chair(chair.seat, holder.id, holder.name))

        owner = None if holder is None else holder.id
        return await self.votes.put(table.id, Motion(REPLACE, about), asker.id, asker.name, voters, owner)

    async def _checked(self, table: Table, seat: int, to: Somebody | None, computer: str | None) -> Chair:
        """The chair of a seat that may get this holder."""
        if table.status != RUNNING or table.match is None:
            raise NotRunning
        if not 0 <= seat < table.seats:
            raise NoSuchSeat({"seats": table.seats})
        if seat in table.given_up:
            raise SeatGone
        if computer is not None and computer not in self.computers.get(table.rules.slug, ()):
            raise NoComputer
        if to is not None:
            await self._fits(table, seat, to)
        return table.chairs[seat]

    async def _fits(self, table: Table, seat: int, to: Somebody) -> None:
        """Whether somebody may take a seat: nobody plays twice, nobody knows the secrets of two seats."""
        if table.seats_of(to.id) or table.lent_by(to.id):
            raise AtTheTable({"name": to.name})
        if table.rules.hidden:
            held = await self.tables.store.read(rows.held_before, table.id, to.id)
            if held - {seat}:
                raise KnowsTooMuch({"name": to.name, "seat": min(held - {seat}) + 1})

    async def _replaced(self, table: Table, vote: Vote, beside: Beside) -> None:
        """What follows when a table agrees to another holder."""
        about: About = vote.motion.about
        seat = vote.motion.number("seat")
        to = None
        if isinstance(about["to"], int):
            to = Somebody(about["to"], str(about["to_name"]))
        computer = about["computer"]
        chair = await self._checked(table, seat, to, None if computer is None else str(computer))
        if computer is not None:
            new = Chair(chair.seat, computer=str(computer))
            await self._hand_over(table, new, "vote", vote.asker, beside)
        elif to is not None and to.id == vote.asker:
            new = Chair(chair.seat, to.id, to.name)
            await self._hand_over(table, new, "takeover", vote.asker, beside)
        else:
            await self._offer(table, chair.seat, Somebody(vote.asker, vote.asker_name), to, beside)

    # Offers

    async def offer_to_all(self, game: int, seat: int) -> Offer:
        """Put a seat on offer for the table, where its settings say so: because a clock ran out.

        Its holder keeps it until somebody takes it, and for good once they play. An open offer of the seat
        stands as it is.

        Raises:
            NotRunning, NoSuchSeat, SeatGone.
        """
        async with self.tables.locked(game) as table:
            chair = await self._checked(table, seat, None, None)
            standing = await self.tables.store.read(rows.open_offers, game, seat)
            if standing:
                return standing[0]
            host = Somebody(table.host, table.host_name)
            return await self._offer(table, chair.seat, host, None, late=True)

    async def _offer(
        self,
        table: Table,
        seat: Seat,
        by: Somebody,
        to: Somebody | None,
        beside: Beside | None = None,
        *,
        late: bool = False,
    ) -> Offer:
        now, number = self.tables.now(), 0
        new = Offer(
            game=table.id,
            seat=seat,
            by=by.id,
            by_name=kept_name(by.name),
            to_person=None if to is None else to.id,
            to_name="" if to is None else kept_name(to.name),
            late=late,
            opened=now,
        )

        async def written(connection: Connection) -> None:
            nonlocal number
            if beside is not None:
                await beside(connection)
            for each in await rows.open_offers(connection, table.id, seat):
                await outbox.add_beside(connection, table.notice(NoticeKind.OFFER, each.id), now)
            number = await rows.add_offer(connection, new)
            await outbox.add_beside(connection, table.notice(NoticeKind.OFFER, number), now)

        await self.tables.note(table, written)
        return await self.read(number)

    async def read(self, number: int) -> Offer:
        """An offer by its number.

        Raises:
            OfferOver: there is none.
        """
        found = await self.tables.store.read(rows.offer, number)
        if found is None:
            raise OfferOver
        return found

    async def _standing(self, number: int) -> Offer:
        found = await self.read(number)
        if found.outcome is not None:
            raise OfferOver
        return found

    async def take(self, number: int, somebody: Somebody) -> Table:
        """Take a seat that is on offer: what its holder may see and do is theirs from now on.

        Raises:
            OfferOver, OfferedToOther, NotRunning, SeatGone, AlreadySeated, KnowsTooMuch.
        """
        async with self.tables.locked((await self.read(number)).game) as table:
            offer = await self._standing(number)
            if offer.to_person not in (None, somebody.id):
                raise OfferedToOther({"name": offer.to_name})
            if table.seats_of(somebody.id) or table.lent_by(somebody.id):
                raise AlreadySeated
            chair = await self._checked(table, offer.seat, somebody, None)
            new = Chair(chair.seat, somebody.id, kept_name(somebody.name))

            async def beside(connection: Connection) -> None:
                await self._close(connection, table, number, "taken")

            return await self._hand_over(table, new, "offer", somebody.id, beside)

    async def refuse(self, number: int, person: int) -> Offer:
        """Withdraw an offer, as who made it, the seat's holder or a host; or decline it, where it is for one.

        Raises:
            OfferOver.
            NotYourSeat: it is none of this person's.
        """
        async with self.tables.locked((await self.read(number)).game) as table:
            offer = await self._standing(number)
            holder = table.holder_of(offer.seat)
            mine = person in (offer.by, holder and holder.id) or table.hosted_by(person)
            if not mine and person != offer.to_person:
                raise NotYourSeat({"holder": holder.name if holder else ""})
            outcome = "withdrawn" if mine else "declined"

            async def beside(connection: Connection) -> None:
                await self._close(connection, table, number, outcome)

            await self.tables.note(table, beside)
            return replace(offer, outcome=outcome)

    async def _close(self, connection: Connection, table: Table, offer: int, outcome: str) -> None:
        """Close an offer; its message tells it."""
        await rows.close_offer(connection, offer, outcome)
        await outbox.add_beside(connection, table.notice(NoticeKind.OFFER, offer), self.tables.now())

    async def handovers(self, game: int) -> list[Handover]:
        """Every seat of a game that changed hands, in order."""
        return await self.tables.store.read(rows.handovers, game)

    async def _hand_over(
        self, table: Table, new: Chair, why: str, by: int, beside: Beside | None = None
    ) -> Table:
        """Give a seat to another holder, under the lock. Standing orders do not go with it."""
        old, now = table.own_chairs[new.seat], self.tables.now()
        lent = tuple(each for each in table.lent if each.seat != new.seat)
        after = replace(table.with_chair(new), lent=lent)
        heir = None
        if old.person == table.host and not after.seats_of(table.host):
            heir = heir_of(table, table.host)
        after = after if heir is None else hosted(after, heir)
        handover = handed_over(table, old, new, why, by, now)

        async def written(connection: Connection) -> None:
            if beside is not None:
                await beside(connection)
            for each in await rows.open_offers(connection, table.id, new.seat):
                await self._close(connection, table, each.id, "over")
            if new.person is not None:
                await guests.remove_guest(connection, table.id, new.person, SPECTATOR)
            await plans.forget_orders(connection, table.id, new.seat)
            await rows.forget_stand_in(connection, table.id, new.seat)
            number = await rows.add_handover(connection, handover)
            await outbox.add_beside(connection, table.notice(NoticeKind.HANDOVER, number), now)

        done = await self.tables.rewrite(table, after, None, beside=written)
        self.tables.prepared.forget(table.id)
        return done


def handed_over(table: Table, old: Chair, new: Chair, why: str, by: int, at: datetime) -> Handover:
    """A seat of a table that goes from one holder to another now."""
    return Handover(
        game=table.id,
        seat=new.seat,
        number=table.number,
        why=why,
        by=by,
        from_person=old.person,
        from_name=old.name,
        from_computer=old.computer,
        to_person=new.person,
        to_name=new.name,
        to_computer=new.computer,
        at=at,
    )


def _back_again(table: Table, vote: Vote) -> bool:
    """Whether whoever was to be replaced has acted, or does not hold the seat any more."""
    seat = Seat(vote.motion.number("seat"))
    if table.match is None or seat in table.given_up or table.own_chairs[seat].person != vote.owner:
        return True
    since = table.match.log[vote.number :]
    return vote.owner is not None and any(each.seat == seat and each.by == PERSON for each in since)
