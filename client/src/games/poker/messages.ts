// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** A seat bet, or did not. `to` is the total in front, `added` what came to it. */
export type Acted = { event: 'Acted'; only?: number | null; seat: number; act: 'bet' | 'bring-in' | 'call' | 'check' | 'complete' | 'fold' | 'raise'; to: number; added: number; all_in?: boolean };

export type Action = Fold | Check | Call | Raise | AllIn | BringIn | Complete | Show | Muck | TimeCard;

/** Puts the whole stack in: a call, a bet or a raise, as it falls. */
export type AllIn = { do: 'all-in' };

/** What the seat that is asked may do. Amounts of raises are totals in front; None where it may not raise. */
export type AskedView = { seat: number; to_call: number; min_raise: number | null; max_raise: number | null; reopened: boolean; bring_in: boolean; showdown: boolean; seconds: number };

/** Cards of the board, after a burn. */
export type BoardDealt = { event: 'BoardDealt'; only?: number | null; street: string; cards: string[] };

/** The forced bet of third street. */
export type BringIn = { do: 'bring-in' };

/** One card to each, the highest has the button; the suits decide between equal ranks, spades the highest. */
export type ButtonDrawn = { event: 'ButtonDrawn'; only?: number | null; cards: SeatCard[]; button: number; articles?: string[] };

/** The button of the next hand stands here. */
export type ButtonSet = { event: 'ButtonSet'; only?: number | null; seat: number };

/** Matches the bet, as far as the stack goes. */
export type Call = { do: 'call' };

/** Puts nothing in where nothing is asked. */
export type Check = { do: 'check' };

/** When the level ends: the hands that it still has at most, and the second of the match clock. */
export type ClockView = { hands_left: number; ends_at: number | null; next: LevelView };

/** Bets the small bet on third street, where only the bring-in lies. */
export type Complete = { do: 'complete' };

/** Gives the hand up. */
export type Fold = { do: 'fold' };

/** The rotation has come to this game. */
export type GameChanged = { event: 'GameChanged'; only?: number | null; variant: string };

export type GameEvent = ButtonDrawn | LevelBegan | GameChanged | HandBegan | Posted | HoleCardsDealt | UpCardsDealt | BoardDealt | Acted | Returned | HandShown | HandMucked | PotPaid | HandEnded | HandKilled | HandVoided | PlayerOut | TimeCardSpent | TimeCalled | PresenceChanged | PlayerSeated | PlayerLeft | ButtonSet | PlayPaused | MatchEnded;

/** A hand begins, with these stacks before anything is posted; a seat with none is not in it. */
export type HandBegan = { event: 'HandBegan'; only?: number | null; number: number; variant: string; button: number | null; small: number | null; big: number | null; stacks: number[]; redeal?: boolean };

/** The hand is over, with these stacks. */
export type HandEnded = { event: 'HandEnded'; only?: number | null; number: number; stacks: number[] };

/** A hand was declared dead, or swept in by mistake, or its player is away. */
export type HandKilled = { event: 'HandKilled'; only?: number | null; seat: number; why: 'absent' | 'dead' | 'swept'; articles?: string[] };

/** A seat gave up at the showdown, unseen. */
export type HandMucked = { event: 'HandMucked'; only?: number | null; seat: number };

/** All cards that a seat holds lie open. */
export type HandShown = { event: 'HandShown'; only?: number | null; seat: number; cards: string[]; articles?: string[] };

/** The hand does not count and all chips are back; `redeal`: it is dealt again as it was. */
export type HandVoided = { event: 'HandVoided'; only?: number | null; number: number; redeal: boolean; stacks: number[]; articles?: string[] };

/** The cards that this seat got face down. */
export type HoleCardsDealt = { event: 'HoleCardsDealt'; only?: number | null; seat: number; cards: string[] };

/** The next hand is played at this level; `limits` are its small and big bet, where there are limits. */
export type LevelBegan = { event: 'LevelBegan'; only?: number | null; level: number; small: number; big: number; ante: number; limits?: [number, number] | null };

/** A level: its number, what is posted, and the limits of a limit game. */
export type LevelView = { number: number; small: number; big: number; ante: number; big_blind_ante: number; bring_in: number; limits: [number, number] | null };

/** The best five cards. `ranks` are those of the high hand, what decides first: `KA98` is a pair of kings. `low` are those of a low. */
export type MadeView = { high: 'flush' | 'full_house' | 'high_card' | 'pair' | 'quads' | 'straight' | 'straight_flush' | 'trips' | 'two_pair' | null; ranks: string; low: string | null };

