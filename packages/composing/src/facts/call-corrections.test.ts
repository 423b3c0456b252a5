import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { askAboutCorrections } from './call-corrections.ts';
import { readFacts } from './read-facts.ts';

const call = (summary: string, transcript: string) =>
  askAboutCorrections(readFacts({ summary, transcript }));

it('asks about what a call corrects, or agrees on last, and its summary does not say', () => {
  const spoken =
    'Imran: Twelve houses. Actually no, make it ten houses. Agent: Tuesday at nine am? Imran: Ten o’clock Tuesday then.';
  expect(call('12 houses, 9am on Tuesday.', spoken)).toEqual([
    'The transcript says “Actually no, make it ten houses”: does the summary have it?',
    'The transcript says “Imran: Ten o’clock Tuesday then”: does the summary have it?',
  ]);
  expect(call('10 houses, 10am on Tuesday.', spoken)).toEqual([]);
  expect(call('Survey at 4pm.', 'Make it half four. Half past four then.')).toHaveLength(1);
  expect(call('Thursday 3 December at 2.30.', 'Make it half past three.')).toHaveLength(1);
  expect(call('Thursday at 3.30.', 'Make it half past three. Three thirty then.')).toEqual([]);
  const moved = 'Yes. Wednesday, no sorry, Thursday the third, eleven o’clock.';
  expect(call('Visit booked for Wednesday 3 December at 11:00.', moved)).toHaveLength(1);
  expect(call('Survey at 4.30pm.', 'Make it half past four.')).toEqual([]);
  expect(call('Wants a quote.', 'Actually we are fine. Make it nice.')).toEqual([]);
});

it.each([
  'Not on this number, it is my work one.',
  'Don’t ring the house number.',
  'Ring my manager Joan, not me.',
])('asks under which number somebody is reached who says %j', (said) => {
  const { crm } = composeRun('SAL-01', { summary: 'Wants a quote.', transcript: `Jo: ${said}` });
  expect(crm!.summary).toContain('under which number is who reached?');
});

it('says so in the brief and in the record', () => {
  const { brief, crm } = composeRun('SAL-01', {
    summary: 'Imran of Sadiq Solar wants a quote for 12 houses.',
    transcript: 'Imran: Twelve houses. Actually no, make it ten houses.',
  });
  for (const { summary } of [brief!, crm!])
    expect(summary).toContain('“Actually no, make it ten houses”: does the summary have it?');
});

it.each(['make it 9 ', 'ten ', 'gusts 5mph '])(
  'takes time in proportion to the length of a call of %j',
  (part) => {
    const ask = (transcript: string) => call('at 9am', transcript);
    expect(measureGrowth(ask, part)).toBeLessThan(10);
  },
);

const asked = (summary: string, transcript: string, name = 'summary'): readonly string[] =>
  askAboutCorrections(readFacts({ [name]: summary, transcript }));

it.each<[string, string, string]>([
  ['A lunch on Sunday 14 March 2027.', 'Caller: Sunday the 21st of March.', '21st of March'],
  ['A lunch on March 14.', 'Caller: On the twenty-first of March.', 'twenty-first'],
  ['A contract for 2 lifts.', 'Caller: It is three lifts in all.', 'three lifts'],
  ['A contract for 2 lifts.', 'Caller: Two lifts, no hang on, better say three.', 'better say'],
  ['About 60 people.', 'Caller: Sixty people, maybe seventy.', 'maybe seventy'],
  ['Lunch for 60 guests.', 'Caller: We are eighty-five people.', 'eighty-five'],
])('asks what a call says otherwise than “%s”: %s', (summary, transcript, said) => {
  for (const name of ['summary', 'callSummary', 'call_summary'])
    expect(asked(summary, transcript, name).join()).toContain(said);
});

it.each([
  ['A lunch on 14 March for 60 people.', 'Caller: The 14th of March, sixty people.'],
  ['A lunch on 14 March.', 'Caller: I have until 2 April. March is fine, the fourteenth of March.'],
  ['A contract for 2 lifts.', 'Caller: Two lifts. The old firm has three vans.'],
  ['A visit on 14 March.', 'Caller: Not in May, the 3rd of May is a holiday.'],
  ['Wants a lunch.', 'Caller: Maybe the garden.'],
])('asks about nothing that agrees with “%s”: %s', (summary, transcript) => {
  expect(asked(summary, transcript)).toEqual([]);
});

it('compares a call with its summary in a time that grows with the text', () => {
  const read = (transcript: string) => asked('For 2 lifts on 14 March.', transcript);
  for (const part of ['three lifts. ', '21 March ', 'twenty '])
    expect(measureGrowth(read, part), part).toBeLessThan(10);
});
