import { expect, it } from 'vitest';
import type { MeldView, RodadaView, View } from '../messages';
import { follows, tell } from './script';

const meld = (name: string, cards: string): MeldView => ({ name, cards: cards.split(' '), kind: 'open', sequence: true });
const HEARTS = meld('A1', '4h 5h 6h 7h 8h');
const CANASTRA = meld('A1', '4h 5h 6h 7h 8h 9h Th');
function at(melds: MeldView[], more: Partial<RodadaView> = {}, stage: View['stage'] = 'play'): View {
  return { stage, rodada: { turn: 0, drew: true, hand: [], melds: [melds, []], morto_taken: [false, false], ...more } } as unknown as View;
}
const told = (view: View, ...read: string[]) => tell('first', view, 0, new Set(read));

it('says what is played for, then has the learner draw and lay', () => {
  expect([[], ['goal'], ['goal', 'turn']].map((read) => told(at([], { drew: false }), ...read)?.key)).toEqual(['goal', 'turn', 'draw']);
  expect(told(at([]))?.want).toEqual({ do: 'lay', cards: ['4h', '5h', '6h', '7h', '8h'] });
});
it('takes the lixo for the jogo on the table, and makes it a canastra', () => {
  expect(told(at([HEARTS], { drew: false }))?.want).toEqual({ do: 'take', meld: 'A1' });
  expect(told(at([meld('A1', '4h 5h 6h 7h 8h 9h')]))?.want).toEqual({ do: 'add', meld: 'A1', cards: ['Th'] });
  expect(told(at([CANASTRA]))?.key).toBe('curinga');
});
it('tells of the morto when it is there, and ends with the batida', () => {
  const table = [CANASTRA, meld('A2', 'Kc Kd 2s'), meld('A3', 'Jc Jd Js'), meld('A4', 'Qs Qd Qh')];
  expect(told(at(table, { morto_taken: [true, false] }))?.key).toBe('morto');
  expect(told(at(table, { morto_taken: [true, false] }), 'morto')?.key).toBe('suja');
  expect(told(at(table, {}, 'rodada_over'))?.end).toBe(true);
});
it('waits while others play, and leaves the learner of the second one alone', () => {
  expect(told(at([HEARTS], { turn: 1 }))).toEqual({ key: 'wait' });
  expect(tell('second', at([]), 0, new Set(['alone']))).toBeNull();
});
it('follows the cards in whatever order they were marked, and no others', () => {
  expect(follows({ do: 'lay', cards: ['Kc', 'Kd', '2s'] }, { do: 'lay', cards: ['2s', 'Kd', 'Kc'] })).toBe(true);
  expect(follows({ do: 'lay', cards: ['Kc', 'Kd', '2s'] }, { do: 'lay', cards: ['Jc', 'Jd', '2s'] })).toBe(false);
  expect(follows({ do: 'discard', card: '4c' }, { do: 'discard', card: 'Qs' })).toBe(false);
});
