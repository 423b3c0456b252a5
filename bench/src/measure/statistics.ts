/** The middle and the ends of some measurements. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** @param values at least one */
export function computeSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) throw new Error('There is nothing to take the median of.');
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

/** Each value over its partner: what one round gave over what the other gave in the same round. */
export const computeRatios = (ours: readonly number[], floor: readonly number[]): number[] =>
  ours.map((value, index) => value / floor[index]!);

/** Slope of the least-squares line through the points, in units of y for one of x. */
export function computeSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const above = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const below = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
