import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isSendTime } from './send-time.ts';

it.each([
  'send tues am',
  'send it thurs pm',
  'Send on Monday please',
  'goes out friday 4 dec',
  'pls post wed 9am',
  'publish on Tuesday morning',
])('is a time, and its entry in the calendar keeps to it: %s', (notes) => {
  expect(isSendTime(notes)).toBe(true);
  const context = { theme: 'Signs', highlights: ['New vinyl'], notes };
  expect(composeAt('MKT-02 issue', context).asks).toEqual([]);
});

it.each([
  'hold till tues',
  'do not send before tuesday',
  'send it to Neil tues am',
  'send tues once Jo has read it',
  'send the invoice tuesday',
])('and not what waits, or goes to somebody: %s', (said) => {
  expect(isSendTime(said)).toBe(false);
});

it.each([
  ['send tues am', /2026-12-01, (?:09|10|11):/],
  ['send tuesday afternoon', /2026-12-01, (?:13|14|15|16):/],
])('plans it in the part of the day that is named: %s', (notes, when) => {
  for (const theme of ['Signs', 'Wraps', 'Letters', 'Winter hours'])
    expect(
      composeAt('MKT-02 schedule', { theme, highlights: ['New vinyl'], notes }).content,
    ).toMatch(when);
});

it('asks of a letter, which has no entry, as before', () => {
  const { summary } = composeAt('AFT-02 request', {
    customer: 'Vale House',
    outcome: 'Warm since May',
    notes: 'send on monday please',
  });
  expect(summary).toContain('“send on monday please”');
});
