"""Poker questions of time: the action clock, the tournament clock, the last hands of a day, and penalties counted in hands."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from tento.championship.cases.poker.reading import cites, read, verdict
from tento.championship.poker.hand_for_hand import hand_times
from tento.championship.poker.levels import Level, action_clock, called_time, clock_at, last_hands, level_by_mistake, time_cards
from tento.championship.poker.penalties import Dealt, blind_out, hands_of, left_to_serve, remove, verify_penalty
from tento.championship.poker.rules import rules_of
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class ClockAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `clock`: which clock, and what it needs. Levels and breaks are in minutes, what a player took in seconds."""

    of: Literal["action", "called", "cards", "hand-for-hand", "end-of-day", "level", "wrong-level"]
    seconds: int | None = None
    cards: int = 0
    facing_bet: bool = True
    granted: list[int] = []
    forgotten: int = 0
    level: int = 1
    left: int = 0
    hands: int = 0
    levels: list[int] = []
    breaks: list[int] = []
    card: int = 0
    substantial_action: bool = False


def clock(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """What a clock of the tournament says."""
    asked = read(ClockAsked, case)
    answer = {
        "action": _action,
        "called": _called,
        "cards": _cards,
        "hand-for-hand": _hand_for_hand,
        "end-of-day": _end_of_day,
        "level": _level,
        "wrong-level": _wrong_level,
    }[asked.of]
    return answer(asked, rulebook)


def _action(asked: ClockAsked, rulebook: Rulebook) -> dict[str, Any]:
    spent, result = action_clock(rules_of(rulebook), asked.seconds or 0, asked.cards, asked.facing_bet)
    return {"spent": spent, "result": result, "cards": asked.cards - spent, "article": cites(rulebook, "clock_s")}


def _called(asked: ClockAsked, rulebook: Rulebook) -> dict[str, Any]:
    return {"result": called_time(rules_of(rulebook), asked.seconds, asked.facing_bet), "article": cites(rulebook, "called_time_s")}


def _cards(asked: ClockAsked, rulebook: Rulebook) -> dict[str, Any]:
    cards = time_cards(asked.cards, 0, asked.forgotten)
    for granted in asked.granted:
        cards = time_cards(cards, granted)
    return {"cards": cards, "article": cites(rulebook, "time_cards")}


def _sheet(asked: ClockAsked) -> list[Level]:
    if not asked.levels or min(asked.levels) < 1 or not 1 <= asked.level <= len(asked.levels):
        raise BadKey("levels", "lists the minutes of each level, and `level` is one of them")
    breaks = [*asked.breaks, *[0] * len(asked.levels)]
    return [Level(minutes=minutes, small=0, big=0, break_min=after) for minutes, after in zip(asked.levels, breaks, strict=False)]


def _hand_for_hand(asked: ClockAsked, rulebook: Rulebook) -> dict[str, Any]:
    """Level and minutes left as each hand starts."""
    times = hand_times(rules_of(rulebook), _sheet(asked), asked.level, asked.left, asked.hands)
    levels, left = [time.level for time in times], [time.left_min for time in times]
    return {"levels": levels, "left": left, "article": cites(rulebook, "h4h_minutes")}


def _end_of_day(asked: ClockAsked, rulebook: Rulebook) -> dict[str, Any]:
    found = last_hands(rulebook, asked.left * 60 if asked.seconds is None else asked.seconds, asked.card)
    refusal = found if isinstance(found, Refusal) else None
    hands = 0 if isinstance(found, Refusal) else found
    return {"hands": hands, "article": cites(rulebook, "eod_window_min"), **verdict(refusal)}


def _level(asked: ClockAsked, rulebook: Rulebook) -> dict[str, Any]:
    face = clock_at(_sheet(asked), asked.seconds or 0)
    return {"level": face.level, "left_s": face.left_s, "on_break": face.on_break, "article": cites(rulebook, "level_applies")}


def _wrong_level(asked: ClockAsked, rulebook: Rulebook) -> dict[str, Any]:
    level = level_by_mistake(asked.level, asked.level + 1, asked.substantial_action)
    return {"level": level, "article": cites(rulebook, "old_level_hand")}


REMOVED: Final = {
    "elimination": ("elimination_place",),
    "disqualification": ("dq_prize",),
    "ban": ("dq_prize",),
    "exclusion": ("dq_prize",),
}
"""The rules behind a penalty that ends a tournament for its player."""


class PenaltyAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `penalty-hands`: the penalty, what was dealt since, and for an absent player stack and posts hand by hand."""

    kind: str = "missed_hands"
    hands: int = 0
    orbits: int = 0
    players: int = 0
    served: int = 0
    misdeals: int = 0
    imposed_in_hand: bool = False
    stack: int | None = None
    posts: list[int] = []
    left: int = 0


def penalty_hands(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The hands of a penalty, those still to serve, and whether an absent player is blinded out meanwhile."""
    asked, rules = read(PenaltyAsked, case), rules_of(rulebook)
    refusal = verify_penalty(rulebook, asked.kind)
    hands = hands_of(asked.hands, asked.orbits, asked.players)
    played: list[Dealt] = ["hand"] * asked.served
    void: list[Dealt] = ["misdeal"] * asked.misdeals
    blinded = blind_out(rules, asked.stack, asked.posts) if asked.stack is not None else None
    out = blinded is not None and blinded.out_in_hand is not None
    thrown_out = asked.kind in ("disqualification", "ban", "exclusion")
    removed = remove(asked.left, "disqualification" if thrown_out else "elimination")
    gone = out or thrown_out or asked.kind == "elimination"
    return {
        "hands": hands,
        "left": left_to_serve(rules, hands, played + void, asked.imposed_in_hand),
        "out": gone,
        "place": removed.place if gone else 0,
        "keeps_prize": removed.keeps_prize,
        "stack": blinded.stack if blinded else 0,
        "article": cites(rulebook, *REMOVED.get(asked.kind, ("orbit", "penalty_balance", "redeal_counts", "absent_blinded"))),
        **verdict(refusal),
    }
