"""The laws of every store: people, their sessions, their matches and ratings."""

import asyncio

import pytest
from sqlalchemy import update

from tento.club.ports import MatchRow, NameTaken, Person, Rating, RatingsChanged, SessionRow
from tento.store.open import SqlStore
from tento.store.schema.people import people
from tento.table.outcome import ranked, won_by
from tests.contract.kept import owned

pytest_plugins = ("tests.contract.stores",)


def a_person(person: str = "p1", name: str = "João", **known) -> Person:
    return Person(id=person, name=name, **{"guest": True, "roles": ("player",), "created": 7, **known})


async def keeper_of_a_name(store: SqlStore, person: str = "p1", name: str = "João") -> Person:
    kept = a_person(person, name, guest=False)
    await store.people.add(a_person(person, name))
    await store.people.change(kept, "hash")
    return kept


async def test_a_guest_comes_back_as_added(store):
    guest = a_person(roles=("player", "referee"), language="en")
    await store.people.add(guest)
    assert (await store.people.get("p1"), await store.people.get("p2")) == (guest, None)


async def test_guests_may_share_a_name_and_keep_none(store):
    await store.people.add(a_person("p1"))
    await store.people.add(a_person("p2"))
    assert await store.people.by_name("João") is None


async def test_a_password_keeps_the_name_whatever_its_case(store):
    kept = await keeper_of_a_name(store)
    assert await store.people.by_name("JOÃO") == (kept, "hash") == await store.people.by_name("joa\u0303o")


@pytest.mark.parametrize("password", ["another hash", None])
async def test_a_name_that_another_keeps_is_taken(store, password):
    await keeper_of_a_name(store)
    await store.people.add(a_person("p2", "Zé"))
    with pytest.raises(NameTaken):
        await store.people.change(a_person("p2", "joÃO"), password)
    assert await store.people.get("p2") == a_person("p2", "Zé")


async def test_of_two_who_want_a_name_at_once_one_keeps_it(store, other):
    for person in ("p1", "p2"):
        await store.people.add(a_person(person))
    wishes = [server.people.change(a_person(person), "hash") for server, person in ((store, "p1"), (other, "p2"))]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NameTaken", "NoneType"]


@pytest.mark.parametrize("name", ["Ana S1lva", "ana siIva", "Aná Silva", "AnaSilva", "Ana.Si1va"])
@pytest.mark.parametrize("password", ["another hash", None])
async def test_a_name_that_looks_like_one_that_another_keeps_is_taken(store, name, password):
    await keeper_of_a_name(store, name="Ana Silva")
    await store.people.add(a_person("p2", "Zé"))
    with pytest.raises(NameTaken):
        await store.people.change(a_person("p2", name), password)
    assert await store.people.get("p2") == a_person("p2", "Zé")


async def test_of_two_who_want_names_that_look_alike_at_once_one_keeps_the_own(store, other):
    names = {"p1": "Ana Silva", "p2": "Ana S1lva"}
    for person, name in names.items():
        await store.people.add(a_person(person, name))
    wishes = [server.people.change(a_person(one, names[one]), "hash") for server, one in ((store, "p1"), (other, "p2"))]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NameTaken", "NoneType"]


async def test_a_person_may_take_a_name_that_looks_like_the_own(store):
    await keeper_of_a_name(store, name="Ana Silva")
    await store.people.change(a_person(name="Ána Silva", guest=False))
    assert await store.people.by_name("ána silva") is not None


async def looking_alike(store: SqlStore) -> None:
    """p2 has kept a name that looks like the one of p1 since before that was looked at."""
    await keeper_of_a_name(store, "p1", "Ana Silva")
    await keeper_of_a_name(store, "p2", "Zé")
    renamed = update(people).where(people.c.id == "p2").values(name="Ana S1lva", kept="ana s1lva", skeleton=None)
    await store.executor.write(lambda db: db.execute(renamed))


@pytest.mark.parametrize("password", ["another hash", None])
async def test_an_account_of_before_that_looks_like_an_older_one_stays_as_it_is(store, password):
    await looking_alike(store)
    await store.people.change(a_person("p2", "Ana S1lva", guest=False, language="en"), password)
    assert [(await store.people.by_name(name))[0].id for name in ("ana silva", "ana s1lva")] == ["p1", "p2"]


