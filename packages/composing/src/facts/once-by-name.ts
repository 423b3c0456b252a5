import { onceByText } from '../weights/once-by-text.ts';

/** The names of a few hundred forms, which the runs of a day have in common: at most a megabyte of them. */
const ofNames = { texts: 5_000, length: 60 };

/**
 * What is read from a field's name, read once for each name: a step asks some three hundred times for the usual form
 * of a dozen names, which was a fifth of its time.
 */
export const onceByName = <Read extends string | boolean>(
  read: (name: string) => Read,
): ((name: string) => Read) => onceByText(read, ofNames);
