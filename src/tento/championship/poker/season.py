"""The ranking of a season: who is ahead, and by which criterion."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter

import msgspec

from tento.championship.core.personal import Who
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Season(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A player's year: points, the places finished in, and how many events were played. `places` are the actual ones."""

    player: Who
    points: int
    places: tuple[int, ...] = ()
    main_events: int = 0
    side_events: int = 0


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A line of the ranking. `broken_by` is the criterion that set the player apart from the next one, if points did not.

    Players whom no criterion tells apart share their `place`.
    """

    place: int
    player: str
    points: int
    broken_by: str | None = None


Key = tuple[int | tuple[int, ...], ...]

NO_PLACE = 1 << 40
"""Behind every place, so that one more place is better than none."""


@enforces("ranking_order", "ranking_ties")
def rank(rules: PokerTournamentRules, seasons: Iterable[Season]) -> list[Standing]:
    """The ranking: most points, then most first places, seconds, thirds …, then most Main Events, then most side events."""
    lines = sorted(seasons, key=attrgetter("player"))
    keys = [_key(rules, line) for line in lines]
    order = sorted(range(len(lines)), key=keys.__getitem__)
    standings: list[Standing] = []
    for key, group in groupby(order, key=keys.__getitem__):
        tied = [lines[place] for place in group]
        place, following = len(standings) + 1, len(standings) + len(tied)
        reason = _difference(rules, key, keys[order[following]]) if following < len(order) else None
        standings += [Standing(place, line.player, line.points, reason) for line in tied]
    return standings


def leading(ranking: Sequence[Standing], places: int) -> list[str]:
    """Those of the first places of a ranking, all who share one, and the one behind them: enough to see whom a prize is due to."""
    ahead = [line.player for line in ranking if line.place <= places]
    return [*ahead, *(line.player for line in ranking[len(ahead) : len(ahead) + 1])]


def _key(rules: PokerTournamentRules, line: Season) -> Key:
    """What is compared, the better the smaller. Of two sorted lists of places the smaller has more firsts, or more seconds, and so on."""
    criteria: dict[str, int | tuple[int, ...]] = {
        "places": (*sorted(line.places), NO_PLACE),
        "main_events": -line.main_events,
        "side_events": -line.side_events,
    }
    return (-line.points, *(criteria[name] for name in rules.ranking_ties))


def _difference(rules: PokerTournamentRules, key: Key, following: Key) -> str | None:
    """The criterion that parts a line from the next one with the same points."""
    if key[0] != following[0]:
        return None
    return next(name for name, one, other in zip(rules.ranking_ties, key[1:], following[1:], strict=True) if one != other)


@enforces("deal_keeps_finish")
def places_for_ties(rules: PokerTournamentRules, place: int, deal_at: int) -> int:
    """The place that counts for tie-breaks: the actual one, also after a deal, unless the deal levels that too."""
    return place if rules.deal_keeps_finish or place > deal_at else deal_at


@enforces("site_record_for")
def verify_site_record(rulebook: Rulebook, purpose: str, has_record: bool) -> Refusal | None:
    """The annual ranking, and a seat won online, take a record on the site."""
    needed: Sequence[str] = rules_of(rulebook).site_record_for
    if purpose in needed and not has_record:
        return refuse(rulebook, "site_record_missing", "site_record_for", purpose=purpose)
    return None
