"""What the judge says of a case that cannot be judged: what is wrong, and what would be right."""

from functools import partial

import pytest

from tento.records.judge import judge_file
from tests.records.small_cases import FENACEF, HOLDS, TRANCA, TRUCO, championship, error_in, written


@pytest.fixture
def write(tmp_path):
    return partial(written, tmp_path)


@pytest.fixture
def error_of(tmp_path):
    return partial(error_in, tmp_path)


# Messages that help.


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TRUCO + "daler = 1\n[expect]\nturn = 1\n", "daler: is not a key of a truco case; did you mean `dealer`?"),
        (TRUCO + "[expect]\nwiner = 'A'\n", "expect.winer: is not an answer; did you mean `winner`?"),
        (TRUCO + "[expect.truco-masters-2025]\nturm = 1\n", "expect.truco-masters-2025.turm: is not an answer; did you mean `turn`?"),
        (TRANCA + "tunr = 1\n[expect]\nturn = 1\n", "tunr: is not a key of a tranca case; did you mean `turn`?"),
        (TRANCA + "[expect]\nmelt = { A1 = 'open' }\n", "expect.melt: is not an answer; did you mean `meld`?"),
        (championship("standing") + "[expect]\norder = []\n",
         'question: "standing" is not asked of a championship; did you mean `standings`?'),
        (championship("standings") + "resulst = []\n[expect]\norder = []\n",
         "resulst: is not a key of this question; did you mean `results`?"),
        (championship("standings") + "results = []\n[expect]\nordre = []\n", "expect.ordre: is not an answer; did you mean `order`?"),
        (championship("payouts", "cgp-2024") + "entris = 1\n[expect]\npool = 1\n",
         "entris: is not a key of this question; did you mean `entries`?"),
        (championship("field") + "[expect]\naccepted = true\n", "entries: is missing"),
        (FENACEF + "options = { leder_r1 = 1 }\n[expect]\nturn = 1\n",
         "options: fenacef-ix+: leder_r1: unknown key, did you mean `leader_r1`?"),
        (FENACEF + "options = { zzz = 1 }\n[expect]\nturn = 1\n",
         "options: fenacef-ix+: zzz: unknown key; `tento rulebook show fenacef-ix` lists them"),
        (championship("field") + "options = { thrid_place = 1 }\nentries = 4\n[expect]\nstages = {}\n",
         "options: fenacef-ix+: thrid_place: unknown key; did you mean `third_place`?"),
        ('game = "trucco"\n', 'game: "trucco" is not judged here; did you mean `truco`?'),
        (championship("entry") + "born = 12:00:00\n[expect]\naccepted = true\n", "born: found 12:00:00; write a day, as in 2025-10-18"),
        (championship("field") + "entries = true\n[expect]\nstages = {}\n", "entries: found true; write a whole number from 0 to 100000"),
        (championship("field") + "entries = 2025-10-18\n[expect]\nstages = {}\n",
         "entries: found 2025-10-18; write a whole number from 0 to 100000"),
        ('game = 2025-10-18\n', "game: 2025-10-18 is not judged here; known: truco, tranca, poker, poker-ruling, championship"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_what_would_be_right(error_of, text, told):
    assert error_of(text) == told


@pytest.mark.parametrize("text", ["height = 2\n", "zzz = 2\n"])
def test_a_key_that_is_near_to_none_is_told_with_all_there_are(error_of, text):
    assert error_of(TRUCO + text + "[expect]\nturn = 1\n").endswith(
        "is not a key of a truco case; known: game, rulebooks, expect, title, note, options, do, dealer, score, jogo, vira, hands, seats,"
        " phase, first_mao, first_dealer, overtime"
    )


@pytest.mark.parametrize(
    ("question", "keys", "told"),
    [
        ("payouts", "entries = 18\nguarantee = 'x'", "guarantee: holds text in quotes, not a number"),
        ("payouts", "entries = 18\nbuy_in = 3", "buy_in: holds a whole number, not a table"),
        ("deal", "prizes = 3", "prizes: holds a whole number, not a list"),
        ("deal", "prizes = [1, 'x']", "prizes[1]: holds text in quotes, not a number"),
        ("ranking", "entries = 18\nplayers = [{ name = 'x', plaec = 1 }]",
         "players[0].plaec: is not a key here; write a list, each a table of name, place, day2"),
        ("payouts", "", "entries: is missing; write a whole number"),
        ("payouts", "entries = 18\nresidual = 'second'", 'residual: found "second"; write "first_place", "scale", "printed" or "none"'),
        ("registration", "act = 'sit'\nat = 3", "at: holds a whole number, not a date and an hour"),
    ],
)  # fmt: skip
def test_what_a_key_of_a_poker_question_may_hold_is_said(error_of, question, keys, told):
    assert error_of(f"{championship(question, 'cgp-2024')}{keys}\n[expect]\narticle = '1'\n") == told


@pytest.mark.parametrize("value", ["[[1]]", "{ a = 1 }", "true", "1979-05-27", "1.5", "'x'", "07:32:00"])
@pytest.mark.parametrize("question", ["payouts", "deal", "seating", "registration", "balancing", "knockout"])
def test_no_message_allows_anything(error_of, question, value):
    keys = {"payouts": "buy_in", "deal": "prizes", "seating": "players", "registration": "act", "balancing": "tables", "knockout": "value"}
    error = error_of(f"{championship(question, 'cgp-2024')}{keys[question]} = {value}\n[expect]\narticle = '1'\n")
    assert not any(word in error for word in ("anything", "None", "True", "datetime", "phases"))


# An expectation of the wrong kind is an error, not an answer that differs.


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ("rodadas = 'A'", 'expect.rodadas: found "A"; write a list, each "A", "B" or "tie"'),
        ("rodadas = ['a']", 'expect.rodadas: found ["a"]; write a list, each "A", "B" or "tie"'),
        ("winner = 'C'", 'expect.winner: found "C"; write "A", "B" or "none"'),
        ("winner = 1", 'expect.winner: found 1; write "A", "B" or "none"'),
        ("points = '1'", 'expect.points: found "1"; write a whole number'),
        ("points = 1.0", "expect.points: found 1.0; write a whole number"),
        ("points = true", "expect.points: found true; write a whole number"),
        ("score = [1]", "expect.score: found [1]; write a list of 2, each a whole number"),
        ("turn = 4", 'expect.turn: found 4; write a whole number from 0 to 3, or "none"'),
        ("turn = 'A'", 'expect.turn: found "A"; write a whole number from 0 to 3, or "none"'),
        ("overtime = 0", "expect.overtime: found 0; write true or false"),
        ("refused = true", "expect.refused: found true; write text in quotes"),
        ("can = ['raise', ' ']", 'expect.can: found ["raise"," "]; write a list of steps, as in ["raise", "2 raise"]'),
        ("can = [1]", 'expect.can: found [1]; write a list of steps, as in ["raise", "2 raise"]'),
        ("next_dealer = 1979-05-27", 'expect.next_dealer: found 1979-05-27; write a whole number from 0 to 3, or "none"'),
    ],
)
def test_a_truco_answer_of_the_wrong_kind_is_an_error(error_of, expect, told):
    assert error_of(f"{FENACEF}[expect]\n{expect}\n") == told
    assert error_of(f"{FENACEF}[expect]\n[expect.fenacef-ix]\n{expect}\n") == told.replace("expect.", "expect.fenacef-ix.", 1)


