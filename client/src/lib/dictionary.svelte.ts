/** Words in every language, of which a reader loads one. */

export type Lang = 'pt' | 'en' | 'es';
export const LANGS: readonly Lang[] = ['pt', 'en', 'es'];

/** The shape of a dictionary: the Portuguese one, with any words in it. */
export type Shape<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T extends (...facts: infer A) => string
      ? (...facts: A) => string
      : { readonly [K in keyof T]: Shape<T[K]> };

export class Dictionary<Words> {
  #said = $state.raw<Words | null>(null);

  constructor(readonly languages: Record<Lang, () => Promise<Words>>) {}

  /** Fetches the words of a language. What it gives puts them in use, so that several dictionaries change at one moment. */
  async fetch(language: Lang): Promise<() => void> {
    const words = await this.languages[language]();
    return () => void (this.#said = words);
  }

  /** The words in use; they are fetched before anything that says them is shown. */
  get words(): Words {
    if (this.#said === null) throw new Error('words that nobody fetched');
    return this.#said;
  }
}
