/** A QR code for a link: byte mode, error correction L, versions 1 to 5, which are those of a single block. Mask 0: any mask can be read. */

export type Code = { size: number; path: string };

/** For each version how many bytes of data and of correction it holds. */
const ROOM: [number, number][] = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];
/** Level L and mask 0, with their correction, masked as the norm says. */
const FORMAT = 0b111011111000100;

/** The code as a path of unit squares, or null where the text is too long for it. */
export function qr(text: string): Code | null {
  const cells = modules(text);
  if (!cells) return null;
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: cells.length, path: path.join('') };
}

/** The dark and light squares, row by row. */
export function modules(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = ROOM.findIndex(([room]) => bytes.length + 2 <= room) + 1;
  const room = ROOM[version - 1];
  if (!room) return null;
  const data = padded(bytes, room[0]);
  return drawn(version, [...data, ...correction(data, room[1])]);
}

/** Mode and length in half bytes, the text, an end, and filling. */
function padded(bytes: number[], room: number): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const whole = Array.from({ length: halves.length / 2 }, (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0));
  return Array.from({ length: room }, (_, at) => whole[at] ?? ((at - whole.length) % 2 ? 0x11 : 0xec));
}

/** Reed–Solomon over the field of 256 elements with the polynomial 0x11d. */
function correction(data: number[], degree: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < degree; power += 1, root = times(root, 2)) {
    generator = [...generator, 0].map((term, at) => term ^ times(generator[at - 1] ?? 0, root));
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at] ?? 0;
    generator.forEach((term, step) => (rest[at + step] = (rest[at + step] ?? 0) ^ times(term, lead)));
  });
  return rest.slice(data.length);
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 128 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

function drawn(version: number, bytes: number[]): boolean[][] {
  const size = 17 + 4 * version;
  const fixed: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean): void => {
    const row = fixed[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawMarks(version, size, put);
  drawFormat(size, put);
  const bits = bytes.flatMap((byte) => Array.from({ length: 8 }, (_, at) => ((byte >> (7 - at)) & 1) === 1));
  return filled(fixed, size, bits);
}

type Put = (x: number, y: number, dark: boolean) => void;

/** Lines, the three large squares with their light edges, the small one, and the square that is always dark. */
function drawMarks(version: number, size: number, put: Put): void {
  for (let at = 8; at < size - 8; at += 1) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquare(x, y, 4, put);
  if (version > 1) drawSquare(size - 7, size - 7, 2, put);
  put(8, size - 8, true);
}

/** Rings around a middle: dark, but the second and the fifth from it light as the norm draws them. */
function drawSquare(x: number, y: number, reach: number, put: Put): void {
  const light = reach === 4 ? [2, 4] : [1];
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      put(x + right, y + down, !light.includes(Math.max(Math.abs(right), Math.abs(down))));
    }
  }
}

function drawFormat(size: number, put: Put): void {
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((FORMAT >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit + (bit === 8 ? 1 : 0);
    if (bit < 8) {
      put(8, near, dark);
      put(size - 1 - bit, 8, dark);
    } else {
      put(near, 8, dark);
      put(8, size - 15 + bit, dark);
    }
  }
}

/** The bits go up and down in columns of two from the right, around what is fixed, masked like a chess board. */
function filled(fixed: (boolean | undefined)[][], size: number, bits: boolean[]): boolean[][] {
  const cells = fixed.map((row) => row.map((dark) => dark ?? false));
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = cells[y];
        if (!row || fixed[y]?.[x] !== undefined) continue;
        row[x] = (bits[next] ?? false) !== ((x + y) % 2 === 0);
        next += 1;
      }
    }
  }
  return cells;
}
