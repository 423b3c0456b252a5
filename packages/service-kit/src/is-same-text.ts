import { hash, timingSafeEqual } from 'node:crypto';

/** Hashed first, so that neither the content nor the length of a secret shows in the time taken. */
export const isSameText = (a: string, b: string): boolean =>
  timingSafeEqual(computeHash(a), computeHash(b));

const computeHash = (text: string): Buffer => hash('sha256', text, 'buffer');
