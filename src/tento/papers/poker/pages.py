"""The papers of a poker tournament: seats by the alphabet, seat cards, levels, payouts to the centavo."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from tento.championship.core.tournament import Held, Made, Transition, transitions
from tento.championship.poker import tournament
from tento.championship.poker.closing import Closing
from tento.championship.poker.colour_ups import colour_ups
from tento.championship.poker.decisions import DrawSeats, FormFinal, Open, StartDay
from tento.championship.poker.desk_events import PrizePaid
from tento.championship.poker.flights import starting_day
from tento.championship.poker.pool import collected
from tento.championship.poker.seats import Seating, spots
from tento.championship.poker.state import State
from tento.papers.document import About, Document, code, document
from tento.papers.poker.draws import of_seats
from tento.papers.poker.receipts import receipts
from tento.papers.words import Words, alphabetical, articles, day, listed, moment, money, named, say, thousands

NO_PLACE: Final = "–"
"""Stands for the place of a disqualified player."""
LARGE: Final = 9
"""As far as this place the payout sheet is in large letters."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as far as it has come: its sheet, what its log tells, its rooms as they were drawn (the start, later days, the final).

    `closing` is its end and its money, once there is a champion.
    """

    opening: Open
    made: Sequence[Made]
    draws: tuple[tuple[str, Seating], ...]
    state: State
    closing: Closing | None = None


class Over(Played, frozen=True, kw_only=True):
    """A tournament that has its champion, and so its payouts."""

    closing: Closing


def played(event: Held, closing: Closing) -> Over:
    """A tournament that is over, as the papers need it: its log is made again, for the seats as each draw gave them."""
    return Over(opening=event.log[0], made=event.made, draws=_drawn(event), state=event.state, closing=closing)


def begun(event: Held) -> Played:
    """A tournament that is announced, or still played."""
    return Played(opening=event.log[0], made=event.made, draws=_drawn(event), state=event.state)


def _drawn(event: Held) -> tuple[tuple[str, Seating], ...]:
    return tuple(drawn_seatings(transitions(tournament, event.rulebook, event.log)))


def drawn_seatings(made: Iterable[Transition]) -> Iterator[tuple[str, Seating]]:
    """The seats as they were drawn: at the start, on each later day, for the final table."""
    kinds = {DrawSeats: "start", StartDay: "day", FormFinal: "final"}
    for one in made:
        if type(one.decision) in kinds:
            yield kinds[type(one.decision)], one.state.seating


def documents(played: Played, about: About, words: Words) -> Iterator[Document]:
    """Every paper that a tournament has come to: receipts, seats and cards once they are drawn, levels, and payouts at its end."""
    kind = played.opening.kind
    signed = receipts_of(played, about, words)
    if signed is not None:
        yield signed
    if played.draws:
        draws = [_draw(played, number, words) for number in range(len(played.draws))]
        yield document(f"{kind}-seats", "seats.typ", about, words, draws=draws, transcripts=of_seats(played.state, kind, words))
        yield document(f"{kind}-cards", "cards.typ", about, words, lambda: {"cards": list(_cards(played, about, words))})
    facts = list(_sheet_facts(played, words))
    levels = list(_levels(played.opening, words))
    yield document(f"{kind}-levels", "levels.typ", about, words, kind=words[kind], facts=facts, levels=levels)
    if isinstance(played, Over):
        yield document(f"{kind}-payouts", "payouts.typ", about, words, kind=words[kind], **_payouts(played, words))


def receipts_of(played: Played, about: About, words: Words, numbers: Sequence[int] = ()) -> Document | None:
    """The receipts of all entries, or of those with these numbers."""
    seats = {**(spots(played.draws[0][1]) if played.draws else {}), **spots(played.state.seating)}
    return receipts(played.made, played.state, seats, about, words, numbers)


def _draw(played: Played, number: int, words: Words) -> dict[str, Any]:
    seating = played.draws[number][1]
    name_of = played.state.desk.name_of
    title = _title(played, number, words)
    where = sorted(((name_of(who), at) for who, at in spots(seating).items()), key=lambda one: alphabetical(one[0]))
    title = f"{title} · {words[played.opening.kind]}"
    return {"title": title, "players": [{"player": who, "table": str(at.table), "seat": str(at.seat)} for who, at in where]}


def _title(played: Played, number: int, words: Words) -> str:
    """Which draw of seats it is: the first, that of one of several first days, of a later day, or of the final table."""
    name, before = played.draws[number][0], [name for name, _ in played.draws[: number + 1]]
    if name == "final":
        return words["seats_final"]
    if name == "start" and played.opening.starting_days == 1:
        return words["seats_start"]
    return say(words, "seats_day", day=starting_day(before.count("start")) if name == "start" else 1 + before.count("day"))


def _cards(played: Played, about: About, words: Words) -> Iterator[dict[str, Any]]:
    """A card for each seat of the first draw, table by table."""
    chips = say(words, "stack", chips=thousands(played.opening.stack, words))
    for who, at in sorted(spots(played.draws[0][1]).items(), key=lambda one: (one[1].table, one[1].seat)):
        yield {
            "big": f"{at.table}.{at.seat}",
            "heading": played.state.desk.name_of(who),
            "lines": [],
            "notes": [
                f"{words['table']} {at.table} · {words['seat']} {at.seat}",
                " · ".join((words[played.opening.kind], day(played.opening.at, words), chips)),
            ],
            "qr": code(about),
        }


def _sheet_facts(played: Played, words: Words) -> Iterator[str]:
    """What is asked before the levels: the entry, the start, the stack, how long and how often one may enter."""
    opening, state = played.opening, played.state
    yield f"{words['buy_in']}: {money(sum(state.lines.values()))}"
    if state.desk.start is not None:
        yield f"{words['starts']}: {moment(state.desk.start, words)}"
    yield say(words, "first_stack", chips=thousands(opening.stack, words))
    if opening.late_levels is not None:
        yield f"{words['late_entry']}: {say(words, 'late_until', level=opening.late_levels)}"
    yield say(words, "reentries", number=opening.reentries) if opening.reentries else words["no_reentries"]


def _levels(opening: Open, words: Words) -> Iterator[dict[str, Any]]:
    out = {one.after: say(words, "colour_up", value=thousands(one.old, words)) for one in colour_ups(opening.levels)}
    for number, level in enumerate(opening.levels, 1):
        yield {
            "level": number,
            "blinds": f"{thousands(level.small, words)} / {thousands(level.big, words)}",
            "ante": thousands(level.ante, words),
            "minutes": level.minutes,
            "pause": say(words, "break", minutes=level.break_min) if level.break_min else "",
            "colour_up": out.get(number, ""),
        }


def _payouts(played: Over, words: Words) -> dict[str, Any]:
    """What came in, what it became, and who takes it: three lists that add up."""
    state, closing = played.state, played.closing
    came_in = collected(state.lines, state.entries)
    pool, payout = closing.pool, closing.payout
    means = {
        event.player: named(words, "means", event.means) for one in played.made for event in one.events if isinstance(event, PrizePaid)
    }
    becomes = {
        "prize_money": pool.prize,
        "overlay": pool.overlay,
        "staff": -pool.staff,
        "pool": pool.pool,
        "residual": payout.residual,
        "rounding": payout.rounding,
        "leftover": closing.leftover + payout.unpaid,
    }
    return {
        "field": say(words, "entry_count", count=thousands(state.entries, words), people=thousands(len(state.entered), words)),
        "collected": [{"name": named(words, "money", line), "amount": money(amount)} for line, amount in came_in.items()],
        "collected_total": money(sum(came_in.values())),
        "pool": [{"name": words[key], "amount": money(value)} for key, value in becomes.items() if value or key == "pool"],
        "prizes": [{**line, "means": means.get(line["who"], "")} for line in prize_lines(state, closing, words)],
        "paid_total": money(sum(closing.paid.values())),
        "articles": articles(state.rulebook, "payout_table", "payout_residual", "staff_bp"),
        "ties": list(_shared(state, closing, words)),
        "knockouts": [{"player": state.desk.name_of(who), "amount": amount} for who, amount in knockout_lines(closing, words)],
        "knockouts_total": money(sum(closing.knockouts.values()) + closing.knockouts_leftover),
    }


def knockout_lines(closing: Closing, words: Words) -> Iterator[tuple[str, str]]:
    """What each player takes for eliminations, the most first; last what nobody took."""
    if closing.pool.knockouts:
        for who, amount in sorted(closing.knockouts.items(), key=lambda one: (-one[1], alphabetical(one[0]))):
            if amount:
                yield who, money(amount)
        if closing.knockouts_leftover:
            yield words["leftover"], money(closing.knockouts_leftover)


def prize_lines(state: State, closing: Closing, words: Words) -> Iterator[dict[str, Any]]:
    """Everybody in a paid place, also those who may not take the prize: they have no official place."""
    tied = Counter(closing.official.values())
    dealt = state.deal.amounts if state.deal else {}
    for who, finished in closing.places.items():
        place = closing.official.get(who, 0)
        if closing.paid[who] or (who in state.disqualified and finished <= len(closing.payout.prizes)):
            notes = [
                words["disqualified"] if who in state.disqualified else "",
                words["by_deal"] if who in dealt else "",
                say(words, "tied", count=tied[place]) if tied[place] > 1 else "",
            ]
            yield {
                "place": place or NO_PLACE,
                "large": (place or finished) <= LARGE,
                "who": who,
                "player": state.desk.name_of(who),
                "prize": money(closing.paid[who]),
                "note": " · ".join(filter(None, notes)),
            }


def _shared(state: State, closing: Closing, words: Words) -> Iterator[dict[str, str]]:
    """The ties in the money: whose prizes were added up and divided."""
    by_place: dict[int, list[str]] = {}
    for who, place in closing.official.items():
        if closing.paid[who]:
            by_place.setdefault(place, []).append(who)
    for place, tied in by_place.items():
        if len(tied) > 1:
            text = say(words, "tie_money", place=place, tied=listed(words, tied), each=money(closing.paid[tied[0]]))
            yield {"where": str(place), "text": text, "articles": articles(state.rulebook, "tie_money")}
