"""A hand from elsewhere, played by our rules act by act and told as a hand of our own."""

import re
from collections.abc import Iterator
from typing import Any

from tento.games.poker.phh.codes import BadHistory
from tento.games.poker.phh.reading import DEEP, History, number_of, read_histories
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import telling
from tento.games.poker.rules.betting import raise_range, to_call
from tento.games.poker.rules.hand import apply, start
from tento.games.poker.rules.rounds import posted
from tento.games.poker.rules.state import Chair, Hand
from tento.games.poker.rules.table_state import seat_of
from tento.games.poker.story import Teller
from tento.games.poker.texts.story import STORY
from tento.rulebooks.reading import shown
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal
from tento.table.story import Told
from tento.texts.language import Lang, pick


def tell_history(text: str, rulebook: Rulebook, lang: Lang) -> Iterator[Told]:
    """The hands of a PHH file; BadHistory where one cannot be read, does not follow our rules, or ends otherwise than it says."""
    for history in read_histories(text, rulebook):
        yield from _tell_hand(history, lang)


def _tell_hand(history: History, lang: Lang) -> Iterator[Told]:
    events: ev.Events = []
    hand = played(history, events)
    stacks = {place.chair: place.stack for place in hand.places}
    ended = tuple([stacks[place.chair] for place in history.hand.places])
    teller = Teller(history.names, lang, hands=True)
    yield Told("heading", history.number, f"PHH · {teller.game(history.hand.stakes.variant)} · {teller.stakes(history.hand.stakes)}")
    began = ev.HandBegan(number=history.number, variant=history.hand.stakes.variant, button=None, small=None, big=None, stacks=ended)
    for event in (began, *events):
        if not isinstance(event, ev.HoleCardsDealt) or history.known.issuperset(event.cards):
            yield from teller.told(event)
    rake = _rake(history, ended, events)
    if rake:
        yield Told("line", history.number, pick(STORY["rake"], lang).format(chips=rake))
    noted = [(name, one.stack, stack) for name, one, stack in zip(history.names, history.hand.places, ended, strict=True)]
    said = [pick(STORY["stack"], lang).format(who=name, stack=stack) for name, began_with, stack in noted if began_with != DEEP]
    if said:
        yield Told("end", history.number, ", ".join(said) + ".")


def _rake(history: History, ended: tuple[int, ...], events: ev.Events) -> int:
    """What the house of a cash game kept of the pots: chips that only winners miss. BadHistory if the stacks differ in another way."""
    if history.finishing is None:
        return 0
    winners = {int(share.seat) for event in events if isinstance(event, ev.PotPaid) for share in event.shares}
    missing = [ours - theirs for ours, theirs in zip(ended, history.finishing, strict=True)]
    if any(less < 0 or (less and place not in winners) for place, less in enumerate(missing)):
        raise BadHistory(f"by our rules the stacks are {list(ended)}, not {list(history.finishing)}")
    return sum(missing)


def played(history: History, events: ev.Events) -> Hand:
    """The hand after all that was done; what happened goes to the events."""
    ready = history.hand
    telling.tell_posts(events, ready)
    hand = start(ready, history.pack)
    telling.tell_deal(events, telling.as_dealt(ready, hand))
    telling.tell_course(events, telling.as_dealt(ready, hand), hand, _put(posted(ready)))
    shows: dict[Chair, bool] = {}
    for action in history.actions:
        match action.split():
            case [player, "sm", *cards]:
                shows[Chair(number_of(player, len(ready.places)) + 1)] = bool(cards) and "?" not in cards[0]
            case [player, word, *rest] if player.startswith("p"):
                hand = _step(hand, Chair(number_of(player, len(ready.places)) + 1), _act(hand, word, rest, action), events)
    while hand.stage == "showdown" and hand.turn is not None:
        hand = _step(hand, hand.turn, do.Show() if shows.get(hand.turn, True) else do.Muck(), events)
    return hand


def _act(hand: Hand, word: str, rest: list[str], text: str) -> Any:
    """The action that a word of PHH means here."""
    match word, rest:
        case "f", []:
            return do.Fold()
        case "cc", []:
            turn = hand.turn
            return do.Call() if turn is not None and to_call(hand, hand.at(turn)) else do.Check()
        case "pb", []:
            return do.BringIn()
        case "cbr", [total] if re.fullmatch("[0-9]{1,12}", total):
            return _raise(hand, int(total))
        case _:
            raise BadHistory(f"{shown(text)} is no action that is played here")


def _raise(hand: Hand, total: int) -> Any:
    """A raise to this total. Other programs write a raise over a short stack as what that stack can match; the rest comes back anyway."""
    if hand.turn is None:
        return do.Raise(total)
    place, matched = hand.at(hand.turn), max([one.bet + one.stack for one in hand.places if one.chair != hand.turn and one.live], default=0)
    if total == place.bet + place.stack:
        return do.AllIn()
    least, _ = raise_range(hand, place) or (total, total)
    return do.Raise(least if total == matched < least else total)


def _step(hand: Hand, chair: Chair, action: Any, events: ev.Events) -> Hand:
    after = apply(hand, chair, action)
    if isinstance(after, Refusal):
        raise BadHistory(f"p{chair} may not {action.kind}: {after.code}")
    put = _put(hand)
    if isinstance(action, do.Muck):
        events.append(ev.HandMucked(seat=seat_of(chair)))
    elif not isinstance(action, do.Show):
        telling.tell_bet(events, hand, chair, action)
        place = hand.at(chair)
        put[chair] += telling.total_of(hand, place, action) - place.bet
    telling.tell_course(events, hand, after, put)
    return after


def _put(hand: Hand) -> dict[Chair, int]:
    return {place.chair: place.put for place in hand.places}
