/** A piece is told at the pace at which it happened. */
import { expect, it } from 'vitest';
import type { ServerMessage } from './messages';
import { paced } from './table_pieces';

const at = (now: number): ServerMessage => ({ type: 'update', clocks: { now } }) as unknown as ServerMessage;
const beside = { type: 'said' } as unknown as ServerMessage;

it('tells each line as long after the first as it was told', () => {
  expect(paced([at(100), at(1600), beside, at(3100)], 4000)).toEqual([0, 1500, 1500, 3000]);
});

it('never goes back, and never longer than the piece is', () => {
  expect(paced([at(100), at(90), at(99_000)], 4000)).toEqual([0, 0, 4000]);
});
