import { expect, test } from 'vitest';
import type { GameEvent } from './messages';
import { player, teller, view } from './poker.fixture';
import { chips, tell } from './telling';

const said = (event: GameEvent, table = view()): string | null => tell(event, table, teller);

test('a bet is told with its total, a call with what was paid', () => {
  expect(said({ event: 'Acted', seat: 1, act: 'raise', to: 1500, added: 1450 })).toBe('Cida aumentou para 1.500.');
  expect(said({ event: 'Acted', seat: 0, act: 'call', to: 1500, added: 1450 })).toBe('Você pagou 1.450.');
  expect(said({ event: 'Acted', seat: 2, act: 'bet', to: 5000, added: 5000, all_in: true })).toBe('Tonho apostou 5.000. All-in!');
});
test('cards of somebody else are not told', () => {
  expect(said({ event: 'HoleCardsDealt', seat: 0, cards: ['As', 'Kd'] })).toBe('Suas cartas: ás de espadas e rei de ouros.');
  expect(said({ event: 'HoleCardsDealt', seat: 1, cards: ['As', 'Kd'] })).toBeNull();
});
test('who wins is told with the hand, where it was shown', () => {
  const paid: GameEvent = { event: 'PotPaid', chips: 600, shares: [{ seat: 1, chips: 600 }] };
  expect(said(paid)).toBe('Cida ganhou 600.');
  const open = player(1, { shown: ['Ks', 'Kd'], made: { high: 'pair', ranks: 'KA98', low: null } });
  expect(said(paid, view({ players: [player(0), open, player(2)] }))).toBe('Cida ganhou 600 com par de reis.');
});
test('everybody who shares a pot is told', () => {
  const shares = [0, 2].map((seat) => ({ seat, chips: 300 }));
  expect(said({ event: 'PotPaid', chips: 600, shares })).toBe('Você ganhou 300. Tonho ganhou 300.');
});
test('chips are written with points between the thousands, millions in short', () => {
  expect([chips(950, teller), chips(1500, teller), chips(1_250_000, teller).replace('\u00a0', ' ')]).toEqual(['950', '1.500', '1,25 mi']);
});
test('at one of many tables who goes out has no place yet', () => {
  const out: GameEvent = { event: 'PlayerOut', seat: 1, place: 3 };
  expect([tell(out, view(), teller), tell(out, view(), { ...teller, unranked: true })]).toEqual(['Cida saiu em 3º lugar.', 'Cida saiu.']);
});
