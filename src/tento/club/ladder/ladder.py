"""What people and their bots do with the ladder: come onto it, challenge, say that they are ready, play. The time is an argument."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from secrets import token_urlsafe
from typing import Final

import msgspec
from msgspec.structs import replace

from tento.club.ladder.rungs import Rung, rungs
from tento.club.live import entries as log
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import sit, sit_bot
from tento.club.live.table_state import TableState
from tento.club.people.names import name_refusal, tidy
from tento.club.ports import LadderBot, LadderMatch, LadderResult, Person, Store, TooMany
from tento.club.refusing import refuse
from tento.games.registry import games, kit_of
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.table.seats import Seat

MOST_BOTS: Final = 5
"""So many bots one person has on the ladder, over all games."""
MOST_PARTIDAS: Final = 20
MOST_RUNNING: Final = 3
"""In so many challenges one bot is at a time; a bot of the house in as many as anybody wants."""
MOST_RESULTS: Final = 2_000
"""So many results of a game are kept and counted, the newest."""
READY_MS: Final = 30_000
"""Who said that it is ready so long ago is still there."""
GIVEN_UP_MS: Final = 3_600_000
"""A challenge that is not played by then is given up."""
HOUSE: Final = "house."
AGREED: Final = log.TableConfig(
    seats=2,
    visibility="private",
    advice="never",
    signals=False,
    turn_seconds=10,
    bank_seconds=20,
    away_seconds=20,
    pause_seconds=0,
    bot_seconds=0.05,
    number_seconds=0.3,
)
"""What is agreed at every table of the ladder. It is in no list; who has its link may watch."""


class Challenger(msgspec.Struct, frozen=True, kw_only=True):
    """A bot on the ladder as everybody sees it. `owner` is the owner's name, none for a bot of the house; `owner_id` who that is."""

    rung: Rung
    name: str
    owner: str = ""
    owner_id: str | None = None
    seen: int = 0
    ready: bool = False


