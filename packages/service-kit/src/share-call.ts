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
