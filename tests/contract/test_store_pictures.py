"""The laws of every store: a picture of an event is there once, as it was sent, and goes for good."""

from tento.club.ports import PictureRow

pytest_plugins = ("tests.contract.stores",)


def row(hash: str, match: str = "m1", at: int = 1) -> PictureRow:
    return PictureRow(event="e1", match=match, hash=hash, by="Juiz", at=at, size=3)


async def test_pictures_are_kept_once_in_their_order_and_taken_away(store, other):
    await store.event_pictures.put(row("b", at=2), b"\0\xff2")
    await store.event_pictures.put(row("a", "m2"), b"\0\xff1")
    await other.event_pictures.put(row("a", "m3", at=9), b"xxx")
    assert await other.event_pictures.of("e1") == [row("a", "m2"), row("b", at=2)]
    assert (await other.event_pictures.get("e1", "a"), await store.event_pictures.get("e2", "a")) == (b"\0\xff1", None)
    await other.event_pictures.remove("e1", ["a", "c"])
    assert await store.event_pictures.of("e1") == [row("b", at=2)]
