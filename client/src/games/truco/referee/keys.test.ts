import { expect, it } from 'vitest';
import { atEleven, capped, dealerAt, limits, worths } from './keys';

const values = {
  mao_base_value: 1,
  raise_ladder: [3, 6, 9, 12],
  onze_at: 11,
  score_overshoot: 'cap_at_target',
  shuffle_max_s: 30,
  cut_max_s: 'none',
};

it('offers what a mão may be worth', () => {
  expect(worths(values)).toEqual([1, 3, 6, 9, 12]);
  expect(worths({ mao_base_value: 2, raise_ladder: [4, 8, 10, 12] })).toEqual([2, 4, 8, 10, 12]);
});

it('stops at the target where the rulebook says so', () => {
  expect(capped(values, 12, 10, 6)).toBe(2);
  expect(capped({}, 12, 10, 6)).toBe(6);
});

it('knows a mão de onze from a mão de ferro', () => {
  expect([atEleven(values, [11, 3]), atEleven(values, [11, 11]), atEleven(values, [10, 3])]).toEqual([[0], [0, 1], []]);
});

it('passes the deal on around the table', () => {
  const people = [
    ['Ana', 'Bia'],
    ['Caio', 'Davi'],
  ] as const;
  expect([0, 1, 2, 3, 4].map((marks) => dealerAt(people, 1, marks))).toEqual(['Caio', 'Bia', 'Davi', 'Ana', 'Caio']);
});

it('limits only what the rulebook limits', () => {
  expect(limits(values)).toEqual([{ key: 'shuffle', seconds: 30 }]);
});
