"""What is said on the socket of a championship, both ways; tagged by `type`."""

from typing import Annotated, Any, Final, Literal

import msgspec

from tento.web.api.events.messages import EventDecision, EventShown
from tento.web.readable import readable_json
from tento.web.sockets.client_messages import Bye, Malformed, Ping

Step = str | int
"""The key of an object or the place in a list."""


class EventHello(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first word: which championship, up to which decision it is known already, in which language, and by which referee's link."""

    event: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    since: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    lang: Literal["pt", "en", "es"] | None = None
    link: Annotated[str, msgspec.Meta(max_length=128)] | None = None


EventClientMessage = EventHello | Ping | Bye
_decoder: Final = msgspec.json.Decoder(EventClientMessage)


def decode(data: str | bytes) -> EventClientMessage:
    """The message that a frame holds, or Malformed."""
    if not readable_json(data):
        raise Malformed("not a text")
    try:
        message: EventClientMessage = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("not a message") from error
    return message


class _Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=lambda name: name.removeprefix("Event").lower()):
    """Base of what the server says."""


class EventWelcome(_Said, frozen=True, kw_only=True):
    """The reader is in. `now` is the server's time, milliseconds since the epoch: clocks are counted from it."""

    now: int


class EventSnapshot(_Said, frozen=True, kw_only=True):
    """The whole championship, and its last decisions."""

    event: EventShown
    decided: tuple[EventDecision, ...]


class EventTold(_Said, frozen=True, kw_only=True):
    """What was decided after number `since`, and how `EventShown` of that number changes: what stands at each path from now on."""

    since: int
    number: int
    changes: tuple[tuple[tuple[Step, ...], Any], ...]
    decided: tuple[EventDecision, ...]


class EventRoles(_Said, frozen=True, kw_only=True):
    """What the reader is in this championship has changed: what they may do is to be asked anew."""


class EventPong(_Said, frozen=True, kw_only=True):
    """The server is there, at this time."""

    now: int


class EventProblem(_Said, frozen=True, kw_only=True):
    """Something could not be used, and why."""

    code: str
    text: str


EventServerMessage = EventWelcome | EventSnapshot | EventTold | EventRoles | EventPong | EventProblem
