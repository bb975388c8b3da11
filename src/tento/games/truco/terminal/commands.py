"""From a key to a command, and from what may be done to the keys that are offered. Pure: no screen, no keyboard.

A command is what was typed: one key (`t`), nothing but Enter (``), or in the ceremony a number with or without a key (`13`, `3b`).
"""

import re
from collections.abc import Sequence
from typing import Final, Literal

from tento.games.truco.rules import actions as do
from tento.games.truco.rules.views import MaoView, View
from tento.games.truco.values import TrucoRules
from tento.table.refusal import Refusal, because
from tento.table.seats import Seat
from tento.terminal.presenter import SharedCommand
from tento.terminal.scene import Offer

RAISE_KEYS: Final = "T69D"
"""One for each step of the ladder: truco, seis, nove, doze."""

Command = do.Action | Refusal | SharedCommand | Literal["cover"]
"""What is said to the table or beside it; `cover` turns the next card."""

_ASIDES: Final[dict[str, SharedCommand]] = {"J": "advice", "C": "auto", "?": "help", "H": "help", "R": "rules", "Q": "quit"}


def parse_command(command: str, view: View, rules: TrucoRules, cover: bool = False) -> Command:
    """What the player wants. Whether it is allowed is for the table to say."""
    command = command.strip().upper()
    if command in _ASIDES:
        return _ASIDES[command]
    if view.stage == "draw":
        return _draw_wish(command, view, rules)
    if view.mao is None:
        return "unknown" if command else "nothing"
    if view.stage == "ceremony":
        return _ceremony_wish(command, view.mao, rules)
    return _play_wish(command, view.mao, rules, cover)


def _play_wish(command: str, mao: MaoView, rules: TrucoRules, cover: bool) -> Command:
    if command == "":
        return "nothing" if mao.asked is None else do.Accept()
    if command.isdigit() and command in "123":
        return _card(int(command) - 1, mao, cover)
    if command == "E":
        return "cover"
    step = RAISE_KEYS.find(command)
    if 0 <= step < len(rules.raise_ladder):
        return do.Raise(rules.raise_ladder[step])
    others: dict[str, do.Action] = {
        "A": do.Accept(),
        "F": do.Refuse(),
        "S": do.DecideOnze(True),
        "Y": do.DecideOnze(True),
        "N": do.DecideOnze(False),
        "B": do.Claim(),
        "X": do.Steal(),
        ">": do.Peek(neighbour(len(mao.hand_sizes), rules, right=True)),
        "<": do.Peek(neighbour(len(mao.hand_sizes), rules, right=False)),
    }
    return others.get(command, "unknown")


def neighbour(seats: int, rules: TrucoRules, *, right: bool) -> Seat:
    """The opponent on the right or on the left of seat 0: seats are numbered in the direction of play."""
    return Seat(1 if right == (rules.play_direction == "ccw") else seats - 1)


def _card(place: int, mao: MaoView, cover: bool) -> Command:
    """The card at that place of the hand, open or covered; in the dark only its place is known."""
    if mao.hand is None:
        return do.PlayDark(place, cover)
    if place >= len(mao.hand):
        return because("not_in_hand")
    return do.Cover(mao.hand[place]) if cover else do.Play(mao.hand[place])


