"""`tento analyse`: a recorded match judged by the strongest player of the house, with its chart."""

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from tento.cli.charts import columns, spread
from tento.cli.records import FALSE, RecordArgument, RecoverOption, RulebookOption, clean, fail, fail_at, open_file, print_text, title_of
from tento.cli.shared import LangOption, Language
from tento.games.registry import kit_of
from tento.records.analysing import Judged, MatchAnalysis, NoAnalysis, Turn, analyse, of
from tento.records.errors import RecordError
from tento.records.header import Header
from tento.records.replaying import Replay
from tento.table.kit import GameKit
from tento.table.story import Replayed, write_time
from tento.texts.analysis import amount, say, stands
from tento.texts.language import Lang, capital, listed, pick

WIDTH: Final = 60
MOST_LISTED: Final = 12
"""So many mistakes are told if nobody asks for all."""
_COLOURS: Final = ("green", "magenta", "cyan", "yellow", "blue", "red")


def analyse_command(  # noqa: PLR0913 - a command has its options
    record: RecordArgument,
    *,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="Only the decisions of this seat.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every mistake, not only the dearest.")] = False,
    rulebook: RulebookOption = None,
    recover: RecoverOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """Judge every decision of a recorded match from the view of its seat: what decided it, what each mistake cost, and why.

    Exit code: 0 if the match could be judged, 1 if the record is not true, 2 if the file cannot be read.
    """
    to, console = lang.code, Console(highlight=False)
    opened, book = open_file(record, rulebook, recover, to)
    if seat is not None and seat >= opened.header.seats:
        fail(record, say("no_seat", to, seat=seat, last=opened.header.seats - 1))
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(say("judging", to))
            found, again = analyse(opened, book, lambda done, of: progress.update(bar, completed=done, total=of))
    except NoAnalysis:
        fail(record, say("no_analysis", to))
    except RecordError as error:
        fail_at(record, error, to, FALSE)
    told = [one for one in found.mistakes if seat in (None, one.seat)]
    _Report(console, opened.header, found, again, to).print(told, every)


class _Report(NamedTuple):
    """A judged match that is printed for a reader."""

    console: Console
    header: Header
    found: MatchAnalysis
    again: Replay
    lang: Lang

    @property
    def kit(self) -> GameKit:
        return kit_of(self.header.game)

    @property
    def names(self) -> list[str]:
        return [clean(player.name) for player in self.header.players]

    @property
    def sides(self) -> list[str]:
        """The names of each side; pairs with their letters."""
        together = self.kit.sides(self.header.seats)
        names = [listed([self.names[seat] for seat in side], self.lang) for side in together]
        pairs = any(len(side) > 1 for side in together)
        return [f"{letter}: {name}" for letter, name in zip(ascii_uppercase, names, strict=False)] if pairs else names

    def line(self, text: str | Text, style: str = "", indent: int = 2) -> None:
        print_text(self.console, text if isinstance(text, Text) else Text(text, style), indent)

    def heading(self, text: str) -> None:
        self.console.print()
        self.line(text, "bold cyan", 0)

    def print(self, mistakes: list[Judged], every: bool) -> None:
        """All of it."""
        self.line(title_of(self.header, self.lang), "bold", 0)
        if self.again.sealed is not None or self.again.unseen:
            self.line(say("sealed", self.lang), "yellow", 0)
        if len(self.found.stood) > 1:
            self.chart()
            self.turns()
        self.mistakes(mistakes, every)
        self.sums()

    def chart(self) -> None:
        """A strip of columns for each side: how it stood from the first line to the last."""
        scale, stood = of(self.kit)[0].scale, self.found.stood
        values = [side for one in stood for side in one.sides]
        low, high = (0.0, 1.0) if scale == "chance" else (min(0.0, *values), max(values))
        self.heading(say(f"chart_{scale}", self.lang))
        for side, name in enumerate(self.sides):
            over = spread([(one.place, one.sides[side]) for one in stood], self.again.steps[-1].line, WIDTH)
            *rows, last = columns(over, height=3 if len(self.sides) == 2 else 1, low=low, high=high)
            colour = _COLOURS[side % len(_COLOURS)]
            for row in rows:
                self.line(row, colour)
            self.line(Text(last, colour).append(f" {stands(stood[-1].sides[side], scale, self.lang)}  {name}", "default"))

    def turns(self) -> None:
        """The moments that decided it, with what the story says of them."""
        self.heading(say("turns", self.lang))
        told = self.results()
        for turn in self.found.turns:
            self.line(f"{self.turn(turn)} {clean(told.get(turn.place, ''))}".strip())

    def turn(self, turn: Turn) -> str:
        """The side that it moved most, from where to where."""
        scale = of(self.kit)[0].scale
        moves = [abs(now - once) for once, now in zip(turn.before, turn.after, strict=True)]
        side = moves.index(max(moves))
        before, after = (stands(sides[side], scale, self.lang) for sides in (turn.before, turn.after))
        return say("turn", self.lang, line=turn.place, side=self.sides[side], before=before, after=after)

    def results(self) -> dict[int, str]:
        """What the story says at the end of something, by the line of the action that it follows."""
        taken: list[int] = []

        def read() -> Iterator[Replayed]:
            for step in self.again.steps:
                taken.append(step.line)
                yield step

        results = {}
        for told in self.kit.story(read(), self.names, self.lang):
            if told.kind == "result" and taken:
                results[taken[-1]] = told.text
        return results

    def mistakes(self, mistakes: list[Judged], every: bool) -> None:
        """The dearest of them, or all, in their order."""
        if not mistakes:
            self.console.print()
            self.line(say("no_mistakes", self.lang), "green", 0)
            return
        told = mistakes if every else sorted(sorted(mistakes, key=lambda one: -one.cost)[:MOST_LISTED], key=lambda one: one.place)
        self.heading(say("mistakes", self.lang, count=len(mistakes), told=len(told)))
        times = {step.line: step.at for step in self.again.steps}
        for one in told:
            self.mistake(one, times.get(one.place, 0))

    def mistake(self, one: Judged, at: int) -> None:
        """Who did what, what it cost, what was better, and why."""
        analysis, advice = of(self.kit)
        grave = one.cost >= analysis.blunder
        facts = {
            "mark": "??" if grave else "?",
            "line": one.place,
            "time": f" ({write_time(at)})" if at else "",
            "name": self.names[one.seat],
            "done": analysis.say(one.action, self.lang),
            "cost": amount(one.cost, analysis.unit, self.lang),
            "best": analysis.say(one.best, self.lang),
            "reason": capital(pick(advice.reasons[one.reason], self.lang)),
        }
        self.line(say("mistake", self.lang, **facts), "red" if grave else "")

    def sums(self) -> None:
        """What the mistakes of each seat cost together."""
        unit = of(self.kit)[0].unit
        self.console.print()
        for seat, name in enumerate(self.names):
            own, wrong = ([one for one in among if one.seat == seat] for among in (self.found.judged, self.found.mistakes))
            cost = amount(sum(one.cost for one in wrong), unit, self.lang)
            if own:
                self.line(say("sum", self.lang, name=name, decisions=len(own), mistakes=len(wrong), cost=cost), indent=0)
