"""What people and organisers are told of the data that an event keeps."""

from datetime import datetime
from typing import Any

import msgspec

from tento.championship.core.custody import Wants
from tento.championship.core.known import Known
from tento.web.api.events.messages import EntryKept
from tento.web.errors import RefusalBody


class RequestShown(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asked for on the own data: `due` is until when an answer is owed, `answered` when it was given."""

    number: int
    person: int
    name: str
    wants: Wants
    text: str
    asked: datetime
    due: datetime
    answered: datetime | None
    answer: str


class PersonGoing(msgspec.Struct, frozen=True, kw_only=True):
    """What erasing somebody would take and leave. `refusal` says why it may not be now; then nothing goes.

    `goes` and `stays` are fields of the form, `words` texts of the person's own that go, `named_in` texts of others that get the nickname.
    """

    person: Known
    nickname: str
    goes: tuple[str, ...]
    stays: tuple[str, ...]
    words: int
    named_in: int
    checked: tuple[str, ...]
    refusal: RefusalBody | None


class OwnCopy(msgspec.Struct, frozen=True, kw_only=True):
    """All that an event knows of one person, as a file for them."""

    event: str
    title: str
    number: int
    name: str
    forms: tuple[dict[str, Any], ...]
    words: tuple[str, ...]
    entry: EntryKept | None
    requests: tuple[RequestShown, ...]


class MyData(msgspec.Struct, frozen=True, kw_only=True):
    """The people of the reader's own entries, each with all that is kept of them."""

    people: tuple[OwnCopy, ...]
