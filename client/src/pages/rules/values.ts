/** The values of a rulebook in words, by topic, and beside those of another rulebook. */
import type { Article, Rule, Rulebook, Written } from './answers';

export type ValueWords = { readonly yes: string; readonly no: string; readonly none: string; readonly table: string; readonly other: string };

const SUITS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** A value in words: cards as they look, the server's own words where it has them, a plain reading where it has none. */
export function say(value: unknown, told: string | undefined, words: ValueWords): string {
  return cards(value) ?? told?.replaceAll('_', ' ') ?? plainly(value, words);
}

function cards(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (value.every((one) => typeof one === 'string' && /^[A2-9TJQK][cdhs]$/.test(one)))
    return value.map((one: string) => face(one[0]!) + SUITS[one[1]!]!).join(' ');
  if (value.length > 2 && value.every((one) => typeof one === 'string' && /^[A2-9TJQK]$/.test(one))) return value.map(face).join(' ');
  if (value.every((one) => typeof one === 'string' && one in SUITS)) return value.map((one: string) => SUITS[one]!).join(' ');
  return null;
}

const face = (rank: string): string => (rank === 'T' ? '10' : rank);

function plainly(value: unknown, words: ValueWords): string {
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => plainly(one, words)).join(', ') || words.none;
  if (typeof value !== 'object') return String(value).replaceAll('_', ' ');
  const pairs = Object.entries(value);
  if (pairs.some(([, one]) => typeof one === 'object')) return words.table;
  return (
    pairs.map(([key, one]) => (key === 'default' ? plainly(one, words) : `${key.replaceAll('_', ' ')}: ${plainly(one, words)}`)).join(', ') ||
    words.none
  );
}

export const valueOf = (rule: Rule, language: Written, words: ValueWords): string =>
  say(rule.value, language === 'pt' ? rule.value_pt : rule.value_en, words);
/** A rule that nobody has named yet goes by its key: of use in the full list, not below an article. */
export const named = (key: string, rule: Rule): boolean => rule.pt !== key;
export const nameOf = (rule: Rule, language: Written): string => rule[language].replaceAll('_', ' ');

export type Row = { key: string; name: string; value: string; other: string | null; differs: boolean; articles: Article[] };
export type Topic = { name: string; rows: Row[] };

/** Every rule with its value, by topic; with another rulebook, also that one's value and whether it is not the same. */
export function topics(book: Rulebook, other: Rulebook | null, language: Written, words: ValueWords): Topic[] {
  const groups = new Map<string, Row[]>();
  for (const key of new Set([...Object.keys(book.rules), ...Object.keys(other?.rules ?? {})])) {
    const [mine, theirs] = [book.rules[key], other?.rules[key]];
    const rule = mine ?? theirs;
    if (!rule) continue;
    const topic = (language === 'pt' ? rule.topic_pt : rule.topic_en) ?? words.other;
    const row = {
      key,
      name: nameOf(rule, language),
      value: mine ? valueOf(mine, language, words) : words.none,
      other: other && (theirs ? valueOf(theirs, language, words) : words.none),
      differs: other !== null && JSON.stringify(mine?.value) !== JSON.stringify(theirs?.value),
      articles: book.articles.filter((article) => article.rules.includes(key)),
    };
    groups.set(topic, [...(groups.get(topic) ?? []), row]);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}
