/** A finished match as the server tells it. */
export type ToldStep = { seq: number; at: number; events: unknown[]; view: unknown };
export type CheckedDeal = {
  deal: number;
  seed_hash: string;
  root: string;
  numbers: (string | null)[];
  seed: string | null;
  check: 'ok' | 'seed_size' | 'seed_hash' | 'root' | 'not_revealed';
  pack: string[];
};
export type SeatShown = { seat: number; name: string; person: string | null; bot: boolean; away: boolean };
export type Outcome = { winner: number | null; why: string; ranking: { side: number; place: number; score: number }[]; articles: string[] };
export type ReplayShown = {
  replay: {
    table: string;
    game: string;
    rulebook: string;
    rulebook_hash: string;
    options: Record<string, unknown>;
    you: number | null;
    outcome: Outcome | null;
    steps: ToldStep[];
    deals: CheckedDeal[];
  };
  finished: number;
  seats: SeatShown[];
};

/** A place in a match worth going to. */
export type Chapter = { at: number; kind: 'deal' | 'moment' | 'end'; text: string };
