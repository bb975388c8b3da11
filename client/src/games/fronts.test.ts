import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../lib/dictionary.svelte';
import { fronts } from '.';

const SOURCES = new URL('..', import.meta.url);
const outside = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(SOURCES.pathname.length).replace(/^\//, ''))
  .filter((path) => !path.startsWith('games/'));

/** The games as they are written in any of the three languages. */
const SPELT = [...fronts.map((front) => front.name), 'p[oóô]ker', 'p[oóô]quer'];
const NAMES = new RegExp(SPELT.join('|'), 'i');

it('nothing outside this folder names a game', () => {
  expect(outside.length).toBeGreaterThan(100);
  expect(outside.filter((path) => NAMES.test(path) || NAMES.test(readFileSync(new URL(path, SOURCES), 'utf8')))).toEqual([]);
});

it('a game is called as its folder', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((folder) => folder.name).sort()).toEqual(fronts.map((front) => front.name).sort());
});

it('no game knows another', () => {
  for (const { name } of fronts) {
    const own = readdirSync(new URL(`${name}/`, import.meta.url), { recursive: true, withFileTypes: true }).filter((entry) =>
      /\.(ts|svelte)$/.test(entry.name),
    );
    const others = fronts.filter((front) => front.name !== name).map((front) => front.name);
    for (const entry of own) {
      const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
      expect(others.filter((other) => text.includes(`/${other}/`) || text.includes(`/${other}'`)).map((other) => `${entry.name}: ${other}`)).toEqual(
        [],
      );
    }
  }
});

describe.each(fronts.flatMap((front) => LANGS.map((lang) => ({ name: front.name, lang, front }))))('$name in $lang', ({ front, lang }) => {
  const said = front.words.languages[lang]();
  it('has a name, and words for its usual rulebook', async () => {
    const words = await said;
    expect(words.name).toBeTruthy();
    expect(words.rulebooks[front.rulebook]).toBeTruthy();
  });
  it('has a title for each chart and a name for each tally', async () => {
    const { charts = {}, tallies = {} } = await said;
    const { rings, bars } = front.charts;
    expect([...rings, ...bars].map(({ key }) => key).filter((key) => key !== 'matches' && !charts[key])).toEqual([]);
    expect(bars.flatMap((chart) => chart.tallies).filter((tally) => !tallies[tally])).toEqual([]);
  });
  it('has a name for each sound that can be heard', async () => {
    const { samples = {} } = await said;
    expect(front.samples.filter(({ key }) => !samples[key])).toEqual([]);
  });
  it('has a name, a reason and a drawing for each of its medals', async () => {
    const { symbols, words } = await front.medals!();
    const told = await words.languages[lang]();
    expect(Object.keys(symbols).length).toBeGreaterThan(2);
    expect(Object.keys(told)).toEqual(Object.keys(symbols));
    expect(Object.values(told).filter(({ name, how }) => !name || !how)).toEqual([]);
  });
  it('leads to the next moment of a replay where it can be played', async () => {
    expect(Boolean((await said).replay)).toBe(front.table !== undefined);
  });
});
