/**
 * The smallest value that so many per cent of the values do not exceed (nearest rank).
 * @param values at least one
 * @param percent above 0, up to 100
 */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error('There is nothing to take a percentile of.');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1]!;
}
