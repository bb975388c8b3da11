/** The line over the own cards: what the table asks of the reader, or whom it waits for. */
import { plain, strong, type Prompted } from '../../components/table/prompted';
import type { View } from './messages';
import { chips, placeName, type Teller } from './telling';

/** `result` is the sentence of who won the hand that is over. */
export function promptOf(view: View, result: string, teller: Teller): Prompted {
  const { t, common, you, name } = teller;
  const own = you === null ? undefined : view.players[you];
  if (view.outcome) return plain('');
  const place = own?.standing === 'out' ? placeName(own.place, teller) : '';
  if (place) return plain(t.ask.outNow(place));
  if (view.paused) return plain(t.ask.paused);
  if (view.stage === 'draw') return plain(t.ask.draw);
  if (view.stage !== 'hand') return plain(result || common.shuffling);
  const { asked } = view;
  if (!asked) return plain(t.ask.runOut);
  if (asked.seat !== you) return plain(common.waits(name(asked.seat)));
  if (asked.showdown) return strong(t.ask.showdown);
  if (asked.bring_in) return strong(t.ask.bringIn);
  return strong(asked.to_call ? t.ask.call(chips(asked.to_call, teller)) : t.ask.check);
}
