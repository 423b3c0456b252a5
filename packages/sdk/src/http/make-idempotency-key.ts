/**
 * A key for what may be sent again by the caller, which nobody can guess. By hand, since a page that came
 * without TLS has no `crypto.randomUUID`.
 */
export const makeIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
