/** The rulebook of a table, fetched once: its values with what was agreed at this table on top, and where its articles are read. */
import { get } from '../../lib/api';
import { printedBook } from '../../lib/printed_book';
import { printedName, type Article } from './articles';

export type Agreed = {
  options: Record<string, unknown>;
  free_chat: boolean;
  signals: boolean;
  advice: 'never' | 'alone' | 'always';
  pause_seconds: number;
  referee: boolean;
  /** The lesson that is taught at this table. */
  lesson: string | null;
  /** The moment of a finished match from which this table plays on. */
  what_if: { table: string; seq: number } | null;
};
export type TableBook<Rules> = { name: string; rules: Rules; title: string; agreed: Agreed; articles: Article[] };

type RulebookShown = { title: string; rules: Record<string, { value: unknown }>; articles: Article[] };
type TableShown = { config: Partial<Agreed> | null };

const CLOSED: Agreed = {
  options: {},
  free_chat: false,
  signals: true,
  advice: 'alone',
  pause_seconds: 2.5,
  referee: false,
  lesson: null,
  what_if: null,
};

/** The rulebook of a table. Without a table (a replay) it is the rulebook as it is printed, with the options that the replay names. */
export async function bookAt<Rules>(rulebook: string, table?: string, options: Record<string, unknown> = {}): Promise<TableBook<Rules>> {
  const [book, shown] = await Promise.all([
    printedBook<RulebookShown>(rulebook),
    table === undefined ? null : get<TableShown>(`/tables/${table}`).catch(() => null),
  ]);
  const agreed = { ...CLOSED, options, ...shown?.config };
  const printed = Object.fromEntries(Object.entries(book.rules).map(([key, rule]) => [key, rule.value]));
  return {
    name: printedName(rulebook),
    rules: { ...printed, ...agreed.options } as Rules,
    title: book.title,
    agreed,
    articles: book.articles,
  };
}
