/** The values of the rulebook that a tranca table draws, with what was agreed for this partida on top. */
import type { TableBook } from '../../components/table/book';
import type { OutRules } from './going_out';
import type { DealRules } from './lying';
import type { MeldRules } from './melds';
import type { View } from './messages';
import type { PointRules } from './scoring';

export type Rules = MeldRules & PointRules & OutRules & DealRules;
export type Book = TableBook<Rules>;

/** A regional variant that all three have agreed on holds for this partida alone. */
export function inForce(book: Book, view: View): Rules {
  return { ...book.rules, ...Object.fromEntries(view.agreed) };
}
