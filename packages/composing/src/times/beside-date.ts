import type { ParsedResult } from 'chrono-node';

const isDate = ({ start }: ParsedResult): boolean => start.isCertain('day');
const isWeekday = (result: ParsedResult): boolean => !isDate(result);

/** Shorter words mean something else in one of the languages: `so` is a Sunday, and `Sam` a Saturday. */
const namesDay = /\p{L}{5}|^\((?:mon|tue|wed|thu|fri|sat|sun)\b/iu;

/** The date that stands beside a weekday, or the weekday beside a date: the reader takes `2026-12-01 (Monday)` for two. */
export function findBeside(
  found: ParsedResult,
  all: readonly ParsedResult[],
  text: string,
): ParsedResult[] {
  if (isDate(found) && found.start.isCertain('weekday')) return [];
  const isOther = isDate(found) ? isWeekday : isDate;
  const beside = all.find(
    (other) =>
      isOther(other) &&
      namesDay.test(isDate(other) ? found.text : other.text) &&
      isJoin(between(found, other, text)),
  );
  return beside === undefined ? [] : [beside];
}

const isJoin = (gap: string): boolean => /^[\s,;:()–-]{1,4}$/.test(gap);

function between(one: ParsedResult, other: ParsedResult, text: string): string {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  return text.slice(first.index + first.text.length, second.index);
}
