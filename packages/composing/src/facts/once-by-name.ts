import { onceByText } from '../weights/once-by-text.ts';

/** The names of the forms that the runs of a day have in common, and all of the widest body: at most some megabytes of them. */
const ofNames = { texts: 20_000, length: 60 };

/**
 * What is read from a field's name, read once for each name: a step asks some three hundred times for the usual form
 * of a dozen names, which was a fifth of its time.
 */
export const onceByName = <Read extends string | boolean | readonly unknown[]>(
  read: (name: string) => Read,
): ((name: string) => Read) => onceByText(read, ofNames);

/** Of a table the rows whose expression fits a name, in their order. */
export const rowsByName = <Row extends readonly [shape: RegExp, ...unknown[]]>(
  rows: readonly Row[],
): ((name: string) => readonly Row[]) =>
  onceByName((name): readonly Row[] => rows.filter(([shape]) => shape.test(name)));
