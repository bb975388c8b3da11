"""The devices on which people have logged in, by the hashes of their tokens."""

from typing import Final

from sqlalchemy import Connection, Select, delete, select, update

from tento.club.ports import DEVICE_DAYS
from tento.club.ports.upkeep import DAY_MS
from tento.store.schema.people import known_devices
from tento.store.sql import insert_into

MOST: Final = 20
"""So many devices of a person are known, those that were used last."""
_rows: Final = known_devices.c


def note_device(db: Connection, device: str, person: str, at: int, before: str) -> None:
    """A person logged in on a device, whose hash was another one before. Devices that were not used for long are forgotten."""
    db.execute(update(known_devices).where(_rows.device == before).values(device=device))
    put = insert_into(db, known_devices).values(device=device, person=person, used=at)
    db.execute(put.on_conflict_do_update(index_elements=[_rows.device, _rows.person], set_={"used": at}))
    newest = select(_rows.device).where(_rows.person == person).order_by(_rows.used.desc(), _rows.device).limit(MOST)
    old = list(db.execute(select(_rows.device).where(_rows.person == person, _rows.device.not_in(newest))).scalars())
    db.execute(delete(known_devices).where(_rows.person == person, _rows.device.in_(old)))
    db.execute(delete(known_devices).where(_rows.used < at - DEVICE_DAYS * DAY_MS))


def device_of(device: str, person: str | None) -> Select[str]:
    """The row of this device and this person, or of any person."""
    asked = select(_rows.device).where(_rows.device == device).limit(1)
    return asked if person is None else asked.where(_rows.person == person)


def forget_devices(db: Connection, person: str) -> None:
    """No device is known as this person's any more."""
    db.execute(delete(known_devices).where(_rows.person == person))
