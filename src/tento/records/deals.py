"""Whether every deal of a record was true: the commitment, the order, and each card seen where it had to lie."""

from typing import Literal

import msgspec

from tento.cards.deal import FalseDeal, verify_deal
from tento.games.registry import kit_of
from tento.records.beginning import rulebook_of
from tento.records.errors import FALSE_DEALS, RecordError
from tento.records.reading import Record
from tento.records.replaying import Replayer
from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Lang, Text3, pick

Verdict = Literal["true", "false", "shown", "sealed", "unreached"]


class DealReport(msgspec.Struct, frozen=True):
    """What was found out about one deal.

    `sealed`: its seed is not revealed. `shown`: nor is it, but every card that everybody saw opened its own leaf and lay where the rules
    put it. `unreached`: seed and order are as committed, but the replay stopped before it, so that
    its cards could not be followed. `why` says what is false.
    """

    deal: int
    verdict: Verdict
    why: Text3 | None = None

    def say(self, lang: Lang) -> str:
        """Why the deal is false."""
        return pick(self.why, lang) if self.why else ""


def check_deals(record: Record, rulebook: Rulebook | None = None) -> tuple[DealReport, ...]:
    """A report for each deal, or RecordError if the rulebook is not the one of the record."""
    replayer = Replayer(record, rulebook)
    reached, stopped = _follow(record, replayer)
    redone = _redo(record, rulebook)
    reports = []
    for line in record.deals:
        found = redone[line.deal]
        if found is not None and found.verdict == "false":
            reports.append(found)
        elif line.deal == reached and stopped is not None and replayer.sealed is None:
            reports.append(_false(line.deal, stopped))
        elif found is not None:
            opened = line.deal <= reached and _opened(record, replayer, line.deal)
            reports.append(DealReport(line.deal, "shown") if opened else found)
        else:
            reports.append(DealReport(line.deal, "true" if line.deal <= reached else "unreached"))
    return tuple(reports)


def _opened(record: Record, replayer: Replayer, deal: int) -> bool:
    """Every card that was shown of this deal opened its leaf: the replay has looked at each leaf that there is."""
    shown = replayer.shown.get(deal, frozenset())
    return bool(shown) and shown <= {opening.card for opening in record.leaves.get(deal, ())}


def _redo(record: Record, rulebook: Rulebook | None) -> dict[int, DealReport | None]:
    """For each deal what its seed says of it; None if it is as it was committed to."""
    cards, reveals = kit_of(record.header.game).game.pack(rulebook_of(record.header, rulebook)), record.reveals
    found: dict[int, DealReport | None] = {}
    for line in record.deals:
        if line.deal not in reveals:
            found[line.deal] = DealReport(line.deal, "sealed")
            continue
        pack = verify_deal(line.commitment, reveals[line.deal].seed, line.numbers, cards)
        found[line.deal] = DealReport(line.deal, "false", FALSE_DEALS[pack.why]) if isinstance(pack, FalseDeal) else None
    return found


def _follow(record: Record, replayer: Replayer) -> tuple[int, RecordError | None]:
    """How far the match can be played again, by the number of the deal, and what stopped it there."""
    try:
        for line in record.lines:
            replayer.take(line)
            if replayer.sealed is not None:
                break
    except RecordError as error:
        return replayer.deal.deal if replayer.deal else 0, error
    return replayer.deal.deal if replayer.deal else 0, None


def _false(deal: int, error: RecordError) -> DealReport:
    said = (f"linha {error.line}: {error.say('pt')}", f"line {error.line}: {error.say('en')}", f"línea {error.line}: {error.say('es')}")
    return DealReport(deal, "false", said)
