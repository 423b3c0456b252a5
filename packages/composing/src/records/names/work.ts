import type { NameRow } from './program-names.ts';

/** Of jobs, visits, tasks and inspections. */
export const workNames: readonly NameRow[] = [[/^jobaddress$/, 'site']];
