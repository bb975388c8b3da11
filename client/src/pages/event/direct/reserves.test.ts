import { expect, it } from 'vitest';
import type { EventMatch, EventShown } from '../../../lib/events';
import { withReserves } from './reserves';

const shown = {
  pairs: {
    entries: [
      { id: 'D1', people: ['Ana', 'Bia', 'Caio'] },
      { id: 'D2', people: ['Davi', 'Eva'] },
    ],
  },
} as unknown as EventShown;
const match = (status: string) => ({ sides: ['D1', 'D2'], status }) as unknown as EventMatch;
const rules = { starters: 2, substitution: true };
const found = (status: string, more = {}) => withReserves(shown, match(status), { ...rules, ...more }).map((one) => one.id);

it('offers the entry that has a reserve, before its match begins', () => {
  expect([found('ready'), found('called')]).toEqual([['D1'], ['D1']]);
});

it('offers nobody once the match has begun, nor where the regulation knows no substitutes', () => {
  expect([found('playing'), found('over'), found('ready', { substitution: false })]).toEqual([[], [], []]);
});
