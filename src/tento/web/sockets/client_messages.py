"""What a client may say on the socket: published, tagged by `type`, and nothing else is understood."""

from typing import Annotated, Final, Literal

import msgspec

from tento.club.live.messages import Reaction
from tento.club.wording import phrases
from tento.web.readable import readable_json

LONGEST_CHAT: Final = 200
LONGEST_REASON: Final = 200
LARGEST: Final = 16_384
"""A frame may hold so many bytes."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class _ClientMessage(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of what a client says."""


MOST_STORY: Final = 200
"""So many of the last events a reader who has just come may ask for."""


class Hello(_ClientMessage, frozen=True, kw_only=True):
    """The first word on every socket: which table, what is known of it already, in which language the table shall speak.

    Who holds the partner's seat too opens a second socket for it, and names that `seat`. Who has just come knows nothing of what
    happened before, and may ask for so many of the last events as `story`.
    """

    table: TableId
    since: Count | None = None
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    lang: Literal["pt", "en", "es"] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    story: Annotated[int, msgspec.Meta(ge=0, le=MOST_STORY)] = 0


class Act(_ClientMessage, frozen=True, kw_only=True):
    """An action of the game under the client's own id: the same id never acts twice. The game reads the action, nobody else."""

    id: Id
    action: msgspec.Raw


class Number(_ClientMessage, frozen=True, kw_only=True):
    """The client's own number for the coming deal, 1 to 32 bytes in hex."""

    deal: Count
    number: Annotated[str, msgspec.Meta(max_length=64)]


class Say(_ClientMessage, frozen=True, kw_only=True):
    """One of the ready-made phrases, by its key."""

    phrase: str


class React(_ClientMessage, frozen=True, kw_only=True):
    """Makes one of the drawn faces for everybody at the table."""

    face: Reaction


class Chat(_ClientMessage, frozen=True, kw_only=True):
    """Free words, where the table lets people write."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Advise(_ClientMessage, frozen=True, kw_only=True):
    """Asks what a good player would do now."""

    id: Id


class Signal(_ClientMessage, frozen=True, kw_only=True):
    """Signs to the partner, by the keys of the game; none of them says: nothing good."""

    signs: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=32)], ...], msgspec.Meta(max_length=8)]


class Show(_ClientMessage, frozen=True, kw_only=True):
    """Shows the cards behind a raise that was refused."""


class Offers(_ClientMessage, frozen=True, kw_only=True):
    """Asks what the referee may decide now."""

    id: Id


class Rule(_ClientMessage, frozen=True, kw_only=True):
    """A decision of the referee, under the client's own id: the same id never decides twice. The reason is told to everybody."""

    id: Id
    action: msgspec.Raw
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] = ""


class Hurry(_ClientMessage, frozen=True, kw_only=True):
    """Whoever is alone with bots does not want to wait for the next of them."""


class Ping(_ClientMessage, frozen=True, kw_only=True):
    """Asks whether the server is there."""


class Bye(_ClientMessage, frozen=True, kw_only=True):
    """The client goes."""


ClientMessage = Hello | Act | Number | Say | React | Chat | Advise | Signal | Show | Offers | Rule | Hurry | Ping | Bye

_decoder: Final = msgspec.json.Decoder(ClientMessage)


class Malformed(ValueError):
    """The bytes are no message of ours."""


def decode(data: str | bytes) -> ClientMessage:
    """The message that a frame holds, or Malformed."""
    if not readable_json(data):
        raise Malformed("not a text")
    try:
        message: ClientMessage = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("not a message") from error
    if isinstance(message, Say) and message.phrase not in phrases():
        raise Malformed("no such phrase")
    return message
