import { randomFillSync } from 'node:crypto';

/** Drawn for many at once: a call to the system's source costs more than what is done with it. */
const drawn = Buffer.alloc(4_096);
let used = drawn.length;

/** Random bytes, few at a time. To be used at once: later ones are written over them. */
export function takeRandom(bytes: number): Buffer {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return drawn.subarray(used, (used += bytes));
}

/** Random bytes in hexadecimal digits. */
export const randomHex = (bytes: number): string => takeRandom(bytes).toString('hex');
