import { onceByText } from '../weights/once-by-text.ts';
import { ofNames } from './once-by-name.ts';

/** Of a table the rows whose expression fits a name, in their order: the whole of it is tried once for each name. */
export const rowsByName = <Row extends readonly [shape: RegExp, ...unknown[]]>(
  rows: readonly Row[],
): ((name: string) => readonly Row[]) =>
  onceByText((name) => rows.filter(([shape]) => shape.test(name)), ofNames);
