/** The sheet of a chip race: odd chips, the cards that they take, and what is sent. */
import { chipsOf } from '../../../lib/amounts';
import type { FloorKept } from '../../../lib/field';

/** What was typed for one seat: the whole stack, and how many chips of the old value are in it. */
export type RaceSeat = { stack: string; chips: string };
export type RaceSheet = Record<string, RaceSeat>;

export const keyOf = (table: number, seat: number): string => `${table}.${seat}`;

/** The chips of the old value that make no new one. */
export function oddOf(chips: number, old: number, wanted: number): number {
  return Math.floor(((chips * old) % wanted) / old);
}

export type RaceTable = { table: number; odd: { seat: number; name: string; odd: number }[]; cards: number; chips: number };

/** For each table who has odd chips, how many cards are dealt from the first seat on, and how many new chips they make, rounded up. */
export function raceTables(floor: Pick<FloorKept, 'tables'>, sheet: RaceSheet, old: number, wanted: number): RaceTable[] {
  return floor.tables.map((table) => {
    const odd = table.seats
      .map((seat) => ({
        seat: seat.seat,
        name: seat.name,
        odd: oddOf(chipsOf(sheet[keyOf(table.number, seat.seat)]?.chips ?? '') ?? 0, old, wanted),
      }))
      .filter((one) => one.odd > 0);
    const cards = odd.reduce((sum, one) => sum + one.odd, 0);
    return { table: table.number, odd, cards, chips: Math.ceil((cards * old) / wanted) };
  });
}

const SUITS: Record<string, string> = { p: 'c', c: 'c', o: 'd', d: 'd', h: 'h', e: 's', s: 's', '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** Cards as they are typed, "Kc 10♠ 7d" or "kc,ts,7d", as the server writes them; null if one of them is none. The English letters hold. */
export function cardsOf(text: string): string[] | null {
  const found = text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((card) => /^(10|[2-9tjqka])(.)$/i.exec(card));
  const cards = found.map((match) => match && SUITS[match[2]!.toLowerCase()] && `${rank(match[1]!)}${SUITS[match[2]!.toLowerCase()]}`);
  return cards.every((card): card is string => Boolean(card)) ? cards : null;
}

const rank = (text: string): string => (text === '10' ? 'T' : text.toUpperCase());

/** The fields of the decision; null while a card is missing or cannot be read, or a seat has chips and no stack. */
export function raceOf(
  floor: Pick<FloorKept, 'tables'>,
  sheet: RaceSheet,
  cards: Readonly<Record<number, string>>,
  values: { old: number; new: number },
): Record<string, unknown> | null {
  const tables = [];
  for (const { table, cards: needed } of raceTables(floor, sheet, values.old, values.new)) {
    const dealt = cardsOf(cards[table] ?? '');
    const seats = floor.tables.find((one) => one.number === table)!.seats;
    const named = seats
      .map((seat) => ({ seat: seat.seat, typed: sheet[keyOf(table, seat.seat)] }))
      .filter(({ typed }) => typed && (typed.stack.trim() || typed.chips.trim()))
      .map(({ seat, typed }) => ({ seat, stack: chipsOf(typed!.stack), chips: typed!.chips.trim() ? chipsOf(typed!.chips) : 0 }));
    if (dealt === null || dealt.length < needed || named.some((one) => one.stack === null || one.chips === null)) return null;
    tables.push({
      table,
      stacks: Object.fromEntries(named.map((one) => [one.seat, one.stack])),
      chips: Object.fromEntries(named.filter((one) => one.chips).map((one) => [one.seat, one.chips])),
      cards: dealt,
    });
  }
  return { old: values.old, new: values.new, tables };
}
