import { expect, test } from 'vitest';
import { bitOf, choose, PACK, setsOf, suitOf } from './sets';
import { categoryOf, eightOf, highOf, NO_LOW, ranksOf, razzOf } from './worth';

/** How many hands of five cards fall into each category: mathematics knows. */
const HIGH = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40];
const ALIKE = [1_317_888, 1_098_240, 123_552, 54_912, 0, 0, 3_744, 624, 0];
const EIGHTS = 56 * 4 ** 5;

test('of all hands of five cards as many are of each category as there must be', () => {
  const [high, low] = [HIGH.map(() => 0), HIGH.map(() => 0)];
  let eights = 0;
  const sets = new Int32Array(4);
  const [suits, bits] = [PACK.map(suitOf), PACK.map(bitOf)];
  const flip = (at: number): void => void (sets[suits[at]!]! ^= bits[at]!);
  const deal = (from: number, left: number): void => {
    if (!left) {
      high[categoryOf(highOf(sets[0]!, sets[1]!, sets[2]!, sets[3]!))]! += 1;
      low[categoryOf(razzOf(sets[0]!, sets[1]!, sets[2]!, sets[3]!))]! += 1;
      if (eightOf(sets[0]!, sets[1]!, sets[2]!, sets[3]!) !== NO_LOW) eights += 1;
      return;
    }
    for (let at = from; at <= PACK.length - left; at += 1) {
      flip(at);
      deal(at + 1, left - 1);
      flip(at);
    }
  };
  deal(0, 5);
  expect([high, low, eights]).toEqual([HIGH, ALIKE, EIGHTS]);
}, 60_000);

const cards = (text: string): string[] => text.match(/../g)!;
const worth = (of: typeof highOf, text: string): number => of(...([...setsOf(cards(text))] as [number, number, number, number]));

test('of more than five cards the best five count, by their ranks', () => {
  expect(ranksOf(worth(highOf, 'AsAhKdKc7h7d2c'))).toBe('AK7');
  expect(ranksOf(worth(highOf, '2s3s4s5s6s7hAs'))).toBe('65432');
  expect(ranksOf(worth(highOf, 'AsAhAdKcKhKd2c'))).toBe('AK');
  expect(ranksOf(worth(highOf, '5h4c3d2sAhAd9c'))).toBe('5432A');
  expect(ranksOf(worth(razzOf, 'AsAh2d2c3h3d4c'))).toBe('A432');
  expect(ranksOf(worth(razzOf, 'AsAhAd2c2h2d3c'))).toBe('2A3');
  expect(ranksOf(worth(eightOf, '8s7h6d5cAhAdKc'))).toBe('8765A');
});

test('the best of seven is the best of their fives', () => {
  const seven = PACK.filter((_, at) => at % 7 === 3 || at === 20);
  for (const of of [highOf, razzOf] as const) {
    const fives = choose(seven, 5).map((five) => worth(of, five.join('')));
    expect(worth(of, seven.join(''))).toBe(of === highOf ? Math.max(...fives) : Math.min(...fives));
  }
});
