"""How many matches somebody played in each of the last weeks, by the clock of Brasília."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta

from tento.championship.core.local_time import BRASILIA
from tento.club.ports import Result


def monday(at: int) -> int:
    """The beginning of the week in which this moment lies, in milliseconds."""
    day = datetime.fromtimestamp(at / 1000, BRASILIA).replace(hour=0, minute=0, second=0, microsecond=0)
    return int((day - timedelta(days=day.weekday())).timestamp() * 1000)


def weeks(results: Sequence[Result], now: int, many: int) -> list[tuple[int, dict[str, int]]]:
    """The last so many weeks, the oldest first, each with its matches by game; weeks without a match are there too."""
    begins = [monday(now - week * 7 * 86_400_000) for week in reversed(range(many))]
    counts = {begin: Counter[str]() for begin in begins}
    for one in results:
        week = monday(one.at)
        if week in counts:
            counts[week][one.game] += 1
    return [(begin, dict(count)) for begin, count in counts.items()]
