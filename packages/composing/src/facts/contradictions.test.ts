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

it.each<[JsonObject, string]>([
  [
    { equipment: 'Bed lift C', fault: 'Bed lift D brake does not hold' },
    'Which is right: “Bed lift C” or “Bed lift D”?',
  ],
  [
    { asset: 'Goods lift (Lift 5)', prob: 'Lift 4 trips its governor' },
    'Which is right: “Goods lift (Lift 5)” or “Lift 4”?',
  ],
  [{ lift: 'Lift 2', seen: 'lift 3 sticks' }, 'Which is right: “Lift 2” or “lift 3”?'],
  [{ vehicle: 'Van 3', issue: 'Van 2 leaks oil' }, 'Which is right: “Van 3” or “Van 2”?'],
])('asks which of two things of one kind is meant: %j', (context, question) => {
  expect(readQuestions(context)).toEqual([question]);
});

it.each<[JsonObject]>([
  [{ asset: 'Lift 4', fault: 'Lift 4 and Lift 5 stick' }],
  [{ asset: 'Lift 4 and Lift 5', fault: 'Lift 5 sticks' }],
  [{ asset: 'Lift 4', fault: 'Lift stops at floor 3, twice in 2 days' }],
  [{ asset: 'Lift 4', fault: 'The lift 30 mm too high, lift 2 times reset' }],
  [{ asset: 'Lift 4', fault: 'Door sticks', notes: 'Lift 5 was done last week' }],
  [{ asset: 'Boiler B', fault: 'Panel A is dark' }],
])('takes one thing for one: %j', (context) => {
  expect(readQuestions(context)).toEqual([]);
});

it('reads the names of things in a time that grows with the text', () => {
  const read = (fault: string) => findContradictions(readFacts({ asset: 'Lift 4', fault }));
  for (const part of ['lift 5 mm ', 'lift ', 'A 4 '])
    expect(measureGrowth(read, part), part).toBeLessThan(10);
});

const asked = (summary: string, transcript: string, name = 'summary'): string[] =>
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
