"""A match of tranca as text: kept while it is played, replayed to the same state, told, and its deals redone."""

import io

import pytest
from typer.testing import CliRunner

from tento.cards.chance import Chance, seeds
from tento.cli.main import app
from tento.games.tranca import notation as tranca_notation
from tento.games.tranca.kit import KIT
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.records.deals import check_deals
from tento.records.errors import RecordError
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load
from tento.table.local_table import LocalTable
from tento.table.notation import BadNotation
from tento.table.seats import REFEREE, Seat
from tests.records.recorded import rechained

AFIA = load("afia-2025")


def recorded(seed: int = 1, variant: bool = False):
    """A match between sensible players: its record and its last state."""
    written = io.StringIO()
    state = game.new(AFIA)
    keeper = RecordKeeper(written, state, [Player(name, bot=True) for name in ("Ana", "Beto", "Caio", "Dora")])
    table = LocalTable(game, state, seeds(seed, 4), keeper)
    if variant:
        for actor, action in ((Seat(0), do.Propose("wilds_per_meld", 2)), (Seat(1), do.Consent(True)), (REFEREE, do.Consent(True))):
            table.act(actor, action)
    bot, chance = KIT.bot("sensible", AFIA), Chance(seed)
    while game.outcome(table.state) is None:
        waiting = game.waiting(table.state)
        if waiting.table:
            table.shuffle()
        else:
            seat = waiting.seats[0]
            table.act(seat, bot.choose(game.view(table.state, seat), game.legal(table.state, seat), chance))
    return written.getvalue(), table.state


@pytest.mark.parametrize("variant", [False, True])
def test_a_record_replays_to_the_same_state(variant):
    text, last = recorded(variant=variant)
    assert replay(read(text)).state == last


@pytest.mark.parametrize("option", ['partida_target {"default": 9}', "wilds_per_meld 2", "no_such_option 1"])
def test_an_option_that_was_written_into_a_record_afterwards_is_refused(option):
    texts = list(read(recorded(2)[0]).texts)
    record = read(rechained([*texts[:3], f"option {option}", *texts[3:]]))
    for redo in (replay, check_deals):
        with pytest.raises(RecordError) as caught:
            redo(record)
        assert caught.value.code in ("wrong_rulebook", "bad_options")


def test_every_deal_of_a_record_is_true():
    text, _ = recorded(2)
    assert {report.verdict for report in check_deals(read(text))} == {"true"}


def test_a_record_does_not_name_a_card_that_was_drawn_before_its_seed_is_revealed():
    text, _ = recorded(3)
    assert {line.split()[1:3] == [str(seat), "draw"] and len(line.split()) for line in text.splitlines() for seat in range(4)} <= {False, 4}


def test_a_changed_discard_is_found():
    text, _ = recorded(4)
    place = text.index(" discard ")
    forged = text[:place] + " discard 4c" + text[place + len(" discard 4c") :]
    with pytest.raises(RecordError):
        replay(read(forged if forged != text else text.replace(" draw", " reject", 1)))


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_a_record_is_told_by_the_command(tmp_path, lang):
    path = tmp_path / "match.tento"
    path.write_bytes(recorded(5)[0].encode())
    result = CliRunner().invoke(app, ["replay", str(path), "--lang", lang])
    assert result.exit_code == 0
    assert "Rodada 1" in result.stdout
    assert "art. 6" in result.stdout


def test_deals_are_verified_by_the_command(tmp_path):
    path = tmp_path / "match.tento"
    path.write_bytes(recorded(6)[0].encode())
    assert CliRunner().invoke(app, ["verify-deal", str(path)]).exit_code == 0


@pytest.mark.parametrize(
    "text",
    [
        "draw", "reject", "take", "take Th Qh", "take +B1", "take +B1 8h", "lay 5h 2s 7h", "add A2 8c 9c", "add A2 2c low", "discard 6s",
        "propose wilds_per_meld 2", "propose initial_upcard true", "propose red3_timing at_deal", "agree", "decline",
    ],
)  # fmt: skip
def test_an_action_is_read_as_it_is_written(text):
    assert tranca_notation.write(tranca_notation.read(text)) == text


@pytest.mark.parametrize("text", ["", "drw", "draw 4c", "lay", "lay 1c", "add B1", "discard", "discard 4c 5c", "propose x", "take +B1 zz"])
def test_what_is_no_action_is_refused_with_a_hint(text):
    with pytest.raises(BadNotation):
        tranca_notation.read(text)
