// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** The stacks of the players at the final table. */
export type AskDeal = { stacks: Record<string, number> };

/** The tournaments of each stage of a season, by the ids of their events; the hotel of the last champion, in centavos. */
export type AskSeason = { stages: string[][]; hotel?: number };

/** A bag of a first day that is over. */
export type BagKept = { player: string; name: string; chips: number; day: string };

/** What balancing would do, with the articles on it: `breaks` are tables, whose `rising` players and `called` alternates draw seats. */
export type BalanceProposed = { needed: boolean; breaks: number[]; rising: number; called: number; moves: MoveProposed[]; articles: string[] };

/** Ways to share the open prizes, in centavos: the lowest prize for all, and the rest by chips or by what each would win. */
export type DealWays = { open_prizes: number[]; reserve: number; chips: Record<string, number>; chances: Record<string, number> };

/** The desk. Where no form is `asked`, an entry is a name. */
export type DeskKept = { number: number; asked: boolean; start: string | null; opens: string | null; day: number; starting_day: string | null; entry: number; prices: PriceOf[]; transfer_price: number; proof: string[]; sponsors: string[]; reentries: number; closed: 'announced' | 'cancelled' | 'late' | 'over' | null; entrants: EntrantKept[]; due: string[]; due_day: number; returned: Returned[] };

/** Somebody who entered. `player` is the name in the log, `name` the one to be read out; `person` is there for those who may read all. */
export type EntrantKept = { player: string; name: string; number: number; entries: number; origin: 'alternate' | 'desk' | 'early' | null; paid: PaidEntry[]; documents: number[]; ranked: boolean; seat_won: boolean; declared: string[]; wears: string[]; table: number | null; seat: number | null; place: number | null; waiting: number | null; person: PersonKept | null };

/** The clock at `now` (milliseconds since the epoch), for everybody; it is never kept, so that `now` is the server's own time. */
export type FieldClock = { number: number; now: number; level: number; left_seconds: number; on_break: boolean; runs: boolean; paused: boolean; night: boolean; next_break_seconds: number | null; alive: number; entries: number; average: number; paid_places: number; next_prize: number | null; last_hands: number | null; hand_for_hand: boolean };

/** The floor. `chips` are those in play, `on_tables` those of them that are not in bags. */
export type FloorKept = { number: number; step: 'announced' | 'between' | 'cancelled' | 'entries' | 'night' | 'over' | 'playing'; day: number; starting_day: string | null; first_days: number; final: boolean; final_size: number; tables: TableKept[]; waiting: string[]; proposal: BalanceProposed; slips: Slip[]; outs: OutKept[]; bags: BagKept[]; alive: number; entries: number; paid_places: number; chips: number; on_tables: number; stack: number; smallest: number; race: RaceDue | null; knockouts: boolean; time_cards: boolean; hand_for_hand: boolean; hand_open: boolean; all_in: number | null; last_hands: number | null; window: [number, number]; hand_cards: [number, number]; commitment: string | null; champion: string | null };

/** The money: what came in by the lines of the entry, what became of it, the prizes by place, and once it is over by player. */
export type MoneyKept = { number: number; collected: MoneyLine[]; pool: MoneyLine[]; prizes: number[]; refused: string | null; seat_price: number | null; open_prizes: number[]; reserve: number; floor: number; deal: Record<string, number> | null; players: PrizeKept[]; leftover: number; pay_until: string | null; returned: Returned[]; articles: string[] };

/** A line of the account, in centavos. */
export type MoneyLine = { line: string; centavos: number };

/** A player who moves so that the tables are even, from one with `of_source` players to one with `of_target`. */
export type MoveProposed = { player: string; name: string; table: number; seat: number; to_table: number; to_seat: number; of_source: number; of_target: number };

/** Somebody who is out. `knockouts` are those who took each of their knockouts; `removed` that the Director took them out. */
export type OutKept = { player: string; name: string; place: number; table: number | null; seat: number | null; knockouts: string[][]; removed: boolean; disqualified: boolean };

/** What was paid for one entry, and how: `seat` is one that was won. `number` is that of its receipt. */
export type PaidEntry = { number: number; centavos: number; means: 'cash' | 'credit' | 'debit' | 'seat' | 'transfer' };

/** A person as the form gave them. Of a CPF there is never more than its middle. */
export type PersonKept = { name: string; cpf: string | null; born: string | null; residence: string | null; domicile: string | null; foreigner: boolean; ties: string[]; declared: string[] };

/** What an entry costs by one means. */
export type PriceOf = { means: 'cash' | 'credit' | 'debit' | 'transfer'; centavos: number };

/** What somebody takes, in centavos, and how it was paid; `chosen_by` says who chooses the means. */
export type PrizeKept = { player: string; name: string; place: number | null; prize: number; knockouts: number; total: number; by_deal: boolean; disqualified: boolean; points: number; chosen_by: 'organiser' | 'player'; means: 'cash' | 'cheque' | 'transfer' | null };

/** Chips that no level needs any more from now on, and the smallest that is needed. */
export type RaceDue = { old: number; new: number };

/** What went back to somebody. */
export type Returned = { player: string; centavos: number };

/** The ranking of a season, what was put aside for it, and whom its prizes would go to today; `tie` names who is level for a prize. */
export type SeasonKept = { events: string[]; titles: string[]; lines: SeasonLine[]; collected: number; stages: number[]; annual: number; hotel: number; entries: number[]; champion: string; main_winner: string; prizes: Record<string, number>; tie: string | null; ahead_year: SeasonTold[]; ahead_stage: SeasonTold[] };

/** A player of the season: the points of each tournament in the order asked, and what parted them from the next of equal points. */
export type SeasonLine = { place: number; player: string; points: number; by_event: (number | null)[]; places: number[]; main_events: number; side_events: number; broken_by: string | null };

/** A player of the season as the payment of a prize tells it. */
export type SeasonTold = { player: string; points: number; places: number[]; main_events: number; side_events: number };

/** A seat that is taken: the name in the log and the one to be read out; what follows its player. */
export type SeatKept = { seat: number; player: string; name: string; absent: boolean; owed: number; cards: number; chips: number | null; waits: boolean };

/** A slip for somebody who was given a seat by the last decision that gave any: where from, if that is known, and where to. */
export type Slip = { player: string; name: string; table: number | null; seat: number | null; to_table: number; to_seat: number };

/** A table. Button and blinds are those of its last hand, and of the next as it would be now; `stop` that it is too short. */
export type TableKept = { number: number; size: number; seats: SeatKept[]; button: number | null; small: number | null; big: number | null; next_button: number | null; next_small: number | null; next_big: number | null; stop: boolean; hand: 'all_in' | 'finished' | 'playing' | null };
