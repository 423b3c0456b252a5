export const maxTries = 5;
const firstDelayMs = 1_000;
const jitter = 0.2;

/**
 * How long to wait after so many failed tries: about 1, 2, 4, 8 s, up to 20 % more or less, so
 * that a receiver that comes back is not met by all at once.
 * @param random from 0 to 1
 */
export const retryDelayMs = (tries: number, random: number): number =>
  Math.round(firstDelayMs * 2 ** (tries - 1) * (1 - jitter + 2 * jitter * random));
