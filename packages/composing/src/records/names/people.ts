import type { NameRow } from './program-names.ts';

/** Of staff, openings, support, reviews, mailings and figures of channels. */
export const peopleNames: readonly NameRow[] = [[/^hiredate$/, 'start date']];
