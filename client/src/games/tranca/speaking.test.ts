import { expect, test } from 'vitest';
import { words as pt } from './i18n/pt';
import type { GameEvent, View } from './messages';
import { madeCanastra, noiseOf, shoutOf } from './speaking';

const before = {
  rodada: {
    melds: [
      [
        { name: 'A1', kind: 'open' },
        { name: 'A2', kind: 'limpa' },
      ],
      [],
    ],
  },
} as unknown as View;
const added = (meld: string, kind: string): GameEvent => ({ event: 'CardsAdded', seat: 0, meld, cards: ['4h'], whole: [], kind });

test('a canastra is called out once, when it is made', () => {
  expect(madeCanastra(added('A1', 'limpa'), before)).toBe(true);
  expect(madeCanastra(added('A2', 'limpa'), before)).toBe(false);
  expect(shoutOf(added('A1', 'suja'), before, pt.shout)).toEqual({ seat: 0, text: 'Canastra!', big: true });
});

test('the end sounds as it is for the pair, and glad for a spectator', () => {
  const end: GameEvent = { event: 'MatchEnded', winner: 1, why: 'points' };
  expect([noiseOf(end, before, 1), noiseOf(end, before, 0), noiseOf(end, before, null)]).toEqual(['win', 'lose', 'win']);
});
