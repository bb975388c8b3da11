/** The line over the own cards: what the table asks of the reader, or whom it waits for. */
import { plain, strong, type Prompted } from '../../components/table/prompted';
import { pairOf } from './pairs';
import type { View } from './messages';
import type { Offers } from './offers';
import { raiseName } from './rules';
import { reason, takenBy, type Teller } from './telling';

export function promptOf(view: View, offers: Offers, waiting: readonly number[], cover: boolean, teller: Teller): Prompted {
  const { t, name } = teller;
  const first = waiting[0];
  const who = first === undefined ? '' : name(first);
  const mine = teller.you !== null && waiting.includes(teller.you);
  switch (view.stage) {
    case 'mao_over':
    case 'match_over':
      return view.result ? plain(`${takenBy(view.result, teller)} ${reason(view.result, teller)}`, view.result.articles) : plain('');
    case 'shuffle':
      return plain(teller.common.shuffling);
    case 'draw':
      return plain(mine ? t.deal.draw : t.deal.drawWait);
    case 'ceremony':
      return plain(mine ? teller.common.shuffling : view.mao?.handed_back ? t.deal.dealing(who) : t.deal.cutting(who));
    case 'onze':
      return offers.onze.length
        ? strong(view.seats === 4 ? t.ask.onze : t.ask.onzeTwo)
        : plain(view.mao?.eleven === pairOf(teller.you ?? 0) ? t.ask.waiting(who) : view.seats === 2 ? t.ask.onzeOther(who) : t.ask.onzeThey);
    case 'play':
      return playPrompt(view, offers, who, mine, cover, teller);
  }
}

function playPrompt(view: View, offers: Offers, who: string, mine: boolean, cover: boolean, { t, common, name, rules }: Teller): Prompted {
  const mao = view.mao;
  if (!mao) return plain('');
  if (mao.thrown_by !== null) return offers.keep.length ? strong(t.act.keep(name(mao.thrown_by))) : plain(t.ask.waiting(who));
  if (mao.asked !== null && mao.asked_by !== null)
    return offers.answer ? strong(t.ask.call(name(mao.asked_by), raiseName(rules, mao.asked))) : plain(t.ask.waiting(who));
  if (!mine) return plain(who ? common.waits(who) : '');
  if (cover) return strong(t.act.coverHint);
  return mao.kind === 'ferro' && mao.hand === null ? strong(t.ask.ferro) : strong(t.act.yourTurn);
}
