import { expect, test } from 'vitest';
import type { ActField, EventShown } from '../../../lib/events';
import { blanks, fieldsSent, options, searched, suggested, Wrong } from './form';

const field = (name: string, type: ActField['type'], required = true, more: Partial<ActField> = {}): ActField => ({
  name,
  required,
  type,
  choices: [],
  example: '',
  ...more,
});
const act = (fields: ActField[], ways: Record<string, string>[] | null = null) => ({ fields, ways });
const shown = {
  pairs: {
    stages: [{ name: 'knockout', title: 'Mata-mata' }],
    entries: [
      { id: 'A', people: ['Ana', 'Bia'] },
      { id: 'B', people: ['Caio', 'Davi'] },
    ],
    matches: [
      { id: 'knockout/1.1', stage: 'knockout', sides: ['A', 'B'], bye: false },
      { id: 'knockout/1.2', stage: 'knockout', sides: ['A', null], bye: true },
    ],
  },
  field: null,
} as unknown as EventShown;
const values = (found: ReturnType<typeof options>): string[] | undefined => found?.map((one) => one.value);

test('a match is chosen by its stage and the people of its sides, and one without an opponent is not offered', () => {
  const match = field('match', 'text');
  expect(options(act([match]), match, shown, {}, '?')).toEqual([{ value: 'knockout/1.1', text: 'Mata-mata 1.1: Ana / Bia × Caio / Davi' }]);
});

test('where the rules tell what they would take, nothing else is offered', () => {
  const entry = field('entry', 'text');
  expect(options(act([entry], [{ entry: 'B' }]), entry, shown, {}, '?')).toEqual([{ value: 'B', text: 'B · Caio / Davi' }]);
});

test('of ways with several fields those are offered that fit what is chosen', () => {
  const [match, entry] = [field('match', 'text'), field('entry', 'text')];
  const ways = [
    { match: 'm1', entry: 'A' },
    { match: 'm2', entry: 'B' },
  ];
  expect(values(options(act([match, entry], ways), entry, shown, { match: 'm2' }, '?'))).toEqual(['B']);
  expect(values(options(act([match, entry], ways), match, shown, { match: 'm2' }, '?'))).toEqual(['m1', 'm2']);
});

test('the winner is one of the sides of the match that was chosen', () => {
  const winner = field('winner', 'text', false);
  const report = act([field('match', 'text'), winner]);
  expect(values(options(report, winner, shown, { match: 'knockout/1.1' }, '?'))).toEqual(['A', 'B']);
  expect(options(report, winner, shown, {}, '?')).toEqual([]);
});

test('a person of an entry is chosen by name, and a person of the event by the number', () => {
  const person = field('person', 'number');
  expect(options(act([field('entry', 'text'), person]), person, shown, { entry: 'B' }, '?')?.map((one) => one.text)).toEqual(['Caio', 'Davi']);
  expect(options(act([field('entry', 'text', false), person]), person, shown, { entry: 'B' }, '?')).toBeNull();
});

test('a new entry is named by whoever registers it', () => {
  const entry = field('entry', 'text');
  expect(options(act([entry, field('people', 'people')]), entry, shown, {}, '?')).toBeNull();
});

test('of a field of players the names are suggested', () => {
  const players = { pairs: null, field: { players: [{ name: 'Zé' }] } } as unknown as EventShown;
  expect(suggested(field('player', 'text'), players)).toEqual(['Zé']);
  expect(suggested(field('why', 'text'), players)).toEqual([]);
});

test('every type is sent as the server takes it, and what is empty is left out', () => {
  const fields = [
    field('match', 'text'),
    field('partidas', 'scores'),
    field('table', 'number', false),
    field('online', 'yes', false),
    field('spectators', 'yes', false),
    field('starts', 'moment', false),
    field('signed', 'texts', false),
    field('numbers', 'texts', false),
    field('level', 'choice', false, { choices: [1, 2] }),
    field('bags', 'json'),
  ];
  const filled = {
    match: ' m1 ',
    partidas: [
      ['12', '4'],
      ['', ''],
    ] as [string, string][],
    online: 'no',
    starts: '2030-01-02T10:30',
    numbers: 'c0ffee\n\n beef ',
    level: '2',
    bags: '[{"player": "Zé", "chips": 3}]',
  };
  expect(fieldsSent(act(fields), filled, null)).toEqual({
    match: 'm1',
    partidas: [[12, 4]],
    online: false,
    starts: '2030-01-02T10:30:00-03:00',
    numbers: ['c0ffee', 'beef'],
    level: 2,
    bags: [{ player: 'Zé', chips: 3 }],
  });
});

test.each([
  ['a number with letters', field('table', 'number'), 'três'],
  ['half a score', field('partidas', 'scores'), [['12', '']] as [string, string][]],
  ['a structure that is none', field('bags', 'json'), '[{'],
])('%s is not sent, and its field is named', (_, one, value) => {
  expect(() => fieldsSent(act([one]), { [one.name]: value }, null)).toThrow(new Wrong(one.name));
});

test('what is structured begins with its example where it must be told', () => {
  const fields = [field('bags', 'json', true, { example: '[]' }), field('prizes', 'json', false, { example: '[1]' })];
  expect(blanks(act(fields))).toEqual({ bags: '[]', prizes: '' });
});

test('a decision is found by its name, however it is accented, and by its word', () => {
  const acts = [{ do: 'sanction' }, { do: 'draw' }];
  const name = (word: string): string => (word === 'draw' ? 'Sortear' : 'Punição');
  expect(searched(acts, name, 'punicao')).toEqual([{ do: 'sanction' }]);
  expect(searched(acts, name, 'draw')).toEqual([{ do: 'draw' }]);
  expect(searched(acts, name, '')).toEqual(acts);
});
