"""A known device has tries of its own, and strangers at an address stop nobody there who comes with the right password."""

import pytest

from tento.club.people.accounts import FIRST_TRIES, TRIES, TRIES_BY_ADDRESS, Accounts, NewSession
from tento.club.people.passwords import Passwords
from tento.club.ports import Person
from tests.club.memory_people import MemoryPeople
from tests.club.test_people import HOUR, NOW, SECRET, WEAK, code, keeper

HALL = "192.0.2.7"


@pytest.fixture
def kept():
    return MemoryPeople()


@pytest.fixture
def accounts(kept):
    return Accounts(kept, Passwords(WEAK))


async def device_of(accounts: Accounts, name: str = "Dona Inês", device: str = "") -> str:
    """The token of a device on which the person has logged in."""
    session = await accounts.log_in(name, SECRET, "home", NOW, device)
    assert isinstance(session, NewSession)
    return session.device


async def guessed(accounts: Accounts, name: str, times: int, device: str = "") -> list[str]:
    return [code(await accounts.log_in(name, "wrong guess", HALL, NOW, device)) for _ in range(times)]


async def test_a_known_device_comes_in_where_strangers_guess_from_the_same_address(accounts):
    await keeper(accounts)
    device = await device_of(accounts)
    assert (await guessed(accounts, "Dona Inês", TRIES.burst + 1))[-1] == "too_many_tries"
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, HALL, NOW, device), NewSession)


async def test_a_known_device_comes_in_though_every_address_has_guessed(accounts):
    await keeper(accounts)
    device = await device_of(accounts)
    for turn in range(400):
        await accounts.log_in("Dona Inês", "wrong guess", f"10.0.0.{turn % 60}", NOW)
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, "10.0.0.1", NOW, device), NewSession)


async def test_strangers_who_guess_other_names_do_not_stop_the_first_log_in_on_a_new_device(accounts):
    await keeper(accounts)
    for number in range(TRIES_BY_ADDRESS.burst):
        await guessed(accounts, f"Fulano {number}", TRIES.burst)
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, HALL, NOW), NewSession)


async def test_a_person_may_mistype_where_strangers_guess_other_names(accounts):
    await keeper(accounts)
    for number in range(TRIES_BY_ADDRESS.burst):
        await guessed(accounts, f"Fulano {number}", TRIES.burst)
    await guessed(accounts, "Dona Inês", FIRST_TRIES.burst - 1)
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, HALL, NOW), NewSession)


async def test_an_address_that_guesses_many_names_is_heard_seldom_after_the_first_tries_of_each(accounts):
    heard = [one for number in range(50) for one in await guessed(accounts, f"Fulano {number}", TRIES.burst)]
    assert heard.count("wrong_login") == 50 * FIRST_TRIES.burst + TRIES_BY_ADDRESS.burst


async def test_a_known_device_has_few_tries_itself(accounts):
    await keeper(accounts)
    device = await device_of(accounts)
    assert await guessed(accounts, "Dona Inês", TRIES.burst + 1, device) == ["wrong_login"] * TRIES.burst + ["too_many_tries"]


async def test_a_device_that_guesses_stops_no_other_device_of_the_person(accounts):
    await keeper(accounts)
    lost, own = await device_of(accounts), await device_of(accounts)
    await guessed(accounts, "Dona Inês", 3 * TRIES.burst, lost)
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, HALL, NOW, own), NewSession)


async def test_a_device_of_another_person_is_a_strangers(accounts):
    await keeper(accounts)
    await keeper(accounts, "Seu Bento Lima")
    device = await device_of(accounts, "Seu Bento Lima")
    await guessed(accounts, "Dona Inês", 3 * TRIES.burst)
    assert code(await accounts.log_in("Dona Inês", SECRET, HALL, NOW, device)) == "too_many_tries"


async def test_a_tablet_knows_everybody_who_has_logged_in_on_it(accounts):
    people = [await keeper(accounts), await keeper(accounts, "Seu Bento Lima")]
    device = await device_of(accounts, "Seu Bento Lima", await device_of(accounts))
    assert all([await accounts.devices.known(device, person) for person in people])


async def test_the_token_of_a_device_is_a_new_one_after_each_log_in(accounts):
    person = await keeper(accounts)
    before = await device_of(accounts)
    after = await device_of(accounts, device=before)
    assert (await accounts.devices.known(before, person), bool(await accounts.devices.known(after, person))) == ("", True)


async def test_a_token_that_a_stranger_made_up_is_never_known(accounts):
    person = await keeper(accounts)
    planted = "td_" + "x" * 43
    await device_of(accounts, device=planted)
    assert await accounts.devices.known(planted, person) == ""


async def test_a_new_password_makes_all_other_devices_strangers(accounts):
    person = await keeper(accounts)
    thief, own = await device_of(accounts), await device_of(accounts)
    session = await accounts.keep(person, None, "another password", SECRET, NOW, own)
    assert isinstance(session, NewSession)
    assert (await accounts.devices.known(thief, person), bool(await accounts.devices.known(session.device, person))) == ("", True)


async def test_a_log_out_leaves_the_device_known(accounts):
    person: Person = await keeper(accounts)
    session = await accounts.log_in(person.name, SECRET, HALL, NOW)
    assert isinstance(session, NewSession)
    await accounts.log_out(person, session.token.text)
    assert await accounts.devices.known(session.device, person)


async def test_no_device_is_known_of_a_guest(accounts):
    assert (await accounts.guest(NOW)).device == ""


async def test_the_server_keeps_no_token_of_a_device_as_it_is(accounts, kept):
    await keeper(accounts)
    assert await device_of(accounts) not in repr(kept.__dict__)


async def test_a_device_is_heard_again_after_a_while(accounts):
    await keeper(accounts)
    device = await device_of(accounts)
    await guessed(accounts, "Dona Inês", 2 * TRIES.burst, device)
    assert isinstance(await accounts.log_in("Dona Inês", SECRET, HALL, NOW + HOUR, device), NewSession)
