/** Finding articles: by the link that a refusal gives, by words, by how the program treats them. */
import type { Article, Status, Written } from './answers';

/** Letters without accents, small: what a searcher types is what a searcher means. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `art. 19 §3` becomes `art-19-3`. */
export const slug = (cite: string): string =>
  plain(cite)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The article that a link means: its id, or the regulation's own number in any spelling, or the first of a larger number. */
export function linked(articles: readonly Article[], hash: string): Article | undefined {
  const wanted = slug(unescaped(hash.replace(/^#/, '')));
  if (!wanted) return undefined;
  const numbers = (article: Article): string[] => [article.cite, ...article.also].map(slug);
  return (
    articles.find((article) => slug(article.id) === wanted) ??
    articles.find((article) => numbers(article).includes(wanted)) ??
    articles.find((article) => numbers(article).some((number) => `art-${number}` === wanted)) ??
    articles.find((article) => numbers(article).some((number) => new RegExp(`^${wanted}(-|[a-z])`).test(number)))
  );
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The articles with all the words somewhere in number, text or id, treated as wanted. */
export function found(articles: readonly Article[], search: string, status: Status | 'all', language: Written): Article[] {
  const parts = plain(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (status !== 'all' && article.status !== status) return false;
    const whole = plain(`${article.id} ${article.cite} ${article.also.join(' ')} ${article[language]}`);
    return parts.every((part) => whole.includes(part));
  });
}

export function counted(articles: readonly Article[]): Record<Status | 'all', number> {
  const sums = { all: articles.length, enforced: 0, referee: 0, shown: 0 };
  for (const article of articles) sums[article.status] += 1;
  return sums;
}
