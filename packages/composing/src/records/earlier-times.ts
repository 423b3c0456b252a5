import { byItsWords } from '@workspace-ops/content';
import { monthNames } from '../facts/day-word.ts';

const earlier = '(?:previous|prior|last|former|preceding|earlier)';
const time = `(?:period|month|week|quarter|year|figures|results|reading|${monthNames})(?:\\d\\d){0,2}`;

/** What holds the figures of another time than the record's own, by `plainName`: `last month`, `October for comparison`. */
export const ofEarlier = byItsWords(
  new RegExp(
    `^(?:same(?:period|month|week|quarter|year))?${earlier}(?:${time})?$|^(?:period|month|week|quarter|year)before$|^(?:${earlier}?${time})?(?:for|as|in)?(?:a|the)?comparison(?:with|to)?(?:${earlier}?${time})?$|^compared?(?:to|with)(?:${earlier}?${time})?$`,
  ),
);
