"""`replay` and `verify-deal` on files of all sorts: what they print, and the exit code."""

import re

import pytest
import typer
from typer.testing import CliRunner

from tento.cli.records import replay_command, verify_deal_command
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.records.signature import public_key, signed
from tento.rulebooks.loader import load, overlay
from tento.table.seats import REFEREE, Seat
from tests.club.replays.test_stand_ins import went_away
from tests.records.recorded import SMALL, Match, forged, live, played, rechained

app = typer.Typer()
app.command("replay")(replay_command)
app.command("verify-deal")(verify_deal_command)

both = pytest.mark.parametrize("command", ["replay", "verify-deal"])


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.setenv("TENTO_LANG", "pt")

    def run_on(command, content, *options, stdin=None):
        path = tmp_path / "match.tento"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return CliRunner().invoke(app, [command, str(path), *options], input=stdin)

    return run_on


def test_a_match_is_told_in_portuguese(run):
    told = run("replay", SMALL)
    assert told.exit_code == 0
    assert "Ana × Beto (robô)" in told.output
    assert re.search(r"Mão 1 · comum · 0:00\.137 · Ana 0 × 0 Beto", told.output)
    assert re.search(r"1ª rodada: Beto jogou \S+\. Ana jogou \S+\. → (Ana|Beto|empate)", told.output)
    assert "Ana ganha o jogo por desclassificação (art." in told.output


def test_a_match_is_told_in_english(run):
    told = run("replay", SMALL, "--lang", "en")
    assert re.search(r"Cards: Ana \S+ \S+ \S+ · Beto \S+ \S+ \S+\.", told.output)
    assert re.search(r"(Ana|Beto) played \S+ face down", told.output)
    assert told.output.endswith("All true: 8 actions played again by the rules, and the result is the one recorded.\n")


@pytest.mark.parametrize("name", ["truco-masters-2025", "fenacef-ix", "ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo"])
@pytest.mark.parametrize("lang", ["pt", "en"])
def test_random_matches_of_every_rulebook_are_told(run, name, lang):
    told = run("replay", played(name, 4, 3).text, "--lang", lang)
    assert told.exit_code == 0
    assert "_" not in told.output, "no word of the program shows through"


def test_one_mao_is_told_alone(run):
    told = run("replay", played("fenacef-ix", 4, 3).text, "--mao", "2")
    assert re.findall(r"^Mão (\d+)", told.output, re.MULTILINE) == ["2"]


def test_a_mao_that_was_not_played_is_refused(run):
    told = run("replay", SMALL, "--mao", "9")
    assert (told.exit_code, "não há mão 9: o registro tem 1" in told.stderr) == (2, True)


def test_quiet_says_only_whether_all_is_true(run):
    assert run("replay", SMALL, "--quiet").output.count("\n") == 1


def test_step_by_step_goes_on_at_the_end_of_the_input(run):
    assert run("replay", SMALL, "--step", stdin="\n\n").output == run("replay", SMALL).output


def test_every_true_deal_is_said_to_be_true(run):
    told = run("verify-deal", played("ktruco-paulista", 2, 3).text, "--lang", "en")
    deals = re.findall(r"^deal (\d+): true$", told.output, re.MULTILINE)
    assert deals == [str(deal) for deal in range(1, len(deals) + 1)]
    assert told.output.endswith(f"all {len(deals)} deals are true\n")
    assert told.exit_code == 0


def test_a_false_deal_is_named_with_why(run):
    told = run("verify-deal", forged(r"^reveal 1 seed ..", "reveal 1 seed 00"), "--lang", "en")
    assert told.exit_code == 1
    assert "deal 1: FALSE: the seed is not the one committed to" in told.output


def test_a_card_from_elsewhere_makes_the_deal_false(run):
    told = run("verify-deal", forged(r" 1 play \S\S", " 1 play 5c"))
    assert told.exit_code == 1
    assert re.search(r"distribuição 1: FALSA: linha \d+: as regras recusam `1 play 5c`: not_in_hand", told.output)


def test_a_match_that_breaks_the_rules_is_not_told(run):
    told = run("replay", forged(r" 1 play \S\S", " 1 play 5c"))
    assert (told.exit_code, told.stdout) == (1, "")
    assert re.search(r"match\.tento: linha \d+: as regras recusam `1 play 5c`", told.stderr)


def test_deals_that_are_not_revealed_are_said_to_be_so(run):
    match = live("fenacef-ix-mano-a-mano", 2)
    match.keeper.close()
    told = run("verify-deal", match.text, "--lang", "en")
    assert told.exit_code == 1
    assert "deal 1: seed not revealed yet" in told.output


def test_what_is_not_revealed_is_shown_as_it_was_written(run):
    match = live("fenacef-ix-mano-a-mano", 2)
    match.keeper.close()
    told = run("replay", match.text)
    assert told.exit_code == 1
    assert re.search(r"ainda não foram reveladas; .*:\n  deal 1\n  0:00\.137 table shuffle\n", told.output)


@both
def test_a_cut_record_is_refused_with_a_way_out(run, command):
    told = run(command, SMALL[: SMALL.index("end ~")])
    assert (told.exit_code, "sem a linha `end` (--recover" in told.stderr) == (2, True)


