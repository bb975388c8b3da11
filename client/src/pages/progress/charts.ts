/** Charts as numbers: where the points of a line and the bars of a row stand. */

export type Point = { readonly at: number; readonly worth: number };
export type Line = { readonly path: string; readonly points: readonly (readonly [number, number])[]; readonly low: number; readonly high: number };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A line through all points in a box of this size, by their order; it is never flatter than a height of one. */
export function lineOf(points: readonly Point[], width: number, height: number): Line {
  const values = points.map((one) => one.worth);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, most - least);
  const low = least - (room - (most - least)) / 2;
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  const placed = values.map((value, at) => {
    const x = points.length > 1 ? at * step : width / 2;
    return [rounded(x), rounded(height - ((value - low) / room) * height)] as const;
  });
  return { path: placed.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join(''), points: placed, low: least, high: most };
}

export type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Bars side by side in a box of this size: the highest fills it, and what is nothing is not drawn. */
export function barsOf(values: readonly number[], width: number, height: number): readonly Bar[] {
  const most = Math.max(1, ...values);
  const step = width / values.length;
  return values.map((value, at) => {
    const tall = rounded((value / most) * height);
    return { x: rounded(at * step + step * 0.1), y: rounded(height - tall), width: rounded(step * 0.8), height: tall };
  });
}
