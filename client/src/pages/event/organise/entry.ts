/** The form of an entry, and what is sent of it. */
import type { EntryForm } from '../../../lib/event_office';

export type PersonForm = {
  name: string;
  cpf: string;
  born: string;
  residence: string;
  domicile: string;
  foreigner: boolean;
  document: string;
  issued: string;
  regular: boolean;
  speaks: boolean;
  ties: string[];
  declared: string[];
  accepted: boolean;
};

export const nobody = (home = ''): PersonForm => ({
  name: '',
  cpf: '',
  born: '',
  residence: home,
  domicile: home,
  foreigner: false,
  document: '',
  issued: '',
  regular: false,
  speaks: false,
  ties: [],
  declared: [],
  accepted: false,
});

/** As many empty people as must be named. */
export function people(form: EntryForm): PersonForm[] {
  return Array.from({ length: form.starters }, () => nobody(form.residence[0] ?? ''));
}

/** One person as the server takes it: what was not filled in is left out, what was ticked is said. */
export function sent(one: PersonForm, form: EntryForm): Record<string, unknown> {
  const text = (value: string): string | undefined => value.trim() || undefined;
  const plain = {
    name: one.name.trim().replace(/\s+/g, ' '),
    cpf: text(one.cpf),
    born: text(one.born),
    residence: text(one.residence),
    domicile: text(one.domicile),
  };
  const foreign = one.foreigner
    ? {
        foreigner: true,
        foreign_document: text(one.document),
        foreign_document_on: text(one.issued),
        regular_status: one.regular,
        speaks_portuguese: one.speaks,
      }
    : {};
  const said = { ties: one.ties, declared: one.declared, accepted_version: one.accepted ? form.version : undefined };
  return Object.fromEntries(Object.entries({ ...plain, ...foreign, ...said }).filter(([, value]) => value !== undefined));
}

/** Whether a date of birth is asked for. */
export const asksBorn = (form: EntryForm): boolean => form.min_age !== null || form.fields.includes('born');

export type EntryLike = { id: string; names: readonly string[]; delegation: string | null; status: string };

/** A text however it is spelled: without accents and capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries of this status (all of them for an empty one) in whose names or number every word of the search stands. */
export function found<T extends EntryLike>(entries: readonly T[], status: string, search: string, numberOf = (one: T): string => one.id): T[] {
  const asked = folded(search).split(/\s+/).filter(Boolean);
  return entries.filter((one) => {
    const text = folded([numberOf(one), one.delegation ?? '', ...one.names].join(' '));
    return (!status || one.status === status) && asked.every((word) => text.includes(word));
  });
}
