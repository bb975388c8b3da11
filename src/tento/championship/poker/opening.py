"""Opening a poker tournament by its sheet."""

from tento.championship.core.codes import because
from tento.championship.core.decisions import Opening
from tento.championship.core.opening import in_force
from tento.championship.core.step import Step
from tento.championship.poker.decisions import Open
from tento.championship.poker.events import Opened
from tento.championship.poker.pool import verify_split
from tento.championship.poker.rules import rules_of
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


def open_tournament(rulebook: Rulebook, asked: Opening) -> PokerStep | Refusal:
    """A tournament that nobody has entered yet, under the rulebook with the Director's choices; its split must add up."""
    if not isinstance(rulebook.championship, PokerTournamentRules) or not isinstance(asked, Open):
        return because("no_championship", rulebook=rulebook.name)
    chosen = in_force(rulebook, asked.hash, asked.options)
    if isinstance(chosen, Refusal):
        return chosen
    lines = asked.split or rules_of(chosen).entry_split
    refusal = verify_split(chosen, lines, sum(lines.values()))
    return refusal or Step(_opened(chosen, lines, asked), (Opened(title=asked.title, kind=asked.kind),))


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
    )
