"""A sitting from the first shuffle to the last words: the table, the bots, the record that is kept."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from tento.cards.chance import Chance, seeds
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.kit import GameKit
from tento.table.local_table import LocalTable
from tento.table.outcome import Outcome
from tento.table.seats import Seat
from tento.terminal.company import HUMAN, Company
from tento.terminal.fronts import Front, Left
from tento.terminal.presenter import Presenter, Seated, TerminalTable
from tento.terminal.sitting import Sitting
from tento.texts.language import pick
from tento.texts.terminal import ENDED, label


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for on the command line, checked. `options` are those that only this game has."""

    kit: GameKit
    state: Any
    company: Company
    bots: Callable[[Rulebook], Bot]
    master: bytes | int
    phase: str = "default"
    record: Path | None = None
    options: frozenset[str] = frozenset()


def sit_down(setting: Setting, table: TerminalTable, front: Front) -> list[str]:
    """Plays until the match is over or the reader leaves; comes back with the last words."""
    kit, company = setting.kit, setting.company

    def chance(name: str) -> Chance:
        return Chance(setting.master, name)

    presenter = table.presenter(Seated(kit, setting.state.rulebook, company, chance, setting.options))
    seats = len(company.names)
    bots = {Seat(seat): setting.bots(setting.state.rulebook) for seat in range(1, seats)}
    why = "over"
    with _keeper(setting) as keeper:
        start = time.monotonic()
        local = LocalTable(kit.game, setting.state, seeds(setting.master, seats), keeper, lambda: int(1000 * (time.monotonic() - start)))
        try:
            Sitting(kit, local, presenter, front, bots, chance=chance).play()
        except Left as left:
            why = str(left)
        except KeyboardInterrupt:
            why = "interrupted"
        if keeper is not None:
            keeper.close(reveal=True)
    return farewell(why, kit.game.view(local.state, HUMAN), kit.game.outcome(local.state), setting, presenter)


def farewell(why: str, view: Any, outcome: Outcome | None, setting: Setting, presenter: Presenter) -> list[str]:
    """How it ended: the result, or the score so far; and where the record is."""
    lang, company = setting.company.lang, setting.company
    points = presenter.score(view)
    if points is None and outcome is not None:
        points = outcome.score
    lines = [label(why, lang) if outcome is None else say_ended(outcome, company)]
    if points is not None:
        lines.append(label("score_partial" if outcome is None else "score_final", lang, score=company.score(points)))
    lines += presenter.last_words(view)
    if setting.record is not None:
        lines.append(label("recorded", lang, file=str(setting.record)))
    return lines


def say_ended(outcome: Outcome, company: Company) -> str:
    """Who won, as the reader is told."""
    if outcome.winner is None:
        return pick(ENDED["nobody"], company.lang)
    foe = company.side_names()[outcome.winner]
    return pick(ENDED[company.side(outcome.winner)], company.lang).format(foe=foe)


@contextmanager
def _keeper(setting: Setting) -> Iterator[RecordKeeper | None]:
    """The keeper of the record, if one is wanted. Practice: the seeds are revealed after each mão."""
    if setting.record is None:
        yield None
        return
    reader, *others = setting.company.names
    if reader == label("you", setting.company.lang):
        reader = label("player", setting.company.lang)  # whoever reads the record is somebody else
    players = [Player(reader), *(Player(name, bot=True) for name in others)]
    with setting.record.open("x", encoding="utf-8", newline="\n") as sink:
        yield RecordKeeper(sink, setting.state, players, phase=setting.phase, reveal="deal", date=date.today().isoformat())
