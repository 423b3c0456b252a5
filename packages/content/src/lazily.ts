/** What is made at the first call, and never where nobody asks for it. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
