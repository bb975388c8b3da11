// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.

/** What everybody is told of an event beside its rules. */
export type AboutShown = { venue: string; contact: string; sponsors: string[]; prizes: Prize[] };

/** A line of a list that will not do, and why; line 0 is the whole list. */
export type BadLineShown = { line: number; code: string; text: string; articles: string[] };

/** What the regulation asks of an entry, and each article behind it: `articles` are by the rule that they fix. */
export type EntryForm = { kind: string; open: boolean; starters: number; reserves: number; field_min: number | null; field_max: number | null; places_taken: number; selection: string; waiting_list: boolean; version: string; channels: string[]; origins: string[]; fields: string[]; cpf: boolean; min_age: number | null; residence: string[]; foreigners: boolean; foreign_status: boolean; foreign_document_years: number | null; foreign_language: boolean; ties: string[]; declarations: string[]; accept_regulation: boolean; partner_confirms: boolean; documents: string[]; unsigned_out: boolean; summons: boolean; withdrawal: string; fee: number; card_fee: number; refunds: Refunded[]; received: number; refunded: number; frozen_days: number | null; articles: Record<string, string[]> };

/** A file of the event that this reader may have. */
export type FileShown = { name: string; title: string; ending: string };

/** A rulebook under which championships are held, with what an organiser still has to say. `day` and the others are the text's own. */
export type HeldUnder = { name: string; game: string; title: string; source: string; kind: string; entries: string; field_min: number | null; field_max: number | null; opens: string | null; closes: string | null; day: string | null; fee: number; choices: OpenChoice[]; sheets: SheetPreset[] };

/** One level of the sheet, and the break after it. */
export type Level = { minutes: number; small: number; big: number; ante?: number; break_min?: number };

/** What became of a list. `number` is that of the last decision where it was kept; with a bad line nothing is. */
export type ListShown = { entries: number; people: number; bad: BadLineShown[]; bad_lines: number; number: number | null };

/** A championship that is only thought of: `field` is how many are to play, `minutes` what a partida is taken to last. */
export type NewPlan = { rulebook: string; options?: Record<string, unknown>; fields?: Record<string, unknown>; field?: number | null; tables?: number; minutes?: number | null };

/** A choice that the regulation leaves open: the rule, why it is open, the reading that holds and the others. */
export type OpenChoice = { id: string; rule: string; name: string; reason: string; recommended: OpenValue; others: OpenValue[]; articles: string[] };

/** One way to read a rule, and how people say it. */
export type OpenValue = { value: unknown; text: string };

/** A plan that works out, with the choices over the rulebook that it takes. */
export type PlanMade = { options: Record<string, unknown>; stages: PlanStage[]; matches: number; minutes: number; total: string };

/** Whether it could be opened: why not, the plan as it is, and plans that would work out where it has none. */
export type PlanShown = { refusal: RefusalBody | null; plan: PlanMade | null; offers: PlanMade[]; sheet: SheetPlan | null };

/** One stage of a plan, in words. */
export type PlanStage = { name: string; title: string; text: string; entrants: number; matches: number };

/** What the organiser or a sponsor gives to whoever takes this place. */
export type Prize = { place: number; what: string };

/** What comes back, in thousandths, to whoever withdraws so many days before. */
export type Refunded = { days_before: number; permille: number };

/** Why not: a stable code, the sentence in the reader's language, the articles of the rulebook, the facts. */
export type RefusalBody = { code: string; text: string; articles: string[]; facts: Record<string, string | number> };

/** What the sheet of a tournament comes to, in centavos: an entry, its price by each means, and with so many entries the prizes. */
export type SheetPlan = { entry: number; lines: Record<string, number>; prices: Record<string, number>; pool: number; overlay: number; staff: number; knockouts: number; prizes: number[]; minutes: number };

/** A sheet that a tournament of this kind may begin with. */
export type SheetPreset = { kind: string; split: Record<string, number>; stack: number; seats: number; reentries: number; late_levels: number | null; guarantee: number; seat_price: number | null; levels: Level[] };
