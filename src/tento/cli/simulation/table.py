"""What `tento simulate` prints: a table with a column for each side, or one JSON object."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Any, Final

from rich import box
from rich.table import Table

from tento.club.simulation.counting import Share, SideResult
from tento.club.simulation.simulate import SimulationResult
from tento.table.kit import GameKit
from tento.table.simulation import Counted
from tento.texts.language import Lang, Words, decimal, pick

_INTERVAL: Final[Words] = ("  com 95% de confiança, entre", "  with 95% confidence, between")
_SHARE: Final[Words] = ("Aproveitamento em {unit}", "Share of the {unit}")
_SEED: Final[Words] = ("semente {seed}", "seed {seed}")
_TWICE: Final[Words] = ("; cada baralho jogado duas vezes, com as duplas trocadas", "; every pack played twice, with the pairs exchanged")
_AGAIN: Final[Words] = (
    "; cada baralho jogado {turns} vezes, com os lados trocados",
    "; every pack played {turns} times, with the sides exchanged",
)


def table(kit: GameKit, result: SimulationResult, lang: Lang) -> Table:
    """A line for each count, a column for each side."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", title=result.rulebook, title_justify="left")
    shown.add_column("")
    for name, side in zip(ascii_uppercase, result.sides, strict=False):
        shown.add_column(f"{name} ({' + '.join(side.bots)})", justify="right")
    _add_share(shown, "partidas", [(side.share, side.ci95) for side in result.sides], result.unit == "partidas", lang)
    hands = [side.hands for side in result.sides if side.hands is not None]
    if hands and kit.simulation.hands is not None:
        _add_share(shown, kit.simulation.hands.word, hands, result.unit == "hands", lang)
    for line in kit.simulation.lines:
        shown.add_row(pick(line.words, lang), *(" / ".join(_cells(line, side, lang)) for side in result.sides))
    return shown


def _cells(line: Counted, side: SideResult, lang: Lang) -> Iterator[str]:
    """What a line tells of a side: counts, or shares in percent."""
    return (decimal(side.shares[name], lang, ".1%") if line.shares else str(side.counts[name]) for name in line.tallies)


def _add_share(shown: Table, unit: str, shares: Sequence[Share], counted: bool, lang: Lang) -> None:
    """The share of each side and its interval; bold where the simulation was counted by this unit."""
    shown.add_row(
        pick(_SHARE, lang).format(unit=unit), *(decimal(share, lang, ".1%") for share, _ in shares), style="bold" if counted else ""
    )
    shown.add_row(pick(_INTERVAL, lang), *(f"{decimal(low, lang, '.1%')} – {decimal(high, lang, '.1%')}" for _, (low, high) in shares))


def footnote(kit: GameKit, result: SimulationResult, seconds: float, lang: Lang) -> str:
    """How much was played, with which luck, and how fast."""
    hands = kit.simulation.hands
    many, word = (result.partidas, "partidas") if hands is None else (result.hands, hands.word)
    played = f"{result.partidas} partidas" + ("" if hands is None else f", {many} {word}")
    speed = f"{many / seconds if seconds else 0.0:.0f} {word}/s"
    return f"{played}, {pick(_SEED, lang).format(seed=result.seed)}; {speed}{_exchanged(result, lang)}"


def _exchanged(result: SimulationResult, lang: Lang) -> str:
    if not result.duplicate:
        return ""
    pairs = len(result.sides) == 2 < result.seats
    return pick(_TWICE if pairs else _AGAIN, lang).format(turns=len(result.sides))


def as_json(kit: GameKit, result: SimulationResult) -> dict[str, Any]:
    """The sides by their letters, each with its counts; then how it was played."""
    hands = kit.simulation.hands
    sides = {}
    for letter, side in zip(ascii_uppercase, result.sides, strict=False):
        by_hand = (
            {} if hands is None or side.hands is None else {f"{hands.tally}_share": side.hands[0], f"{hands.tally}_ci95": side.hands[1]}
        )
        sides[letter] = {"won": side.won, "share": side.share, "ci95": side.ci95, **by_hand, "bots": side.bots, **side.counts}
        sides[letter] |= {f"{name}_share": share for name, share in side.shares.items()}
    return {
        **sides,
        "unit": "partidas" if hands is None or result.unit == "partidas" else hands.tally,
        "partidas": result.partidas,
        **({} if hands is None else {hands.tally: result.hands}),
        "rulebook": result.rulebook,
        "bots": result.bots,
        "seats": result.seats,
        "seed": result.seed,
        "duplicate": result.duplicate,
    }
