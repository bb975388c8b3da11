/** The form of an entry at the desk, and what is sent of it. */
import type { DeskKept, EntrantKept, PriceOf } from '../../../lib/field';

export type Means = PriceOf['means'];
export type Identity = 'cpf' | 'foreign' | 'none';

export type Entry = {
  name: string;
  born: string;
  identity: Identity;
  cpf: string;
  foreign: string;
  document: string;
  payment: 'day' | 'early' | 'seat';
  means: Means;
  credited: string;
  proof: string[];
  winner: string;
  online: boolean;
  siteRecord: boolean;
  accepted: boolean;
  imageRelease: boolean;
  sponsors: string;
};

export const EMPTY: Entry = {
  name: '',
  born: '',
  identity: 'cpf',
  cpf: '',
  foreign: '',
  document: '',
  payment: 'day',
  means: 'cash',
  credited: '',
  proof: [],
  winner: '',
  online: false,
  siteRecord: true,
  accepted: false,
  imageRelease: false,
  sponsors: '',
};

/** A name without spaces that nobody sees. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A name of the log that nobody has yet: of two namesakes the second is told apart by a number. */
export function playerName(name: string, taken: readonly string[]): string {
  let found = plain(name);
  for (let number = 2; taken.includes(found); number++) found = `${plain(name)} ${number}`;
  return found;
}

/** Whether the two check digits of a CPF are those of the others. */
export function isCpf(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const sum = [...digits.slice(0, length)].reduce((all, digit, place) => all + Number(digit) * (length + 1 - place), 0);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** What the entry costs as it is paid, in centavos; a seat that was won costs nothing. */
export function priceOf(entry: Pick<Entry, 'payment' | 'means'>, desk: Pick<DeskKept, 'prices' | 'transfer_price'>): number {
  if (entry.payment === 'seat') return 0;
  return entry.payment === 'early' ? desk.transfer_price : (desk.prices.find((price) => price.means === entry.means)?.centavos ?? 0);
}

export const sponsorsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** The form as the server reads it. `regulation` is what the player accepted. */
export function formOf(entry: Entry, player: string, desk: DeskKept, regulation: string): Record<string, unknown> {
  const person = {
    name: plain(entry.name),
    ...(entry.born ? { born: entry.born } : {}),
    ...(entry.identity === 'cpf' && entry.cpf.trim() ? { cpf: entry.cpf.trim() } : {}),
    ...(entry.identity === 'foreign' ? { foreigner: true, foreign_document: entry.foreign.trim() } : {}),
    ...(entry.accepted ? { accepted_version: regulation } : {}),
  };
  return {
    player,
    person,
    document: entry.document.trim(),
    site_record: entry.siteRecord,
    image_release: entry.imageRelease,
    sponsors: sponsorsOf(entry.sponsors),
    ...paymentOf(entry, desk),
  };
}

/** How an entry, or another one of the same person, is paid. */
export function paymentOf(entry: Entry, desk: DeskKept): Record<string, unknown> {
  if (entry.payment === 'seat') return { seat: { winner: plain(entry.winner) || plain(entry.name), online: entry.online } };
  const paid = priceOf(entry, desk);
  if (entry.payment === 'day') return { means: entry.means, paid };
  return { means: 'transfer', paid, proof: entry.proof, ...(entry.credited ? { credited: new Date(entry.credited).toISOString() } : {}) };
}

export type Filter = 'all' | 'due' | 'waiting' | 'out' | 'unranked';

/** Those whom the desk looks for: by the filter, and by the letters typed. */
export function found(desk: DeskKept, filter: Filter, fits: (names: string[]) => boolean): EntrantKept[] {
  const due = new Set(desk.due);
  const shown: Record<Filter, (one: EntrantKept) => boolean> = {
    all: () => true,
    due: (one) => due.has(one.player),
    waiting: (one) => one.waiting !== null,
    out: (one) => one.place !== null,
    unranked: (one) => !one.ranked,
  };
  return desk.entrants.filter((one) => shown[filter](one) && fits([one.name, one.player]));
}
