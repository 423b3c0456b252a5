import { months } from './calendar.ts';

const monthAlone = new RegExp(
  `^(?:(?:early|late|mid)[ -])?(?:(?:${months.join('|')})[a-z]{0,6}\\.?|spring|summer|autumn|fall|winter|q[1-4])(?:,? (?:of )?20\\d\\d)?\\.?$`,
  'i',
);

/** `January 2027`, `late spring`: a time of the year, in which something may be on any day. */
export const isMonthAlone = (said: string): boolean => monthAlone.test(said.trim());

const partOfMonth = new RegExp(
  `^(?:in |some ?time in |around )?(?:the )?(?:early|mid|late|middle of|end of|start of|beginning of|(?:first|second|third|last|1st|2nd|3rd) week (?:of|in)|(?:first|second) half of|week (?:of|commencing|beginning|starting)|w/c)[ -](?:the )?(?:(?:${months.join('|')})[a-z]{0,6}\\.?(?:,? (?:of )?20\\d\\d)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months.join('|')})[a-z]{0,6}\\.?(?:,? 20\\d\\d)?|next (?:week|month)|the month|the year)\\.?$`,
  'i',
);

/** `First week of February`, `mid January`, `week of 7 December`: about when something begins, and no certain day. */
export const isAbout = (said: string): boolean => partOfMonth.test(said.trim());

/** As a sentence has it: `in mid January`, `in the first week of February`, `at the end of March`. */
export function sayAbout(said: string): string {
  const words = said
    .trim()
    .replace(/\.$/, '')
    .replace(/^(?:in|around) (?=\p{L})/iu, '');
  const lower = /^[A-Z][a-z]+ (?:of|week|half)|^(?:Early|Mid|Late|The|Week)\b/.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
  if (/^(?:early|mid|late)/i.test(lower)) return `in ${lower}`;
  const whole = /^the /i.test(lower) || /^w\/c/i.test(lower) ? lower : `the ${lower}`;
  return /^the (?:end|start|beginning) of/i.test(whole) ? `at ${whole}` : `in ${whole}`;
}
