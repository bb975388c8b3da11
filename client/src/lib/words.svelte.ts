/** The languages of the client: typed dictionaries, chosen by the browser, changed by the reader. */
import type { pt } from '../i18n/pt';

export type Lang = 'pt' | 'en' | 'es';
/** The shape of a dictionary: the Portuguese one, with any words in it. */
export type Words = { readonly [Area in keyof typeof pt]: { readonly [Key in keyof (typeof pt)[Area]]: Shape<(typeof pt)[Area][Key]> } };
type Shape<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T extends (...facts: infer A) => string
      ? (...facts: A) => string
      : { readonly [K in keyof T]: Shape<T[K]> };

/** A reader loads the words of one language. */
const DICTIONARIES: Record<Lang, () => Promise<Words>> = {
  pt: () => import('../i18n/pt').then((found) => found.pt),
  en: () => import('../i18n/en').then((found) => found.en),
  es: () => import('../i18n/es').then((found) => found.es),
};
const LOCALES: Record<Lang, string> = { pt: 'pt-BR', en: 'en', es: 'es' };
const KEY = 'tento.lang';

/** The words are loaded before anything is shown. */
let spoken = $state.raw<{ lang: Lang; words: Words }>({ lang: first(), words: {} as Words });

function first(): Lang {
  const kept = localStorage.getItem(KEY);
  if (kept === 'pt' || kept === 'en' || kept === 'es') return kept;
  for (const liked of navigator.languages) {
    const short = liked.slice(0, 2).toLowerCase();
    if (short === 'pt' || short === 'en' || short === 'es') return short;
  }
  return 'pt';
}

export function lang(): Lang {
  return spoken.lang;
}

/** Everything is said in this language from the moment its words are there; without a connection it stays as it was. */
export async function speak(language: Lang): Promise<void> {
  spoken = { lang: language, words: await DICTIONARIES[language]() };
  localStorage.setItem(KEY, language);
  document.documentElement.lang = LOCALES[language];
}

/** The words in the reader's language. */
export function words(): Words {
  return spoken.words;
}

export function locale(): string {
  return LOCALES[spoken.lang];
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
