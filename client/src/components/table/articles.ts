/** Where the articles of a rulebook are read. */

export type Article = { id: string; cite: string; also: string[]; rules: string[] };

/** A rulebook with options of a table's own has a `+` after its name. */
export const printedName = (rulebook: string): string => rulebook.replace(/\+$/, '');

/** Where an article is read. One number may stand over several articles: the one about the rule is meant, if the rule is known. */
export function articleLink(book: { name: string; articles: readonly Article[] }, cite: string, rule: string | null = null): string {
  const under = book.articles.filter((article) => article.cite === cite || article.also.includes(cite));
  const meant = under.find((article) => rule !== null && article.rules.includes(rule)) ?? under[0];
  return `/regulamentos/${book.name}#${encodeURIComponent(meant?.id ?? cite)}`;
}
