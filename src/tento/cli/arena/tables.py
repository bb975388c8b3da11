"""What `tento arena` prints: ratings with their intervals as a chart, a crosstable of shares, the gate's verdict; or one JSON object."""

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.table import Table

from tento.club.arena.contest import Played, Ring
from tento.club.arena.gate import BETTER, LEVEL, Gate
from tento.club.arena.rating import Rating
from tento.club.simulation.counting import wilson
from tento.texts.language import Lang, Words, decimal, pick

WIDTH: Final = 21
"""Columns of the chart."""

_NAME: Final[Words] = ("Quem", "Who")
_SURE: Final[Words] = ("95% entre", "95% between")
_SHARE: Final[Words] = ("Partidas ganhas", "Partidas won")
_STOOD_IN: Final[Words] = ("Sem resposta", "No answer")
_AGAINST: Final[Words] = ("contra", "against")
_VERDICTS: Final[dict[str, Words]] = {
    "stronger": ("{new} é mais forte que {old}", "{new} is stronger than {old}"),
    "not_stronger": ("{new} não é mais forte que {old}", "{new} is not stronger than {old}"),
    "open": ("ainda não se sabe se {new} é mais forte que {old}", "it is still open whether {new} is stronger than {old}"),
}
_GATE: Final[Words] = (
    "{verdict}: {share} das partidas de {packs} baralhos (teste sequencial de {level:.0%} contra {better:.0%}; razão {ratio})",
    "{verdict}: {share} of the partidas of {packs} packs (sequential test of {level:.0%} against {better:.0%}; ratio {ratio})",
)


def chart(ring: Ring, rated: Sequence[Rating], played: Sequence[Played], lang: Lang) -> Table:
    """A line for each contestant, the strongest first: its Elo, the interval, and both on one scale."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", title=ring.rulebook.name, title_justify="left")
    outside = any(stood_in(one.name, played) for one in rated)
    for words in (_NAME, ("Elo", "Elo"), _SURE, _SHARE, *[_STOOD_IN] * outside):
        shown.add_column(pick(words, lang), justify="left" if words is _NAME else "right")
    shown.add_column("", no_wrap=True, min_width=WIDTH)
    low, high = min(one.low for one in rated), max(one.high for one in rated)
    for one in rated:
        figures = [f"{one.elo:.0f}", f"{one.low:.0f} – {one.high:.0f}", f"{one.won} / {one.played}"]
        shown.add_row(one.name, *figures, *[str(stood_in(one.name, played))] * outside, _line(one, low, high))
    return shown


def stood_in(name: str, played: Sequence[Played]) -> int:
    """How often somebody else chose for this one."""
    return sum(one.stood_in[one.pairing.index(name)] for one in played if name in one.pairing)


def _line(one: Rating, low: float, high: float) -> str:
    """The interval as a line with the rating on it."""

    def column(elo: float) -> int:
        return round((elo - low) / (high - low) * (WIDTH - 1)) if high > low else WIDTH // 2

    left, middle, right = column(one.low), column(one.elo), column(one.high)
    return "".join("●" if place == middle else "─" if left <= place <= right else " " for place in range(WIDTH))


def crosstable(names: Sequence[str], played: Sequence[Played], lang: Lang) -> Table:
    """The share of each row against each column."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    shown.add_column(pick(_AGAINST, lang))
    for name in names:
        shown.add_column(name, justify="right")
    for name in names:
        shown.add_row(name, *("" if name == other else _against(name, other, played, lang) for other in names))
    return shown


def _against(name: str, other: str, played: Sequence[Played], lang: Lang) -> str:
    won, lost = score(name, other, played)
    return decimal(won / (won + lost), lang, ".1%") if won + lost else "–"


def score(name: str, other: str, played: Sequence[Played]) -> tuple[int, int]:
    """What the first of two won and lost against the second."""
    straight = [(one.won, one.lost) for one in played if one.pairing == (name, other)]
    turned = [(one.lost, one.won) for one in played if one.pairing == (other, name)]
    both = straight + turned
    return sum(won for won, _ in both), sum(lost for _, lost in both)


def gate_line(new: str, old: str, found: Gate, lang: Lang) -> str:
    """What the sequential test says."""
    verdict = pick(_VERDICTS[found.verdict], lang).format(new=new, old=old)
    share, ratio = decimal(found.share, lang, ".1%"), decimal(found.ratio, lang, "+.2f")
    return pick(_GATE, lang).format(verdict=verdict, share=share, packs=found.packs, level=LEVEL, better=BETTER, ratio=ratio)


def as_json(ring: Ring, rated: Sequence[Rating], played: Sequence[Played], found: Gate | None) -> dict[str, Any]:
    """Everything as numbers."""
    names = [one.name for one in rated]
    against = {
        name: {other: _numbers(*score(name, other, played)) for other in names if other != name and any(score(name, other, played))}
        for name in names
    }
    return {
        "rulebook": ring.rulebook.name,
        "seats": ring.seats,
        "seed": ring.seed,
        "ratings": [{**one._asdict(), "stood_in": stood_in(one.name, played)} for one in rated],
        "against": against,
        **({} if found is None else {"gate": found._asdict()}),
    }


def _numbers(won: int, lost: int) -> dict[str, Any]:
    low, high = wilson(won, won + lost)
    return {"won": won, "lost": lost, "share": round(won / (won + lost), 6), "ci95": (round(low, 6), round(high, 6))}
