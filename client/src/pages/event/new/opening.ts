/** A championship that is being thought of: what is asked of the server while it is typed, and when it is opened. */
import type { HeldUnder, Level, NewPlan, OpenChoice, PlanMade, SheetPreset } from '../../../lib/event_office';
import type { NewEvent } from '../../../lib/events';
import { fromField } from '../organise/typed';

export type Sheet = {
  kind: string;
  split: Record<string, number>;
  stack: number;
  size: number;
  reentries: number;
  late_levels: number | null;
  guarantee: number;
  seat_price: number | null;
  starting_days: number;
  variant: string;
  start: string;
  /** The later days, by the clock of Brasília. */
  days: string[];
  /** Official sponsors, with commas between them. */
  sponsors: string;
  time_cards: { start: number; day: number; final: number };
  levels: Level[];
};

export type Thought = {
  rulebook: string;
  title: string;
  venue: string;
  opens: string;
  closes: string;
  day: string;
  field: number;
  tables: number;
  minutes: number | null;
  private: boolean;
  /** The edition before this one, whose suspensions hold here; none if empty. */
  after: string;
  /** The values chosen, by the rule. */
  chosen: Record<string, unknown>;
  /** The choices of the plan that was taken from those offered. */
  plan: Record<string, unknown>;
  sheet: Sheet | null;
};

export const sheetOf = (preset: SheetPreset): Sheet => ({
  ...{ kind: preset.kind, split: { ...preset.split }, stack: preset.stack, size: preset.seats, reentries: preset.reentries },
  ...{ late_levels: preset.late_levels, guarantee: preset.guarantee, seat_price: preset.seat_price, starting_days: 1 },
  ...{ variant: "No-limit hold'em", start: '', levels: preset.levels.map((one) => ({ ...one })) },
  ...{ days: [], sponsors: '', time_cards: { start: 0, day: 0, final: 0 } },
});

/** How many are expected where nobody has said: what the regulation fixes, or a usual number. */
export function usualField(book: HeldUnder): number {
  return book.field_max ?? book.field_min ?? (book.kind === 'pairs' ? 10 : 50);
}

/** `a.b` as a table in a table, over what is there. */
export function put(into: Record<string, unknown>, rule: string, value: unknown): void {
  const [section = '', key] = rule.split('.');
  if (key === undefined) into[section] = value;
  else into[section] = { ...(into[section] as Record<string, unknown> | undefined), [key]: value };
}

/** The organiser's choices over the rulebook: readings that differ, the plan that was taken, the dates. */
export function optionsOf(thought: Thought, book: HeldUnder): Record<string, unknown> {
  const options: Record<string, unknown> = { ...thought.plan };
  for (const choice of book.choices)
    if (choice.rule in thought.chosen && !same(choice, thought.chosen[choice.rule])) put(options, choice.rule, thought.chosen[choice.rule]);
  if (book.kind !== 'pairs') return options;
  for (const [rule, value] of [
    ['entries.opens', fromField(thought.opens)],
    ['entries.closes', fromField(thought.closes)],
    ['event.on', thought.day || undefined],
  ] as const)
    if (value !== undefined) put(options, rule, value);
  return options;
}

const same = (choice: OpenChoice, value: unknown): boolean => JSON.stringify(choice.recommended.value) === JSON.stringify(value);

/** What the opening says beside the choices. */
export function fieldsOf(thought: Thought, book: HeldUnder): Record<string, unknown> {
  const venue = thought.venue.trim();
  const where = venue ? { venue } : {};
  if (book.kind === 'pairs') {
    // A field that the regulation fixes is not the organiser's to expect otherwise: more may apply than play.
    const expected = book.field_min !== null && book.field_min === book.field_max ? book.field_max : thought.field;
    return { expected, tables: thought.tables, ...where };
  }
  if (!thought.sheet) return where;
  const { start, seat_price, late_levels, days, sponsors, time_cards, ...sheet } = thought.sheet;
  const from = fromField(start);
  const later = days.flatMap((one) => fromField(one) ?? []);
  const named = [...new Set(sponsors.split(',').map((one) => one.trim()))].filter(Boolean);
  return {
    ...sheet,
    ...(from ? { start: from } : {}),
    ...(later.length ? { days: later } : {}),
    ...(named.length ? { sponsors: named } : {}),
    ...(time_cards.start || time_cards.day || time_cards.final ? { time_cards } : {}),
    ...(sheet.kind === 'satellite' ? { seat_price } : {}),
    ...(late_levels === null ? {} : { late_levels }),
    ...where,
  };
}

export function planOf(thought: Thought, book: HeldUnder): NewPlan {
  const fixed = book.kind === 'pairs' && book.field_min !== null && book.field_min === book.field_max ? book.field_max : null;
  return {
    rulebook: book.name,
    options: optionsOf(thought, book),
    fields: fieldsOf(thought, book),
    field: fixed ?? thought.field,
    tables: thought.tables,
    ...(thought.minutes === null ? {} : { minutes: thought.minutes }),
  };
}

export function eventOf(thought: Thought, book: HeldUnder): Omit<NewEvent, 'id'> {
  return {
    title: thought.title.trim(),
    rulebook: book.name,
    options: optionsOf(thought, book),
    fields: fieldsOf(thought, book),
    visibility: thought.private ? 'private' : 'public',
    ...(thought.after ? { after: thought.after } : {}),
  };
}

/** Whether the offer is the one that was taken. */
export const isTaken = (thought: Thought, offer: PlanMade): boolean => JSON.stringify(thought.plan) === JSON.stringify(offer.options);
