/** A share with its 95 % interval, each from 0 to 1. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
const z = 1.959964;

/** Wilson's interval, which holds for few lines and for shares near 0 and 1. Null of nothing. */
export function estimateShare(count: number, of: number): Estimate | null {
  if (of === 0) return null;
  const share = count / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const centre = share + (z * z) / (2 * of);
  const scale = 1 + (z * z) / of;
  return {
    value: share,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}

/**
 * F1, with the interval of the share tp / (tp + fp + fn), of which it is a rising function:
 * F1 = 2s / (1 + s).
 */
export function estimateF1(found: { tp: number; fp: number; fn: number }): Estimate | null {
  const share = estimateShare(found.tp, found.tp + found.fp + found.fn);
  if (share === null) return null;
  return { value: toF1(share.value), low: toF1(share.low), high: toF1(share.high) };
}

const toF1 = (share: number): number => (2 * share) / (1 + share);