@pytest.mark.parametrize(
    ("expect", "key"),
    [
        ("meld = { A1 = 'clean' }", "expect.meld.A1"),
        ("meld = { C1 = 'open' }", "expect.meld"),
        ("meld = { A0 = 'open' }", "expect.meld"),
        ("meld = ['A1']", "expect.meld"),
        ("hand_sizes = [1, 2, 3]", "expect.hand_sizes"),
        ("lixo_top = '9'", "expect.lixo_top"),
        ("lixo_top = ['4c']", "expect.lixo_top"),
        ("morto_taken = ['C']", "expect.morto_taken"),
        ("morto_taken = 'A'", "expect.morto_taken"),
        ("over = 'no'", "expect.over"),
        ("batida = 'C'", "expect.batida"),
        ("batida = 4", "expect.batida"),
        ("rodada_score = [10]", "expect.rodada_score"),
        ("monte = '3'", "expect.monte"),
        ("red_threes = 2", "expect.red_threes"),
    ],
)
def test_a_tranca_answer_of_the_wrong_kind_is_an_error(error_of, expect, key):
    assert error_of(f"{TRANCA}turn = 0\n[expect]\n{expect}\n").startswith(f"{key}: found ")


@pytest.mark.parametrize(
    ("case", "expect", "key"),
    [
        (championship("standings") + 'results = ["P 2-0 Q"]\n', "order = 'P'", "expect.order"),
        (championship("standings") + 'results = ["P 2-0 Q"]\n', "points = { P = 'three' }", "expect.points.P"),
        (championship("standings") + 'results = ["P 2-0 Q"]\n', "points = 3", "expect.points"),
        (championship("field") + "entries = 10\n", "accepted = 'yes'", "expect.accepted"),
        (championship("schedule") + "group = ['P', 'Q']\n", "at = ['P x Q']", "expect.at"),
        (championship("clock", "truco-masters-2025"), "winner = 'P'", "expect.winner"),
        (championship("payouts", "cgp-2024") + "entries = 18\n", "pool = '8380.80'", "expect.pool"),
        (championship("payouts", "cgp-2024") + "entries = 18\n", "pool = nan", "expect.pool"),
        (championship("payouts", "cgp-2024") + "entries = 18\n", "places = { 1 = '8295.20' }", "expect.places.1"),
        (championship("payment", "cgp-2024") + "prize = 10\n", "until = 3", "expect.until"),
    ],
)
def test_a_championship_answer_of_the_wrong_kind_is_an_error(error_of, case, expect, key):
    assert error_of(f"{case}[expect]\n{expect}\n").startswith(f"{key}: found ")


