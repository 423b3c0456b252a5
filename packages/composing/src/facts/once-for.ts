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

/** The same of two objects, for the last other one: of a sheet, and of the workflow whose run reads it. */
export function onceForBoth<
  One extends object,
  Other extends object,
  Read extends object | boolean,
>(read: (one: One, other: Other) => Read): (one: One, other: Other) => Read {
  const known = new WeakMap<One, { other: Other; made: Read }>();
  return (one, other) => {
    const found = known.get(one);
    if (found?.other === other) return found.made;
    const made = read(one, other);
    known.set(one, { other, made });
    return made;
  };
}
