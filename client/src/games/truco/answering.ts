/** The large answers of the moment: to a raise, to a mão de onze. */
import type { Answer } from './Answers.svelte';
import { symbol } from './cards';
import type { MaoView } from './messages';
import type { Offers } from './offers';
import { raiseName, refusalPoints, type Rules } from './rules';
import { said, type Teller } from './telling';
import type { TrucoWords } from './words';

const RAISE_KEYS = ['T', '6', '9', 'D'];

export function answersOf(offers: Offers, mao: MaoView | null, teller: Teller): Answer[] {
  const { rules, t } = teller;
  if (offers.keep.length)
    return offers.keep.map((card, n) => ({
      key: String(n + 1),
      text: symbol(card),
      cost: said(teller, card),
      look: 'yes',
      action: { do: 'keep', card },
    }));
  if (offers.onze.length) return onzeAnswers(offers, teller);
  if (!offers.answer || !mao?.asked) return [];
  const found: Answer[] = [{ key: 'A', text: t.ask.accept, cost: t.ask.acceptCost(mao.asked), look: 'yes', action: { do: 'accept' } }];
  if (offers.raise?.to) found.push(raiseAnswer(offers.raise.to, rules, t));
  found.push({ key: 'F', text: t.ask.run, cost: runCost(refusalPoints(rules, mao.asked), teller), look: 'no', action: { do: 'refuse' } });
  return found;
}

/** What running gives away, and to whom: with two at the table to the other one by name. */
function runCost(points: number, { t, you, seats, name }: Teller): string {
  return seats === 2 && you !== null ? t.ask.runCostTwo(t.points(points), name(1 - you)) : t.ask.runCost(t.points(points));
}

function raiseAnswer(to: number, rules: Rules, t: TrucoWords): Answer {
  const key = RAISE_KEYS[rules.raise_ladder.indexOf(to)] ?? 'R';
  return { key, text: t.ask.raise(raiseName(rules, to)), cost: t.ask.raiseCost(to), look: 'up', action: { do: 'raise', to } };
}

function onzeAnswers(offers: Offers, teller: Teller): Answer[] {
  const { rules, t } = teller;
  return offers.onze.map((action) =>
    action.play
      ? { key: 'S', text: t.ask.onzePlay, cost: t.ask.onzePlayCost(rules.onze_play_value), look: 'yes', action }
      : { key: 'N', text: t.ask.onzeRun, cost: runCost(rules.onze_decline_value, teller), look: 'no', action },
  );
}