# A name that nobody has is an error, not a key without effect.


@pytest.mark.parametrize(
    ("case", "key"),
    [
        (championship("standings") + 'results = ["P 2-0 Q"]\nlots = ["P", "Z"]\n', "lots"),
        (championship("standings") + 'results = ["P 2-0 Q"]\nteams = ["P", "R"]\n', "teams"),
        (championship("standings") + 'results = ["P 2-0 Q"]\nwalkovers = [{ present = "P", absnet = "R" }]\n', "walkovers.absnet"),
        (championship("best-losers", "afia-2025") + 'phase = "sunday"\nlosers = [{ name = "A", made = 1 }]\n', "phase"),
        (championship("best-losers", "afia-2025") + 'losers = [{ name = "A", made = 1 }]\nlots = ["Z"]\n', "lots"),
        (championship("clock", "truco-masters-2025") + 'first_mao = "C"\n', "first_mao"),
        (championship("clock", "truco-masters-2025") + 'phase = "finale"\n', "phase"),
        (championship("draw") + f'listed = ["a", "b"]\nseed = "{"00" * 32}"\ndelegations = {{ z = "x" }}\n', "delegations"),
        (championship("entry", "truco-masters-2025") + 'ties = ["friend"]\n', "ties"),
        (championship("entry", "truco-masters-2025") + 'origin = "lottery"\n', "origin"),
        (championship("entry", "truco-masters-2025") + 'undeclared = ["availible"]\n', "undeclared"),
        (championship("entry", "truco-masters-2025") + 'declared = ["availible"]\n', "declared"),
        (championship("deal", "cgp-2024") + 'prizes = [10, 5]\namounts = { A = 8, B = 7 }\nconsent = ["A", "C"]\n', "consent"),
        (championship("hand-for-hand", "cgp-2024") + 'left = 9\npaid = 8\nouts = [{ name = "X", table = 1 }]\ndisqualified = ["Z"]\n',
         "disqualified"),
        (championship("sanction") + 'sides = ["P", ""]\neffect = "jogo"\n', "sides"),
        (championship("chip-race", "cgp-2024") + "stacks = { 1 = 25 }\nchips = { 2 = 1 }\nvalues = [25, 100]\n", "chips"),
        (championship("ranking", "cgp-2024") + 'event = "maim"\nentries = 50\n', "event"),
        (championship("registration", "cgp-2024") + 'act = "pay-early"\nevent = 2024-05-11\nproof = ["reciept"]\n', "proof"),
    ],
)  # fmt: skip
def test_a_name_that_is_nobodys_is_an_error(error_of, case, key):
    assert error_of(f"{case}[expect]\narticle = '1'\n").startswith(f"{key}: ")


