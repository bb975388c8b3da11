/** Twelve people one meets at a table, made of a few shapes each, as the inside of an SVG of 64 by 64. */

export const BLACK = '#2a211c';
export const BROWN = '#5c3a22';
export const AUBURN = '#9a4f24';
export const WHITE = '#f1ece0';
export const GREY = '#a9a59c';
export const STRAW = '#e3b95b';
export const RED = '#b8392e';
export const BLUE = '#2f5f94';
export const GREEN = '#2d6a4b';

/** What is behind the head comes first, what is on the face or the head comes last. */
type Person = { wall: string; shirt: string; skin: string; behind?: string; front: string };

export const fill = (colour: string, way: string): string => `<path fill="${colour}" d="${way}"/>`;
export const line = (colour: string, way: string, width = 2): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${way}"/>`;

export const SHORT = 'M18.5 29c-2-12 4.5-19 13.5-19s15.5 7 13.5 19c-1.5-5-3-8-5-9.5c-6 2-12 1.5-16.5-.5c-2.5 2-4 5-5.5 10z';
export const LONG = 'M32 9c-10 0-16 7-16 17c0 9-1.5 15-4 21h40c-2.5-6-4-12-4-21c0-10-6-17-16-17z';
export const FRINGE = 'M19 28c-1-11 4-17 13-17s14 6 13 17c-1-4-2.5-6.5-4.5-8c-6 1-13 0-17.5-2c-2 2.5-3 6-4 10z';
export const SIDES = 'M18 33c-2-6-1.5-12 1.5-15c.5 4 .5 8 .5 13zM46 33c2-6 1.5-12-1.5-15c-.5 4-.5 8-.5 13z';
export const CURLS =
  'M17 30a6 6 0 0 1-1-9a6 6 0 0 1 6-8.5a7 7 0 0 1 10-3.5a7 7 0 0 1 10 3.5a6 6 0 0 1 6 8.5a6 6 0 0 1-1 9q-2-8-5-9.5q-10 2-20 0q-3 1.5-5 9.5z';
export const MOUSTACHE = 'M32 35c-3-2-8-1-10 3c4 2 8 1 10-1c2 2 6 3 10 1c-2-4-7-5-10-3z';
export const BEARD = 'M19.5 29c2 5 5 6.5 12.5 6.5s10.5-1.5 12.5-6.5c1.5 11-3.5 19.5-12.5 19.5s-14-8.5-12.5-19.5z';
export const GLASSES = 'M21.5 29.5a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0M33.1 29.5a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0M30.9 29h2.2';
export const SHADES = 'M20 26h24l-1 5q-1 3-5 3q-4 0-4.5-4h-3q-.5 4-4.5 4q-4 0-5-3z';
export const EARRINGS = 'M18.5 35a2 2 0 1 0 .1 0zM45.5 35a2 2 0 1 0 .1 0z';
export const SMILE = line(BLACK, 'M27.5 38.5q4.5 3.5 9 0', 1.8);
export const GRIN = fill(WHITE, 'M26.5 37.5h11q-1 6-5.5 6t-5.5-6z');
export const STRAW_HAT =
  fill(STRAW, 'M8 21q24-7 48 0l-2 3q-22-5-44 0zM20 20q1-13 12-13t12 13q-12-3-24 0z') + line(RED, 'M20.5 18.5q11.5-3 23 0', 2.4);
export const DROVER_HAT =
  fill(BROWN, 'M6 17q6 5 12 4l2-11q6-5 12-2q6-3 12 2l2 11q6 1 12-4q-3 9-13 8.5q-13-3-26 0q-10 .5-13-8.5z') +
  line(STRAW, 'M18.5 19.5q13.5-3.5 27 0', 1.8);
export const CAP = fill(BLUE, 'M18 24q-1-14 14-14t14 14q8 0 11 4q-16-2-24-3q-8-1-15-1z') + line(WHITE, 'M32 10v5', 2);
export const BERET = fill(GREEN, 'M15 20c0-8 8-13 19-12c10 1 16 6 15 11c-2 4-8 3-14 3c-8 0-18 3-20-2z') + line(GREEN, 'M33 8l1-3');
export const SCARF =
  fill(RED, 'M17 31c-3-14 4-22 15-22s18 8 15 22c-1-6-3-9-5-10q-10-3-20 0c-2 1-4 4-5 10z') +
  fill(WHITE, 'M25 14a1.6 1.6 0 1 0 .1 0zM33 12a1.6 1.6 0 1 0 .1 0zM40 15.5a1.6 1.6 0 1 0 .1 0z');

