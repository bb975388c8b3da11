"""Accounts: guests, names, passwords, sessions, tokens, roles, and being forgotten."""

import asyncio

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.club.people.accounts import MOST_TOKENS, TRIES_BY_NAME, Accounts, NewSession
from tento.club.people.names import drawn_alike, guest_name, name_refusal, pseudonym, tidy
from tento.club.people.passwords import WEAKEST, Passwords, password_refusal, password_strength
from tento.club.people.tokens import Token, csrf_of, new_token
from tento.club.ports import Person
from tento.table.refusal import Refusal
from tests.club.memory_people import MemoryPeople

NOW = 1_700_000_000_000
HOUR = 3_600_000
SECRET = "sete-copas e um zap"
WEAK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def kept():
    return MemoryPeople()


@pytest.fixture
def accounts(kept):
    return Accounts(kept, Passwords(WEAK))


async def keeper(accounts: Accounts, name: str = "Dona Inês") -> Person:
    guest = await accounts.guest(NOW)
    welcome = await accounts.keep(guest.person, name, SECRET, None, NOW)
    assert isinstance(welcome, NewSession)
    return welcome.person


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


async def test_a_guest_comes_in_with_one_click_and_a_session(accounts):
    welcome = await accounts.guest(NOW)
    assert await accounts.whose(welcome.token.text, "cookie", NOW) == welcome.person


async def test_the_server_keeps_no_token_as_it_is(accounts, kept):
    welcome = await accounts.guest(NOW)
    assert welcome.token.text not in repr(kept.__dict__)


async def test_the_server_keeps_no_password_as_it_is(accounts, kept):
    await keeper(accounts)
    assert SECRET not in repr(kept.__dict__)
    assert next(iter(kept.passwords.values())).startswith("$argon2id$")


def test_a_token_holds_32_random_bytes():
    assert len(new_token("cookie", NOW).text) == len("ts_") + 43


def test_the_second_secret_of_a_session_is_not_the_first():
    text = new_token("cookie", NOW).text
    assert csrf_of(text) not in text


async def test_a_kept_name_comes_back_with_its_password(accounts):
    person = await keeper(accounts)
    welcome = await accounts.log_in("dona inês", SECRET, "10.0.0.1", NOW)
    assert isinstance(welcome, NewSession)
    assert welcome.person == person


async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(accounts):
    await keeper(accounts)
    assert await accounts.log_in("Dona Inês", "not the one", "a", NOW) == await accounts.log_in("Ninguém", SECRET, "a", NOW)


async def test_guessing_passwords_of_one_name_is_slow(accounts):
    await keeper(accounts)
    for tried in range(TRIES_BY_NAME.burst):
        assert code(await accounts.log_in("Dona Inês", "wrong guess", f"10.0.0.{tried}", NOW)) == "wrong_login"
    for expected in ("wrong_login", "wrong_login", "too_many_tries"):
        assert code(await accounts.log_in("Dona Inês", "wrong guess", "10.0.0.99", NOW)) == expected
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, "10.0.0.99", NOW + HOUR), NewSession)


async def test_who_guesses_from_one_place_locks_nobody_out(accounts):
    await keeper(accounts)
    for minute in range(120):
        await accounts.log_in("Dona Inês", "wrong guess", "10.0.0.1", NOW + minute * 30_000)
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, "10.0.0.2", NOW + HOUR), NewSession)


async def test_a_guest_cannot_log_in_by_name(accounts):
    guest = await accounts.guest(NOW)
    assert code(await accounts.log_in(guest.person.name, "", "a", NOW)) == "wrong_login"


async def test_nobody_keeps_the_name_that_another_keeps(accounts):
    await keeper(accounts)
    guest = await accounts.guest(NOW)
    assert code(await accounts.keep(guest.person, "DONA INÊS", SECRET, None, NOW)) == "name_taken"


async def test_no_guest_takes_the_name_that_another_keeps(accounts):
    await keeper(accounts)
    guest = await accounts.guest(NOW)
    assert code(await accounts.rename(guest.person, "Dona inês")) == "name_taken"


