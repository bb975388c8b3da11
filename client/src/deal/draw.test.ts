import { expect, test } from 'vitest';
import { drawnOrder } from './draw';

// Worked out by the server's own program, tento.championship.core.draw.
const drawn = {
  listed: ['D1', 'D2', 'D3', 'D4', 'D5'],
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  seed: Array.from({ length: 32 }, (_, place) => place.toString(16).padStart(2, '0')).join(''),
  numbers: ['c0ffee', 'beef01'],
};

test('a draw is redone as another program does it', () => expect(drawnOrder(drawn)).toEqual(['D1', 'D3', 'D5', 'D2', 'D4']));
test('another number is another order', () => expect(drawnOrder({ ...drawn, numbers: ['c0ffef', 'beef01'] })).not.toEqual(drawnOrder(drawn)));
test('a seed that was not promised is refused', () => {
  expect(drawnOrder({ ...drawn, seed: drawn.seed.replace('1f', '1e') })).toBeNull();
  expect(drawnOrder({ ...drawn, seed: '' })).toBeNull();
});
