import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, look, travel } from './travel';

type Box = { left: number; top: number; width: number; height: number };
const at = (left: number, top: number): Box => ({ left, top, width: 50, height: 70 });

/** A card on the screen: where it lies, and the ways it went. */
function card(box: Box, name = '') {
  const ways: { frames: Keyframe[]; timing: KeyframeAnimationOptions }[] = [];
  const node = {
    dataset: { travel: name },
    getBoundingClientRect: () => box,
    animate: (frames: Keyframe[], timing: KeyframeAnimationOptions) => ways.push({ frames, timing }),
  };
  return { node: node as unknown as HTMLElement, ways };
}

let clock = 0;
let reduced = false;
let lying: HTMLElement[] = [];
let pack: HTMLElement | null = null;

beforeEach(() => {
  [clock, reduced, lying, pack] = [10_000, false, [], null];
  vi.stubGlobal('performance', { now: () => clock });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('document', { querySelectorAll: () => lying, querySelector: () => pack });
  begin();
  clock += 2000;
});
afterEach(() => vi.unstubAllGlobals());

describe('a card that comes to its place', () => {
  it('comes from where it lay before the table changed, in a fifth of a second', () => {
    lying = [card(at(100, 200), 'laid-1').node];
    look();
    const { node, ways } = card(at(0, 0));
    travel('laid-1', '.nowhere')(node);
    expect(ways[0]!.frames[0]).toEqual({ transform: 'translate(100px, 200px) scale(1)' });
    expect(ways[0]!.timing.duration).toBeGreaterThanOrEqual(150);
    expect(ways[0]!.timing.duration).toBeLessThanOrEqual(250);
  });

  it('comes from the place of the table where it lay nowhere', () => {
    look();
    pack = card(at(0, 300)).node;
    const { node, ways } = card(at(0, 0));
    travel(null, '.pack')(node);
    expect(ways[0]!.frames[0]).toEqual({ transform: 'translate(0px, 300px) scale(1)' });
  });

  it('follows those that come with it, and waits for none of those before', () => {
    pack = card(at(0, 300)).node;
    const flop = [card(at(0, 0)), card(at(60, 0)), card(at(120, 0))];
    for (const { node } of flop) travel(null, '.pack')(node);
    expect(flop.map(({ ways }) => ways[0]!.timing.delay)).toEqual([0, 28, 56]);
    clock += 1000;
    const turn = card(at(180, 0));
    travel(null, '.pack')(turn.node);
    expect(turn.ways[0]!.timing.delay).toBe(0);
  });

  it('is there at once for whoever wants no motion', () => {
    reduced = true;
    pack = card(at(0, 300)).node;
    const { node, ways } = card(at(0, 0));
    travel(null, '.pack')(node);
    expect(ways).toEqual([]);
  });

  it('is there at once for whoever has just sat down', () => {
    begin();
    pack = card(at(0, 300)).node;
    const { node, ways } = card(at(0, 0));
    travel(null, '.pack')(node);
    expect(ways).toEqual([]);
  });
});
