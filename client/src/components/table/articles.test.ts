import { expect, test } from 'vitest';
import { articleLink, printedName } from './articles';

const book = {
  name: 'afia-2025',
  articles: [
    { id: 'TR-58', cite: 'art. 6', also: [], rules: ['card_points'] },
    { id: 'TR-59', cite: 'art. 6', also: ['art. 6/table'], rules: ['batida_points'] },
  ],
};

test('an article is read at its place in the rulebook', () => {
  expect(articleLink(book, 'art. 6/table')).toBe('/regulamentos/afia-2025#TR-59');
});
test('of several articles under a number the one about the rule is meant', () => {
  expect(articleLink(book, 'art. 6', 'batida_points')).toBe('/regulamentos/afia-2025#TR-59');
  expect(articleLink(book, 'art. 6')).toBe('/regulamentos/afia-2025#TR-58');
});
test('a number without an article is looked for by the page', () => {
  expect(articleLink(book, 'art. 99')).toBe('/regulamentos/afia-2025#art.%2099');
});
test('options of the table leave the printed name', () => expect(printedName('afia-2025+')).toBe('afia-2025'));
