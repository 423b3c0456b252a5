/** What is made at the first call, and never where nobody asks for it. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The same of what is read of an input, by what all its readings share. */
export function keptFor<I, T>(toKey: (input: I) => object, make: (input: I) => T): (input: I) => T {
  const kept = new WeakMap<object, T>();
  return (input) => {
    const key = toKey(input);
    const found = kept.get(key) ?? make(input);
    kept.set(key, found);
    return found;
  };
}
