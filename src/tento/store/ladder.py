"""The ladder of bots that people write."""

from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, or_, select, update

from tento.club.ports import LadderBot, LadderMatch, LadderResult, TooMany
from tento.store.executor import DbExecutor
from tento.store.schema.ladder import ladder_bots, ladder_matches, ladder_results
from tento.store.sql import insert_into

_BOTS: Final = ladder_bots.c
_MATCHES: Final = ladder_matches.c
_RESULTS: Final = ladder_results.c


class SqlLadder:
    """The port `Ladder`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def add(self, bot: LadderBot, most: int) -> None:
        """A new bot."""

        def work(db: Connection) -> None:
            db.execute(insert_into(db, ladder_bots).values(asdict(bot)))
            if db.execute(select(func.count()).where(_BOTS.owner == bot.owner)).scalar_one() > most:
                raise TooMany("bots")

        await self._executor.write(work)

    async def bots(self, game: str) -> list[LadderBot]:
        """The bots of a game, the oldest first."""
        return await self._found(_BOTS.game == game)

    async def get(self, bot: str) -> LadderBot | None:
        """One bot."""
        return next(iter(await self._found(_BOTS.id == bot)), None)

    async def of(self, owner: str) -> list[LadderBot]:
        """The bots of a person."""
        return await self._found(_BOTS.owner == owner)

    async def by_token(self, token: str) -> list[LadderBot]:
        """The bots that come with this token."""
        return await self._found(_BOTS.token == token)

    async def _found(self, which: Any) -> list[LadderBot]:
        asked = select(ladder_bots).where(which).order_by(_BOTS.created, _BOTS.id)
        return [LadderBot(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def saw(self, bot: str, at: int) -> None:
        """It is ready to play."""
        await self._executor.write(lambda db: db.execute(update(ladder_bots).where(_BOTS.id == bot).values(seen=at)))

    async def remove(self, bot: str, owner: str) -> None:
        """Takes a bot of this owner off the ladder, with all that it played."""

        def work(db: Connection) -> None:
            if db.execute(delete(ladder_bots).where(_BOTS.id == bot, _BOTS.owner == owner)).rowcount:
                _forget_played(db, [bot])

        await self._executor.write(work)

    async def open(self, match: LadderMatch) -> None:
        """A new challenge."""
        await self._executor.write(lambda db: db.execute(insert_into(db, ladder_matches).values(_row(match))))

    async def match(self, id: str) -> LadderMatch | None:
        """One challenge."""
        row = await self._executor.read(lambda db: db.execute(select(*_SHOWN).where(_MATCHES.id == id)).one_or_none())
        return None if row is None else LadderMatch(**row._asdict())

    async def running(self, game: str) -> list[LadderMatch]:
        """The challenges of a game that are not over, the oldest first."""
        asked = select(*_SHOWN).where(_MATCHES.game == game, _MATCHES.over.is_(False)).order_by(_MATCHES.created, _MATCHES.id)
        return [LadderMatch(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def at_table(self, match: str, before: str, table: str) -> bool:
        """The next partida is played at this table; False if the last one was another than `before`."""
        asked = update(ladder_matches).where(_MATCHES.id == match, _MATCHES.table_id == before, _MATCHES.over.is_(False))
        return await self._executor.write(lambda db: db.execute(asked.values(table_id=table)).rowcount > 0)

    async def end(self, match: str) -> None:
        """A challenge is over."""
        await self._executor.write(lambda db: db.execute(update(ladder_matches).where(_MATCHES.id == match).values(over=True)))

    async def result(self, result: LadderResult, most: int) -> None:
        """Keeps a result, once; of a game only the newest so many."""

        def work(db: Connection) -> None:
            db.execute(insert_into(db, ladder_results).values(_row(result)).on_conflict_do_nothing())
            newest = select(_RESULTS.table_id).where(_RESULTS.game == result.game).order_by(_RESULTS.at.desc(), _RESULTS.table_id)
            old = db.execute(newest.offset(most)).scalars().all()
            db.execute(delete(ladder_results).where(_RESULTS.table_id.in_(old)))

        await self._executor.write(work)

    async def results(self, game: str) -> list[LadderResult]:
        """The results of a game, the oldest first."""
        return await self._results(_RESULTS.game == game)

    async def played(self, match: str) -> list[LadderResult]:
        """The results of one challenge."""
        return await self._results(_RESULTS.match == match)

    async def _results(self, which: Any) -> list[LadderResult]:
        shown = [_RESULTS.table_id.label("table") if field == "table" else _RESULTS[field] for field in LadderResult.__struct_fields__]
        asked = select(*shown).where(which).order_by(_RESULTS.at, _RESULTS.table_id)
        return [LadderResult(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]


_SHOWN: Final = tuple(_MATCHES.table_id.label("table") if field == "table" else _MATCHES[field] for field in LadderMatch.__struct_fields__)


def _row(kept: LadderMatch | LadderResult) -> dict[str, Any]:
    known = asdict(kept)
    known["table_id"] = known.pop("table")
    return known


def _forget_played(db: Connection, bots: list[str]) -> None:
    for kept in (ladder_matches, ladder_results):
        db.execute(delete(kept).where(or_(kept.c.first.in_(bots), kept.c.second.in_(bots))))


def forget_bots(db: Connection, people: list[str]) -> None:
    """The bots of these people are gone, with all that they played."""
    gone = list(db.execute(select(_BOTS.id).where(_BOTS.owner.in_(people))).scalars())
    db.execute(delete(ladder_bots).where(_BOTS.owner.in_(people)))
    _forget_played(db, gone)
