import { measureGrowth } from '@workspace-ops/growth';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { askAboutCorrections, askWhichFigure, findContradictions } from './contradictions.ts';
import { readFacts } from './read-facts.ts';

const readQuestions = (context: JsonObject) =>
  findContradictions(readFacts(context)).map(askWhichFigure);

it('asks which of two figures of one thing is right', () => {
  const observation = '12x30 at the club stayed put, gusts 58mph at Weybourne';
  const outcome = 'went ahead, gusts of 68mph and not a peg moved';
  const question = 'Which is right: “gusts 58mph” or “gusts of 68mph”?';
  expect(readQuestions({ observation, outcome })).toEqual([question]);
  const { draft } = composeRun('MKT-01', { observation, outcome });
  expect(draft!.summary).toContain(`Not ready to send. ${question}`);
  expect(
    composeRun('MKT-01', { observation, outcome, figuresRight: 'yes' })['draft']!.asks,
  ).toEqual([]);
});

it('asks to which figure something came down', () => {
  const quote = 'You cut it from 11 weeks to 2 across 38 plots.';
  expect(readQuestions({ quote, result: 'Overrun 11 weeks to 3' })).toEqual([
    'Which is right: “11 weeks to 2” or “11 weeks to 3”?',
  ]);
});

it.each<[JsonObject]>([
  [{ observation: 'It took 3 hours.', outcome: 'It took 2 hours.' }],
  [{ before: 'A queue of 40 minutes', after: 'A queue of 10 minutes' }],
  [{ observation: 'gusts 58mph', outcome: 'gusts 58mph' }],
  [{ observation: 'A gust of 58mph, then a gust of 61mph' }],
  [{ lines: [{ note: 'gusts 58mph' }, { note: 'gusts 61mph' }] }],
])('asks about no other figures: %j', (context) => {
  expect(readQuestions(context)).toEqual([]);
});

it.each<[string, string, JsonObject, string]>([
  [
    'FUL-02',
    'report',
    {
      customer: 'Bhatt',
      update: 'All up, but the back handrail’s not on yet.',
      status: 'complete',
    },
    'Which is right: “complete” or “All up, but the back handrail’s not on yet”?',
  ],
  [
    'OPS-01',
    'order',
    {
      site: 'Yard',
      observation: 'A tube slid off, nobody hurt.',
      injured: 'Kyle, sore wrist, x-ray',
    },
    'Which is right: “A tube slid off, nobody hurt” or “Kyle, sore wrist, x-ray”?',
  ],
])('asks in %s %s about what cannot be true together', (code, key, context, question) => {
  expect(composeRun(code, context)[key]!.summary).toContain(question);
});

it('takes no opposite for one that says the same', () => {
  expect(readQuestions({ status: 'complete', update: 'All up.' })).toEqual([]);
  expect(readQuestions({ status: 'lift 2 of 4', update: 'Not done yet.' })).toEqual([]);
  expect(readQuestions({ injured: 'nobody', what: 'He scraped his shin.' })).toHaveLength(1);
  expect(readQuestions({ observation: 'Nobody hurt.', action: 'Toolbox talk.' })).toEqual([]);
});

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

it.each(['gusts 5mph ', 'make it 9 ', '11 weeks to 2 ', 'ten ', 'not a yet ', 'n’t a '])(
  'takes time in proportion to the length of a text of %j',
  (part) => {
    const ask = (text: string) => {
      const sheet = readFacts({
        status: 'done',
        summary: 'at 9am',
        transcript: text,
        outcome: text,
      });
      return [askAboutCorrections(sheet), findContradictions(sheet)];
    };
    expect(measureGrowth(ask, part)).toBeLessThan(10);
  },
);