class Ladders:
    """The ladders of all games that two can play: one against one, under the usual rulebook of the game."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store, self._ladder, self._live_tables = store, store.ladder, live_tables
        self._rated: dict[str, tuple[object, list[Rung]]] = {}  # the last places of each game, and what they follow from

    async def register(self, person: Person, game: str, name: str, token: str, now: int) -> LadderBot | Refusal:
        """A bot that comes with this token of its owner's, by the token's hash."""
        wanted = tidy(name)
        refusal = _played(game) or name_refusal(wanted)
        if refusal is not None:
            return refusal
        if any(bot.name.casefold() == wanted.casefold() for bot in await self._ladder.bots(game)):
            return refuse("name_taken", name=wanted)
        own = [row.token_hash for row in await self._store.people.sessions(person.id, now) if row.kind == "bot"]
        if token not in own:
            return refuse("no_such_token")
        bot = LadderBot(id=token_urlsafe(9), owner=person.id, game=game, name=wanted, token=token, created=now)
        try:
            await self._ladder.add(bot, MOST_BOTS)
        except TooMany:
            return refuse("too_many_bots", limit=MOST_BOTS)
        return bot

    async def remove(self, person: Person, bot: str) -> None:
        """An own bot leaves the ladder, with all that it played."""
        await self._ladder.remove(bot, person.id)

    async def standing(self, game: str, now: int) -> list[Challenger] | Refusal:
        """Everybody on the ladder of a game, the strongest first."""
        refusal = _played(game)
        if refusal is not None:
            return refusal
        bots = {bot.id: bot for bot in await self._ladder.bots(game)}
        owners = await self._store.people.several(sorted({bot.owner for bot in bots.values()}))
        found = await self._rungs(game, (*bots, *_house(game)))
        return [_shown(rung, bots.get(rung.bot), owners, now) for rung in found]

    async def _rungs(self, game: str, bots: tuple[str, ...]) -> list[Rung]:
        """Everybody's place: found beside the loop, once for the same bots and results."""
        results = await self._ladder.results(game)
        told_by = (bots, len(results), results[-1].table if results else "")
        known = self._rated.get(game)
        if known is None or known[0] != told_by:
            known = self._rated[game] = (told_by, await asyncio.to_thread(rungs, game, bots, results))
        return known[1]

    async def running(self, game: str, now: int) -> list[LadderMatch]:
        """The challenges that are played or wait; those that nobody played in time are given up."""
        found = await self._ladder.running(game)
        for match in found:
            if now - match.created > GIVEN_UP_MS:
                await self._ladder.end(match.id)
        return [match for match in found if now - match.created <= GIVEN_UP_MS]

    async def challenge(self, person: Person, first: str, second: str, partidas: int, now: int) -> LadderMatch | Refusal:
        """An own bot that is ready plays so many partidas against another owner's that is, or against one of the house."""
        own, other = await self._ladder.get(first), await self._ladder.get(second)
        if own is None or own.owner != person.id or (other is None and second not in _house(own.game)):
            return refuse("unknown_bot", bot=second if own is not None and own.owner == person.id else first)
        if other is not None and (other.game != own.game or other.owner == own.owner):
            return refuse("own_bots_apart")
        if not all(_ready(bot, now) for bot in (own, other) if bot is not None):
            return refuse("bot_not_ready")
        busy = [bot for match in await self.running(own.game, now) for bot in (match.first, match.second) if not bot.startswith(HOUSE)]
        if busy.count(first) >= MOST_RUNNING or busy.count(second) >= MOST_RUNNING:
            return refuse("bot_busy", limit=MOST_RUNNING)
        rulebook = kit_of(own.game).usual_rulebook
        many = min(max(partidas, 1), MOST_PARTIDAS)
        match = LadderMatch(id=token_urlsafe(9), game=own.game, rulebook=rulebook, first=first, second=second, partidas=many, created=now)
        await self._ladder.open(match)
        return match

    async def ready(self, token: str, now: int) -> list[str] | Refusal:
        """A program says that it is ready, by its token: the tables where its bots sit and are waited for.

        Where both of a challenge are ready the next partida of it is opened, both sit down, and it begins.
        """
        bots = await self._ladder.by_token(token)
        if not bots:
            return refuse("not_on_ladder")
        tables: list[str] = []
        for bot in bots:
            await self._ladder.saw(bot.id, now)
            for match in await self.running(bot.game, now):
                if bot.id in (match.first, match.second):
                    table = await self._table(match, now)
                    tables += [] if table is None else [table]
        return tables

    async def _table(self, match: LadderMatch, now: int) -> str | None:
        """The table of the partida that is played now; None where one of the two is away, or all are played."""
        played = await self._ladder.played(match.id)
        if match.table and match.table not in {one.table for one in played}:
            row = await self._store.tables.get(match.table)
            if row is not None and row.status != "over":
                return match.table
        if len(played) >= match.partidas:
            await self._ladder.end(match.id)
            return None
        both = [await self._ladder.get(one) for one in (match.first, match.second)]
        if not all(_ready(bot, now) for bot in both if bot is not None):
            return None
        return await self._open(match, both)

    async def _open(self, match: LadderMatch, both: Sequence[LadderBot | None]) -> str | None:
        """Opens the next partida, if no other process was quicker."""
        first = both[0]
        assert first is not None, "a challenge is a person's"
        name = token_urlsafe(9)
        if not await self._ladder.at_table(match.id, match.table, name):
            return None
        config = replace(AGREED, game=match.game, rulebook=match.rulebook, ladder=match.id)
        live = await self._live_tables.open(first.owner, config, name=name)
        if not isinstance(live, LiveTable):
            return None
        await self._sit(live, match, both)
        return name

    async def _sit(self, live: LiveTable, match: LadderMatch, both: Sequence[LadderBot | None]) -> None:
        """A bot of the house first: the last seat that is taken begins the match."""
        first, second = both
        assert first is not None, "a challenge is a person's"
        if second is None:
            kind = match.second.removeprefix(HOUSE)
            await live.decide(partial(sit_bot, by=first.owner, kind=kind, seat=Seat(1)))
        await live.decide(partial(sit, person=first.owner, name=first.name, seat=Seat(0)))
        if second is not None:
            await live.decide(partial(sit, person=second.owner, name=second.name, seat=Seat(1)))

    async def finished(self, state: TableState) -> None:
        """A partida of the ladder ended: its result is kept, once."""
        match = None if state.config.ladder is None else await self._ladder.match(state.config.ladder)
        if match is None:
            return
        outcome = state.game.outcome(state.match)
        winner = None if outcome is None else outcome.winner
        bots = {"first": match.first, "second": match.second}
        result = LadderResult(table=state.id, match=match.id, game=match.game, winner=winner, at=state.last_at, **bots)
        await self._ladder.result(result, MOST_RESULTS)


def ladder_games() -> tuple[str, ...]:
    """The games that have a ladder: two can play them under their usual rulebook."""
    return tuple(game for game in games() if 2 in kit_of(game).seats_under(load(kit_of(game).usual_rulebook)))


def _played(game: str) -> Refusal | None:
    return None if game in ladder_games() else refuse("unknown_game", game=game)


def _house(game: str) -> tuple[str, ...]:
    return tuple(f"{HOUSE}{kind}" for kind in kit_of(game).bots)


def _ready(bot: LadderBot | None, now: int) -> bool:
    return bot is not None and now - bot.seen <= READY_MS


def _shown(rung: Rung, bot: LadderBot | None, owners: Mapping[str, Person], now: int) -> Challenger:
    if bot is None:
        return Challenger(rung=rung, name=rung.bot.removeprefix(HOUSE), ready=True)
    owner = owners.get(bot.owner)
    return Challenger(
        rung=rung, name=bot.name, owner="" if owner is None else owner.name, owner_id=bot.owner, seen=bot.seen, ready=_ready(bot, now)
    )
