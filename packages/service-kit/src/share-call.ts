/**
 * The work, of which one call at a time is under way: calls that come meanwhile get its outcome.
 */
export function shareCall<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Does work under a key; see {@link shareCallByKey}. */
export type SharedByKey<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * The same for each key: who comes with a key while its work is under way gets the outcome of that, and no
 * work of their own is done. A failure that `isOwn` is not shared: then those who waited take turns, until
 * one of them succeeds.
 */
export function shareCallByKey<T>(
  isOwn: (error: unknown) => boolean = () => false,
): SharedByKey<T> {
  const underWay = new Map<string, Promise<T>>();
  const share: SharedByKey<T> = (key, work) => {
    const current = underWay.get(key);
    if (current !== undefined) {
      return current.catch((error: unknown) => {
        if (!isOwn(error)) throw error;
        return share(key, work);
      });
    }
    const own = work().finally(() => underWay.delete(key));
    underWay.set(key, own);
    return own;
  };
  return share;
}
