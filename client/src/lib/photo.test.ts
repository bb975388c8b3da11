import { expect, it } from 'vitest';
import { fitted } from './photo';

it('leaves a small picture as it is', () => expect(fitted(800, 600, 1600)).toEqual([800, 600]));

it('makes the longer side as long as it may be', () => expect(fitted(3000, 4000, 1600)).toEqual([1200, 1600]));

it('keeps a strip at least one point wide', () => expect(fitted(1, 40_000, 1600)).toEqual([1, 1600]));
