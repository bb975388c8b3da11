"""The card of a link that is sent to friends, to a championship, a table or a person: title, sentence and picture, in the page itself.

Chats read the page without running anything, so what the client's script would set comes too late for them.
"""

import re
from html import escape
from typing import Final, Literal
from urllib.parse import quote
from zlib import crc32

import msgspec

from tento.championship.pairs.state import State as PairsState
from tento.club.events.venue.championship import Championship
from tento.club.ports import EventRow
from tento.games.registry import kit_of
from tento.rulebooks.loader import load, names
from tento.table.refusal import Refusal
from tento.texts.language import Lang, listed, pick
from tento.texts.link_cards import CARDS
from tento.web.services import Services

ADDRESS: Final = re.compile(r"^/(copa|evento|mesa|amigo)/([\w.-]{1,64})(?:/|$)")
Linked = Literal["event", "table", "friend"]
_LINKED: Final[dict[str, Linked]] = {"copa": "event", "evento": "event", "mesa": "table", "amigo": "friend"}
SITE: Final = "Tento"
WIDTH, HEIGHT = 1200, 630
TITLE: Final = re.compile(r"<title>[^<]*</title>")
DESCRIPTION: Final = re.compile(r'<meta\s+name="description"[^>]*>')


class LinkCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a chat shows of a link to something `of` this kind with this id.

    `above` and `large` stand on the picture, `text` beside it, and on it too where there is no other line for `below`.
    """

    of: Linked
    id: str
    title: str
    text: str
    above: str
    large: str
    lang: Lang
    below: str = ""

    @property
    def picture(self) -> str:
        """Where the picture is; another one has another address."""
        return f"/api/links/{self.of}/{quote(self.id)}/card.png?lang={self.lang}&of={crc32((self.above + self.large + self.text).encode())}"


async def card_of(services: Services, path: str, lang: Lang) -> LinkCard | None:
    """The card of this address; None if nothing lives there that has one."""
    named = ADDRESS.match(path)
    return None if named is None else await linked_card(services, _LINKED[named[1]], named[2], lang)


async def linked_card(services: Services, of: Linked, id: str, lang: Lang) -> LinkCard | None:
    """The card of what has this id."""
    match of:
        case "event":
            return await event_card(services, id, lang)
        case "table":
            return await table_card(services, id, lang)
        case "friend":
            return await friend_card(services, id, lang)


async def table_card(services: Services, table: str, lang: Lang) -> LinkCard | None:
    """The card of a table that waits or plays: who calls, to what game, and how many are there. One of an event has its event's page."""
    row = await services.store.tables.get(table)
    host = None if row is None else await services.store.people.get(row.host)
    if row is None or row.status == "over" or host is None or host.erased:
        return None
    line = pick(CARDS["calls"], lang).format(name=host.name)
    text = pick(CARDS["seats" if row.status == "waiting" else "playing"], lang).format(taken=row.taken, seats=row.seats)
    book = load(row.rulebook).title if row.rulebook in names(row.game) else kit_of(row.game).name.capitalize()
    above = f"{row.title} · {book}" if row.title else book
    return LinkCard(of="table", id=table, title=line, text=f"{above}. {text}", above=above, large=line, lang=lang, below=text)


async def friend_card(services: Services, code: str, lang: Lang) -> LinkCard | None:
    """The card of a link by which others become somebody's friends."""
    found = await services.friendships.behind(code, services.live_tables.now())
    if isinstance(found, Refusal):
        return None
    line, text = (pick(CARDS[key], lang).format(name=found.name) for key in ("befriends", "befriend"))
    return LinkCard(of="friend", id=code, title=line, text=text, above=SITE, large=line, lang=lang)


async def event_card(services: Services, event: str, lang: Lang) -> LinkCard | None:
    """The card of a championship. While another process runs it the card says what the list of events knows."""
    row = await services.store.events.get(event)
    if row is None or row.held == "online":
        return None
    found = await services.championships.find(event)
    winners = _champions(found.event.state) if isinstance(found, Championship) else ()
    if winners:
        line = pick(CARDS["champions" if len(winners) > 1 else "champion"], lang).format(names=listed(winners, lang))
        won = pick(CARDS["won"], lang)
        return LinkCard(of="event", id=event, title=f"{line} {row.title}", text=won, above=row.title, large=line, lang=lang)
    text = pick(CARDS[row.status], lang)
    return LinkCard(of="event", id=event, title=row.title, text=text, above=_regulation(found, row), large=row.title, lang=lang)


def _regulation(found: object, row: EventRow) -> str:
    return found.event.rulebook.title if isinstance(found, Championship) else row.rulebook


def _champions(state: object) -> tuple[str, ...]:
    """The names of those who won, as the public page has them."""
    if not isinstance(state, PairsState) or state.champion is None:
        return ()
    return tuple(person.name for person in state.entries[state.champion].people)


def with_card(page: str, card: LinkCard, here: str) -> str:
    """The client's page with the card of this address in its head. Everything that a person wrote is escaped."""
    title, text = escape(card.title), escape(card.text)
    tags = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": title,
        "og:description": text,
        "og:image": escape(here + card.picture),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{escape(card.above)}. {escape(card.large)}",
    }
    lines = [f'<meta property="{name}" content="{value}">' for name, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    lines.append(f'<meta name="description" content="{text}">')
    head = f"<title>{title} · {SITE}</title>" + "".join(lines)
    return TITLE.sub(lambda _: head, DESCRIPTION.sub("", page, count=1), count=1)
