"""What may be known of a live table, told from the lines of its log and the secrets of its store, never from the room.

A game brings a `Keeper`: a second opinion of who may know which card, and of when a partida is over.
"""

import base64
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec
from tools.chaos.deals import redone

from tento.cards.deal import Number, order
from tento.games.truco.rules import actions as do
from tento.rulebooks.loader import load, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.seats import SPECTATOR, TABLE, Viewer
from tests.contract.laws import Moment, cards_named
from tests.contract.poker_ledger import Ledger as PokerLedger
from tests.contract.tranca_ledger import Ledger as TrancaLedger
from tests.contract.tranca_scorer import AFIA
from tests.contract.tranca_scorer import Scorer as TrancaScorer
from tests.contract.truco_ledger import Ledger as TrucoLedger
from tests.contract.truco_regulations import REGULATIONS
from tests.contract.truco_scorer import Scorer as TrucoScorer

REFEREES_ALONE: Final = frozenset({"poker"})
"""The games whose seeds no table may show to its players: they show the hands that were given up."""
HEX: Final = re.compile(rb"(?=([0-9a-fA-F]{64}))")
BASE64: Final = re.compile(rb"(?<![0-9A-Za-z+/_-])[0-9A-Za-z+/_-]{43}(?![0-9A-Za-z+/_-])")
STANDARD: Final = bytes.maketrans(b"-_", b"+/")


class Keeper(Protocol):
    """Follows a match and knows what a watchful person would."""

    def follow(self, moment: Moment) -> None:
        """Takes note of one act."""
        ...

    def may_know(self, viewer: Viewer) -> set[str]:
        """The cards of this deal that the viewer has a right to know."""
        ...

    @property
    def over(self) -> bool:
        """True when the partida is over, by the keeper's own score."""
        ...

    @property
    def shown(self) -> tuple[int, set[str]] | None:
        """The seat that may show the cards behind its raise, and those cards."""
        ...


class TrucoKeeper:
    """The ledger of the cards and the second scorekeeper."""

    def __init__(self, rulebook: str, seats: int) -> None:
        self._ledger = TrucoLedger(REGULATIONS[rulebook], seats)
        self._scorer = TrucoScorer(REGULATIONS[rulebook], seats, [0, 0])
        self._raised = 0
        self.shown: tuple[int, set[str]] | None = None

    def follow(self, moment: Moment) -> None:
        self._ledger.follow(moment)
        for event in moment.step.events:
            self._scorer.hear(event)
        if isinstance(moment.action, do.Raise):
            self._raised = int(moment.actor)
        if isinstance(moment.action, do.Refuse) and self._scorer.end is not None:
            self.shown = self._raised, set(self._ledger.held[self._raised])

    def may_know(self, viewer: Viewer) -> set[str]:
        return self._ledger.may_know(viewer)

    @property
    def over(self) -> bool:
        return max(self._scorer.score) >= self._scorer.regulation.target


class TrancaKeeper:
    """The ledger of the cards, and the sum of the rodadas by the formula."""

    shown = None

    def __init__(self, _rulebook: str, _seats: int) -> None:
        self._ledger = TrancaLedger()
        self._scorer = TrancaScorer(AFIA)

    def follow(self, moment: Moment) -> None:
        self._ledger.follow(moment)
        for event in moment.step.events:
            self._scorer.hear(event, self._ledger)

    def may_know(self, viewer: Viewer) -> set[str]:
        return self._ledger.may_know(viewer)

    @property
    def over(self) -> bool:
        return self._scorer.over


class PokerKeeper(PokerLedger):
    """The ledger of the cards; a match is over when one player has all chips."""

    def __init__(self, _rulebook: str, _seats: int) -> None:
        super().__init__()


MakeKeeper = Callable[[str, int], Keeper]
"""A keeper for a match by this rulebook with so many seats."""
KEEPERS: dict[str, MakeKeeper] = {"truco": TrucoKeeper, "tranca": TrancaKeeper, "poker": PokerKeeper}


@dataclass
class Bound:
    """What the log shows to everybody of a coming deal: what the house is bound to, and the numbers that seats have added so far."""

    seed_hash: str
    root: str
    numbers: list[str | None]


@dataclass(frozen=True)
class Known:
    """What may be known after so many lines of the log: the cards of the deal in play, and the deals whose seeds may be public.

    `bound` are all deals that the whole log commits to.
    """

    cards: dict[Viewer, frozenset[str]]
    deals: int
    dealt: int
    shown: tuple[int, set[str]] | None
    bound: dict[int, Bound] = field(default_factory=dict)


