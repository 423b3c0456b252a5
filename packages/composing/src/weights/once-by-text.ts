interface Most {
  texts: number;
  /** In UTF-16 code units: a longer text is read each time. */
  length: number;
}

/** The sentences of the runs of an hour: at most some megabytes of them. */
const ofSentences: Most = { texts: 5_000, length: 400 };

/**
 * What is read from a text, read once for each of the last ones: the rules ask of the same sentences again and again.
 * The table is begun anew when it is full.
 */
export function onceByText<Read extends string | boolean | object>(
  read: (text: string) => Read,
  most = ofSentences,
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
