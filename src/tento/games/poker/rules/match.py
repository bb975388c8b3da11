"""Hand after hand: the draw of the button, the deal, what a step of the hand gives, who goes out, and how the match ends."""

from typing import Any

from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import hand as hands
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules import telling
from tento.games.poker.rules.hands import rank, suit
from tento.games.poker.rules.levels import hand_counted, level_ends, next_level, stakes_at, variant_now
from tento.games.poker.rules.next_hand import Posts, posts_after
from tento.games.poker.rules.posts import posts_among, posts_from, waits
from tento.games.poker.rules.rounds import posted
from tento.games.poker.rules.state import Chair, Hand, Place
from tento.games.poker.rules.table_state import TOURNAMENT, State, chair_of, maybe_seat, seat_of, small_of, the_hand, with_chips
from tento.games.poker.rules.variants import VARIANTS, has_button
from tento.games.poker.rules.verdict import at_the_table, refuse
from tento.rulebooks.enforced import enforces
from tento.table.outcome import ranked
from tento.table.refusal import Refusal
from tento.table.seats import Seat

_WHOLE = sorted(DECK_52)


def pack_due(state: State) -> bool:
    """Whether the table must bring a pack: two players with chips, one of them there, and nobody has stopped the clock.

    Where each hand waits for the director's word, it was given.
    """
    if state.stage in ("hand", "match_over") or state.paused or (state.by_hand and not state.let):
        return False
    stacked = state.stacked
    return len(stacked) > 1 and any(seat_of(chair) not in state.absent for chair in stacked)


def verify_shuffle(state: State, action: at.Shuffle) -> Refusal | None:
    """One whole pack, when a deal is due."""
    if not pack_due(state):
        return refuse(state, "wrong_moment")
    return None if sorted(action.pack) == _WHOLE else refuse(state, "wrong_pack")


def shuffle(state: State, events: ev.Events, action: at.Shuffle) -> State:
    """The pack comes: for the draw of the button, where a game has one, or for the next hand."""
    draws = state.posts is None and has_button(state.rules.variant)
    return _draw(state, events, action.pack) if draws else _begin(state, events, action.pack)


@enforces("first_button")
def _draw(state: State, events: ev.Events, pack: tuple[Card, ...]) -> State:
    """One card to each who plays; the highest has the button, of equal ranks the highest suit. That pack deals no hand."""
    cards = tuple([ev.SeatCard(seat_of(chair), card) for chair, card in zip(state.stacked, pack, strict=False)])
    button = max(cards, key=lambda one: (rank(one.card), suit(one.card))).seat
    events.append(ev.ButtonDrawn(cards=cards, button=button, articles=state.rulebook.cites("first_button")))
    return replace(state, stage="shuffle", drawn=cards, posts=posts_from(chair_of(button), state.stacked))


def _begin(state: State, events: ev.Events, pack: tuple[Card, ...]) -> State:
    """The next hand: posts, cards, the first player asked. A misdealt hand is dealt again as it was, and counts once."""
    posts, waiting = _posts(state)
    ready = _next_hand(state, posts, waiting)
    number = state.number + (not state.redeal)
    state = replace(state, stage="hand", number=number, drawn=(), turns=0, cards_spent=0, called=False, let=False)
    state = replace(state, posts=posts if posts.big is not None else None, posts_given=False, newcomers=waiting)
    if not state.redeal:
        state = replace(state, hand_level=state.level, level_hands=state.level_hands + 1, rotation_hands=state.rotation_hands + 1)
    events.append(
        ev.HandBegan(
            number=number,
            variant=ready.stakes.variant,
            button=maybe_seat(ready.button),
            small=small_of(ready),
            big=maybe_seat(ready.big),
            stacks=_dealt_in(state, ready),
            redeal=state.redeal,
        )
    )
    telling.tell_posts(events, ready)
    hand = hands.start(ready, pack)
    dealt = telling.as_dealt(ready, hand)
    telling.tell_deal(events, dealt)
    telling.tell_course(events, dealt, hand, _put_of(telling.tell_absent_bring_in(events, posted(ready), hand)))
    return _after(replace(state, hand=hand, redeal=False), events)


def _dealt_in(state: State, hand: Hand) -> tuple[int, ...]:
    """The stacks of those who play the hand, seat by seat."""
    there = {place.chair: place.stack for place in hand.places}
    return tuple([there.get(chair_of(seat), 0) for seat in range(state.seats)])


