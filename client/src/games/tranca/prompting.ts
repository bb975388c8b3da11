/** The line over the own cards: what the table asks of the reader, or whom it waits for. */
import { cardName } from '../../cards/names';
import { plain, strong, type Prompted } from '../../components/table/prompted';
import type { View } from './messages';
import type { Teller } from './telling';

/** `takes`: the lixo can be taken; `marked`: how many cards are marked. */
export function promptOf(view: View, takes: boolean, marked: number, teller: Teller): Prompted {
  const { t, common, you, name, lang } = teller;
  const { rodada } = view;
  if (view.stage === 'shuffle' || view.stage === 'rodada_over') return plain(common.shuffling);
  if (view.stage === 'match_over' || !rodada) return plain('');
  if (rodada.turn !== you) return plain(common.waits(name(rodada.turn)));
  if (rodada.drew) {
    if (rodada.may_reject) return strong(t.ask.reject(cardName(rodada.may_reject, lang)));
    return strong(marked ? t.ask.chosen(marked) : t.ask.play);
  }
  if (rodada.monte === 0 && rodada.mortos === 0 && !takes) return strong(t.ask.last);
  if (rodada.locked) return strong(t.ask.locked);
  if (takes) return strong(t.ask.drawOrTake);
  return strong(rodada.hand_sizes[you] === 1 && rodada.lixo_size > 0 ? t.ask.oneCard : t.ask.draw);
}
