/** Whether a hand may run out of cards: as far as it must be known to offer only what can be done. The table has the last word. */
import { isWild } from './cards';
import type { MeldView, RodadaView } from './messages';

export type OutRules = {
  canastra_min: number;
  batida_requires: 'any_canastra' | 'limpa' | 'none';
  batida_without_morto_if_converted: boolean;
  morto_requires_canastra: boolean;
};
type Cards = Pick<MeldView, 'cards'>;

/** Whether this pair, with these jogos, may be left without a card: its morto comes, or the rodada may end. */
export function mayRunOut(rodada: Pick<RodadaView, 'morto_taken' | 'mortos'>, pair: number, melds: readonly Cards[], rules: OutRules): boolean {
  const canastras = melds.filter((meld) => meld.cards.length >= rules.canastra_min);
  const taken = rodada.morto_taken[pair]!;
  if (!taken && rodada.mortos > 0) return !rules.morto_requires_canastra || canastras.length > 0;
  if (!taken && rodada.morto_taken[1 - pair] && !rules.batida_without_morto_if_converted) return false;
  if (rules.batida_requires === 'none') return true;
  return canastras.some((meld) => rules.batida_requires === 'any_canastra' || !meld.cards.some(isWild));
}
