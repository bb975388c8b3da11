import { expect, test } from 'vitest';
import { asked, player, teller, view } from './poker.fixture';
import { promptOf } from './prompting';

const text = (more: Parameters<typeof view>[0]): string => promptOf(view(more), 'Cida ganhou 75.', teller).text;

test('who is asked is told what it costs', () => {
  expect(text({ asked: asked({ to_call: 1500 }) })).toBe('Sua vez: 1.500 para pagar');
  expect(text({ asked: asked() })).toBe('Sua vez: passe ou aposte');
  expect(text({ asked: asked({ showdown: true }) })).toContain('mostre');
});
test('who waits is told for whom', () => expect(text({ asked: asked({ seat: 1 }) })).toBe('Vez de Cida'));
test('who is out may watch', () => {
  expect(text({ players: [player(0, { standing: 'out', place: 3 }), player(1), player(2)] })).toContain('3º');
});
test('between two hands the last one is told', () => expect(text({ stage: 'hand_over' })).toBe('Cida ganhou 75.'));
