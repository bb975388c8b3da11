const RANKS = '4567QJKA23';
const SUITS = 'chsd';

/** One card of each rank from strong to weak, as they are before a vira says which of them are manilhas. */
export const ORDER: readonly string[] = [...RANKS].reverse().map((rank) => `${rank}s`);

/** The cards from strong to weak for a vira: the four manilhas, then one card of each common rank. */
export function strengthOf(vira: string): { manilhas: string[]; commons: string[] } {
  const at = RANKS.indexOf(vira[0] ?? '');
  const next = RANKS[(at + 1) % RANKS.length]!;
  return { manilhas: [...SUITS].map((suit) => next + suit), commons: ORDER.filter((card) => card[0] !== next) };
}

/** The vira that the address names, or one to show it by. */
export function viraIn(search: string): string {
  const named = new URLSearchParams(search).get('vira') ?? '';
  return /^[4567QJKA23][cdhs]$/.test(named) ? named : '4d';
}
