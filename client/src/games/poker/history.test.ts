import { expect, test } from 'vitest';
import { handsAfter, type ToldHand } from './history';
import type { GameEvent } from './messages';

const began = (number: number): GameEvent => ({ event: 'HandBegan', number, variant: 'stud', button: 0, small: 1, big: 2, stacks: [] });
const paid: GameEvent = { event: 'PotPaid', chips: 75, shares: [] };
let number = 0;
const told = (...events: [GameEvent, string | null][]): readonly ToldHand[] =>
  events.reduce<readonly ToldHand[]>((hands, [event, text]) => {
    if (event.event === 'HandBegan') number = event.number;
    return handsAfter(hands, event, text, number);
  }, []);

test('each hand keeps its lines and who won it, the newest first', () => {
  const hands = told([began(1), 'Mão 1.'], [paid, 'Cida ganhou 75.'], [began(2), 'Mão 2.'], [{ event: 'HandMucked', seat: 1 }, 'Cida não mostrou.']);
  expect(hands).toEqual([
    { number: 2, lines: ['Cida não mostrou.'], result: '' },
    { number: 1, lines: ['Cida ganhou 75.'], result: 'Cida ganhou 75.' },
  ]);
});
test('several pots have several winners', () =>
  expect(told([began(1), ''], [paid, 'A ganhou 1.'], [paid, 'B ganhou 2.'])[0]!.result).toBe('A ganhou 1. B ganhou 2.'));
test('old hands are forgotten', () => expect(told(...Array.from({ length: 30 }, (_, n): [GameEvent, string] => [began(n), '']))).toHaveLength(20));
test('who comes in the middle of a hand is told the rest of it', () =>
  expect(handsAfter([], paid, 'Cida ganhou 75.', 7)).toEqual([{ number: 7, lines: ['Cida ganhou 75.'], result: 'Cida ganhou 75.' }]));
test('what happens before the first hand belongs to none', () => expect(handsAfter([], paid, 'Sorteio.', 0)).toEqual([]));
