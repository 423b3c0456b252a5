/**
 * What is read from an object, read once for each: the steps of a run read the same data, and its facts again and again.
 * It is forgotten with the object.
 */
export function onceFor<Of extends object, Read extends object | boolean>(
  read: (of: Of) => Read,
): (of: Of) => Read {
  const known = new WeakMap<Of, Read>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found;
    const made = read(of);
    known.set(of, made);
    return made;
  };
}

/** The same of two objects: of a sheet and the workflow that reads it. */
export function onceForBoth<
  One extends object,
  Other extends object,
  Read extends object | boolean,
>(read: (one: One, other: Other) => Read): (one: One, other: Other) => Read {
  const readsOf = onceFor((one: One) => onceFor((other: Other) => read(one, other)));
  return (one, other) => readsOf(one)(other);
}
