import type { Fact } from '../facts/read-facts.ts';
import { isDate } from '../request/read-asked.ts';

/** When a survey was made, where it has no day, is its period: `when: November 2026`. */
export const nameByPeriod = (fact: Fact): Fact =>
  fact.path.length === 1 && isDate(fact) && period.test(fact.value)
    ? { ...fact, names: ['period'] }
    : fact;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const period = new RegExp(
  `^(?:(?:early|mid|late|end of) )?(?:${month}(?: ?(?:-|–|to|and|/) ?${month})?|q[1-4]|spring|summer|autumn|fall|winter)?[ ,-]*(?:20\\d\\d)?$`,
  'i',
);
