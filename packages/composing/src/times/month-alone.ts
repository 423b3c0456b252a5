import { months } from './calendar.ts';

const monthAlone = new RegExp(
  `^(?:(?:early|late|mid)[ -])?(?:(?:${months.join('|')})[a-z]{0,6}\\.?|spring|summer|autumn|fall|winter|q[1-4])(?:,? (?:of )?20\\d\\d)?\\.?$`,
  'i',
);

/** `January 2027`, `late spring`: a time of the year, in which something may be on any day. */
export const isMonthAlone = (said: string): boolean => monthAlone.test(said.trim());
