"""Records for programs: a match as text or in a file, played again or checked."""

from os import PathLike
from pathlib import Path

from tento.records.analysing import MatchAnalysis
from tento.records.analysing import analyse as judged_again
from tento.records.deals import DealReport, check_deals
from tento.records.reading import Record, read
from tento.records.replaying import Replay
from tento.records.replaying import replay as played_again
from tento.rulebooks.rulebook import Rulebook


def replay(record: str | PathLike[str], rulebook: Rulebook | None = None) -> Replay:
    """Plays a record again, the text or its file; RecordError at the first line that does not follow from the rules.

    >>> import tento
    >>> table = tento.Table("fenacef-ix", seed=7)
    >>> outcome = table.play(tento.bot("random"))
    >>> tento.replay(table.record).state == table.state
    True
    """
    return played_again(_opened(record), rulebook)


def verify(record: str | PathLike[str], rulebook: Rulebook | None = None) -> tuple[DealReport, ...]:
    """Redoes every deal of a record, the text or its file, and says of each whether it was true.

    >>> import tento
    >>> table = tento.Table("fenacef-ix", seed=7)
    >>> outcome = table.play(tento.bot("random"))
    >>> {report.verdict for report in tento.verify(table.record)}
    {'true'}
    """
    return check_deals(_opened(record), rulebook)


def analyse(record: str | PathLike[str], rulebook: Rulebook | None = None) -> MatchAnalysis:
    """Judges every decision of a record, the text or its file, as the strongest player of the house sees it from that seat.

    >>> import tento
    >>> table = tento.Table("fenacef-ix", seed=7)
    >>> outcome = table.play(tento.bot("random"))
    >>> len(tento.analyse(table.record).mistakes) > 0
    True
    """
    return judged_again(_opened(record), rulebook)[0]


def _opened(record: str | PathLike[str]) -> Record:
    if isinstance(record, str) and "\n" in record:
        return read(record)
    return read(Path(record).read_bytes().decode())