/** One player has all chips, or the director broke the table. */
export type MatchEnded = { event: 'MatchEnded'; only?: number | null; winner: number | null; why: string };

/** Gives the hand up unseen at the showdown. */
export type Muck = { do: 'muck' };

/** How a match ended: the sides, the best first, and why. `winner` is the side that has the first place to itself. */
export type Outcome = { winner: number | null; ranking: Ranked[]; why: string; articles?: string[] };

/** A pot that was paid in the hand that is over. */
export type PaidView = { chips: number; winners: number[]; high: number[]; low: number[] };

/** Hands wait, or go on again. */
export type PlayPaused = { event: 'PlayPaused'; only?: number | null; paused: boolean };

/** A player left the table with this stack. */
export type PlayerLeft = { event: 'PlayerLeft'; only?: number | null; seat: number; stack: number };

/** A player has no chips left; the place, as far as this table can tell. */
export type PlayerOut = { event: 'PlayerOut'; only?: number | null; seat: number; place: number; articles?: string[] };

/** A player came to the table with this stack. */
export type PlayerSeated = { event: 'PlayerSeated'; only?: number | null; seat: number; stack: number };

/** Chips that must be put in before anybody bets. */
export type Posted = { event: 'Posted'; only?: number | null; seat: number; what: 'ante' | 'big' | 'big_blind_ante' | 'bring_in' | 'small'; chips: number };

/** A pot went to its winners; `high` and `low` are those of the halves of a split pot. */
export type PotPaid = { event: 'PotPaid'; only?: number | null; chips: number; shares: SeatChips[]; high?: number[]; low?: number[]; articles?: string[] };

/** A pot of the finished rounds, and whose live hands contest it. */
export type PotView = { chips: number; seats: number[] };

/** A player is away from the seat, or back. */
export type PresenceChanged = { event: 'PresenceChanged'; only?: number | null; seat: number; away: boolean };

/** Bets or raises to this total; the most that is allowed where it says `pot`. */
export type Raise = { do: 'raise'; to: number | 'pot' };

/** A side in the order of a finished match. Sides that nothing parts share a place; `score` is in the game's largest unit. */
export type Ranked = { side: number; place: number; score: number };

/** What nobody has called goes back. */
export type Returned = { event: 'Returned'; only?: number | null; seat: number; chips: number; articles?: string[] };

/** A card that lies open at a seat. */
export type SeatCard = { seat: number; card: string };

/** Chips of a seat. */
export type SeatChips = { seat: number; chips: number };

/** A seat as everybody sees it. */
export type SeatView = { seat: number; standing: 'all_in' | 'empty' | 'folded' | 'out' | 'playing' | 'waiting'; stack: number; bet: number; put: number; held: number; up: string[]; shown: string[] | null; made: MadeView | null; time_cards: number; away: boolean; place: number | null };

/** Lays the whole hand face up. */
export type Show = { do: 'show' };

/** The floor agreed that time is called on this seat. */
export type TimeCalled = { event: 'TimeCalled'; only?: number | null; seat: number; seconds: number; articles?: string[] };

/** Spends a time card; the clock does so for who has one left. */
export type TimeCard = { do: 'timecard' };

/** A time card was spent, by the player or by the clock. */
export type TimeCardSpent = { event: 'TimeCardSpent'; only?: number | null; seat: number; left: number; articles?: string[] };

/** A stud street was dealt, with the cards of it that everybody sees: none of the seventh, unless hands lie open. */
export type UpCardsDealt = { event: 'UpCardsDealt'; only?: number | null; street: string; cards: SeatCard[] };

/** The table as one viewer sees it. `hand` are the viewer's own cards, None for a spectator and for a seat that was dealt none. */
export type View = { game: 'poker'; viewer: number | 'spectator'; rulebook: string; seats: number; stage: 'draw' | 'hand' | 'hand_over' | 'match_over' | 'shuffle'; paused: boolean; number: number; variant: string; betting: string; street: string; button: number | null; small: number | null; big: number | null; level: LevelView; clock: ClockView; players: SeatView[]; hand: string[] | null; board: string[]; current: number; pot: number; pots: PotView[]; chip: number; asked: AskedView | null; paid: PaidView[]; void: boolean; drawn: SeatCard[]; outcome: Outcome | null };
