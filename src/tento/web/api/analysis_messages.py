"""What a reader is told of a judged match."""

import msgspec

from tento.club.replays.analyses import Analyses, JudgedTable, NotJudged, Progress
from tento.games.registry import kit_of
from tento.records.analysing import Choice, Judged, Turn, of
from tento.table.analysis import Scale
from tento.table.kit import GameKit
from tento.texts.analysis import amount, stands
from tento.texts.language import Lang, capital, pick
from tento.web.refusals import refuse

MOST_CHOICES = 6


class ChoiceShown(msgspec.Struct, frozen=True, kw_only=True):
    """What could be done, and what it was worth in the unit of the game."""

    text: str
    worth: float
    made: bool
    best: bool


class JudgedShown(msgspec.Struct, frozen=True, kw_only=True):
    """A decision whose outcome is the step `seq` of the replay: what was done, what was best and why, and what the difference cost."""

    seq: int
    seat: int
    done: str
    best: str
    reason: str
    cost: float
    cost_text: str
    mark: str
    choices: tuple[ChoiceShown, ...]


class StoodShown(msgspec.Struct, frozen=True, kw_only=True):
    """How the sides stood from this step on."""

    seq: int
    sides: tuple[float, ...]


class TurnShown(msgspec.Struct, frozen=True, kw_only=True):
    """A moment that decided: the side that it moved most, from where to where."""

    seq: int
    side: int
    before: str
    after: str


class HandsShown(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of each seat from this step on."""

    seq: int
    hands: tuple[tuple[str, ...], ...]


class SeatSum(msgspec.Struct, frozen=True, kw_only=True):
    """What the mistakes of a seat cost together."""

    seat: int
    decisions: int
    mistakes: int
    cost: float
    cost_text: str


class AnalysisShown(msgspec.Struct, frozen=True, kw_only=True):
    """The judgement of a match; until it is `ready`, how many decisions of how many are judged. `sides` are the seats of each side.

    That of a record is asked for again by its `name`.
    """

    name: str = ""
    ready: bool
    done: int = 0
    of: int = 0
    player: str = ""
    scale: Scale = "chance"
    sides: tuple[tuple[int, ...], ...] = ()
    judged: tuple[JudgedShown, ...] = ()
    stood: tuple[StoodShown, ...] = ()
    turns: tuple[TurnShown, ...] = ()
    hands: tuple[HandsShown, ...] = ()
    sums: tuple[SeatSum, ...] = ()


def told(found: JudgedTable | Progress, lang: Lang, name: str = "") -> AnalysisShown:
    """The judgement, or how far it is."""
    if isinstance(found, Progress):
        return AnalysisShown(name=name, ready=False, done=found.done, of=found.of)
    return msgspec.structs.replace(shown(found, lang), name=name)


def shown(found: JudgedTable, lang: Lang) -> AnalysisShown:
    """What a reader is told of a judged match, in this language."""
    analysis, seats = found.analysis, found.seats
    kit = kit_of(analysis.game)
    judge = of(kit)[0]
    return AnalysisShown(
        ready=True,
        player=judge.player,
        scale=judge.scale,
        sides=tuple(tuple(map(int, side)) for side in kit.sides(seats)),
        judged=tuple(_judged(kit, one, lang) for one in analysis.judged),
        stood=tuple(StoodShown(seq=one.place, sides=one.sides) for one in analysis.stood),
        turns=tuple(_turn(kit, one, lang) for one in analysis.turns),
        hands=tuple(HandsShown(seq=one.place, hands=one.hands) for one in found.hands),
        sums=tuple(_sum(found, seat, judge.unit, lang) for seat in range(seats) if any(one.seat == seat for one in analysis.judged)),
    )


def _judged(kit: GameKit, one: Judged, lang: Lang) -> JudgedShown:
    judge, advice = of(kit)
    return JudgedShown(
        seq=one.place,
        seat=one.seat,
        done=judge.say(one.action, lang),
        best=judge.say(one.best, lang),
        reason=capital(pick(advice.reasons[one.reason], lang)),
        cost=one.cost,
        cost_text=amount(one.cost, judge.unit, lang),
        mark="??" if one.cost >= judge.blunder else "?" if one.cost >= judge.slip else "",
        choices=tuple(_choice(kit, one, choice, lang) for choice in one.choices[:MOST_CHOICES]),
    )


def _choice(kit: GameKit, one: Judged, choice: Choice, lang: Lang) -> ChoiceShown:
    text = of(kit)[0].say(choice.action, lang)
    return ChoiceShown(text=text, worth=choice.worth, made=choice.action == one.action, best=choice.action == one.best)


def _turn(kit: GameKit, turn: Turn, lang: Lang) -> TurnShown:
    moves = [abs(now - once) for once, now in zip(turn.before, turn.after, strict=True)]
    side, scale = moves.index(max(moves)), of(kit)[0].scale
    return TurnShown(seq=turn.place, side=side, before=stands(turn.before[side], scale, lang), after=stands(turn.after[side], scale, lang))


def _sum(found: JudgedTable, seat: int, unit: str, lang: Lang) -> SeatSum:
    own, wrong = ([one for one in among if one.seat == seat] for among in (found.analysis.judged, found.analysis.mistakes))
    cost = sum(one.cost for one in wrong)
    return SeatSum(seat=seat, decisions=len(own), mistakes=len(wrong), cost=cost, cost_text=amount(cost, unit, lang))


def found_in(analyses: Analyses, name: str) -> JudgedTable | Progress | None:
    """What is known of a judgement; a refusal if it was given up."""
    try:
        return analyses.found(name)
    except NotJudged as error:
        raise refuse("not_judged") from error
