/** Rulings as the server tells them: the questions as data, and the answer to one. */
import type { Article } from '../rules/answers';

/** Portuguese, English, Spanish. */
export type Text3 = readonly [string, string, string];
export type Kind =
  'flag' | 'number' | 'pair' | 'numbers' | 'choice' | 'choices' | 'action' | 'actions' | 'seat-actions' | 'words' | 'motions' | 'cards-by-seat';
export type Choice = { value: string; words: Text3 };
export type Condition = { key: string; values: (string | boolean | number)[] };
export type Field = {
  key: string;
  kind: Kind;
  words: Text3;
  required: boolean;
  default: unknown;
  choices: Choice[];
  only_if: Condition | null;
  more: boolean;
};
export type Question = { name: string; items: string; words: Text3; fields: Field[]; any_of: string[] };
export type RulingsOf = { game: string; rulebooks: string[]; questions: Question[]; answers: Record<string, Text3>; values: Record<string, Text3> };
export type Ruling = {
  question: string;
  rulebook: string;
  answers: Record<string, unknown>;
  articles: Article[];
  outcomes: string[];
  advised: string | null;
};
