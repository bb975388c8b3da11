"""Levels and breaks: what the tournament clock shows, which level a hand is played at, and the last hands of a day."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.checks import MOST, MOST_MONEY
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level of the sheet, and the break after it."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    small: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]
    big: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]
    ante: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)] = 0
    break_min: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 0


class TimeCards(msgspec.Struct, frozen=True, kw_only=True):
    """The time cards that the sheet gives: at the start, on each new day, at the final table."""

    start: int
    day: int = 0
    final: int = 0


class ClockFace(msgspec.Struct, frozen=True):
    """What the clock shows: the level, the seconds left in it (or in the break after it), and whether it is a break."""

    level: int
    left_s: int
    on_break: bool = False


def clock_at(levels: Sequence[Level], elapsed_s: int) -> ClockFace:
    """The clock after so many seconds of running time. Past the last level it stands at zero."""
    left = elapsed_s
    for number, level in enumerate(levels, 1):
        if left < level.minutes * 60:
            return ClockFace(number, level.minutes * 60 - left)
        left -= level.minutes * 60
        if left < level.break_min * 60:
            return ClockFace(number, level.break_min * 60 - left, True)
        left -= level.break_min * 60
    return ClockFace(len(levels), 0)


@enforces("level_applies", "hand_starts")
def level_at(rulebook: Rulebook, now: int, since_it_began: bool, started_by: str) -> int | Refusal:
    """The level of a hand that started since the level of now began, or before; only a sign of the regulation starts a hand."""
    if started_by not in rules_of(rulebook).hand_starts:
        return refuse(rulebook, "not_a_hand_start", "hand_starts", sign=started_by)
    return now if since_it_began else max(1, now - 1)


@enforces("level_applies", "hand_starts")
def level_of_hand(rules: PokerTournamentRules, levels: Sequence[Level], started_s: int, started_by: str = "riffle") -> int | None:
    """The level of a hand: the one on the clock when it started, with the first riffle, the green button or a new dealer.

    A new level is announced only at zero and holds from the next hand on. None: the sign named is no start of a hand.
    """
    return clock_at(levels, started_s).level if started_by in rules.hand_starts else None


@enforces("old_level_hand")
def level_by_mistake(old: int, new: int, substantial_action: bool) -> int:
    """The level of a hand that was started in the old one by mistake: it stays there once there was substantial action."""
    return old if substantial_action else new


@enforces("eod_window_min", "eod_cards", "eod_counts_current")
def last_hands(rulebook: Rulebook, left_s: int, card: int) -> int | Refusal:
    """The hands still to be played at every table after the current one, by the card that a player drew.

    The clock is stopped for it when between fifteen and five minutes are left of the day's last level.
    """
    rules = rules_of(rulebook)
    most, least = rules.eod_window_min
    if not least * 60 <= left_s <= most * 60:
        return refuse(rulebook, "outside_last_hands", "eod_window_min", most=most, least=least)
    if not rules.eod_cards[0] <= card <= rules.eod_cards[1]:
        return refuse(rulebook, "not_a_card_of_the_draw", "eod_cards", lowest=rules.eod_cards[0], highest=rules.eod_cards[1])
    return card - rules.eod_counts_current


@enforces("clock_silent_s", "clock_s", "time_card_s")
def action_clock(
    rules: PokerTournamentRules, acted_s: int, cards: int, facing_bet: bool
) -> tuple[int, Literal["in_time", "fold", "check"]]:
    """The time cards spent by a decision that took so long, and what came of it.

    Five seconds are counted in silence, then thirty run; after that each started minute spends a card, by itself. With no card
    and no time left it is a fold when facing a bet, otherwise a check.
    """
    over = acted_s - rules.clock_silent_s - rules.clock_s
    spent = 0 if over < 0 else over // rules.time_card_s + 1
    if spent <= cards:
        return spent, "in_time"
    return cards, "fold" if facing_bet else "check"


@enforces("time_cards")
def time_cards(held: int, granted: int, forgotten: int = 0) -> int:
    """The time cards after a new day or the forming of the final table: new ones are added; forgotten ones are not replaced."""
    return max(0, held - forgotten) + granted


@enforces("called_time_s")
def called_time(rules: PokerTournamentRules, acted_s: int | None, facing_bet: bool) -> Literal["in_time", "dead_hand", "check"]:
    """A player whose time was called has thirty seconds; acting on the last count is in time. Then a dead hand, or a check."""
    if acted_s is not None and acted_s <= rules.called_time_s:
        return "in_time"
    return "dead_hand" if facing_bet else "check"
