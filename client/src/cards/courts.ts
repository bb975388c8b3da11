/** Valete, dama and rei: our own figures, drawn once for the upper half and turned for the lower. */
import type { Suit } from './shapes';

export type Court = 'J' | 'Q' | 'K';

const GOLD = '#e0ab3f';
const DARK = '#2b211a';
/** Four families, as the people at our tables. */
const SKIN: Record<Suit, string> = { c: '#8d5a3a', d: '#f0c9a0', h: '#d9a377', s: '#b97f55' };
const HAIR: Record<Suit, string> = { c: '#241a14', d: '#a8632a', h: '#5a3320', s: '#3a3634' };

const FACE = 'M40.5 33h19v9.5c0 6-4 10-9.5 10s-9.5-4-9.5-10z';
const NECK = 'M46 48h8v5l-4 7l-4-7z';
const ROBE = 'M26 70c0-7.5 2-12 8-14l12-3.5l4 6l4-6l12 3.5c6 2 8 6.5 8 14z';
const COLLAR = 'M42.5 53.5l7.5 16.5l7.5-16.5l5 1.5l-8.5 15h-8l-8.5-15z';
const EYES = 'M45.6 39.5v1.4M54.4 39.5v1.4';
const SMILE = 'M47 47.2q3 1.8 6 0';

const HAIRCUT: Record<Court, string> = {
  J: 'M38 30h24v14q0 3-3 3q1.5-6 .5-12h-19q-1 6 .5 12q-3 0-3-3z',
  Q: 'M37.5 30h25q2 12 5 21q-3 5-8 3q2.5-10 .5-18q-6 0-10-3q-4 3-10 3q-2 8 .5 18q-5 2-8-3q3-9 5-21z',
  K: 'M38.5 30h23v12c0 10-5 16.5-11.5 16.5s-11.5-6.5-11.5-16.5zM42 36v8q3.5-1.8 8 .2q4.5-2 8-.2v-8z',
};

const HAT: Record<Court, string> = {
  J: `<path fill="currentColor" d="M36 31c-1-9 6-14 15-13.5c8 .4 13 5.5 13 13.5z"/><path fill="${GOLD}" d="M36 29h28v4.5h-28zM60 27c-1-8 3-13.5 10-14c2 6-1 12-7 15z"/>`,
  Q: `<path fill="${GOLD}" d="M37 32l-1.5-11l7 5.5l7.5-9l7.5 9l7-5.5l-1.5 11z"/><path fill="currentColor" d="M50 13a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2zM35.5 16.8a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM64.5 16.8a2 2 0 1 1 0 4a2 2 0 1 1 0-4z"/>`,
  K: `<path fill="${GOLD}" d="M36.5 33l-2-17l8 7l3.5-9.5l4 6l4-6l3.5 9.5l8-7l-2 17z"/><path fill="currentColor" d="M36.5 28.5h27v3h-27z"/>`,
};

/** A gold sash, the same from both ends, hides where the halves meet. */
const SASH = `<path fill="${GOLD}" d="M26 74v8l48-16v-8z"/><path fill="none" stroke="currentColor" stroke-width="1.2" d="M26 76.5l48-16M26 79.5l48-16"/>`;

/** The whole figure in its frame. */
export function figure(court: Court, suit: Suit): string {
  const half = upper(court, suit);
  const frame = '<rect x="26" y="9" width="48" height="122" rx="3" fill="none" stroke="currentColor" stroke-width="1.2"/>';
  return `<g>${half}</g><g transform="rotate(180 50 70)">${half}</g>${SASH}${frame}`;
}

function upper(court: Court, suit: Suit): string {
  const skin = SKIN[suit];
  const lines = `<path fill="none" stroke="${DARK}" stroke-width="1.8" stroke-linecap="round" d="${EYES}${court === 'K' ? '' : SMILE}"/>`;
  return (
    `<path fill="currentColor" d="${ROBE}"/><path fill="${GOLD}" d="${COLLAR}"/><path fill="${skin}" d="${FACE}${NECK}"/>` +
    `<path fill="${HAIR[suit]}" fill-rule="evenodd" d="${HAIRCUT[court]}"/>${HAT[court]}${lines}`
  );
}

/** Only the hat, large: enough to tell who it is on the plainest cards. */
export function crest(court: Court): string {
  return `<g transform="translate(-22 12) scale(1.44)">${HAT[court]}</g>`;
}
