"""From what is typed at a tranca table to a command, and from what may be done to a short list of suggestions. Pure.

A command is a number of the list, a key of the terminal (`j`, `?`), cards with or without a jogo (`6s`, `4h 5h 6h`, `8c A1`), or an action
in the notation of the records (`take +A1`).
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from tento.cards.card import Card, parse_cards, symbol
from tento.games.tranca.notation import LOW, read
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules.melds import WILD
from tento.games.tranca.rules.views import RodadaView
from tento.table.notation import BadNotation
from tento.terminal.presenter import SharedCommand
from tento.texts.language import Lang, Words, pick

Move = do.Draw | do.Reject | do.Take | do.Lay | do.Add | do.Discard | do.Undo
Command = Move | SharedCommand

SUGGESTED: Final = 9
"""So many suggestions at most: each has a single digit."""
UNDO: Final = "U"
AT_ONCE: Final = "?cCrR"
"""Keys of the terminal that begin no card and no word: they need no Enter. J and Q may be a jack and a queen."""

_ASIDES: Final[dict[str, SharedCommand]] = {"J": "advice", "C": "auto", "?": "help", "H": "help", "R": "rules", "Q": "quit"}
_CARD: Final = re.compile(r"(10|[2-9TJQKA])([CDHS♣♦♥♠])", re.IGNORECASE | re.ASCII)
_JOGO: Final = re.compile(r"\+?([AB]\d{1,2})", re.IGNORECASE | re.ASCII)
_SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


def parse_command(command: str, rodada: RodadaView, shown: Sequence[Move]) -> Command:
    """What the player wants. Whether it is allowed is for the table to say."""
    words = command.strip()
    if words.upper() in _ASIDES:
        return _ASIDES[words.upper()]
    if words.upper() == UNDO:
        return do.Undo()
    if not words:
        return "nothing" if rodada.drew else do.Draw()
    if words.isascii() and words.isdigit():
        numbered = {str(number): move for number, move in enumerate(shown, 1)}
        return numbered.get(words, "unknown")
    return _by_cards(words, rodada) or _by_notation(words)


def _by_notation(words: str) -> Command:
    try:
        action = read(words)
    except BadNotation:
        return "unknown"
    return action if isinstance(action, Move) else "unknown"


def _by_cards(words: str, rodada: RodadaView) -> Move | None:
    """A card to discard, cards of a jogo, or cards and the jogo they join. Before the draw they say how the top of the lixo is used."""
    low = words.lower().endswith(f" {LOW}")
    rest = words[: -len(LOW)] if low else words
    cards = parse_cards(" ".join(_card(*found) for found in _CARD.findall(rest)))
    jogos = [word.upper() for word in _JOGO.findall(_CARD.sub(" ", rest))]
    if _JOGO.sub(" ", _CARD.sub(" ", rest)).split() or len(jogos) > 1:
        return None
    jogo = jogos[0] if jogos else None
    if jogo is None and len(cards) == 1:
        return do.Discard(cards[0])
    if not rodada.drew:
        return do.Take(cards, jogo)
    if jogo is not None:
        return do.Add(jogo, cards, low) if cards else None
    return do.Lay(cards)


def _card(rank: str, suit: str) -> str:
    return ("T" if rank == "10" else rank.upper()) + _SUITS.get(suit, suit.lower())


def suggestions(options: Iterable[do.SeatAction]) -> tuple[Move, ...]:
    """What to draw, lay and add, the best first; of jogos inside longer ones only the longest. Discards are named by their card."""
    moves = [action for action in options if isinstance(action, do.Draw | do.Reject | do.Take | do.Lay | do.Add)]
    kept = [move for move in moves if not any(_within(move, other) for other in moves)]
    return tuple(sorted(kept, key=_rank))


def _within(one: Move, other: Move) -> bool:
    """A jogo that is part of another which spends no more wild cards."""
    if not isinstance(one, do.Lay) or not isinstance(other, do.Lay) or len(one.cards) >= len(other.cards):
        return False
    return Counter(one.cards) <= Counter(other.cards) and _wilds(one.cards) == _wilds(other.cards)


def _rank(move: Move) -> tuple[int, int, int]:
    """Before the draw the monte and then the lixo; after it clean jogos, clean additions, then what costs a wild card."""
    cards = move.cards if isinstance(move, do.Take | do.Lay | do.Add) else ()
    kinds = (do.Reject, do.Draw, do.Lay, do.Add, do.Take)
    kind = next(place for place, type_ in enumerate(kinds) if isinstance(move, type_))
    return _wilds(cards), kind, -len(cards)


def _wilds(cards: Iterable[Card]) -> int:
    return sum(card[0] == WILD for card in cards)


def say_move(move: Move, rodada: RodadaView, words: dict[str, Words], lang: Lang) -> str:
    """A move in the words of the table: `baixa 4♥ 5♥ 6♥`, `leva o lixo e baixa 10♥ J♥ Q♥`."""
    facts: dict[str, Any] = {"meld": getattr(move, "meld", None)}
    code = type(move).__name__
    cards: tuple[Card, ...] = getattr(move, "cards", ())
    if isinstance(move, do.Take):
        code += ".add" if move.meld is not None else ".new" if cards else ".idle"
        cards = in_order((*cards, *([rodada.lixo_top] if rodada.lixo_top else [])))
    elif isinstance(move, do.Add) and move.low:
        code += ".low"
    elif isinstance(move, do.Discard):
        cards = (move.card,)
    facts["cards"] = " ".join(map(symbol, cards))
    facts["card"] = symbol(rodada.may_reject) if rodada.may_reject else ""
    return pick(words[code], lang).format(**facts)


_ORDER: Final = {rank: place for place, rank in enumerate("456789TJQKA23")}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by suit and rank, the 2s and the threes at the end."""
    return tuple(sorted(cards, key=lambda card: (card[0] in "23", card[1] if card[0] not in "23" else "", _ORDER[card[0]], card[1])))
