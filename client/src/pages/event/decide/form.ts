/** A form for any decision: what each field starts with, what it may be chosen from, and what is sent of it. */
import { entryOf, matchOf } from '../../../lib/event_find';
import { matchName, sidesOf } from '../../../lib/event_names';
import type { ActField, ActShown, EventShown } from '../../../lib/events';
import type { EntryForm } from '../../../lib/event_office';
import { sent as personSent, type PersonForm } from '../organise/entry';
import { fromField } from '../organise/typed';

export type Score = [string, string];
/** What a field holds while somebody fills it in. */
export type Value = string | string[] | Score[] | PersonForm[];
export type Values = Record<string, Value>;
export type Option = { value: string; text: string };
type Act = Pick<ActShown, 'fields' | 'ways'>;
type Shown = Pick<EventShown, 'pairs' | 'field'>;

/** What a field holds before anybody touched it. */
export function blank(field: ActField): Value {
  if (field.type === 'people') return [];
  if (field.type === 'scores') return [['', '']];
  return field.type === 'json' && field.required ? field.example : '';
}

export const blanks = (act: Act): Values => Object.fromEntries(act.fields.map((field) => [field.name, blank(field)]));

const text = (values: Values, name: string): string => (typeof values[name] === 'string' ? values[name] : '');

/** What a field is chosen from; null where it is written. */
export function options(act: Act, field: ActField, shown: Shown, values: Values, unknown: string): Option[] | null {
  if (field.choices.length) return field.choices.map((one) => ({ value: `${one}`, text: `${one}` }));
  const ways = waysOf(act, field.name, values);
  if (ways) return ways.map((value) => ({ value, text: nameOf(shown, field.name, value, unknown) }));
  const names = shown.pairs ? known(act, field, shown, values) : null;
  return names?.map((value) => ({ value, text: nameOf(shown, field.name, value, unknown) })) ?? people(act, field, shown, values);
}

/** The values of the ways that are left, with what was chosen already. */
function waysOf(act: Act, name: string, values: Values): string[] | null {
  if (!act.ways?.some((way) => name in way)) return null;
  const left = act.ways.filter((way) =>
    Object.entries(way).every(([key, value]) => key === name || !text(values, key) || text(values, key) === value),
  );
  return [...new Set(left.map((way) => way[name]!))];
}

/** The ids that the event has for a field. */
function known(act: Act, field: ActField, shown: Shown, values: Values): string[] | null {
  const { matches, entries, stages } = shown.pairs!;
  const sides = matchOf(shown, text(values, 'match'))?.sides.filter((one) => one !== null);
  switch (field.name) {
    case 'match':
      return matches.filter((one) => !one.bye).map((one) => one.id);
    case 'stage':
      return stages.map((one) => one.name);
    case 'entry':
      return isNew(act) ? null : sides?.length ? sides : entries.map((one) => one.id);
    case 'winner':
    case 'first_mao':
    case 'entries':
      return act.fields.some((one) => one.name === 'match') ? (sides ?? []) : null;
    case 'order':
      return entries.map((one) => one.id);
    default:
      return null;
  }
}

/** An entry that is made by this decision has the name that it is given. */
const isNew = (act: Act): boolean => act.fields.some((field) => field.type === 'people');

const PLACES = ['person', 'out', 'in'];

/** The people of the chosen entry by their place in it. */
function people(act: Act, field: ActField, shown: Shown, values: Values): Option[] | null {
  const ofEntry = act.fields.some((one) => one.name === 'entry' && one.required);
  if (!shown.pairs || !ofEntry || field.type !== 'number' || !PLACES.includes(field.name)) return null;
  return entryOf(shown, text(values, 'entry'))?.people.map((name, place) => ({ value: `${place}`, text: name })) ?? [];
}

function nameOf(shown: Shown, field: string, id: string, unknown: string): string {
  if (field === 'stage') return shown.pairs?.stages.find((one) => one.name === id)?.title ?? id;
  const match = field === 'match' ? matchOf(shown, id) : undefined;
  if (match) return `${matchName(shown, id)}: ${sidesOf(shown, match, unknown).join(' × ')}`;
  const entry = entryOf(shown, id);
  return entry ? `${id} · ${entry.people.join(' / ')}` : id;
}

/** Whom a field may name: the players of a field. */
export const suggested = (field: ActField, shown: Shown): string[] =>
  ['player', 'instead', 'main_winner'].includes(field.name) ? (shown.field?.players.map((one) => one.name) ?? []) : [];

const lines = (value: Value): string[] =>
  (Array.isArray(value) ? value.map(String) : value.split('\n')).map((line) => line.trim()).filter((line) => line !== '');

/** A field that holds something that cannot be sent. */
export class Wrong extends Error {
  constructor(readonly field: string) {
    super(field);
  }
}

/** One field as the server takes it; undefined where nothing was filled in. */
function sentField(field: ActField, value: Value, form: EntryForm | null): unknown {
  if (field.type === 'people') return (value as PersonForm[]).map((one) => personSent(one, form!));
  if (field.type === 'scores') return scores(field, value as Score[]);
  if (field.type === 'texts') return lines(value).length || field.required ? lines(value) : undefined;
  const typed = (value as string).trim();
  if (typed === '') return field.required && field.type === 'text' ? '' : undefined;
  return plain(field, typed);
}

function plain(field: ActField, typed: string): unknown {
  switch (field.type) {
    case 'number':
      return numbered(field, typed);
    case 'yes':
      return typed === 'yes';
    case 'moment':
      return fromField(typed);
    case 'choice':
      return field.choices.find((one) => `${one}` === typed);
    case 'json':
      return parsed(field, typed);
    default:
      return typed;
  }
}

function numbered(field: ActField, typed: string): number {
  if (!/^-?\d+$/.test(typed)) throw new Wrong(field.name);
  return Number(typed);
}

function parsed(field: ActField, typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    throw new Wrong(field.name);
  }
}

function scores(field: ActField, rows: readonly Score[]): [number, number][] | undefined {
  const filled = rows.filter((row) => row.some((one) => one.trim() !== ''));
  if (!filled.length && !field.required) return undefined;
  return filled.map(([first, second]) => [numbered(field, first.trim()), numbered(field, second.trim())]);
}

/** The fields of a decision as they are sent; what was left empty is left out. Throws `Wrong` with the first field that cannot be read. */
export function fieldsSent(act: Act, values: Values, form: EntryForm | null): Record<string, unknown> {
  const sent = act.fields.map((field) => [field.name, sentField(field, values[field.name] ?? blank(field), form)] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}

/** The decisions whose name or word holds every word of a search. */
export function searched<T extends { do: string }>(acts: readonly T[], name: (word: string) => string, search: string): T[] {
  const folded = (one: string): string => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const asked = folded(search).split(/\s+/).filter(Boolean);
  return acts.filter((act) => asked.every((word) => folded(`${name(act.do)} ${act.do}`).includes(word)));
}
