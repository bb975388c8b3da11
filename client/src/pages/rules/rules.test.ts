import { describe, expect, it } from 'vitest';
import type { Article, Rule, Rulebook, Status } from './answers';
import { counted, found, linked, slug } from './articles';
import { say, topics } from './values';

const article = (id: string, cite: string, status: Status = 'enforced', also: string[] = [], pt = ''): Article => ({
  id,
  cite,
  also,
  status,
  rules: [],
  pt,
  en: '',
});
const articles = [
  article('FE-07', 'art. 1', 'shown', [], 'Mão de onze'),
  article('FE-55', 'art. 19 §2', 'enforced', [], 'Três empates: ninguém pontua'),
  article('FE-56', 'art. 19 §3', 'referee', ['art. 22']),
  article('KT-97', '§6.9', 'enforced', ['§4.1c']),
];

describe('a link to an article', () => {
  it('finds its id', () => expect(linked(articles, '#FE-56')?.id).toBe('FE-56'));
  it('finds its id in any case', () => expect(linked(articles, '#fe-56')?.id).toBe('FE-56'));
  it('finds the number of the regulation', () => expect(linked(articles, '#art-19-3')?.id).toBe('FE-56'));
  it('finds the number as it is written there', () => expect(linked(articles, `#${encodeURIComponent('art. 19 §3')}`)?.id).toBe('FE-56'));
  it('finds another number of the article', () => expect(linked(articles, '#art. 22')?.id).toBe('FE-56'));
  it('finds the first part of a larger number', () => expect(linked(articles, '#art-19')?.id).toBe('FE-55'));
  it('finds a paragraph that is called an article', () => expect(linked(articles, '#art-6-9')?.id).toBe('KT-97'));
  it('does not take article 1 for article 19', () => expect(linked(articles, '#art-1')?.id).toBe('FE-07'));
  it('finds nothing where there is nothing', () => {
    for (const hash of ['', '#', '#%', '#art-99', '#content']) expect(linked(articles, hash)).toBeUndefined();
  });
  it('knows a number by its digits', () => expect(slug('art. 8e–n')).toBe('art-8e-n'));
});

describe('a search', () => {
  it('does not mind accents', () => expect(found(articles, 'mao onze', 'all', 'pt').map((one) => one.id)).toEqual(['FE-07']));
  it('wants all the words', () => expect(found(articles, 'três onze', 'all', 'pt')).toEqual([]));
  it('finds numbers', () => expect(found(articles, '19 §2', 'all', 'pt').map((one) => one.id)).toEqual(['FE-55']));
  it('keeps to one treatment', () => expect(found(articles, '', 'referee', 'pt').map((one) => one.id)).toEqual(['FE-56']));
  it('is counted beforehand', () => expect(counted(articles)).toEqual({ all: 4, enforced: 2, referee: 1, shown: 1 }));
});

const words = { yes: 'sim', no: 'não', none: '—', table: 'tabela', other: 'Outras' };

describe('a value in words', () => {
  it.each([
    [['4c', 'Th'], undefined, '4♣ 10♥'],
    [['Q', 'J', 'K', 'A'], 'Q, J, K, dupla A', 'Q J K A'],
    [['c', 'h'], 'paus copas', '♣ ♥'],
    ['vira_next', 'pela vira', 'pela vira'],
    ['vira_next', undefined, 'vira next'],
    [true, undefined, 'sim'],
    [null, undefined, '—'],
    [[], undefined, '—'],
    [[3, 6], undefined, '3, 6'],
    [{ default: 60, final: 90 }, undefined, '60, final: 90'],
    [{ columns: [] }, undefined, 'tabela'],
  ])('%j is said', (value, told, said) => expect(say(value, told, words)).toBe(said));
});

describe('two rulebooks side by side', () => {
  const rule = (value: unknown): Rule => ({ value, articles: ['art. 1'], pt: 'Alvo', en: 'Target', topic_pt: 'Placar', topic_en: 'Score' });
  const book = (rules: Record<string, Rule>): Rulebook => ({
    name: 'x',
    game: 'damas',
    title: 'X',
    source: '',
    parent: null,
    hash: '',
    rules,
    articles: [],
    options: [],
  });
  const rows = topics(book({ target: rule(12), base: rule(1) }), book({ target: rule(15), base: rule(1), extra: rule(2) }), 'pt', words)[0]!.rows;
  it('differ where the values differ', () => expect(rows.map((row) => row.differs)).toEqual([true, false, true]));
  it('show both values', () => expect([rows[0]?.value, rows[0]?.other]).toEqual(['12', '15']));
  it('show what only the other one has', () => expect([rows[2]?.value, rows[2]?.other]).toEqual(['—', '2']));
  it('are grouped by topic', () => expect(topics(book({ target: rule(12) }), null, 'en', words)[0]?.name).toBe('Score'));
  it('alone have nothing beside them', () => expect(topics(book({ target: rule(12) }), null, 'en', words)[0]?.rows[0]?.other).toBeNull());
});
