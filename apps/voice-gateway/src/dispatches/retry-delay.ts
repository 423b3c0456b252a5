/** Tries until the hand-over of a call counts as failed: about ten minutes in all. */
export const maxAttempts = 10;

const firstDelayMs = 1_000;
const longestDelayMs = 120_000;
const jitter = 0.2;

/**
 * How long to wait after so many failed attempts: about 1, 2, 4 s and so on up to two minutes,
 * 20 % more or less.
 * @param random from 0 to 1
 */
export const retryDelayMs = (attempts: number, random: number): number =>
  Math.round(
    Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1)) *
      (1 - jitter + 2 * jitter * random),
  );
