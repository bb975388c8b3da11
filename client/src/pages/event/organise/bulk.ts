/** What is decided about several entries at once: for each of them what is still to be done, and nothing twice. */
import type { EntryKept } from '../../../lib/events';
import type { EntryForm } from '../../../lib/event_office';
import type { Asked } from './deciding.svelte';

export type Doing = 'confirm' | 'pay' | 'card' | 'select' | 'summon' | 'sign' | 'unsigned' | 'withdraw';

/** What is written down with how it came or went. */
export const BY_MEANS: readonly Doing[] = ['confirm', 'summon', 'withdraw'];

/** What the desk takes down: the words, payments and signatures of others. Who plays is the organiser's to say. */
export const AT_DESK: readonly Doing[] = ['confirm', 'pay', 'card', 'sign', 'withdraw'];

/** The decisions that this takes for these entries; `means` is how a word or a summons came or went. Nobody withdraws with others by one tap. */
export function decisions(doing: Doing, entries: readonly EntryKept[], form: EntryForm, means: string): Asked[] {
  if (doing === 'withdraw' && entries.length > 1) return [];
  return entries.flatMap((one) => OF[doing](one, form, means));
}

const persons = (one: EntryKept): number[] => one.names.map((_, place) => place);

const OF: Record<Doing, (one: EntryKept, form: EntryForm, means: string) => Asked[]> = {
  confirm: (one, _, means) =>
    one.status === 'pending'
      ? persons(one)
          .filter((person) => !one.confirmed.includes(person))
          .map((person) => ({ word: 'note-confirmation', fields: { entry: one.id, person, means } }))
      : [],
  pay: (one, form) => (one.paid ? [] : [{ word: 'pay', fields: { entry: one.id, amount: form.fee } }]),
  card: (one, form) => (one.paid ? [] : [{ word: 'pay', fields: { entry: one.id, amount: form.card_fee, card: true } }]),
  select: (one) => (one.status === 'applied' || one.status === 'waiting' ? [{ word: 'select', fields: { entry: one.id } }] : []),
  summon: (one, _, means) => (one.status === 'selected' && !one.summoned ? [{ word: 'summon', fields: { entry: one.id, means } }] : []),
  sign: (one, form) =>
    one.status === 'selected'
      ? form.documents.flatMap((document) =>
          persons(one)
            .filter((person) => !one.signed.some(([who, what]) => who === person && what === document))
            .map((person) => ({ word: 'sign-document', fields: { entry: one.id, person, document } })),
        )
      : [],
  unsigned: (one, form) =>
    one.status === 'selected' && one.signed.length < form.documents.length * one.names.length
      ? [{ word: 'sanction', fields: { entry: one.id, effect: 'disqualification', offence: 'unsigned_document' } }]
      : [],
  withdraw: (one, _, means) =>
    ['pending', 'applied', 'waiting', 'selected'].includes(one.status) ? [{ word: 'note-withdrawal', fields: { entry: one.id, means } }] : [],
};
