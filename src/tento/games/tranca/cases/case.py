"""A tranca case: a table set up as it lies, a script, and the answers that it may state; checked before it is played."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec import field

from tento.cards.card import BadCard, Card, parse_card, parse_cards
from tento.cards.deck import DECK_104
from tento.games.tranca.rules.melds import THREE, Meld, is_red_three, new_meld
from tento.games.tranca.rules.state import SEATS
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import (
    ARTICLE,
    CITATION,
    FLAG,
    STEPS,
    TEXT,
    WHOLE,
    Kind,
    either,
    list_of,
    one_of,
    table_of,
    whole,
)
from tento.rulebooks.cases.saying import said
from tento.rulebooks.cases.script import ScriptedCase
from tento.rulebooks.rulebook import Rulebook
from tento.table.case_steps import seat_or_none
from tento.table.seats import PAIR_NAMES


def _is_card(value: Any) -> bool:
    try:
        parse_card(value)
    except (BadCard, TypeError):
        return False
    return True


def _is_jogo(name: str) -> bool:
    return name[:1] in PAIR_NAMES and name[1:].isascii() and name[1:].isdigit() and len(name) <= 4 and name[1] != "0"


NONE: Final = one_of("none")
JOGO: Final = Kind("jogos as A1 or B2", _is_jogo)
EACH: Final = list_of(WHOLE, 2)
CARD: Final = Kind('a card as 4c, or "none"', lambda value: value in ("", "none") or _is_card(value), lambda value: value or "none")
EXPECTED: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "refused": TEXT,
        "turn": seat_or_none(SEATS),
        "hand_sizes": list_of(WHOLE, SEATS),
        "lixo_top": CARD,
        "meld": table_of(one_of("open", "limpa", "suja", "none"), JOGO),
        "morto_taken": list_of(one_of(*PAIR_NAMES), unordered=True),
        "over": FLAG,
        "batida": either(one_of(*PAIR_NAMES, "direta", "indireta", "none"), either(FLAG, whole(0, SEATS - 1))),
        "rodada_score": either(EACH, NONE),
        "score": EACH,
        "partida": one_of(*PAIR_NAMES, "none"),
        "legal": STEPS,
        "can": STEPS,
        "cannot": STEPS,
        "next_dealer": seat_or_none(SEATS),
        ARTICLE: CITATION,
        "monte": WHOLE,
        "mortos": WHOLE,
        "red_threes": list_of(WHOLE, 2),
    }
)
"""The answers that a tranca case may state."""


class TrancaCase(ScriptedCase, frozen=True):
    """A tranca case as written."""

    turn: int | None = None
    hands: list[str] | None = None
    lixo: str = ""
    monte: str = ""
    melds: dict[str, list[str]] = field(default_factory=dict)
    red_threes: dict[str, list[str]] = field(default_factory=dict)
    morto_taken: list[str] = field(default_factory=list)
    pending: int | list[int] | None = None
    opening: bool | None = None
    score: tuple[int, int] = (0, 0)
    target: int | None = None
    phase: str = "default"
    dealer: int | None = None
    mortos: list[str] | None = None

    def opens(self) -> bool:
        """Whether the first turn of the rodada is to be played: said so, or nobody is named and nothing lies on the table yet."""
        if self.opening is not None:
            return self.opening
        return self.turn is None and not self.lixo and not any(self.melds.values()) and not self.morto_taken

    def is_dealt(self) -> bool:
        """Whether the hands are those of a fresh deal: the opening turn, no hand named, nothing laid or taken yet."""
        lies = any(self.melds.values()) or any(self.red_threes.values()) or self.morto_taken or self.waiting()
        return self.hands is None and self.opens() and not lies

    def waiting(self) -> tuple[int, ...]:
        """The seats that hold an unplayed morto."""
        if self.pending is None:
            return ()
        return (self.pending,) if isinstance(self.pending, int) else tuple(self.pending)


def check(case: TrancaCase) -> None:
    """Refuses what no tranca table can be."""
    if case.hands and len(case.hands) != SEATS:
        raise BadKey("hands", f"{len(case.hands)} hands: tranca is for four")
    for key, seat in (("turn", case.turn), ("dealer", case.dealer), *(("pending", seat) for seat in case.waiting())):
        if seat is not None and not 0 <= seat < SEATS:
            raise BadKey(key, f"there is no seat {seat}: seats are 0 to {SEATS - 1}")
    for key, pairs in (("melds", case.melds), ("red_threes", case.red_threes), ("morto_taken", case.morto_taken)):
        for pair in pairs:
            if pair not in PAIR_NAMES:
                raise BadKey(key if key == "morto_taken" else f"{key}.{pair}", f"{said(pair)} is no pair: write A or B")
    if len(set(case.morto_taken)) < len(case.morto_taken):
        raise BadKey("morto_taken", "a pair takes one morto")
    if case.target is not None and case.target <= 0:
        raise BadKey("target", "is above zero")
    if any(points % 10 for points in case.score):
        raise BadKey("score", f"{list(case.score)} is impossible: every point of tranca is a multiple of ten")
    if case.mortos is not None and len(case.mortos) > 2:
        raise BadKey("mortos", "there are two mortos")


class Lying(msgspec.Struct, frozen=True):
    """Where the cards of a case lie."""

    hands: tuple[tuple[Card, ...], ...]
    lixo: tuple[Card, ...]
    monte: tuple[Card, ...]
    mortos: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]
    melds: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    red_threes: tuple[tuple[Card, ...], tuple[Card, ...]]


def lying(case: TrancaCase, rulebook: Rulebook) -> Lying:
    """The cards where the case puts them. Those named nowhere fill the mortos from the end of the deck, and the monte in its order.

    A fresh deal takes its hands from the end too, without threes: they would be laid, and the next cards of the monte drawn for them.
    """
    reader = _Reader()
    hands = tuple(reader.cards(f"hands[{seat}]", text) for seat, text in enumerate(case.hands or ())) or ((),) * SEATS
    lixo = reader.cards("lixo", case.lixo)
    if any(map(is_red_three, lixo)):
        raise BadKey("lixo", "a red three is laid, never discarded")
    melds = (_melds(reader, case, rulebook, "A"), _melds(reader, case, rulebook, "B"))
    threes = (_red_threes(reader, case, "A"), _red_threes(reader, case, "B"))
    monte = reader.cards("monte", case.monte)
    named = _named_mortos(reader, case)
    _check_mortos(case, hands, named, rulebook.values.morto_size)
    rest = list((Counter(DECK_104) - reader.seen).elements())
    rest.sort(key=DECK_104.index)
    mortos = []
    for morto in named:
        missing = rulebook.values.morto_size if morto == () else 0
        if missing > len(rest):
            raise BadKey("mortos", f"a morto has {missing} cards, but only {len(rest)} are named nowhere")
        mortos.append(morto if morto != () else tuple(rest[len(rest) - missing :]))
        rest = rest[: len(rest) - missing]
    if case.is_dealt():
        hands, rest = _dealt(rest, rulebook.values.cards_each)
    return Lying(hands, lixo, (*monte, *rest), (mortos[0], mortos[1]), melds, threes)


def _dealt(rest: list[Card], each: int) -> tuple[tuple[tuple[Card, ...], ...], list[Card]]:
    """Four hands off the end of these cards, no three among them, and the cards left."""
    plain = [place for place, card in enumerate(rest) if card[0] != THREE][-SEATS * each :]
    hands = tuple(tuple(rest[place] for place in plain[seat * each : (seat + 1) * each]) for seat in range(SEATS))
    taken = set(plain)
    return hands, [card for place, card in enumerate(rest) if place not in taken]


def _check_mortos(case: TrancaCase, hands: tuple[tuple[Card, ...], ...], mortos: list[tuple[Card, ...] | None], size: int) -> None:
    """A morto that lies there, or that waits in a hand, is whole: nobody has touched it."""
    if any(morto and len(morto) != size for morto in mortos):
        found = next(len(morto) for morto in mortos if morto and len(morto) != size)
        raise BadKey("mortos", f'a morto of {found} cards: an untouched one has {size}, or "" for any')
    for seat in case.waiting():
        if len(hands[seat]) != size:
            raise BadKey(f"hands[{seat}]", f"{len(hands[seat])} cards, but a morto that waits for its first turn has {size}")


def _named_mortos(reader: "_Reader", case: TrancaCase) -> list[tuple[Card, ...] | None]:
    """The mortos on the table: None is gone, an empty one is any cards. Without the key one lies there for each pair that took none."""
    taken = {*case.morto_taken, *(PAIR_NAMES[seat % 2] for seat in case.waiting())}
    if case.mortos is None:
        return [None if pair in taken else () for pair in PAIR_NAMES]
    named: list[tuple[Card, ...] | None] = [reader.cards(f"mortos[{at}]", text) for at, text in enumerate(case.mortos)]
    places: list[tuple[Card, ...] | None] = [None if pair in taken else () for pair in PAIR_NAMES]
    free = [at for at, place in enumerate(places) if place is not None]
    if len(named) > len(free):
        raise BadKey("mortos", f"{len(named)} mortos on the table, but {', '.join(sorted(taken))} took one")
    for at in free:
        places[at] = named.pop(0) if named else None
    return places


def _melds(reader: "_Reader", case: TrancaCase, rulebook: Rulebook, pair: str) -> tuple[Meld, ...]:
    found = []
    for place, text in enumerate(case.melds.get(pair, [])):
        key = f"melds.{pair}[{place}]"
        meld = new_meld(reader.cards(key, text), rulebook.values)
        if not isinstance(meld, Meld):
            raise BadKey(key, f"{said(text)} is no jogo under {rulebook.name}: {meld.code}")
        found.append(meld)
    return tuple(found)


def _red_threes(reader: "_Reader", case: TrancaCase, pair: str) -> tuple[Card, ...]:
    key = f"red_threes.{pair}"
    cards = tuple(card for text in case.red_threes.get(pair, []) for card in reader.cards(key, text))
    for card in cards:
        if not is_red_three(card):
            raise BadKey(key, f"{card} is not a red three")
    return cards


class _Reader:
    """Reads cards and counts them: each is in play twice at most."""

    def __init__(self) -> None:
        self.seen: Counter[Card] = Counter()

    def cards(self, key: str, text: str) -> tuple[Card, ...]:
        try:
            cards = parse_cards(text)
        except BadCard as error:
            raise BadKey(key, str(error)) from None
        for card in cards:
            self.seen[card] += 1
            if self.seen[card] > 2:
                raise BadKey(key, f"{card} is three times in play: two packs have it twice")
        return cards
