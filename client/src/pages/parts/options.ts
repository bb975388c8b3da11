/** The rules that a table may agree on: where the rulebook's text is silent, another reading may be played. */
import type { GameFront } from '../../games';
import type { Rule, Rulebook, Written } from '../rules/answers';
import { say, type ValueWords } from '../rules/values';

type Words = { pt: string; en: string };
/** Another reading, and what the server calls it. */
export type Reading = { value: unknown; pt: string | undefined; en: string | undefined };
export type Offer = { key: string; rule: Rule; others: Reading[]; reasons: Words[]; common: boolean };

/** One offer for each rule that has another reading, common ones first. One rule may have several reasons. */
export function offersOf(rulebook: Pick<Rulebook, 'rules' | 'options'>, front: Pick<GameFront, 'options' | 'length'> | undefined): Offer[] {
  const common = front?.options ?? [];
  // How many play, and how long, is asked elsewhere in the form.
  const elsewhere = ['players', front?.length?.rule];
  const found = new Map<string, Offer>();
  for (const option of rulebook.options) {
    const rule = rulebook.rules[option.rule];
    if (!rule || elsewhere.includes(option.rule)) continue;
    const offer = found.get(option.rule) ?? { key: option.rule, rule, others: [], reasons: [], common: common.includes(option.rule) };
    const readings = option.alternatives.map((value, at) => ({ value, pt: option.alternatives_pt?.[at], en: option.alternatives_en?.[at] }));
    const fresh = readings.filter((one) => ![rule, ...offer.others].some((known) => same(known.value, one.value)));
    found.set(option.rule, {
      ...offer,
      others: [...offer.others, ...fresh],
      reasons: [...offer.reasons, { pt: option.reason_pt, en: option.reason_en }],
    });
  }
  const place = (offer: Offer): number => (offer.common ? common.indexOf(offer.key) : common.length);
  return [...found.values()].filter((offer) => offer.others.length > 0).sort((one, other) => place(one) - place(other));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Only what differs from the rulebook is an option of the table. `picked` holds for each rule the place of another reading. */
export function changedOptions(offers: Offer[], picked: Record<string, number>): Record<string, unknown> {
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const reading = offer.others[picked[offer.key] ?? -1];
      return reading ? [[offer.key, reading.value]] : [];
    }),
  );
}

export function readingText(reading: Reading, language: Written, words: ValueWords): string {
  return say(reading.value, reading[language], words);
}
