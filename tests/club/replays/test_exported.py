"""A finished match of a live table as a record: replayed and checked like one from the terminal, and no word more than was revealed."""

import io
import re
import time
from functools import cache
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tento.club.live import entries as log
from tento.club.live.entries import TableConfig
from tento.club.replays.exported import record_of
from tento.records.deals import check_deals
from tento.records.keeper import RecordKeeper
from tento.records.lines import DealLine
from tento.records.reading import read
from tento.records.replaying import Replay, replay
from tento.table.seats import SPECTATOR
from tests.contract.knowledge import TrancaKeeper, TrucoKeeper, seeds_in
from tests.contract.listening import AT_ONCE, Told, listened
from tests.records.test_secrets import cards_in

NAMES = ("Ana", "Beto", "Caio", 'Dona "Dadá"')
TO_THE_END = 5_000
TABLES = {
    "ktruco-paulista": TableConfig(rulebook="ktruco-paulista", fill_bot="random", **AT_ONCE),
    "fenacef-ix": TableConfig(rulebook="fenacef-ix", fill_bot="random", **AT_ONCE),
    "truco-masters-2025": TableConfig(rulebook="truco-masters-2025", fill_bot="random", **AT_ONCE),
    "afia-2025": TableConfig(
        game="tranca", rulebook="afia-2025", options={"partida_target": {"default": 800}}, fill_bot="random", **AT_ONCE
    ),  # bots that choose by chance need twenty rodadas for more
}
EVERY = pytest.mark.parametrize("rulebook", TABLES)
SECRET = pytest.mark.parametrize("reveal", ["never", "referee"])


@cache
def match(rulebook: str, reveal: str, people: int = 4) -> Told:
    """A match at random, with all the lines and all the secrets of its log."""
    config = replace(TABLES[rulebook], reveal=reveal)
    told = listened(config, TrancaKeeper if config.game == "tranca" else TrucoKeeper, 3, TO_THE_END, people)
    assert told.live.state.closed == "finished"
    return told


def written(told: Told, names=NAMES, *, referee: bool = False) -> str:
    text = record_of(told.log, names[: told.live.state.config.seats], referee=referee)
    assert text is not None
    return text


def replayed(told: Told, **to) -> Replay:
    return replay(read(written(told, **to)))


@EVERY
@pytest.mark.parametrize("reveal", ["deal", "partida"])
def test_a_match_at_a_live_table_replays_to_the_state_it_ended_with(rulebook, reveal):
    told = match(rulebook, reveal)
    again = replayed(told)
    assert (again.sealed, again.state) == (None, told.live.state.match)


@EVERY
def test_every_deal_of_a_live_match_is_true(rulebook):
    told = match(rulebook, "deal")
    assert [report.verdict for report in check_deals(read(written(told)))] == ["true"] * told.live.state.dealt


def test_the_same_match_in_the_terminal_is_the_same_text():
    told = match("truco-masters-2025", "partida")
    text = written(told)
    record, sink = read(text), io.StringIO()
    new = told.live.state.game.new(told.live.state.rulebook, 4)
    keeper = RecordKeeper(sink, new, record.header.players, date=record.header.date)
    deals = iter(record.deals)
    for step in replay(record).steps:
        if record.texts[step.line - 1].endswith(" table shuffle"):
            dealt = next(deals)
            keeper.dealt(dealt.commitment, dealt.numbers, told.seeds[dealt.deal])
        keeper.acted(step.at, step.actor, step.action, step.step)
    assert sink.getvalue() == text


def test_a_match_by_agreed_options_is_replayed_by_them():
    options = {"partida_target": 15, "onze_at": 14}
    told = listened(replace(TABLES["fenacef-ix"], options=options, phase="final"), TrucoKeeper, 5, TO_THE_END, 1)
    record = read(written(told))
    assert (record.header.options, record.header.phase) == (options, "final")
    assert replay(record).state == told.live.state.match
    assert max(told.live.state.match.score) >= 15


