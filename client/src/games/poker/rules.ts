/** The values of the rulebook that a poker table draws. */
import type { TableBook } from '../../components/table/book';

export type Rules = { time_bank_seconds: number };
export type Book = TableBook<Rules>;
