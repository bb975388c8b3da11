/** What was tapped, as what a question is sent: which fields matter now, which are still missing, and how lists are read. */
import type { Field, Question } from './answers';

export type Given = Record<string, unknown>;

/** Whether a field matters, as things stand. */
export function matters(question: Question, field: Field, given: Given): boolean {
  const condition = field.only_if;
  if (!condition) return true;
  const other = question.fields.find((one) => one.key === condition.key);
  const held = given[condition.key] ?? other?.default;
  if (condition.values.length) return condition.values.includes(held as string | boolean | number);
  return Array.isArray(held) ? held.length > 0 : Boolean(held);
}

const empty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is sent: only what matters and was told. A list that must be told may be empty. */
export function sent(question: Question, given: Given): Given {
  const told: Given = {};
  for (const field of question.fields) {
    if (!matters(question, field, given)) continue;
    const value = given[field.key];
    if (!empty(value)) told[field.key] = value;
    else if (field.required && field.kind === 'actions') told[field.key] = [];
  }
  return told;
}

/** The first field that must be told and was not; where one of several must be, the first of these. */
export function missing(question: Question, given: Given): Field | null {
  const told = sent(question, given);
  const field = question.fields.find((one) => one.required && matters(question, one, given) && !(one.key in told));
  if (field) return field;
  const [first] = question.any_of;
  if (first === undefined || question.any_of.some((key) => key in told)) return null;
  return question.fields.find((one) => one.key === first) ?? null;
}

/** A whole number as somebody types it, with or without points; null for anything else. */
export function whole(text: string): number | null {
  const digits = text.trim().replace(/[.,\s](?=\d{3}\b)/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/** `7 9 2`. */
export function wholes(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .map(whole)
    .filter((one) => one !== null);
}

/** `1 Kh 9s, 4 7h 7d` by seat. */
export function cardsBySeat(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((part) => {
    const found = /^\s*(\d{1,2})\s+(\S.*?)\s*$/.exec(part);
    return found?.[1] && found[2] ? [[found[1], found[2]] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** The motions that have chips: one as a plain list, several as lists. */
export function motions(piles: readonly (readonly number[])[]): unknown[] {
  const laid = piles.filter((pile) => pile.length > 0);
  return laid.length > 1 ? laid.map((pile) => [...pile]) : [...(laid[0] ?? [])];
}

type Parts = { seat?: number | undefined; term?: string | undefined; amount?: number | null; more?: boolean; when?: string | undefined };

/** One declaration or action: `raise 2000 before`, `9 bet 400`, `2000`. */
export function spoken(parts: Parts): string {
  const amount = parts.amount ? `${parts.more ? '+' : ''}${parts.amount}` : '';
  return [parts.seat?.toString() ?? '', parts.term ?? '', amount, parts.when ?? ''].filter(Boolean).join(' ');
}
