/** The sentences of the runs of an hour: at most some megabytes of them. */
const most = { texts: 5_000, length: 400 };

/** What is read from a text, read once for each of the last ones: the rules ask of the same sentences again and again. */
export function onceByText<Read extends object>(
  read: (text: string) => Read,
): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = read(text);
    if (text.length > most.length) return made;
    if (known.size === most.texts) known.clear();
    known.set(text, made);
    return made;
  };
}
