"""Hands in PHH, from whatever program, to be played again by our rules: one in a file, or several under their numbers."""

import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from typing import Any, Final

import msgspec

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.phh.codes import CHIP, CODES, BadHistory
from tento.games.poker.rules.state import MOST_CHAIRS, Chair, Hand, Place, Stakes
from tento.games.poker.rules.variants import VARIANTS
from tento.rulebooks.loader import overlay
from tento.rulebooks.reading import clipped, shown
from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.toml_file import BadToml, parse_toml
from tento.table.kit import UnreadableHistory

LONGEST: Final = 4 * 1024 * 1024
"""Signs of a file; some thousand hands."""
MOST_ACTIONS: Final = 2000
_CARDS: Final = re.compile(r"(?:[2-9TJQKA][cdhs]|\?\?)+")
_PLAYER: Final = re.compile(r"p([1-9][0-9]?)")
_BET: Final = re.compile(r"p[0-9]{1,2} cbr ([0-9]{1,12}\.[0-9]{1,4})")
_UNSEEN: Final = re.compile(r" sm (?:\?\?)+$")
"""A hand that was given up at the showdown; so there the hands of players who are all-in were not turned up."""
_CENTS: Final = 100
_UNKNOWN: Final = Decimal("inf")
"""How a stack is written that nobody noted."""
DEEP: Final = 10**9
"""What stands for such a stack: more than anybody bets."""


class History(msgspec.Struct, frozen=True):
    """A hand as it was written: before anything is posted, its pack, what was done, the names, and how it ended if that is told.

    `known` are the cards that the file names; others lie where nobody looked. A stack of `DEEP` is one that nobody noted.
    """

    hand: Hand
    pack: tuple[Card, ...]
    actions: tuple[str, ...]
    names: tuple[str, ...]
    finishing: tuple[int, ...] | None
    number: int
    known: frozenset[str]


def read_history(text: str, rulebook: Rulebook) -> History:
    """The one hand of this text; UnreadableHistory if it is no TOML, BadHistory if it is no hand that can be played."""
    return _Reader(_fields(text), rulebook).history()


def read_histories(text: str, rulebook: Rulebook) -> Iterator[History]:
    """The hand of this text, or each of several; BadHistory names the one that cannot be read."""
    fields = _fields(text)
    several = [(name, one) for name, one in fields.items() if isinstance(one, dict)]
    if not several or "variant" in fields:
        yield _Reader(fields, rulebook).history()
    for name, one in several if "variant" not in fields else ():
        try:
            yield _Reader(one, rulebook).history()
        except BadHistory as error:
            raise BadHistory(f"hand {clipped(name)}: {error}") from error


def _fields(text: str) -> dict[str, Any]:
    """The fields of the text, measured before it is parsed: it may come from anywhere."""
    if len(text) > LONGEST:
        raise UnreadableHistory(f"no PHH: the file is larger than {LONGEST // 1024 // 1024} MiB")
    try:
        return parse_toml(text, _decimal)
    except BadToml as error:
        raise UnreadableHistory(f"no PHH: the file {error}") from error


def _decimal(text: str) -> Decimal:
    """A number with a point or an exponent; ValueError if it is none that a stack could have."""
    try:
        return Decimal(text)
    except InvalidOperation:
        raise ValueError(text) from None


