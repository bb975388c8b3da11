/** SHA-256, written out: the browser's own is missing where a club plays over plain http. FIPS 180-4. */

const primes = function* (): Generator<number> {
  for (let n = 2; ; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (prime) yield n;
  }
};

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const first = (count: number): number[] => {
  const source = primes();
  return Array.from({ length: count }, () => source.next().value as number);
};
const K = Int32Array.from(first(64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(first(8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const state = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < data.byteLength; at += 64) mix(state, words, data, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function padded(message: Uint8Array): DataView {
  const size = ((message.length + 8) >> 6) * 64 + 64;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, message.length << 3);
  return view;
}

function mix(state: Int32Array, w: Int32Array, data: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + big1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => void (state[i] = (state[i]! + word) | 0));
}
