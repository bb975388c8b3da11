"""The record of a match of poker: with the seeds, and for a reader who does not have them."""

import io
from collections.abc import Iterator
from functools import cache

import pytest

from tento.cards.chance import Chance, seeds
from tento.club.replays.opened import open_record
from tento.games.poker.kit import KIT
from tento.games.poker.rules import game
from tento.records.chain import chained, texts_of
from tento.records.deals import check_deals
from tento.records.errors import RecordError
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load, overlay
from tento.table.game import Step
from tento.table.local_table import LocalTable
from tento.table.reveal import Reveal
from tento.table.seats import Seat
from tests.contract.laws import Moment, cards_named
from tests.contract.poker_ledger import Ledger

VARIANTS = pytest.mark.parametrize("variant", ["no-limit-holdem", "omaha-hilo", "horse"])
SEATS = 4


class Following:
    """A keeper that also lets the ledger know, which is told by the pack and by what everybody hears."""

    def __init__(self, keeper: RecordKeeper) -> None:
        self.keeper, self.ledger, self.open = keeper, Ledger(), list[set[str]]()
        self._last: set[str] = set()

    def dealt(self, *deal):
        self.open += [self._last] if self.open or self._last else []
        self.keeper.dealt(*deal)

    def acted(self, at, actor, action, step):
        self.ledger.follow(Moment(None, actor, action, step))
        self._last = set(self.ledger.open)
        self.keeper.acted(at, actor, action, step)

    def known(self) -> list[set[str]]:
        """For each deal the cards that lay open in the end."""
        return [*self.open, self._last]


@cache
def played(variant: str, reveal: Reveal) -> tuple[str, object, list[set[str]]]:
    """A match of random bots: its record, its outcome, and the cards that lay open in each deal."""
    options = {"variant": variant, "level_hands": 3}
    rulebook, text = overlay(load("cgp-2024"), options), io.StringIO()
    state = game.new(rulebook, SEATS)
    keeper = Following(RecordKeeper(text, state, [Player(f"P{seat}", True) for seat in range(SEATS)], options=options, reveal=reveal))
    table, bot, luck = LocalTable(game, state, seeds(7, SEATS), keeper), KIT.bot("random", rulebook), Chance(7)
    while game.outcome(table.state) is None:
        waiting = game.waiting(table.state)
        if waiting.table:
            table.shuffle()
        else:
            (seat,) = waiting.seats
            assert isinstance(table.act(seat, bot.choose(game.view(table.state, seat), game.legal(table.state, seat), luck)), Step)
    return text.getvalue(), game.outcome(table.state), keeper.known()


def of_each_deal(text: str) -> Iterator[list[str]]:
    """The lines of each deal of a record, without their checks and articles."""
    found: list[list[str]] = []
    for line in texts_of(text):
        if line.startswith("deal "):
            found.append([])
        elif found:
            found[-1].append(line.partition(" (")[0])
    return iter(found)


@VARIANTS
@pytest.mark.parametrize("reveal", ["deal", "referee"])
def test_a_record_replays_to_the_same_end_with_the_seeds_and_without(variant, reveal):
    text, outcome, _ = played(variant, reveal)
    again = replay(read(text))
    assert (again.state.outcome, again.sealed) == (outcome, None)
    assert bool(again.unseen) == (reveal == "referee")


@VARIANTS
def test_a_record_without_seeds_names_open_cards_alone(variant):
    text, _, known = played(variant, "referee")
    for lines, seen in zip(of_each_deal(text), known, strict=True):
        assert cards_named(lines) <= seen


@VARIANTS
def test_who_replays_without_seeds_is_told_no_card_that_was_not_shown(variant):
    text, _, known = played(variant, "referee")
    told, deal = open_record(text, Seat(0)).replay.steps, -1
    for step in told:
        deal += any(event["event"] in ("ButtonDrawn", "HandBegan") for event in map(_plain, step.events))
        assert cards_named((step.events, step.view)) <= known[deal]


def _plain(event):
    return {"event": type(event).__name__} if not isinstance(event, dict) else event


def test_a_deal_is_verified_with_its_seed():
    text, _, _ = played("no-limit-holdem", "deal")
    assert {report.verdict for report in check_deals(read(text))} == {"true"}


@VARIANTS
def test_without_its_seed_a_deal_is_verified_by_the_leaves_of_what_was_shown_or_not_at_all(variant):
    text, _, known = played(variant, "referee")
    assert [report.verdict for report in check_deals(read(text))] == ["shown" if cards else "sealed" for cards in known]


def forged(text: str, before: str, after: str) -> str:
    """The record with another word on the first line that has it, chained anew as a forger would."""
    texts, check, lines = list(texts_of(text)), "", []
    place = next(number for number, line in enumerate(texts) if before in line)
    texts[place] = texts[place].replace(before, after)
    for line in texts:
        written, check = chained(check, line)
        lines.append(written)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("before", "after"), [("pot ", "pot 1"), ("back 1 ", "back 1 1"), ("stacks 0", "stacks 25"), ("shown 0", "shown 3")]
)
def test_without_seeds_a_forged_result_is_found_all_the_same(before, after):
    text, _, _ = played("no-limit-holdem", "referee")
    if before not in text:
        before, after = "in ", "in 1"
    with pytest.raises(RecordError):
        replay(read(forged(text, before, after)))
