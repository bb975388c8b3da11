"""What a log tells: a line of the floor's diary for all that a decision brought about, with who decided it and why."""

from collections.abc import Iterable, Iterator
from datetime import datetime

import msgspec

from tento.championship.poker import decisions as do
from tento.championship.poker import floor_decisions as on_floor
from tento.championship.poker.knockouts import Knockout
from tento.championship.poker.racing import races
from tento.championship.poker.running import paid_places
from tento.championship.poker.seats import spots
from tento.championship.poker.state import State
from tento.championship.poker.time_bank import held
from tento.table.refusal import Refusal


class Note(msgspec.Struct, frozen=True):
    """A line of the floor's diary: when, what, and the facts of it; who decided it, and why."""

    at: datetime
    what: str
    facts: dict[str, str | int]
    by: str = ""
    why: str = ""
    committee: bool = False


class Transition(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that was taken, with the tournament before and after it."""

    before: State
    decision: do.Decision
    after: State


Line = tuple[str, dict[str, str | int]]


def note(what: str, **facts: str | int) -> Line:
    """A line by its kind and its facts."""
    return what, facts


def diary(log: Iterable[Transition]) -> Iterator[Note]:
    """The diary of a log. A correction that leads back to where the one before it began is told as undone."""
    began: State | None = None
    for one in log:
        made = one.decision
        undone = isinstance(made, do.Correction) and began is not None and one.after == began
        if isinstance(made, do.Correction):
            began = one.before
        lines = [note("correction_undone")] if undone else []
        for what, facts in (*lines, *lines_of(one)):
            yield Note(made.at, what, facts, made.by, made.why, getattr(made, "committee", False))


def lines_of(one: Transition) -> Iterator[Line]:
    """What one decision brought about; most of them say one thing, and some players move or wait besides."""
    match one.decision:
        case do.DrawSeats():
            yield note("seats_drawn", players=len(one.after.sitting), tables=len(one.after.seating))
        case do.Balance():
            yield from _moved(one)
        case do.StartDay():
            yield note("new_day", day=len(one.after.reached) + 1, left=one.after.alive, tables=len(one.after.seating))
        case do.FormFinal():
            yield note("final_table", left=one.after.alive)
        case do.Deal(amounts=amounts):
            yield note("deal", left=len(amounts))
        case do.CorrectOut() | do.CorrectKnockout() | do.CorrectPlaces() | do.CorrectChips():
            yield from _corrected(one)
        case on_floor.ChipRace():
            yield from _raced(one, one.decision)
        case _:
            yield from _on_the_floor(one)
    yield from _waiting(one)
    if one.after.champion is not None and one.after.champion != one.before.champion:
        yield note("champion", player=one.after.champion)


def _on_the_floor(one: Transition) -> Iterator[Line]:
    """The clock and the day, and what is said of single players."""
    state = one.after
    match one.decision:
        case on_floor.StartLevel(level=level):
            blinds = state.levels[level - 1]
            yield note("level", level=level, small=blinds.small, big=blinds.big, ante=blinds.ante)
        case on_floor.TakeBreak(minutes=minutes):
            yield note("break", minutes=minutes)
        case on_floor.HandForHand(on=True):
            yield note("hand_for_hand", left=state.alive, paid=paid_places(state))
        case on_floor.HandForHand():
            yield note("in_the_money", left=state.alive) if state.alive <= paid_places(state) else note("hand_for_hand_over")
        case on_floor.DrawLastHands():
            yield note("last_hands", hands=state.floor.last_hands or 0)
        case on_floor.EndDay():
            yield note("day_end", day=len(state.reached) + 1, left=state.alive, chips=state.in_play)
        case on_floor.CancelEvent():
            yield note("cancelled", entries=state.entries, reais=sum(state.lines.values()) * state.entries // 100)
        case _:
            yield from _of_players(one)


def _of_players(one: Transition) -> Iterator[Line]:
    """Who is not there, who is punished, and whom the Director took out."""
    state = one.after
    match one.decision:
        case on_floor.MarkAbsent(players=players):
            yield from (note("no_show", player=who) for who in players)
        case on_floor.MarkPresent(players=players):
            yield from (note("came", player=who) for who in players)
        case on_floor.Penalise(player=who, kind=kind):
            yield note(kind, player=who, hands=state.floor.owed.get(who, 0))
        case on_floor.ServeHands(player=who):
            yield note("served", player=who, hands=state.floor.owed.get(who, 0))
        case on_floor.SpendTimeCards(player=who, cards=cards):
            yield note("time_cards", player=who, cards=cards, left=held(state, who))
        case on_floor.Eliminate(player=who, chips=chips):
            yield note("eliminated", player=who, place=state.places[who], chips=chips, left=state.alive)
        case on_floor.Disqualify(player=who, chips=chips, kind=kind):
            yield note("disqualified", player=who, chips=chips, left=state.alive)
            if kind == "ban":
                yield note("banned", player=who)
            elif kind == "exclusion":
                yield note("excluded", player=who)


def _raced(one: Transition, asked: on_floor.ChipRace) -> Iterator[Line]:
    """The race of each table that had odd chips."""
    found = races(one.before, asked)
    seated = {(spot.table, spot.seat): who for who, spot in spots(one.before.seating).items()}
    for table, raced in zip(asked.tables, () if isinstance(found, Refusal) else found, strict=True):
        won = ", ".join(seated[table.table, seat] for seat in raced.winners)
        if won:
            yield note("chip_race", table=table.table, odd=sum(raced.odd.values()), new=raced.new_chips, value=asked.new, players=won)


def _corrected(one: Transition) -> Iterator[Line]:
    """What a correction changed: who is out, the places, the bags, the knockouts."""
    before, after, made = one.before, one.after, one.decision
    if isinstance(made, do.CorrectOut):
        yield note("corrected_out", player=made.player, instead=made.instead, place=after.places[made.instead])
    elif isinstance(made, do.CorrectPlaces):
        for who in made.places:
            if before.places[who] != after.places[who]:
                yield note("corrected_places", player=who, place=after.places[who], was=before.places[who])
    elif isinstance(made, do.CorrectChips):
        for who in made.chips:
            if before.chips[who] != after.chips[who]:
                yield note("corrected_chips", player=who, chips=after.chips[who], was=before.chips[who])
    if isinstance(made, do.CorrectOut) and "knockout" not in after.lines:
        return
    for was, now in zip(before.knockouts, after.knockouts, strict=True):
        if was != now:
            yield note("corrected_knockout", player=now.player, makers=_makers(now), other=was.player, were=_makers(was))


def _makers(taken: Knockout) -> str:
    return ", ".join(taken.makers) or "–"


def _moved(one: Transition) -> Iterator[Line]:
    """Tables that broke, and who was moved to make the others even."""
    gone = sorted({table.number for table in one.before.seating} - {table.number for table in one.after.seating})
    old, new = spots(one.before.seating), spots(one.after.seating)
    for number in gone:
        yield note("table_broken", table=number)
    for who, spot in old.items():
        if spot.table not in gone and new[who] != spot:
            yield note("moved", player=who, table=spot.table, seat=spot.seat, to_table=new[who].table, to_seat=new[who].seat)


def _waiting(one: Transition) -> Iterator[Line]:
    """Who came from the waiting list to a seat, and how many wait now if more do than before."""
    still = set(one.after.waiting)
    where = spots(one.after.seating) if one.before.waiting else {}
    for who in one.before.waiting:
        if who not in still and who in where:
            yield note("alternate_seated", player=who, table=where[who].table, seat=where[who].seat)
    if len(still) > len(one.before.waiting):
        yield note("alternates", waiting=len(still))
