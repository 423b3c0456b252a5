import { onceByText } from '../weights/once-by-text.ts';

/** The names of the forms that the runs of a day have in common, and all of the widest body: at most some megabytes of them. */
export const ofNames = { texts: 20_000, length: 60 };

/**
 * What is read from a field's name, read once for each name: a step asks some three hundred times for the usual form
 * of a dozen names, which was a fifth of its time.
 */
export const onceByName = <Read extends string | boolean>(
  read: (name: string) => Read,
): ((name: string) => Read) => onceByText(read, ofNames);
