import type { NameRow } from './program-names.ts';

/** Of programs that keep leads, deals and quotes. */
export const salesNames: readonly NameRow[] = [[/^(?:expected)?clos(?:e|ing)date$/, 'close date']];