@pytest.mark.parametrize(
    ("case", "answer"),
    [
        (championship("standings") + 'results = ["P 2-0 Q"]\n', "broken_by"),
        (championship("walkovers") + 'stage = "knockout"\nsides = ["P", "Q"]\nabsent = ["P"]\n', "status"),
        (championship("seating", "cgp-2024") + "players = 20\n", "seats"),
    ],
)
def test_nothing_is_expected_of_somebody_who_is_not_there(error_of, case, answer):
    assert error_of(f'{case}[expect]\n{answer} = {{ Zulmira = "none" }}\n') == f"expect.{answer}.Zulmira: is nobody's name in this case"


# What would take too long is refused.


@pytest.mark.parametrize(
    ("case", "key"),
    [
        (championship("schedule") + f"group = {[f't{i}' for i in range(101)]}\n", "group"),
        (championship("standings") + f"teams = {[f't{i}' for i in range(201)]}\n", "teams"),
        (championship("best-losers", "afia-2025") + f"losers = {[f't{i}' for i in range(1001)]}\n", "losers"),
        (championship("correction") + "bracket = ['A', 'B', 'C']\n", "bracket"),
        (championship("correction") + "bracket = ['A', 'B', 'C', 'D', 'E']\n", "bracket"),
        (championship("entry", "truco-masters-2025") + "at = 0001-01-01\n", "at"),
        (championship("seating", "cgp-2024") + "players = 1_000_000\n", "players"),
        (championship("balancing", "cgp-2024") + "tables = [1]\nsize = 1_000_000\n", "size"),
        (championship("balancing", "cgp-2024") + f"tables = {[1] * 2001}\n", "tables"),
        (championship("deal", "cgp-2024") + f"prizes = {[1] * 11}\nstacks = {{ {', '.join(f'a{i} = 1' for i in range(11))} }}\n", "stacks"),
        (championship("payment", "cgp-2024") + "prize = 1\nended = 9999-12-30\n", "ended"),
        (HOLDS.split("rulebooks")[0] + f"rulebooks = {['fenacef-ix'] * 101}\n", "rulebooks"),
    ],
)
def test_what_is_beyond_measure_is_an_error(error_of, case, key):
    assert error_of(f"{case}[expect]\narticle = '1'\n").startswith(f"{key}: ")


def test_a_place_of_many_digits_is_no_place(write):
    path = write(f"{championship('payouts', 'cgp-2024')}entries = 18\n[expect]\nplaces = {{ {'9' * 5000} = 1 }}\n")
    assert judge_file(path).error is None


def test_times_with_and_without_a_zone_are_compared_by_the_clock_of_the_event(write):
    case = f"{championship('registration', 'cgp-2024')}act = 'cancel'\norigin = 'early'\nat = 2024-05-10T10:00:00\n"
    assert judge_file(write(f"{case}start = 2024-05-10T16:00:00Z\n[expect]\naccepted = true\n")).error is None
