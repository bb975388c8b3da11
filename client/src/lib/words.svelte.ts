/** What the pages say in the reader's language: chosen by the browser, changed by the reader. */
import type { pt } from '../i18n/pt';
import { Dictionary, LANGS, type Lang, type Shape } from './dictionary.svelte';

export type { Lang };
export type Words = Shape<typeof pt>;

const HOUSE = new Dictionary<Words>({
  pt: () => import('../i18n/pt').then((found) => found.pt),
  en: () => import('../i18n/en').then((found) => found.en),
  es: () => import('../i18n/es').then((found) => found.es),
});
const LOCALES: Record<Lang, string> = { pt: 'pt-BR', en: 'en', es: 'es' };
const KEY = 'tento.lang';

type Fetched = { fetch: (language: Lang) => Promise<() => void> };
/** The dictionaries that follow the reader's language. */
const used = new Set<Fetched>([HOUSE]);
let spoken = $state<Lang>(first());
/** What the reader has chosen last; its words may still be on their way. */
let wanted: Lang = first();

function first(): Lang {
  // Where there is no browser, as in a test of a function, it is Portuguese.
  const liked = [globalThis.localStorage?.getItem(KEY), ...(globalThis.navigator?.languages ?? [])].map((one) => one?.slice(0, 2).toLowerCase());
  return liked.map((one) => LANGS.find((language) => language === one)).find((one) => one !== undefined) ?? 'pt';
}

export function lang(): Lang {
  return spoken;
}

/** The words of these dictionaries are there from now on, in whatever language the reader chooses. */
export async function use(...dictionaries: Fetched[]): Promise<void> {
  const fresh = dictionaries.filter((one) => !used.has(one));
  for (const one of fresh) used.add(one);
  try {
    let language: Lang;
    do await say((language = wanted));
    while (language !== wanted);
  } catch (error) {
    for (const one of fresh) used.delete(one);
    throw error;
  }
}

/** Everything is said in this language from the moment its words are there; without a connection it stays as it was. */
export async function speak(language: Lang): Promise<void> {
  wanted = language;
  try {
    await say(language);
  } catch (error) {
    if (wanted === language) wanted = spoken;
    throw error;
  }
}

async function say(language: Lang): Promise<void> {
  let fetched: (() => void)[] = [];
  while (fetched.length < used.size) fetched = await Promise.all([...used].map((one) => one.fetch(language)));
  if (language !== wanted) return;
  for (const put of fetched) put();
  spoken = language;
  localStorage.setItem(KEY, language);
  document.documentElement.lang = LOCALES[language];
}

/** The words of the pages in the reader's language. */
export function words(): Words {
  return HOUSE.words;
}

export function locale(): string {
  return LOCALES[spoken];
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

export function percent(share: number): string {
  return number(share, { style: 'percent', maximumFractionDigits: 0 });
}

export function moment(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}
