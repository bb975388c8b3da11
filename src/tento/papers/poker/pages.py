"""The papers of a poker tournament: seats by the alphabet, seat cards, levels, payouts to the centavo."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from tento.championship.core.tournament import Held, Transition, transitions
from tento.championship.poker import tournament
from tento.championship.poker.closing import Closing
from tento.championship.poker.decisions import DrawSeats, FormFinal, Open, StartDay
from tento.championship.poker.pool import collected
from tento.championship.poker.seats import Seating, spots
from tento.championship.poker.state import State
from tento.papers.document import About, Document, document, link, qr
from tento.papers.poker.draws import of_seats
from tento.papers.words import Words, alphabetical, basis, day, listed, money, named, say, thousands

NO_PLACE: Final = "–"
"""Stands for the place of a disqualified player."""
LARGE: Final = 9
"""As far as this place the payout sheet is in large letters."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament that is over: its sheet, its rooms as they were drawn (the start, later days, the final), its end and its money."""

    opening: Open
    draws: tuple[tuple[str, Seating], ...]
    state: State
    closing: Closing


def played(event: Held, closing: Closing) -> Played:
    """A tournament as the papers need it: its log is made again, for the seats as each draw gave them."""
    made = transitions(tournament, event.rulebook, event.log)
    return Played(opening=event.log[0], draws=tuple(drawn_seatings(made)), state=event.state, closing=closing)


def drawn_seatings(made: Iterable[Transition]) -> Iterator[tuple[str, Seating]]:
    """The seats as they were drawn: at the start, on each later day, for the final table."""
    kinds = {DrawSeats: "start", StartDay: "day", FormFinal: "final"}
    for one in made:
        if type(one.decision) in kinds:
            yield kinds[type(one.decision)], one.state.seating


def documents(played: Played, about: About, words: Words) -> Iterator[Document]:
    """Every paper of one tournament."""
    kind = played.opening.kind
    draws = [_draw(played, number, words) for number in range(len(played.draws))]
    yield document(f"{kind}-seats", "seats.typ", about, words, draws=draws, transcripts=of_seats(played.state, kind, words))
    yield document(f"{kind}-cards", "cards.typ", about, words, cards=list(_cards(played, about, words)))
    first = say(words, "first_stack", chips=thousands(played.opening.stack, words))
    levels = list(_levels(played.opening, words))
    yield document(f"{kind}-levels", "levels.typ", about, words, kind=words[kind], stack=first, levels=levels)
    yield document(f"{kind}-payouts", "payouts.typ", about, words, kind=words[kind], **_payouts(played, words))


def _draw(played: Played, number: int, words: Words) -> dict[str, Any]:
    name, seating = played.draws[number]
    title = words["seats_final"] if name == "final" else words["seats_start"] if number == 0 else say(words, "seats_day", day=number + 1)
    where = sorted(spots(seating).items(), key=lambda one: alphabetical(one[0]))
    title = f"{title} · {words[played.opening.kind]}"
    return {"title": title, "players": [{"player": who, "table": str(at.table), "seat": str(at.seat)} for who, at in where]}


def _cards(played: Played, about: About, words: Words) -> Iterator[dict[str, Any]]:
    """A card for each seat of the first draw, table by table."""
    chips = say(words, "stack", chips=thousands(played.opening.stack, words))
    for who, at in sorted(spots(played.draws[0][1]).items(), key=lambda one: (one[1].table, one[1].seat)):
        yield {
            "big": f"{at.table}.{at.seat}",
            "heading": who,
            "lines": [],
            "notes": [
                f"{words['table']} {at.table} · {words['seat']} {at.seat}",
                " · ".join((words[played.opening.kind], day(played.opening.at, words), chips)),
            ],
            "qr": qr(link(about, f"{played.opening.kind}/{at.table}.{at.seat}")),
        }


def _levels(opening: Open, words: Words) -> Iterator[dict[str, Any]]:
    for number, level in enumerate(opening.levels, 1):
        yield {
            "level": number,
            "blinds": f"{thousands(level.small, words)} / {thousands(level.big, words)}",
            "ante": thousands(level.ante, words),
            "minutes": level.minutes,
            "pause": say(words, "break", minutes=level.break_min) if level.break_min else "",
        }


def _payouts(played: Played, words: Words) -> dict[str, Any]:
    """What came in, what it became, and who takes it: three lists that add up."""
    state, closing = played.state, played.closing
    came_in = collected(state.lines, state.entries)
    pool, payout = closing.pool, closing.payout
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
        "prizes": list(prize_lines(state, closing, words)),
        "paid_total": money(sum(closing.paid.values())),
        "articles": basis(state.rulebook, "payout_table", "payout_residual", "staff_bp"),
        "ties": list(_shared(state, closing, words)),
        "knockouts": [{"player": who, "amount": amount} for who, amount in knockout_lines(closing, words)],
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
                "player": who,
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
            yield {"where": str(place), "text": text, "articles": basis(state.rulebook, "tie_money")}
