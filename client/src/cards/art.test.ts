import { describe, expect, it } from 'vitest';
import { AVATARS, avatarOf } from './avatars';
import { backOf } from './backs';
import { faceOf } from './faces';
import { RANKS, SUITS } from './shapes';

const deck = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
const FACES = ['classic', 'big', 'minimal'] as const;
const BACKS = ['lattice', 'araucaria', 'calcada', 'plain'] as const;
const everything = [
  ...FACES.flatMap((face) => deck.map((card) => faceOf(card, face))),
  ...BACKS.map(backOf),
  ...Array.from({ length: AVATARS }, (_, seed) => avatarOf(seed)),
];

describe('the drawings', () => {
  it.each(FACES)('show 52 different cards on the %s face', (face) => expect(new Set(deck.map((card) => faceOf(card, face))).size).toBe(52));
  it('have no ids that could collide on a page', () => expect(everything.filter((art) => /\sid=/.test(art))).toEqual([]));
  it('have no styles that the policy of the page would refuse', () => expect(everything.filter((art) => /style/.test(art))).toEqual([]));
  it('have only plain numbers in their paths', () => expect(everything.filter((art) => /NaN|undefined|e-\d/.test(art))).toEqual([]));
  it('are at most twenty-five elements each, so that hundreds are cheap', () => {
    expect(Math.max(...everything.map((art) => art.split(/<[a-z]/).length - 1))).toBeLessThanOrEqual(25);
  });
  it('of a number card are two paths', () => expect(faceOf('9h', 'classic').split('<path').length - 1).toBe(2));
  it('show as many pips as the card is worth', () => {
    // A heart is one closed line, and the two corners have one each.
    for (const [card, pips] of [
      ['2h', 2],
      ['7h', 7],
      ['Th', 10],
    ] as const) {
      const filled = /fill="currentColor" d="([^"]+)"/.exec(faceOf(card, 'classic'))?.[1] ?? '';
      expect(filled.split('z').length - 1).toBe(pips + 2);
    }
  });
});

describe('an avatar', () => {
  it('is the same for the same name', () => expect(avatarOf('Zé')).toBe(avatarOf('Zé')));
  it('is a face for any number', () => expect(avatarOf(-13)).toBe(avatarOf(1)));
  it('is different for each choice', () => expect(new Set(Array.from({ length: AVATARS }, (_, seed) => avatarOf(seed))).size).toBe(AVATARS));
});
