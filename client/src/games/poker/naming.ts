/** What people call an open hand: `two pair, kings and nines`. What it is, the table says. */
import { manyOf, rankName } from '../../cards/names';
import type { Lang } from '../../lib/words.svelte';
import type { MadeView } from './messages';
import type { PokerWords } from './words';

export function handName(made: MadeView, t: PokerWords['made'], lang: Lang): string {
  return [...(made.high ? [highName(made.high, made.ranks, t, lang)] : []), ...(made.low ? [t.low(lowRanks(made.low))] : [])].join(', ');
}

function highName(high: NonNullable<MadeView['high']>, ranks: string, t: PokerWords['made'], lang: Lang): string {
  const [first, second] = [ranks[0]!, ranks[1] ?? ranks[0]!];
  switch (high) {
    case 'two_pair':
    case 'full_house':
      return t[high](manyOf(first, lang), manyOf(second, lang));
    case 'pair':
    case 'trips':
    case 'quads':
      return t[high](manyOf(first, lang));
    case 'straight_flush':
      return first === 'A' ? t.royal : t.straight_flush(rankName(first, lang));
    default:
      return t[high](rankName(first, lang));
  }
}

const lowRanks = (ranks: string): string => [...ranks].map((rank) => (rank === 'T' ? '10' : rank)).join('-');