def _posts(state: State) -> tuple[Posts, tuple[Seat, ...]]:
    """Who owes the blinds of the next hand, and which newcomers are not dealt in before the button has passed them.

    Who owes the big blind plays, and nobody waits where one player alone would be left. Where no game has a button nobody waits for it.
    """
    if state.posts is None:
        return Posts(None, None, None), ()
    posts = posts_among(state.posts, state.stacked)
    between = [seat for seat in state.newcomers if waits(chair_of(seat), posts.button, posts.small)]
    waiting = tuple([seat for seat in between if chair_of(seat) != posts.big])
    return posts, waiting if len(state.stacked) - len(waiting) > 1 else ()


@enforces("dead_button", "void_hand")
def _next_hand(state: State, posts: Posts, waiting: tuple[Seat, ...]) -> Hand:
    """The hand before anything is posted. In stud games there is no button: it is frozen where the last game left it."""
    stacked = tuple([chair for chair in state.stacked if seat_of(chair) not in waiting])
    stakes = stakes_at(state.rules, variant_now(state), state.level)
    if state.redeal and state.hand is not None:
        stakes = state.hand.stakes
    stud = VARIANTS[stakes.variant].stud
    in_event = state.players_left if state.players_left is not None else len(state.stacked)
    return Hand(
        rulebook=state.rulebook,
        stakes=stakes,
        places=tuple([Place(chair=chair, stack=state.stacks[seat_of(chair)] or 0) for chair in stacked]),
        button=None if stud else posts.button,
        small=None if stud else posts.small,
        big=None if stud else posts.big,
        players_left=in_event if state.phase != TOURNAMENT or state.players_left is not None else None,
        absent=tuple([chair_of(seat) for seat in state.absent if chair_of(seat) in stacked]),
    )


def _put_of(hand: Hand) -> dict[Chair, int]:
    return {place.chair: place.put for place in hand.places}


def verify_bet(state: State, seat: Seat, action: Any) -> Refusal | None:
    """Whether the hand takes this action of a seat."""
    if state.stage != "hand":
        return refuse(state, "hand_over")
    refusal = hands.verify(the_hand(state), chair_of(seat), action)
    return None if refusal is None else at_the_table(refusal)


def bet(state: State, events: ev.Events, seat: Seat, action: Any) -> State:
    """A verified action of a seat in the hand."""
    before, chair = the_hand(state), chair_of(seat)
    after = hands.apply(before, chair, action)
    assert isinstance(after, Hand), "verified"
    put = _put_of(before)
    if isinstance(action, do.Show | do.Muck):
        if isinstance(action, do.Muck):
            events.append(ev.HandMucked(seat=seat))
    else:
        telling.tell_bet(events, before, chair, action)
        place = before.at(chair)
        put[chair] += telling.total_of(before, place, action) - place.bet
    telling.tell_course(events, before, after, put)
    return _after(_moved(state, after), events)


def _moved(state: State, hand: Hand) -> State:
    return replace(state, hand=hand, turns=state.turns + 1, cards_spent=0, called=False)


def verify_time_card(state: State, seat: Seat, _action: Any) -> Refusal | None:
    """Whether the seat is asked and has a card left; none can be spent where time was called."""
    if state.stage != "hand" or the_hand(state).turn != chair_of(seat):
        return refuse(state, "wrong_moment", "time_bank_cards")
    return refuse(state, "no_time_card", "time_bank_cards") if state.called or not state.time_cards[seat] else None


@enforces("time_bank_cards", "time_bank_seconds")
def spend_time_card(state: State, events: ev.Events, seat: Seat, _action: Any) -> State:
    """A card gives its seconds from now on; once begun it is spent."""
    left = state.time_cards[seat] - 1
    events.append(ev.TimeCardSpent(seat=seat, left=left, articles=state.rulebook.cites("time_bank_cards")))
    cards = (*state.time_cards[:seat], left, *state.time_cards[seat + 1 :])
    return replace(state, time_cards=cards, cards_spent=state.cards_spent + 1)


