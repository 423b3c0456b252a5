const firstDelayMs = 250;
const longestDelayMs = 5_000;

/** How long to wait after so many failed attempts, from 1 on. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 10));
