import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const length = 12;

/** A reference that people can read out: the prefix and 12 of A-Z0-9 that nobody can guess. */
export const newReference = (prefix: 'VBK' | 'VOUT'): string =>
  `${prefix}-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
