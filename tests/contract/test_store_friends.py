"""The laws of every store: ties between people, their links, calls to a table, who is online, and what is reported."""

import pytest

from tento.club.ports import Invitation, Report, Tie, TooMany
from tests.contract.test_store_people import a_person

pytest_plugins = ("tests.contract.stores",)
MOST = {"friend": 2, "asked": 2, "muted": 2, "blocked": 2}


def both(one: str, other: str, at: int = 1) -> tuple[Tie, Tie]:
    return Tie(one, other, "friend", at), Tie(other, one, "friend", at)


def call(person: str = "bia", by: str = "ana", table: str = "t1", at: int = 5) -> Invitation:
    return Invitation(person=person, by=by, table=table, at=at)


def report(reporter: str = "ana", person: str = "rui", at: int = 5, words: str = "") -> Report:
    return Report(reporter=reporter, person=person, reason="rude", words=words, table="t1", at=at)


async def test_several_people_are_found_at_once_with_their_faces(store):
    people = {name: a_person(name, face=face, visible=name != "bia") for face, name in enumerate(("ana", "bia"), 7)}
    for person in people.values():
        await store.people.add(person)
    assert await store.people.several(["ana", "bia", "nobody"]) == people
    assert await store.people.several([]) == {}


async def test_a_tie_is_seen_by_whose_it_is_and_an_asking_by_both(store, other):
    await store.friends.change((), (Tie("ana", "bia", "muted", 1), Tie("ana", "bia", "asked", 2)), MOST)
    assert await other.friends.ties("ana") == [Tie("ana", "bia", "muted", 1), Tie("ana", "bia", "asked", 2)]
    assert await other.friends.ties("bia") == [Tie("ana", "bia", "asked", 2)]
    assert await other.friends.between("bia", "ana") == {("ana", "bia", "muted"), ("ana", "bia", "asked")}


async def test_ties_go_and_come_together(store):
    await store.friends.change((), (Tie("ana", "bia", "asked", 2),), MOST)
    await store.friends.change((Tie("ana", "bia", "asked"),), both("ana", "bia", 3), MOST)
    assert await store.friends.between("ana", "bia") == {("ana", "bia", "friend"), ("bia", "ana", "friend")}


async def test_of_too_many_friends_nothing_is_written(store):
    for friend in ("bia", "caio"):
        await store.friends.change((), both("ana", friend), MOST)
    await store.friends.change((), (Tie("ana", "davi", "asked", 2),), MOST)
    with pytest.raises(TooMany):
        await store.friends.change((Tie("ana", "davi", "asked"),), both("davi", "ana"), MOST)
    assert await store.friends.between("ana", "davi") == {("ana", "davi", "asked")}


async def test_nobody_is_asked_by_more_than_so_many(store):
    for asker in ("bia", "caio"):
        await store.friends.change((), (Tie(asker, "ana", "asked", 1),), MOST)
    with pytest.raises(TooMany):
        await store.friends.change((), (Tie("davi", "ana", "asked", 1),), MOST)


async def test_a_link_leads_to_its_owner_until_its_time_or_the_next_one(store):
    await store.friends.set_link("ana", "h1", until=100)
    assert [await store.friends.by_link("h1", now) for now in (99, 100)] == ["ana", None]
    assert [await store.friends.link("ana", now) for now in (99, 100)] == [100, None]
    await store.friends.set_link("ana", "h2", until=100)
    assert (await store.friends.by_link("h1", 1), await store.friends.by_link("h2", 1)) == (None, "ana")
    await store.friends.set_link("ana", None)
    assert (await store.friends.by_link("h2", 1), await store.friends.link("ana", 1)) == (None, None)


async def test_a_friend_has_one_call_at_a_time_until_it_is_answered(store):
    await store.friends.invite(call(at=5))
    await store.friends.invite(call(table="t2", at=6))
    await store.friends.invite(call(by="caio", at=7))
    assert await store.friends.invitations("bia", 0) == [call(by="caio", at=7), call(table="t2", at=6)]
    assert await store.friends.invitations("bia", 7) == [call(by="caio", at=7)]
    await store.friends.answer("bia", "caio")
    assert await store.friends.invitations("bia", 0) == [call(table="t2", at=6)]


async def test_another_process_hears_of_calls_and_of_new_friends_and_of_nothing_hidden(store, other):
    made = (Tie("ana", "caio", "asked", 1), Tie("ana", "rui", "muted", 1), Tie("ana", "rui", "blocked", 1), *both("ana", "bia"))
    await store.friends.change((), made, MOST)
    await store.friends.invite(call())
    assert set(await other.friends.told_within(30)) == {Tie("ana", "caio", "asked", 1), *both("ana", "bia"), call()}
    assert await other.friends.told_within(-30) == []


async def test_who_is_here_is_what_each_process_said_last(store, other):
    await store.friends.here(["ana", "bia"], "p1", 60)
    await other.friends.here(["bia", "caio"], "p2", 60)
    assert await store.friends.online(["ana", "bia", "caio", "davi"]) == {"ana", "bia", "caio"}
    await store.friends.here(["ana"], "p1", 60)
    await other.friends.here([], "p2", 60)
    assert await other.friends.online(["ana", "bia", "caio"]) == {"ana"}


async def test_who_was_here_is_gone_when_the_process_says_nothing_more(store):
    await store.friends.here(["ana"], "p1", -1)
    assert await store.friends.online(["ana"]) == set()


async def test_a_report_replaces_the_one_before_and_the_oldest_of_too_many_goes(store):
    await store.reports.add(report(at=1), 2)
    await store.reports.add(report(at=2, words="again"), 2)
    assert await store.reports.newest(9) == [report(at=2, words="again")]
    await store.reports.add(report("bia", at=3), 2)
    await store.reports.add(report("caio", at=4), 2)
    assert [one.reporter for one in await store.reports.newest(9)] == ["caio", "bia"]
    assert (await store.reports.by("bia"), await store.reports.by("ana")) == ([report("bia", at=3)], [])
    assert (await store.reports.settle("rui"), await store.reports.newest(9)) == (2, [])


async def test_with_the_person_go_the_face_the_ties_the_link_the_calls_and_the_reports(store):
    await store.people.add(a_person("ana", face=9))
    await store.friends.change((), (*both("ana", "bia"), Tie("caio", "ana", "blocked", 1), Tie("bia", "caio", "muted", 1)), MOST)
    await store.friends.set_link("ana", "h1", until=100)
    for one in (call(), call("ana", "bia")):
        await store.friends.invite(one)
    for told in (report(), report("rui", "ana"), report("bia")):
        await store.reports.add(told, 9)
    await store.friends.here(["ana"], "p1", 60)
    await store.people.erase("ana", "jogador-1")
    erased = await store.people.get("ana")
    assert erased is not None
    assert erased.face == 0
    assert await store.friends.ties("bia") == [Tie("bia", "caio", "muted", 1)]
    assert (await store.friends.between("ana", "caio"), await store.friends.by_link("h1", 1)) == (set(), None)
    assert [await store.friends.invitations(who, 0) for who in ("ana", "bia")] == [[], []]
    assert (await store.reports.newest(9), await store.friends.online(["ana"])) == ([report("bia")], set())
