/** The backs of the cards: four designs of our own, each looking the same from both ends of the table. */
import type { CardBack } from '../lib/settings.svelte';

const GREEN = '#1f6a4a';
const WINE = '#7a2436';
const INK = '#26323f';
const BLUE = '#24507d';
const CREAM = '#fbf7ea';

/** A coloured field inside a margin of paper. */
const field = (colour: string): string => `<rect x="6" y="6" width="88" height="128" rx="5" fill="${colour}"/>`;
const inner = (width = 1.2): string => `<rect x="10" y="10" width="80" height="120" rx="3" fill="none" stroke="${CREAM}" stroke-width="${width}"/>`;
const lines = (way: string, width: number): string =>
  `<path fill="none" stroke="${CREAM}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${way}"/>`;

/** Diamonds of crossing lines, exactly inside the inner frame: eighty by one hundred and twenty is four by six squares. */
function lattice(): string {
  let way = '';
  for (let step = 10; step < 200; step += 10) {
    const [fromX, fromY] = step <= 120 ? [0, step] : [step - 120, 120];
    const [toX, toY] = step <= 80 ? [step, 0] : [80, step - 80];
    way += `M${10 + fromX} ${10 + fromY}L${10 + toX} ${10 + toY}M${90 - fromX} ${10 + fromY}L${90 - toX} ${10 + toY}`;
  }
  return field(WINE) + lines(way, 1.3) + inner(1.6);
}

/** The pine of the south: a straight trunk and branches like a candelabrum, one tree for each end. */
function araucaria(): string {
  const branches = 'M50 65V27M50 52c-15 0-25-6-30-18M50 52c15 0 25-6 30-18M50 44c-9 0-15-5-17-15M50 44c9 0 15-5 17-15';
  const tufts = [
    [20, 33],
    [80, 33],
    [33, 27],
    [67, 27],
    [50, 24],
  ]
    .map(([x = 0, y = 0]) => `M${x - 9} ${y}a9 7 0 0 1 18 0q-9 4-18 0z`)
    .join('');
  const tree = `${lines(branches, 2.6)}<path fill="${CREAM}" d="${tufts}"/>`;
  return `${field(GREEN)}${inner()}<g>${tree}</g><g transform="rotate(180 50 70)">${tree}</g>${lines('M30 70h12M58 70h12', 1.6)}`;
}

/** The pavement of black and white stones, in waves; the inner drawing cuts them off at the margin. */
function calcada(): string {
  let way = '';
  for (let row = -3; row <= 3; row++) way += `M6 ${75.5 + row * 22}c15-19 29-19 44 0s29 19 44 0v-11c-15 19-29 19-44 0s-29-19-44 0z`;
  return `${field(INK)}<svg x="10" y="10" width="80" height="120" viewBox="10 10 80 120"><path fill="${CREAM}" d="${way}"/></svg>`;
}

function plain(): string {
  return `${field(BLUE)}${inner()}${lines('M50 58l8 12l-8 12l-8-12z', 1.6)}`;
}

const DESIGNS: Record<CardBack, string> = { lattice: lattice(), araucaria: araucaria(), calcada: calcada(), plain: plain() };

export const backOf = (design: CardBack): string => DESIGNS[design];
