import { expect, it } from 'vitest';
import { plainValue } from './plain-value.ts';
import { readFacts } from './read-facts.ts';

it.each([
  ['2026-11-23', '23 November 2026'],
  ['2026-11-23T09:41:07.000Z', '23 November 2026, 09:41 UTC'],
  ['2026-11-23T09:41+01:00', '23 November 2026, 09:41 UTC+01:00'],
  ['Seen 2026-11-23T09:41:07', 'Seen 23 November 2026, 09:41'],
  ['2026-02-30T09:41:07Z', '2026-02-30T09:41:07Z'],
])('tells %s in words', (repliedAt, told) => {
  const sheet = readFacts({ repliedAt });
  expect(plainValue(sheet.facts[0]!, sheet)).toBe(told);
});