async def test_a_name_is_free_again_for_all_that_look_like_it(store):
    await keeper_of_a_name(store, "p1", "Ana Silva")
    await store.people.erase("p1", "Jogador 1")
    kept = await keeper_of_a_name(store, "p2", "Ana S1lva")
    assert await store.people.by_name("Ana S1lva") == (kept, "hash")


async def test_a_change_without_a_password_keeps_the_old_one(store):
    await keeper_of_a_name(store)
    renamed = a_person(name="João da Silva", guest=False, language="en")
    await store.people.change(renamed)
    assert await store.people.by_name("joão da silva") == (renamed, "hash")
    assert await store.people.by_name("João") is None


async def test_nobody_can_be_changed_who_is_not_there(store):
    with pytest.raises(LookupError):
        await store.people.change(a_person())


async def test_a_session_is_open_until_its_time(store):
    await store.people.add(a_person())
    await store.people.open_session("token", "p1", "cookie", until=100)
    assert await store.people.session("token", now=99) == a_person()
    assert await store.people.session("token", now=100) is None


async def test_one_session_closes_or_all_of_a_person(store):
    for person in ("p1", "p2"):
        await store.people.add(a_person(person))
    for token, person in (("a", "p1"), ("b", "p1"), ("c", "p1"), ("d", "p2")):
        await store.people.open_session(token, person, "bot", until=100)

    async def still_open() -> str:
        return "".join([token for token in "abcd" if await store.people.session(token, now=1)])

    await store.people.close_sessions("p1", "a")
    assert await still_open() == "bcd"
    await store.people.close_sessions("p1")
    assert await still_open() == "d"


async def test_open_sessions_are_listed_by_age_with_the_names_that_their_owner_gave(store):
    await store.people.add(a_person())
    for token, created in (("a", 2), ("b", 1)):
        await store.people.open_session(token, "p1", "bot", until=100)
        await store.people.name_session(token, f"bot {token}", created)
    rows = await store.people.sessions("p1", now=99)
    assert rows == [SessionRow(token_hash=t, kind="bot", name=f"bot {t}", created=c, until=100) for t, c in (("b", 1), ("a", 2))]
    assert await store.people.sessions("p1", now=100) == []


async def test_sessions_that_ran_out_are_swept_away(store):
    await store.people.add(a_person())
    await store.people.open_session("old", "p1", "cookie", until=100)
    await store.people.open_session("new", "p1", "cookie", until=200)
    await store.people.name_session("new", "", created=150)
    assert [row.token_hash for row in await store.people.sessions("p1", now=0)] == ["new"]


async def test_an_erased_person_has_a_pseudonym_and_nothing_else(store):
    await keeper_of_a_name(store)
    await store.people.open_session("token", "p1", "cookie", until=100)
    await store.people.erase("p1", "Jogador 1")
    assert await store.people.get("p1") == Person(id="p1", name="Jogador 1", guest=True, roles=(), created=7, erased=True, visible=False)
    assert (await store.people.by_name("João"), await store.people.session("token", now=1)) == (None, None)


async def test_an_erased_persons_name_is_free_again(store):
    await keeper_of_a_name(store)
    await store.people.erase("p1", "Jogador 1")
    kept = await keeper_of_a_name(store, "p2")
    assert await store.people.by_name("João") == (kept, "hash")


async def test_an_erased_persons_results_stay_under_the_pseudonym(store):
    await keeper_of_a_name(store)
    await store.matches.add(a_match(), [])
    await store.people.erase("p1", "Jogador 1")
    (played,) = await store.matches.of("p1")
    assert played.names == ("Jogador 1", "Zé", "Ana", "Bot")


THREE_SIDES = ranked((2, 1, 2), (3, 8, 3), "time")


def a_match(table: str = "mesa", **known) -> MatchRow:
    usual = {"game": "truco", "rulebook": "fenacef-ix", "finished": 0, "outcome": won_by(0, (12, 7), "points"), "public": True}
    seats = {"sides": (0, 1, 0, 1), "people": ("p1", "p2", "p3", None), "names": ("João", "Zé", "Ana", "Bot")}
    return MatchRow(table=table, **{**usual, **seats, "tallies": ({"trucos": 2, "maos": 19}, {}, {"maos": 19}, {"maos": 19}), **known})