const PEOPLE: readonly Person[] = [
  { wall: '#a9cdb6', shirt: BLUE, skin: '#e2b48a', front: fill(BROWN, SHORT) + SMILE },
  { wall: '#f0cfae', shirt: RED, skin: '#c98d62', behind: fill(BLACK, LONG), front: fill(BLACK, FRINGE) + SMILE + fill(STRAW, EARRINGS) },
  { wall: '#cfdcae', shirt: GREEN, skin: '#b97f55', front: fill(BLACK, SIDES) + fill(BLACK, MOUSTACHE) + STRAW_HAT },
  {
    wall: '#d9c9e4',
    shirt: '#7b4d8a',
    skin: '#f0cba6',
    behind: fill(GREY, 'M32 2a8 8 0 1 0 .1 0z'),
    front: fill(GREY, FRINGE) + line(BLACK, GLASSES, 1.6) + SMILE,
  },
  { wall: '#f3d489', shirt: '#c96a2b', skin: '#7d4d31', behind: fill(BLACK, 'M32 3a20 20 0 1 0 .1 0z'), front: fill(BLACK, FRINGE) + GRIN },
  { wall: '#b9d3e6', shirt: '#44515c', skin: '#dba67b', front: fill(AUBURN, BEARD) + line(WHITE, 'M28.5 40.5q3.5 2 7 0', 2) },
  { wall: '#e6b9a9', shirt: GREEN, skin: '#a56c46', front: fill(BLACK, SIDES) + CAP + GRIN },
  { wall: '#bfe0da', shirt: STRAW, skin: '#8d5a3a', front: SCARF + SMILE + fill(STRAW, EARRINGS) },
  { wall: '#e8d9b5', shirt: '#7a4a2a', skin: '#e2b48a', front: fill(AUBURN, SIDES) + fill(AUBURN, MOUSTACHE) + DROVER_HAT },
  { wall: '#c3c9ec', shirt: RED, skin: '#d9a377', front: fill(BROWN, CURLS) + line(BLACK, GLASSES, 1.6) + SMILE },
  { wall: '#f2c4cf', shirt: '#35757a', skin: '#f0cba6', behind: fill(AUBURN, LONG), front: fill(AUBURN, FRINGE) + fill(BLACK, SHADES) + SMILE },
  { wall: '#c9d6cf', shirt: '#55604f', skin: '#e8bf98', front: fill(WHITE, SIDES) + fill(WHITE, MOUSTACHE) + BERET },
];

export const AVATARS = PEOPLE.length;

export const HEAD =
  'M20 26c0-8 5-13.5 12-13.5s12 5.5 12 13.5v5c0 8-5 14.5-12 14.5s-12-6.5-12-14.5zM27 42h10v8q-5 4-10 0zM18 28a3 3.5 0 0 0 2 6.5zM46 28a3 3.5 0 0 1-2 6.5z';

/** The bots have the faces that their names promise. */
const HOUSE: ReadonlyMap<string, number> = new Map([
  ['Zeca', 6],
  ['Dona Cida', 3],
  ['Tonho', 8],
  ['Nair', 7],
]);

const OTHERS = [...PEOPLE.keys()].filter((face) => ![...HOUSE.values()].includes(face));

/** The face of a name, always the same; people have none of the server's. */
export function faceOf(name: string): number {
  const drawn = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return HOUSE.get(name) ?? OTHERS[drawn % OTHERS.length]!;
}

const STEEL = '#b9c4c9';
const DARK = '#33424a';

/** A bot is seen to be one: a head of metal before the wall of the face that it would have. */
export function robotOf(seed: number): string {
  const { wall, shirt } = PEOPLE[Math.abs(Math.trunc(seed)) % AVATARS] as Person;
  const head = fill(STEEL, 'M19 19h26a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5V24a5 5 0 0 1 5-5zM10 28h3v11h-3zM51 28h3v11h-3z');
  const aerial = line(DARK, 'M32 19v-6', 2.6) + fill(RED, 'M32 7a3.2 3.2 0 1 0 .1 0z');
  const eyes =
    fill(DARK, 'M25 27a4.6 4.6 0 1 0 .1 0zM39 27a4.6 4.6 0 1 0 .1 0z') + fill('#7fe3ff', 'M25 29.4a2.2 2.2 0 1 0 .1 0zM39 29.4a2.2 2.2 0 1 0 .1 0z');
  const mouth = line(DARK, 'M24 41.5h16M28 39.5v4M32 39.5v4M36 39.5v4', 1.6);
  return fill(wall, 'M0 0h64v64H0z') + fill(shirt, 'M9 66c0-12 9-15.5 23-15.5s23 3.5 23 15.5z') + head + aerial + eyes + mouth;
}

/** How a face is drawn; who has chosen none gets the one of the name. */
export function avatarOf(seed: number | string): string {
  const chosen = typeof seed === 'number' ? seed : faceOf(seed);
  const person = PEOPLE[Math.abs(Math.trunc(chosen)) % AVATARS] as Person;
  const body = fill(person.shirt, 'M9 66c0-12 9-17.5 23-17.5s23 5.5 23 17.5z') + fill(person.skin, HEAD);
  const eyes = line(BLACK, 'M27 29v1.4M37 29v1.4', 2.6);
  return fill(person.wall, 'M0 0h64v64H0z') + (person.behind ?? '') + body + eyes + person.front;
}
