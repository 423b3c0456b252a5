import { sessionLifetimeSeconds } from '@workspace-ops/contracts';
import { dayMs } from '@workspace-ops/service-kit';

/**
 * How long a key is published before it signs, so that every verifier that caches the key set
 * for less has it by then. Also the allowance for clocks that differ.
 */
const leadMs = dayMs;
const tokenLifetimeMs = sessionLifetimeSeconds * 1_000;

export interface KeyDates {
  kid: string;
  signsFrom: Date;
}

export interface KeyPlan {
  /** A new key is due that signs from this moment, or null. */
  addSigningFrom: Date | null;
  /** Keys that sign no more: their private halves have no use. */
  forget: string[];
  /** Keys whose last token has expired. */
  drop: string[];
}

/**
 * What rotation has to do now. A key signs until its successor does, and stays published until
 * the last token that it can have signed has expired: rotation logs nobody out.
 * @param keys by `signsFrom`, oldest first.
 */
export function planSigningKeys(
  keys: readonly KeyDates[],
  now: Date,
  rotationDays: number,
): KeyPlan {
  const superseded = keys.slice(0, -1).map((key, index) => ({
    kid: key.kid,
    sinceMs: now.getTime() - keys[index + 1]!.signsFrom.getTime(),
  }));
  return {
    addSigningFrom: nextKeyStart(keys.at(-1), now, rotationDays * dayMs),
    forget: superseded.filter((key) => key.sinceMs > leadMs).map((key) => key.kid),
    drop: superseded.filter((key) => key.sinceMs > tokenLifetimeMs + leadMs).map((key) => key.kid),
  };
}

function nextKeyStart(newest: KeyDates | undefined, now: Date, rotationMs: number): Date | null {
  if (newest === undefined) return now;
  const due = newest.signsFrom.getTime() + rotationMs;
  if (now.getTime() < due - leadMs) return null;
  // After a long stop the old key signs on until the new one has been published long enough.
  return new Date(Math.max(due, now.getTime() + leadMs));
}

/** The key that signs now: the newest that may. */
export const findSigner = <K extends KeyDates>(keys: readonly K[], now: Date): K | undefined =>
  keys.findLast((key) => key.signsFrom <= now);