async def test_the_password_is_changed_only_with_the_current_one(accounts):
    person = await keeper(accounts)
    assert code(await accounts.keep(person, None, "another password", "not the one", NOW)) == "wrong_password"
    assert isinstance(await accounts.keep(person, None, "another password", SECRET, NOW), NewSession)


async def test_a_new_password_closes_every_other_session(accounts):
    person = await keeper(accounts)
    before = await accounts.log_in(person.name, SECRET, "a", NOW)
    after = await accounts.keep(person, None, "another password", SECRET, NOW)
    assert isinstance(before, NewSession)
    assert isinstance(after, NewSession)
    assert await accounts.whose(before.token.text, "cookie", NOW) is None
    assert await accounts.whose(after.token.text, "cookie", NOW) == person


@pytest.mark.parametrize("password", ["", "curta12", "x" * 257])
async def test_a_password_has_8_to_256_signs(accounts, password):
    guest = await accounts.guest(NOW)
    assert code(await accounts.keep(guest.person, "Zé", password, None, NOW)) == "password_length"


async def test_a_session_ends_with_the_log_out(accounts):
    welcome = await accounts.guest(NOW)
    await accounts.log_out(welcome.person, welcome.token.text)
    assert await accounts.whose(welcome.token.text, "cookie", NOW) is None


async def test_a_session_runs_out(accounts):
    welcome = await accounts.guest(NOW)
    assert await accounts.whose(welcome.token.text, "cookie", welcome.token.until + 1) is None


async def test_a_bot_token_opens_nothing_as_a_cookie(accounts):
    welcome = await accounts.guest(NOW)
    token = await accounts.new_bot_token(welcome.person, "robô 1", NOW)
    assert isinstance(token, Token)
    assert await accounts.whose(token.text, "bot", NOW) == welcome.person
    assert await accounts.whose(token.text, "cookie", NOW) is None


async def test_bot_tokens_are_listed_by_name_and_can_be_revoked(accounts):
    welcome = await accounts.guest(NOW)
    token = await accounts.new_bot_token(welcome.person, "robô 1", NOW)
    assert isinstance(token, Token)
    (row,) = await accounts.bot_tokens(welcome.person, NOW)
    assert (row.name, row.token_hash) == ("robô 1", token.hash)
    await accounts.revoke(welcome.person, row.token_hash)
    assert await accounts.whose(token.text, "bot", NOW) is None


async def test_nobody_revokes_the_token_of_another(accounts):
    owner, other = await accounts.guest(NOW), await accounts.guest(NOW)
    token = await accounts.new_bot_token(owner.person, "robô", NOW)
    assert isinstance(token, Token)
    await accounts.revoke(other.person, token.hash)
    assert await accounts.whose(token.text, "bot", NOW) == owner.person


async def test_a_person_has_few_bot_tokens(accounts):
    welcome = await accounts.guest(NOW)
    for number in range(MOST_TOKENS):
        assert isinstance(await accounts.new_bot_token(welcome.person, f"robô {number}", NOW), Token)
    assert code(await accounts.new_bot_token(welcome.person, "mais um", NOW)) == "too_many_tokens"


async def test_only_an_admin_gives_roles(accounts, kept):
    admin, player = await keeper(accounts, "Chefe"), await keeper(accounts, "Zé")
    assert code(await accounts.give_roles(player, admin.id, ["admin"])) == "admin_only"
    boss = Person(id=admin.id, name=admin.name, guest=False, roles=("player", "admin"), created=NOW)
    answer = await accounts.give_roles(boss, player.id, ["referee"])
    assert isinstance(answer, Person)
    assert (await kept.get(player.id)).roles == ("player", "referee")


async def test_an_admin_stays_one(accounts):
    admin = await keeper(accounts, "Chefe")
    boss = Person(id=admin.id, name=admin.name, guest=False, roles=("player", "admin"), created=NOW)
    assert code(await accounts.give_roles(boss, boss.id, ["player"])) == "last_admin"


