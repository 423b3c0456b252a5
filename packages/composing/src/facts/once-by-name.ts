/** The names of a few hundred forms, which the runs of a day have in common: at most a megabyte of them. */
const most = { names: 5_000, length: 60 };

/**
 * What is read from a field's name, read once for each name: a step asks some three hundred times for the usual form
 * of a dozen names, which was a fifth of its time. The table is begun anew when it is full.
 */
export function onceByName<Read extends string | boolean>(
  read: (name: string) => Read,
): (name: string) => Read {
  const known = new Map<string, Read>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = read(name);
    if (name.length > most.length) return made;
    if (known.size === most.names) known.clear();
    known.set(name, made);
    return made;
  };
}