class _Reader:
    """Turns the fields of a file into a hand."""

    def __init__(self, fields: dict[str, Any], rulebook: Rulebook) -> None:
        self._fields, self._rulebook = fields, rulebook
        code = fields.get("variant")
        if not isinstance(code, str) or code not in CODES:
            raise BadHistory(f"variant {shown(code)} is not played here; known: {', '.join(CODES)}")
        self._game = CODES[code]
        self._scale = _CENTS if any(isinstance(one, Decimal) and one != _UNKNOWN for one in _numbers(fields)) else 1
        self._stacks = self._list("starting_stacks")
        if not 2 <= len(self._stacks) <= MOST_CHAIRS:
            raise BadHistory(f"a hand has 2 to {MOST_CHAIRS} players")

    def history(self) -> History:
        """The hand and what was done in it."""
        actions = self._actions()
        if any(_UNSEEN.search(action) for action in actions):
            self._rulebook = overlay(self._rulebook, {"all_in_face_up": False})
        held, board = _cards_of(actions, len(self._stacks))
        hole = VARIANTS[self._game.variant].hole
        known = [card for cards in (*held, board) for card in cards if card != "??"]
        if len(set(known)) != len(known):
            raise BadHistory("a card is dealt twice")
        others = iter([card for card in DECK_52 if card not in known])
        ready = [
            tuple([Card(card) if card != "??" else next(others) for card in (*cards, *["??"] * (hole - len(cards)))]) for cards in held
        ]
        laid = tuple([Card(card) for card in board if card != "??"])
        places = [
            Place(chair=Chair(at), stack=stack, ready=cards[:hole])
            for at, (stack, cards) in enumerate(zip(self._stacks, ready, strict=True), 1)
        ]
        hand = self._posts(tuple(places), laid)
        return History(hand, tuple(others), tuple(actions), self._names(), self._finishing(), self._number(), frozenset(known))

    def _posts(self, places: tuple[Place, ...], board: tuple[Card, ...]) -> Hand:
        """The hand with its stakes: the button is the last player, heads-up too, unless the blinds are written the greater first."""
        stud, last = VARIANTS[self._game.variant].stud, len(places)
        if any(_is_number(one) and one < 0 for one in _listed(self._fields, "blinds_or_straddles")):
            raise BadHistory("a newcomer's post (a blind below zero) is not played here")
        blinds = self._list("blinds_or_straddles", [0] * last) if not stud else []
        if any(blinds[2:]):
            raise BadHistory("straddles are not played here")
        stakes = self._stakes(blinds, stud)
        if stud:
            return Hand(rulebook=self._rulebook, stakes=stakes, places=places, button=None, small=None, big=None, ready_board=board)
        turned = last == 2 and blinds[0] > blinds[1] > 0
        small, big = (Chair(last), Chair(1)) if last == 2 and not turned else (Chair(1), Chair(2))
        if not blinds[0] and blinds[1] == 0:
            raise BadHistory("nobody posts a blind")
        return Hand(
            rulebook=self._rulebook,
            stakes=stakes,
            places=places,
            button=small if last == 2 else Chair(last),
            small=small if blinds[0] else None,
            big=big if blinds[1] else Chair(1),
            ready_board=board,
        )

    def _stakes(self, blinds: list[int], stud: bool) -> Stakes:
        antes = self._list("antes", [0] * len(self._stacks))
        each = antes[0] if len(set(antes)) == 1 else 0
        if not each and sum(map(bool, antes)) > 1:
            raise BadHistory("antes are alike for all, or one player's")
        limits = (self._amount("small_bet"), self._amount("big_bet")) if self._game.limit else None
        alone = 0 if each else sum(antes)
        chip = max(1, self._amount(CHIP)) if CHIP in self._fields else 1
        if stud:
            return Stakes(variant=self._game.variant, ante=each, bring_in=self._amount("bring_in"), limits=limits, smallest_chip=chip)
        pair = (min(blinds[:2]), max(blinds[:2]))
        return Stakes(variant=self._game.variant, blinds=pair, ante=each, big_blind_ante=alone, limits=limits, smallest_chip=chip)

    def _amount(self, key: str, found: Any = None) -> int:
        value: Any = self._fields.get(key) if found is None else found
        if value == _UNKNOWN and key == "starting_stacks":
            return DEEP
        if not _is_number(value) or not 0 <= value <= 10**9:
            raise BadHistory(f"{key} is an amount of chips")
        scaled = value * self._scale
        if scaled != int(scaled):
            raise BadHistory(f"{key} has parts of a cent")
        return int(scaled)

    def _list(self, key: str, usual: list[int] | None = None) -> list[int]:
        value = self._fields.get(key, usual)
        if not isinstance(value, list) or (usual is not None and len(value) != len(usual)):
            raise BadHistory(f"{key} is a list with an amount for each player")
        return [self._amount(key, one) for one in value] if value is not usual else list(value)

    def _actions(self) -> list[str]:
        value = self._fields.get("actions")
        if not isinstance(value, list) or len(value) > MOST_ACTIONS or not all(isinstance(one, str) for one in value):
            raise BadHistory(f"actions are a list of at most {MOST_ACTIONS} texts")
        return [self._scaled(one.partition("#")[0].strip()) for one in value]

    def _scaled(self, text: str) -> str:
        """An action with its amount in whole chips."""
        words = text.split()
        if len(words) != 3 or words[1] != "cbr":
            return text
        if not re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,4})?", words[2]):
            raise BadHistory(f"{shown(text)}: no amount")
        return f"{words[0]} cbr {self._amount('actions', Decimal(words[2]))}"

    def _names(self) -> tuple[str, ...]:
        value = self._fields.get("players")
        if isinstance(value, list) and len(value) == len(self._stacks):
            return tuple([str(one)[:40] for one in value])
        return tuple([f"p{number}" for number in range(1, len(self._stacks) + 1)])

    def _finishing(self) -> tuple[int, ...] | None:
        return tuple(self._list("finishing_stacks", [0] * len(self._stacks))) if "finishing_stacks" in self._fields else None

    def _number(self) -> int:
        value = self._fields.get("hand")
        return value if isinstance(value, int) and 0 < value < 10**9 else 1


def _is_number(value: Any) -> bool:
    return (isinstance(value, int) and not isinstance(value, bool)) or (isinstance(value, Decimal) and not value.is_nan())


def _listed(fields: dict[str, Any], key: str) -> list[Any]:
    """The values of a list; none where something else stands."""
    value = fields.get(key)
    return value if isinstance(value, list) else []


def _numbers(fields: dict[str, Any]) -> list[Any]:
    """Every amount of a file, those of the bets among them."""
    lists = [_listed(fields, key) for key in ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks")]
    single = [fields.get(key) for key in ("bring_in", "small_bet", "big_bet", "min_bet")]
    bets = [Decimal(found[1]) for action in _listed(fields, "actions") if (found := _BET.match(str(action)))]
    return [*single, *(one for found in lists for one in found), *bets]


def _cards_of(actions: list[str], players: int) -> tuple[list[list[str]], list[str]]:
    """What each player was dealt, in turn, and the board; a hand that was shown says what was hidden."""
    held: list[list[str]] = [[] for _ in range(players)]
    board: list[str] = []
    for action in actions:
        match action.split():
            case ["d", "db", cards]:
                board += _split(cards)
            case ["d", "dh", player, cards]:
                held[number_of(player, players)] += _split(cards)
            case [player, "sm", cards] if player.startswith("p"):
                _reveal(held[number_of(player, players)], _split(cards))
    return held, board


def _reveal(held: list[str], shown: list[str]) -> None:
    if len(shown) <= len(held) and "??" in held and "??" not in shown:
        held[: len(shown)] = shown


def number_of(player: str, players: int) -> int:
    """The place of a player, from 0."""
    found = _PLAYER.fullmatch(player)
    if found is None or int(found[1]) > players:
        raise BadHistory(f"{shown(player)} is no player")
    return int(found[1]) - 1


def _split(cards: str) -> list[str]:
    if not _CARDS.fullmatch(cards):
        raise BadHistory(f"{shown(cards)} are no cards")
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]
