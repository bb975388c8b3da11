import { expect, test } from 'vitest';
import { patched, type Change } from './event_patch';

const shown = {
  number: 1,
  matches: [
    { id: 'a', table: null as number | null },
    { id: 'b', table: 2 },
  ],
  calls: ['b'],
};

test('at each path stands the new value, and a list goes on where it ended', () => {
  const changes: Change[] = [
    [['number'], 2],
    [['matches', 0, 'table'], 5],
    [['calls', 1], 'a'],
  ];
  expect(patched(shown, changes)).toEqual({
    number: 2,
    matches: [
      { id: 'a', table: 5 },
      { id: 'b', table: 2 },
    ],
    calls: ['b', 'a'],
  });
});
test('what was shown before stays as it was, and what did not change is the same value', () => {
  const after = patched(shown, [[['matches', 0, 'table'], 5]]);
  expect(shown.matches[0]!.table).toBeNull();
  expect([after.matches[1] === shown.matches[1], after.calls === shown.calls]).toEqual([true, true]);
});
test('the whole may be replaced', () => expect(patched<unknown>(shown, [[[], { a: 1 }]])).toEqual({ a: 1 }));
