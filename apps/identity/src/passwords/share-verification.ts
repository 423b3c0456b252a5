/** Runs work under a key; see {@link createSharedVerification}. */
export type SharedVerification<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Callers with the same key at the same time take turns, and all get the first success: a burst
 * of equal right logins is hashed once and counts as one attempt. A failure that `isOwn` is not
 * shared, so that each of many equal guesses is counted by itself.
 */
export function createSharedVerification<T>(
  isOwn: (error: unknown) => boolean,
): SharedVerification<T> {
  const running = new Map<string, Promise<T>>();
  return async (key, work) => {
    for (let current = running.get(key); current !== undefined; current = running.get(key)) {
      try {
        return await current;
      } catch (error) {
        if (!isOwn(error)) throw error;
      }
    }
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
