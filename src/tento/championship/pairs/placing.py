"""Where the draw of a stage puts everybody: into groups, or into the places of a bracket; and the transcript that redoes it."""

from collections.abc import Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import accumulate, chain, repeat
from typing import Annotated, Literal

import msgspec

from tento.championship.core.draw import FalseDraw, drawn_order
from tento.rulebooks.championship.pairs import MOST_ROUNDS, Draw
from tento.rulebooks.enforced import enforces

NOBODY = ""


class Transcript(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="tournament", tag="pairs"):
    """All that a verifier needs: what was published before, what was revealed after, and what came of it.

    `groups` are the groups in their order, or one list of bracket places from top to bottom; an empty name is a bye.
    """

    stage: str
    listed: tuple[str, ...]
    commitment: str
    source: str
    seed: str
    numbers: tuple[str, ...]
    order: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]
    kind: Literal["groups", "knockout", "league"]
    method: Literal["random", "seeded"] = "random"
    seeds: Annotated[int, msgspec.Meta(ge=0)] = 0
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] | None = None
    delegations: dict[str, str] = {}


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """What a stage is made of: so many groups, or with none a knockout of so many rounds (none: until one is left)."""

    groups: int = 0
    rounds: int | None = None


@enforces("draw.method", "draw.seeds", "draw.apart")
def placed(
    rules: Draw, shape: Shape, drawn: Sequence[str], listed: Sequence[str], delegations: Mapping[str, str]
) -> tuple[tuple[str, ...], ...]:
    """Where the draw puts everybody: into so many groups, or with none into the places of a bracket, byes as empty names.

    A seeded draw keeps the head of the list at the places of its numbers; where delegations are kept apart each one is spread as
    evenly as it can be. A knockout of a few rounds is as many little brackets as it has winners.
    """
    apart = delegations if rules.apart == "delegations" else {}
    seeds = list(listed[: rules.seeds]) if rules.method == "seeded" else []
    head = set(seeds)
    ranked = [*seeds, *(name for name in drawn if name not in head)]
    if shape.groups:
        groups = shape.groups
        return _into_groups(ranked, groups, apart) if rules.method == "random" else _snake(ranked, groups)
    block = bracket_size(len(ranked), shape.rounds)
    brackets = -(-len(ranked) // block)
    byes = [NOBODY] * (brackets * block - len(ranked))
    if rules.method == "seeded":
        ranks = seed_ranks(block)
        return (tuple(part[rank] for part in _snake([*ranked, *byes], brackets) for rank in ranks),)
    blocks = _into_groups([*byes, *ranked], brackets, apart)
    return (tuple(place for part in blocks for place in _bracket(part, apart)),)


def bracket_size(entrants: int, rounds: int | None) -> int:
    """The places of one bracket: a power of two that holds everybody, or as many as so many rounds bring down to one."""
    whole = 1 << max(1, (entrants - 1).bit_length())
    return whole if rounds is None else min(whole, 1 << rounds)


def _snake(ranked: Sequence[str], groups: int) -> tuple[tuple[str, ...], ...]:
    """The first to the first group and on to the last, then back again: every group is as strong as the others."""
    made: list[list[str]] = [[] for _ in range(groups)]
    for place, name in enumerate(ranked):
        turn, step = divmod(place, groups)
        made[groups - 1 - step if turn % 2 else step].append(name)
    return tuple(tuple(group) for group in made)


def seed_ranks(size: int) -> list[int]:
    """The ranks of a bracket's places, so that the first two can meet only in the final, the first four in the semifinals, and so on."""
    ranks = [0]
    while len(ranks) < size:
        last = 2 * len(ranks) - 1
        ranks = [rank for first in ranks for rank in (first, last - first)]
    return ranks


def _bracket(names: Sequence[str], apart: Mapping[str, str]) -> list[str]:
    """The places of a bracket: halves, their halves and so on, each of byes and of every delegation as even as can be."""
    bound, free = _together(names, apart)
    return _spread([*chain.from_iterable(bound), *free], [*map(len, bound), *repeat(1, len(free))])


def _spread(names: list[str], sizes: list[int]) -> list[str]:
    """The places for names that stand with their like, so many of each kind, the most numerous first.

    A kind is a number of neighbours and no list of its own: the garbage collector would walk thousands of lists at every halving.
    """
    if len(sizes) == 1 or sizes[1] == 1:  # everybody is alone, but for one kind at the head
        return _dealt(names)
    first: list[str] = []
    second: list[str] = []
    in_first: list[int] = []
    in_second: list[int] = []
    start = 0
    for size in sizes:
        same = names[start : start + size]
        later = (size + (len(first) > len(second))) // 2  # an odd one goes to the half that is behind
        first += same[: 2 * (size - later) : 2]
        second += same[1::2]
        if later > size // 2:
            second.append(same[-1])
        in_first.append(size - later)
        in_second.append(later)
        start += size
    return _spread(*_largest_first(first, in_first)) + _spread(*_largest_first(second, in_second))


def _largest_first(names: list[str], sizes: list[int]) -> tuple[list[str], list[int]]:
    """The same names with the most numerous kind first; kinds of one size stay in their order, and those of nobody go."""
    starts = list(accumulate(sizes, initial=0))
    ordered = sorted((kind for kind, size in enumerate(sizes) if size), key=sizes.__getitem__, reverse=True)
    return [name for kind in ordered for name in names[starts[kind] : starts[kind + 1]]], [sizes[kind] for kind in ordered]


def _dealt(names: list[str]) -> list[str]:
    """The places of a bracket for names that come in the right order: to one half and the other by turns, and so on down."""
    return names if len(names) == 1 else _dealt(names[::2]) + _dealt(names[1::2])


def _together(names: Sequence[str], apart: Mapping[str, str]) -> tuple[list[list[str]], list[str]]:
    """The names by what must be spread, the most numerous first; and those whom nothing binds."""
    bound: dict[str, list[str]] = {}
    for name in names:
        key = NOBODY if name == NOBODY else apart.get(name)
        if key is not None:
            bound.setdefault(key, []).append(name)
    return sorted(bound.values(), key=len, reverse=True), [name for name in names if name != NOBODY and name not in apart]


def _into_groups(ranked: Sequence[str], groups: int, apart: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """Groups that differ by one at most; everybody goes where their like are fewest, then where there is most room."""
    if groups == 1:
        return (tuple(ranked),)
    sizes = [len(ranked) // groups + (place < len(ranked) % groups) for place in range(groups)]
    made: list[list[str]] = [[] for _ in range(groups)]
    roomy = [(-size, place) for place, size in enumerate(sizes)]
    heapify(roomy)
    bound, free = _together(ranked, apart)
    for same in (*bound, free):
        given: list[tuple[int, int]] = []
        for name in same:
            if not roomy:
                roomy, given = given, []
                heapify(roomy)
            room, place = heappop(roomy)
            made[place].append(name)
            if room < -1:
                given.append((room + 1, place))
        for left in given:
            heappush(roomy, left)
    return tuple(tuple(group) for group in made)


def verify_draw(transcript: Transcript) -> FalseDraw | None:
    """Redoes the whole draw from its transcript: None if everything is as it says."""
    found = drawn_order(transcript.listed, transcript.commitment, transcript.seed, transcript.numbers)
    if isinstance(found, FalseDraw):
        return found
    if found != transcript.order:
        return FalseDraw("order")
    rules = Draw(method=transcript.method, seeds=transcript.seeds, apart="delegations" if transcript.delegations else "nobody")
    shape = Shape(groups=0 if transcript.kind == "knockout" else len(transcript.groups), rounds=transcript.rounds)
    seeds_by_lot = transcript.method == "random" and transcript.seeds
    if seeds_by_lot or placed(rules, shape, found, transcript.listed, transcript.delegations) != transcript.groups:
        return FalseDraw("places")
    return None
