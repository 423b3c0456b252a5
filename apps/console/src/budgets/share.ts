/** The shares of a limit, in percent, that the service announces. */
const thresholds = [50, 80, 100] as const;

export interface Share {
  /** Of the limit, in percent, for people; may be above 100. */
  percent: number;
  /** The widths of what is spent and reserved; together 100 at most. */
  spent: number;
  reserved: number;
  /** The highest threshold that what is spent has reached. */
  reached: (typeof thresholds)[number] | null;
}

/** How much of a limit is used; null without one. */
export function computeShare(
  spentUsd: number,
  reservedUsd: number,
  limitUsd: number | null,
): Share | null {
  if (limitUsd === null) return null;
  // Of a limit of nothing everything is used.
  const toPercent = (usd: number) => (limitUsd === 0 ? 100 : (usd / limitUsd) * 100);
  const percent = toPercent(spentUsd);
  const spent = Math.min(100, percent);
  return {
    percent: Math.floor(percent),
    spent,
    reserved: limitUsd === 0 ? 0 : Math.min(100 - spent, toPercent(reservedUsd)),
    reached: thresholds.findLast((threshold) => percent >= threshold) ?? null,
  };
}
