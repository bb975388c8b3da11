/** The faces that one can make at a table, as the inside of an SVG of 64 by 64: a round head, and what the mood makes of it. */
import type { Reacted } from '../lib/messages';
import { BLACK, fill, line, RED } from './avatars';

const SUN = '#f3c969';
const SHADE = '#d9a437';
const WATER = '#6db7e8';
const HAND = '#e2b48a';
const head = (): string => fill(SHADE, 'M32 4a28 28 0 1 0 .1 0z') + fill(SUN, 'M32 5.5a25.5 25.5 0 1 0 .1 0z');
const dots = (y: number, r = 3): string => fill(BLACK, `M22 ${y - r}a${r} ${r} 0 1 0 .1 0zM42 ${y - r}a${r} ${r} 0 1 0 .1 0z`);

const MOODS: Record<Reacted['face'], () => string> = {
  laugh: () =>
    head() +
    line(BLACK, 'M17 27q5-6 10 0M37 27q5-6 10 0', 3) +
    fill(BLACK, 'M16 34h32q-1 17-16 17t-16-17z') +
    fill(RED, 'M22 44q10-5 20 0q-3 6.5-10 6.5t-10-6.5z') +
    fill(WATER, 'M13 27q-6 6-2 9.5t5-2.5zM51 27q6 6 2 9.5t-5-2.5z'),
  wow: () => head() + dots(27, 3.6) + line(BLACK, 'M16 17q5-4 10-1M38 16q5-3 10 1', 2.6) + fill(BLACK, 'M32 36a6 8 0 1 0 .1 0z'),
  clap: () =>
    head() +
    line(BLACK, 'M17 27q5-6 10 0M37 27q5-6 10 0', 3) +
    line(BLACK, 'M23 35q9 7 18 0', 2.6) +
    fill(HAND, 'M20 60q-3-13 6-18q4-1 5 3l2 15zM44 60q3-13-6-18q-4-1-5 3l-2 15z') +
    line(BLACK, 'M10 44l4 3M54 44l-4 3M8 54h5M56 54h-5', 2.4),
  cool: () => head() + fill(BLACK, 'M12 22h40l-2 9q-2 5-8 5q-6 0-7.500-7h-5q-1.500 7-7.500 7q-6 0-8-5z') + line(BLACK, 'M24 43q9 5 16-2', 2.8),
  ouch: () =>
    head() + line(BLACK, 'M17 22l8 4l-8 4M47 22l-8 4l8 4', 3) + line(BLACK, 'M20 45q3-5 6 0t6 0t6 0t6 0', 2.8) + fill(WATER, 'M51 12q7 9 2 12t-6-3z'),
  think: () =>
    head() +
    dots(24) +
    line(BLACK, 'M16 16q6-4 11 1M38 15h10', 2.6) +
    line(BLACK, 'M25 39q6-3 12 1', 2.6) +
    fill(HAND, 'M22 60q-6-9 2-13l10-2q4 2 0 4.500l-3 1q5 5-2 9.500z'),
};

export const drawnReaction = (name: Reacted['face']): string => MOODS[name]();