def _ceremony_wish(command: str, mao: MaoView, rules: TrucoRules) -> Command:
    found = re.fullmatch(r"(\d*)([BMK]?)", command)
    if found is None:
        return "unknown"
    number, key = found.groups()
    if key == "B":
        return do.Burn(int(number or 1))
    if key == "M":
        return do.Subir()
    if mao.handed_back:
        return do.Deal() if not number else "unknown"
    if key == "K":
        return do.HandBack()
    return do.Cut(int(number) if number else pack_size(mao, rules) // 2)


def pack_size(mao: MaoView, rules: TrucoRules) -> int:
    """How many cards the pack has before the deal."""
    return 4 * len(rules.deck_ranks) - mao.burnt_count


def _draw_wish(command: str, view: View, rules: TrucoRules) -> Command:
    """A place of the spread pack, counted from 1; Enter takes the free card nearest to the middle."""
    size = 4 * len(rules.deck_ranks)
    if command.isdigit():
        return do.Draw(int(command) - 1)
    if command:
        return "unknown"
    free = [place for place in range(size) if place not in view.drawn]
    return do.Draw(min(free, key=lambda place: abs(2 * place - size)))


def offers(view: View, options: Sequence[do.Action], rules: TrucoRules, cover: bool = False) -> tuple[Offer, ...]:
    """The keys that do something now, the most important first."""
    mao = view.mao
    if view.stage == "draw":
        found = [Offer("Enter", "draw", {"size": 4 * len(rules.deck_ranks)})] if options else []
    elif mao is None or not options:
        found = []
    elif view.stage == "ceremony":
        found = _ceremony_offers(mao, options, rules)
    elif view.stage == "onze":
        found = [
            Offer("S", "onze_play", {"value": mao.value}, True),
            Offer("N", "onze_run", {"value": rules.onze_decline_value}, True),
            Offer("J", "advice"),
        ]
    elif mao.asked is not None:
        found = [*_answers(mao, options, rules), Offer("J", "advice"), Offer("C", "auto_answer")]
    else:
        found = _turn_offers(mao, options, rules, cover)
    return (*found, Offer("R", "rules"), Offer("?", "help"), Offer("Q", "quit"))


def _answers(mao: MaoView, options: Sequence[do.Action], rules: TrucoRules) -> list[Offer]:
    """The large answers to a raise: accept, raise back, run."""
    assert mao.asked is not None, "asked for a raise"
    lost = rules.refusal_points[rules.raise_ladder.index(mao.asked)]
    accept = Offer("A", "accept", {"value": mao.asked}, True)
    run = Offer("F", "run", {"value": lost}, True)
    return [accept, *_raise_offers(options, rules, big=True), run]


def _raise_offers(options: Sequence[do.Action], rules: TrucoRules, *, big: bool = False) -> list[Offer]:
    asked = [action.to for action in options if isinstance(action, do.Raise)]
    steps = zip(RAISE_KEYS, rules.raise_ladder, strict=False)
    return [Offer(key, "raise", {"value": value, "step": n}, big) for n, (key, value) in enumerate(steps) if value in asked]


def _turn_offers(mao: MaoView, options: Sequence[do.Action], rules: TrucoRules, cover: bool) -> list[Offer]:
    kinds = {type(action) for action in options}
    found = []
    places = _places(mao, options, cover)
    if places:
        found.append(Offer(" ".join(places), "play_covered" if cover else "play"))
    if cover or any(map(covers, options)):
        found.append(Offer("E", "cover_off" if cover else "cover_on"))
    found += _raise_offers(options, rules)
    if do.Claim in kinds:
        found.append(Offer("B", "claim"))
    if do.Steal in kinds:
        found.append(Offer("X", "steal"))
    if do.Peek in kinds:
        found.append(Offer("< >" if len(mao.hand_sizes) == 4 else ">", "peek"))
    return [*found, Offer("J", "advice"), Offer("C", "auto")]


def covers(action: do.Action) -> bool:
    """True for a card that is laid face down."""
    return isinstance(action, do.Cover) or (isinstance(action, do.PlayDark) and action.covered)


def _places(mao: MaoView, options: Sequence[do.Action], cover: bool) -> list[str]:
    """The keys of the cards that may be played, open or covered."""
    if mao.hand is None:
        return [str(action.place + 1) for action in options if isinstance(action, do.PlayDark) and action.covered == cover]
    kind = do.Cover if cover else do.Play
    return [str(place + 1) for place, card in enumerate(mao.hand) if kind(card) in options]


def _ceremony_offers(mao: MaoView, options: Sequence[do.Action], rules: TrucoRules) -> list[Offer]:
    kinds = {type(action) for action in options}
    found = []
    if do.Cut in kinds:
        found.append(Offer("Enter", "cut", {"most": pack_size(mao, rules) - 1}))
    if do.Deal in kinds:
        found.append(Offer("Enter", "deal"))
    if do.Burn in kinds:
        found.append(Offer("B", "burn", {"most": rules.burn_max - mao.burnt_count}))
    if do.Subir in kinds:
        found.append(Offer("M", "subir"))
    if do.HandBack in kinds:
        found.append(Offer("K", "hand_back"))
    return found