@both
def test_a_cut_record_opens_for_recovery(run, command):
    assert run(command, SMALL[: SMALL.index("end ~")], "--recover").exit_code == 0


@both
@pytest.mark.parametrize(
    "content", [b"", b"\n", b"hello", b"\xff\xfe\x00\x01", b"\x7fELF\x02\x01\x01\x00\x9c", SMALL.encode()[:-3], SMALL.encode("utf-16")]
)
def test_what_cannot_be_read_gives_a_message_and_no_traceback(run, command, content):
    told = run(command, content)
    assert (told.exit_code, told.stdout) == (2, "")
    assert re.fullmatch(r".*match\.tento: .+\n", told.stderr)
    assert isinstance(told.exception, SystemExit)


@both
@pytest.mark.parametrize("name", [".", "missing.tento", "missing/match.tento"])
def test_a_folder_or_a_missing_file_gives_a_message(tmp_path, command, name):
    told = CliRunner().invoke(app, [command, str(tmp_path / name)])
    assert (told.exit_code, told.stdout, told.stderr.count("\n")) == (2, "", 1)


@both
def test_an_edited_record_is_refused_with_its_line(run, command):
    told = run(command, SMALL.replace("seats 2", "seats 4"))
    assert (told.exit_code, "linha 4: o código não confere" in told.stderr) == (2, True)


@both
def test_another_edition_of_the_rulebook_is_refused_by_both_hashes(run, command):
    told = run(command, forged("sha256:..", "sha256:00"))
    assert (told.exit_code, told.stderr.count("sha256:")) == (2, 2)
    assert "--rulebook ARQUIVO indica a edição com que se jogou" in told.stderr


@both
def test_a_rulebook_that_cannot_be_used_gives_a_message(run, command):
    told = run(command, SMALL, "--rulebook", "nonsense.toml")
    assert (told.exit_code, "nonsense.toml" in told.stderr) == (2, True)


@both
def test_a_rulebook_of_the_house_must_be_named(run, command):
    rulebook = overlay(load("fenacef-ix-mano-a-mano"), {"partida_target": 15, "onze_at": 14})
    match = Match(game.new(rulebook, 2, first_dealer=Seat(0)), 7)
    match.keeper.close()
    told = run(command, match.text)
    assert (told.exit_code, "fenacef-ix-mano-a-mano+ não vem com o programa" in told.stderr) == (2, True)
    assert "--rulebook ARQUIVO" in told.stderr


def test_a_name_cannot_play_tricks_on_the_terminal(run):
    match = Match(game.new(load("fenacef-ix-mano-a-mano"), 2, first_dealer=Seat(0)), 7, names=("\x1b[2Jbold", "[red]Beto"))
    match.deal()
    match.act(REFEREE, do.Sanction(Seat(1), "disqualification"))
    told = run("replay", match.text)
    assert "\x1b" not in told.output
    assert "[red]Beto" in told.output


def test_a_match_by_agreed_options_needs_no_other_word(run):
    options = {"partida_target": 15, "onze_at": 14}
    match = Match(game.new(overlay(load("fenacef-ix-mano-a-mano"), options), 2, first_dealer=Seat(0)), 7, options=options)
    match.deal()
    match.act(REFEREE, do.Sanction(Seat(1), "disqualification"))
    assert run("replay", match.text).exit_code == 0
    assert run("verify-deal", match.text).exit_code == 0


def test_pairs_are_named_by_their_sides(run):
    told = run("replay", played("fenacef-ix", 4, 3).text)
    assert 'A: Ana e Caio × B: Beto (robô) e Dona "Dadá"' in told.output


def test_who_chose_for_another_is_told_at_the_end(run):
    told = run("replay", went_away(), "--lang", "en")
    assert re.search(r"^Not every choice was made by who sat there: Ana \(clock: 1\), Ana \(bot: \d+\)\.$", told.output, re.MULTILINE)


def test_a_signed_record_names_the_key_of_its_server(run):
    told = run("verify-deal", signed(SMALL, bytes(32)), "--lang", "en", "--signed-by", public_key(bytes(32)).upper())
    assert told.exit_code == 0
    assert f"by the server of key {public_key(bytes(32))}" in told.output


@pytest.mark.parametrize("record", [SMALL, signed(SMALL, bytes(32))], ids=["unsigned", "by another"])
def test_a_record_that_the_named_server_did_not_sign_is_refused(run, record):
    told = run("verify-deal", record, "--signed-by", public_key(bytes(range(32))))
    assert told.exit_code == 1
    assert "não é assinado por essa chave" in told.output


@both
def test_a_false_signature_is_refused(run, command):
    key = public_key(bytes(32))
    told = run(command, signed(SMALL, bytes(32)).replace(key, public_key(bytes(range(32)))))
    assert told.exit_code == 1


@both
def test_a_record_changed_under_a_fitting_chain_is_refused_by_its_signature(run, command):
    before = signed(SMALL, bytes(32))
    texts = [line.rpartition(" ~")[0].replace('"Ana"', '"Eva"') for line in before.splitlines()]
    told = run(command, rechained(texts), "--lang", "en")
    assert told.exit_code == 1
    assert "the signature is not of this text" in told.output
