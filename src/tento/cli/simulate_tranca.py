"""What `tento simulate tranca` plays and prints."""

from collections.abc import Callable
from typing import Final

from rich import box
from rich.table import Table

from tento.club.simulate import Progress
from tento.club.simulate_tranca import TrancaPairResult, TrancaSimulation, simulate_tranca
from tento.games.tranca.bots.registry import make as make_tranca
from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Lang, Words, pick

_LINES: Final[list[tuple[Words, Callable[[TrancaPairResult], str]]]] = [
    (("Partidas ganhas", "Partidas won"), lambda pair: str(pair.partidas)),
    (("Rodadas com mais pontos", "Rodadas with more points"), lambda pair: str(pair.rodadas)),
    (("Pontos", "Points"), lambda pair: str(pair.points)),
    (("Batidas", "Batidas"), lambda pair: str(pair.batidas)),
    (("Canastras limpas / sujas", "Canastras limpas / sujas"), lambda pair: f"{pair.limpas} / {pair.sujas}"),
    (("Mortos pegos", "Mortos taken"), lambda pair: str(pair.mortos)),
    (("Lixos levados", "Lixos taken"), lambda pair: str(pair.lixos)),
]


def played(  # noqa: PLR0913 - the options of the command
    rulebook: Rulebook, names: list[str], partidas: int, *, seed: int, duplicate: bool, progress: Progress | None
) -> TrancaSimulation:
    """The simulation with these bots, one for each seat; ValueError for a bot that does not exist."""
    bots = [make_tranca(name, rulebook) for name in names]
    return simulate_tranca(rulebook, bots, partidas=partidas, seed=seed, duplicate=duplicate, progress=progress)


def table(result: TrancaSimulation, lang: Lang) -> Table:
    """A line for each count, a column for each pair."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", title=result.rulebook, title_justify="left")
    shown.add_column("")
    both = (result.a, result.b)
    for name, pair in zip("AB", both, strict=True):
        shown.add_column(f"{name} ({' + '.join(pair.bots)})", justify="right")
    shown.add_row(
        pick(("Aproveitamento em partidas", "Share of the partidas"), lang), *(f"{pair.share:.1%}" for pair in both), style="bold"
    )
    interval = pick(("  com 95% de confiança, entre", "  with 95% confidence, between"), lang)
    shown.add_row(interval, *(f"{pair.ci95[0]:.1%} – {pair.ci95[1]:.1%}" for pair in both))
    for words, say in _LINES:
        shown.add_row(pick(words, lang), *(say(pair) for pair in both))
    return shown


def footnote(result: TrancaSimulation, seconds: float, lang: Lang) -> str:
    """How much was played, with which luck, and how fast."""
    speed = result.rodadas / seconds if seconds else 0.0
    words = (
        f"{result.partidas} partidas, {result.rodadas} rodadas, semente {result.seed}; {speed:.0f} rodadas/s",
        f"{result.partidas} partidas, {result.rodadas} rodadas, seed {result.seed}; {speed:.0f} rodadas/s",
    )
    return pick(words, lang)