def ruled(state: State, events: ev.Events, action: do.RefereeAction) -> State:
    """The hand after what the referee decided, which was verified."""
    before = the_hand(state)
    after = hands.rule(before, action)
    assert isinstance(after, Hand), "verified"
    if isinstance(action, do.Kill | do.Sweep):
        swept = isinstance(action, do.Sweep)
        cites = state.rulebook.cites("swept_hands" if swept else "dead_hands")
        events.append(ev.HandKilled(seat=seat_of(action.chair), why="swept" if swept else "dead", articles=cites))
    telling.tell_course(events, before, after, _put_of(before))
    asked = after.turn == before.turn and after.stage == before.stage and after.street == before.street
    state = replace(state, hand=after) if asked else _moved(state, after)
    return _after(replace(state, redeal=isinstance(action, do.Misdeal)), events)


def _after(state: State, events: ev.Events) -> State:
    """Between two hands if this one is over."""
    hand = the_hand(state)
    if hand.stage != "over":
        return state
    if hand.void:
        return _void(state, events)
    stacks = _stacks_after(state, hand)
    events.append(ev.HandEnded(number=state.number, stacks=tuple([stack or 0 for stack in stacks])))
    state = _out(state, events, stacks)
    posts = posts_after(hand, with_chips(stacks)) if hand.big is not None else state.posts
    state = replace(state, stage="hand_over", stacks=stacks, posts=state.posts if posts is None or posts.big is None else posts)
    if state.phase != TOURNAMENT and len(state.stacked) == 1:
        return finished(state, events, "all_chips")
    return hand_counted(state, events, len(hand.places))


@enforces("void_hand")
def _void(state: State, events: ev.Events) -> State:
    """A hand that does not count: stacks, button and blinds are as they were before it."""
    stacks = tuple([stack or 0 for stack in state.stacks])
    cites = state.rulebook.cites("void_hand")
    events.append(ev.HandVoided(number=state.number, redeal=state.redeal, stacks=stacks, articles=cites))
    return replace(state, stage="hand_over")


def _stacks_after(state: State, hand: Hand) -> tuple[int | None, ...]:
    stacks = list(state.stacks)
    for place in hand.places:
        stacks[seat_of(place.chair)] = place.stack
    return tuple(stacks)


@enforces("bust_order")
def _out(state: State, events: ev.Events, stacks: tuple[int | None, ...]) -> State:
    """Who has no chips left is out. Of two who go out in one hand the one who began it with more is ahead; equal stacks share a place."""
    out = [seat for seat, stack in enumerate(stacks) if stack == 0 and state.stacks[seat]]
    left = sum(bool(stack) for stack in stacks)
    places = list(state.places)
    for seat in sorted(out, key=lambda seat: (-(state.stacks[seat] or 0), seat)):
        places[seat] = left + 1 + sum((state.stacks[other] or 0) > (state.stacks[seat] or 0) for other in out)
        events.append(ev.PlayerOut(seat=Seat(seat), place=places[seat] or 0, articles=state.rulebook.cites("bust_order")))
    return replace(state, places=tuple(places))


def finished(state: State, events: ev.Events, why: str) -> State:
    """The match is over: those who went out in their places, before them the others by their chips."""
    chips = [stack or 0 for stack in state.stacks]
    playing = sorted((stack for stack in chips if stack), reverse=True)
    places = [
        place if place is not None else playing.index(stack) + 1 if stack else len(chips)
        for place, stack in zip(state.places, chips, strict=True)
    ]
    outcome = ranked(places, chips, why, state.rulebook.cites("bust_order"))
    events.append(ev.MatchEnded(winner=None if outcome.winner is None else Seat(outcome.winner), why=why))
    return replace(state, stage="match_over", outcome=outcome)


def clock_limit(state: State) -> int | None:
    """The second at which the match clock must be told: the end of the level, where it has minutes."""
    return None if state.outcome is not None else level_ends(state)


def verify_clock(state: State, action: at.Clock) -> Refusal | None:
    """A clock goes forward, and only until the end."""
    if state.outcome is not None or action.seconds < state.elapsed:
        return refuse(state, "wrong_moment")
    return None


def tell_time(state: State, events: ev.Events, action: at.Clock) -> State:
    """The clock shows this: a level that is over gives way to the next one, from the next hand on."""
    state = replace(state, elapsed=action.seconds)
    ends = level_ends(state)
    return next_level(state, events, state.level + 1) if ends is not None and action.seconds >= ends else state