@SECRET
@EVERY
def test_a_record_holds_no_seed_that_was_not_revealed(rulebook, reveal):
    told = match(rulebook, reveal)
    assert seeds_in(written(told).encode(), told.seeds) == []


@EVERY
@pytest.mark.parametrize("reveal", ["deal", "partida"])
def test_a_record_holds_the_seeds_of_the_deals_that_were_dealt_and_not_the_next(rulebook, reveal):
    told = match(rulebook, reveal)
    assert len(told.seeds) > told.live.state.dealt
    assert seeds_in(written(told).encode(), told.seeds) == list(range(1, told.live.state.dealt + 1))


@SECRET
@EVERY
def test_before_a_reveal_a_record_holds_only_cards_that_everybody_saw(rulebook, reveal):
    """Deal by deal; what a watchful spectator knew is told by somebody else than the room."""
    told = match(rulebook, reveal)
    text = written(told)
    public = {known.dealt: known.cards[SPECTATOR] for known in told.along}
    places = [*(found.start() for found in re.finditer("^deal ", text, re.MULTILINE)), len(text)]
    deals = [text[since:until] for since, until in pairwise(places)]
    assert [deal for deal, part in enumerate(deals, 1) if not cards_in(part) <= public[deal]] == []
    assert any(cards_in(part) for part in deals)


@SECRET
def test_before_a_reveal_a_record_tells_of_no_secret_act(reveal):
    told = match("ktruco-paulista", reveal)
    assert any(b'"steal"' in line or b'"peek"' in line for line in told.lines)
    assert not re.search("steal|peek|hidden|reveal ", written(told))


def test_after_the_reveal_a_record_tells_of_every_secret_act():
    told = match("ktruco-paulista", "partida")
    acts = [step for line in told.lines if isinstance(entry := log.decode(line), log.Acted) for step in [bytes(entry.action)]]
    stolen = sum(b'"steal"' in act or b'"peek"' in act for act in acts)
    assert written(told).count("\nhidden ") == stolen > 0


@SECRET
def test_a_record_without_seeds_is_told_up_to_its_first_deal(reveal):
    told = match("fenacef-ix", reveal)
    record = read(written(told))
    assert replay(record).sealed == next(line.line for line in record.lines if isinstance(line, DealLine))
    assert {report.verdict for report in check_deals(record)} == {"sealed"}


def test_the_referee_alone_gets_the_seeds_where_that_was_agreed():
    told = match("fenacef-ix", "referee")
    assert replayed(told, referee=True).state == told.live.state.match
    assert seeds_in(written(match("fenacef-ix", "never"), referee=True).encode(), told.seeds) == []


def test_a_referee_gets_no_seed_that_was_agreed_on_as_nobodys():
    told = match("fenacef-ix", "never")
    assert written(told, referee=True) == written(told)


@EVERY
def test_a_record_holds_no_id_of_a_person_or_of_the_table(rulebook):
    told = match(rulebook, "deal")
    text = written(told)
    assert told.live.state.id not in text
    assert not re.search(r"\bp[0-3]\b", text)


def test_a_record_names_people_as_they_are_shown_today():
    text = written(match("truco-masters-2025", "deal"), ("Ana", "Jogador 77", "Caio", "Dora"))
    assert [player.name for player in read(text).header.players] == ["Ana", "Jogador 77", "Caio", "Dora"]
    assert "P1" not in text


def test_bots_are_called_bots():
    told = match("truco-masters-2025", "deal", people=3)
    assert [player.bot for player in read(written(told)).header.players] == [False, False, False, True]


def test_the_date_is_that_of_the_first_pack_in_universal_time():
    told = match("truco-masters-2025", "deal")
    started = next(msgspec.json.decode(line)["at"] for line in told.lines if b'"started"' in line)
    assert read(written(told)).header.date == time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(started // 1000))


def test_there_is_no_record_of_a_match_in_play():
    told = listened(TABLES["fenacef-ix"], TrucoKeeper, 1, 100)
    assert record_of(told.log, NAMES) is None
