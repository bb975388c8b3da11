/** The face of a person, drawn from one number: four bits for each part of it. Whatever the number, there is a face. */
import {
  AUBURN,
  BEARD,
  BERET,
  BLACK,
  BLUE,
  BROWN,
  CAP,
  CURLS,
  DROVER_HAT,
  EARRINGS,
  fill,
  FRINGE,
  GLASSES,
  GREEN,
  GREY,
  GRIN,
  HEAD,
  line,
  LONG,
  MOUSTACHE,
  RED,
  SCARF,
  SHADES,
  SHORT,
  SIDES,
  SMILE,
  STRAW,
  STRAW_HAT,
  WHITE,
} from './avatars';

/** The server keeps any number below this one. */
export const FACES = 2 ** 28;

const WALLS = ['#a9cdb6', '#f0cfae', '#cfdcae', '#d9c9e4', '#f3d489', '#b9d3e6', '#e6b9a9', '#c3c9ec', '#f2c4cf', '#bfe0da'];
const SKINS = ['#f0cba6', '#e2b48a', '#d19a6c', '#b97f55', '#8d5a3a', '#6b4129'];
const HAIRS = [BLACK, BROWN, AUBURN, STRAW, GREY, WHITE];
const SHIRTS = [BLUE, RED, GREEN, '#7b4d8a', '#c96a2b', '#44515c', STRAW, '#35757a'];

/** What is behind the head and what is on it, in the colour of the hair. */
type Hair = (colour: string) => { behind?: string; on: string };
const STYLES: readonly Hair[] = [
  (colour) => ({ on: fill(colour, SHORT) }),
  (colour) => ({ behind: fill(colour, LONG), on: fill(colour, FRINGE) }),
  (colour) => ({ on: fill(colour, CURLS) }),
  (colour) => ({ on: fill(colour, SIDES) }),
  (colour) => ({ behind: fill(colour, 'M32 2a8 8 0 1 0 .1 0z'), on: fill(colour, FRINGE) }),
  (colour) => ({ behind: fill(colour, 'M32 3a20 20 0 1 0 .1 0z'), on: fill(colour, FRINGE) }),
  (colour) => ({ behind: fill(colour, 'M14 26a6 9 0 1 0 .1 0zM50 26a6 9 0 1 0 .1 0z'), on: fill(colour, FRINGE) }),
  () => ({ on: '' }),
];
const HATS: readonly string[] = ['', STRAW_HAT, CAP, BERET, SCARF, DROVER_HAT];
const EXTRAS: readonly ((colour: string) => string)[] = [
  () => '',
  () => line(BLACK, GLASSES, 1.6),
  () => fill(STRAW, EARRINGS),
  (colour) => fill(colour, MOUSTACHE),
  (colour) => fill(colour, BEARD) + line(WHITE, 'M28.5 40.5q3.5 2 7 0', 2),
  () => fill(BLACK, SHADES),
];
const MOUTHS: readonly string[] = [SMILE, GRIN, line(BLACK, 'M28 40h8', 1.8), line(BLACK, 'M29 39.5q3.5 2.5 7-1', 1.8)];

/** The parts of a face in the order of their bits, with how many of each there are to choose from. */
export const PARTS = {
  wall: WALLS.length,
  skin: SKINS.length,
  style: STYLES.length,
  hair: HAIRS.length,
  hat: HATS.length,
  extra: EXTRAS.length,
  mouth: MOUTHS.length,
} as const;
export type Part = keyof typeof PARTS;
const ORDER = Object.keys(PARTS) as Part[];
/** Of these most people wear none. */
const RARE: readonly Part[] = ['hat', 'extra'];

/** Which of its kind a part of this face is. */
export function partOf(face: number, part: Part): number {
  const bits = (face >> (4 * ORDER.indexOf(part))) & 15;
  return RARE.includes(part) && bits >= PARTS[part] ? 0 : bits % PARTS[part];
}

/** The face with another one of this part. */
export function withPart(face: number, part: Part, which: number): number {
  const at = 4 * ORDER.indexOf(part);
  return (face & ~(15 << at)) | ((((which % PARTS[part]) + PARTS[part]) % PARTS[part]) << at);
}

/** A face by chance; `draw` gives a number from 0 to 1. Every part is one that there is, so that the next one is another. */
export function anyFace(draw: () => number = Math.random): number {
  const sides = (part: Part): number => (RARE.includes(part) ? 16 : PARTS[part]);
  const drawn = ORDER.map((part) => [part, Math.floor(draw() * sides(part))] as const);
  return drawn.reduce((face, [part, which]) => withPart(face, part, which < PARTS[part] ? which : 0), 0);
}

/** How the face of this number is drawn, as the inside of an SVG of 64 by 64. */
export function drawnFace(face: number): string {
  const which = (part: Part): number => partOf(face, part);
  const colour = HAIRS[which('hair')]!;
  const hat = HATS[which('hat')]!;
  // Under a hat the hair of the head is what is seen at its sides.
  const { behind = '', on } = hat && which('style') !== 1 ? { on: fill(colour, SIDES) } : STYLES[which('style')]!(colour);
  const shirt = SHIRTS[(which('wall') + 3 * which('skin')) % SHIRTS.length]!;
  const body = fill(shirt, 'M9 66c0-12 9-17.5 23-17.5s23 5.5 23 17.5z') + fill(SKINS[which('skin')]!, HEAD);
  const eyes = line(BLACK, 'M27 29v1.4M37 29v1.4', 2.6);
  const mouth = which('extra') === 4 ? '' : MOUTHS[which('mouth')]!;
  return fill(WALLS[which('wall')]!, 'M0 0h64v64H0z') + behind + body + eyes + on + mouth + EXTRAS[which('extra')]!(colour) + hat;
}