async def test_who_is_forgotten_has_a_pseudonym_and_no_way_in(accounts, kept):
    person = await keeper(accounts)
    welcome = await accounts.log_in(person.name, SECRET, "a", NOW)
    assert isinstance(welcome, NewSession)
    name = await accounts.erase(person)
    assert isinstance(name, str)
    assert name.startswith("jogador-")
    assert await accounts.whose(welcome.token.text, "cookie", NOW) is None
    assert code(await accounts.log_in(person.name, SECRET, "a", NOW)) == "wrong_login"
    assert person.name not in repr(kept.__dict__)


async def test_an_old_name_is_read_as_the_pseudonym_of_who_was_forgotten(accounts):
    person = await keeper(accounts)
    assert await accounts.name_of(person.id, "as it was") == "as it was"
    assert await accounts.name_of(person.id, "x") != await accounts.erase(person)
    assert (await accounts.name_of(person.id, "as it was")).startswith("jogador-")


@pytest.mark.parametrize("name", ["Zé", "Maria da Silva 2", "João.P_1-x", "Ç" * 24])
def test_a_plain_name_is_fine(name):
    assert name_refusal(name) is None


@pytest.mark.parametrize("name", ["Z", "x" * 25, "", "Zé!", "a\u200bb", "-Zé", "Zé ", "Маria", "名前", "Zé<b>"])
def test_a_name_of_other_signs_or_size_is_refused(name):
    assert code(name_refusal(name)) in ("name_length", "name_letters")


@pytest.mark.parametrize("name", ["Referee", "á r b i t r o", "ADMIN", "Admin 2", "dona-cida", "Zeca", "Tento", "Jogador-7f3a", "robô"])
def test_nobody_passes_for_a_bot_or_an_official(name):
    assert code(name_refusal(name)) == "name_reserved"


@given(st.integers(0, 2**30))
def test_every_guest_has_a_name_that_may_be_kept(seed):
    name = guest_name(lambda below: seed % below)
    assert name_refusal(name) is None


@given(st.text())
def test_a_name_is_tidied_once_and_for_all(text):
    assert tidy(tidy(text)) == tidy(text)


def test_a_pseudonym_cannot_be_taken_by_anybody():
    assert code(name_refusal(pseudonym(lambda below: below - 1))) == "name_reserved"


@pytest.mark.parametrize(
    "password", ["12345678", "password", "qwertyui", "truco123", "zaptruco", "senha123", "dona ines", "DonaInês", "aaaaaaaaaa"]
)
async def test_a_password_that_everybody_tries_first_is_refused(accounts, password):
    guest = await accounts.guest(NOW)
    assert code(await accounts.keep(guest.person, "Dona Inês", password, None, NOW)) == "password_weak"


@pytest.mark.parametrize("password", [SECRET, "outra senha", "correct horse", "x" * 40 + "zebra de fraque"])
async def test_a_password_that_is_hard_to_guess_needs_no_digit_and_no_sign(accounts, password):
    guest = await accounts.guest(NOW)
    assert isinstance(await accounts.keep(guest.person, "Dona Inês", password, None, NOW), NewSession)


@pytest.mark.parametrize(
    ("password", "strength"), [("", 0), ("curta12", 0), ("12345678", 0), ("Dona Ines", 0), (SECRET, 4), ("x" * 257, 0)]
)
def test_a_password_is_as_strong_as_it_is_hard_to_guess(password, strength):
    assert password_strength(password, "Dona Inês") == strength


@pytest.mark.parametrize("password", ["12345678", "truco123", "outra senha", "correct horse", SECRET, "DonaInês"])
def test_a_password_is_refused_if_it_is_weaker_than_the_least(password):
    assert (password_refusal(password, "Dona Inês") is None) == (password_strength(password, "Dona Inês") >= WEAKEST)


