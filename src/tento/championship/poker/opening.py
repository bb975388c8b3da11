"""Opening a poker tournament by its sheet."""

from typing import Final

from tento.championship.core.codes import because
from tento.championship.core.decisions import Opening
from tento.championship.core.opening import in_force
from tento.championship.core.step import Step
from tento.championship.poker.decisions import Open
from tento.championship.poker.desk import DeskState
from tento.championship.poker.events import Opened
from tento.championship.poker.pool import verify_split
from tento.championship.poker.refusing import refuse
from tento.championship.poker.registration import verify_sheet
from tento.championship.poker.rules import rules_of
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import MoneyFact, Refusal

NOT_RANKED: Final = "not ranked"
"""Stands for the line of the ranking on the sheet of an event that gives no points."""


def open_tournament(rulebook: Rulebook, asked: Opening) -> PokerStep | Refusal:
    """A tournament that nobody has entered yet, under the rulebook with the Director's choices; its split must add up.

    Registration at a desk takes a whole sheet.
    """
    if not isinstance(rulebook.championship, PokerTournamentRules) or not isinstance(asked, Open):
        return because("no_championship", rulebook=rulebook.name)
    chosen = in_force(rulebook, asked.hash, asked.options)
    if isinstance(chosen, Refusal):
        return chosen
    lines = asked.split or rules_of(chosen).entry_split
    refusal = verify_split(chosen, lines, sum(lines.values())) or (
        _verify_sheet(chosen, lines, asked) if _has_desk(chosen, asked) else None
    )
    return refusal or Step(_opened(chosen, lines, asked), (Opened(title=asked.title, kind=asked.kind),))


@enforces("entry_by")
def _has_desk(rulebook: Rulebook, sheet: Open) -> bool:
    """Whether an entry takes a form, or is a name: online, and where a house wants it so."""
    return rules_of(rulebook).entry_by == "form" and not sheet.online


@enforces("sheet_lines", "ranking_fee")
def _verify_sheet(rulebook: Rulebook, lines: dict[str, int], sheet: Open) -> Refusal | None:
    """Registration opens for a whole sheet: buy-in, start, variant, chips, levels; and what a ranked event puts aside for the ranking."""
    rules = rules_of(rulebook)
    ranked, aside = sheet.kind not in rules.unranked_events, lines.get("ranking", 0) + lines.get("stage", 0)
    written = {
        "buy_in": sum(lines.values()),
        "start": sheet.start,
        "variant": sheet.variant,
        "chips": sheet.stack,
        "levels": len(sheet.levels),
        "ranking": aside if ranked else NOT_RANKED,
    }
    refusal = verify_sheet(rulebook, written)
    if refusal is None and ranked and aside != rules.ranking_fee:
        refusal = refuse(rulebook, "ranking_line_wrong", "ranking_fee", aside=MoneyFact(aside), fee=MoneyFact(rules.ranking_fee))
    return refusal


def _opened(rulebook: Rulebook, lines: dict[str, int], sheet: Open) -> State:
    return State(
        rulebook=rulebook,
        title=sheet.title,
        kind=sheet.kind,
        lines=lines,
        seat_price=sheet.seat_price,
        game=sheet.game,
        stack=sheet.stack,
        size=sheet.size,
        reentries=sheet.reentries,
        guarantee=sheet.guarantee,
        levels=sheet.levels,
        late_levels=sheet.late_levels,
        suspended=frozenset(sheet.suspended),
        time_cards=sheet.time_cards,
        starting_days=sheet.starting_days,
        numbered=sheet.numbered,
        desk=DeskState(
            asked=_has_desk(rulebook, sheet),
            variant=sheet.variant,
            venue=sheet.venue,
            start=sheet.start,
            days=sheet.days,
            sponsors=frozenset(sheet.sponsors),
        ),
    )
