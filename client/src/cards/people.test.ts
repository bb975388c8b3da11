import { describe, expect, it } from 'vitest';
import { anyFace, drawnFace, FACES, partOf, PARTS, withPart, type Part } from './people';

const parts = Object.keys(PARTS) as Part[];

describe('the face of a person', () => {
  it('is drawn for any number that the server keeps', () => {
    for (const face of [0, 1, FACES - 1, 0x0abcdef, 0xfffffff]) expect(drawnFace(face)).toMatch(/^<path fill="#[0-9a-f]{6}" d="M0 0h64v64H0z"\/>/);
  });
  it('is the same for the same number', () => expect(drawnFace(1234567)).toBe(drawnFace(1234567)));
  it.each(parts)('changes with its %s, and with nothing else', (part) => {
    const next = withPart(0, part, 1);
    expect(parts.filter((one) => partOf(next, one) !== partOf(0, one))).toEqual([part]);
    expect(drawnFace(next)).not.toBe(drawnFace(0));
  });
  it.each(parts)('goes round through all of its %s', (part) => {
    const all = Array.from({ length: PARTS[part] + 1 }, (_, which) => partOf(withPart(0xfffffff, part, which), part));
    expect(all).toEqual([...Array(PARTS[part]).keys(), 0]);
  });
  it('by chance is one that the server keeps, at both ends of chance', () => {
    for (const draw of [0, 0.999999]) expect(anyFace(() => draw)).toSatisfy((face: number) => face >= 0 && face < FACES);
  });
  it('has no ids, styles or broken numbers in its drawing', () => {
    const drawn = Array.from({ length: 300 }, (_, n) => drawnFace((n * 7919993) % FACES));
    expect(drawn.filter((art) => /\sid=|style|NaN|undefined|e-\d/.test(art))).toEqual([]);
    expect(Math.max(...drawn.map((art) => art.split(/<[a-z]/).length - 1))).toBeLessThanOrEqual(25);
  });
});