class Match:
    """The match that the lines of a log hold, played again beside the room: pack by pack from the seeds, act by act from the lines."""

    def __init__(self, game: Any, opened: dict[str, Any], seeds: dict[int, bytes], keeper: MakeKeeper) -> None:
        config = opened["config"]
        self.game, self._seeds = game, seeds
        self._seats = config["seats"]
        self._reveal = "referee" if config["game"] in REFEREES_ALONE else config["reveal"]
        self._rulebook: Rulebook = overlay(load(config["rulebook"]), config["options"])
        self._keeper = keeper(config["rulebook"], config["seats"])
        self._bound: dict[int, Bound] = {}
        self._state: Any = None
        self._dealt = self._over_upto = 0

    def read(self, line: dict[str, Any]) -> None:
        """One line of the log."""
        match line["entry"]:
            case "started":
                self._state = self.game.new(self._rulebook, self._seats)
            case "committed":
                self._bound[line["deal"]] = Bound(line["seed_hash"], line["root"], [None] * self._seats)
            case "numbered":
                self._bound[line["deal"]].numbers[line["seat"]] = line["number"]
            case "dealt":
                self._dealt += 1
                assert line["deal"] == self._dealt
                numbers = [None if number is None else Number(number) for number in self._bound[self._dealt].numbers]
                pack = order(self._seeds[self._dealt], numbers, self.game.pack(self._rulebook))
                self._act(TABLE, self.game.shuffled(pack))
            case "acted" | "ruled":
                self._act(line["actor"], msgspec.convert(line["action"], self.game.Action))
        self._over_upto = self._dealt if self._keeper.over else self._over_upto

    def _act(self, actor: Any, action: Any) -> None:
        step = self.game.apply(self._state, actor, action)
        assert isinstance(step, Step)
        self._keeper.follow(Moment(self._state, actor, action, step))
        self._state = step.state

    def known(self) -> Known:
        """By the table's agreement: a seed is public when the next pack has come (`hand`), when its partida is over, or never."""
        viewers: list[Viewer] = [*range(self._seats), SPECTATOR]
        public = {"deal": max(self._dealt - 1, self._over_upto), "partida": self._over_upto, "never": 0, "referee": 0}[self._reveal]
        cards = {viewer: frozenset(self._keeper.may_know(viewer)) for viewer in viewers}
        return Known(cards, public, self._dealt, self._keeper.shown, self._bound)


def known_along(game: Any, lines: Sequence[bytes], seeds: dict[int, bytes], keeper: MakeKeeper) -> list[Known]:
    """What may be known after no line, one line, two lines …"""
    told = [msgspec.json.decode(line) for line in lines]
    match = Match(game, told[0], seeds, keeper)
    along = [match.known()]
    for line in told:
        match.read(line)
        along.append(match.known())
    return along


@dataclass(frozen=True)
class Heard:
    """Bytes that left the house for this viewer, while the log had so many lines: at least `first`, at most `last`."""

    viewer: Viewer
    first: int
    last: int
    data: bytes
    asked: frozenset[str] = frozenset()
    """The cards that the reader itself has named: an answer may name them again."""


def leaks(heard: Iterable[Heard], along: Sequence[Known], seeds: dict[int, bytes], names: Iterable[str]) -> list[Any]:
    """Every card and every seed that somebody was told and might not know yet. `names` are made by chance and may read like a card."""
    return [
        (one.viewer, one.last, secret, one.data) for one in heard for secret in _secrets(one, along[one.first : one.last + 1], seeds, names)
    ]


def _secrets(one: Heard, known: Sequence[Known], seeds: dict[int, bytes], names: Iterable[str]) -> Iterator[Any]:
    text = one.data
    for name in names:
        text = text.replace(name.encode(), b"")
    allowed = {card for each in known for card in (*each.cards[one.viewer], *_shown(text, each))}
    yield from cards_named(msgspec.Raw(text)) - allowed - one.asked
    yield from (deal for deal in seeds_in(text, seeds) if deal > known[-1].deals)
    secret = {deal: bound for deal, bound in known[-1].bound.items() if deal > known[-1].deals}
    yield from ((deal, set(pack) - allowed) for deal, pack in packs_in(text, secret).items())
    if b'"type":"signalled"' in text and not _is_partner(one.viewer, msgspec.json.decode(text)["seat"]):
        yield "a sign between others"


def _is_partner(viewer: Viewer, seat: int) -> bool:
    return viewer != SPECTATOR and abs(viewer - seat) == 2


def _shown(text: bytes, known: Known) -> set[str]:
    """The cards of this message if it says that their owner shows them."""
    if known.shown is None or b'"type":"shown"' not in text:
        return set()
    seat, cards = known.shown
    message = msgspec.json.decode(text)
    return cards if (message["type"], message["seat"]) == ("shown", seat) else set()


def packs_in(data: bytes, bound: dict[int, Bound]) -> dict[int, list[str]]:
    """The packs of the deals that can be laid again from these bytes and what the log shows to everybody, as any reader could."""
    deals = {each.seed_hash: deal for deal, each in bound.items()}
    found: dict[int, list[str]] = {}
    for seed in set(seeds_read(data)):
        deal = deals.get(sha256(seed).hexdigest())
        if deal is not None:
            found[deal] = redone(seed, bound[deal].root, bound[deal].numbers) or []  # a deck that docs/shuffle.md does not know
    return found


def seeds_read(data: bytes) -> Iterator[bytes]:
    """Everything in these bytes that may be a seed: 32 bytes in hex, wherever they begin, or in base64."""
    for digits in HEX.findall(data):
        yield bytes.fromhex(digits.decode())
    for letters in BASE64.findall(data):
        yield base64.b64decode(letters.translate(STANDARD) + b"=")


def seeds_in(data: bytes, seeds: dict[int, bytes]) -> list[int]:
    """The deals whose seeds can be read in these bytes: in hex of either case, in base64, or as they are."""
    low = data.lower()
    return [
        deal
        for deal, seed in seeds.items()
        if seed.hex().encode() in low
        or any(form in data for form in (seed, base64.b64encode(seed).rstrip(b"="), base64.urlsafe_b64encode(seed).rstrip(b"=")))
    ]
