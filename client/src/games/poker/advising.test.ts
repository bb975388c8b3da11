import { expect, test } from 'vitest';
import { adviceText } from './advising';
import { asked, teller, view } from './poker.fixture';

test('a call is advised with its price', () => {
  expect(adviceText({ do: 'call' }, view({ asked: asked({ to_call: 1500 }) }), teller)).toBe('Eu pagaria 1.500.');
});

test('the first chips are a bet, more are a raise', () => {
  expect(adviceText({ do: 'raise', to: 300 }, view({ current: 0 }), teller)).toBe('Eu apostaria 300.');
  expect(adviceText({ do: 'raise', to: 300 }, view({ current: 100 }), teller)).toBe('Eu aumentaria para 300.');
});

test('what costs nothing is advised in a word', () => {
  expect(adviceText({ do: 'check' }, view({}), teller)).toBe('Eu passaria.');
});