async def test_a_match_comes_back_as_it_was_added(store):
    match = a_match(outcome=THREE_SIDES, sides=(2, 1, 0, 1), public=False)
    assert await store.matches.add(match, [])
    assert (await store.matches.get("mesa"), await store.matches.get("another")) == (match, None)


async def test_a_match_is_added_once_with_its_ratings(store):
    await store.matches.add(a_match(), [Rating("truco", "p1", 26.0, 8.0, 1)])
    assert not await store.matches.add(a_match(rulebook="another"), [Rating("truco", "p1", 99.0, 1.0, 2)])
    assert await store.matches.get("mesa") == a_match()
    assert await store.matches.ratings("truco", ["p1"]) == {"p1": Rating("truco", "p1", 26.0, 8.0, 1)}


async def test_a_match_added_by_two_at_once_is_added_once(store, other):
    answers = await asyncio.gather(*(server.matches.add(a_match(), []) for server in (store, other)))
    assert sorted(answers) == [False, True]


async def test_a_persons_matches_come_the_newest_first(store):
    for number in range(3):
        await store.matches.add(a_match(f"mesa {number}", finished=number), [])
    await store.matches.add(a_match("without", finished=9, people=("p2", None, None, None)), [])
    assert [row.table for row in await store.matches.of("p1", limit=2)] == ["mesa 2", "mesa 1"]


async def test_totals_are_the_sum_of_a_persons_tallies_in_one_game(store):
    for number, game in enumerate(("truco", "truco", "poker")):
        await store.matches.add(a_match(f"mesa {number}", game=game), [])
    assert await store.matches.totals("p1", "truco") == {"trucos": 4, "maos": 38}
    assert await store.matches.totals("nobody", "truco") == {}


async def test_ratings_are_those_after_the_last_match(store):
    await store.matches.add(a_match("first"), [Rating("truco", "p1", 26.0, 8.0, 1), Rating("truco", "p2", 24.0, 8.0, 1)])
    await store.matches.add(a_match("second"), [Rating("truco", "p1", 27.5, 7.5, 2)])
    expected = {"p1": Rating("truco", "p1", 27.5, 7.5, 2), "p2": Rating("truco", "p2", 24.0, 8.0, 1)}
    assert await store.matches.ratings("truco", ["p1", "p2", "p3"]) == expected


async def test_a_rating_that_was_changed_meanwhile_is_not_written_over_and_nothing_of_the_match_is_kept(store):
    await store.matches.add(a_match("first"), [Rating("truco", "p1", 26.0, 8.0, 1)])
    with pytest.raises(RatingsChanged):
        await store.matches.add(a_match("second"), [Rating("truco", "p1", 25.5, 8.0, 1)])
    assert await store.matches.get("second") is None
    assert (await store.matches.ratings("truco", ["p1"]))["p1"].mu == 26.0


async def test_the_best_are_people_or_pairs_and_a_lucky_newcomer_is_not_first(store):
    proven, newcomer = Rating("truco", "p1", 30.0, 1.0, 90), Rating("truco", "p2", 35.0, 8.0, 1)
    pair, elsewhere = Rating("truco", "p1+p2", 28.0, 2.0, 9), Rating("poker", "p1", 40.0, 1.0, 9)
    await store.matches.add(a_match(), [newcomer, proven, pair, elsewhere])
    assert await store.matches.best("truco", pairs=False) == [proven, newcomer]
    assert await store.matches.best("truco", pairs=True) == [pair]
    assert await store.matches.best("truco", pairs=False, limit=1) == [proven]


async def test_who_is_erased_is_named_in_no_log_of_a_table_any_more(store):
    await keeper_of_a_name(store)
    await store.people.add(a_person("p2", "Rita"))
    epoch = (await owned(store)).epoch
    lines = [
        b'{"entry":"sat","person":"p1","name":"Jo\xc3\xa3o"}',
        b'{"entry":"sat","person":"p2","name":"Rita"}',
        b'{"entry":"said","name":"x"}',
    ]
    await store.log.append("mesa", epoch, 0, lines)
    await store.people.erase("p1", "someone")
    assert await store.log.read("mesa") == [b'{"entry":"sat","person":"p1","name":"someone"}', *lines[1:]]
