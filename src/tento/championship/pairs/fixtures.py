"""Matches that follow from a draw: every pairing of a group, every round of a knockout."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from tento.championship.pairs.placing import NOBODY, bracket_size
from tento.championship.pairs.state import Match, Side

THIRD = "third"


def group_name(place: int) -> str:
    """A, B … Z, then AA, AB … like the columns of a sheet."""
    name = ""
    place += 1
    while place:
        place, letter = divmod(place - 1, 26)
        name = ascii_uppercase[letter] + name
    return name


def round_robin(entries: Sequence[str]) -> Iterator[list[tuple[str, str]]]:
    """The rounds in which everybody meets everybody once and nobody sits twice in one; of an odd number one rests in each.

    The first stays, the others turn round the table; the first side alternates so that nobody always comes first.
    """
    ring = [*entries, *([NOBODY] if len(entries) % 2 else [])]
    half = len(ring) // 2
    for turn in range(len(ring) - 1):
        pairs = [(ring[i], ring[-1 - i]) for i in range(half)]
        yield [(b, a) if turn % 2 else (a, b) for a, b in pairs if NOBODY not in (a, b)]
        ring = [ring[0], ring[-1], *ring[1:-1]]


def group_matches(stage: str, groups: Sequence[Sequence[str]], times: int) -> Iterator[Match]:
    """Every match of the groups, round by round; `times` is how often two of them meet."""
    for place, entries in enumerate(groups):
        name, number = group_name(place), 0
        for leg in range(times):
            for turn, pairs in enumerate(round_robin(entries)):
                for first, second in pairs:
                    number += 1
                    yield Match(
                        id=f"{stage}/{name}{number}",
                        stage=stage,
                        round=leg * (len(entries) - 1 + len(entries) % 2) + turn + 1,
                        place=number,
                        sides=(second, first) if leg % 2 else (first, second),
                        group=name,
                    )


def knockout_matches(
    stage: str, places: Sequence[str], rounds: int | None, third: bool, beaten_before: tuple[str, ...] = ()
) -> Iterator[Match]:
    """Every match of a knockout: the winner of each goes to the next round, and the losers of the semifinals to the match for third.

    Where the final is a stage of its own they are the two whom the stage before has beaten.
    """
    last = bracket_size(len(places), rounds).bit_length() - 1
    for turn in range(1, last + 1):
        for place in range(len(places) >> turn):
            first: tuple[str | None, str | None] = (places[2 * place], places[2 * place + 1]) if turn == 1 else (None, None)
            yield Match(
                id=match_id(stage, turn, place),
                stage=stage,
                round=turn,
                place=place + 1,
                sides=first,
                feeds=(match_id(stage, turn + 1, place // 2), _side(place)) if turn < last else None,
                loser_feeds=(f"{stage}/{THIRD}", _side(place)) if third and turn == last - 1 else None,
            )
    if third and last > 1:
        yield Match(id=f"{stage}/{THIRD}", stage=stage, round=last, place=2, sides=(None, None))
    elif third and len(beaten_before) == 2:
        yield Match(id=f"{stage}/{THIRD}", stage=stage, round=last, place=2, sides=(beaten_before[0], beaten_before[1]))


def match_id(stage: str, turn: int, place: int) -> str:
    """The name of a knockout match: the stage, the round and the place in it."""
    return f"{stage}/{turn}.{place + 1}"


def _side(place: int) -> Side:
    return 1 if place % 2 else 0