@pytest.mark.parametrize("name", ["ɑdmin", "ɑna", "admın", "Tɪto", "Zeсa", "Anа"])
def test_a_letter_that_is_drawn_like_a_plain_one_is_not_let_in(name):
    assert code(name_refusal(tidy(name))) == "name_letters"


@pytest.mark.parametrize("name", ["r00t", "adm1n", "Adrnin", "T3nto", "Admin 2", "admin_7", "TabIe", "Admln", "Arb1tr0"])
def test_a_digit_in_the_place_of_a_letter_is_no_disguise(name):
    assert code(name_refusal(tidy(name))) == "name_reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana Silva", "Ana S1lva"),
        ("Alan", "AIan"),
        ("Carmo", "Carrno"),
        ("José", "JOSE"),
        ("Søren", "Soren"),
        ("Wilma", "Vv1lma"),
        ("Ana 0", "Ana O"),
    ],
)
def test_names_that_a_reader_takes_for_one_are_drawn_alike(one, other):
    assert drawn_alike(one) == drawn_alike(other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Ane"), ("Ana 2", "Ana 3"), ("Tatu Sereno 10", "Tatu Sereno 19"), ("Carmo", "Carlo")])
def test_other_names_are_not_drawn_alike(one, other):
    assert drawn_alike(one) != drawn_alike(other)


@pytest.mark.parametrize("name", ["Zé", "Łukasz", "Søren", "Nguyễn", "Façanha", "Müller", "Straße", "Ana 2", "R2D2", "Ernesto"])
def test_names_as_people_have_them_are_let_in(name):
    assert name_refusal(tidy(name)) is None


def test_marks_that_pile_up_are_no_name():
    assert code(name_refusal(tidy("Z" + "\u0301" * 5 + "eca"))) == "name_letters"


async def test_however_many_addresses_guess_the_person_comes_in_from_another_one(accounts):
    await keeper(accounts)
    for turn in range(400):
        await accounts.log_in("Dona Inês", "guess guess", f"10.0.0.{turn % 60}", NOW + 1000 * turn)
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, "192.0.2.1", NOW + 400_000), NewSession)


async def test_where_many_addresses_guess_each_of_them_is_heard_seldom(accounts):
    await keeper(accounts)
    heard = [code(await accounts.log_in("Dona Inês", "guess guess", f"10.0.{turn // 8}.1", NOW)) for turn in range(400)]
    assert heard.count("wrong_login") <= TRIES_BY_NAME.burst + 2 * 50


async def test_the_only_admin_stays_and_one_of_two_may_go(accounts, kept):
    boss, other = await keeper(accounts), await keeper(accounts, "Seu Bento Lima")
    kept.people[boss.id] = boss = replace(boss, roles=("player", "admin"))
    assert code(await accounts.step_down(boss)) == code(await accounts.erase(boss)) == "only_admin"
    kept.people[other.id] = other = replace(other, roles=("player", "admin"))
    assert await accounts.step_down(boss) is None
    assert isinstance(await accounts.erase(boss), str)
    assert code(await accounts.step_down(other)) == code(await accounts.erase(other)) == "only_admin"


async def test_of_two_admins_who_take_the_role_from_each_other_one_stays(accounts, kept):
    one, other = await keeper(accounts), await keeper(accounts, "Seu Bento Lima")
    for person in (one, other):
        kept.people[person.id] = replace(person, roles=("player", "admin"))
    first, second = kept.people[one.id], kept.people[other.id]
    assert isinstance(await accounts.give_roles(first, other.id, ["player"]), Person)
    assert code(await accounts.give_roles(second, one.id, ["player"])) == "only_admin"


async def test_a_guest_comes_in_though_every_friendly_name_is_kept(accounts, monkeypatch):
    kept = accounts._people.by_name

    async def taken(name: str):
        return ("somebody", None) if not name.startswith("Visitante") else await kept(name)

    monkeypatch.setattr(accounts._people, "by_name", taken)
    async with asyncio.timeout(60):
        guest = await accounts.guest(NOW)
    assert name_refusal(guest.person.name) is None
