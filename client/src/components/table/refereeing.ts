/** The referee of a table: what a decision is when it is sent, and how everybody is told of one. */
import type { Offer, Refused, Ruled, Way } from '../../lib/messages';
import type { Lang } from '../../lib/words.svelte';
import type { TableWords } from './teller';

/** A table as its referee needs it, whatever the game. */
export type RefereedTable = {
  readonly view: unknown;
  readonly referee: boolean;
  readonly refused: Refused | null;
  offers: () => Promise<Offer[] | null>;
  rule: (action: unknown, reason: string) => Promise<boolean>;
};

/** The action of a way to decide, with the number that the referee filled in. */
export function actionOf(way: Way, number: number): unknown {
  return way.number ? { ...(way.action as object), [way.number.field]: number } : way.action;
}

const PLACES: readonly Lang[] = ['pt', 'en', 'es'];

/** What the referee decided, by which article and why. */
export function toldRuling({ text, articles, reason }: Ruled, words: TableWords['referee'], lang: Lang): string {
  const by = articles.length ? ` (${articles[0]})` : '';
  return `${words.name}: ${text[PLACES.indexOf(lang)]}${by}.${reason ? ` ${words.because(reason)}` : ''}`;
}
