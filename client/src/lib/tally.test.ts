import { expect, it } from 'vitest';
import { begun, firstOf, fresh, keep, kept, marked, standing, undone, written, type Points, type Tally } from './tally';

const after = (...marks: Points[]): Tally => marks.reduce((tally, one) => marked(tally, one, 12), fresh());

it('adds up what was marked', () => {
  expect(standing(after([1, 0], [0, 3], [6, 0]), 12).now).toEqual([7, 3]);
});

it('begins the next partida after one is won', () => {
  const tally = after([12, 0], [0, 3], [0, 9], [1, 0]);
  expect(standing(tally, 12)).toEqual({
    scores: [
      [12, 0],
      [0, 12],
      [1, 0],
    ],
    wins: [1, 1],
    now: [1, 0],
  });
  expect(written(tally)).toEqual([
    [12, 0],
    [0, 12],
    [1, 0],
  ]);
});

it('counts partidas that a sanction has given away', () => {
  expect(standing(after([1, 0]), 12, [[0, 12]]).wins).toEqual([0, 1]);
});

it('level above the target nobody has won', () => {
  const tally = [
    [1500, 1500],
    [10, 0],
  ].reduce((one, points) => marked(one, points as Points, 1500), fresh());
  expect(standing(tally, 1500)).toEqual({ scores: [[1510, 1500]], wins: [1, 0], now: [1510, 1500] });
});

it('takes back mark after mark, into the partida before', () => {
  let tally = after([12, 0], [0, 3]);
  tally = undone(tally);
  expect(written(tally)).toEqual([[12, 0]]);
  tally = undone(undone(tally));
  expect(tally).toEqual(fresh());
});

it('knows who won the first mark of the last partida', () => {
  expect(firstOf(fresh())).toBeNull();
  expect(firstOf(after([0, 1], [3, 0]))).toBe(1);
  expect(firstOf(after([0, 12], [3, 0]))).toBe(0);
});

function emptyStorage(): {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
} {
  const store = new Map<string, string>();
  return {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, text) => void store.set(key, text),
    removeItem: (key) => void store.delete(key),
  };
}

it('keeps what was marked before the board could say when the match began, once', () => {
  const storage = emptyStorage();
  keep(storage, 'e', 'k/1.1', null, after([3, 0]));
  expect(written(kept(storage, 'e', 'k/1.1', 't1'))).toEqual([[3, 0]]);
  expect(written(kept(storage, 'e', 'k/1.1', 't1'))).toEqual([[3, 0]]);
  expect(kept(storage, 'e', 'k/1.1', 't2')).toEqual(fresh());
});

it('is kept over a reload, for each beginning of a match', () => {
  const storage = emptyStorage();
  keep(storage, 'e', 'k/1.1', 't1', after([3, 0]));
  expect(written(kept(storage, 'e', 'k/1.1', 't1'))).toEqual([[3, 0]]);
  expect(kept(storage, 'e', 'k/1.1', 't2')).toEqual(fresh());
  storage.setItem('tento.event.e.tally.k/1.1.t1', '{');
  expect(kept(storage, 'e', 'k/1.1', 't1')).toEqual(fresh());
});

it('is played anew with another beginning, not when the board comes to know the first one', () => {
  const called = begun({ match: '', began: null, number: 0 }, 'k/1.1', null);
  const known = begun(called, 'k/1.1', 't1');
  expect([called.number, known.number, begun(known, 'k/1.1', null).number]).toEqual([1, 1, 1]);
  expect(begun(begun(known, 'k/1.1', null), 'k/1.1', 't2').number).toBe(2);
  expect(begun(known, 'k/2.1', 't1').number).toBe(2);
});
